/** A post of WordPress as an article. */

import { maxTemas } from '#areas/articulos/temas/limits.ts';
import type { Aviso } from '#areas/importar/importacion.ts';
import { Refusal } from '#server/api/refusal.ts';
import { type Change, saveThing } from '#server/things/save-thing.ts';
import { plainText } from '#values/rich-text/plain-text.ts';
import type { Bringing } from './bringing.server.ts';
import { instantOf } from './date.server.ts';
import { titleOf } from './plan.server.ts';
import { whyDraft } from './state.server.ts';
import { bringText } from './text.server.ts';
import type { WxrItem } from './wxr.server.ts';

const maxOtras = 50;

export async function articuloOf(bringing: Bringing, item: WxrItem) {
  const { plan, categorias, temas } = bringing;
  const titulo = titleOf(item);
  const { contenido, imagen, avisos } = await bringText(bringing, item);
  const draft = whyDraft(item);
  if (draft) avisos.push({ que: titulo, motivo: draft, clase: 'estado' });
  const post = plan.posts.get(item.id)!;
  const categoria_id = (categorias.get(post.categoria) ?? categorias.get(''))!.id;
  const otras = new Set(post.otras.map((slug) => categorias.get(slug)!.id));
  otras.delete(categoria_id);
  const ids = [...new Set(post.temas.map((slug) => temas.get(slug)!.id))];
  tooMany(avisos, titulo, 'temas', ids.length - maxTemas, maxTemas);
  tooMany(avisos, titulo, 'categorías', otras.size - maxOtras, maxOtras);
  const excerpt = item.content.trim() ? plainText(item.excerpt.slice(0, 5000)).slice(0, 300) : '';
  const values = {
    ...{ titulo, categoria_id },
    otras_categorias: JSON.stringify([...otras].slice(0, maxOtras)),
    temas: JSON.stringify(ids.slice(0, maxTemas)),
    destacado: Number(item.isSticky),
    estado: draft ? ('borrador' as const) : estadoOf(item.status),
    contenido: contenido || `<p>${titulo.replace(/[<>&]/g, ' ')}</p>`,
    resumen: excerpt || null,
    autor: (plan.authors.get(item.author) || plainText(item.author.slice(0, 300))).slice(0, 100) || null,
    imagen_portada_url: imagen,
    publicado_en: instantOf(item, new Date()),
  };
  return { values, avisos };
}

function tooMany(avisos: Aviso[], que: string, what: 'temas' | 'categorías', over: number, most: number): void {
  if (over > 0)
    avisos.push({
      ...{ que, cuantos: over, clase: what === 'temas' ? 'tema' : 'categoria' },
      motivo: `Aquí un artículo tiene como mucho ${most} ${what}: ${over} no vienen.`,
    });
}

function estadoOf(status: string) {
  if (status === 'publish' || status === 'future') return 'publicado' as const;
  return status === 'pending' ? ('revision' as const) : ('borrador' as const);
}

/** With its address there; when somebody took it meanwhile, another one is made from the title. */
export async function saveArticulo(bringing: Bringing, change: Change<'articulo'>): Promise<void> {
  try {
    await saveThing(bringing.writer(), 'articulo', change);
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 409) || change.id !== undefined) throw error;
    const { slug: _, ...rest } = change;
    await saveThing(bringing.writer(), 'articulo', rest);
  }
}
