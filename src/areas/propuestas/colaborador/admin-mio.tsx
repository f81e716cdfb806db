/** The whole desk of a collaborator: what is theirs, and what became of what they sent. */
import { Alert, Badge, Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { confirmDelete } from '#desk/list/confirm-delete.tsx';
import { ListPart } from '#desk/list-part.tsx';
import { QueryFailed } from '#desk/query-failed.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useUser } from '#desk/use-user.ts';
import { AppLink } from '#ui/app-link.tsx';
import { estadoPropuestaLabel } from '#values/agenda/propuesta.ts';
import { formatDate } from '#values/fecha.ts';
import { formatDays } from '#values/full-date.ts';
import { quoted } from '#values/quoted.ts';
import type { Ficha, MisCosas } from './colaborador.ts';

export function Mio() {
  const { usuario } = useUser();
  const query = useCall('get_mis_cosas.php', {}, 'No se pudo cargar lo tuyo.');
  return (
    <Container size={900} py="lg">
      <Title order={1} fz={{ base: 26, sm: 32 }} mb="lg">
        Hola, {usuario}
      </Title>
      <QueryFailed query={query} mb="lg" />
      {query.data && <Parts cosas={query.data.data} refresh={() => void query.refetch()} />}
    </Container>
  );
}

function Parts({ cosas, refresh }: { cosas: MisCosas; refresh(): void }) {
  const { municipios, fichas, eventos, propuestas, de_confianza } = cosas;
  if (municipios.length === 0 && fichas.length === 0)
    return (
      <Alert color="yellow" variant="light">
        Tu cuenta no tiene todavía ningún municipio ni negocio. Pídeselo a quien administra el sitio.
      </Alert>
    );
  return (
    <Stack gap="lg">
      <Text>
        {de_confianza
          ? 'Lo que cambies aquí se publica al momento.'
          : 'Lo que cambies aquí lo mira una persona antes de publicarse.'}
      </Text>
      <ListPart
        title="Tus eventos"
        empty={eventos.length === 0 && 'No hay eventos por venir.'}
        beside={
          <Button
            component={AppLink}
            href="/admin/mio/evento"
            leftSection={<Plus size={16} aria-hidden="true" />}
            disabled={municipios.length === 0}
          >
            Nuevo evento
          </Button>
        }
      >
        {eventos.map(({ id, titulo, fecha_inicio, fecha_fin, regla_recurrencia, municipio_nombre }) => (
          <Line
            key={id}
            href={`/admin/mio/evento/${id}`}
            title={titulo}
            hint={`${fecha_inicio ? formatDays(fecha_inicio, fecha_fin) : regla_recurrencia} · ${municipio_nombre}`}
            action={<WithdrawButton id={id} titulo={titulo} refresh={refresh} />}
          />
        ))}
      </ListPart>
      <ListPart title="Horarios y datos" empty={fichas.length === 0 && 'No llevas ningún lugar ni negocio.'}>
        {fichas.map((ficha) => (
          <Line
            key={`${ficha.tipo}-${ficha.id}`}
            href={`/admin/mio/ficha/${ficha.tipo}/${ficha.id}`}
            title={ficha.nombre}
            hint={hoursOf(ficha)}
          />
        ))}
      </ListPart>
      {propuestas.length > 0 && (
        <ListPart title="Lo que has enviado" empty={false}>
          {propuestas.map(({ id, titulo, estado, nota, fecha }) => (
            <Group key={id} component="li" justify="space-between" wrap="nowrap">
              <div>
                <Text>{titulo}</Text>
                <Text size="sm" c="dimmed">
                  {[formatDate(fecha), nota].filter(Boolean).join(' · ')}
                </Text>
              </div>
              <Badge variant="light" color={estado === 'aceptada' ? 'green' : 'gray'} style={{ flex: 'none' }}>
                {estadoPropuestaLabel[estado]}
              </Badge>
            </Group>
          ))}
        </ListPart>
      )}
    </Stack>
  );
}

function Line({ href, title, hint, action }: { href: string; title: string; hint: string; action?: ReactNode }) {
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <div>
        <AppLink href={href}>{title}</AppLink>
        <Text size="sm" c="dimmed" lineClamp={2}>
          {hint}
        </Text>
      </div>
      {action}
    </Group>
  );
}

/** For one that will not take place; single dates of a series are called off in its form. */
function WithdrawButton({ id, titulo, refresh }: { id: number; titulo: string; refresh(): void }) {
  return (
    <Button
      variant="default"
      size="compact-md"
      style={{ flex: 'none' }}
      aria-label={`Retirar ${quoted(titulo)}`}
      onClick={() =>
        confirmDelete({
          question: `¿Retirar ${quoted(titulo)} de la agenda?`,
          label: 'Retirar',
          work: () => send('delete_evento_propio.php', { id }),
          done: '',
          failed: 'No se pudo retirar.',
          onDone: refresh,
        })
      }
    >
      Retirar
    </Button>
  );
}

function hoursOf({ horario, municipio_nombre }: Ficha): string {
  return `${horario ?? 'Sin horario'} · ${municipio_nombre}`;
}
