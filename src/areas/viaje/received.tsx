import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Empty } from '#site/pieces/list/list-states.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Said } from '#ui/said.tsx';
import { say, sayCount } from '#values/idioma/say.ts';
import { joined } from './days.ts';
import styles from './page.module.css';
import { changeViaje } from './store.ts';
import { TripView } from './trip-view.tsx';
import { useCosas } from './use-cosas.ts';
import { cosasOf, type Viaje } from './viaje.ts';

/** A trip that came by its address: looked at first, kept only if the visitor says so. */
export function Received({ received, mine }: { received: Viaje; mine: Viaje }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const claves = cosasOf(received);
  const known = useCosas(claves);
  const mineCount = cosasOf(mine).length;

  function keep(change: (viaje: Viaje) => Viaje) {
    changeViaje(change);
    void navigate({ to: '/mi-viaje', search: {}, replace: true });
  }

  if (claves.length === 0)
    return (
      <Empty text={say('Este enlace no trae ningún viaje: quizá se cortó al copiarlo.')}>
        <ButtonLink href="/mi-viaje">{say('Ir a mi viaje')}</ButtonLink>
      </Empty>
    );
  return (
    <>
      <div className={styles.received} data-noprint>
        <p>
          <Said
            text="{quien} Míralo con calma; tu propio viaje sigue como estaba."
            quien={<strong>{say('Alguien te ha pasado este viaje.')}</strong>}
          />
        </p>
        {isAsking ? (
          <>
            <p role="alert">
              {sayCount(
                mineCount,
                'Ya tienes un viaje con {n} cosa. ¿Qué hacemos con él?',
                'Ya tienes un viaje con {n} cosas. ¿Qué hacemos con él?',
              )}
            </p>
            <div className={styles.tools}>
              <Button onClick={() => keep((viaje) => joined(viaje, received))}>{say('Añadirlo al mío')}</Button>
              <Button look="quiet" onClick={() => keep(() => received)}>
                {say('Cambiar el mío por este')}
              </Button>
              <Button look="quiet" onClick={() => setAsking(false)}>
                {say('Cancelar')}
              </Button>
            </div>
          </>
        ) : (
          <div className={styles.tools}>
            <Button onClick={() => (mineCount > 0 ? setAsking(true) : keep(() => received))}>
              {say('Guardar este viaje')}
            </Button>
            <ButtonLink href="/mi-viaje" look="quiet">
              {say('Ir a mi viaje')}
            </ButtonLink>
          </div>
        )}
      </div>
      <TripView viaje={received} known={known} />
    </>
  );
}
