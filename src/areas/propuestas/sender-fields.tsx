import { ConsentField } from '#site/pieces/forms/consent-field.tsx';
import { Field } from '#ui/field.tsx';
import { say } from '#values/idioma/say.ts';
import styles from './form.module.css';
import type { Wrong } from './propuesta-errors.ts';

/** Who they are: only we read it, to tell them what became of it. */
export function SenderFields({ errors }: { errors: Wrong }) {
  return (
    <fieldset className={styles.part}>
      <legend>{say('Quién eres')}</legend>
      <p className={styles.hint}>
        {say('No se publica. Es para confirmar que no eres un robot y decirte qué hemos decidido.')}
      </p>
      <Field
        label={say('Tu nombre')}
        name="nombre"
        required
        maxLength={100}
        autoComplete="name"
        error={errors.nombre}
      />
      <Field
        label={say('Tu correo electrónico')}
        name="email"
        type="email"
        inputMode="email"
        required
        maxLength={100}
        autoComplete="email"
        error={errors.email}
      />
      <ConsentField error={errors.consent} />
    </fieldset>
  );
}

/** Robots fill in every field; nobody else sees or reaches this one. */
export function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {say('Asunto')}
        <input name="asunto" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
