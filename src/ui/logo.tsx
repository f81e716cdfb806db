import { pictureAt } from '#values/picture.ts';
import { Drawn } from './drawn.tsx';
import styles from './logo.module.css';
import { useSitio } from './use-sitio.ts';

/** At the head and the foot of every page: the logo, the name, or both. */
export function Logo() {
  const { identidad, marca } = useSitio();
  const { nombre, logo } = identidad;
  const isNamed = marca.presentacion !== 'logo' || !logo;
  return (
    <span className={styles.logo}>
      {marca.presentacion !== 'nombre' &&
        (logo ? (
          <img className={styles.own} src={pictureAt(logo, 400)} alt={isNamed ? '' : nombre} />
        ) : (
          marca.mapa && <Drawn name="casas" />
        ))}
      {isNamed && <span>{nombre}</span>}
    </span>
  );
}
