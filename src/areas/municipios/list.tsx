import { createFileRoute } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { texto, withPlace } from '#areas/ajustes/marca/texto.ts';
import { clusterPoints } from '#areas/mapa/explorer/clusters.ts';
import { StillMap } from '#areas/mapa/still/still-map.tsx';
import { pathHere } from '#idioma-path.ts';
import { paths } from '#paths.ts';
import { listSeo } from '#site/list-seo.ts';
import { PageLoading } from '#site/pieces/list/list-states.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { ErrorBox } from '#site/pieces/states.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { get } from '#ui/call.ts';
import { Picture } from '#ui/picture.tsx';
import { sitioOf, useSitio } from '#ui/use-sitio.ts';
import { say, sayCount } from '#values/idioma/say.ts';
import { plain } from '#values/slug.ts';
import styles from './list.module.css';
import { textos } from './textos.ts';

const path = '/pueblos';

/** So far apart that each can be pressed on a phone, in the map's units; every village is in the list below. */
const pressable = 140;

/** What the list shows of each: there are 238 of them. */
interface Listed {
  nombre: string;
  slug: string;
  /** How much there is in it. */
  cosas: number;
  imagen?: string;
}

export const Route = createFileRoute('/_site/pueblos/')({
  loader: async () => {
    const result = await get('get_pueblos.php', {});
    if (!result.ok) return {};
    const pueblos = result.data.map(
      ({ nombre, slug, lugares, eventos, empresas, actividades, imagen }): Listed => ({
        nombre,
        slug,
        cosas: lugares + eventos + empresas + actividades,
        ...(imagen && { imagen }),
      }),
    );
    const points = result.data.flatMap(({ nombre, slug, punto, tiene_contenido }) =>
      punto && tiene_contenido ? [{ nombre, href: paths.municipio(slug), ...punto }] : [],
    );
    return { pueblos, points: clusterPoints(points, pressable).map(({ points: [first] }) => first) };
  },
  head: ({ loaderData, matches }) => {
    const shown = (loaderData?.pueblos ?? []).filter(({ cosas, imagen }) => cosas > 0 || imagen);
    const sitio = sitioOf(matches);
    return listSeo(matches, {
      title: texto(sitio, textos, 'pueblos.titulo'),
      crumb: say('Pueblos'),
      description:
        loaderData?.pueblos?.length === 0
          ? say('Todavía no contamos nada de ningún pueblo.')
          : texto(sitio, textos, 'pueblos.busqueda', { cuantos: String(loaderData?.pueblos?.length ?? '') }),
      path,
      result: { ok: true, data: shown },
      partOf: ({ nombre, slug, imagen }) => ({ name: nombre, path: paths.municipio(slug), image: imagen ?? null }),
    });
  },
  component: Pueblos,
  pendingComponent: () => (
    <PageLoading title={texto(useSitio(), textos, 'pueblos.titulo')} text={say('Cargando pueblos...')} />
  ),
});

function Pueblos() {
  const { pueblos, points } = Route.useLoaderData();
  const sitio = useSitio();
  const title = texto(sitio, textos, 'pueblos.titulo');
  if (!pueblos)
    return (
      <div className="wide">
        <PageHead title={title} />
        <ErrorBox text={say('Error al cargar los pueblos. Por favor, inténtelo de nuevo más tarde.')} />
      </div>
    );
  return (
    <div className={`wide ${styles.page}`}>
      <div className={styles.top}>
        <PageHead title={title}>
          <p>
            {pueblos.length > 0
              ? texto(sitio, textos, 'pueblos.entradilla', { cuantos: String(pueblos.length) })
              : say('Todavía no contamos nada de ningún pueblo.')}
          </p>
          {sitio.marca.mapa && (
            <p>
              <ButtonLink href="/mapa" look="quiet">
                {say('Buscar en el mapa')}
              </ButtonLink>
            </p>
          )}
        </PageHead>
        <div className={styles.map}>
          <StillMap
            label={withPlace(sitio.marca, say('Los pueblos de {zona} en el mapa'))}
            names={2}
            points={points.map((point) => ({ ...point, id: point.href }))}
          />
        </div>
      </div>
      <Featured pueblos={pueblos.filter(({ imagen }) => imagen)} />
      {pueblos.length > 0 && <Finder pueblos={pueblos} />}
    </div>
  );
}

function Featured({ pueblos }: { pueblos: Listed[] }) {
  if (pueblos.length === 0) return null;
  return (
    <section className={styles.featured} aria-label={say('Para empezar')}>
      <h2>{say('Para empezar')}</h2>
      <ul>
        {pueblos.slice(0, 12).map(({ nombre, slug, imagen }) => (
          <li key={slug}>
            <AppLink href={paths.municipio(slug)}>
              <Picture src={imagen ?? null} alt="" sizes="(min-width: 992px) 280px, 46vw" />
              <span>{nombre}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All of them under their letters. The search needs no server: every name is on the page. */
function Finder({ pueblos }: { pueblos: Listed[] }) {
  const [wanted, setWanted] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = pueblos
    .filter(({ nombre }) => plain(nombre).includes(plain(wanted.trim())))
    .sort((one, other) => withoutArticle(one.nombre).localeCompare(withoutArticle(other.nombre), 'es'));
  const letters = Map.groupBy(found, ({ nombre }) => letterOf(nombre));

  function search(event: FormEvent) {
    event.preventDefault();
    setWanted(input.current?.value ?? '');
  }

  return (
    <section className={styles.all} aria-label={say('Todos los pueblos')}>
      <h2>{say('Todos, de la A a la Z')}</h2>
      <form className={styles.search} action={pathHere('/buscar')} method="get" onSubmit={search}>
        <label htmlFor="pueblo-buscado">{say('Busca un pueblo')}</label>
        <div>
          <input
            ref={input}
            id="pueblo-buscado"
            name="q"
            type="search"
            autoComplete="off"
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
          <input type="hidden" name="tipo" value="municipio" />
          <Button type="submit">{say('Buscar')}</Button>
        </div>
      </form>
      <p role="status" className={styles.count}>
        {found.length === 0
          ? say('No hay ningún pueblo con ese nombre.')
          : sayCount(found.length, '{n} pueblo', '{n} pueblos')}
      </p>
      {[...letters].map(([letter, names]) => (
        <section key={letter} className={styles.letter} aria-label={say('Con la {letra}', { letra: letter })}>
          <h3>{letter}</h3>
          <ul>
            {names.map(({ nombre, slug, cosas }) => (
              <li key={slug}>
                <AppLink href={paths.municipio(slug)}>{nombre}</AppLink>
                {cosas > 0 && (
                  <span title={say('Cosas que te contamos de este pueblo')}>
                    {cosas}
                    <span className="visually-hidden"> {sayCount(cosas, 'cosa que ver', 'cosas que ver')}</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** "El Provencio" is looked for under P. */
function letterOf(nombre: string): string {
  return withoutArticle(nombre).charAt(0).toUpperCase();
}

function withoutArticle(nombre: string): string {
  return plain(nombre).replace(/^(?:el|la|los|las) /, '');
}
