import { createFileRoute } from '@tanstack/react-router';
import type { HomeSection } from '#areas/ajustes/defaults.ts';
import { HomeMap, loadHomeMap } from '#areas/mapa/home-map.tsx';
import { ProvinceLines } from '#areas/mapa/province-map.tsx';
import { loadPatrocinadores, Patrocinadores } from '#areas/patrocinadores/shown.tsx';
import { Radio } from '#areas/radio/section.tsx';
import { Card } from '#site/pieces/card.tsx';
import { CardGrid } from '#site/pieces/card-grid.tsx';
import { Carousel } from '#site/pieces/carousel/carousel.tsx';
import { ListResult } from '#site/pieces/list-result.tsx';
import { Section } from '#site/pieces/section.tsx';
import { Loading } from '#site/pieces/states.tsx';
import { organizationData, seo, sitioOf } from '#site/seo.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { type CallOutput, get, type Result } from '#ui/call.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { IntroCards } from './intro-cards.tsx';

export const Route = createFileRoute('/_site/')({
  loader: async () => {
    const [noticias, articulos, patrocinadores, points] = await Promise.all([
      get('get_latest_news.php', {}),
      get('get_latest_posts.php', {}),
      loadPatrocinadores({ lugar: 'portada' }),
      loadHomeMap(),
    ]);
    return { noticias, articulos, patrocinadores, points };
  },
  head: ({ matches }) => {
    const sitio = sitioOf(matches);
    const website = {
      '@type': 'WebSite',
      name: sitio.identidad.nombre,
      url: `${sitio.url}/`,
      inLanguage: 'es',
      description: sitio.identidad.descripcion,
    };
    return seo(
      { matches },
      {
        path: '/',
        data: [website, organizationData(sitio)],
        links: [{ rel: 'alternate', type: 'application/rss+xml', title: sitio.identidad.nombre, href: '/rss.xml' }],
      },
    );
  },
  pendingComponent: () => <Home />,
  component: () => <Home {...Route.useLoaderData()} />,
});

type Sponsors = Awaited<ReturnType<typeof loadPatrocinadores>>;

interface Lists {
  noticias?: Result<'get_latest_news.php'>;
  articulos?: Result<'get_latest_posts.php'>;
  points?: Awaited<ReturnType<typeof loadHomeMap>>;
}

function Home({ patrocinadores, ...lists }: Lists & { patrocinadores?: Sponsors }) {
  const { secciones } = useSitio().portada;
  return (
    <>
      <Hero />
      <Patrocinadores title="Con el patrocinio de" sponsors={patrocinadores} />
      {secciones.map(({ clave, visible }) => visible && <HomePart key={clave} clave={clave} {...lists} />)}
    </>
  );
}

/** One section of the home page; the settings say which are shown and in what order. */
function HomePart({ clave, noticias, articulos, points }: Lists & { clave: HomeSection }) {
  const { radioUrl } = useSitio();
  if (clave === 'noticias')
    return (
      <Section
        title="Últimas noticias"
        kicker="Actualidad"
        aside={<AppLink href="/noticias">Todas las noticias</AppLink>}
      >
        <Noticias noticias={noticias} />
      </Section>
    );
  if (clave === 'articulos')
    return (
      <Section title="Últimos artículos" kicker="Para leer despacio" isTinted>
        <Articulos articulos={articulos} />
      </Section>
    );
  if (clave === 'mapa') return <HomeMap points={points} />;
  if (clave === 'tarjetas')
    return (
      <Section title="Tres maneras de empezar" kicker="Cuenca, por dentro">
        <IntroCards />
        <p className={styles.center}>
          <ButtonLink href="/actividades-y-eventos">Ver todas las actividades</ButtonLink>
        </p>
      </Section>
    );
  return clave === 'radio' ? <Radio url={radioUrl} /> : <LocalSupport />;
}

function Noticias({ noticias }: Pick<Lists, 'noticias'>) {
  if (!noticias) return <Loading text="Cargando noticias..." />;
  return (
    <ListResult
      result={noticias}
      refused="No se pudieron cargar las noticias."
      unreachable="Error al conectar con el servidor de noticias."
      empty="No hay noticias disponibles en este momento."
    >
      {({ data }) => (
        <CardGrid>
          {data.map((item) => (
            <Card
              key={item.slug}
              heading="h3"
              href={`/noticias/${item.slug}`}
              title={item.titulo}
              image={item.imagen_portada_url}
              date={item.fecha_creacion}
            />
          ))}
        </CardGrid>
      )}
    </ListResult>
  );
}

function Articulos({ articulos }: Pick<Lists, 'articulos'>) {
  if (!articulos) return <Loading text="Cargando últimos artículos..." />;
  return (
    <ListResult
      result={articulos}
      refused="No se pudieron cargar los posts."
      unreachable="Error al conectar con el servidor de posts."
      empty="No hay posts disponibles en este momento."
    >
      {({ data }) => (
        <Carousel kind="cards" label="Carrusel de últimos artículos">
          {data.map(articuloCard)}
        </Carousel>
      )}
    </ListResult>
  );
}

function articuloCard(articulo: CallOutput<'get_latest_posts.php'>['data'][number]) {
  return (
    <Card
      key={articulo.slug}
      heading="h3"
      href={`/${articulo.categoria_slug}/${articulo.slug}`}
      title={articulo.titulo}
      image={articulo.imagen_portada_url}
      kicker={articulo.nombre_categoria}
    />
  );
}

function LocalSupport() {
  const { titulo, texto, boton } = useSitio().portada.apoyo;
  return (
    <section className={styles.support} aria-labelledby="apoyo-local">
      <ProvinceLines className={styles.supportMap} />
      <div className="wide">
        <h2 id="apoyo-local">{titulo}</h2>
        {texto && <p>{texto}</p>}
        <ButtonLink href={boton.destino} look="light">
          {boton.texto}
        </ButtonLink>
      </div>
    </section>
  );
}
