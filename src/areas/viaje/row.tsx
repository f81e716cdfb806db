import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { DragEvent } from 'react';
import { OpenNow } from '#site/visita/open-now.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { formatCoordinates } from '#values/coordenadas/in-words.ts';
import { formatDays } from '#values/full-date.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import type { Cosa } from './cosa.ts';
import { noDay } from './days.ts';
import styles from './page.module.css';
import { tipoNames } from './tipo-names.ts';
import type { Clave } from './viaje.ts';
import { hourOf, hourOn, isOn } from './when.ts';

export interface RowWays {
  /** One place up or down, also into the group before or after. */
  step(clave: Clave, by: -1 | 1): void;
  toDay(clave: Clave, day: number): void;
  drop(clave: Clave, day: number, index: number): void;
  remove(clave: Clave): void;
}

interface Props {
  clave: Clave;
  cosa: Cosa | undefined;
  isGone: boolean;
  number: number;
  day: number;
  /** The date of its day, if it has one. */
  fecha: string | null;
  days: readonly { fecha: string | null }[];
  index: number;
  isFirst: boolean;
  isLast: boolean;
  /** Absent in a trip that is only looked at. */
  ways?: RowWays | undefined;
}

const dragged = 'text/x-mi-viaje';

export function TripRow({ clave, cosa, isGone, number, day, fecha, index, ways, ...rest }: Props) {
  const name = cosa ? say('«{titulo}»', { titulo: cosa.titulo }) : say('esto');
  function onDrop(event: DragEvent) {
    const other = event.dataTransfer.getData(dragged);
    if (!other) return;
    event.preventDefault();
    event.stopPropagation();
    if (other !== clave) ways?.drop(other, day, index);
  }
  return (
    <li
      className={styles.row}
      data-clave={clave}
      data-gone={isGone || undefined}
      draggable={ways !== undefined}
      onDragStart={(event) => event.dataTransfer.setData(dragged, clave)}
      onDragOver={(event) => event.dataTransfer.types.includes(dragged) && event.preventDefault()}
      onDrop={onDrop}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <RowText cosa={cosa} isGone={isGone} fecha={fecha} />
      {ways && (
        <div className={styles.rowWays} data-noprint>
          <GripVertical className={styles.grip} aria-hidden="true" />
          <button
            type="button"
            data-way="up"
            aria-label={say('Subir {cosa}', { cosa: name })}
            disabled={rest.isFirst}
            onClick={() => ways.step(clave, -1)}
          >
            <ArrowUp aria-hidden="true" />
          </button>
          <button
            type="button"
            data-way="down"
            aria-label={say('Bajar {cosa}', { cosa: name })}
            disabled={rest.isLast}
            onClick={() => ways.step(clave, 1)}
          >
            <ArrowDown aria-hidden="true" />
          </button>
          <DaySelect name={name} day={day} days={rest.days} onChoose={(chosen) => ways.toDay(clave, chosen)} />
          <button
            type="button"
            aria-label={say('Quitar de Mi viaje: {cosa}', { cosa: name })}
            onClick={() => ways.remove(clave)}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      )}
    </li>
  );
}

/** What a group does with what is let go over it. */
export function droppable(day: number, length: number, ways: RowWays | undefined) {
  if (!ways) return {};
  return {
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes(dragged) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      const clave = event.dataTransfer.getData(dragged);
      if (!clave) return;
      event.preventDefault();
      ways.drop(clave, day, length);
    },
  };
}

function RowText({ cosa, isGone, fecha }: Pick<Props, 'cosa' | 'isGone' | 'fecha'>) {
  if (isGone || !cosa)
    return (
      <div className={styles.rowText}>
        <p>
          {isGone
            ? cosa
              ? say('«{titulo}» ya no está en el sitio.', { titulo: cosa.titulo })
              : say('Una cosa que estaba en este viaje ya no está en el sitio.')
            : say('Cargando...')}
        </p>
      </div>
    );
  return (
    <>
      <div className={styles.thumb}>
        <Picture src={cosa.imagen} alt="" sizes="96px" />
      </div>
      <div className={styles.rowText}>
        <p className={styles.kicker}>{say(tipoNames[cosa.tipo])}</p>
        <h3 lang={langOf(cosa, 'titulo')}>
          <AppLink href={cosa.url}>{cosa.titulo}</AppLink>
        </h3>
        {cosa.lugar && <p className={styles.soft}>{cosa.lugar}</p>}
        <When cosa={cosa} fecha={fecha} />
        <Contact cosa={cosa} />
      </div>
    </>
  );
}

/** When an event is, and whether that is the day it stands on. */
function When({ cosa, fecha }: { cosa: Cosa; fecha: string | null }) {
  if (cosa.tipo !== 'evento') return null;
  const [next] = cosa.fechas;
  if (!next) return <p className={styles.warning}>{say('No tiene próximas fechas.')}</p>;
  const on = fecha ? isOn(cosa, fecha) : false;
  if (on === undefined)
    return (
      <p className={styles.soft}>
        {say('Aún no sabemos si ese día se celebra: míralo en su página cuando se acerque.')}
      </p>
    );
  const hour = on ? hourOn(cosa, fecha) : hourOf(cosa, next);
  if (on) return hour ? <p className={styles.soft}>{say('A las {hora}', { hora: hour })}</p> : null;
  const dia = formatDays(next.fecha_inicio, next.fecha_fin) + (hour ? `, ${hour}` : '');
  return fecha ? (
    <p className={styles.warning}>{say('Ojo: ese día no es. Próxima fecha: {dia}.', { dia })}</p>
  ) : (
    <p className={styles.soft}>{say('Próxima fecha: {dia}', { dia })}</p>
  );
}

/** Telephone and hours; on paper also where it is. What was kept by an earlier program does not say them. */
function Contact({ cosa }: { cosa: Cosa }) {
  const { telefono, horario, apertura = [], latitud, longitud } = cosa;
  return (
    <>
      {horario && (
        <p className={styles.soft}>
          <OpenNow apertura={apertura} /> <span lang={langOf(cosa, 'horario')}>{horario}</span>
        </p>
      )}
      {telefono && (
        <p className={styles.soft}>
          <AppLink href={`tel:${telefono.replace(/\s/g, '')}`}>{telefono}</AppLink>
        </p>
      )}
      {latitud !== null && longitud !== null && (
        <p className={styles.onPaper}>{formatCoordinates(latitud, longitud)}</p>
      )}
    </>
  );
}

interface SelectProps {
  name: string;
  day: number;
  days: readonly { fecha: string | null }[];
  onChoose(day: number): void;
}

function DaySelect({ name, day, days, onChoose }: SelectProps) {
  return (
    <select
      name="dia"
      aria-label={say('Mover {cosa} a otro día', { cosa: name })}
      value={day}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      <option value={noDay}>{say('Sin día')}</option>
      {days.map((_, index) => (
        <option key={index} value={index}>
          {say('Día {n}', { n: index + 1 })}
        </option>
      ))}
      <option value={days.length}>{say('Día nuevo')}</option>
    </select>
  );
}
