/** A picture of which the form holds the address, not the file. */

import { useState } from 'react';
import { isChosen } from '#desk/pictures/picture-value.ts';
import type { AnyForm } from './fields.tsx';
import { ImageInput } from './image-input.tsx';

interface Props {
  form: AnyForm;
  name: string;
  label: string;
  help?: string;
  isLogo?: boolean;
}

export function StoredPictureField({ form, name, label, help, isLogo }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const { value, error } = form.getInputProps(name) as { value: string | null; error?: string };
  return (
    <ImageInput
      label={label}
      name={name}
      value={file}
      onChange={(next) => {
        setFile(isChosen(next) ? null : next);
        if (isChosen(next)) form.setFieldValue(name, next.medio);
      }}
      current={value}
      onRemoveCurrent={() => form.setFieldValue(name, null)}
      error={error}
      {...(help && { help })}
      {...(isLogo && { isLogo })}
    />
  );
}
