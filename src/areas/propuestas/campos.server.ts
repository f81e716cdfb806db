/** The form of a proposal, as it is stored and as an event's form knows it. */
import type { EventoCampos } from '#areas/eventos/write-evento.server.ts';
import type { Db } from '#server/db/open.ts';
import { letGo, noteUsos } from '#server/media/medio-usos.ts';
import type { Movida } from '#values/agenda/cambios.ts';
import { parseEtiquetas } from '#values/etiquetas.ts';
import { mediaNames } from '#values/medios/names.ts';
import { plain } from '#values/slug.ts';
import type { CorreccionCampos, EventoPropuesto } from './propuesta.ts';
import { namesOf, type PropuestaRow, updatePropuesta } from './queries.server.ts';

export function camposOf(row: Pick<PropuestaRow, 'campos'>): EventoCampos {
  return JSON.parse(row.campos) as EventoCampos;
}

export function correccionOf(row: Pick<PropuestaRow, 'campos'>): CorreccionCampos {
  return JSON.parse(row.campos) as CorreccionCampos;
}

export async function eventoOf(db: Db, row: Pick<PropuestaRow, 'campos'>): Promise<EventoPropuesto> {
  const campos = camposOf(row);
  const { titulo, municipio_id, tipo_evento_id = null, etiquetas, fechas_canceladas, fechas_movidas } = campos;
  const { fecha_inicio = null, fecha_fin = null, hora = null, regla_recurrencia = null } = campos;
  const { lugar = null, enlace_web = null, descripcion = null, imagen = null } = campos;
  const { latitud = null, longitud = null } = campos;
  return {
    ...{ titulo, municipio_id, tipo_evento_id, fecha_inicio, fecha_fin, hora, regla_recurrencia },
    ...{ lugar, enlace_web, descripcion, imagen, latitud, longitud },
    ...(await namesOf(db, { municipio_id, tipo_evento_id })),
    etiquetas: parseEtiquetas(etiquetas ?? '[]'),
    fechas_canceladas: JSON.parse(fechas_canceladas ?? '[]') as string[],
    fechas_movidas: JSON.parse(fechas_movidas ?? '[]') as Movida[],
  };
}

/** Whoever was asked back has corrected it: it waits again. */
export async function changeCampos(db: Db, row: PropuestaRow, campos: EventoCampos, now: string): Promise<void> {
  const { titulo } = campos;
  const busqueda = plain([titulo, row.nombre, row.email].join(' '));
  const estado = 'pendiente' as const;
  const text = JSON.stringify(campos);
  await updatePropuesta(db, row.id, { titulo, campos: text, busqueda, estado, updated_at: now });
  await noteFiles(db, row, text, now);
}

/** The poster that it has now; one that it had before may go. */
export async function noteFiles(db: Db, before: PropuestaRow, campos: string, now: string): Promise<void> {
  await noteUsos(db, 'propuesta', before.id, false);
  const [old, own] = [before.campos, campos].map((text) => mediaNames(camposOf({ campos: text }).imagen ?? ''));
  await letGo(
    db,
    [...old!].filter((name) => !own!.has(name)),
    now,
  );
}
