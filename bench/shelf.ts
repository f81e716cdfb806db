/** A shop with 3,000 products: what its page and the check of a cart weigh. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { insertThing } from '#server/things/save-thing.ts';
import { httpAdmin } from '../test/e2e/http-admin.ts';
import { type Note, ownUrl, startAt } from './site.ts';

const many = 3000;

export async function shelf(_demoDir: string, note: Note): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'estanteria-'));
  await fill(dataDir);
  const site = await startAt(dataDir, { DEMO: 'off' });
  const weigh = async (path: string) => {
    const response = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await response.arrayBuffer();
    return Number(response.headers.get('content-length'));
  };
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  // Asked for twice: from memory it comes with its length.
  for (const path of ['/tienda', '/tienda?categoria=2', '/tienda?pagina=3']) {
    await weigh(path);
    note(`${path} with ${many} products, packed`, kb(await weigh(path)), '≤ 60 KB');
  }
  const cart = '/api/get_all_productos_public.php?ids=7,1500,2999';
  await weigh(cart);
  note('check of a cart of three lines, packed', kb(await weigh(cart)), '≤ 4 KB');
  const { cookie } = await httpAdmin(ownUrl(site));
  const list = await fetch(`${site.url}/api/get_all_productos_admin.php?page=1`, { headers: { cookie } });
  note("a page of the desk's list of products, not packed", kb((await list.text()).length), '≤ 60 KB');
  await site.stop();
}

async function fill(dataDir: string): Promise<void> {
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(database);
  const now = new Date().toISOString();
  await database.db.transaction().execute(async (db) => {
    const sinDatos = { direccion: null, telefono: null, email: null, sitio_web: null, imagen_url: null };
    const tienda_id = await insertThing(db, 'tienda', { nombre: 'Alfarería', referencia: 'T-1', ...sinDatos }, now);
    const categorias: number[] = [];
    for (const nombre of ['Barro', 'Mimbre', 'Miel', 'Libros'])
      categorias.push(await insertThing(db, 'categoria_producto', { nombre }, now));
    for (let n = 1; n <= many; n++)
      await insertThing(
        db,
        'producto',
        {
          ...{
            nombre: `Botijo ${n} de la serranía`,
            precio_cents: 900 + n,
            tienda_id,
            iva: 21,
            stock: n % 50,
            activo: 1,
          },
          ...{ categoria_id: categorias[n % 4]!, referencia: `B-${n}`, contenido_neto: 500, unidad_contenido: 'g' },
          ...{ descripcion: aText(n), url_imagen: null, imagenes_adicionales: '[]', opciones: '[]' },
        },
        now,
      );
  });
  await database.close();
}

/** Some 800 letters, no two alike. */
function aText(n: number): string {
  const words = 'barro torno horno agua mano pueblo taller abuela romero cera pino hoz rama lumbre patio fuente'.split(
    ' ',
  );
  return Array.from({ length: 130 }, (_, at) => words[(Math.imul(n * 131 + at, 2_654_435_761) >>> 12) % 16]).join(' ');
}
