/** The four calls that save an article, each with what is known of it afterwards. */
import { sendForm } from '#desk/send.ts';
import type { ArticuloAdmin } from '../articulo.ts';
import { type EstadoArticulo, isScheduled } from '../estado.ts';
import { loadRules } from './load-rules.ts';
import { type ArticuloValues, toCreate, toDraft, toNewDraft, toUpdate } from './values.ts';

/** What is known of it once the server has it. */
export interface Known {
  Id_articulo: number;
  version: number;
  slug: string;
  estado: EstadoArticulo;
  categoria_slug: string;
  publicar_en: string | null;
  imagen_portada_url: string | null;
  imagen_ini_post: string | null;
  imagen_compartir: string | null;
  hasCambios: boolean;
}

/** What goes along with every save. */
export interface Sending {
  values: ArticuloValues;
  /** Undefined until the server has it. */
  ids: { Id_articulo: number; version: number } | undefined;
  /** Which save of which tab: one that comes twice is done once. */
  stamp: { guardado: string };
  /** Somebody chose its address: until then it follows the title. */
  isOwnSlug: boolean;
}

type Progress = (share: number | undefined) => void;

export async function sendNewDraft({ values, ids, stamp }: Sending) {
  const draft = (await loadRules())?.rightNewDraft(values) ?? toNewDraft(values);
  const sent = { ...draft, estado: 'borrador' as const, ...ids, ...stamp };
  const result = await sendForm('create_post.php', sent, () => {});
  return result.ok ? { ...result, record: newRecord(result, values.publicar_en || null) } : result;
}

export async function sendDraft({ values, ids, stamp, isOwnSlug }: Sending) {
  const { slug, ...draft } = (await loadRules())?.rightDraft(values) ?? toDraft(values);
  const sent = { ...draft, ...(isOwnSlug && slug && { slug }), ...ids!, ...stamp };
  const result = await sendForm('save_borrador.php', sent, () => {});
  return result.ok ? { ...result, record: recordOf(result.data) } : result;
}

export async function sendNew({ values, ids, stamp }: Sending, estado: EstadoArticulo, progress: Progress) {
  // Without a state it is published, as the call has always done.
  const sent = { ...toCreate(values), ...(estado !== 'publicado' && { estado }), ...ids, ...stamp };
  const result = await sendForm('create_post.php', sent, progress);
  const publicar_en = isScheduled(values.publicar_en) ? values.publicar_en : null;
  return result.ok ? { ...result, record: newRecord(result, publicar_en) } : result;
}

export async function sendWhole(sending: Sending, estado: EstadoArticulo, progress: Progress) {
  const { values, ids, stamp, isOwnSlug } = sending;
  const { slug, ...fields } = toUpdate(values);
  const sent = { ...fields, ...(isOwnSlug && { slug }), estado, ...ids!, ...stamp };
  const result = await sendForm('update_article.php', sent, progress);
  return result.ok ? { ...result, record: recordOf(result.data) } : result;
}

type Created = Omit<Known, 'version' | 'publicar_en' | 'hasCambios'>;

function newRecord({ data, version }: { data: Created; version: number }, publicar_en: string | null): Known {
  return { ...data, version, publicar_en, hasCambios: false };
}

export function recordOf(articulo: ArticuloAdmin): Known {
  const { Id_articulo, version, slug, estado, categoria_slug, publicar_en, cambios } = articulo;
  const { imagen_portada_url, imagen_ini_post, imagen_compartir } = cambios ?? articulo;
  return {
    Id_articulo,
    version,
    slug,
    estado,
    categoria_slug,
    publicar_en,
    imagen_portada_url,
    imagen_ini_post,
    imagen_compartir,
    hasCambios: cambios !== null,
  };
}
