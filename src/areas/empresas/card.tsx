import { Accessibility, Clock, Globe, Mail, MapPin, Phone, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { HeartButton } from '#areas/viaje/heart.tsx';
import { paths } from '#paths.ts';
import { Gallery } from '#site/pieces/gallery/gallery.tsx';
import { Labels } from '#site/pieces/labels.tsx';
import { Access, hasAccess } from '#site/visita/access.tsx';
import { OpenNow } from '#site/visita/open-now.tsx';
import { shortUrl } from '#site/visita/short-url.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import styles from './card.module.css';
import type { EmpresaPublica } from './empresa.ts';

/** All a visitor may want to know of an empresa; its page says what is around it too. */
export function EmpresaCard({ empresa }: { empresa: EmpresaPublica }) {
  const { nombre, telefono, email, web, horario, direccion, imagenes_adicionales } = empresa;
  return (
    <article id={`empresa-${empresa.id}`} className={styles.card} aria-label={nombre}>
      <div className={styles.picture}>
        <Picture src={empresa.imagen} alt="" sizes="(min-width: 768px) 46vw, 92vw" />
      </div>
      <div className={styles.text}>
        <HeartButton tipo="empresa" id={empresa.id} of={nombre} />
        <p className="kicker">
          {empresa.categoria_nombre} · {empresa.municipio_nombre}
        </p>
        <h3>
          <AppLink href={paths.empresa(empresa.slug)}>{nombre}</AppLink>
        </h3>
        <Labels etiquetas={empresa.etiquetas} />
        {empresa.descripcion && (
          <p className={styles.description} lang={langOf(empresa, 'descripcion')}>
            {empresa.descripcion}
          </p>
        )}
        <ul className={styles.facts}>
          {direccion && <Fact icon={<MapPin />} label={say('Dirección')} value={direccion} />}
          {horario && (
            <Fact
              icon={<Clock />}
              label={say('Horario')}
              value={
                <>
                  <OpenNow apertura={empresa.apertura} />
                  <span lang={langOf(empresa, 'horario')}>{horario}</span>
                </>
              }
            />
          )}
          {empresa.precio && (
            <Fact
              icon={<Tag />}
              label={say('Precio')}
              value={<span lang={langOf(empresa, 'precio')}>{empresa.precio}</span>}
            />
          )}
          {hasAccess(empresa.accesibilidad) && (
            <Fact
              icon={<Accessibility />}
              label={say('Accesibilidad')}
              value={<Access said={empresa.accesibilidad} />}
            />
          )}
          {telefono && (
            <Fact
              icon={<Phone />}
              label={say('Teléfono')}
              value={<AppLink href={`tel:${telefono.replace(/\s/g, '')}`}>{telefono}</AppLink>}
            />
          )}
          {email && (
            <Fact
              icon={<Mail />}
              label={say('Correo electrónico')}
              value={<AppLink href={`mailto:${email}`}>{email}</AppLink>}
            />
          )}
          {web && (
            <Fact icon={<Globe />} label={say('Página web')} value={<AppLink href={web}>{shortUrl(web)}</AppLink>} />
          )}
        </ul>
        {imagenes_adicionales.length > 0 && (
          <div className={styles.more}>
            <Gallery
              label={say('Fotografías de {nombre}', { nombre })}
              sizes="(min-width: 768px) 270px, 46vw"
              images={imagenes_adicionales.map(({ imagen, alt_text }) => ({ src: imagen, alt: alt_text }))}
            />
          </div>
        )}
      </div>
    </article>
  );
}

function Fact({ icon, label, value }: { icon: ReactNode; label: string; value: ReactNode }) {
  return (
    <li>
      <span aria-hidden="true">{icon}</span>
      <span>
        <span className="visually-hidden">{say('{dato}:', { dato: label })} </span>
        {value}
      </span>
    </li>
  );
}
