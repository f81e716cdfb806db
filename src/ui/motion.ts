/** What moves by itself does not, where the visitor's device says so. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** To where a form says what became of it. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' });
}
