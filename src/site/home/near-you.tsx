import { useState } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { loadPart } from '#ui/lazy-part.ts';
import { inFigures } from '#values/idioma/figures.ts';
import { say } from '#values/idioma/say.ts';
import type { Nearest } from './find-near.ts';
import styles from './near-you.module.css';

/** The code that looks comes when somebody presses. */
export function NearYou() {
  const [isAsking, setAsking] = useState(false);
  const [found, setFound] = useState<Nearest[]>([]);
  const [message, setMessage] = useState('');

  async function ask() {
    setAsking(true);
    const part = await loadPart(() => import('./find-near.ts'));
    try {
      const near = (await part?.findNear()) ?? [];
      setFound(near);
      setMessage(near.length > 0 ? '' : say('No hemos encontrado nada a tu alrededor.'));
    } catch (error) {
      setMessage((error as Error).message);
    }
    setAsking(false);
  }

  return (
    <>
      <p className={styles.buttons}>
        <Button onClick={ask} disabled={isAsking}>
          {isAsking ? say('Buscándote...') : say('Qué tengo cerca')}
        </Button>
        <ButtonLink href="/mapa" look="quiet">
          {say('Verlo en el mapa')}
        </ButtonLink>
      </p>
      <p role="status">{message}</p>
      <ol className={styles.list}>
        {found.map(({ href, nombre, detalle, km }) => (
          <li key={href + nombre}>
            <AppLink href={href}>{nombre}</AppLink>
            <span>
              {detalle && `${detalle} · `}
              {say('a {km} km', { km: inKm(km) })}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function inKm(km: number): string {
  const digits = km < 10 ? 1 : 0;
  return inFigures(km, digits, digits);
}
