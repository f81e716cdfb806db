/** The same page in the other languages. Where no code runs they lead to the home page: header and footer are the same on every page. */
import { useRouter } from '@tanstack/react-router';
import { pathIn } from '#idioma-path.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { type Idioma, idioma, say, spanish } from '#values/idioma/say.ts';
import styles from './language-links.module.css';

export function LanguageLinks({ isShort = false }: { isShort?: boolean }) {
  const { idiomas } = useSitio();
  const others = [spanish, ...idiomas].filter(({ codigo }) => codigo !== idioma().codigo);
  if (idiomas.length === 0) return null;
  return (
    <nav className={`${styles.links} ${isShort ? styles.short : ''}`} aria-label={say('Idioma')}>
      {others.map((other) => (
        <LanguageLink key={other.codigo} other={other} isShort={isShort} />
      ))}
    </nav>
  );
}

interface LinkProps {
  other: Pick<Idioma, 'codigo' | 'nombre'>;
  isShort: boolean;
}

function LanguageLink({ other: { codigo, nombre }, isShort }: LinkProps) {
  const router = useRouter();
  return (
    // Another document: its language is that of all that is said in it.
    <a
      href={pathIn(codigo, '/')}
      lang={codigo}
      hrefLang={codigo}
      {...(isShort && { 'aria-label': nombre })}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        location.assign(pathIn(codigo, router.state.location.href));
      }}
    >
      {isShort ? codigo.toUpperCase() : nombre}
    </a>
  );
}
