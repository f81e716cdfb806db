import { useState } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { distanceKm } from '#values/coordenadas/distance.ts';
import { inFigures } from '#values/idioma/figures.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { say, sayCount } from '#values/idioma/say.ts';
import { capaKind } from './capas.ts';
import land from './land.module.css';
import styles from './page.module.css';
import type { MapaPunto } from './punto.ts';
import type { NearMe } from './use-near-me.ts';

const atFirst = 24;

interface Props {
  puntos: readonly MapaPunto[];
  nearMe: NearMe;
  /** What of the search could not be done. */
  remark: string | undefined;
}

/** The same as the map, to read: by name, or from where somebody is. */
export function PointList({ puntos, nearMe, remark }: Props) {
  const [isWhole, setWhole] = useState(false);
  const from = nearMe.state === 'found' ? nearMe.at : undefined;
  const rows = puntos
    .map((punto) => ({ punto, km: from ? distanceKm(from, punto) : undefined }))
    .sort((one, other) => (one.km ?? 0) - (other.km ?? 0));
  const shown = isWhole ? rows : rows.slice(0, atFirst);
  return (
    <section id="en-el-mapa" className={styles.list} aria-labelledby="en-el-mapa-titulo">
      <h2 id="en-el-mapa-titulo">{from ? say('Lo que tienes más cerca') : say('En el mapa')}</h2>
      <p role="status" className={nearMe.state === 'refused' ? styles.refused : styles.status}>
        {statusOf(nearMe, puntos.length)}
        {remark && <strong>{remark}</strong>}
      </p>
      <ul>
        {shown.map(({ punto, km }) => (
          <li key={`${punto.capa} ${punto.href} ${punto.nombre}`}>
            <span className={land.mark} data-kind={capaKind[punto.capa]} aria-hidden>
              <i />
            </span>
            <div>
              <AppLink href={punto.href} lang={langOf(punto, 'nombre')}>
                {punto.nombre}
              </AppLink>
              <p>
                {punto.cuantos !== undefined && `${punto.cuantos} · `}
                {punto.detalle}
                {km !== undefined && ` · ${formatKm(km)}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {say('Ver los {n}', { n: rows.length })}
        </Button>
      )}
    </section>
  );
}

function statusOf(nearMe: NearMe, total: number): string {
  if (nearMe.state === 'asking') return say('Buscando dónde estás…');
  if (nearMe.state === 'refused') return nearMe.why;
  if (total === 0) return say('No hay nada que mostrar con estos filtros.');
  if (nearMe.state !== 'found') return sayCount(total, '{n} punto', '{n} puntos');
  return sayCount(
    total,
    '{n} punto, del más cercano al más lejano, en línea recta.',
    '{n} puntos, del más cercano al más lejano, en línea recta.',
  );
}

function formatKm(km: number): string {
  if (km < 1) return say('a menos de 1 km');
  return say('a {km} km', { km: inFigures(km, km < 10 ? 1 : 0) });
}
