import type { Db } from '#server/db/open.ts';
import { publicKind } from '#server/public/kind.ts';

export const publicActividades = publicKind('actividad', {
  shown,
  titulo: 'cosa.nombre',
  imagen: 'cosa.imagen_url',
  lugar: ['cosa.lugar'],
  municipio_id: 'cosa.municipio_id',
  at: ['cosa', 'municipios'],
  etiquetas: 'cosa.etiquetas',
  texto: ['cosa.descripcion', 'cosa.lugar', 'municipios.nombre'],
});

function shown(db: Db) {
  return db.selectFrom('actividades as cosa').leftJoin('municipios', 'municipios.id', 'cosa.municipio_id');
}
