/** One proposal: what came beside what would be published, and what is here already. */
import { Alert, Button, Checkbox, Group, Image, Paper, Stack, Table, Text } from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Check, SquarePen, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { EventoForm } from '#areas/eventos/admin-form.tsx';
import { notify } from '#desk/notifications/host.tsx';
import { AdminPage, Part } from '#desk/page.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { failureText, send, sendForm } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { paths } from '#paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { CallName, Result } from '#ui/call.ts';
import { estadoPropuestaLabel, isOpen } from '#values/agenda/propuesta.ts';
import { formatDateTime } from '#values/fecha.ts';
import { formatDays } from '#values/full-date.ts';
import { quoted } from '#values/quoted.ts';
import { AskBackButton, RejectButton } from './admin-dialogs.tsx';
import { Estado } from './admin-estado.tsx';
import { otherIdioma, whenOf } from './admin-words.ts';
import type { EventoPropuesto, Propuesta } from './propuesta.ts';

export const Route = createFileRoute('/admin/propuestas/$id')({ component: PropuestaPage });

const list = '/admin/propuestas';
const back = { href: list, label: 'Volver a las propuestas' };

function PropuestaPage() {
  const { id } = Route.useParams();
  const query = useCall('get_propuesta_admin.php', { id }, 'No se pudo cargar la propuesta.');
  return (
    <QueryState key={id} query={query} title="Propuesta" back={back}>
      {({ data }) =>
        data.evento && isOpen(data.estado) ? (
          <Deciding propuesta={data} evento={data.evento} />
        ) : (
          <Seen propuesta={data} />
        )
      }
    </QueryState>
  );
}

function Deciding({ propuesta, evento }: { propuesta: Propuesta; evento: EventoPropuesto }) {
  const { id, version } = propuesta;
  const { isBusy, decide } = useDecide();
  const other = otherIdioma(propuesta);
  const [isSpanish, setSpanish] = useState(other === undefined);
  const said = { id, version, ...(other && { ya_en_espanol: isSpanish }) };
  return (
    <EventoForm
      proposed={{
        evento,
        draft: { key: `propuesta-${id}`, of: quoted(evento.titulo) },
        mode: {
          title: 'Propuesta de evento',
          back,
          texts: { success: 'Propuesta aceptada.', refused: 'No se pudo aceptar la propuesta.' },
          button: { resting: 'Aceptar con estos datos', busy: 'Aceptando...' },
        },
        list,
        send: (fields, progress) => sendForm('accept_propuesta.php', { ...said, ...fields }, progress),
        aside: (
          <Stack>
            {other && (
              <Alert color="yellow" variant="light" title={`Escrito en ${other}`}>
                <Text inherit mb="xs">
                  Llegó desde la página en {other}. Escribe en el formulario su título y su descripción en español: los
                  que enviaron quedan como su traducción.
                </Text>
                <Checkbox
                  label="Sus textos ya están en español"
                  checked={isSpanish}
                  onChange={(event) => setSpanish(event.currentTarget.checked)}
                />
              </Alert>
            )}
            <Group gap="xs">
              <Button
                variant="light"
                loading={isBusy}
                disabled={!isSpanish}
                leftSection={<Check size={15} aria-hidden="true" />}
                onClick={() => decide(() => send('accept_propuesta.php', said))}
              >
                Aceptar tal cual
              </Button>
              {propuesta.email && (
                <AskBackButton
                  label="Preguntar"
                  disabled={isBusy}
                  onAsk={(nota) => decide(() => send('devolver_propuesta.php', { id, version, nota }))}
                />
              )}
              <RejectButton
                label="Rechazar"
                disabled={isBusy}
                onReject={(motivo) => decide(() => send('reject_propuesta.php', { id, version, motivo }))}
              />
            </Group>
            <Came propuesta={propuesta} />
            <Near parecidos={propuesta.parecidos} />
          </Stack>
        ),
      }}
    />
  );
}

const titles = { evento: 'Propuesta de evento', correccion: 'Corrección', cambio: 'Cambio de un colaborador' };
const yes = { correccion: 'Ya está corregido', cambio: 'Aceptar el cambio', evento: '' };
const no = { correccion: 'No hay que corregirlo', cambio: 'Rechazar', evento: '' };

/** Decided, not confirmed yet; or a correction, which is mended where the thing is; or a change, field by field. */
function Seen({ propuesta }: { propuesta: Propuesta }) {
  const { id, version, estado, clase, correccion, cambio, evento_id, origen } = propuesta;
  const { isBusy, decide } = useDecide();
  const canDecide = isOpen(estado) && clase !== 'evento';
  const eventoId = evento_id ?? (cambio?.tipo === 'evento' && canDecide ? cambio.id : null);
  return (
    <AdminPage title={titles[clase]} back={back}>
      <Stack>
        {estado === 'sin_confirmar' && (
          <Alert color="yellow" variant="light">
            Quien la envió no la ha confirmado todavía. Sin confirmar no se puede aceptar, y se borra en unos días.
          </Alert>
        )}
        <Came propuesta={propuesta} />
        {cambio?.retira && (
          <Alert color="yellow" variant="light">
            Quiere retirar este evento de la agenda. Retirado va a la papelera, y se puede deshacer.
          </Alert>
        )}
        {cambio && !cambio.retira && <Change campos={cambio.campos} />}
        <Group>
          {correccion && canDecide && (
            <Button
              component={AppLink}
              href={`/admin/editar?ruta=${encodeURIComponent(correccion.ruta)}&correccion=${id}`}
              leftSection={<SquarePen size={15} aria-hidden="true" />}
            >
              Abrir para corregirlo
            </Button>
          )}
          {canDecide && (
            <>
              <Button
                variant="light"
                loading={isBusy}
                leftSection={<Check size={15} aria-hidden="true" />}
                onClick={() => decide(() => send('accept_propuesta.php', { id, version }))}
              >
                {cambio?.retira ? 'Retirar el evento' : yes[clase]}
              </Button>
              <RejectButton
                label={no[clase]}
                disabled={isBusy}
                onReject={(motivo) => decide(() => send('reject_propuesta.php', { id, version, motivo }))}
              />
            </>
          )}
          {origen === 'colaborador' && estado === 'aceptada' && (
            <Button
              variant="default"
              loading={isBusy}
              leftSection={<Undo2 size={15} aria-hidden="true" />}
              onClick={() => decide(() => send('deshacer_propuesta.php', { id }))}
            >
              Deshacer
            </Button>
          )}
          {eventoId && (
            <Button component={AppLink} href={`/admin/eventos/editar/${eventoId}`} variant="default">
              Ver el evento
            </Button>
          )}
        </Group>
      </Stack>
    </AdminPage>
  );
}

function Change({ campos }: Pick<NonNullable<Propuesta['cambio']>, 'campos'>) {
  return (
    <Paper withBorder p="md">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Campo</Table.Th>
            <Table.Th>Antes</Table.Th>
            <Table.Th>Después</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {campos.map(({ campo, antes, despues }) => (
            <Table.Tr key={campo}>
              <Table.Th>{campo}</Table.Th>
              <Table.Td style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{antes || '-'}</Table.Td>
              <Table.Td style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{despues || '-'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

/** One decision at a time; afterwards the queue, where the next one waits. */
function useDecide() {
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  async function decide(work: () => Promise<Result<CallName>>) {
    setBusy(true);
    const result = await work();
    setBusy(false);
    if (!result.ok) return notify('error', failureText(result, 'No se pudo guardar la decisión.'));
    notify(result.aviso ? 'warning' : 'success', result.message);
    await navigate({ to: list });
  }
  return { isBusy, decide: (work: () => Promise<Result<CallName>>) => void decide(work) };
}

/** As it was sent. */
function Came({ propuesta }: { propuesta: Propuesta }) {
  const { titulo, evento, correccion, estado, nota, origen, nombre, email, usuario, fecha } = propuesta;
  const who =
    origen === 'fuente'
      ? 'Un calendario de otros'
      : (usuario ?? ([nombre, email].filter(Boolean).join(', ') || 'Datos borrados'));
  return (
    <Part title="Lo que llegó" beside={<Estado estado={estado} />}>
      <Stack gap={6} fz="sm" style={{ overflowWrap: 'anywhere' }}>
        <Text fw={600}>{titulo}</Text>
        {evento && <Text inherit>{whenOf(evento)}</Text>}
        {evento && <Text inherit>{[evento.lugar, evento.municipio_nombre].filter(Boolean).join(', ')}</Text>}
        {evento?.enlace_web && <Text inherit>{evento.enlace_web}</Text>}
        {(evento?.descripcion ?? correccion?.texto) && (
          <Text inherit style={{ whiteSpace: 'pre-line' }}>
            {evento?.descripcion ?? correccion?.texto}
          </Text>
        )}
        {correccion && <AppLink href={correccion.ruta}>{correccion.ruta}</AppLink>}
        {evento?.imagen && <Image src={evento.imagen} alt="El cartel que enviaron" maw={320} radius="sm" />}
        <Text inherit c="dimmed">
          {who} · {formatDateTime(fecha)}
        </Text>
        {nota && (
          <Text inherit>
            {estado === 'rechazada' ? 'Motivo' : 'Se preguntó'}: {nota}
          </Text>
        )}
        {propuesta.decidida_en && (
          <Text inherit c="dimmed">
            {estadoPropuestaLabel[estado]} por {propuesta.decidida_por}, {formatDateTime(propuesta.decidida_en)}
          </Text>
        )}
      </Stack>
    </Part>
  );
}

function Near({ parecidos }: Pick<Propuesta, 'parecidos'>) {
  return (
    <Part title="Lo que ya hay cerca" gap={0}>
      {parecidos.length === 0 && (
        <Text size="sm" c="dimmed">
          Nada en esos días por esa zona.
        </Text>
      )}
      <Stack gap="xs" fz="sm">
        {parecidos.map(({ id, slug, titulo, municipio_nombre, fecha_inicio, fecha_fin, hora, es_igual }) => (
          <div key={id}>
            <AppLink href={paths.evento(slug)} target="_blank">
              {titulo}
            </AppLink>
            {es_igual && (
              <Text inherit c="red" fw={600}>
                Parece el mismo
              </Text>
            )}
            <Text inherit c="dimmed">
              {[formatDays(fecha_inicio, fecha_fin), hora, municipio_nombre].filter(Boolean).join(' · ')}
            </Text>
          </div>
        ))}
      </Stack>
    </Part>
  );
}
