import { useEffect, useRef } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { say } from '#values/idioma/say.ts';
import styles from './form.module.css';

/** In the place of the form once it is sent. */
export function Done({ thanks }: { thanks: string }) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    here.current?.focus();
  }, []);
  return (
    <div className={styles.done} ref={here} tabIndex={-1} role="status">
      <h2>{say('Enviado ## propuesta')}</h2>
      <p>{thanks}</p>
      <ButtonLink href="/actividades-y-eventos" look="quiet">
        {say('Ver la agenda')}
      </ButtonLink>
    </div>
  );
}
