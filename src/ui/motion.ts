/** What moves by itself does not, where the visitor's device says so. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** To where a form says what became of it, at once: a way there that takes its time is cut off by whatever the form does next. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}
