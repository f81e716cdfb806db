import type { ComponentProps } from 'react';
import type { Named } from './fields.tsx';
import { RichTextInput } from './rich-text-input.tsx';

type RichTextOptions = Pick<ComponentProps<typeof RichTextInput>, 'required' | 'uploadCall' | 'hasCards' | 'isPage'>;

export function RichTextField({ form, name, label, ...rest }: Named & RichTextOptions) {
  return (
    <RichTextInput
      label={label}
      name={name}
      {...rest}
      value={form.values[name]}
      onChange={(html) => form.setFieldValue(name, html)}
      error={form.errors[name] as string | undefined}
    />
  );
}
