import type { Db } from '#server/db/open.ts';
import { publicKind } from '#server/public/kind.ts';

export const publicRutas = publicKind('ruta', {
  shown,
  titulo: 'cosa.nombre',
  imagen: 'cosa.imagen_url',
  lugar: ['municipios.nombre'],
  municipio_id: 'cosa.municipio_id',
  at: ['cosa', 'municipios'],
  etiquetas: 'cosa.etiquetas',
  texto: ['cosa.descripcion', 'municipios.nombre'],
});

function shown(db: Db) {
  return db.selectFrom('rutas as cosa').leftJoin('municipios', 'municipios.id', 'cosa.municipio_id');
}
