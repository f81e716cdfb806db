/** A draft as visitors would see it, for whoever has its private address. */

import { createFileRoute, notFound } from '@tanstack/react-router';
import { failure } from '#site/failure.ts';
import { NotFound } from '#site/not-found.tsx';
import { ErrorBox } from '#site/pieces/states.tsx';
import { seo } from '#site/seo.ts';
import { get } from '#ui/call.ts';
import { formatLongDate } from '#values/fecha.ts';
import { say } from '#values/idioma/say.ts';
import styles from '../admin-preview.module.css';
import { ArticuloView } from '../view.tsx';

export const Route = createFileRoute('/_site/borrador/$clave')({
  loader: async ({ params: { clave } }) => {
    const result = await get('get_borrador_compartido.php', { clave });
    if (!result.ok && (result.status === 404 || result.status === 422)) throw notFound({ data: result.message });
    return { result };
  },
  head: ({ loaderData, matches }) => {
    const title = loaderData?.result.ok
      ? say('Borrador: {titulo}', { titulo: loaderData.result.data.titulo || say('Sin título') })
      : say('Borrador');
    const { meta, ...head } = seo({ matches }, { title });
    return { ...head, meta: [...meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  component: Compartido,
  notFoundComponent: ({ data }) => (
    <NotFound
      title={say('Borrador no encontrado')}
      said={data}
      text={say('Este borrador ya no se comparte, o su dirección no está entera.')}
    />
  ),
});

function Compartido() {
  const { result } = Route.useLoaderData();
  if (!result.ok)
    return (
      <div className="wide">
        <ErrorBox
          text={failure(result, say('No se pudo cargar el borrador.'), say('No hay conexión con el servidor.'))}
        />
      </div>
    );
  return (
    <>
      <p className={styles.mark} role="status">
        <strong>{say('Borrador.')}</strong>{' '}
        {say('Solo lo ve quien tiene esta dirección, hasta el {dia}.', { dia: formatLongDate(result.data.caduca_en) })}
      </p>
      <ArticuloView articulo={result.data} />
    </>
  );
}
