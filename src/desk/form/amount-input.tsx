import { TextInput, type TextInputProps } from '@mantine/core';
import { steady } from './steady.tsx';

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: string | number | null;
  onChange(value: string): void;
}

/**
 * An amount of money. A number field of a browser that is not set to Spanish would swallow the comma and make 1250 of
 * 12,50: this one takes comma or point, shows a comma, and hands on a point.
 */
export const AmountInput = steady(function AmountInput({ value, onChange, ...rest }: Props) {
  return (
    <TextInput
      inputMode="decimal"
      step="0.01"
      autoComplete="off"
      {...rest}
      value={withComma(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll(',', '.'))}
    />
  );
});

/** 12.5 → "12,5" */
export function withComma(value: string | number | null | undefined): string {
  return String(value ?? '').replaceAll('.', ',');
}
