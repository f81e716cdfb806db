import { useId } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { Said } from '#ui/said.tsx';
import { say } from '#values/idioma/say.ts';
import styles from './consent-field.module.css';

interface Props {
  error: string | undefined;
  checked?: boolean;
  onChange?(checked: boolean): void;
  onBlur?(): void;
}

/** What whoever writes to us agrees to. */
export function ConsentField({ checked, error, onChange, onBlur }: Props) {
  const id = useId();
  return (
    <div className={styles.consent}>
      <input
        id={id}
        type="checkbox"
        name="consent"
        value="true"
        required
        checked={checked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange?.(target.checked)}
        onBlur={onBlur}
      />
      <label htmlFor={id}>
        <Said
          text="He leído y acepto la {politica}."
          politica={<AppLink href="/politica-privacidad">{say('política de privacidad')}</AppLink>}
        />
        <span aria-hidden="true"> *</span>
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
