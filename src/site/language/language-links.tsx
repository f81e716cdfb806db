/** The same page in the other languages. Where no code runs they lead to the home page: header and footer are the same on every page. */
import { useRouter } from '@tanstack/react-router';
import { Globe } from 'lucide-react';
import { pathIn } from '#idioma-path.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { type Idioma, idioma, say, spanish } from '#values/idioma/say.ts';
import styles from './language-links.module.css';

export function LanguageLinks() {
  const { idiomas } = useSitio();
  if (idiomas.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={say('Idioma')}>
      {[spanish, ...idiomas].map((one) => (
        <LanguageLink key={one.codigo} to={one} />
      ))}
    </nav>
  );
}

/** In the header of large screens: the browser itself opens and closes it. */
export function LanguageMenu({ className }: { className: string | undefined }) {
  const { idiomas } = useSitio();
  if (idiomas.length === 0) return null;
  return (
    <div className={styles.menu}>
      <button type="button" className={className} popoverTarget="idiomas" aria-label={say('Idioma')}>
        <Globe aria-hidden="true" />
      </button>
      <div id="idiomas" popover="auto" className={styles.popover}>
        <LanguageLinks />
      </div>
    </div>
  );
}

function LanguageLink({ to: { codigo, nombre } }: { to: Idioma }) {
  const router = useRouter();
  const isHere = codigo === idioma().codigo;
  return (
    // Another document: its language is that of all that is said in it.
    <a
      href={pathIn(codigo, '/')}
      lang={codigo}
      hrefLang={codigo}
      {...(isHere && { 'aria-current': true as const })}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        location.assign(pathIn(codigo, router.state.location.href));
      }}
    >
      {nombre}
    </a>
  );
}
