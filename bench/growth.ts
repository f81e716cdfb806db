/**
 * npm run bench:growth: do lists, agenda, map, search and site map stay as quick with 100,000 articles, orders and
 * invoices, 10,000 places, events and proposals and 200 calendars of others as with 100 of each? Calls are answered by the database every time; pages come as visitors get them, from memory.
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createAjustes } from '#areas/ajustes/current.server.ts';
import { issue } from '#areas/facturas/issue.server.ts';
import { openDatabase } from '#server/db/open.ts';
import { addDays, todayInMadrid } from '#values/day.ts';
import { startPostgres } from '../test/harness/postgres-server.ts';
import { openSite } from './drill/site.ts';
import { type Counts, fillMany } from './fill-many.ts';

/** {pueblo} is the municipality where half of the places and events are. */
const pages = [
  '/api/get_posts.php?categoriaSlug=historia',
  '/api/get_posts.php?categoriaSlug=historia&page=3',
  '/api/get_ubicaciones.php',
  '/api/get_ubicaciones.php?categoria=1&municipio=1',
  '/api/get_ubicaciones.php?etiqueta=con-ninos',
  '/api/get_ubicaciones.php?etiqueta=con-ninos&page=2',
  '/api/get_eventos.php?etiqueta=gratis',
  '/api/get_agenda_lista.php',
  '/api/get_agenda_lista.php?etiqueta=con-ninos',
  '/api/get_agenda_lista.php?municipio=1',
  '/api/get_agenda_mes.php',
  '/api/get_mapa.php',
  '/api/get_mapa.php?etiqueta=con-ninos',
  '/api/get_mapa.php?norte=40.2&sur=39.9&este=-1.9&oeste=-2.3',
  '/api/get_pueblos.php',
  '/api/get_pueblo.php?slug={pueblo}',
  '/api/buscar.php?q=leyenda',
  '/api/buscar.php?q=hoz',
  '/historia',
  '/ubicaciones',
  '/ubicaciones?etiqueta=con-ninos',
  '/agenda',
  '/mapa',
  '/pueblos/{pueblo}',
  '/buscar?q=hoz',
  '/sitemap.xml',
  '/widget/agenda?municipio={pueblo}',
  '/pueblos/{pueblo}/rss.xml',
];
/** What the operator asks for, with everything there is. */
const lists = [
  '/api/get_all_posts_admin.php',
  '/api/get_all_posts_admin.php?orden=titulo',
  '/api/get_all_posts_admin.php?orden=fecha&dir=asc&page=2',
  '/api/get_all_posts_admin.php?estado=borrador',
  '/api/get_all_posts_admin.php?estado=publicado&orden=titulo&dir=desc',
  '/api/get_all_posts_admin.php?q=leyenda',
  '/api/get_all_posts_admin.php?q=leyenda&orden=titulo',
  '/api/get_ubicaciones_admin.php?orden=nombre&dir=desc',
  '/api/get_ubicaciones_admin.php?q=leyenda',
  '/api/get_eventos.php?orden=fecha_inicio&dir=desc',
  '/api/get_eventos.php?q=leyenda',
  '/api/buscar_admin.php?q=leyenda',
  '/api/get_pedidos_admin.php',
  '/api/get_pedidos_admin.php?page=2',
  '/api/get_pedidos_admin.php?estado=pagado',
  '/api/get_pedidos_admin.php?q=leyenda',
  '/api/get_pedidos_admin.php?q=clienta77@example.com',
  '/api/get_ventas_admin.php',
  '/api/get_hoy_admin.php',
  '/api/get_fuentes_admin.php',
  '/api/get_propuestas_admin.php?estado=abiertas',
  '/api/get_propuestas_admin.php?estado=rechazada&page=2',
  '/api/get_propuestas_admin.php?estado=rechazada&limit=5&q=leyenda',
  '/api/get_facturas_admin.php?limit=20',
  '/api/get_facturas_admin.php?limit=20&page=5',
  '/api/get_facturas_admin.php?limit=20&page={ultima}',
  '/api/get_facturas_admin.php?limit=20&page=9000',
  '/api/get_facturas_admin.php?limit=20&tipo=F2',
  '/api/get_facturas_admin.php?limit=20&desde={ayer}',
  '/api/get_facturas_admin.php?limit=20&envio=aceptado',
  '/api/get_facturas_admin.php?limit=20&envio=rechazado',
  '/api/get_facturas_admin.php?limit=20&q=leyenda',
  // As many as a hundred invoices have of them.
  '/api/get_facturas_admin.php?limit=3&q=leyenda+puente',
  '/api/get_facturas_admin.php?limit=20&q=cliente000077',
  '/api/export_facturas.php?desde={ayer}',
  '/api/get_registros_facturacion.php?desde={ayer}',
];
/** What reads all there is: its time is told by the thousand, and others are answered meanwhile. */
const inProportion = ['/api/comprobar_cadena.php', '/api/export_facturas.php', '/pueblos/{pueblo}/agenda.ics'];
/** A session that is nobody's: answers come from the database then, not from the memory of what everybody is answered. */
const nobody = 'secretos.nadie=1';
const small: Counts = {
  ...{ articulos: 100, ubicaciones: 100, eventos: 100, pedidos: 100, facturas: 100 },
  ...{ fuentes: 100, propuestas: 100 },
};
const large: Counts = {
  ...{ articulos: 100_000, ubicaciones: 10_000, eventos: 10_000, pedidos: 100_000, facturas: 100_000 },
  ...{ fuentes: 200, propuestas: 10_000 },
};
const rounds = 41;
/** `-- sqlite mapa pueblo`: one database, and the addresses that have one of these words. */
const words = process.argv.slice(2);
const databases = (['sqlite', 'postgres'] as const).filter((name, _, all) => !all.some(asked) || asked(name));
const parts = words.filter((word) => !/^(?:sqlite|postgres)$/.test(word));
const isMeasured = (page: string) => parts.length === 0 || parts.some((part) => page.includes(part));
const measured = [...pages, ...lists].filter(isMeasured);
let isFine = true;

const postgres = await startPostgres();
console.log(
  'page'.padEnd(72),
  'database'.padEnd(10),
  'with 100'.padStart(12),
  'with 100,000'.padStart(12),
  'ratio'.padStart(8),
);
for (const database of databases) {
  const few = await open(database, small);
  const many = await open(database, large);
  for (const page of measured) {
    const [one, other] = await time(page, few, many);
    const ratio = other / one;
    if (ratio > 1.5) isFine = false;
    console.log(
      page.padEnd(72),
      database.padEnd(10),
      `${one.toFixed(1)} ms`.padStart(12),
      `${other.toFixed(1)} ms`.padStart(12),
      ratio.toFixed(2).padStart(8),
    );
  }
  for (const page of inProportion.filter(isMeasured))
    console.log(page.padEnd(72), database.padEnd(10), await whole(page, many));
  if (isMeasured('facturas')) {
    const [one, other] = [await issueTime(few.where), await issueTime(many.where)];
    if (other > 5) isFine = false;
    console.log(
      'an invoice issued in a payment (5 ms at most)'.padEnd(72),
      database.padEnd(10),
      `${one.toFixed(1)} ms`.padStart(12),
      `${other.toFixed(1)} ms`.padStart(12),
      (other / one).toFixed(2).padStart(8),
    );
  }
  console.log(`(${database}: the search index of the large one was filled in ${many.startSeconds.toFixed(0)} s)`);
  await few.close();
  await many.close();
}
await postgres.stop();
console.log(isFine ? '\nAll within 1.5 times.' : '\nSome grow by more than 1.5 times.');

function asked(database: string): boolean {
  return words.includes(database);
}

async function open(database: 'sqlite' | 'postgres', counts: Counts) {
  const dataDir = await mkdtemp(join(tmpdir(), 'crecer-'));
  const databaseUrl = database === 'postgres' ? await postgres.newDatabase() : undefined;
  await fillMany({ dataDir, databaseUrl }, counts);
  const from = performance.now();
  const site = await openSite(databaseUrl ? { DATABASE_URL: databaseUrl } : {}, dataDir);
  await site.start();
  // The index is filled while the first visitors come; until then there is nothing to measure.
  while (!(await hasResults(site.url))) await new Promise((resolve) => setTimeout(resolve, 250));
  await settle({ dataDir, databaseUrl });
  if (databaseUrl) await tidyUp(databaseUrl);
  const { cookie = '' } = await site.admin();
  const { data } = (await (await fetch(`${site.url}/api/get_municipios.php`)).json()) as { data: Municipio[] };
  const words: Record<string, string> = {
    pueblo: data.find(({ id }) => id === 1)!.slug,
    ultima: String(await lastPage(`${site.url}/api/get_facturas_admin.php?limit=20`, cookie)),
    ayer: addDays(todayInMadrid(new Date()), -1),
  };
  return {
    url: site.url,
    where: { dataDir, databaseUrl },
    cookie,
    addressOf: (page: string) => site.url + page.replace(/\{(\w+)\}/g, (_, word: string) => words[word]!),
    startSeconds: (performance.now() - from) / 1000,
    async close() {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A site that starts with so much does the work of a night first (its copy, what it notes of files): nobody has been at any for a while. */
async function settle(where: Parameters<typeof openDatabase>[0]): Promise<void> {
  const { db, close } = openDatabase(where);
  for (let quiet = 0; quiet < 40; quiet++) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const busy = await db.selectFrom('trabajos').select('nombre').where('dueno', 'is not', null).execute();
    if (busy.length > 0) quiet = 0;
  }
  await close();
}

/** What PostgreSQL does by itself within minutes; the one of the tests does not. */
async function tidyUp(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

interface Municipio {
  id: number;
  slug: string;
}

type Site = Pick<Awaited<ReturnType<typeof open>>, 'url' | 'cookie' | 'addressOf'>;

async function lastPage(list: string, cookie: string): Promise<number> {
  const { pages } = (await (await fetch(list, { headers: { cookie } })).json()) as { pages: number };
  return pages;
}

async function hasResults(url: string): Promise<boolean> {
  const { total } = (await (await fetch(`${url}/api/buscar.php?q=leyenda`)).json()) as { total: number };
  return total > 0;
}

/** Medians of many askings, as visitors have them: warm code. Both in turn, so that a busy machine slows both. */
async function time(page: string, ...sites: [Site, Site]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -5; round < rounds; round++)
    for (const at of [0, 1] as const) {
      const from = performance.now();
      const response = await fetch(sites[at].addressOf(page), { headers: headersOf(sites[at], page) });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${page}: ${response.status}`);
      if (round >= 0) times[at].push(performance.now() - from);
    }
  return [median(times[0]), median(times[1])];
}

/** What issuing adds to the transaction of a payment: the median, with warm code. */
async function issueTime(where: Parameters<typeof openDatabase>[0]): Promise<number> {
  const database = openDatabase(where);
  const ajustes = await createAjustes(database.db, () => {});
  const lineas = [10, 21].map((iva) => ({
    ...{ descripcion: 'Miel', cantidad: 1, iva, exenta: false, base_cents: 1000, cuota_cents: 100, total_cents: 1100 },
  }));
  const titular = {
    ...ajustes.current.titular,
    nombre: 'Serranía Viva',
    nif: '12345678Z',
    calle: 'Calle 1',
    localidad: 'Cuenca',
  };
  const times: number[] = [];
  for (let n = 0; n < 1000; n++)
    await database.db.transaction().execute(async (db) => {
      const from = performance.now();
      await issue(db, { ...ajustes.current, titular }, { tipo: 'F2', cliente: null, lineas, descripcion: 'Pedido' });
      times.push(performance.now() - from);
    });
  await database.close();
  return median(times.slice(-200));
}

/** How long all of it takes, and how long somebody else waited meanwhile. */
async function whole(page: string, site: Site): Promise<string> {
  const from = performance.now();
  let isDone = false;
  const reading = fetch(site.addressOf(page), { headers: headersOf(site, lists[0]!) }).then(async (response) => {
    if (!response.ok) throw new Error(`${page}: ${response.status}`);
    for await (const _ of response.body!);
    isDone = true;
  });
  const waits: number[] = [];
  while (!isDone) {
    const asked = performance.now();
    await (await fetch(`${site.url}/api/get_municipios.php`, { headers: headersOf(site, pages[0]!) })).arrayBuffer();
    waits.push(performance.now() - asked);
  }
  await reading;
  const seconds = (performance.now() - from) / 1000;
  const longest = waits.reduce((most, one) => Math.max(most, one), 0);
  return `${seconds.toFixed(1)} s; others waited ${median(waits).toFixed(1)} ms, at most ${longest.toFixed(0)} ms`;
}

/** Each asking from an address of its own: nobody is held back for asking too often. */
function headersOf({ cookie }: Site, page: string): Record<string, string> {
  const address = `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`;
  const who = lists.includes(page) ? cookie : page.startsWith('/api/') ? nobody : undefined;
  return { 'x-forwarded-for': address, ...(who && { cookie: who }) };
}

function median(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)]!;
}
