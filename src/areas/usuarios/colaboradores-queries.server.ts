/** What a collaborator's account is bound to. */
import type { Db } from '#server/db/open.ts';

export interface Bound {
  municipios: number[];
  empresas: number[];
  /** What they write is published at once. */
  de_confianza: boolean;
}

export const nothing: Bound = { municipios: [], empresas: [], de_confianza: false };

export async function boundOf(db: Db, usuario: string): Promise<Bound> {
  const row = await db.selectFrom('colaboradores').selectAll().where('usuario', '=', usuario).executeTakeFirst();
  return row ? toBound(row) : nothing;
}

export async function listBound(db: Db): Promise<Map<string, Bound>> {
  const rows = await db.selectFrom('colaboradores').selectAll().execute();
  return new Map(rows.map((row) => [row.usuario, toBound(row)]));
}

/** What is not said stays as it is. */
export async function bind(
  db: Db,
  usuario: string,
  change: { [Part in keyof Bound]?: Bound[Part] | undefined },
): Promise<Bound> {
  const before = await boundOf(db, usuario);
  if (Object.values(change).every((part) => part === undefined)) return before;
  const { municipios = before.municipios, empresas = before.empresas, de_confianza = before.de_confianza } = change;
  const values = {
    municipios: JSON.stringify(municipios),
    empresas: JSON.stringify(empresas),
    de_confianza: Number(de_confianza),
  };
  await db
    .insertInto('colaboradores')
    .values({ usuario, ...values })
    .onConflict((conflict) => conflict.column('usuario').doUpdateSet(values))
    .execute();
  return { municipios, empresas, de_confianza };
}

function toBound({
  municipios,
  empresas,
  de_confianza,
}: {
  municipios: string;
  empresas: string;
  de_confianza: number;
}) {
  return {
    municipios: JSON.parse(municipios) as number[],
    empresas: JSON.parse(empresas) as number[],
    de_confianza: de_confianza === 1,
  };
}
