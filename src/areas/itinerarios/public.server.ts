import type { Db } from '#server/db/open.ts';
import { publicKind } from '#server/public/kind.ts';

export const publicItinerarios = publicKind('itinerario', {
  shown,
  titulo: 'cosa.titulo',
  imagen: 'cosa.imagen_url',
  etiquetas: 'cosa.etiquetas',
  texto: ['cosa.resumen', 'cosa.contenido'],
});

function shown(db: Db) {
  return db.selectFrom('itinerarios as cosa').where('cosa.activo', '=', 1);
}
