/** Offers, once, the language that the visitor's browser asks for. Nobody is led anywhere by a guess. */
import { useRouter } from '@tanstack/react-router';
import { pathIn } from '#idioma-path.ts';
import { stored, useStored } from '#ui/stored.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { type Idioma, idioma, spanish } from '#values/idioma/say.ts';
import styles from './language-offer.module.css';

const answered = stored('idioma-ofrecido', (text) => text !== null);

export function LanguageOffer() {
  const router = useRouter();
  const { idiomas } = useSitio();
  const isToBeOffered = useStored(answered) === false && idiomas.length > 0;
  const wish = isToBeOffered && wished([spanish, ...idiomas]);
  if (!wish) return null;
  // Said in the language that is offered, which is not the one of the page.
  const { codigo, nombre, ofrece, cerrar } = wish;
  const settle = () => answered.write('si');
  return (
    <aside className={styles.offer} lang={codigo} aria-label={nombre} data-noprint>
      <a href={pathIn(codigo, router.state.location.href)} hrefLang={codigo} onClick={settle}>
        {ofrece}
      </a>
      <button type="button" onClick={settle}>
        {cerrar}
      </button>
    </aside>
  );
}

/** The first that the browser asks for and there is; nothing when it is the one of the page. */
function wished(there: Idioma[]): Idioma | undefined {
  const wishes = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  const first = wishes.find((codigo) => there.some((one) => one.codigo === codigo));
  return first === idioma().codigo ? undefined : there.find(({ codigo }) => codigo === first);
}
