import { site } from '#site-settings.ts';
import { ButtonLink } from '#ui/button.tsx';
import heroMiddleAvif from './hero/hero-middle.avif';
import heroNarrowAvif from './hero/hero-narrow.avif';
import heroNarrowWebp from './hero/hero-narrow.webp';
import heroWideAvif from './hero/hero-wide.avif';
import heroWideWebp from './hero/hero-wide.webp';
import styles from './hero.module.css';

const narrow = '(max-width: 767px)';

export function Hero() {
  return (
    <section className={styles.hero} aria-label="Presentación">
      <picture>
        <source media={narrow} type="image/avif" srcSet={heroNarrowAvif} width="900" height="1350" />
        <source media={narrow} type="image/webp" srcSet={heroNarrowWebp} width="900" height="1350" />
        <source type="image/avif" srcSet={`${heroMiddleAvif} 1400w, ${heroWideAvif} 2400w`} sizes="100vw" />
        <img
          src={heroWideWebp}
          alt="Las Casas Colgadas y el puente de San Pablo sobre la hoz del Huécar, al atardecer"
          width="2400"
          height="1350"
          fetchPriority="high"
          className={styles.image}
        />
      </picture>
      <div className={`wide ${styles.text}`}>
        <p className={styles.kicker}>{site.name}</p>
        <h1>Descubre los secretos de Cuenca</h1>
        <p className={styles.lead}>
          Hoces, leyendas, oficios y pueblos que no salen en las guías. Te los contamos desde dentro.
        </p>
        <ButtonLink href="/actividades-y-eventos" look="light">
          Descubre qué hacer
        </ButtonLink>
      </div>
    </section>
  );
}
