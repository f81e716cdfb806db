import { sql } from 'kysely';
import { migrate } from '#server/db/migrate.ts';
import { type Db, openDatabase } from '#server/db/open.ts';

const batch = 500;
const words = [
  'hoz',
  'leyenda',
  'puente',
  'pinar',
  'castillo',
  'mimbre',
  'molino',
  'laguna',
  'ermita',
  'torca',
  'río',
  'plaza',
];
const text = (n: number) => `${words[n % 12]} ${words[(n * 7) % 12]} ${words[(n * 5 + 3) % 12]} número ${n}`;

/** Plausible articles and locations in great number, written straight into an empty database. */
export async function fillMany(
  where: { dataDir: string; databaseUrl: string | undefined },
  counts: { articulos: number; ubicaciones: number },
): Promise<void> {
  const database = openDatabase(where);
  await migrate(database);
  const { db } = database;
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1) - n * 3_600_000).toISOString();

  for (let first = 0; first < counts.articulos; first += batch) {
    const rows = Array.from({ length: Math.min(batch, counts.articulos - first) }, (_, index) => {
      const n = first + index;
      return {
        titulo: `Historia de ${text(n)}`,
        slug: `articulo-${n}`,
        // Three pages of one category even where there are only a hundred.
        categoria_id: n % 4 !== 3 ? 1 : 2 + (n % 7),
        estado: 'publicado' as const,
        resumen: `Un resumen sobre ${text(n + 12)}`,
        contenido: `<p>${Array.from({ length: 20 }, (_, line) => text(n + 12 * line)).join('. ')}</p>`,
        busqueda: `historia de ${text(n)}`,
        publicado_en: at(n),
        created_at: at(n),
        updated_at: at(n),
      };
    });
    await db
      .insertInto('articulos')
      .values(rows as never)
      .execute();
  }

  const now = new Date().toISOString();
  const stamps = { created_at: now, updated_at: now };
  const municipio = await aMunicipio(db, stamps);
  const categoria = await db
    .insertInto('categorias_ubicacion')
    .values({ nombre: 'Miradores', slug: 'miradores', busqueda: 'miradores', ...stamps } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let first = 0; first < counts.ubicaciones; first += batch) {
    const rows = Array.from({ length: Math.min(batch, counts.ubicaciones - first) }, (_, index) => {
      const n = first + index;
      return {
        nombre: `Mirador ${text(n)}`,
        slug: `mirador-${n}`,
        descripcion: `<p>${text(n)}</p>`,
        categoria_id: categoria.id,
        municipio_id: municipio.id,
        publicado: 1,
        latitud: 39.5 + (n % 100) / 100,
        longitud: -2.5 + (n % 77) / 77,
        busqueda: `mirador ${text(n)}`,
        ...stamps,
      };
    });
    await db
      .insertInto('ubicaciones')
      .values(rows as never)
      .execute();
  }
  // PostgreSQL does this by itself within a minute.
  if (where.databaseUrl) await sql`analyze`.execute(db);
  await database.close();
}

/** The first there is, or a new one in a database that has none. */
async function aMunicipio(db: Db, stamps: { created_at: string; updated_at: string }): Promise<{ id: number }> {
  const known = await db.selectFrom('municipios').select('id').orderBy('id').limit(1).executeTakeFirst();
  if (known) return known;
  const row = { nombre: 'Cuenca', busqueda: 'cuenca', ...stamps };
  const provincia = await db.insertInto('provincias').values(row).returning('id').executeTakeFirstOrThrow();
  return db
    .insertInto('municipios')
    .values({ ...row, slug: 'cuenca', provincia_id: provincia.id })
    .returning('id')
    .executeTakeFirstOrThrow();
}
