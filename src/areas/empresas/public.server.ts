import type { Db } from '#server/db/open.ts';
import { publicKind } from '#server/public/kind.ts';

export const publicEmpresas = publicKind('empresa', {
  shown,
  titulo: 'cosa.nombre',
  imagen: 'cosa.imagen',
  categoria: 'categorias_negocio.nombre',
  lugar: ['cosa.direccion', 'municipios.nombre'],
  municipio_id: 'cosa.municipio_id',
  at: ['cosa', 'municipios'],
  etiquetas: 'cosa.etiquetas',
  texto: ['cosa.descripcion', 'cosa.direccion', 'municipios.nombre', 'categorias_negocio.nombre'],
});

/** Active, in a category that is active too. */
function shown(db: Db) {
  return db
    .selectFrom('empresas as cosa')
    .innerJoin('municipios', 'municipios.id', 'cosa.municipio_id')
    .innerJoin('categorias_negocio', 'categorias_negocio.id', 'cosa.categoria_id')
    .where('cosa.activo', '=', 1)
    .where('categorias_negocio.activo', '=', 1);
}
