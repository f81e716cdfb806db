/** One declared field that is neither a picture nor a long text: those bring much code, which small screens do without. */
import { AmountField } from '#desk/form/amount-input.tsx';
import { type AnyForm, SelectField, SwitchField, TextareaField, TextField } from '#desk/form/fields.tsx';
import type { Field } from '#values/fields/declared.ts';
import type { Choices, ReadChoices } from './kind.ts';
import { useRead } from './use-read.ts';

interface Props {
  form: AnyForm;
  name: string;
  field: Field;
}

export function PlainField({ choices, ...props }: Props & { choices: Choices | undefined }) {
  const { form, name, field } = props;
  const { label, isRequired = false, hint, maxLength, rows } = field;
  const named = { form, name, label };
  switch (field.kind) {
    case 'switch':
      return <SwitchField {...named} description={hint} />;
    case 'price':
      return <AmountField {...named} required={isRequired} />;
    case 'textarea':
      return <TextareaField {...named} maxLength={maxLength!} minRows={rows!} />;
    case 'choice':
      return <ChoiceField {...props} choices={choices!} />;
    default:
      return <Line {...props} />;
  }
}

function Line({ form, name, field }: Props) {
  const {
    label,
    type = 'text',
    isRequired = false,
    isMarked = isRequired,
    note,
    hint,
    placeholder,
    maxLength,
    min,
    max,
  } = field;
  return (
    <TextField
      form={form}
      name={name}
      label={label}
      type={type}
      required={isRequired}
      withAsterisk={isMarked}
      {...{ maxLength, min, max, placeholder, description: hint ?? note }}
      {...(type === 'number' && { step: 1 })}
      {...(note && { inputWrapperOrder: ['label', 'input', 'description', 'error'] as const })}
    />
  );
}

interface ChoiceProps extends Props {
  choices: Choices;
}

function ChoiceField({ choices, ...props }: ChoiceProps) {
  if ('call' in choices) return <ReadChoice {...props} choices={choices} />;
  return <Choice {...props} none={choices.none} options={choices.options} />;
}

/** One of the things that a call lists. */
function ReadChoice({ choices, ...props }: ChoiceProps & { choices: ReadChoices }) {
  const { data, error } = useRead<{ id: number; nombre: string }[]>({ ...choices, input: {} });
  const options = (data?.data ?? []).map(({ id, nombre }) => [String(id), nombre] as const);
  return <Choice {...props} none={choices.none} options={options} problem={error?.message} />;
}

interface OptionsProps extends Omit<ChoiceProps, 'choices'> {
  none: string;
  options: readonly (readonly [value: string, label: string])[];
  problem?: string | undefined;
}

function Choice({ form, name, field: { label, isRequired = false, hint }, none, options, problem }: OptionsProps) {
  return (
    <SelectField
      form={form}
      name={name}
      label={label}
      required={isRequired}
      description={hint}
      data={[{ value: '', label: none }, ...options.map(([value, label]) => ({ value, label }))]}
      error={problem ?? form.errors[name]}
    />
  );
}
