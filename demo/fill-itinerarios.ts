import { claveOf, encodeViaje } from '#areas/viaje/viaje.ts';
import { publicKinds } from '#public-kinds.server.ts';
import type { Db } from '#server/db/open.ts';
import { cleanHtml } from '#server/rich-text/rich-text.ts';
import { insertThing } from '#server/things/save-thing.ts';
import { itinerarios } from './content/itinerarios.ts';
import type { StoredPictures } from './store-pictures.ts';

/** After everything that can be a stop. */
export async function fillItinerarios(db: Db, pictures: StoredPictures, now: Date): Promise<void> {
  const byName = new Map<string, string>();
  for (const tipo of ['ubicacion', 'ruta', 'empresa'] as const)
    for (const { id, titulo } of await publicKinds[tipo].short(db, {}, now.toISOString()))
      byName.set(`${tipo} ${titulo}`, claveOf(tipo, id));
  for (const [index, { dias, imagen, contenido, etiquetas, ...itinerario }] of itinerarios.entries()) {
    const plan = encodeViaje({
      sueltas: [],
      dias: dias.map((paradas) => ({
        fecha: null,
        cosas: paradas.map(([tipo, nombre]) => byName.get(`${tipo} ${nombre}`)!),
      })),
    });
    await insertThing(
      db,
      'itinerario',
      {
        ...itinerario,
        plan,
        contenido: cleanHtml(contenido),
        imagen_url: pictures.get(imagen) ?? null,
        etiquetas: JSON.stringify(etiquetas),
        activo: 1,
      },
      // Lists show the newest first: so the first of the content stays the first.
      new Date(now.getTime() - index * 60_000).toISOString(),
    );
  }
}
