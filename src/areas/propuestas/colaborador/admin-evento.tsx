import { createFileRoute } from '@tanstack/react-router';
import { EventoForm } from '#areas/eventos/admin-form.tsx';
import type { EventoForEdit } from '#areas/eventos/evento.ts';
import { notifyResult } from '#desk/list/confirm-delete.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { sendForm } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { quoted } from '#values/quoted.ts';
import type { MisCosas } from './colaborador.ts';

export const Route = createFileRoute('/admin/mio/evento/{-$id}')({ component: EventoPropio });

const home = '/admin';
const back = { href: home, label: 'Volver a lo tuyo' };
const title = 'Tu evento';

/** A collaborator's own event, in the same form as everybody's. */
function EventoPropio() {
  const { id } = Route.useParams();
  const cosas = useCall('get_mis_cosas.php', {}, 'No se pudo cargar lo tuyo.');
  return (
    <QueryState key={id} query={cosas} title={title} back={back}>
      {({ data }) => (id ? <Change id={id} cosas={data} /> : <Form cosas={data} />)}
    </QueryState>
  );
}

function Change({ id, cosas }: { id: string; cosas: MisCosas }) {
  const query = useCall('get_evento.php', { id }, 'No se pudo cargar el evento.');
  return (
    <QueryState query={query} title={title} back={back}>
      {({ data }) => <Form cosas={cosas} evento={data} />}
    </QueryState>
  );
}

function Form({ cosas, evento }: { cosas: MisCosas; evento?: EventoForEdit }) {
  return (
    <EventoForm
      proposed={{
        evento: evento ?? empty(cosas),
        draft: { key: `mio-evento-${evento?.id ?? 'nuevo'}`, of: evento ? quoted(evento.titulo) : 'un evento nuevo' },
        mode: {
          title: evento ? title : 'Nuevo evento',
          back,
          texts: { success: 'Enviado.', refused: 'No se pudo enviar.' },
          button: { resting: cosas.de_confianza ? 'Publicar' : 'Enviar', busy: 'Enviando...' },
        },
        list: home,
        after: home,
        municipios: cosas.municipios,
        async send({ imagen_actual, ...fields }, progress) {
          const result = evento
            ? await sendForm(
                'update_evento_propio.php',
                { id: evento.id, version: evento.version, ...fields, imagen_actual },
                progress,
              )
            : await sendForm('create_evento_propio.php', fields, progress);
          if (result.ok) notifyResult(result, '');
          return result;
        },
      }}
    />
  );
}

/** Nothing is said yet; with one municipality it is that one. */
function empty({ municipios }: MisCosas): Omit<EventoForEdit, 'id' | 'slug' | 'version'> {
  const nothing = { tipo_evento_id: null, tipo_evento_nombre: null, fecha_inicio: null, fecha_fin: null, hora: null };
  const unsaid = { lugar: null, enlace_web: null, descripcion: null, imagen: null, regla_recurrencia: null };
  return {
    titulo: '',
    municipio_id: municipios.length === 1 ? municipios[0]!.id : ('' as unknown as number),
    municipio_nombre: '',
    ...nothing,
    ...unsaid,
    etiquetas: [],
    latitud: null,
    longitud: null,
    fechas_canceladas: [],
    fechas_movidas: [],
  };
}
