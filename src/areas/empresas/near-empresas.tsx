import { paths } from '#paths.ts';
import { atDistance } from '#site/visita/at-distance.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Picture } from '#ui/picture.tsx';
import type { EmpresaCercana } from './empresa.ts';
import styles from './near-empresas.module.css';

/** In short: all about each is on its page. */
export function NearEmpresas({ empresas }: { empresas: (EmpresaCercana & { distancia_km?: number | null })[] }) {
  return (
    <ul className={styles.list}>
      {empresas.map((empresa) => (
        <li key={empresa.id} className={styles.item}>
          <div className={styles.picture}>
            <Picture src={empresa.imagen} alt="" sizes="120px" />
          </div>
          <div>
            <h3>
              <AppLink href={paths.empresa(empresa.slug)}>{empresa.nombre}</AppLink>
            </h3>
            <p>
              {[empresa.categoria_nombre, empresa.distancia_km != null && atDistance(empresa.distancia_km)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {empresa.telefono && (
              <p>
                <AppLink href={`tel:${empresa.telefono.replace(/\s/g, '')}`}>{empresa.telefono}</AppLink>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
