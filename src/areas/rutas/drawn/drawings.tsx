import { LocateFixed } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { say } from '#values/idioma/say.ts';
import type { Ruta } from '../ruta.ts';
import { useWalk } from '../walk/use-walk.ts';
import { walkInWords } from '../walk/walk.ts';
import { altitudeAt, nearestOn, placeAt, wayOf } from '../walk/way.ts';
import { inMetres, kilometres } from '../words.ts';
import styles from './drawings.module.css';
import { Profile } from './profile.tsx';
import { TrackMap } from './track-map.tsx';

/** Plan and profile: a point of one is shown on the other, and so is where the visitor walks. */
export function Drawings({ ruta }: { ruta: Ruta }) {
  const way = useMemo(() => wayOf(ruta), [ruta]);
  const [chosen, setChosen] = useState<number>();
  const { isOn, walk, problem, toggle } = useWalk(way);
  const metros = chosen ?? walk?.on.metros;
  /** Who begins to walk looks at where they are, not at what they looked at before. */
  const follow = () => {
    setChosen(undefined);
    toggle();
  };
  const said = walk && walkInWords(way, walk, ruta.minutos);
  return (
    <div className={styles.drawings}>
      <section aria-labelledby="recorrido">
        <h2 id="recorrido">{say('El recorrido')}</h2>
        <TrackMap
          ruta={ruta}
          mark={metros === undefined ? undefined : placeAt(way, metros)}
          here={walk?.here}
          onPoint={(at) => setChosen(nearestOn(way, at, metros).metros)}
        />
        <div className={styles.walk} data-noprint>
          <Button look={isOn ? 'quiet' : 'action'} onClick={follow} aria-pressed={isOn}>
            <LocateFixed aria-hidden="true" />
            {isOn ? say('Dejar de seguirme') : say('Seguirme en el camino')}
          </Button>
          <p className={styles.said} data-kind={said?.kind}>
            {said?.text ?? (isOn && !problem ? say('Buscando dónde estás…') : '')}
          </p>
          {problem && <p>{problem}</p>}
          <Aloud kind={problem ? 'problem' : said?.kind} text={problem || said?.text || ''} />
          <p className={styles.soft}>
            {say('Tu posición no sale de este teléfono. Funciona sin cobertura, y se para cuando apagas la pantalla.')}
          </p>
        </div>
      </section>
      <section aria-labelledby="perfil">
        <h2 id="perfil">{ruta.perfil ? say('El perfil') : say('El camino, punto a punto')}</h2>
        {ruta.perfil && (
          <Profile
            altitudes={ruta.perfil}
            metres={ruta.distancia_m}
            cortes={ruta.cortes}
            metros={metros}
            here={walk?.hasBegun ? walk.on.metros : undefined}
            onMetros={setChosen}
          />
        )}
        <label className={styles.slider} data-noprint>
          <span>{say('Punto del camino')}</span>
          <input
            type="range"
            name="punto"
            min={0}
            max={ruta.distancia_m}
            step={Math.max(10, Math.round(ruta.distancia_m / 200))}
            value={Math.round(metros ?? 0)}
            aria-valuetext={pointInWords(ruta, metros ?? 0)}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
          <output>{pointInWords(ruta, metros ?? 0)}</output>
        </label>
      </section>
    </div>
  );
}

/** "2,3 km · 1.024 m de altitud". */
function pointInWords({ perfil, distancia_m }: Ruta, metros: number): string {
  const far = metros < 1 ? say('Inicio ## ruta') : kilometres(metros);
  if (!perfil) return far;
  const altitud = inMetres(altitudeAt(perfil, metros / distancia_m));
  return `${far} · ${say('{metros} de altitud', { metros: altitud })}`;
}

/** Said aloud when it becomes something else, not at every step. */
function Aloud({ kind, text }: { kind: string | undefined; text: string }) {
  const [said, setSaid] = useState('');
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (kind === last.current) return;
    last.current = kind;
    setSaid(text);
    if (kind === 'off') navigator.vibrate?.(400);
  }, [kind, text]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
