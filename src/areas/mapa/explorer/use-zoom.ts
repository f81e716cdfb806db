/** A sheet larger than its window: scrolling moves it, as everywhere; this makes it larger and smaller. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { frame, type MapPoint } from '#areas/mapa/projection.ts';

const most = 10;

export interface Zoom {
  window: RefObject<HTMLDivElement | null>;
  zoom: number;
  /** How many units of the drawing a pixel of the screen is; undefined until it was measured. */
  unitsPerPixel: number | undefined;
  /** Larger or smaller around a point of the screen, or around the middle. */
  by(factor: number, around?: { clientX: number; clientY: number }): void;
  /** This point of the drawing in the middle. */
  goTo(at: MapPoint, zoom?: number): void;
  reset(): void;
}

/** What stays where it is while the sheet changes its size: a part of the sheet, at a place of the window. */
interface Anchor {
  partX: number;
  partY: number;
  x: number;
  y: number;
}

export function useZoom(): Zoom {
  const window = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor>(undefined);
  const now = useRef(1);
  const [zoom, setZoom] = useState(1);
  const [width, setWidth] = useState<number>();

  const change = useCallback((next: (zoom: number) => number, at: (box: HTMLDivElement) => Anchor) => {
    const box = window.current;
    if (!box) return;
    const wanted = Math.min(most, Math.max(1, next(now.current)));
    anchor.current = at(box);
    if (wanted === now.current) settle(box, anchor.current);
    now.current = wanted;
    setZoom(wanted);
  }, []);

  const by = useCallback<Zoom['by']>(
    (factor, around) =>
      change(
        (zoom) => zoom * factor,
        (box) => anchorAt(box, around),
      ),
    [change],
  );
  const goTo = useCallback<Zoom['goTo']>(
    ({ x, y }, wanted) =>
      change(
        (zoom) => wanted ?? zoom,
        (box) => ({ partX: x / frame.width, partY: y / frame.height, x: box.clientWidth / 2, y: box.clientHeight / 2 }),
      ),
    [change],
  );
  const reset = useCallback(
    () =>
      change(
        () => 1,
        (box) => anchorAt(box),
      ),
    [change],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the sheet has its new size, and only then
  useLayoutEffect(() => {
    if (window.current && anchor.current) settle(window.current, anchor.current);
  }, [zoom]);

  useEffect(() => {
    const box = window.current;
    if (!box) return;
    const measure = new ResizeObserver(() => setWidth(box.clientWidth));
    measure.observe(box);
    return () => measure.disconnect();
  }, []);
  useGestures(window, by);

  return { window, zoom, unitsPerPixel: width ? frame.width / (width * zoom) : undefined, by, goTo, reset };
}

function settle(box: HTMLDivElement, { partX, partY, x, y }: Anchor) {
  box.scrollTo(partX * box.scrollWidth - x, partY * box.scrollHeight - y);
}

function anchorAt(box: HTMLDivElement, around?: { clientX: number; clientY: number }): Anchor {
  const { left, top } = box.getBoundingClientRect();
  const x = around ? around.clientX - left : box.clientWidth / 2;
  const y = around ? around.clientY - top : box.clientHeight / 2;
  return {
    partX: (box.scrollLeft + x) / box.scrollWidth,
    partY: (box.scrollTop + y) / box.scrollHeight,
    x,
    y,
  };
}

/** The wheel and two fingers. At either end of the scale the wheel moves the page again. */
function useGestures(window: RefObject<HTMLDivElement | null>, by: Zoom['by']) {
  useEffect(() => {
    const box = window.current;
    if (!box) return;
    let fingers: { apart: number } | undefined;

    function wheel(event: WheelEvent) {
      const isAtEnd = event.deltaY > 0 ? box!.scrollWidth <= box!.clientWidth + 1 : false;
      if (isAtEnd || event.deltaY === 0) return;
      event.preventDefault();
      by(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), event);
    }
    function touch(event: TouchEvent) {
      const [one, other] = event.touches;
      if (!one || !other || event.touches.length !== 2) {
        fingers = undefined;
        return;
      }
      event.preventDefault();
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const middle = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
      if (fingers) by(apart / fingers.apart, middle);
      fingers = { apart };
    }
    box.addEventListener('wheel', wheel, { passive: false });
    box.addEventListener('touchmove', touch, { passive: false });
    box.addEventListener('touchend', touch);
    return () => {
      box.removeEventListener('wheel', wheel);
      box.removeEventListener('touchmove', touch);
      box.removeEventListener('touchend', touch);
    };
  }, [window, by]);
}
