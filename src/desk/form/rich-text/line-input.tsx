import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import styles from './editor.module.css';

interface Props {
  label: string;
  name: string;
  placeholder: string;
  maxLength: number;
  value: string;
  onChange(value: string): void;
}

/** Typed here first: the text changes when one is done, or the cursor would leave the field with every letter. */
export function LineInput({ value, onChange, ...field }: Props) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    setTyped(value);
  }, [value]);
  return (
    <TextInput
      {...field}
      size="xs"
      value={typed}
      className={styles.alt!}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => typed !== value && onChange(typed)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onChange(typed);
      }}
    />
  );
}
