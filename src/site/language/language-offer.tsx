/** Offers, once, the language that the visitor's browser asks for. Nobody is led anywhere by a guess. */
import { useRouter } from '@tanstack/react-router';
import { pathIn } from '#idioma-path.ts';
import { stored, useStored } from '#ui/stored.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { spanish } from '#values/idioma/say.ts';
import styles from './language-offer.module.css';

const answered = stored('idioma-ofrecido', (text) => text !== null);

export function LanguageOffer() {
  const router = useRouter();
  const { idiomas } = useSitio();
  const isAnswered = useStored(answered);
  if (isAnswered || idiomas.length === 0) return null;
  // Before the page is painted it is known whether there is something to offer (src/server/pages/wake-up.ts).
  if (isAnswered === undefined) return <div className={styles.room} data-noprint />;
  const wish = [spanish, ...idiomas].find(({ codigo }) => codigo === document.documentElement.dataset.oferta);
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
