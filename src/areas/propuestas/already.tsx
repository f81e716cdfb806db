import { paths } from '#paths.ts';
import { formatDays } from '#values/full-date.ts';
import { say } from '#values/idioma/say.ts';
import styles from './form.module.css';

interface Props {
  parecidos: {
    id: number;
    slug: string;
    titulo: string;
    municipio_nombre: string;
    hora: string | null;
    fecha_inicio: string;
    fecha_fin: string | null;
  }[];
}

/** What is in the agenda near it: whoever sees theirs need not send it. */
export function Already({ parecidos }: Props) {
  return (
    <section className={styles.already} aria-label={say('Ya en la agenda')} role="status">
      <h2>{say('¿Es alguno de estos?')}</h2>
      <p>{say('Ya los tenemos, por esos días y cerca. Si es uno de ellos, no hace falta que lo envíes.')}</p>
      <ul>
        {parecidos.map(({ id, slug, titulo, municipio_nombre, hora, fecha_inicio, fecha_fin }) => (
          <li key={id}>
            {/* In another tab: the form is still there. */}
            <a href={paths.evento(slug)} target="_blank" rel="noopener">
              {titulo}
            </a>{' '}
            <span>{[formatDays(fecha_inicio, fecha_fin), hora, municipio_nombre].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
