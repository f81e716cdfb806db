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
        <circle cx="186" cy="26" r="11" fill="currentColor" opacity="0.3" />
        <path d="M0 96 C40 50 70 84 104 62 S176 40 240 90 V100 H0Z" fill="currentColor" opacity="0.22" />
        <path d="M0 100 C60 70 130 96 240 82 V100Z" fill="currentColor" opacity="0.3" />
        <path d="M118 90 V16" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
        <path d="M118 22 h30 l8 7 -8 7 h-30 Z M118 42 h-28 l-8 7 8 7 h28 Z" fill="currentColor" />
      </svg>
      <h1>{title}</h1>
      <p role="alert">{shown}</p>
      {shown !== missingPage && <p>{missingPage}</p>}
      <WaysOut />
    </div>
  );
}
