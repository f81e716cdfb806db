import { sql } from 'kysely';
import { migrate } from '#server/db/migrate.ts';
import { type Db, openDatabase } from '#server/db/open.ts';
import { addDays, todayInMadrid } from '#values/day.ts';
import { fillFacturas } from './fill-facturas.ts';

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

/** Three words in every mixture, so that none of them is only in some part of the alphabet. */
function text(n: number): string {
  const mixed = Math.imul(n + 1, 2_654_435_761) >>> 8;
  const [one, two, three] = [1, 12, 144].map((step) => words[Math.floor(mixed / step) % 12]);
  return `${one} ${two} ${three} número ${n}`;
}

export interface Counts {
  articulos: number;
  ubicaciones: number;
  eventos: number;
  pedidos: number;
  facturas?: number;
  /** Calendars of others, and what is proposed; the last 50 of them wait. */
  fuentes?: number;
  propuestas?: number;
  /** Pictures; each article shows two of them, and all of them the first. */
  medios?: number;
}

/** Plausible articles, places, events and orders in great number, written straight into an empty database. */
export async function fillMany(
  where: { dataDir: string; databaseUrl: string | undefined },
  counts: Counts,
): Promise<void> {
  const database = openDatabase(where);
  await migrate(database);
  const { db } = database;
  await fillArticulos(db, counts.articulos, counts.medios ?? 0);
  await fillMedios(db, counts.medios ?? 0);
  await fillPlaces(db, counts);
  await fillFuentes(db, counts.fuentes ?? 0);
  await fillPropuestas(db, counts.propuestas ?? 0);
  await fillPedidos(db, counts.pedidos);
  await fillFacturas(db, counts.facturas ?? 0, text);
  // PostgreSQL does this by itself within a minute.
  if (where.databaseUrl) await sql`vacuum analyze`.execute(db);
  await database.close();
}

async function fillArticulos(db: Db, count: number, medios: number): Promise<void> {
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1) - n * 3_600_000).toISOString();

  for (let first = 0; first < count; first += batch) {
    const rows = Array.from({ length: Math.min(batch, count - first) }, (_, index) => {
      const n = first + index;
      return {
        titulo: `Historia de ${text(n)}`,
        slug: `articulo-${n}`,
        // Three pages of one category even where there are only a hundred.
        categoria_id: n % 4 !== 3 ? 1 : 2 + (n % 7),
        estado: 'publicado' as const,
        resumen: `Un resumen sobre ${text(n + 12)}`,
        contenido: `<p>${Array.from({ length: 20 }, (_, line) => text(n + 12 * line)).join('. ')}</p>${shown(n, medios)}`,
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
  await sql`insert into articulo_listas (articulo_id, tipo, id_cosa, visible_desde)
    select id, 'categoria', categoria_id, publicado_en from articulos where true on conflict do nothing`.execute(db);
}

/** The address of one of the pictures. */
export function pictureOf(n: number): string {
  return `/media/${n.toString(16).padStart(20, '0')}-1600x1067.webp`;
}

function shown(n: number, medios: number): string {
  return medios > 0 ? [1 + (n % (medios - 1)), 0].map((one) => `<img src="${pictureOf(one)}" alt="">`).join('') : '';
}

async function fillMedios(db: Db, count: number): Promise<void> {
  const now = new Date().toISOString();
  for (let first = 0; first < count; first += batch)
    await db
      .insertInto('medios')
      .values(
        Array.from({ length: Math.min(batch, count - first) }, (_, index) => ({
          ...{ nombre: pictureOf(first + index).slice(7), tipo: 'imagen' as const, titulo: text(first + index) },
          ...{ bytes: 300_000, ancho: 1600, alto: 1067, alt_text: text(first + index), busqueda: text(first + index) },
          ...{ tocado_en: now, created_at: now, updated_at: now },
        })),
      )
      .execute();
}

async function fillPlaces(db: Db, counts: Counts): Promise<void> {
  const now = new Date().toISOString();
  const stamps = { created_at: now, updated_at: now };
  const first = await aMunicipio(db, stamps);
  const others = await db.selectFrom('municipios').select('id').orderBy('id').execute();
  // Half of them in one municipality, the others in all of them.
  const municipioOf = (n: number) => (n % 2 === 0 ? first.id : others[n % others.length]!.id);
  const categoria = await db
    .insertInto('categorias_ubicacion')
    .values({ nombre: 'Miradores', slug: 'miradores', busqueda: 'miradores', ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  const etiquetas = (n: number) => (n % 4 === 0 ? '["con-ninos","gratis"]' : '[]');
  await inBatches(counts.ubicaciones, async (ns) => {
    const rows = ns.map((n) => ({
      nombre: `Mirador ${text(n)}`,
      slug: `mirador-${n}`,
      descripcion: `<p>${text(n)}</p>`,
      categoria_id: categoria.id,
      municipio_id: municipioOf(n),
      publicado: 1,
      latitud: 39.5 + (n % 100) / 100,
      longitud: -2.5 + (n % 77) / 77,
      etiquetas: etiquetas(n),
      busqueda: `mirador ${text(n)}`,
      ...stamps,
    }));
    await db.insertInto('ubicaciones').values(rows).execute();
  });
  const dayOf = (n: number) => addDays(todayInMadrid(new Date()), n % 360);
  await inBatches(counts.eventos, async (ns) => {
    const rows = ns.map((n) => ({
      titulo: `Fiesta de ${text(n)}`,
      slug: `fiesta-${n}`,
      municipio_id: municipioOf(n),
      // One of a hundred comes back every week.
      ...(n % 100 === 99
        ? { fecha_inicio: null, ultimo_dia: null, regla_recurrencia: 'FREQ=WEEKLY;BYDAY=SU' }
        : { fecha_inicio: dayOf(n), ultimo_dia: dayOf(n), regla_recurrencia: null }),
      hora: n % 3 === 0 ? '20:30' : null,
      descripcion: Array.from({ length: 10 }, (_, line) => text(n + 12 * line)).join('. '),
      etiquetas: etiquetas(n),
      busqueda: `fiesta de ${text(n)}`,
      ...stamps,
    }));
    await db.insertInto('eventos').values(rows).execute();
  });
}

/** Each is asked in some hours. */
async function fillFuentes(db: Db, count: number): Promise<void> {
  const now = new Date().toISOString();
  const later = new Date(Date.now() + 12 * 3_600_000).toISOString();
  await inBatches(count, async (ns) => {
    const rows = ns.map((n) => ({
      ...{ nombre: `Agenda de ${text(n)}`, url: `https://agenda-${n}.example/eventos.ics`, municipio_id: 1 },
      ...{ siguiente_en: later, traida_en: now, leida_en: now, eventos: 30, busqueda: `agenda de ${text(n)}` },
      ...{ problema: n % 50 === 0 ? 'su servidor no contesta' : null, created_at: now, updated_at: now },
    }));
    await db.insertInto('fuentes').values(rows).execute();
  });
}

async function fillPropuestas(db: Db, count: number): Promise<void> {
  await inBatches(count, async (ns) => {
    const rows = ns.map((n) => {
      // What was decided goes after thirty days.
      const at = new Date(Date.now() - (count - n) * 120_000).toISOString();
      const isWaiting = n >= count - 50;
      const titulo = `Fiesta de ${text(n)}`;
      const fecha_inicio = addDays(todayInMadrid(new Date()), 1 + (n % 300));
      return {
        ...{ clase: 'evento' as const, origen: 'persona' as const, origen_clave: `persona:${n}`, titulo },
        ...{ campos: JSON.stringify({ titulo, municipio_id: 1, fecha_inicio }), busqueda: `fiesta de ${text(n)}` },
        ...{ estado: isWaiting ? ('pendiente' as const) : ('rechazada' as const), confirmada_en: at },
        ...(!isWaiting && { decidida_en: at, decidida_por: 'admin' }),
        ...{ created_at: at, updated_at: at },
      };
    });
    await db.insertInto('propuestas').values(rows).execute();
  });
}

/** One an hour, most of them delivered; the last ones are still to be sent. */
async function fillPedidos(db: Db, count: number): Promise<void> {
  await inBatches(count, async (ns) => {
    const rows = ns.map((n) => {
      // As they come: the last one is the newest. Of those of years ago the product takes out who they were of.
      const age = count - 1 - n;
      const at = new Date(Date.now() - age * 3_600_000);
      const estado = age < 20 ? ('pagado' as const) : n % 9 === 0 ? ('caducado' as const) : ('entregado' as const);
      const cliente = { nombre: `Clienta ${text(n)}`, email: `clienta${age}@example.com` };
      const cents = 1500 + (n % 40) * 100;
      return {
        cod_pedido: `PED-${String(n).padStart(8, '0')}`,
        estado,
        cliente_nombre: cliente.nombre,
        cliente_email: cliente.email,
        cliente_telefono: `6${String(n).padStart(8, '0')}`,
        cliente_direccion: `Calle ${text(n + 5)}, Cuenca`,
        codigo_postal: '16001',
        zona: 'peninsula',
        subtotal_cents: cents,
        envio_cents: 500,
        envio_base_cents: 413,
        envio_iva: 21,
        total_cents: cents + 500,
        reembolsado_cents: 0,
        unidades: 1 + (n % 3),
        proveedor: 'demo' as const,
        busqueda: `ped-${String(n).padStart(8, '0')} clienta ${text(n)} ${cliente.email}`,
        creado_en: at.toISOString(),
        caduca_en: at.toISOString(),
        pagado_en: estado === 'caducado' ? null : at.toISOString(),
        dia_venta: estado === 'caducado' ? null : todayInMadrid(at),
        updated_at: at.toISOString(),
      };
    });
    await db.insertInto('pedidos').values(rows).execute();
  });
}

async function inBatches(count: number, write: (ns: number[]) => Promise<void>): Promise<void> {
  for (let first = 0; first < count; first += batch)
    await write(Array.from({ length: Math.min(batch, count - first) }, (_, index) => first + index));
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
