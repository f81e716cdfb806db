/** One person, by the address they write from: what they wrote, bought and agreed to; what we hold, and its erasure. */
import { Badge, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { SuscriptorEdit } from '#areas/boletin/admin-suscriptor.tsx';
import { EstadoPedidoBadge } from '#areas/tienda/pedidos-admin/estado-badge.tsx';
import { ListPart } from '#desk/list-part.tsx';
import { AdminPage, Part } from '#desk/page.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { failureText } from '#desk/send.ts';
import { useCan } from '#desk/use-user.ts';
import { AppLink } from '#ui/app-link.tsx';
import { type CallOutput, post } from '#ui/call.ts';
import { estadoPropuestaLabel } from '#values/agenda/propuesta.ts';
import { formatDateTime } from '#values/fecha.ts';
import { formatEuros } from '#values/money.ts';
import { PersonaDatos, PersonaPart } from './admin-persona.tsx';

export const Route = createFileRoute('/admin/personas')({ component: Personas });

const call = 'get_persona_admin.php';
type Data = CallOutput<typeof call>['data'];

const title = 'Clientes y lectores';
const back = { href: '/admin/personas', label: 'Buscar a otra persona' };

function Personas() {
  const email = decoded(useLocation().hash);
  if (email) return <Persona key={email} email={email} />;
  return (
    <AdminPage title={title}>
      <PersonaPart />
    </AdminPage>
  );
}

function Persona({ email }: { email: string }) {
  const query = useQuery({
    queryKey: [call, { email }],
    // Posted: an address in the address of a question would stay in logs.
    queryFn: async () => {
      const result = await post(call, { email });
      if (!result.ok) throw new Error(failureText(result, 'No se pudo cargar lo que hay de esta persona.'));
      return result;
    },
  });
  return (
    <QueryState query={query} title={email} back={back}>
      {(first) => <Parts persona={query.data?.data ?? first.data} />}
    </QueryState>
  );
}

function Parts({ persona }: { persona: Data }) {
  const { email, nombre, mensajes, propuestas = [], pedidos, suscripcion } = persona;
  const isAdmin = useCan('admin');
  return (
    <AdminPage title={nombre ? `${nombre} (${email})` : email} back={back}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
        {mensajes && (
          <ListPart title="Mensajes" empty={mensajes.length === 0 && 'No ha escrito.'}>
            {mensajes.map(({ id, message, fecha, respondido }) => (
              <li key={id}>
                <AppLink href={`/admin/mensajes/gestion?q=${encodeURIComponent(email)}&mensaje=${id}`}>
                  {formatDateTime(fecha)}
                </AppLink>{' '}
                {!respondido && (
                  <Badge color="arcilla" variant="light">
                    Sin responder
                  </Badge>
                )}
                <Text size="sm" lineClamp={2}>
                  {message}
                </Text>
              </li>
            ))}
          </ListPart>
        )}
        {propuestas.length > 0 && (
          <ListPart title="Propuestas" empty={false}>
            {propuestas.map(({ id, titulo, estado, fecha }) => (
              <li key={id}>
                <AppLink href={`/admin/propuestas/${id}`}>{titulo}</AppLink>, {formatDateTime(fecha)}:{' '}
                {estadoPropuestaLabel[estado]}
              </li>
            ))}
          </ListPart>
        )}
        {pedidos && (
          <ListPart title="Pedidos" empty={pedidos.length === 0 && 'No ha comprado.'}>
            {pedidos.map(({ cod_pedido, estado, entrega, fecha, total }) => (
              <li key={cod_pedido}>
                <AppLink href={`/admin/pedidos/${cod_pedido}`}>{cod_pedido}</AppLink>, {formatDateTime(fecha)},{' '}
                {formatEuros(total)} <EstadoPedidoBadge estado={estado} entrega={entrega} />
              </li>
            ))}
          </ListPart>
        )}
        {suscripcion !== undefined && (
          <Part title="Boletín">
            {suscripcion ? <SuscriptorEdit suscriptor={suscripcion} /> : <Text c="dimmed">No está suscrita.</Text>}
          </Part>
        )}
        <ListPart title="Consentimientos" empty={consentsOf(persona).length === 0 && 'No consta ninguno.'}>
          {consentsOf(persona).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ListPart>
        {isAdmin && <PersonaDatos email={email} />}
      </SimpleGrid>
    </AdminPage>
  );
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}

/** What they agreed to, when and in which words, as far as this role sees it. */
function consentsOf({ mensajes = [], propuestas = [], pedidos = [], suscripcion }: Data): string[] {
  return [
    ...(suscripcion
      ? [
          `Boletín: pedido el ${formatDateTime(suscripcion.pedido_en)} (${[suscripcion.origen, `texto ${suscripcion.texto_version}`].filter(Boolean).join(', ')})${
            suscripcion.confirmado_en
              ? `, confirmado el ${formatDateTime(suscripcion.confirmado_en)}`
              : ', sin confirmar'
          }${suscripcion.baja_en ? `, baja el ${formatDateTime(suscripcion.baja_en)}` : ''}.`,
        ]
      : []),
    ...mensajes.map(
      ({ fecha, texto_version }) =>
        `Mensaje del ${formatDateTime(fecha)}: política de privacidad, versión ${texto_version}.`,
    ),
    ...propuestas.map(
      ({ fecha, texto_version }) =>
        `Propuesta del ${formatDateTime(fecha)}: política de privacidad, versión ${texto_version}.`,
    ),
    ...pedidos.flatMap(({ cod_pedido, condiciones_version }) =>
      condiciones_version ? [`Pedido ${cod_pedido}: condiciones de venta, versión ${condiciones_version}.`] : [],
    ),
  ];
}
