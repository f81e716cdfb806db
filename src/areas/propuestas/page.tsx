import { createFileRoute } from '@tanstack/react-router';
import { failure } from '#site/failure.ts';
import { PageHead } from '#site/pieces/page-head.tsx';
import { ErrorBox } from '#site/pieces/states.tsx';
import { breadcrumbData, seo, siteUrl } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { get } from '#ui/call.ts';
import { later, say } from '#values/idioma/say.ts';
import { CorrectionForm } from './correction-form.tsx';
import { PropuestaForm } from './form.tsx';

const title = later('Proponer un evento');
const path = '/proponer';

export const Route = createFileRoute('/_site/proponer/')({
  validateSearch: understood(({ clave, sobre }): { clave?: string; sobre?: string } => ({
    ...(clave !== undefined && { clave: String(clave) }),
    ...(sobre !== undefined && { sobre: String(sobre) }),
  })),
  loaderDeps: ({ search: { clave, sobre } }) => ({ clave, sobre }),
  loader: async ({ deps }) => {
    const [form, municipios, tipos] = await Promise.all([
      get('get_propuesta_formulario.php', deps),
      get('get_municipios.php', {}),
      get('get_tipos_evento.php', {}),
    ]);
    return { form, municipios, tipos };
  },
  head: ({ matches, match: { search } }) =>
    seo(
      { matches },
      search.clave || search.sobre
        ? { title: say(search.sobre ? '¿Ves algo mal?' : title) }
        : {
            title: say(title),
            path,
            description: say(
              'Cuéntanos qué se celebra en tu pueblo: lo leemos y lo ponemos en la agenda. Se tarda dos minutos.',
            ),
            data: [breadcrumbData(siteUrl(matches), [{ name: say(title), path }])],
          },
    ),
  component: Proponer,
});

function Proponer() {
  const { form, municipios, tipos } = Route.useLoaderData();
  const { clave, sobre } = Route.useSearch();
  if (!form.ok) {
    const text = failure(form, say('No se pudo abrir el formulario.'), say('No hay conexión con el servidor.'));
    return (
      <div className="wide">
        <PageHead title={say(title)} />
        <ErrorBox text={text} />
      </div>
    );
  }
  const { sello, propuesta, cosa } = form;
  if (sobre)
    return (
      <div className="wide">
        <PageHead title={say('¿Ves algo mal?')}>
          <p>{say('Una hora que ha cambiado, un nombre mal escrito, un camino cortado… Dínoslo y lo arreglamos.')}</p>
        </PageHead>
        {cosa ? (
          <CorrectionForm sello={sello} cosa={cosa} key={cosa.ruta} />
        ) : (
          <ErrorBox text={say('La página que quieres corregir ya no está.')} />
        )}
      </div>
    );
  return (
    <div className="wide">
      <PageHead title={say(title)}>
        <p>
          {say(
            'Cuéntanos qué se celebra en tu pueblo. Lo lee una persona y, si encaja, sale en la agenda. Son dos minutos.',
          )}
        </p>
      </PageHead>
      <PropuestaForm
        sello={sello}
        municipios={municipios.ok ? municipios.data : []}
        tipos={tipos.ok ? tipos.data : []}
        asked={clave && propuesta ? { clave, propuesta } : undefined}
      />
    </div>
  );
}
