import { Badge } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { tipoChoices, tipoLabel } from '#desk/tipo-label.ts';
import { useCall } from '#desk/use-call.ts';
import type { LoggedTipo } from '#things.ts';
import { formatDateTime } from '#values/fecha.ts';
import { campoLabel, campoValue } from '#values/fields/campo.ts';
import { type Accion, acciones, accionLabel } from './accion.ts';
import styles from './admin-list.module.css';
import { registroOrders } from './orders.ts';
import type { Apunte } from './registro.ts';

export const Route = createFileRoute('/admin/registro')({ validateSearch: listSearch, component: Registro });

function Registro() {
  const search = useListSearch(Route.useSearch());
  const { q, page, tipo, usuario } = search.values as Record<'q' | 'tipo' | 'usuario', string> & { page?: number };
  const accion = acciones.find((known) => known === search.values.accion);
  const query = useCall(
    'get_registro_admin.php',
    { q, page, tipo, usuario, accion, ...orderFields(registroOrders, search.values) },
    'No se pudo cargar el registro de actividad.',
  );
  const users = Object.fromEntries((query.data?.usuarios ?? []).map((name) => [name, name]));
  return (
    <ListFrame
      title="Registro de Actividad"
      label="Registro de actividad"
      search={search}
      filters={
        <>
          <FilterSelect search={search} label="Acción" name="accion" choices={accionLabel} all="Todas" />
          <FilterSelect search={search} label="Tipo" name="tipo" choices={tipoChoices(query.data?.tipos)} />
          <FilterSelect search={search} label="Usuario" name="usuario" choices={users} />
        </>
      }
      query={query}
      rows={({ data }) => data}
      columns={[
        { title: 'Cuándo', cell: (row) => formatDateTime(row.hecho_en), width: 130, sort: 'hecho_en' },
        { title: 'Quién', cell: (row) => row.usuario, width: 110 },
        { title: 'Acción', cell: (row) => <AccionBadge accion={row.accion} />, width: 120 },
        { title: 'Tipo', cell: (row) => tipoLabel(row.tipo), width: 170 },
        { title: 'Qué', cell: (row) => row.titulo, isTitle: true },
        { title: 'Cambios', cell: (row) => <Changes apunte={row} />, width: 260 },
      ]}
      nameOf={(row) => row.titulo}
      opens={(row) => opened(row)}
      empty="No se ha encontrado actividad."
    />
  );
}

const colors = {
  crear: 'green',
  editar: 'blue',
  eliminar: 'red',
  restaurar: 'grape',
  acceso: 'cyan',
} satisfies Record<Accion, string>;

function AccionBadge({ accion }: { accion: Accion }) {
  return (
    <Badge color={colors[accion]} variant="light">
      {accionLabel[accion]}
    </Badge>
  );
}

/** What is deleted is looked for in the trash; what is no thing has a screen of its own or none. */
function opened({ tipo, id_cosa, titulo, accion }: Apunte): string | undefined {
  if (tipo in otherScreens) return otherScreens[tipo];
  if (accion === 'eliminar') return `/admin/papelera?q=${encodeURIComponent(titulo)}`;
  return `/admin/editar?tipo=${tipo}&id=${id_cosa}`;
}

const otherScreens: Record<string, string | undefined> = {
  ajuste: '/admin/ajustes',
  copia: '/admin/copias',
  correo: '/admin/correos',
  cuenta: '/admin/cuenta',
  factura: '/admin/facturas/gestion',
  importacion: '/admin/importar',
  papelera: '/admin/papelera',
  persona: undefined,
  suscriptor: '/admin/boletin/gestion',
  usuario: '/admin/usuarios/gestion',
} satisfies Partial<Record<LoggedTipo, string | undefined>>;

function Changes({ apunte: { cambios } }: { apunte: Apunte }) {
  if (cambios.length === 0) return null;
  return (
    <div>
      <details className={styles.changes}>
        <summary>{cambios.length === 1 ? '1 campo cambiado' : `${cambios.length} campos cambiados`}</summary>
        <dl>
          {cambios.map(({ campo, antes, despues }) => (
            <div key={campo}>
              <dt>{campoLabel(campo)}</dt>
              <dd>
                <del>{campoValue(campo, antes)}</del> <ins>{campoValue(campo, despues)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
