import type { Db } from '#server/db/open.ts';
import { insertThing } from '#server/things/save-thing.ts';
import { things } from '#things.ts';
import { addDays, todayInMadrid } from '#values/day.ts';
import { correccion, propuestas } from './content/propuestas.ts';
import type { StoredPictures } from './store-pictures.ts';

/** After agenda and places: what was proposed is about them. */
export async function fillPropuestas(db: Db, pictures: StoredPictures, now: Date): Promise<void> {
  const at = now.toISOString();
  const waiting = { estado: 'pendiente', origen: 'persona', texto_version: '', confirmada_en: at } as const;
  const rest = { fuente_id: null, usuario: null, clave: null, nota: null } as const;
  const undecided = { ...waiting, ...rest, decidida_en: null, decidida_por: null, evento_id: null };
  for (const [n, { municipio, startsInDays, imagen, nombre, email, ...evento }] of propuestas.entries()) {
    const { id: municipio_id } = await db
      .selectFrom('municipios')
      .select('id')
      .where('nombre', '=', municipio)
      .where('codigo_ine', 'is not', null)
      .executeTakeFirstOrThrow();
    const fecha_inicio = addDays(todayInMadrid(now), startsInDays);
    const picture = imagen ? (pictures.get(imagen) ?? null) : null;
    const campos = JSON.stringify({ ...evento, municipio_id, fecha_inicio, imagen: picture });
    const own = { clase: 'evento', titulo: evento.titulo, campos, nombre, email, origen_clave: `demo:${n}` } as const;
    await insertThing(db, 'propuesta', { ...undecided, ...own }, at);
  }
  const { texto, nombre, email } = correccion;
  const lugar = await db.selectFrom('ubicaciones').select(['nombre', 'slug']).orderBy('id').executeTakeFirstOrThrow();
  const campos = JSON.stringify({ titulo: lugar.nombre, ruta: things.ubicacion.path(lugar.slug), texto });
  const own = {
    clase: 'correccion',
    titulo: lugar.nombre,
    campos,
    nombre,
    email,
    origen_clave: 'demo:correccion',
  } as const;
  await insertThing(db, 'propuesta', { ...undecided, ...own }, at);
}
