import drawings from '#ui/drawings.svg?url&no-inline';
import { later, say } from '#values/idioma/say.ts';
import styles from './message-page.module.css';
import { WaysOut } from './ways-out.tsx';

const missingPage = later('La página que buscas no existe o se ha movido.');

/** The page's own message in place, that there is no such page, and ways out. */
export function NotFound({
  title = say('Página no encontrada'),
  said,
  text = say(missingPage),
}: {
  title?: string;
  /** What the server said of it, if anything. */
  said?: unknown;
  text?: string;
}) {
  const shown = typeof said === 'string' && said ? said : text;
  return (
    <div className={`wide ${styles.page}`}>
      <svg viewBox="0 0 240 100" aria-hidden="true" focusable="false">
        <use href={`${drawings}#signpost`} />
      </svg>
      <h1>{title}</h1>
      <p role="alert">{shown}</p>
      {shown !== say(missingPage) && <p>{say(missingPage)}</p>}
      <WaysOut />
    </div>
  );
}
