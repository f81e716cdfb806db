import { ButtonLink } from '#ui/button.tsx';
import { type CallOutput, get } from '#ui/call.ts';
import { capaKind } from './capas.ts';
import styles from './home-map.module.css';
import { ProvinceMap } from './province-map.tsx';

type Points = CallOutput<'get_mapa.php'>['data'];

/** For a loader: a few places, so that the picture invites. */
export async function loadHomeMap(): Promise<Points> {
  const result = await get('get_mapa.php', { lugares: 'si', muestra: 24 });
  return result.ok ? (result.data ?? []) : [];
}

/** The province as a picture that one can step into. */
export function HomeMap({ points }: { points: Points | undefined }) {
  return (
    <section className={styles.section} aria-labelledby="mapa-portada">
      <div className={`wide ${styles.columns}`}>
        <div className={styles.text}>
          <p className={styles.kicker}>238 municipios</p>
          <h2 id="mapa-portada">Una provincia que cabe en un mapa y no se acaba</h2>
          <p>
            De la Serranía a La Mancha, pueblo a pueblo: qué mirar, qué se celebra y dónde parar. Elige por dónde
            empezar.
          </p>
          <p className={styles.buttons}>
            <ButtonLink href="/mapa">Abrir el mapa</ButtonLink>
            <ButtonLink href="/pueblos" look="quiet">
              Todos los pueblos
            </ButtonLink>
          </p>
        </div>
        <ProvinceMap
          label="Mapa de la provincia de Cuenca"
          isWide
          points={(points ?? []).map(({ capa, ...point }) => ({ ...point, id: point.href, kind: capaKind[capa] }))}
        />
      </div>
    </section>
  );
}
