import { Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '#desk/page.tsx';
import { PosterPair } from './admin-pair.tsx';

export const Route = createFileRoute('/admin/agenda/redes/$tipo/$slug')({ component: Pictures });

function Pictures() {
  const { tipo, slug } = Route.useParams();
  const back =
    tipo === 'articulo'
      ? { href: '/admin/articulos/gestion', label: 'Volver a los artículos' }
      : { href: '/admin/eventos/gestion', label: 'Volver a los eventos' };
  return (
    <AdminPage title="Imagen para redes" back={back}>
      <Text mb="md">
        Se hace con lo que dice el sitio ahora: si cambias el título o la fecha, vuelve a descargarla.
      </Text>
      <PosterPair path={`/redes/${tipo}/${slug}.png`} of={tipo === 'articulo' ? 'este artículo' : 'este evento'} />
    </AdminPage>
  );
}
