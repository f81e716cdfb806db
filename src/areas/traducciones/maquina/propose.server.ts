/** The texts of a thing in another language by the service, or why not. */
import { cleanHtml, richTextOf } from '#server/rich-text/rich-text.ts';
import type { RichNode } from '#values/rich-text/document.ts';
import { decodeEntities } from '#values/rich-text/plain-text.ts';
import { writeBlock } from '#values/rich-text/write.ts';
import { hasMarkup } from '../traduccion.ts';
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

type Translate = (texts: string[]) => Promise<string[]>;

/** The fields of a thing, as many together as the service takes. */
export async function propose(
  originals: readonly Original[],
  glosario: readonly string[],
  translate: Translate,
): Promise<Proposal> {
  const proposal: Proposal = { textos: {}, rechazos: [] };
  const refuse = (campo: string) => (error: unknown) => {
    if (!(error instanceof TextRefused)) throw error;
    proposal.rechazos.push({ campo, motivo: error.message });
  };
  const prepared: Prepared[] = [];
  for (const original of originals) {
    try {
      prepared.push(prepare(original, glosario));
    } catch (error) {
      refuse(original.campo)(error);
    }
  }
  // One of them may not be taken: which one shows when each goes by itself.
  const came = prepared.length > 1 ? await translateAll(prepared, translate).catch(unlessRefused) : undefined;
  for (const [index, one] of prepared.entries()) {
    try {
      const texts = came?.[index] ?? (await translateAll([one], translate))[0]!;
      proposal.textos[one.original.campo] = accepted(one, texts);
    } catch (error) {
      refuse(one.original.campo)(error);
    }
  }
  return proposal;
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof TextRefused)) throw error;
}

interface Prepared {
  original: Original;
  doc: RichNode | undefined;
  sent: string[];
}

function prepare(original: Original, glosario: readonly string[]): Prepared {
  const doc = original.esHtml ? richTextOf(original.texto) : undefined;
  const pieces = doc ? piecesOf(doc) : [escaped(original.texto)];
  return { original, doc, sent: pieces.map((piece) => protect(piece, glosario)) };
}

/** What came of the pieces of each. */
async function translateAll(prepared: Prepared[], translate: Translate): Promise<string[][]> {
  const came: string[] = [];
  for (const batch of batches(prepared.flatMap(({ sent }) => sent))) came.push(...(await translate(batch)));
  return prepared.map(({ sent }) => came.splice(0, sent.length));
}

function accepted({ doc, sent }: Prepared, came: string[]): string {
  const whole = came.map((piece, index) => {
    // Before it is read: words become longer in another language, never so much.
    if (piece.length > 5 * sent[index]!.length + 500)
      throw new TextRefused('el servicio ha devuelto un texto mucho más largo');
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
  if (hasMarkup(text) || text === '') throw new TextRefused('el servicio ha devuelto otra cosa');
  return text;
}
