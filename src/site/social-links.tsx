import { Drawn } from '#ui/drawn.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import styles from './social-links.module.css';

const labels = { facebook: 'Facebook', instagram: 'Instagram', x: 'X', youtube: 'YouTube' } as const;

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
            <Drawn name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
