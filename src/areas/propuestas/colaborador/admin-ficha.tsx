import { Paper, SimpleGrid, Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { createFileRoute } from '@tanstack/react-router';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { TextareaField, TextField } from '#desk/form/fields.tsx';
import { textsOf } from '#desk/form/form-words.ts';
import { notify } from '#desk/notifications/host.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { quoted } from '#values/quoted.ts';
import { type Ficha, fichaForm } from './colaborador.ts';

export const Route = createFileRoute('/admin/mio/ficha/$tipo/$id')({ component: FichaPropia });

const home = '/admin';
const back = { href: home, label: 'Volver a lo tuyo' };

/** Opening hours and what else a town hall or a shop says of itself. */
function FichaPropia() {
  const { tipo, id } = Route.useParams();
  const query = useCall('get_mis_cosas.php', {}, 'No se pudo cargar lo tuyo.');
  return (
    <QueryState key={`${tipo}-${id}`} query={query} title="Horario y datos" back={back}>
      {({ data }) => {
        const ficha = data.fichas.find((one) => one.tipo === tipo && one.id === Number(id));
        return ficha ? <Form ficha={ficha} isTrusted={data.de_confianza} /> : 'Esto no es tuyo o ya no está.';
      }}
    </QueryState>
  );
}

const valuesOf = (ficha: Ficha | undefined) => textsOf(ficha, 'horario', 'precio', 'telefono', 'web');
const validate = schemaResolver(fichaForm.omit({ tipo: true, id: true, version: true }), { sync: true });

function Form({ ficha, isTrusted }: { ficha: Ficha; isTrusted: boolean }) {
  const { tipo, id, version, nombre } = ficha;
  return (
    <EditFrame
      record={undefined as Ficha | undefined}
      draft={{ key: `mio-${tipo}-${id}`, of: quoted(nombre) }}
      valuesOf={() => valuesOf(ficha)}
      validate={validate}
      mode={{
        title: nombre,
        back,
        texts: { success: 'Enviado.', refused: 'No se pudo enviar.' },
        button: { resting: isTrusted ? 'Publicar' : 'Enviar', busy: 'Enviando...' },
      }}
      list={home}
      hasCancel
      send={(values) => send('update_ficha_propia.php', { tipo, id, version, ...values })}
      recordOf={() => ficha}
      onSaved={({ message }) => notify('success', message)}
      editOf={() => home}
    >
      {(form) => (
        <Paper withBorder p="md">
          <Stack>
            <TextareaField
              form={form}
              name="horario"
              label="Horario y días de cierre"
              description="Por ejemplo: De martes a domingo, de 10:00 a 14:00; lunes cerrado"
              maxLength={500}
              autosize
              minRows={3}
            />
            <SimpleGrid cols={{ base: 1, sm: 3 }}>
              <TextField form={form} name="precio" label="Precio" maxLength={200} />
              <TextField form={form} name="telefono" label="Teléfono" type="tel" maxLength={20} />
              <TextField form={form} name="web" label="Página web" type="url" maxLength={255} />
            </SimpleGrid>
          </Stack>
        </Paper>
      )}
    </EditFrame>
  );
}
