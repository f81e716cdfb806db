import type { Sitio } from '#areas/ajustes/sitio.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import { notesOf, parsePicture, srcSet, withoutNotes } from '#values/picture.ts';
import heroMiddleAvif from './hero/hero-middle.avif';
import heroNarrowAvif from './hero/hero-narrow.avif';
import heroNarrowWebp from './hero/hero-narrow.webp';
import heroWideAvif from './hero/hero-wide.avif';
import heroWideWebp from './hero/hero-wide.webp';
import styles from './hero.module.css';

const narrow = '(max-width: 767px)';

/** What the section says of itself wins over what the settings of the home page do. */
export function Hero({ titulo, entradilla }: { titulo: string; entradilla: string }) {
  const { identidad, marca, portada } = useSitio();
  const lead = entradilla || portada.entradilla;
  return (
    <section className={styles.hero} aria-label={say('Presentación')}>
      {portada.imagen ? <OwnPicture {...portada} imagen={portada.imagen} /> : marca.mapa && <BuiltPicture />}
      <div className={`wide ${styles.text}`}>
        <p className={styles.kicker}>{identidad.nombre}</p>
        <h1>{titulo || portada.titulo}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <ButtonLink href={portada.boton.destino} look="light">
          {portada.boton.texto}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The operator's pictures: one for wide screens, and another for narrow ones if there is one. */
function OwnPicture({ imagen, imagen_estrecha, imagen_alt }: Sitio['portada'] & { imagen: string }) {
  const src = withoutNotes(imagen);
  const wide = parsePicture(src)!;
  const tall = parsePicture(imagen_estrecha && withoutNotes(imagen_estrecha));
  const { foco } = notesOf(imagen);
  return (
    <picture>
      {tall && <source media={narrow} type="image/avif" srcSet={srcSet(tall, 'avif')} sizes="100vw" />}
      {tall && <source media={narrow} type="image/webp" srcSet={srcSet(tall, 'webp')} sizes="100vw" />}
      <source type="image/avif" srcSet={srcSet(wide, 'avif')} sizes="100vw" />
      <img
        src={src}
        {...(foco && { style: { objectPosition: foco } })}
        srcSet={srcSet(wide, 'webp')}
        sizes="100vw"
        alt={imagen_alt}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
        className={styles.image}
      />
    </picture>
  );
}

/** What the program brings along. */
function BuiltPicture() {
  return (
    <picture>
      <source media={narrow} type="image/avif" srcSet={heroNarrowAvif} width="900" height="1350" />
      <source media={narrow} type="image/webp" srcSet={heroNarrowWebp} width="900" height="1350" />
      <source type="image/avif" srcSet={`${heroMiddleAvif} 1400w, ${heroWideAvif} 2400w`} sizes="100vw" />
      <img
        src={heroWideWebp}
        alt={say('Las Casas Colgadas y el puente de San Pablo sobre la hoz del Huécar, al atardecer')}
        width="2400"
        height="1350"
        fetchPriority="high"
        className={styles.image}
      />
    </picture>
  );
}
