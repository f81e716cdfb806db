import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Empty } from '#site/pieces/list-states.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
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
      <Empty text="Este enlace no trae ningún viaje: quizá se cortó al copiarlo.">
        <ButtonLink href="/mi-viaje">Ir a mi viaje</ButtonLink>
      </Empty>
    );
  return (
    <>
      <div className={styles.received} data-noprint>
        <p>
          <strong>Alguien te ha pasado este viaje.</strong> Míralo con calma; tu propio viaje sigue como estaba.
        </p>
        {isAsking ? (
          <>
            <p role="alert">
              Ya tienes un viaje con {mineCount === 1 ? '1 cosa' : `${mineCount} cosas`}. ¿Qué hacemos con él?
            </p>
            <div className={styles.tools}>
              <Button onClick={() => keep((viaje) => joined(viaje, received))}>Añadirlo al mío</Button>
              <Button look="quiet" onClick={() => keep(() => received)}>
                Cambiar el mío por este
              </Button>
              <Button look="quiet" onClick={() => setAsking(false)}>
                Cancelar
              </Button>
            </div>
          </>
        ) : (
          <div className={styles.tools}>
            <Button onClick={() => (mineCount > 0 ? setAsking(true) : keep(() => received))}>Guardar este viaje</Button>
            <ButtonLink href="/mi-viaje" look="quiet">
              Ir a mi viaje
            </ButtonLink>
          </div>
        )}
      </div>
      <TripView viaje={received} known={known} />
    </>
  );
}
