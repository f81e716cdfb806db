/** Pages of sponsors, while their contract runs. */
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { publicKind } from '#server/public/kind.ts';
import { contractRuns } from '#server/things/contract.ts';
import { todayInMadrid } from '#values/day.ts';

const common = {
  titulo: 'cosa.nombre',
  lugar: ['cosa.direccion'],
  municipio_id: 'cosa.municipio_id',
  at: ['municipios'],
} as const;

export const publicAyuntamientos = publicKind('ayuntamiento', {
  shown: shownAyuntamientos,
  ...common,
  imagen: 'cosa.escudo_url',
});

export const publicPatrocinadores = publicKind('patrocinador', {
  shown: shownPatrocinadores,
  ...common,
  imagen: 'cosa.imagen_url',
});

function shownAyuntamientos(db: Db, now?: string) {
  return db
    .selectFrom('ayuntamientos as cosa')
    .leftJoin('municipios', 'municipios.id', 'cosa.municipio_id')
    .where(contractRunsAt(now));
}

function shownPatrocinadores(db: Db, now?: string) {
  return db
    .selectFrom('patrocinadores as cosa')
    .leftJoin('municipios', 'municipios.id', 'cosa.municipio_id')
    .where(contractRunsAt(now));
}

function contractRunsAt(now: string | undefined) {
  return now === undefined ? sql<boolean>`1 = 1` : contractRuns(todayInMadrid(new Date(now)));
}
