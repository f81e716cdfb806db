import { ButtonLink } from '#ui/button.tsx';
import { type CallOutput, get } from '#ui/call.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import { capaKind } from '../capas.ts';
import styles from './home-map.module.css';
import { StillMap } from './still-map.tsx';

interface Props {
  points: Points | undefined;
  titulo: string;
  entradilla: string;
  antetitulo: string;
}

type Points = CallOutput<'get_mapa.php'>['data'];

/** For a loader: a few places, so that the picture invites. */
export async function loadHomeMap(): Promise<Points> {
  const result = await get('get_mapa.php', { lugares: 'si', muestra: 24 });
  return result.ok ? (result.data ?? []) : [];
}

/** The province as a picture that one can step into. */
export function HomeMap({ points, titulo, entradilla, antetitulo }: Props) {
  return (
    <section className={styles.section} aria-labelledby="mapa-portada">
      <div className={`wide ${styles.columns}`}>
        <div className={styles.text}>
          {antetitulo && <p className="kicker">{antetitulo}</p>}
          <h2 id="mapa-portada">{titulo}</h2>
          {entradilla && <p>{entradilla}</p>}
          <p className={styles.buttons}>
            <ButtonLink href="/mapa">{say('Abrir el mapa')}</ButtonLink>
            <ButtonLink href="/pueblos" look="quiet">
              {say('Todos los pueblos')}
            </ButtonLink>
          </p>
        </div>
        <StillMap
          label={titulo}
          isWide
          points={(points ?? []).map(({ capa, ...point }) => ({
            ...point,
            id: point.href,
            lang: langOf(point, 'nombre'),
            kind: capaKind[capa],
          }))}
        />
      </div>
    </section>
  );
}
