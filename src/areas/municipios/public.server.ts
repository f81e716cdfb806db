import type { Db } from '#server/db/open.ts';
import { publicKind } from '#server/public/kind.ts';

export const publicMunicipios = publicKind('municipio', {
  shown,
  titulo: 'cosa.nombre',
  imagen: 'cosa.imagen',
  at: ['cosa'],
  texto: ['cosa.descripcion'],
});

function shown(db: Db) {
  return db.selectFrom('municipios as cosa');
}
