/** What some calls take and nobody could guess, so that they go on to what they do with it: seals, languages, things that are there. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { App } from '#server/app.ts';

export interface Own {
  /** By the name of the call: what is in order in these fields; undefined: the field is better left out. */
  of(name: string): Record<string, unknown>;
  /** Undoes what would keep the same visitor from being heard again. */
  tidy(name: string): Promise<void>;
}

/** A form is not taken sooner after it was handed out. */
const sealMs = 2100;

export async function createOwn(app: App): Promise<Own> {
  const sello = app.sellos.give();
  await wait(sealMs);
  const first = async (table: string) => {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by id limit 1`.execute(app.db);
    return rows[0]?.id ?? 1;
  };
  const municipio_id = await first('municipios');
  const form = { sello, asunto: '', clave: undefined, consent: true, email: 'ana@example.com' };
  const event = { municipio_id, tipo_evento_id: undefined, regla_recurrencia: undefined, fecha_inicio: '2099-12-24' };
  const translated = { tipo: 'libro', id: await first('libros'), idioma: 'en', version: undefined };
  const all: Record<string, Record<string, unknown>> = {
    'submit_propuesta.php': { ...form, ...event, distinto: true },
    'submit_correccion.php': { ...form, ruta: '/pueblos/cuenca' },
    'get_propuesta_formulario.php': { clave: undefined, sobre: '/pueblos/cuenca' },
    'check_propuesta.php': event,
    'create_evento_propio.php': event,
    'update_ficha_propia.php': { tipo: 'empresa', id: await first('empresas'), version: undefined },
    'get_traduccion_admin.php': translated,
    'update_traduccion.php': { ...translated, campos: { titulo: 'A book' } },
    'proponer_traduccion.php': translated,
    'preview_portada.php': { lista: [{ tipo: 'texto', titulo: 'Hola', texto: '<p>Hola</p>' }] },
    'create_itinerario.php': { plan: '_-n1_-n2' },
    'create_direccion.php': { de: '/se-fue', a: '/tienda' },
  };
  return {
    of: (name) => all[name] ?? {},
    async tidy(name) {
      if (!/^submit_(?:propuesta|correccion)/.test(name)) return;
      await sql`delete from propuestas where estado = 'sin_confirmar'`.execute(app.db);
      await sql`delete from intentos where clave like 'propuesta%'`.execute(app.db);
    },
  };
}
