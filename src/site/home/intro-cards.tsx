import { Reveal } from '#site/pieces/reveal.tsx';
import { AppLink } from '#ui/app-link.tsx';
import styles from './intro-cards.module.css';

const cards = [
  {
    href: '/rutas-y-naturaleza',
    title: 'Rutas y naturaleza',
    text: 'Hoces, torcas, lagunas y bosques para andar sin prisa.',
    tone: 'pino',
  },
  {
    href: '/actividades-y-eventos',
    title: 'Actividades y eventos',
    text: 'Qué hacer este fin de semana, con quién y por cuánto.',
    tone: 'arcilla',
  },
  {
    href: '/leyendas-y-tradiciones',
    title: 'Leyendas y tradiciones',
    text: 'Lo que se cuenta al amor de la lumbre desde hace siglos.',
    tone: 'jucar',
  },
] as const;

export function IntroCards() {
  return (
    <ul className={styles.cards}>
      {cards.map(({ href, title, text, tone }) => (
        <li key={href}>
          <Reveal className={styles.reveal}>
            <AppLink href={href} className={`${styles.card} ${styles[tone]}`}>
              <svg viewBox="0 0 300 120" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <path
                  d="M0 84 C40 60 60 92 104 70 S170 40 206 62 S268 84 300 52 V120 H0Z"
                  fill="currentColor"
                  opacity="0.16"
                />
                <path d="M0 104 C50 84 88 112 140 92 S236 84 300 98 V120 H0Z" fill="currentColor" opacity="0.22" />
              </svg>
              <h3>{title}</h3>
              <p>{text}</p>
            </AppLink>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
