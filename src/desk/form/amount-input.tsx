import { TextInput, type TextInputProps } from '@mantine/core';
import { type FocusEvent, useState } from 'react';
import { steady } from './steady.tsx';

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: string | number | null;
  onChange(value: string): void;
}

/**
 * An amount of money. A number field of a browser that is not set to Spanish would swallow the comma and make 1250 of
 * 12,50: this one takes comma or point, shows a comma, and hands on a point.
 */
export const AmountInput = steady(function AmountInput({ value, onChange, onBlur, ...rest }: Props) {
  const [isTyping, setTyping] = useState(false);
  return (
    <TextInput
      inputMode="decimal"
      step="0.01"
      autoComplete="off"
      {...rest}
      value={isTyping ? withComma(value) : inEuros(value)}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setTyping(false);
        onBlur?.(event);
      }}
      onChange={({ currentTarget }) => {
        setTyping(true);
        onChange(currentTarget.value.replaceAll(',', '.'));
      }}
    />
  );
});

type Amount = string | number | null | undefined;

function withComma(value: Amount): string {
  return String(value ?? '').replaceAll('.', ',');
}

/** 12.5 → "12,50" */
export function inEuros(value: Amount): string {
  return withComma(value).replace(/^(\d+,\d)$/, '$10');
}
