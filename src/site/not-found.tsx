import drawings from '#ui/drawings.svg?url&no-inline';
import styles from './message-page.module.css';
import { WaysOut } from './ways-out.tsx';

const missingPage = 'La página que buscas no existe o se ha movido.';

/** The page's own message in place, that there is no such page, and ways out. */
export function NotFound({
  title = 'Página no encontrada',
  said,
  text = missingPage,
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
      {shown !== missingPage && <p>{missingPage}</p>}
      <WaysOut />
    </div>
  );
}
