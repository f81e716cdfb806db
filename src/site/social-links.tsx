import { useSitio } from '#ui/use-sitio.ts';
import drawings from './drawings.svg?url&no-inline';
import styles from './social-links.module.css';

const labels = { facebook: 'Facebook', instagram: 'Instagram', x: 'X', youtube: 'YouTube' } as const;

/** Logos of the social networks, which the icon set no longer has. */
export function SocialIcon({ name }: { name: keyof typeof labels | 'whatsapp' }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}

export function SocialLinks() {
  const { redes } = useSitio();
  const known = (Object.keys(labels) as (keyof typeof labels)[]).flatMap((name) => {
    const href = redes[name];
    return href ? [{ name, href }] : [];
  });
  return (
    <ul className={styles.list}>
      {known.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener me" aria-label={labels[name]}>
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
