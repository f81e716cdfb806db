import { TextInput, type TextInputProps } from '@mantine/core';
import { type FocusEvent, useState } from 'react';
import type { Named } from './fields.tsx';
import { plainAmount } from './plain-amount.ts';
import { withStableHandlers } from './with-stable-handlers.tsx';

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: string | number | null;
  onChange(value: string): void;
}

/**
 * An amount of money. A number field of a browser that is not set to Spanish would swallow the comma and make 1250 of
 * 12,50: this one takes it as people write it, hands on a plain number, and shows what it understood once it is left.
 */
export const AmountInput = withStableHandlers(function AmountInput({ value, onChange, onBlur, ...rest }: Props) {
  const [typed, setTyped] = useState<{ text: string; amount: string }>();
  return (
    <TextInput
      inputMode="decimal"
      step="0.01"
      autoComplete="off"
      {...rest}
      // What the form has put here meanwhile wins.
      value={typed && typed.amount === value ? typed.text : inEuros(value)}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
      onChange={({ currentTarget: { value: text } }) => {
        const amount = plainAmount(text);
        setTyped({ text, amount });
        onChange(amount);
      }}
    />
  );
});

/** 12.5 → "12,50"; what is no number stays as it was typed. */
export function inEuros(value: string | number | null | undefined): string {
  return String(value ?? '')
    .replace(/^(\d+)\.(\d+)$/, '$1,$2')
    .replace(/^(\d+,\d)$/, '$10');
}

/** The same as a field of a form. */
export function AmountField({
  form,
  name,
  ...rest
}: Named & Omit<Props, 'form' | 'name' | 'label' | 'value' | 'onChange'>) {
  return <AmountInput name={name} {...form.getInputProps(name)} {...rest} />;
}
