import { getRouteApi } from '@tanstack/react-router';
import type { Sponsor } from '#areas/patrocinadores/patrocinador.ts';
import { failure } from '#site/failure.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { Failed, Result } from '#ui/call.ts';
import { Picture } from '#ui/picture.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { later, say } from '#values/idioma/say.ts';
import styles from './footer-sponsors.module.css';

const site = getRouteApi('/_site');

/** Who makes the site possible: town halls and companies with logo and name, and a line of plain links. */
export function Sponsors() {
  const { ayuntamientos, empresas, textos } = site.useLoaderData();
  const { ocultar_vacias } = useSitio().secciones;
  const kinds = [
    { ...sentences.ayuntamientos, result: ayuntamientos },
    { ...sentences.empresas, result: empresas },
    { ...sentences.textos, result: textos, Shown: Texts },
  ].filter(({ result }) => !(ocultar_vacias && result.ok && result.data?.length === 0));
  return (
    kinds.length > 0 && (
      <div className={`wide ${styles.sponsors}`} data-noprint>
        {kinds.map((kind) => (
          <SponsorSection key={kind.title} {...kind} />
        ))}
      </div>
    )
  );
}

const sentences = {
  ayuntamientos: {
    title: later('Ayuntamientos que colaboran'),
    refused: later('No se pudieron cargar los patrocinadores del ayuntamiento.'),
    unreachable: later('Error de red o servidor al cargar patrocinadores del ayuntamiento.'),
    empty: later('No hay patrocinadores del ayuntamiento registrados aún.'),
  },
  empresas: {
    title: later('Empresas que colaboran'),
    refused: later('No se pudieron cargar los patrocinadores de empresa.'),
    unreachable: later('Error de red o servidor al cargar patrocinadores de empresa.'),
    empty: later('No hay patrocinadores de empresa registrados aún.'),
  },
  textos: {
    title: later('También nos apoyan'),
    refused: later('No se pudieron cargar los patrocinadores de texto.'),
    unreachable: later('Error de red o servidor al cargar patrocinadores de texto.'),
    empty: later('No hay patrocinadores de texto registrados aún.'),
  },
};

interface SectionProps extends Record<keyof (typeof sentences)['textos'], string> {
  result: Result<'get_sponsor_ayto.php'> | Failed;
  Shown?: typeof Emblems;
}

function SponsorSection({ title, refused, unreachable, empty, result, Shown = Emblems }: SectionProps) {
  return (
    <section aria-label={say(title)}>
      <h2>{say(title)}</h2>
      {!result.ok || !result.data ? (
        <p className={styles.note}>{failure(result, say(refused), say(unreachable))}</p>
      ) : result.data.length === 0 ? (
        <p className={styles.note}>{say(empty)}</p>
      ) : (
        <Shown sponsors={result.data} />
      )}
    </section>
  );
}

function Texts({ sponsors }: { sponsors: Sponsor[] }) {
  return (
    <ul className={styles.texts}>
      {sponsors.map(({ id, nombre, url }, index) => (
        <li key={id}>
          {index > 0 && <span aria-hidden="true">|</span>}
          <AppLink href={url} isSponsored data-patrocinador={`sponsor:${id}`}>
            {nombre}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function Emblems({ sponsors }: { sponsors: Sponsor[] }) {
  return (
    <ul className={styles.emblems}>
      {sponsors.map(({ id, nombre, url, imagen, patrocinador = `sponsor:${id}` }) => (
        <li key={patrocinador}>
          <AppLink href={url} isSponsored data-patrocinador={patrocinador}>
            <Picture src={imagen} alt="" sizes="120px" />
            <span>{nombre}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
