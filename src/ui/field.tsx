import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import styles from './field.module.css';

interface Common {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  /** Beside the input, e.g. the button that shows a password. */
  addon?: ReactNode;
}

type InputProps = Common & InputHTMLAttributes<HTMLInputElement> & { isLong?: false };
type TextareaProps = Common & TextareaHTMLAttributes<HTMLTextAreaElement> & { isLong: true };

/** Label, help and error wired to the input, once for all forms of the public side. */
export function Field({ label, help, error, addon, isLong, ...input }: InputProps | TextareaProps) {
  const id = useId();
  const wiring = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [help && `${id}-ayuda`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  } as const;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {input.required && <span aria-hidden="true"> *</span>}
      </label>
      <div className={styles.row}>
        {isLong ? (
          <textarea {...wiring} {...(input as TextareaHTMLAttributes<HTMLTextAreaElement>)} />
        ) : (
          <input {...wiring} {...(input as InputHTMLAttributes<HTMLInputElement>)} />
        )}
        {addon}
      </div>
      {help && (
        <p id={`${id}-ayuda`} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
