import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useState, useSyncExternalStore } from 'react';
import { later, say } from '#values/idioma/say.ts';
import styles from './carousel.module.css';
import { useRotation } from './use-rotation.ts';

interface Props {
  label: string;
  /**
   * Cards: three on a slide from 992 px, two from 768, one below; with arrows; they wait while pointed at.
   * Pictures: one on a slide; with dots.
   */
  kind: 'cards' | 'pictures';
  /** The slide that something else on the page asks for; it stays there. */
  wanted?: number | undefined;
  children: ReactNode[];
}

/** Slides that wrap around and advance by themselves. Until the page is awake, the cards scroll sideways. */
export function Carousel({ label, kind, wanted, children }: Props) {
  const isCards = kind === 'cards';
  const perSlide = useSyncExternalStore(onResize, cardsPerSlide, () => undefined);
  const [isPointedAt, setPointedAt] = useState(false);
  const size = isCards ? perSlide : 1;
  const slides = Math.ceil(children.length / (size ?? maxPerSlide));
  const { current, go, isPaused, setPaused, touch } = useRotation(slides, isPointedAt, wanted);
  const watch = (event: SyntheticEvent) =>
    setPointedAt(isCards && event.currentTarget.matches(':hover, :has(:focus-visible)'));

  return (
    <section
      className={styles[kind]}
      aria-roledescription={say('carrusel')}
      aria-label={label}
      data-awake={perSlide !== undefined || undefined}
      onMouseEnter={watch}
      onMouseLeave={watch}
      onFocus={watch}
      onBlur={watch}
    >
      <div className={styles.window} {...touch}>
        <ul className={styles.slides} style={{ transform: isCards && size ? shift(current) : undefined }}>
          {children.map((child, index) => (
            <li key={index} inert={size !== undefined && Math.floor(index / size) !== current}>
              {child}
            </li>
          ))}
        </ul>
      </div>
      {slides > 1 && (
        <div className={styles.controls}>
          {isCards ? (
            <Arrows current={current} slides={slides} go={go} isPaused={isPaused} />
          ) : (
            <Dots current={current} slides={slides} go={go} />
          )}
          <button
            type="button"
            onClick={() => setPaused(!isPaused)}
            aria-label={say(pauseLabels[kind][isPaused ? 1 : 0]!)}
          >
            {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          </button>
        </div>
      )}
    </section>
  );
}

function shift(slide: number): string {
  return `translateX(calc(${-slide} * (100% + var(--space-5))))`;
}

const pauseLabels = {
  cards: [later('Pausar el carrusel'), later('Reanudar el carrusel')],
  pictures: [later('Detener el pase de imágenes'), later('Reanudar el pase de imágenes')],
};

interface Controls {
  current: number;
  slides: number;
  go(to: number): void;
}

function Arrows({ current, slides, go, isPaused }: Controls & { isPaused: boolean }) {
  return (
    <>
      <button type="button" onClick={() => go(current - 1)} aria-label={say('Anterior')}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <p aria-live={isPaused ? 'polite' : 'off'}>{say('{n} de {total}', { n: current + 1, total: slides })}</p>
      <button type="button" onClick={() => go(current + 1)} aria-label={say('Siguiente')}>
        <ChevronRight aria-hidden="true" />
      </button>
    </>
  );
}

function Dots({ current, slides, go }: Controls) {
  return Array.from({ length: slides }, (_, index) => (
    <button
      key={index}
      type="button"
      className={styles.dot}
      aria-label={say('Ver la imagen {n}', { n: index + 1 })}
      aria-current={index === current ? 'true' : undefined}
      onClick={() => go(index)}
    />
  ));
}

const maxPerSlide = 3;

function cardsPerSlide(): number {
  return innerWidth >= 992 ? maxPerSlide : innerWidth >= 768 ? 2 : 1;
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
