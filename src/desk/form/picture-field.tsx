import type { Named } from './fields.tsx';
import { ImageInput } from './image-input.tsx';

interface PictureProps extends Named {
  /** The picture that is there now. */
  current?: string | null | undefined;
  /** The field that says the current one is to go; without it, it cannot be taken away. */
  removal?: string;
  accept?: string;
  required?: boolean;
  help?: string;
}

/** One picture, sent with the form. */
export function PictureField({ form, name, current, removal, ...rest }: PictureProps) {
  return (
    <ImageInput
      name={name}
      value={form.values[name]}
      onChange={(file) => form.setFieldValue(name, file)}
      current={removal && form.values[removal] ? null : current}
      {...(removal && { onRemoveCurrent: () => form.setFieldValue(removal, true) })}
      error={form.errors[name] as string | undefined}
      {...rest}
    />
  );
}
