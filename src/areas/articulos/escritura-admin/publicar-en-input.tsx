import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { fromHoraLocal, toHoraLocal } from '#values/hora-local.ts';

interface Props {
  /** An instant, or empty for "at once". */
  value: string;
  onChange(instant: string): void;
  error?: ReactNode;
  /** Alone in a dialog: empty is no answer. */
  isAsked?: boolean;
}

/** When an article is to appear on the site. */
export function PublicarEnInput({ value, onChange, error, isAsked }: Props) {
  return (
    <TextInput
      label="Fecha de publicación"
      name="publicar_en"
      type="datetime-local"
      {...(isAsked
        ? { 'data-autofocus': true }
        : { description: 'Vacía: al momento. Si es futura, no se ve hasta entonces' })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value && toHoraLocal(value)}
      onChange={(event) => onChange(fromHoraLocal(event.currentTarget.value))}
      error={error}
    />
  );
}
