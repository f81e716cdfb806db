import type { ReactNode } from 'react';
import { SearchForm } from '#areas/buscar/form.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import styles from './message-page.module.css';

const places = [
  { label: 'Noticias', href: '/noticias' },
  { label: 'Ubicaciones', href: '/ubicaciones' },
  { label: 'Actividades y eventos', href: '/actividades-y-eventos' },
  { label: 'Tienda', href: '/tienda' },
  { label: 'Contacto', href: '/contacto' },
];

/** For pages that have nothing to show: the search, the home page and the main sections. */
export function WaysOut({ children }: { children?: ReactNode }) {
  return (
    <>
      <div className={styles.ways}>
        {children}
        <ButtonLink href="/" look={children ? 'quiet' : 'action'}>
          Volver al inicio
        </ButtonLink>
      </div>
      <SearchForm />
      <nav aria-label="Otros caminos">
        <ul className={styles.places}>
          {places.map(({ href, label }) => (
            <li key={href}>
              <AppLink href={href}>{label}</AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
