import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { isMotionReduced } from '#ui/motion.ts';

const advanceMs = 5000;
const swipePx = 50;

/** Which slide is shown: the next one every five seconds, counted anew after each change; none while held, or once one is wanted. */
export function useRotation(slides: number, isHeld: boolean, wanted: number | undefined) {
  // An object: choosing the slide that is shown already counts as a change too.
  const [shown, setShown] = useState({ slide: 0 });
  const [isPaused, setPaused] = useState(false);
  const [before, setBefore] = useState(wanted);
  const [isTouched, setTouched] = useState(false);
  const touchStart = useRef(0);
  const current = Math.min(shown.slide, slides - 1);
  if (wanted !== before) {
    setBefore(wanted);
    if (wanted !== undefined && wanted >= 0) {
      setShown({ slide: wanted });
      setPaused(true);
    }
  }
  const go = (to: number) => setShown({ slide: (to + slides) % slides });

  useEffect(() => {
    if (slides < 2 || isHeld || isTouched || isPaused || isMotionReduced()) return;
    const next = (Math.min(shown.slide, slides - 1) + 1) % slides;
    const timer = setTimeout(() => setShown({ slide: next }), advanceMs);
    return () => clearTimeout(timer);
  }, [shown, slides, isHeld, isTouched, isPaused]);

  const touch = {
    onTouchStart(event: TouchEvent) {
      touchStart.current = event.touches[0]?.clientX ?? 0;
      setTouched(true);
    },
    onTouchEnd(event: TouchEvent) {
      setTouched(false);
      const distance = (event.changedTouches[0]?.clientX ?? 0) - touchStart.current;
      if (Math.abs(distance) > swipePx) go(current + (distance < 0 ? 1 : -1));
    },
    onTouchCancel: () => setTouched(false),
  };

  return { current, go, isPaused, setPaused, touch };
}
