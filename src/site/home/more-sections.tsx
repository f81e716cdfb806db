import { BoletinForm } from '#areas/boletin/form.tsx';
import type { SeccionPortada } from '#areas/portada/portada.ts';
import { Card } from '#site/pieces/card.tsx';
import { CardGrid } from '#site/pieces/card-grid.tsx';
import { Empty } from '#site/pieces/list-states.tsx';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { Feature } from './feature.tsx';
import { NearYou } from './near-you.tsx';

/** What is inside a section: things, a text of the operator's, the newsletter, what is near. */
export function MoreSection({ seccion: { tipo, cosas = [], vacia, html } }: { seccion: SeccionPortada }) {
  if (tipo === 'cerca') return <NearYou />;
  if (tipo === 'boletin') return <BoletinForm />;
  if (html) return <RichText html={html} />;
  if (vacia) return <Empty text={vacia} />;
  if (tipo === 'ruta' || tipo === 'pueblo') return cosas.map((cosa) => <Feature key={cosa.url} {...cosa} />);
  return (
    <CardGrid>
      {cosas.map(({ titulo, url, imagen, antetitulo, detalle }) => (
        <Card
          key={url}
          heading="h3"
          href={url}
          title={titulo}
          image={imagen}
          kicker={antetitulo ?? undefined}
          summary={detalle}
        />
      ))}
    </CardGrid>
  );
}
