import type { Db } from '#server/db/open.ts';
import { publicKind } from '#server/public/kind.ts';

export const publicUbicaciones = publicKind('ubicacion', {
  shown,
  titulo: 'cosa.nombre',
  imagen: 'cosa.imagen_portada',
  categoria: 'categorias_ubicacion.nombre',
  lugar: ['municipios.nombre'],
  municipio_id: 'cosa.municipio_id',
  at: ['cosa', 'municipios'],
  etiquetas: 'cosa.etiquetas',
  texto: ['cosa.descripcion', 'cosa.direccion', 'municipios.nombre', 'categorias_ubicacion.nombre'],
  lines: (_, places) => places.map(({ lugar }) => ({ detalle: lugar.join(' · ') })),
});

function shown(db: Db) {
  return db
    .selectFrom('ubicaciones as cosa')
    .innerJoin('municipios', 'municipios.id', 'cosa.municipio_id')
    .innerJoin('categorias_ubicacion', 'categorias_ubicacion.id', 'cosa.categoria_id')
    .where('cosa.publicado', '=', 1);
}
