import { MapPinPlus } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { say, sayCount } from '#values/idioma/say.ts';
import styles from './add-plan.module.css';
import { withPlan } from './days.ts';
import { changeViaje, useViaje } from './store.ts';
import { takeAlong } from './take-along.ts';
import { cosasOf, maxCosas, maxDias, type Viaje } from './viaje.ts';

/** "Añadir a Mi viaje": a whole plan with one press, behind what is there. */
export function AddPlan({ plan }: { plan: Viaje }) {
  const mine = useViaje();
  const [said, setSaid] = useState('');
  const onDays = new Set(mine?.dias.flatMap(({ cosas }) => cosas));
  const isThere = mine !== undefined && cosasOf(plan).every((clave) => onDays.has(clave));

  function add() {
    if (!mine) return;
    const viaje = withPlan(mine, plan);
    if (!viaje)
      return setSaid(
        say(
          'No cabe entero: en Mi viaje caben {dias} días y {cosas} cosas. Quita antes algo del tuyo, que sigue como estaba.',
          { dias: maxDias, cosas: maxCosas },
        ),
      );
    changeViaje(() => viaje);
    const days = viaje.dias.length - mine.dias.length;
    setSaid(
      sayCount(
        days,
        'Añadido a Mi viaje, detrás de lo que tenías: {n} día.',
        'Añadido a Mi viaje, detrás de lo que tenías: {n} días.',
      ),
    );
    // Also without coverage, although nobody has opened the trip yet.
    void takeAlong(cosasOf(viaje));
  }

  return (
    <>
      <Button onClick={add} disabled={isThere}>
        <MapPinPlus aria-hidden="true" />
        {isThere ? say('Está en Mi viaje') : say('Añadir a Mi viaje')}
      </Button>
      <p role="status" className={styles.said}>
        {said} {isThere && <AppLink href="/mi-viaje">{say('Ver mi viaje')}</AppLink>}
      </p>
    </>
  );
}
