import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import styles from './field.module.css';

interface Common {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
}

interface Beside {
  /** Beside the input, e.g. the button that shows a password. */
  addon?: ReactNode;
}

type InputProps = Common & Beside & InputHTMLAttributes<HTMLInputElement> & { isLong?: false };
type TextareaProps = Common & Beside & TextareaHTMLAttributes<HTMLTextAreaElement> & { isLong: true };

/** Label, help and error wired to the input, once for all forms of the public side. */
export function Field({ label, help, error, addon, isLong, ...input }: InputProps | TextareaProps) {
  const id = useId();
  const wiring = wiringOf({ id, help, error });
  return (
    <Labelled id={id} label={label} help={help} error={error} isRequired={input.required}>
      <div className={styles.row}>
        {isLong ? (
          <textarea {...wiring} {...(input as TextareaHTMLAttributes<HTMLTextAreaElement>)} />
        ) : (
          <input {...wiring} {...(input as InputHTMLAttributes<HTMLInputElement>)} />
        )}
        {addon}
      </div>
    </Labelled>
  );
}

interface ChoiceProps extends Common, SelectHTMLAttributes<HTMLSelectElement> {
  /** The first choice: none of them. */
  none: string;
  options: readonly { id: number | string; nombre: string; total?: number }[];
}

/** One of several. */
export function Choice({ label, help, error, none, options, ...select }: ChoiceProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} help={help} error={error} isRequired={select.required}>
      {/* Keyed, so that it follows the address when filters are taken away. */}
      <select key={String(select.defaultValue)} {...select} {...wiringOf({ id, help, error })}>
        <option value="">{none}</option>
        {options.map(({ id, nombre, total }) => (
          <option key={id} value={id}>
            {total === undefined ? nombre : `${nombre} (${total})`}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function wiringOf({ id, help, error }: Omit<Common, 'label'> & { id: string }) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [help && `${id}-ayuda`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  } as const;
}

interface LabelledProps extends Common {
  id: string;
  isRequired: boolean | undefined;
  children: ReactNode;
}

function Labelled({ id, label, help, error, isRequired, children }: LabelledProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {children}
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
