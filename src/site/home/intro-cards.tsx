import { ProvinceLines } from '#areas/mapa/still/province-lines.tsx';
import { Reveal } from '#site/pieces/reveal.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import styles from './intro-cards.module.css';

const tones = ['pino', 'arcilla', 'jucar'] as const;

export function IntroCards() {
  const { tarjetas } = useSitio().portada;
  return (
    <ul className={styles.cards}>
      {tarjetas.map(({ destino, titulo, texto }, index) => (
        <li key={titulo}>
          <Reveal className={styles.reveal}>
            <AppLink href={destino} className={`${styles.card} ${styles[tones[index % tones.length]!]}`}>
              <ProvinceLines className={styles.map} />
              <svg viewBox="0 0 300 120" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <path
                  d="M0 84 C40 60 60 92 104 70 S170 40 206 62 S268 84 300 52 V120 H0Z"
                  fill="currentColor"
                  opacity="0.16"
                />
                <path d="M0 104 C50 84 88 112 140 92 S236 84 300 98 V120 H0Z" fill="currentColor" opacity="0.22" />
              </svg>
              <h3>{titulo}</h3>
              {texto && <p>{texto}</p>}
            </AppLink>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
