import { ButtonLink } from '#ui/button.tsx';
import styles from './message-page.module.css';

/** The page's own message in place, and a way out. */
export function NotFound({
  title = 'Página no encontrada',
  text = 'La página que buscas no existe o se ha movido.',
}: {
  title?: string;
  text?: string;
}) {
  return (
    <div className={`wide ${styles.page}`}>
      <svg viewBox="0 0 240 100" aria-hidden="true" focusable="false">
        <path d="M0 92 C44 44 74 82 104 58 S172 22 240 78 V100 H0Z" fill="currentColor" opacity="0.25" />
        <path d="M98 58 V22 h26 v40 M92 32 h24 M92 44 h24" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      <p className={styles.ways}>
        <ButtonLink href="/">Volver al inicio</ButtonLink>
        <ButtonLink href="/noticias" look="quiet">
          Ver las noticias
        </ButtonLink>
      </p>
    </div>
  );
}
