import { Pill, PillsInput } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';

interface Props {
  label: string;
  name: string;
  description?: string;
  required?: boolean;
  value: string[];
  onChange(words: string[]): void;
  error?: ReactNode;
  /** Offered while one types; others are taken too. */
  known?: string[];
  max: number;
  isSame?: (one: string, other: string) => boolean;
}

/** Several words, each of which can be taken away by itself, also with the keyboard and by its name. */
export function TagsField({ name, value, onChange, known = [], max, isSame = isSameWord, ...field }: Props) {
  const [typed, setTyped] = useState('');
  const listId = useId();

  /** What there is no room for stays where it was typed. */
  function add(text: string) {
    const words = [...value];
    const left: string[] = [];
    for (const word of text.split(/[,;]/).map((part) => part.trim()))
      if (word && !words.some((other) => isSame(word, other))) (words.length < max ? words : left).push(word);
    setTyped(left.join(', '));
    if (words.length > value.length) onChange(words);
  }

  return (
    <PillsInput {...field}>
      <Pill.Group>
        {value.map((word) => (
          <Pill
            key={word}
            withRemoveButton
            onRemove={() => onChange(value.filter((other) => other !== word))}
            removeButtonProps={{ 'aria-label': `Quitar ${word}`, 'aria-hidden': false, tabIndex: 0 }}
          >
            {word}
          </Pill>
        ))}
        <PillsInput.Field
          name={`${name}_nuevo`}
          list={listId}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget, nativeEvent }) => {
            const text = currentTarget.value;
            if (/[,;]/.test(text) || (isFromList(nativeEvent) && known.includes(text))) add(text);
            else setTyped(text);
          }}
          onBlur={() => add(typed)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1));
            if (event.key !== 'Enter' || typed.trim() === '') return;
            event.preventDefault();
            add(typed);
          }}
        />
        <datalist id={listId}>
          {known.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      </Pill.Group>
    </PillsInput>
  );
}

function isSameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Chosen with one press, not typed letter by letter: browsers say so in one of two ways. */
function isFromList(event: Event): boolean {
  const { inputType } = event as InputEvent;
  return !inputType || inputType === 'insertReplacementText';
}
