/** Sponsors of a place other than the footer: the home page, a municipality, a section. Nothing where there are none. */
import { AppLink } from '#ui/app-link.tsx';
import { type CallInput, type CallOutput, get } from '#ui/call.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './shown.module.css';

type Shown = CallOutput<'get_patrocinadores.php'>['data'];

/** For a loader. A page does without them when they do not come. */
export async function loadPatrocinadores(place: CallInput<'get_patrocinadores.php'>): Promise<Shown> {
  const result = await get('get_patrocinadores.php', place);
  return result.ok ? (result.data ?? []) : [];
}

/** Of the municipality where a thing is. */
export async function loadPatrocinadoresOf(thing: { municipio_id: number | null } | undefined): Promise<Shown> {
  return thing?.municipio_id ? loadPatrocinadores({ lugar: 'municipio', municipio_id: thing.municipio_id }) : [];
}

interface Props {
  title: string;
  lead?: string;
  sponsors: Shown | undefined;
}

export function Patrocinadores({ title, lead, sponsors = [] }: Props) {
  if (sponsors.length === 0) return null;
  return (
    <aside className={`wide ${styles.shown}`} aria-label={title}>
      <p>{title}</p>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ul>
        {sponsors.map(({ patrocinador, nombre, url, imagen }) => (
          <li key={patrocinador}>
            <AppLink href={url} isSponsored data-patrocinador={patrocinador}>
              {imagen && <Picture src={imagen} alt="" sizes="64px" />}
              <span>{nombre}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
