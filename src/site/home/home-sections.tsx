/** The home page from top to bottom; the settings say of which sections it is made. */
import { createIsomorphicFn } from '@tanstack/react-start';
import { type ComponentProps, type ComponentType, Suspense } from 'react';
import { HomeMap, type loadHomeMap } from '#areas/mapa/still/home-map.tsx';
import { type loadPatrocinadores, Patrocinadores } from '#areas/patrocinadores/shown.tsx';
import type { SeccionPortada } from '#areas/portada/portada.ts';
import { Radio } from '#areas/radio/section.tsx';
import { Card } from '#site/pieces/card.tsx';
import { CardGrid } from '#site/pieces/card-grid.tsx';
import { Carousel } from '#site/pieces/carousel/carousel.tsx';
import { ListResult } from '#site/pieces/list/list-result.tsx';
import { Section } from '#site/pieces/section.tsx';
import { Loading } from '#site/pieces/states.tsx';
import { AppLink } from '#ui/app-link.tsx';
import type { CallOutput, Result } from '#ui/call.ts';
import { lazyShown } from '#ui/lazy-part.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { later, say } from '#values/idioma/say.ts';
import { Hero } from './hero.tsx';
import { MoreSection as More } from './more-sections.tsx';

type MoreSections = ComponentType<ComponentProps<typeof More>>;

/** Sections that not every home page has: a page comes with them, and their code comes when it is awake. */
const MoreSection = createIsomorphicFn()
  .server((): MoreSections => More)
  .client((): MoreSections => lazyShown(() => import('./more-sections.tsx').then((file) => file.MoreSection)))();

/** By the kind of section that shows it. */
export interface Loaded {
  noticias?: Result<'get_latest_news.php'>;
  articulos?: Result<'get_latest_posts.php'>;
  patrocinadores?: Awaited<ReturnType<typeof loadPatrocinadores>>;
  mapa?: Awaited<ReturnType<typeof loadHomeMap>>;
}

interface Props {
  secciones?: SeccionPortada[];
  loaded?: Loaded;
  /** As the settings say, unless a preview says otherwise. */
  isHidingEmpty?: boolean;
}

const bare = { titulo: '', entradilla: '', antetitulo: '' };
/** While it comes, and when only its parts do. */
const usual: SeccionPortada[] = [
  { ...bare, tipo: 'hero' },
  { ...bare, tipo: 'noticias', titulo: later('Últimas noticias') },
  { ...bare, tipo: 'articulos', titulo: later('Últimos artículos') },
];

/** They have a ground of their own. */
const grounded: SeccionPortada['tipo'][] = ['hero', 'patrocinadores', 'mapa', 'radio', 'apoyo'];

export function HomeSections({ secciones = usual, loaded = {}, ...props }: Props) {
  const { identidad, secciones: settings } = useSitio();
  const { isHidingEmpty = settings.ocultar_vacias } = props;
  let plain = 0;
  return (
    <>
      {!secciones.some(({ tipo }) => tipo === 'hero') && <h1 className="visually-hidden">{identidad.nombre}</h1>}
      {secciones.map((seccion, index) => {
        // Every other one is tinted, so that one sees where each ends.
        const isTinted = !grounded.includes(seccion.tipo) && plain++ % 2 === 1;
        return <HomeSection key={`${seccion.tipo} ${index}`} {...{ seccion, loaded, isTinted, isHidingEmpty }} />;
      })}
    </>
  );
}

interface SectionProps {
  seccion: SeccionPortada;
  loaded: Loaded;
  isTinted: boolean;
  isHidingEmpty: boolean;
}

function HomeSection({ seccion, loaded, isTinted, isHidingEmpty }: SectionProps) {
  const { radioUrl } = useSitio();
  const { tipo, titulo, entradilla, antetitulo, enlace } = seccion;
  if (tipo === 'hero') return <Hero titulo={titulo} entradilla={entradilla} />;
  if (tipo === 'patrocinadores') return <Patrocinadores title={titulo} sponsors={loaded.patrocinadores} />;
  if (tipo === 'mapa') return <HomeMap points={loaded.mapa} {...{ titulo, entradilla, antetitulo }} />;
  if (tipo === 'radio')
    return isHidingEmpty && !radioUrl ? null : <Radio url={radioUrl} {...{ titulo, entradilla, antetitulo }} />;
  const more = (
    <Suspense>
      <MoreSection seccion={seccion} />
    </Suspense>
  );
  if (tipo === 'apoyo') return more;
  if (isHidingEmpty && isEmpty(tipo, loaded)) return null;
  const heading = { title: say(titulo), kicker: antetitulo, lead: entradilla, isTinted };
  if (tipo === 'noticias')
    return (
      <Section {...heading} aside={<AppLink href="/noticias">{say('Todas las noticias')}</AppLink>}>
        <Noticias noticias={loaded.noticias} />
      </Section>
    );
  return (
    <Section {...heading} aside={enlace && <AppLink href={enlace.destino}>{enlace.texto}</AppLink>}>
      {tipo === 'articulos' ? <Articulos articulos={loaded.articulos} /> : more}
    </Section>
  );
}

function isEmpty(tipo: SeccionPortada['tipo'], { noticias, articulos }: Loaded): boolean {
  const shown = { noticias, articulos }[tipo as 'noticias' | 'articulos'];
  return shown?.ok === true && shown.data.length === 0;
}

function Noticias({ noticias }: Pick<Loaded, 'noticias'>) {
  if (!noticias) return <Loading text={say('Cargando noticias...')} />;
  return (
    <ListResult
      result={noticias}
      refused={say('No se pudieron cargar las noticias.')}
      unreachable={say('Error al conectar con el servidor de noticias.')}
      empty={say('No hay noticias disponibles en este momento.')}
    >
      {({ data }) => (
        <CardGrid>
          {data.map((item) => (
            <Card
              key={item.slug}
              heading="h3"
              href={`/noticias/${item.slug}`}
              title={item.titulo}
              lang={langOf(item, 'titulo')}
              image={item.imagen_portada_url}
              date={item.fecha_creacion}
            />
          ))}
        </CardGrid>
      )}
    </ListResult>
  );
}

function Articulos({ articulos }: Pick<Loaded, 'articulos'>) {
  if (!articulos) return <Loading text={say('Cargando últimos artículos...')} />;
  return (
    <ListResult
      result={articulos}
      refused={say('No se pudieron cargar los posts.')}
      unreachable={say('Error al conectar con el servidor de posts.')}
      empty={say('No hay posts disponibles en este momento.')}
    >
      {({ data }) => (
        <Carousel kind="cards" label={say('Carrusel de últimos artículos')}>
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
      lang={langOf(articulo, 'titulo')}
      image={articulo.imagen_portada_url}
      kicker={articulo.nombre_categoria}
    />
  );
}
