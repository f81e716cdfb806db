import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { say } from '#values/idioma/say.ts';
import styles from './zoomed.module.css';

const zooms = [1, 2, 4];

/** The same drawing larger, moved by scrolling: by finger, wheel and arrow keys. The buttons lie under it, beside its key. */
export function Zoomed({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  const [level, setLevel] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = zooms[level]!;

  function to(next: number) {
    const { current: box } = frame;
    if (!box) return;
    const middle = {
      x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    };
    // It keeps the height that it has, and its middle.
    box.style.height = next === 0 ? '' : box.style.height || `${box.clientHeight}px`;
    setLevel(next);
    requestAnimationFrame(() => {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = box;
      box.scrollTo(middle.x * scrollWidth - clientWidth / 2, middle.y * scrollHeight - clientHeight / 2);
    });
  }

  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        {...(zoom > 1 && { tabIndex: 0, role: 'group', 'aria-label': say('Plano ampliado') })}
      >
        <div style={{ width: `${zoom * 100}%` }}>{children}</div>
      </div>
      <div className={styles.bar}>
        <p>{legend}</p>
        <button
          type="button"
          data-noprint
          aria-label={say('Acercar el plano')}
          disabled={level === zooms.length - 1}
          onClick={() => to(level + 1)}
        >
          <ZoomIn aria-hidden="true" />
        </button>
        <button
          type="button"
          data-noprint
          aria-label={say('Alejar el plano')}
          disabled={level === 0}
          onClick={() => to(level - 1)}
        >
          <ZoomOut aria-hidden="true" />
        </button>
      </div>
    </>
  );
}
