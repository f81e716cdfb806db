/** A page of WordPress as a page of ours. */
import type { Aviso } from '#areas/importar/importacion.ts';
import type { Bringing } from './bringing.server.ts';
import { titleOf } from './plan.server.ts';
import { whyDraft } from './state.server.ts';
import { bringText } from './text.server.ts';
import type { WxrItem } from './wxr.server.ts';

export async function paginaOf(bringing: Bringing, item: WxrItem) {
  const { plan, slugs } = bringing;
  const titulo = titleOf(item);
  const { contenido, imagen, avisos } = await bringText(bringing, item);
  const report = (clase: Aviso['clase'], motivo: string) => void avisos.push({ que: titulo, motivo, clase });
  const post = plan.posts.get(item.id)!;
  const slug = slugs.get(item.id)!;
  const above = plan.posts.get(post.parent);
  if (above)
    report('cambio', `Estaba dentro de «${above.title}»: aquí tiene una dirección propia, y la antigua lleva a ella.`);
  let draft = whyDraft(item);
  if (!draft && slug !== post.wantedSlug && item.status === 'publish')
    draft = `La dirección «/${post.wantedSlug}» ya la tiene el sitio: viene como borrador en «/${slug}».`;
  if (draft) report('estado', draft);
  const publicado = Number(item.status === 'publish' && !draft && contenido !== '');
  return { values: { titulo, contenido, publicado, imagen_url: imagen }, avisos };
}
