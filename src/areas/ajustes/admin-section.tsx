import { createFileRoute, notFound } from '@tanstack/react-router';
import { NoScreen } from '#desk/nav/no-screen.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { seccionLabel } from '#values/seccion.ts';
import { AjusteForm } from './admin-form.tsx';
import { backToAjustes } from './admin-secciones.ts';
import type { Seccion } from './ajustes.ts';

export const Route = createFileRoute('/admin/ajustes/$seccion')({
  beforeLoad({ params }) {
    if (!Object.hasOwn(seccionLabel, params.seccion)) throw notFound();
  },
  notFoundComponent: NoScreen,
  component: AjusteSection,
});

function AjusteSection() {
  const seccion = Route.useParams().seccion as Seccion;
  // One call answers all sections: from one to another it is asked anew, or what was saved since would not be in it.
  return <OneSection key={seccion} seccion={seccion} />;
}

function OneSection({ seccion }: { seccion: Seccion }) {
  const query = useCall('get_ajustes.php', {}, 'No se pudieron cargar los ajustes.');
  return (
    <QueryState query={query} title={seccionLabel[seccion]} back={backToAjustes}>
      {({ data }) => <AjusteForm seccion={seccion} saved={data[seccion]!} />}
    </QueryState>
  );
}
