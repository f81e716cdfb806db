import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';

const advanceMs = 5000;
const resizeDebounceMs = 250;
const measureRetryMs = 150;
const swipePx = 50;

/** Three cards a slide from 992 px, two from 768, one below; wraps around, advances by itself, waits while pointed at. */
export function Carousel({ label, children }: { label: string; children: ReactNode[] }) {
  const root = useRef<HTMLElement>(null);
  const touchStart = useRef<number | undefined>(undefined);
  const perSlide = usePerSlide(root);
  const [slide, setSlide] = useState(0);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const slides = perSlide ? Math.ceil(children.length / perSlide) : 1;
  const current = Math.min(slide, slides - 1);
  const move = (by: number) => setSlide((current + by + slides) % slides);

  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isPaused || isPointedAt || slides < 2 || isStill) return;
    const timer = setInterval(() => setSlide((now) => (now + 1) % slides), advanceMs);
    return () => clearInterval(timer);
  }, [isPaused, isPointedAt, slides]);

  function endTouch(event: TouchEvent) {
    const distance = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
    if (touchStart.current !== undefined && Math.abs(distance) > swipePx) move(distance < 0 ? 1 : -1);
    touchStart.current = undefined;
  }

  return (
    <section
      ref={root}
      className={styles.carousel}
      aria-roledescription="carrusel"
      aria-label={label}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={() => setPointedAt(true)}
      onBlur={() => setPointedAt(false)}
    >
      <div
        className={`${styles.window} ${perSlide ? styles.moved : ''}`}
        onTouchStart={(event) => {
          touchStart.current = event.touches[0]?.clientX;
        }}
        onTouchEnd={endTouch}
      >
        <ul
          className={styles.track}
          style={perSlide ? { transform: `translateX(calc(${-current} * (100% + var(--space-5))))` } : undefined}
        >
          {children.map((child, index) => {
            const isShown = !perSlide || Math.floor(index / perSlide) === current;
            return (
              <li key={index} className={styles.item} inert={!isShown}>
                {child}
              </li>
            );
          })}
        </ul>
      </div>
      {slides > 1 && (
        <div className={styles.controls}>
          <button type="button" onClick={() => move(-1)} aria-label="Anterior">
            <ChevronLeft aria-hidden="true" />
          </button>
          <p aria-live={isPaused ? 'polite' : 'off'}>
            {current + 1} de {slides}
          </p>
          <button type="button" onClick={() => move(1)} aria-label="Siguiente">
            <ChevronRight aria-hidden="true" />
          </button>
          <button
            type="button"
            onClick={() => setPaused(!isPaused)}
            aria-label={isPaused ? 'Reanudar el carrusel' : 'Pausar el carrusel'}
          >
            {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          </button>
        </div>
      )}
    </section>
  );
}

/** Undefined until measured: until then (and without JavaScript) the cards simply scroll sideways. */
function usePerSlide(root: { current: HTMLElement | null }): number | undefined {
  const [perSlide, setPerSlide] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function measure() {
      if (!root.current?.offsetWidth) {
        timer = setTimeout(measure, measureRetryMs);
        return;
      }
      const width = window.innerWidth;
      setPerSlide(width >= 992 ? 3 : width >= 768 ? 2 : 1);
    }
    function measureSoon() {
      clearTimeout(timer);
      timer = setTimeout(measure, resizeDebounceMs);
    }
    measure();
    window.addEventListener('resize', measureSoon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', measureSoon);
    };
  }, [root]);
  return perSlide;
}
