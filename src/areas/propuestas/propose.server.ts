/**
 * The one way in for what others propose. Nothing of it is public: somebody at the desk decides (decide.server.ts).
 * What comes again from the same form, or with the same UID of a calendar, is the same proposal: changed while nobody has
 * decided, and left alone once somebody has.
 */

import { createHash } from 'node:crypto';
import type { EventoCampos } from '#areas/eventos/write-evento.server.ts';
import type { Db } from '#server/db/open.ts';
import { noteUsos } from '#server/media/medio-usos.ts';
import { erasePropuestas } from '#server/people/erase-person.ts';
import { inTransaction } from '#server/things/versions.ts';
import { type Clase, type EstadoPropuesta, isOpen } from '#values/agenda/propuesta.ts';
import { idioma } from '#values/idioma/say.ts';
import { plain } from '#values/slug.ts';
import { noteFiles } from './campos.server.ts';
import type { CambioCampos } from './colaborador/colaborador.ts';
import type { CorreccionCampos } from './propuesta.ts';
import { insertPropuesta, lockPropuesta, updatePropuesta } from './queries.server.ts';

export interface Persona {
  tipo: 'persona';
  nombre: string;
  email: string;
  /** Version of the privacy text that they agreed to. */
  textoVersion: string;
  /** Of the form that was sent: the same one twice is one proposal. */
  intento: string;
  /** Fingerprint of the key in the link that confirms it. */
  clave: string;
}

export type Origen =
  | Persona
  | { tipo: 'colaborador'; usuario: string; intento: string }
  /** A calendar of somebody else's, and what it calls the event. */
  | { tipo: 'fuente'; fuenteId: number; uid: string };

export interface Proposed {
  id: number;
  estado: EstadoPropuesta;
  /** What became of it, once it was accepted. */
  evento_id: number | null;
  isNew: boolean;
}

interface Proposal<Campos> {
  origen: Origen;
  campos: Campos;
  now: string;
}

export function proposeEvento(db: Db, { origen, campos, now }: Proposal<EventoCampos>): Promise<Proposed> {
  return propose(db, origen, { clase: 'evento', titulo: campos.titulo, campos: JSON.stringify(campos) }, now);
}

export function proposeCorreccion(db: Db, { origen, campos, now }: Proposal<CorreccionCampos>): Promise<Proposed> {
  return propose(db, origen, { clase: 'correccion', titulo: campos.titulo, campos: JSON.stringify(campos) }, now);
}

export function proposeCambio(db: Db, { origen, campos, now }: Proposal<CambioCampos>): Promise<Proposed> {
  return propose(db, origen, { clase: 'cambio', titulo: campos.titulo, campos: JSON.stringify(campos) }, now);
}

/** What brought it takes it back: nobody has to decide any more. The event it became, if somebody had accepted it. */
export function withdrawEvento(db: Db, id: number): Promise<number | undefined> {
  return inTransaction(db, async (db) => {
    const row = await lockPropuesta(db, { id });
    if (row && isOpen(row.estado)) await erasePropuestas(db, [row]);
    return row?.evento_id ?? undefined;
  });
}

interface Sent {
  clase: Clase;
  titulo: string;
  campos: string;
}

function propose(db: Db, origen: Origen, sent: Sent, now: string): Promise<Proposed> {
  return inTransaction(db, async (db) => {
    const who = columnsOf(origen);
    const busqueda = plain([sent.titulo, who.nombre, who.email].filter(Boolean).join(' '));
    const inserted = await insertPropuesta(db, { ...sent, ...who, busqueda, created_at: now, updated_at: now });
    if (inserted) {
      await noteUsos(db, 'propuesta', inserted.id, false);
      return { id: inserted.id, estado: who.estado, evento_id: null, isNew: true };
    }
    const before = (await lockPropuesta(db, { origen_clave: who.origen_clave }))!;
    const { id, estado, evento_id } = before;
    const isSettled = estado === 'aceptada' || estado === 'rechazada';
    // Of a person only what is not confirmed: whoever has the form need not have the mailbox.
    if (isSettled || (origen.tipo === 'persona' && estado !== 'sin_confirmar'))
      return { id, estado, evento_id, isNew: false };
    await updatePropuesta(db, id, { ...sent, ...who, busqueda, updated_at: now });
    await noteFiles(db, before, sent.campos, now);
    return { id, estado: who.estado, evento_id, isNew: false };
  });
}

function columnsOf(origen: Origen) {
  const nobody = { nombre: '', email: '', texto_version: '', clave: null, fuente_id: null, usuario: null };
  if (origen.tipo === 'fuente') {
    const uid = createHash('sha256').update(origen.uid).digest('base64url');
    const { fuenteId: fuente_id } = origen;
    return { ...nobody, origen: origen.tipo, origen_clave: `fuente:${fuente_id}:${uid}`, fuente_id, ...open };
  }
  const origen_clave = `${origen.tipo}:${origen.intento}`;
  if (origen.tipo === 'colaborador')
    return { ...nobody, origen: origen.tipo, origen_clave, usuario: origen.usuario, ...open };
  const { nombre, email, textoVersion: texto_version, clave } = origen;
  const estado = 'sin_confirmar' as const;
  const who = { nombre, email, texto_version, clave, idioma: idioma().codigo };
  return { ...nobody, origen: origen.tipo, origen_clave, ...who, estado };
}

const open = { estado: 'pendiente' } as const;
