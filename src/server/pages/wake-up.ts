import { shownIdiomas } from '#server/idiomas.ts';
import { spanish } from '#values/idioma/say.ts';
import { asleepTexts, showAsleep } from './asleep.ts';

/**
 * A page's scripts are loaded after it is shown ("the page wakes up"): until then its text, fonts and pictures have the
 * connection to themselves, which matters on a slow phone. The page can be read before that; what is typed, pointed at
 * and pressed meanwhile is replayed as soon as the scripts run. A link does not wait long for that.
 */
export function withLateScripts(html: string, styles: string[], nonce: string): string {
  const mainAt = html.indexOf('<main');
  const scriptAt = html.lastIndexOf('<script type="module" ');
  if (scriptAt === -1) return html;
  // The back office shows nothing before its scripts run: they are asked for at once, and missed if they do not come.
  if (mainAt === -1 || scriptAt < mainAt)
    return `${html.slice(0, scriptAt)}<script nonce="${nonce}">${sayAsleep()};(${missCode})()</script>${html.slice(scriptAt)}`;
  const files: string[] = [];
  const start = html
    .slice(0, mainAt)
    .replace(/<link rel="modulepreload" href="([^"<>]+)"[^<>]*>/g, (_, file: string) => {
      files.push(file);
      return '';
    });
  const end = html.slice(scriptAt).replace(/^<script ([^<>]*)><\/script>/, (whole, attributes: string) => {
    const entry = attributes.match(/\bsrc="([^"]+)"/)?.[1];
    if (!entry) return whole;
    const code = `${sayAsleep()};(${wakeUpCode})(${JSON.stringify(entry)},${JSON.stringify(files)},${JSON.stringify(styles)})`;
    return `<script nonce="${nonce}">${code}</script>`;
  });
  return withOffer(start, nonce) + html.slice(mainAt, scriptAt) + end;
}

/** Before anything is painted: whether there is a language to offer, so that there is room for it (site/language/). */
function withOffer(start: string, nonce: string): string {
  const codigos = [spanish, ...shownIdiomas()].map(({ codigo }) => codigo);
  if (codigos.length === 1) return start;
  const code = `(${offerCode})(${JSON.stringify(codigos)})`;
  return start.replace('</head>', `<script nonce="${nonce}">${code}</script></head>`);
}

const wakeUpCode = String(wakeUp);
const offerCode = String(findOffer);
const asleepCode = String(showAsleep);

const missCode = String(missScripts);

function sayAsleep(): string {
  return `(${asleepCode})(${JSON.stringify(asleepTexts())})`;
}

/** Runs in the browser, as text in the page: it cannot use anything defined outside of it. */
function missScripts(): void {
  const asleep = () => dispatchEvent(new Event('asleep'));
  // Errors of elements do not bubble.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && asleep(), true);
  setTimeout(asleep, 30_000);
}

/**
 * The first language that the browser asks for and there is, unless it is the page's or the visitor has answered already.
 * Runs in the browser, as text in the page: it cannot use anything defined outside of it.
 */
function findOffer(codigos: string[]): void {
  const page = document.documentElement;
  const wishes = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  const wish = wishes.find((codigo) => codigos.includes(codigo));
  if (!wish || wish === page.lang) return;
  page.dataset.oferta = wish;
  try {
    // Nothing can be kept in a browser that refuses to: it is offered again.
    if (localStorage.getItem('idioma-ofrecido') !== null) delete page.dataset.oferta;
  } catch {}
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Runs in the browser, as text in the page: it cannot use anything defined outside of it. */
function wakeUp(entry: string, files: string[], styles: string[]): void {
  const values = new Map<Control, string | boolean>();
  const presses: [HTMLElement, MouseEvent][] = [];
  let isCalled = false;
  let isReleased = false;

  function call(): void {
    if (isCalled) return;
    isCalled = true;
    // The scripts would load the styles that are in the page once more, and wait for them.
    for (const href of styles) add('link', { rel: 'stylesheet', disabled: true, href });
    for (const href of files) add('link', { rel: 'modulepreload', fetchPriority: 'low', href });
    // Without its scripts the page still is what the server sent: forms and links that work on their own.
    add('script', { type: 'module', src: entry, onerror: giveUp });
    // It may hang without an error. Should it come after all, it is as if nothing had been said.
    setTimeout(stayAsleep, 30_000);
  }

  function giveUp(): void {
    release();
    stayAsleep();
  }

  function stayAsleep(): void {
    dispatchEvent(new Event('asleep'));
  }

  /** One at a time, so that the browser can do what it is asked to in between. */
  function add(tag: string, properties: object): void {
    setTimeout(() => document.head.append(Object.assign(document.createElement(tag), properties)));
  }

  function onType({ target }: Event): void {
    const control = target as Control;
    const isTicked = control.type === 'checkbox' || control.type === 'radio';
    values.set(control, isTicked ? (control as HTMLInputElement).checked : control.value);
  }

  function onPress(event: MouseEvent): void {
    const pressed = (event.target as Element).closest<HTMLElement>('a, button');
    if (!pressed) return;
    const isLink = !pressed.matches('button, [role=button], [data-popup]');
    if (isLink && !staysHere(pressed as HTMLAnchorElement, event)) return;
    event.preventDefault();
    event.stopPropagation();
    // Pressed again out of impatience, it would undo itself.
    if (!presses.some(([one]) => one === pressed)) presses.push([pressed, new MouseEvent('click', event)]);
    pressed.ariaBusy = 'true';
    call();
    if (isLink) setTimeout(release, 700);
  }

  /** Leads to another page of the site, in this window. */
  function staysHere(link: HTMLAnchorElement, event: MouseEvent): boolean {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const isSamePage = link.pathname + link.search === location.pathname + location.search;
    return isPlain && link.origin === location.origin && !link.target && !(isSamePage && link.hash);
  }

  /** Repeats everything as events that React listens to. */
  function release(): void {
    if (isReleased) return;
    isReleased = true;
    removeEventListener('input', onType, true);
    removeEventListener('click', onPress, true);
    for (const [control, value] of values) {
      // React comes to this part of the page at the latest now: what it finds there is no change to it.
      control.dispatchEvent(new Event('input', { bubbles: true }));
      if (typeof value === 'boolean') {
        (control as HTMLInputElement).checked = !value;
        control.click();
        continue;
      }
      control.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
      control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    }
    // For the router, which remembers the scroll position for the way back.
    document.dispatchEvent(new Event('scroll'));
    const pointedAt = [...document.querySelectorAll(':hover')].at(-1);
    pointedAt?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    // One at a time, so that React renders the result of one before it gets the next.
    setTimeout(pressNext);
  }

  function pressNext(): void {
    const [pressed, event] = presses.shift() ?? [];
    if (!pressed || !event) return;
    // A disabled button gets no clicks: its parent does.
    pressed.ariaBusy = null;
    const heardBy = pressed.matches(':disabled') ? pressed.parentElement : pressed;
    heardBy?.dispatchEvent(event);
    setTimeout(pressNext);
  }

  addEventListener('input', onType, true);
  addEventListener('click', onPress, true);
  // Not during React's own work, so that it can hydrate the part of the page that is pressed.
  addEventListener('awake', () => setTimeout(release), { once: true });
  addEventListener('vite:preloadError', release);
  // When all that the page shows has arrived and is painted, or after a while in any case.
  addEventListener('load', () => new PerformanceObserver(call).observe({ type: 'paint', buffered: true }));
  setTimeout(call, 2500);
}
