import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, type RefObject, useId } from 'react';
import { pathHere } from '#idioma-path.ts';
import { Button } from '#ui/button.tsx';
import { say } from '#values/idioma/say.ts';
import styles from './form.module.css';

/** Longer questions are cut by the server anyway. */
const maxLength = 200;

interface Props {
  text?: string;
  input?: RefObject<HTMLInputElement | null>;
  onType?: (text: string) => void;
}

/** The way into the search: a plain form that leads to /buscar. */
export function SearchForm({ text = '', input, onType }: Props) {
  const router = useRouter();
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q')).trim();
    void router.navigate({ to: '/buscar', search: q ? { q } : {} });
  }

  return (
    <search className={styles.search}>
      <form action={pathHere('/buscar')} method="get" onSubmit={submit}>
        <label htmlFor={id}>{say('¿Qué buscas?')}</label>
        <div className={styles.row}>
          <input
            ref={input}
            id={id}
            type="search"
            name="q"
            defaultValue={text}
            maxLength={maxLength}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={say('Un pueblo, una leyenda, un libro…')}
            onChange={(event) => onType?.(event.target.value)}
          />
          <Button type="submit">
            <Search aria-hidden="true" size={18} />
            {say('Buscar')}
          </Button>
        </div>
      </form>
    </search>
  );
}
