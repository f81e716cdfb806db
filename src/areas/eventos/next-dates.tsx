import { paths } from '#paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatDays } from '#values/full-date.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import { shortDay } from '#values/mes.ts';
import type { AgendaSerie } from './evento.ts';
import styles from './next-dates.module.css';

/** How the agenda begins, in a few lines: what comes next is within reach before what can be done all year. */
export function NextDates({ items }: { items: AgendaSerie[] }) {
  const next = items.filter(({ fecha_inicio }) => fecha_inicio).slice(0, 3);
  if (next.length === 0) return null;
  return (
    <section className={styles.next} aria-label={say('Lo próximo')}>
      <ol>
        {next.map(({ id, slug, titulo, fecha_inicio, fecha_fin, municipio_nombre, ...more }) => (
          <li key={id}>
            <time dateTime={fecha_inicio!} title={formatDays(fecha_inicio!, fecha_fin)}>
              {shortDay(fecha_inicio!)}
            </time>
            <span>
              <AppLink href={paths.evento(slug)} lang={langOf(more, 'titulo')}>
                {titulo}
              </AppLink>
              <small>{municipio_nombre}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
