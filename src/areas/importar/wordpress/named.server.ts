/** What of an export does not come, or not as it was, by itself: reported in the dry run and after it. */
import type { AvisoMore } from '#areas/importar/importacion.ts';
import { plural } from '#values/plural.ts';
import { isNavigation } from './menu-items.server.ts';
import { isNoCategory, isPost, type Plan, titleOf } from './plan.server.ts';
import { unfit } from './texto/html.server.ts';
import type { WxrItem } from './wxr.server.ts';

type Report = (que: string, motivo: string, more?: AvisoMore) => void;

/** What WordPress keeps for itself. */
const ofWordpress = /^(?:revision|custom_css|customize_changeset|oembed_cache|user_request|wp_.*|acf-.*)$/;
const known = new Set(['post', 'page', 'attachment', 'nav_menu_item']);
const maxCounted = 500;

/** Sees every item as it goes by. */
export function createTally() {
  const types = new Map<string, number>();
  const fields = new Map<string, number>();
  const left: { title: string; isPage: boolean; status: string }[] = [];
  let comments = 0;
  const add = (counts: Map<string, number>, name: string) => {
    if (counts.has(name) || counts.size < maxCounted) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  return {
    see(item: WxrItem) {
      comments += item.comments;
      if (!known.has(item.type) && !isNavigation(item)) add(types, item.type.slice(0, 60));
      if (item.type !== 'post' && item.type !== 'page') return;
      for (const field of item.fields) add(fields, field);
      if (!isPost(item)) left.push({ title: titleOf(item), isPage: item.type === 'page', status: item.status });
    },
    report(report: Report) {
      for (const { title, isPage, status } of left)
        report(
          title,
          status === 'trash'
            ? 'Está en la papelera de WordPress: no viene.'
            : `No viene: su estado («${status.slice(0, 40)}») aquí no existe.`,
          {
            clase: isPage ? 'pagina' : 'articulo',
          },
        );
      for (const [type, count] of types)
        report(
          `Elementos «${type}»`,
          ofWordpress.test(type)
            ? `${plural(count, 'elemento', 'elementos')} que WordPress guarda para sí: no vienen.`
            : `${plural(count, 'elemento', 'elementos')} de un tipo que aquí no existe: no vienen.`,
          { clase: 'otro', cuantos: count },
        );
      for (const [field, count] of fields)
        report(
          `Campo «${field}»`,
          `De un complemento de WordPress, en ${plural(count, 'texto', 'textos')}: no viene.`,
          {
            clase: 'otro',
            cuantos: count,
          },
        );
      if (comments > 0)
        report('Comentarios', `Los comentarios (${comments}) no vienen.`, { clase: 'comentario', cuantos: comments });
    },
  };
}

/** Categories and topics: those that no article is in, and what ours do not say. */
export function reportTerms(plan: Plan, ours: Set<string>, report: Report): void {
  for (const [slug, { name, parent, description }] of plan.categories) {
    const above = plan.categories.get(parent)?.name;
    if (isNoCategory(slug))
      report(name, 'Es la de los artículos sin categoría: van a la que elijas.', { clase: 'categoria' });
    else if (!plan.usedCategories.has(slug))
      report(name, 'No viene: ningún artículo está en ella.', { clase: 'categoria' });
    else {
      if (above)
        report(
          name,
          `Estaba dentro de «${above}»: aquí ninguna está dentro de otra, y sus artículos salen en las dos.`,
          {
            clase: 'cambio',
          },
        );
      if (description && ours.has(slug))
        report(name, `Su descripción no viene, porque ya tienes esa categoría: ${description.slice(0, 200)}`, {
          clase: 'cambio',
        });
    }
  }
  for (const [slug, { name }] of plan.tags)
    if (!plan.usedTags.has(slug)) report(name, 'No viene: ningún artículo lo tiene.', { clase: 'tema' });
}

/** Uploads of a kind that is not stored here. */
export function reportUnfit(plan: Plan, report: Report): void {
  for (const { url, tipo, textos } of plan.attachments.values())
    if (!tipo) report(textos.titulo || url, unfit(url), { clase: 'archivo' });
}
