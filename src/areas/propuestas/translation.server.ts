/** Who reads no Spanish writes in their own language: accepted, their words are the event's translation into it. */
import type { EventoCampos } from '#areas/eventos/write-evento.server.ts';
import { saveTraduccion } from '#areas/traducciones/save.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import { idiomaName } from '#server/things/traducciones.ts';
import { spanish } from '#values/idioma/say.ts';
import { camposOf } from './campos.server.ts';
import type { Decider } from './decide.server.ts';
import type { PropuestaRow } from './queries.server.ts';

const texts = ['titulo', 'descripcion'] as const;

/** Sent from the form of another language. */
export function isInOther(row: Pick<PropuestaRow, 'clase' | 'idioma'>): boolean {
  return row.clase === 'evento' && row.idioma !== spanish.codigo;
}

/** Nobody has written it in Spanish, nor said that it is. */
export function refuseUnwritten(row: PropuestaRow, sent: Partial<EventoCampos>): void {
  if (!isInOther(row) || texts.some((name) => sent[name] !== undefined)) return;
  const from = `Se envió desde la página en ${idiomaName(row.idioma)}`;
  throw new Refusal(409, `${from}: ábrela y escribe sus textos en español, o di que ya lo están.`);
}

/** Of what the event says in Spanish, what was sent says it in their language; somebody has read both. */
export async function keepTheirWords(writer: Decider, row: PropuestaRow, id: number, campos: EventoCampos) {
  const came = camposOf(row);
  const textos = Object.fromEntries(
    texts.flatMap((name) => (came[name] && campos[name] ? [[name, withoutMarkup(came[name])]] : [])),
  );
  await saveTraduccion(writer, { tipo: 'evento', id, idioma: row.idioma, textos, revisada: true });
}

/** A translation takes nothing that looks like a tag (traducciones/traduccion.ts): it reads the same with a space. */
function withoutMarkup(text: string): string {
  return text.replace(/<(?=[a-z/!?])/gi, '< ');
}
