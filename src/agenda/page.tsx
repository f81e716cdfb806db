import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { failure } from '#site/failure.ts';
import { NotFound } from '#site/not-found.tsx';
import { ErrorBox, Loading } from '#site/pieces/states.tsx';
import { breadcrumbData, imageData, seo, siteUrl } from '#site/seo.ts';
import { get } from '#ui/call.ts';
import { madridInstant } from '#values/day.ts';
import { seoDescription } from '#values/summary.ts';
import type { EventoPublico } from './evento.ts';
import { EventoView } from './view.tsx';

const notFoundText = 'Evento no encontrado.';
const failureText = 'Error al cargar el evento. Por favor, inténtalo de nuevo más tarde.';

export const Route = createFileRoute('/_site/agenda/{-$slug}')({
  loader: async ({ params }) => {
    // The agenda itself is part of the list.
    if (!params.slug) throw redirect({ to: '/actividades-y-eventos', hash: 'agenda', statusCode: 301, replace: true });
    const result = await get('get_evento_publico.php', { slug: params.slug });
    if (!result.ok && (result.status === 404 || result.status === 422)) throw notFound({ data: result.message });
    if (!result.ok || !result.data) return { error: failure(result, notFoundText, failureText) };
    const evento = result.data;
    if (evento.slug !== params.slug)
      throw redirect({ to: '/agenda/{-$slug}', params: { slug: evento.slug }, statusCode: 301, replace: true });
    // Rules are read only here; no other page needs that much code.
    const { eventSchedule } = await import('./event-schedule.ts');
    return { evento, schedule: eventSchedule(evento) };
  },
  head: ({ loaderData, matches }) =>
    loaderData?.evento ? eventoSeo(loaderData.evento, loaderData.schedule, matches) : seo({ matches }, {}),
  component: EventoPage,
  pendingComponent: () => (
    <div className="wide">
      <Loading text="Cargando evento..." />
    </div>
  ),
  notFoundComponent: () => <NotFound title="Evento no encontrado" text={notFoundText} />,
});

function eventoSeo(evento: EventoPublico, schedule: object | undefined, matches: Parameters<typeof siteUrl>[0]) {
  const base = siteUrl(matches);
  const { titulo, slug, lugar, municipio_nombre, fecha_inicio, fecha_fin, hora } = evento;
  const path = `/agenda/${slug}`;
  const description = evento.descripcion ? seoDescription(evento.descripcion) : undefined;
  return seo(
    { matches },
    {
      title: titulo,
      description,
      path,
      image: evento.imagen,
      data: [
        {
          '@type': 'Event',
          name: titulo,
          description,
          url: base + path,
          image: imageData(base, evento.imagen),
          inLanguage: 'es',
          // Without an hour the day alone: an invented midnight would be told to visitors.
          startDate: fecha_inicio && (hora ? madridInstant(fecha_inicio, hora) : fecha_inicio),
          endDate: fecha_fin ?? undefined,
          eventSchedule: schedule,
          location: {
            '@type': 'Place',
            name: lugar ?? municipio_nombre,
            address: { '@type': 'PostalAddress', addressLocality: municipio_nombre, addressCountry: 'ES' },
          },
        },
        breadcrumbData(base, [
          { name: 'Actividades y eventos', path: '/actividades-y-eventos' },
          { name: titulo, path },
        ]),
      ],
      links: fecha_inicio ? [{ rel: 'alternate', type: 'text/calendar', title: titulo, href: `${path}.ics` }] : [],
    },
  );
}

function EventoPage() {
  const { evento, error } = Route.useLoaderData();
  if (!evento)
    return (
      <div className="wide">
        <ErrorBox text={error ?? failureText} />
      </div>
    );
  return <EventoView evento={evento} />;
}
