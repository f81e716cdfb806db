import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import { kindCalls } from '#server/things/kind-calls.ts';
import { listCall } from '#server/things/list-call.ts';
import { saveThing } from '#server/things/save-thing.ts';
import { createPauses } from '#server/work/unhurried.ts';
import { plural } from '#values/plural.ts';
import { plain } from '#values/slug.ts';
import { listServicios } from './queries.server.ts';
import { readServicios } from './read-file.server.ts';
import { kind, type Servicio, servicio, servicioSent } from './servicio.ts';

/** So many of those that could not be brought are named. */
const named = 20;

export const servicios = {
  'get_servicios.php': listCall('servicio', {
    summary: 'Parking, fuel, pharmacies, water and the like, by name, each with the day when somebody last looked',
    item: servicio,
    list: listServicios,
  }),

  ...kindCalls('servicio', { ...kind, one: 'a service', data: servicio }),

  'import_servicios.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Services of a file (CSV or GeoJSON); those that are here already get its day, none comes twice',
    files: { archivo: 'import' },
    output: z.object({
      data: z.object({
        nuevos: z.number(),
        conocidos: z.number(),
        rechazados: z.array(z.object({ donde: z.string(), motivo: z.string() })),
      }),
    }),
    async handle(context) {
      const upload = context.files.get('archivo');
      if (!upload) {
        const message = 'Elige el archivo con los servicios.';
        throw new Refusal(422, message, { archivo: message });
      }
      const data = await bring(context, await readServicios(upload.path));
      const { nuevos, conocidos, rechazados } = data;
      const known = plural(conocidos, 'que ya estaba', 'que ya estaban');
      const refused = plural(rechazados.length, 'que no se ha podido traer', 'que no se han podido traer');
      const message = `${plural(nuevos, 'nuevo', 'nuevos')}, ${known} y ${refused}.`;
      return { message, data: { ...data, rechazados: rechazados.slice(0, named) } };
    },
  }),
};

async function bring(context: CallContext<unknown>, found: Awaited<ReturnType<typeof readServicios>>) {
  const here = new Map((await listServicios(context.db)).map((one) => [keyOf(one), one]));
  const rechazados: { donde: string; motivo: string }[] = [];
  let [nuevos, conocidos] = [0, 0];
  const pauses = createPauses();
  for (const { at, sent } of found) {
    await pauses.takeIfDue();
    const { data: values, error } = servicioSent.safeParse(sent);
    if (error) {
      rechazados.push({ donde: at, motivo: error.issues[0]!.message });
      continue;
    }
    const one = { ...values, latitud: values.latitud!, longitud: values.longitud!, fecha: values.fecha ?? null };
    const known = here.get(keyOf(one));
    if (known) {
      conocidos++;
      if (one.fecha && one.fecha > (known.fecha ?? ''))
        await saveThing(context, 'servicio', { id: known.id, version: undefined, values: { fecha: one.fecha } });
    } else {
      nuevos++;
      const { id } = await saveThing(context, 'servicio', { values: one });
      here.set(keyOf(one), { ...one, id, version: 1 });
    }
  }
  return { nuevos, conocidos, rechazados };
}

/** The same kind of thing with the same name within some hundred metres is the same. */
function keyOf({
  tipo,
  nombre,
  latitud,
  longitud,
}: Pick<Servicio, 'tipo' | 'nombre' | 'latitud' | 'longitud'>): string {
  return `${tipo} ${plain(nombre)} ${latitud.toFixed(3)} ${longitud.toFixed(3)}`;
}
