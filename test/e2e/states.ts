/**
 * Which states of a page nobody sees who has colours of their own (Windows' contrast themes): there a state that differs
 * by its colour alone looks like its absence. Runs in the page.
 */
export function unseenStates(): string[] {
  const signs = [
    ...['color', 'background-color', 'background-image', 'fill', 'stroke', 'opacity', 'visibility', 'display'],
    ...['border-top', 'border-right', 'border-bottom', 'border-left', 'outline', 'transform', 'font-weight'],
    ...['text-decoration-line', 'text-decoration-style', 'forced-color-adjust', 'content', 'width', 'height'],
  ];
  const looks = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .slice(0, 40)
      .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .flatMap((style) => signs.map((sign) => style.getPropertyValue(sign)))
      .join();
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const unseen: string[] = [];
  const compare = (what: Element, shownBy: Element, change: () => void, back: () => void) => {
    if (!isShown(shownBy)) return;
    const withState = looks(shownBy);
    change();
    const without = looks(shownBy);
    back();
    if (withState === without) unseen.push(what.outerHTML.slice(0, 120));
  };
  for (const name of ['aria-current', 'aria-pressed', 'aria-selected', 'aria-invalid', 'data-state'])
    for (const element of document.querySelectorAll(`[${name}]:not([${name}=false])`)) {
      const value = element.getAttribute(name)!;
      // "There" is no state: its absence is.
      if (value === 'there') continue;
      compare(
        element,
        element,
        () => element.removeAttribute(name),
        () => element.setAttribute(name, value),
      );
    }
  for (const input of document.querySelectorAll<HTMLInputElement>('input:is([type=radio], [type=checkbox]):checked'))
    compare(
      input,
      input.closest('label') ?? input,
      () => {
        input.checked = false;
      },
      () => {
        input.checked = true;
      },
    );
  return unseen;
}
