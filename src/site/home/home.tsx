import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ArticleCard } from '#articulos/card.tsx';
import { Radio } from '#radio/section.tsx';
import { failure } from '#site/failure.ts';
import { CardGrid } from '#site/pieces/card-grid.tsx';
import { Section } from '#site/pieces/section.tsx';
import { Empty, ErrorBox, Loading } from '#site/pieces/states.tsx';
import { organizationData, seo, siteUrl } from '#site/seo.ts';
import { site } from '#site-settings.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { type CallOutput, get, type Result } from '#ui/call.ts';
import { Carousel } from './carousel.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { IntroCards } from './intro-cards.tsx';

export const Route = createFileRoute('/_site/')({
  loader: async () => {
    const [news, posts] = await Promise.all([get('get_latest_news.php', {}), get('get_latest_posts.php', {})]);
    return { news, posts };
  },
  head: ({ matches }) => {
    const base = siteUrl(matches);
    const website = {
      '@type': 'WebSite',
      name: site.name,
      url: `${base}/`,
      inLanguage: 'es',
      description: site.description,
    };
    return seo({ matches }, { path: '/', data: [website, organizationData(base)] });
  },
  pendingComponent: () => <Home />,
  component: () => <Home {...Route.useLoaderData()} />,
});

const root = getRouteApi('__root__');

interface Lists {
  news?: Result<'get_latest_news.php'>;
  posts?: Result<'get_latest_posts.php'>;
}

function Home({ news, posts }: Lists) {
  const { radioUrl } = root.useLoaderData();
  return (
    <>
      <Hero />
      <Section
        title="Últimas noticias"
        kicker="Actualidad"
        aside={<AppLink href="/noticias">Todas las noticias</AppLink>}
      >
        <News news={news} />
      </Section>
      <Section title="Últimos artículos" kicker="Para leer despacio" isTinted>
        <Posts posts={posts} />
      </Section>
      <Section title="Tres maneras de empezar" kicker="Cuenca, por dentro">
        <IntroCards />
        <p className={styles.center}>
          <ButtonLink href="/actividades-y-eventos">Ver todas las actividades</ButtonLink>
        </p>
      </Section>
      <Radio url={radioUrl} />
      <LocalSupport />
    </>
  );
}

function News({ news }: Pick<Lists, 'news'>) {
  if (!news) return <Loading text="Cargando noticias..." />;
  if (!news.ok || !news.data)
    return (
      <ErrorBox
        text={failure(news, 'No se pudieron cargar las noticias.', 'Error al conectar con el servidor de noticias.')}
      />
    );
  if (news.data.length === 0) return <Empty text="No hay noticias disponibles en este momento." />;
  return (
    <CardGrid>
      {news.data.map((item) => (
        <ArticleCard
          key={item.slug}
          heading="h3"
          href={`/noticias/${item.slug}`}
          title={item.titulo}
          image={item.imagen_portada_url}
          date={item.fecha_creacion}
        />
      ))}
    </CardGrid>
  );
}

function Posts({ posts }: Pick<Lists, 'posts'>) {
  if (!posts) return <Loading text="Cargando últimos artículos..." />;
  if (!posts.ok || !posts.data)
    return (
      <ErrorBox
        text={failure(posts, 'No se pudieron cargar los posts.', 'Error al conectar con el servidor de posts.')}
      />
    );
  if (posts.data.length === 0) return <Empty text="No hay posts disponibles en este momento." />;
  return <Carousel label="Carrusel de últimos artículos">{posts.data.map(postCard)}</Carousel>;
}

function postCard(post: CallOutput<'get_latest_posts.php'>['data'][number]) {
  return (
    <ArticleCard
      key={post.slug}
      heading="h3"
      href={`/${post.categoria_slug}/${post.slug}`}
      title={post.titulo}
      image={post.imagen_portada_url}
      kicker={post.nombre_categoria}
    />
  );
}

function LocalSupport() {
  return (
    <section className={styles.support} aria-labelledby="apoyo-local">
      <div className="wide">
        <h2 id="apoyo-local">Quien emprende aquí, sostiene un pueblo</h2>
        <p>
          Detrás de cada taller, cada obrador y cada casa rural hay alguien que decidió quedarse. Conoce sus historias y{' '}
          <AppLink href="/tienda">llévate algo hecho con las manos</AppLink>.
        </p>
        <ButtonLink href="/emprendedores" look="light">
          Apoya lo local
        </ButtonLink>
      </div>
    </section>
  );
}
