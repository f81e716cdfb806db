/**
 * The fields of a form by their name in the call: label, error and value are wired here, once. What else a form says of
 * a field (its own `onChange`, its own sentence as `error`) wins.
 */
import {
  NativeSelect,
  type NativeSelectProps,
  Switch,
  type SwitchProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ComponentProps } from 'react';
import { AmountInput } from './amount-input.tsx';
import { ImageInput } from './image-input.tsx';
import { RichTextInput } from './rich-text-input.tsx';
import { steady } from './steady.tsx';

const SteadyText = steady<TextInputProps>(TextInput);
const SteadySelect = steady<NativeSelectProps>(NativeSelect);
const SteadyTextarea = steady<TextareaProps>(Textarea);
const SteadySwitch = steady<SwitchProps>(Switch);

/** Any form: which fields it has is known where the field is used. */
// biome-ignore lint/suspicious/noExplicitAny: the values' shape is the form's own; a field only reads and writes its name
type AnyForm = UseFormReturnType<any>;

interface Named {
  form: AnyForm;
  name: string;
  label: string;
}

export function TextField({ form, name, ...rest }: Named & Omit<TextInputProps, 'form' | 'name' | 'label'>) {
  return <SteadyText name={name} {...form.getInputProps(name)} {...rest} />;
}

/** An amount of money. */
export function AmountField({
  form,
  name,
  ...rest
}: Named & Omit<TextInputProps, 'form' | 'name' | 'label' | 'value' | 'onChange'>) {
  return <AmountInput name={name} {...form.getInputProps(name)} {...rest} />;
}

/** The thing's address; most forms show it only on an edit, for a new thing gets one from its title. */
export function SlugField({
  form,
  ...rest
}: { form: AnyForm } & Pick<TextInputProps, 'description' | 'value' | 'onChange'>) {
  return (
    <TextField
      form={form}
      name="slug"
      label="Slug"
      required
      maxLength={200}
      description="Solo minúsculas, números y guiones"
      {...rest}
    />
  );
}

export function SelectField({ form, name, ...rest }: Named & Omit<NativeSelectProps, 'form' | 'name' | 'label'>) {
  return <SteadySelect name={name} {...form.getInputProps(name)} {...rest} />;
}

/** Grows with what is written in it. */
export function TextareaField({ form, name, ...rest }: Named & Omit<TextareaProps, 'form' | 'name' | 'label'>) {
  return <SteadyTextarea name={name} autosize {...form.getInputProps(name)} {...rest} />;
}

export function SwitchField({ form, name, ...rest }: Named & Omit<SwitchProps, 'form' | 'name' | 'label'>) {
  return <SteadySwitch name={name} {...form.getInputProps(name, { type: 'checkbox' })} {...rest} />;
}

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
