/** One text in another language by the service, or why not. */
import { cleanHtml, richTextOf } from '#server/rich-text/rich-text.ts';
import type { RichNode } from '#values/rich-text/document.ts';
import { decodeEntities } from '#values/rich-text/plain-text.ts';
import { writeBlock } from '#values/rich-text/write.ts';
import { escaped, protect, unprotect } from './protect.ts';
import { maxTexts, TextRefused } from './service.server.ts';
import { hasSameShape } from './shape.ts';

export interface Original {
  campo: string;
  texto: string;
  esHtml: boolean;
}

export interface Proposal {
  textos: Record<string, string>;
  /** Fields that the service did not translate as they must be, and why. */
  rechazos: { campo: string; motivo: string }[];
}

/** Long texts go in pieces, block by block. */
const pieceSize = 8000;
const requestSize = 60_000;

/** The fields of a thing, as many together as the service takes. */
export async function propose(
  originals: readonly Original[],
  glosario: readonly string[],
  translate: (texts: string[]) => Promise<string[]>,
): Promise<Proposal> {
  const proposal: Proposal = { textos: {}, rechazos: [] };
  for (const original of originals) {
    try {
      proposal.textos[original.campo] = await proposeField(original, glosario, translate);
    } catch (error) {
      if (!(error instanceof TextRefused)) throw error;
      proposal.rechazos.push({ campo: original.campo, motivo: error.message });
    }
  }
  return proposal;
}

async function proposeField(
  { texto, esHtml }: Original,
  glosario: readonly string[],
  translate: (texts: string[]) => Promise<string[]>,
): Promise<string> {
  const doc = esHtml ? richTextOf(texto) : undefined;
  const pieces = doc ? piecesOf(doc) : [escaped(texto)];
  const sent = pieces.map((piece) => protect(piece, glosario));
  const came: string[] = [];
  for (const batch of batches(sent)) came.push(...(await translate(batch)));
  const whole = came.map((piece, index) => {
    const plain = unprotect(sent[index]!, piece);
    if (plain === undefined) throw new TextRefused('el servicio ha cambiado un nombre del glosario');
    return plain;
  });
  if (!doc) return plainOf(whole[0]!);
  const html = cleanHtml(whole.join(''));
  if (!hasSameShape(doc, richTextOf(html)))
    throw new TextRefused('el servicio ha devuelto el texto con otros bloques, enlaces o imágenes');
  return html;
}

function piecesOf(doc: RichNode): string[] {
  const pieces: string[] = [];
  for (const block of doc.content ?? []) {
    const html = writeBlock(block);
    if (html.length > requestSize) throw new TextRefused('tiene un bloque demasiado largo para el servicio');
    const last = pieces.at(-1);
    if (last !== undefined && last.length + html.length <= pieceSize) pieces[pieces.length - 1] = last + html;
    else pieces.push(html);
  }
  return pieces;
}

function batches(pieces: string[]): string[][] {
  const all: string[][] = [];
  let size = 0;
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last && last.length < maxTexts && size + piece.length <= requestSize) {
      last.push(piece);
      size += piece.length;
    } else {
      all.push([piece]);
      size = piece.length;
    }
  }
  return all;
}

function plainOf(came: string): string {
  const text = decodeEntities(came).trim();
  if (/<\/?[a-z][^<>]*>/i.test(came) || text === '') throw new TextRefused('el servicio ha devuelto otra cosa');
  return text;
}
