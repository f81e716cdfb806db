import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { fromHoraLocal, toHoraLocal } from '#values/hora-local.ts';

interface Props {
  /** An instant, or empty for "at once". */
  value: string;
  onChange(instant: string): void;
  error?: ReactNode;
}

/** When an article is to appear on the site. */
export function PublicarEnInput({ value, onChange, error }: Props) {
  return (
    <TextInput
      label="Fecha de publicación"
      name="publicar_en"
      type="datetime-local"
      description="Vacía: al momento. Si es futura, no se ve hasta entonces"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value && toHoraLocal(value)}
      onChange={(event) => onChange(fromHoraLocal(event.currentTarget.value))}
      error={error}
    />
  );
}
