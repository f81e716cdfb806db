import { Carousel } from '#site/pieces/carousel/carousel.tsx';
import { Picture } from '#ui/picture.tsx';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import styles from './gallery.module.css';
import type { Producto } from './producto.ts';

interface Props {
  producto: Pick<Producto, 'nombre' | 'url_imagen' | 'imagenes_adicionales_urls'>;
  isMain?: boolean;
  /** The one that shows what was chosen. */
  shown?: string | undefined;
}

export function ProductoGallery({ producto, isMain = false, shown }: Props) {
  const pictures = [producto.url_imagen, ...producto.imagenes_adicionales_urls].filter((url) => url !== null);
  if (pictures.length < 2)
    return (
      <div className={styles.picture}>
        <Picture
          src={pictures[0]}
          alt={producto.nombre}
          lang={langOf(producto, 'nombre')}
          sizes={sizes}
          isMain={isMain}
        />
      </div>
    );
  return (
    <Carousel
      kind="pictures"
      label={say('Imágenes de {nombre}', { nombre: producto.nombre })}
      wanted={shown === undefined ? undefined : pictures.indexOf(shown)}
    >
      {pictures.map((url, index) => (
        <div key={url} className={styles.picture}>
          <Picture
            src={url}
            alt={say('{nombre}, imagen {n} de {total}', {
              ...{ nombre: producto.nombre, n: index + 1, total: pictures.length },
            })}
            sizes={sizes}
            isMain={isMain && index === 0}
          />
        </div>
      ))}
    </Carousel>
  );
}

const sizes = '(min-width: 992px) 560px, 92vw';
