import { AppLink } from '#ui/app-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Said } from '#ui/said.tsx';
import { say } from '#values/idioma/say.ts';
import styles from './feature.module.css';

interface Props {
  titulo: string;
  url: string;
  imagen: string | null;
  antetitulo: string | null;
  detalle: string;
}

/** One thing with room to be looked at: its picture beside its words. */
export function Feature({ titulo, url, imagen, antetitulo, detalle }: Props) {
  return (
    <article className={styles.feature} aria-label={titulo}>
      <div className={styles.picture}>
        <Picture src={imagen} alt="" sizes="(min-width: 768px) 55vw, 92vw" />
      </div>
      <div className={styles.text}>
        {antetitulo && <p className="kicker">{antetitulo}</p>}
        <h3>
          <AppLink href={url}>{titulo}</AppLink>
        </h3>
        {detalle && <p>{detalle}</p>}
        <ButtonLink href={url} look="quiet">
          <Said
            text="Ver más{cosa}"
            cosa={<span className="visually-hidden">{say(' de «{titulo}»', { titulo })}</span>}
          />
        </ButtonLink>
      </div>
    </article>
  );
}
