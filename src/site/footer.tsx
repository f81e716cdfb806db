import { BoletinForm } from '#boletin/form.tsx';
import { Sponsors } from '#patrocinadores/footer-sponsors.tsx';
import { site } from '#site-settings.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Logo } from '#ui/logo.tsx';
import styles from './footer.module.css';
import { legalMenu, mainMenu, shopMenu } from './navigation.ts';
import { SocialLinks } from './social-links.tsx';

const sections = [...mainMenu.flatMap((entry) => ('links' in entry ? entry.links : [entry])), ...shopMenu];

export function Footer() {
  return (
    <footer className={styles.footer}>
      <Sponsors />
      <div className={`wide ${styles.columns}`}>
        <div className={styles.brand}>
          <Logo />
          <p>{site.description}</p>
          <SocialLinks />
        </div>
        <nav id="mapa-del-sitio" aria-label="Secciones">
          <h2>Secciones</h2>
          <ul className={styles.list}>
            {sections.map(({ href, label }) => (
              <li key={href}>
                <AppLink href={href}>{label}</AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Información">
          <h2>Información</h2>
          <ul className={styles.list}>
            {legalMenu.map(({ href, label }) => (
              <li key={href}>
                <AppLink href={href}>{label}</AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-label="Boletín">
          <h2>Boletín</h2>
          <p>Una carta al mes con lo que se mueve en la provincia.</p>
          <BoletinForm />
        </section>
      </div>
      <p className={styles.copyright}>
        {/* A document of its own: the back office has another policy for styles. */}
        <a href="/login">
          © {new Date().getFullYear()} {site.name}. Todos los derechos reservados.
        </a>
      </p>
    </footer>
  );
}
