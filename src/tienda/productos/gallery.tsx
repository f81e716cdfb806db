import { Pause, Play } from 'lucide-react';
import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { Picture } from '#ui/picture.tsx';
import styles from './gallery.module.css';
import type { Producto } from './producto.ts';

const rotateMs = 5000;
const swipePx = 50;

interface Props {
  producto: Pick<Producto, 'nombre' | 'url_imagen' | 'imagenes_adicionales_urls'>;
  isMain?: boolean;
}

/** A product's pictures, one at a time: they turn by themselves, by a dot or by a swipe, and wait during a touch. */
export function ProductGallery({ producto, isMain = false }: Props) {
  const pictures = [producto.url_imagen, ...producto.imagenes_adicionales_urls].filter((url) => url !== null);
  const count = pictures.length;
  const touchStart = useRef<number | undefined>(undefined);
  const [current, setCurrent] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const [isPaused, setPaused] = useState(false);
  /** Counts the jumps: each one starts the five seconds anew. */
  const [jumps, setJumps] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump restarts the timer
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (count < 2 || isTouched || isPaused || isStill) return;
    const timer = setInterval(() => setCurrent((now) => (now + 1) % count), rotateMs);
    return () => clearInterval(timer);
  }, [count, isTouched, isPaused, jumps]);

  function jump(to: number) {
    setCurrent((to + count) % count);
    setJumps(jumps + 1);
  }

  function endTouch(event: TouchEvent) {
    const distance = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
    if (touchStart.current !== undefined && Math.abs(distance) > swipePx) jump(current + (distance < 0 ? 1 : -1));
    touchStart.current = undefined;
    setTouched(false);
  }

  if (count < 2)
    return (
      <div className={styles.window}>
        <Picture src={pictures[0]} alt={producto.nombre} sizes={sizes} isMain={isMain} />
      </div>
    );
  return (
    <section className={styles.gallery} aria-roledescription="carrusel" aria-label={`Imágenes de ${producto.nombre}`}>
      <div
        className={styles.window}
        onTouchStart={(event) => {
          touchStart.current = event.touches[0]?.clientX;
          setTouched(true);
        }}
        onTouchEnd={endTouch}
        onTouchCancel={endTouch}
      >
        {pictures.map((url, index) => (
          <div
            key={url}
            className={styles.slide}
            data-current={index === current || undefined}
            inert={index !== current}
          >
            <Picture
              src={url}
              alt={`${producto.nombre}, imagen ${index + 1} de ${count}`}
              sizes={sizes}
              isMain={isMain && index === 0}
            />
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        {pictures.map((url, index) => (
          <button
            key={url}
            type="button"
            className={styles.dot}
            aria-label={`Ver la imagen ${index + 1}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => jump(index)}
          />
        ))}
        <button
          type="button"
          className={styles.pause}
          aria-label={isPaused ? 'Reanudar el pase de imágenes' : 'Detener el pase de imágenes'}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </button>
      </div>
    </section>
  );
}

const sizes = '(min-width: 992px) 560px, 92vw';
