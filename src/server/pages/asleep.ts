import { say } from '#values/idioma/say.ts';

/**
 * When a page's code does not come, the page is still what the server sent: it can be read, its links and most of its
 * forms work. This says so, offers to try again, and switches off what only its code could do.
 *
 * Runs in the browser, as text in the page: it cannot use anything defined outside of it.
 */
export function showAsleep(texts: ReturnType<typeof asleepTexts>): void {
  const off: HTMLButtonElement[] = [];
  let notice: HTMLElement | undefined;
  let isAwake = false;

  function asleep(): void {
    if (isAwake || notice) return;
    document.documentElement.dataset.asleep ??= '';
    // A button that sends a form to an address needs no code.
    const needsCode = 'button:not([type=submit]), form:not([action]):not([method=get]) button';
    for (const button of document.querySelectorAll<HTMLButtonElement>(needsCode)) {
      if (button.disabled) continue;
      button.disabled = true;
      off.push(button);
    }
    show(document.querySelector('main') ? texts.readable : texts.empty);
  }

  function show(text: string): void {
    if (notice) return;
    notice = document.createElement('div');
    notice.className = 'asleep';
    notice.setAttribute('role', 'alert');
    const again = Object.assign(document.createElement('button'), { type: 'button', textContent: texts.again });
    again.addEventListener('click', () => location.reload());
    notice.append(Object.assign(document.createElement('p'), { textContent: text }), again);
    document.body.append(notice);
  }

  /** It came after all. */
  function awake(): void {
    isAwake = true;
    delete document.documentElement.dataset.asleep;
    for (const button of off.splice(0)) button.disabled = false;
    notice?.remove();
    notice = undefined;
  }

  addEventListener('asleep', asleep);
  // A file of the page's own code is missing: the rest of it stays away (client.tsx).
  addEventListener('vite:preloadError', () => {
    if (isAwake) return;
    document.documentElement.dataset.asleep = 'code';
    dispatchEvent(new Event('asleep'));
  });
  addEventListener('awake', awake, { once: true });
  addEventListener('part-missing', () => show(texts.part));
}

/** What it says, in the language of the page. */
export function asleepTexts() {
  return {
    readable: say('Esta página no ha terminado de cargarse. Puedes leerla, pero lo que ves apagado no funciona.'),
    empty: say('Esta página no ha terminado de cargarse. Comprueba tu conexión y vuelve a cargarla.'),
    part: say('Una parte de esta página no ha llegado.'),
    again: say('Recargar'),
  };
}
