/** All that is stored about the owner of an address. */
import { allSponsors } from '#areas/patrocinadores/sponsors/queries.server.ts';
import type { Db } from '#server/db/open.ts';
import { spellingsOf } from '#server/people/person-email.ts';
import { normalEmail } from '#values/email.ts';

/** As many of each as somebody reads. */
const mostShown = 100;

export async function mensajesOfPersona(db: Db, email: string) {
  return db
    .selectFrom('mensajes')
    .select(['id', 'name', 'message', 'texto_version', 'respondido', 'created_at'])
    .where('email', 'in', await spellingsOf(db, 'mensajes', email))
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
}

export async function propuestasOfPersona(db: Db, email: string) {
  return db
    .selectFrom('propuestas')
    .select(['id', 'nombre', 'titulo', 'clase', 'estado', 'texto_version', 'created_at as fecha'])
    .where('email', 'in', await spellingsOf(db, 'propuestas', email))
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
}

export async function pedidosOfPersona(db: Db, email: string) {
  return db
    .selectFrom('pedidos')
    .select(['cod_pedido', 'cliente_nombre', 'estado', 'entrega', 'creado_en', 'total_cents', 'condiciones_version'])
    .where('cliente_email', 'in', await spellingsOf(db, 'pedidos', email))
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
}

export async function suscripcionOfPersona(db: Db, email: string) {
  return db
    .selectFrom('suscriptores')
    .select(['id', 'email', 'nombre', 'etiquetas', 'estado', 'origen', 'texto_version', 'consentimiento_version'])
    .select(['pedido_en', 'confirmado_en', 'baja_en', 'rebotado_en'])
    .where('email', 'in', await spellingsOf(db, 'suscriptores', email))
    .executeTakeFirst();
}

export async function findPersona(db: Db, typedEmail: string) {
  const email = normalEmail(typedEmail);
  const pedidos = await pedidosOf(db, email);
  const mensajes = await db
    .selectFrom('mensajes')
    .select(['id', 'name', 'email', 'phone', 'message', 'texto_version', 'leido', 'respondido', 'created_at'])
    .where('email', 'in', await spellingsOf(db, 'mensajes', email))
    .orderBy('id')
    .execute();
  const suscripciones = await db
    .selectFrom('suscriptores')
    .select(['id', 'email', 'nombre', 'etiquetas', 'estado', 'origen', 'texto_version', 'consentimiento_version'])
    .select(['pedido_en', 'confirmado_en', 'baja_en', 'rebotado_en'])
    .where('email', 'in', await spellingsOf(db, 'suscriptores', email))
    .execute();
  const correos = await correosTo(db, email);
  const enPapelera = await mensajesInTrash(db, email);
  return {
    email,
    cuenta: await cuentaOf(db, email),
    informes_de_patrocinio: await informesTo(db, email),
    suscripciones,
    propuestas: await db
      .selectFrom('propuestas')
      .select(['id', 'clase', 'estado', 'titulo', 'campos', 'nombre', 'email', 'texto_version', 'nota', 'created_at'])
      .where('email', 'in', await spellingsOf(db, 'propuestas', email))
      .orderBy('id')
      .execute(),
    mensajes,
    respuestas: await respuestasTo(db, mensajes),
    mensajes_en_la_papelera: enPapelera,
    pedidos,
    correos,
    registro: await registroOf(db, [
      ...mensajes.map(({ id }) => ['mensaje', id] as const),
      ...suscripciones.map(({ id }) => ['suscriptor', id] as const),
      ...pedidos.map(({ id }) => ['pedido', id] as const),
      ...correos.map(({ id }) => ['correo', id] as const),
    ]),
  };
}

/** What was answered to them from the desk. */
async function respuestasTo(db: Db, mensajes: { id: number }[]) {
  const found = [];
  for (const { id } of mensajes)
    found.push(
      ...(await db
        .selectFrom('respuestas')
        .select(['mensaje_id', 'usuario', 'texto', 'enviada_en'])
        .where('mensaje_id', '=', id)
        .orderBy('id')
        .execute()),
    );
  return found;
}

async function pedidosOf(db: Db, email: string) {
  const rows = await db
    .selectFrom('pedidos')
    .selectAll()
    .where('cliente_email', 'in', await spellingsOf(db, 'pedidos', email))
    .orderBy('id')
    .execute();
  const found = [];
  for (const { busqueda: _, session_id: __, version: ___, ...pedido } of rows)
    found.push({
      ...pedido,
      articulos: await db
        .selectFrom('pedido_articulos')
        .selectAll()
        .where('pedido_id', '=', pedido.id)
        .orderBy('id')
        .execute(),
      historia: await db
        .selectFrom('pedido_historia')
        .selectAll()
        .where('pedido_id', '=', pedido.id)
        .orderBy('id')
        .execute(),
      facturas: await db
        .selectFrom('facturas')
        .select(['numero', 'tipo', 'fecha', 'datos', 'total_cents'])
        .where('pedido_id', '=', pedido.id)
        .orderBy('id')
        .execute(),
      desistimientos: await db
        .selectFrom('desistimientos')
        .select(['nombre', 'email', 'recibido_en'])
        .where('pedido_id', '=', pedido.id)
        .orderBy('id')
        .execute(),
      reembolsos: await db
        .selectFrom('reembolsos')
        .select(['importe_cents', 'motivo', 'estado', 'creado_en', 'hecho_en'])
        .where('pedido_id', '=', pedido.id)
        .orderBy('id')
        .execute(),
      disputas: await db
        .selectFrom('disputas')
        .select(['importe_cents', 'motivo', 'estado', 'abierta_en', 'cerrada_en'])
        .where('pedido_id', '=', pedido.id)
        .orderBy('id')
        .execute(),
    });
  return found;
}

/** With their texts, except those that carry a personal link: whoever holds it acts in their name. */
async function correosTo(db: Db, email: string) {
  const rows = await db
    .selectFrom('correos')
    .select(['id', 'para', 'asunto', 'texto', 'creado_en', 'enviado_en', 'secreto'])
    .where('para', 'in', await spellingsOf(db, 'correos', email))
    .orderBy('id')
    .execute();
  return rows.map(({ secreto, texto, ...correo }) => ({ ...correo, texto: secreto === 1 ? null : withoutKeys(texto) }));
}

/** The keys in the addresses of a text: they open what is the person's, and confirm in their name. */
function withoutKeys(text: string): string {
  return text.replace(/([?&](?:token|clave|c|k)=)[\w.~-]+/g, '$1…');
}

async function mensajesInTrash(db: Db, email: string) {
  const rows = await db.selectFrom('papelera').select(['filas', 'borrado_en']).where('tipo', '=', 'mensaje').execute();
  return rows.flatMap(({ filas, borrado_en }) =>
    (JSON.parse(filas) as { table: string; rows: Record<string, unknown>[] }[])
      .filter(({ table }) => table === 'mensajes')
      .flatMap(({ rows }) => rows)
      .filter((row) => normalEmail(String(row.email)) === email)
      .map(({ busqueda: _, version: __, ...row }) => ({ ...row, borrado_en })),
  );
}

/** Whose sponsors' reports go to this address. */
async function informesTo(db: Db, email: string) {
  const spelled: string[] = [];
  for (const table of ['sponsors', 'ayuntamientos', 'patrocinadores'] as const)
    spelled.push(...(await spellingsOf(db, table, email)));
  return allSponsors(db)
    .select(['tipo', 'nombre', 'informe_email', 'informe_mensual'])
    .where('informe_email', 'in', spelled)
    .orderBy('nombre')
    .execute();
}

/** Somebody who signs in here: what they may do, never what with. */
async function cuentaOf(db: Db, email: string) {
  const row = await db
    .selectFrom('user')
    .select(['username', 'email', 'role', 'createdAt'])
    .where('email', 'in', await spellingsOf(db, 'user', email))
    .executeTakeFirst();
  return row ? { usuario: row.username, email: row.email, rol: row.role, creada_en: row.createdAt } : null;
}

async function registroOf(db: Db, things: (readonly [string, number])[]) {
  const found = [];
  for (const [tipo, id] of things)
    found.push(
      ...(await db
        .selectFrom('registro')
        .select(['hecho_en', 'usuario', 'accion', 'tipo', 'titulo', 'cambios'])
        .where('tipo', '=', tipo)
        .where('id_cosa', '=', id)
        .orderBy('id')
        .execute()),
    );
  return found;
}
