import { createFileRoute } from '@tanstack/react-router';
import { Mail, MapPin, Phone } from 'lucide-react';
import { texto } from '#areas/ajustes/marca/texto.ts';
import { pathHere } from '#idioma-path.ts';
import { organizationData } from '#site/home/organization-data.ts';
import { PageHead } from '#site/pieces/page-head.tsx';
import { breadcrumbData, seo } from '#site/seo.ts';
import { SocialLinks } from '#site/social-links.tsx';
import { telephoneUrl } from '#ui/telephone.ts';
import { sitioOf, useSitio } from '#ui/use-sitio.ts';
import { later, say } from '#values/idioma/say.ts';
import { ContactoForm } from './form.tsx';
import styles from './page.module.css';
import { textos } from './textos.ts';

const title = later('Contacto');

export const Route = createFileRoute('/_site/contacto')({
  head: ({ matches }) => {
    const sitio = sitioOf(matches);
    const base = sitio.url;
    return seo(
      { matches },
      {
        title: say(title),
        description: texto(sitio, textos, 'contacto.busqueda'),
        path: '/contacto',
        data: [
          {
            '@type': 'ContactPage',
            name: say(title),
            url: base + pathHere('/contacto'),
            mainEntity: organizationData(sitio),
          },
          breadcrumbData(base, [{ name: say(title), path: '/contacto' }]),
        ],
      },
    );
  },
  component: Contacto,
});

function Contacto() {
  const sitio = useSitio();
  const { titular } = sitio;
  return (
    <div className="wide">
      <PageHead title={say(title)}>
        <p>{texto(sitio, textos, 'contacto.entradilla')}</p>
      </PageHead>
      <div className={styles.columns}>
        <section aria-label={say('Escríbenos')}>
          <h2>{say('Escríbenos')}</h2>
          <ContactoForm />
        </section>
        <section className={styles.details} aria-label={say('Dónde estamos')}>
          {titular.nombre && <h2>{say('Dónde estamos')}</h2>}
          <address>
            <ul className={styles.list}>
              {titular.nombre && (
                <li>
                  <MapPin aria-hidden="true" />
                  <span>
                    {titular.nombre}
                    <br />
                    {titular.calle}
                    <br />
                    {titular.codigo_postal} {titular.localidad} ({titular.provincia})
                  </span>
                </li>
              )}
              {titular.telefono && (
                <li>
                  <Phone aria-hidden="true" />
                  <a href={telephoneUrl(titular.telefono)}>{titular.telefono}</a>
                </li>
              )}
              {titular.email && (
                <li>
                  <Mail aria-hidden="true" />
                  <a href={`mailto:${titular.email}`}>{titular.email}</a>
                </li>
              )}
            </ul>
          </address>
          <SocialLinks />
        </section>
      </div>
    </div>
  );
}
