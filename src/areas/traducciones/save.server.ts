/** A translation is written through the one door, by somebody at the desk or by a machine. */
import { notFound, Refusal } from '#server/api/refusal.ts';
import { richField } from '#server/rich-text/rich-field.ts';
import { saveThing, type Writer } from '#server/things/save-thing.ts';
import type { Row } from '#server/things/thing-row.ts';
import { type Original, readTranslated, titleIn } from '#server/things/traducciones.ts';
import { type Tipo, theThing } from '#things.ts';
import { maxRichText } from '#values/rich-text/document.ts';
import { findTraduccion } from './queries.server.ts';
import { hasMarkup } from './traduccion.ts';

/** A plain text may grow so much. */
const maxPlain = 20_000;
/** Of what is wrong so much is named. */
const mostNamed = 50;

export interface Translation {
  tipo: Tipo;
  id: number;
  idioma: string;
  /** By field; of one that is left out what there is stays, an empty text takes it away. */
  textos: Record<string, string>;
  /** Somebody has read all of it beside the Spanish of today. */
  revisada: boolean;
  maquina?: boolean;
  version?: number | undefined;
}

export async function saveTraduccion(writer: Writer, sent: Translation): Promise<Row<'traduccion'>> {
  const { tipo, id, idioma, revisada, version } = sent;
  const there = await findTraduccion(writer.db, tipo, id, idioma);
  if (!there && version) throw notFound('Esta traducción ya no existe: se ha eliminado mientras la editabas.');
  const values = async (db: Writer['db'], before?: Row<'traduccion'>) => {
    const thing = await readTranslated(db, tipo, id);
    if (!thing) throw notFound(`${theThing(tipo)} no existe.`);
    const { textos, origen } = merged(thing.originals, sent, before);
    if (Object.keys(textos).length === 0)
      throw new Refusal(422, 'Escribe al menos un texto.', { textos: 'Escribe al menos un texto.' });
    return {
      ...{ tipo, cosa_id: id, idioma, titulo: titleIn(thing.titulo, idioma), revisada: Number(revisada) },
      ...{ textos: JSON.stringify(textos), origen: JSON.stringify(origen) },
      maquina: sent.maquina === undefined ? (before?.maquina ?? 0) : Number(sent.maquina),
    };
  };
  return saveThing(writer, 'traduccion', there ? { id: there.id, version, values } : { values });
}

function merged(originals: Original[], { textos: sent, revisada }: Translation, before: Row<'traduccion'> | undefined) {
  refuseUnknown(originals, sent);
  const [had, from] = [before?.textos, before?.origen].map(
    (stored) => JSON.parse(stored ?? '{}') as Record<string, string>,
  );
  const textos: Record<string, string> = {};
  const origen: Record<string, string> = {};
  for (const original of originals) {
    const { campo, texto: spanish } = original;
    const texto = sent[campo] === undefined ? had![campo] : clean(original, sent[campo]);
    if (!texto) continue;
    textos[campo] = texto;
    // Who changes a text, or says that all is well, has seen what the Spanish says now.
    origen[campo] = revisada || texto !== had![campo] ? spanish : from![campo]!;
  }
  return { textos, origen };
}

/** Its Spanish was changed or taken away meanwhile: nothing that was written is dropped without a word. */
function refuseUnknown(originals: Original[], sent: Record<string, string>): void {
  const known = new Set(originals.map(({ campo }) => campo));
  const lost = Object.entries(sent).filter(([campo, texto]) => !known.has(campo) && texto.trim() !== '');
  if (lost.length === 0) return;
  const message = 'Su texto en español ha cambiado o ya no está: copia lo que has escrito y vuelve a cargar la página.';
  throw new Refusal(422, message, Object.fromEntries(lost.slice(0, mostNamed).map(([campo]) => [campo, message])));
}

function clean({ campo, esHtml }: Original, sent: string): string | null {
  const most = esHtml ? maxRichText : maxPlain;
  const tooLong = `El texto no puede superar los ${most} caracteres.`;
  if (sent.length > most) throw new Refusal(422, tooLong, { [campo]: tooLong });
  if (esHtml) return richField<null>(sent);
  // The same Spanish may be a rich text elsewhere, for which this translation is used too.
  if (hasMarkup(sent)) {
    const markup = 'Este texto no lleva formato: quita las etiquetas que empiezan por «<».';
    throw new Refusal(422, markup, { [campo]: markup });
  }
  return sent.replaceAll('\r\n', '\n').trim();
}
