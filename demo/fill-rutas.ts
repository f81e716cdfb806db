import { listMunicipios } from '#areas/municipios/queries.server.ts';
import { saveTrazado } from '#areas/rutas/queries.server.ts';
import { packTrack } from '#areas/rutas/stored-track.ts';
import { columnsOf, dificultadOf, type TrackPoint } from '#areas/rutas/trazado.ts';
import type { Db } from '#server/db/open.ts';
import { cleanHtml } from '#server/rich-text/rich-text.ts';
import { insertThing } from '#server/things/save-thing.ts';
import { slugify } from '#values/slug.ts';
import { rutas } from './content/rutas.ts';
import type { StoredPictures } from './store-pictures.ts';

/** Routes, each with a track as a watch would have recorded it. */
export async function fillRutas(db: Db, pictures: StoredPictures, now: Date): Promise<void> {
  const municipioIds = new Map((await listMunicipios(db)).map(({ id, nombre }) => [nombre, id]));
  for (const [index, { municipio, imagen, descripcion, puntos, etiquetas, ...ruta }] of rutas.entries()) {
    const track = [recorded(puntos)];
    const drawn = columnsOf(track);
    // Lists show the newest first: so the first of the content stays the first.
    const at = new Date(now.getTime() - index * 60_000).toISOString();
    const id = await insertThing(
      db,
      'ruta',
      {
        ...ruta,
        ...drawn,
        slug: slugify(ruta.nombre),
        municipio_id: municipioIds.get(municipio) ?? null,
        descripcion: cleanHtml(descripcion),
        imagen_url: pictures.get(imagen) ?? null,
        dificultad: dificultadOf(drawn),
        dificultad_elegida: 0,
        etiquetas: JSON.stringify(etiquetas),
      },
      at,
    );
    await saveTrazado(db, id, packTrack(track));
  }
}

const between = 24;

/** A smooth line through the points (Catmull and Rom), with the small bends that a path has. */
function recorded(points: readonly (readonly [number, number, number])[]): TrackPoint[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!;
  const line = points.slice(0, -1).flatMap((_, index) =>
    Array.from({ length: between }, (_, step) => {
      const share = step / between;
      const [latitud, longitud, altitud] = [0, 1, 2].map((axis) =>
        curve(at(index - 1)[axis]!, at(index)[axis]!, at(index + 1)[axis]!, at(index + 2)[axis]!, share),
      ) as [number, number, number];
      const place = index * between + step;
      const bend = (Math.sin(place * 0.37) + Math.sin(place * 0.83 + 1)) * 0.00002;
      return { latitud: latitud + bend, longitud: longitud - bend / 2, altitud };
    }),
  );
  const [latitud, longitud, altitud] = points.at(-1)!;
  return [...line, { latitud, longitud, altitud }];
}

function curve(before: number, from: number, to: number, after: number, share: number): number {
  return (
    0.5 *
    (2 * from +
      (to - before) * share +
      (2 * before - 5 * from + 4 * to - after) * share ** 2 +
      (3 * from - before - 3 * to + after) * share ** 3)
  );
}
