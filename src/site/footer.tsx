import type { ReactNode } from 'react';
import { BoletinForm } from '#areas/boletin/form.tsx';
import { Sponsors } from '#areas/patrocinadores/sponsors/footer-sponsors.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Logo } from '#ui/logo.tsx';
import { useIsFrameKept } from '#ui/use-is-frame-kept.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { todayInMadrid, yearOf } from '#values/day.ts';
import { say } from '#values/idioma/say.ts';
import styles from './footer.module.css';
import { LanguageLinks } from './language/language-links.tsx';
import { SocialLinks } from './social-links.tsx';

export function Footer() {
  const { identidad, invitacion, menus } = useSitio();
  const anio = yearOf(todayInMadrid(new Date()));
  if (useIsFrameKept()) return <footer className={styles.footer} />;
  return (
    <footer className={styles.footer}>
      <div className={`wide ${styles.columns}`}>
        <div className={styles.brand}>
          <Logo />
          <p>{identidad.descripcion}</p>
          <SocialLinks />
          <LanguageLinks />
        </div>
        {menus.pie.map(({ titulo, enlaces }, index) => (
          <nav key={titulo} aria-label={titulo} {...(index === 0 && { id: 'mapa-del-sitio' })}>
            <Folded title={titulo}>
              <ul className={styles.list}>
                {enlaces.map(({ destino, texto }) => (
                  <li key={destino}>
                    <AppLink href={destino}>{texto}</AppLink>
                  </li>
                ))}
              </ul>
            </Folded>
          </nav>
        ))}
        <section aria-label={say('Boletín')}>
          <Folded title={say('Boletín')}>
            <p>{invitacion.pie}</p>
            <BoletinForm />
          </Folded>
        </section>
      </div>
      <Sponsors />
      <p className={styles.copyright}>
        {/* A document of its own: the back office has another policy for styles. */}
        <a href="/login">
          {say('© {anio} {nombre}. Todos los derechos reservados.', { anio, nombre: identidad.nombre })}
        </a>
      </p>
    </footer>
  );
}

/** Under its title on a phone, opened by the browser itself; open beside the others where there is room. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      <details className={styles.folded}>
        <summary>{title}</summary>
        {children}
      </details>
    </>
  );
}
