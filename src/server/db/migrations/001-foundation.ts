import type { Migration } from './index.ts';

const stamps = 'created_at text not null, updated_at text not null';
const categorias = [
  ['Historia', 'historia'],
  ['Leyendas y Tradiciones', 'leyendas-y-tradiciones'],
  ['Sucesos', 'sucesos'],
  ['Rutas y Naturaleza', 'rutas-y-naturaleza'],
  ['Personajes', 'personajes'],
  ['Enigmas y Misterios', 'enigmas-y-misterios'],
  ['Noticias', 'noticias'],
  ['Emprendedores', 'emprendedores'],
] as const;

export const foundation: Migration = {
  name: '001-foundation',
  up: [
    'create table meta (clave text primary key, valor text not null)',

    `create table categorias (id {ID}, nombre_categoria text not null, slug text not null unique, ${stamps})`,
    // In this order, so that they get the ids 1 to 8.
    ...categorias.map(
      ([nombre, slug]) =>
        `insert into categorias (nombre_categoria, slug, created_at, updated_at) values ('${nombre}', '${slug}', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
    ),

    `create table articulos (
      id {ID}, titulo text not null, slug text not null unique,
      categoria_id integer not null references categorias (id),
      estado text not null check (estado in ('publicado', 'borrador')),
      resumen text, contenido text not null, autor text, fotografo text, imagen_portada_url text, imagen_ini_post text,
      place_id text, map_search_text text, address_line1 text, address_line2 text, address_line3 text,
      phone1 text, phone2 text, phone3 text, email1 text, email2 text,
      website_url text, instagram_url text, facebook_url text, twitter_url text, busqueda text not null, ${stamps})`,
    'create index articulos_por_categoria on articulos (categoria_id, estado, created_at desc, id desc)',
    'create index articulos_por_fecha on articulos (estado, created_at desc, id desc)',
    'create index articulos_todos on articulos (created_at desc, id desc)',

    'create table rutas_anteriores (ruta text primary key, tipo text not null, id_cosa integer not null)',

    `create table provincias (id {ID}, nombre text not null, comunidad_autonoma text, busqueda text not null unique, ${stamps})`,

    `create table suscriptores (
      id {ID}, email text not null unique,
      estado text not null check (estado in ('pendiente', 'confirmado', 'baja')),
      token text not null unique, origen text not null, texto_version text not null,
      pedido_en text not null, confirmado_en text, baja_en text)`,

    `create table correos (
      id {ID}, clave text not null unique, para text not null, asunto text not null, texto text not null,
      html text not null, cabeceras text, intentos integer not null, creado_en text not null,
      siguiente_en text not null, enviado_en text, ultimo_error text)`,
    'create index correos_pendientes on correos (enviado_en, siguiente_en)',

    `create table papelera (
      id {ID}, tipo text not null, id_cosa integer not null, titulo text not null, filas text not null,
      etiquetas text not null, borrado_en text not null, borrado_por text not null)`,
    'create index papelera_por_fecha on papelera (borrado_en)',
    `create table registro (
      id {ID}, hecho_en text not null, usuario text not null, accion text not null, tipo text not null,
      id_cosa integer not null, titulo text not null, cambios text)`,
    'create index registro_por_fecha on registro (hecho_en)',

    // better-auth's own tables, in its own spelling.
    `create table "user" (
      "id" text primary key, "name" text not null, "email" text not null unique, "emailVerified" {BOOL} not null,
      "image" text, "createdAt" {INSTANT} not null, "updatedAt" {INSTANT} not null,
      "username" text unique, "displayUsername" text, "role" text not null)`,
    `create table "session" (
      "id" text primary key, "expiresAt" {INSTANT} not null, "token" text not null unique,
      "createdAt" {INSTANT} not null, "updatedAt" {INSTANT} not null, "ipAddress" text, "userAgent" text,
      "userId" text not null references "user" ("id") on delete cascade)`,
    'create index session_por_usuario on "session" ("userId")',
    `create table "account" (
      "id" text primary key, "accountId" text not null, "providerId" text not null,
      "userId" text not null references "user" ("id") on delete cascade, "accessToken" text, "refreshToken" text,
      "idToken" text, "accessTokenExpiresAt" {INSTANT}, "refreshTokenExpiresAt" {INSTANT}, "scope" text,
      "password" text, "createdAt" {INSTANT} not null, "updatedAt" {INSTANT} not null)`,
    'create index account_por_usuario on "account" ("userId")',
    `create table "verification" (
      "id" text primary key, "identifier" text not null, "value" text not null, "expiresAt" {INSTANT} not null,
      "createdAt" {INSTANT}, "updatedAt" {INSTANT})`,
    'create index verification_por_identificador on "verification" ("identifier")',
  ],
};
