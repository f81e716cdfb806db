import type { Ubicacion } from '#areas/ubicaciones/ubicacion.ts';
import { paths } from '#paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './near-empresas.module.css';

/** In short: all about them is on the page of businesses. */
export function NearEmpresas({ empresas }: { empresas: Ubicacion['empresas_cercanas'] }) {
  return (
    <ul className={styles.list}>
      {empresas.map((empresa) => (
        <li key={empresa.id} className={styles.item}>
          <div className={styles.picture}>
            <Picture src={empresa.imagen} alt="" sizes="120px" />
          </div>
          <div>
            <h3>
              <AppLink href={paths.empresa(empresa.id)}>{empresa.nombre}</AppLink>
            </h3>
            <p>{empresa.categoria_nombre}</p>
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
