import { useSitio } from '#ui/use-sitio.ts';
import styles from './social-links.module.css';

/** Logos of the social networks; the icon set no longer has them. */
export const socialPaths = {
  facebook: 'M14 8.5V6.8c0-.8.5-1 1-1h2.400V2.200L14.200 2C10.900 2 10 4.300 10 6.200v2.300H7v4h3V22h4v-9.500h3l.5-4z',
  instagram:
    'M7.500 2h9A5.500 5.500 0 0 1 22 7.500v9a5.500 5.500 0 0 1-5.500 5.500h-9A5.500 5.500 0 0 1 2 16.500v-9A5.500 5.500 0 0 1 7.500 2m0 2A3.500 3.500 0 0 0 4 7.500v9A3.500 3.500 0 0 0 7.500 20h9a3.500 3.500 0 0 0 3.500-3.500v-9A3.500 3.500 0 0 0 16.500 4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10m0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6m5.250-3.500a1.250 1.250 0 1 1 0 2.500 1.250 1.250 0 0 1 0-2.500',
  whatsapp:
    'M12 2a10 10 0 0 0-8.600 15.100L2 22l5-1.300A10 10 0 1 0 12 2m0 1.800a8.200 8.200 0 1 1-4.200 15.200l-.3-.2-3 .8.8-2.900-.2-.3A8.200 8.200 0 0 1 12 3.800M8.600 7.500c-.2 0-.5.1-.7.4-.3.3-1 1-1 2.300s1 2.700 1.100 2.800c.2.200 2 3.100 4.800 4.200 2.300.9 2.800.7 3.300.7s1.600-.6 1.800-1.300c.2-.6.2-1.200.2-1.300-.1-.1-.3-.2-.6-.3l-1.800-.9c-.3-.1-.4-.1-.6.100l-.8 1c-.1.200-.3.200-.6.100a6.700 6.700 0 0 1-3.300-2.900c-.2-.3 0-.5.1-.6l.4-.5.3-.5v-.4l-.8-2c-.2-.5-.4-.5-.6-.5z',
  x: 'M17.800 3h3.100l-6.800 7.700L22 21h-6.200l-4.900-6.300L5.300 21H2.200l7.200-8.200L2 3h6.400l4.400 5.800zm-1.100 16.200h1.700L7.400 4.700H5.500z',
  youtube:
    'M22 8.200s-.2-1.500-.8-2.100c-.8-.8-1.700-.8-2.100-.9C16.200 5 12 5 12 5s-4.200 0-7.100.2c-.4.100-1.300.100-2.100.9C2.200 6.700 2 8.200 2 8.200S1.800 9.900 1.800 11.600v1.600c0 1.700.2 3.400.2 3.400s.2 1.500.8 2.100c.8.8 1.900.8 2.300.9 1.700.1 6.900.2 6.900.2s4.200 0 7.100-.2c.4-.1 1.300-.1 2.100-.9.6-.6.8-2.100.8-2.100s.2-1.700.2-3.400v-1.600C22.200 9.900 22 8.200 22 8.200M9.900 15V9.200l5.500 2.900z',
} as const;

const labels = { facebook: 'Facebook', instagram: 'Instagram', x: 'X', youtube: 'YouTube' } as const;

export function SocialIcon({ name }: { name: keyof typeof socialPaths }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={socialPaths[name]} fill="currentColor" />
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
