/** Somebody of every role, for drills that run the product in their own process. */
import type { IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { bind } from '#areas/usuarios/colaboradores-queries.server.ts';
import type { App } from '#server/app.ts';
import { can, type Rol } from '#values/rol.ts';

export const origin = 'http://localhost:3000';
export const password = 'una-clave-larga-de-simulacro';

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;
export type Who = Rol | 'nadie';

/** One person per role; what the drill does to an account (switched off, second factor demanded) is undone. */
export function createPeople(app: App, ask: Fetch) {
  const cookies = new Map<Who, string>();
  let made = 0;
  const cookieOf = async (who: Who): Promise<string> => {
    if (who === 'nadie') return '';
    const known = cookies.get(who);
    if (known) return known;
    const usuario = `${who}${made++}`;
    await app.auth.createUser({ usuario, email: `${usuario}@example.com`, password, rol: who });
    // Whoever is bound to nothing is refused before anything is looked at.
    if (can(who, 'colaborar')) await bind(app.db, usuario, { ...(await some(app)), de_confianza: made % 2 === 0 });
    const cookie = await signIn(ask, usuario);
    cookies.set(who, cookie);
    return cookie;
  };
  return {
    cookieOf,
    async look(who: Who): Promise<void> {
      if (who === 'nadie') return;
      const headers = new Headers({ cookie: cookies.get(who) ?? '' });
      const user = await app.auth.currentUser(headers, new Headers());
      if (user?.lacksTwoFactor) await sql`delete from meta where valor = 'todos'`.execute(app.db);
      if (user?.rol !== who) cookies.delete(who);
    },
  };
}

/** As much of a connection as the server looks at; every time from somewhere else. */
export function anywhere(): IncomingMessage {
  const remoteAddress = `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
  return { socket: { remoteAddress }, headers: {} } as IncomingMessage;
}

/** Municipalities and businesses that are there. */
async function some({ db }: App): Promise<{ municipios: number[]; empresas: number[] }> {
  const [municipios, empresas] = await Promise.all(
    (['municipios', 'empresas'] as const).map((table) =>
      db.selectFrom(table).select('id').orderBy('id').limit(5).execute(),
    ),
  );
  return { municipios: municipios!.map(({ id }) => id), empresas: empresas!.map(({ id }) => id) };
}

async function signIn(ask: Fetch, usuario: string): Promise<string> {
  const response = await ask('/api/login.php', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ usuario, password }),
  });
  if (!response.ok) throw new Error(`sign-in failed: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
}
