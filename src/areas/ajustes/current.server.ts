/** The settings as they are now, in memory: read once, and again when somebody changes them, here or in another process. */
import type { Db } from '#server/db/open.ts';
import { thingOf } from '#things.ts';
import { idioma, isSpanish } from '#values/idioma/say.ts';
import { textsIn } from '#values/idioma/texts-in.ts';
import type { Ajustes } from './ajustes.ts';
import { builtInOtherWords } from './marca/built-place.server.ts';
import { listAjustes, listTranslatedAjustes, toAjustes } from './queries.server.ts';

export interface CurrentAjustes {
  /** In the language that is spoken. */
  readonly current: Ajustes;
  reload(): Promise<void>;
}

declare module '#server/app.ts' {
  interface App {
    ajustes: CurrentAjustes;
  }
}

/** `onRead` hears of every reading, the first included. What the machine says of VERI*FACTU wins over what the operator does. */
export async function createAjustes(
  db: Db,
  onRead: (ajustes: Ajustes) => void,
  modo?: Ajustes['facturacion']['verifactu'],
): Promise<CurrentAjustes> {
  let current: Ajustes;
  let textos = new Map<string, Textos>();
  /** Made when somebody asks in that language. */
  let byIdioma = new Map<string, Ajustes>();
  async function reload(): Promise<void> {
    const said = toAjustes(await listAjustes(db));
    textos = await listTranslatedAjustes(db);
    current = modo ? { ...said, facturacion: { ...said.facturacion, verifactu: modo } } : said;
    byIdioma = new Map();
    onRead(current);
  }
  await reload();
  return {
    get current() {
      if (isSpanish()) return current;
      const { codigo } = idioma();
      const known = byIdioma.get(codigo) ?? inOtherWords(current, textos.get(codigo) ?? {});
      byIdioma.set(codigo, known);
      return known;
    },
    reload,
  };
}

type Textos = Record<string, string>;

/**
 * What nobody has translated may be the program's own words. Each object that holds texts says which of them are still in
 * Spanish, as answers do (areas/traducciones/into.server.ts).
 */
function inOtherWords(spanish: Ajustes, textos: Textos): Ajustes {
  const ajustes = structuredClone(spanish);
  const isOfMarca = ({ campo }: { campo: string }) => Number(campo.startsWith('marca.'));
  // How the place is called comes first: other texts name it.
  const texts = textsIn(ajustes, thingOf('ajuste')).sort((one, other) => isOfMarca(other) - isOfMarca(one));
  for (const { campo, texto, holder, key } of texts) {
    const translated = textos[campo] ?? builtInOtherWords(spanish, ajustes.marca, texto);
    holder[key] = translated;
    if (Array.isArray(holder)) continue;
    const left = (holder._es ?? []) as string[];
    holder._es = translated === texto ? [...left, key] : left;
  }
  return ajustes;
}
