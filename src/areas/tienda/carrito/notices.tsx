import { say } from '#values/idioma/say.ts';
import styles from './notices.module.css';

/** What changed in the cart by itself, said plainly. The region is there from the start, so that it is heard. */
export function CarritoNotices({ notices }: { notices: string[] }) {
  return (
    <div role="status">
      {notices.length > 0 && (
        <div className={styles.notices}>
          <p>{say('Tu carrito ha cambiado desde la última vez:')}</p>
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
