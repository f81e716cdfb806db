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
import { withStableHandlers } from './with-stable-handlers.tsx';

const SteadyText = withStableHandlers<TextInputProps>(TextInput);
const SteadySelect = withStableHandlers<NativeSelectProps>(NativeSelect);
const SteadyTextarea = withStableHandlers<TextareaProps>(Textarea);
const SteadySwitch = withStableHandlers<SwitchProps>(Switch);

/** What fields need of a form; which of them it has is known where the field is used. */
export type AnyForm = Pick<
  // biome-ignore lint/suspicious/noExplicitAny: the values' shape is the form's own; a field only reads and writes its name
  UseFormReturnType<any>,
  'getInputProps' | 'values' | 'setFieldValue' | 'setValues' | 'errors'
>;

export interface Named {
  form: AnyForm;
  name: string;
  label: string;
}

export function TextField({ form, name, ...rest }: Named & Omit<TextInputProps, 'form' | 'name' | 'label'>) {
  return <SteadyText name={name} {...form.getInputProps(name)} {...rest} />;
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

/** Things to choose between, as a select takes them; none while they are on their way. */
export function optionsOf(things: readonly { id: number; nombre: string }[] | undefined) {
  return (things ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre }));
}
