import { pictureAt } from '#values/picture.ts';
import styles from './logo.module.css';
import { useSitio } from './use-sitio.ts';

/** The hanging houses over the gorge, in six strokes. */
export function Logo() {
  const { nombre, logo } = useSitio().identidad;
  if (logo) return <img className={styles.own} src={pictureAt(logo, 400)} alt={nombre} />;
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path d="M3 34c6-1 8-5 9-11l1-8h14l2 6c2 6 4 11 8 13z" fill="currentColor" opacity="0.3" />
        <path
          d="M13 6.5 20 3l7 3.5V25H13z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinejoin="round"
        />
        <path
          d="M9 11h13M9 11v5h13M9 19h13m-13 0v5h13"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinejoin="round"
        />
        <path
          d="M4 36c9-4.500 22-4.500 32 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </svg>
      <span>{nombre}</span>
    </span>
  );
}
