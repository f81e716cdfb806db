import type { ReactNode } from 'react';
import { SearchForm } from '#areas/buscar/form.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { later, say } from '#values/idioma/say.ts';
import styles from './message-page.module.css';

const places = [
  { label: later('Noticias'), href: '/noticias' },
  { label: later('Ubicaciones'), href: '/ubicaciones' },
  { label: later('Actividades y eventos'), href: '/actividades-y-eventos' },
  { label: later('Tienda'), href: '/tienda' },
  { label: later('Contacto'), href: '/contacto' },
];

/** For pages that have nothing to show: the search, the home page and the main sections. */
export function WaysOut({ children }: { children?: ReactNode }) {
  return (
    <>
      <div className={styles.ways}>
        {children}
        <ButtonLink href="/" look={children ? 'quiet' : 'action'}>
          {say('Volver al inicio')}
        </ButtonLink>
      </div>
      <SearchForm />
      <nav aria-label={say('Otros caminos')}>
        <ul className={styles.places}>
          {places.map(({ href, label }) => (
            <li key={href}>
              <AppLink href={href}>{say(label)}</AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
