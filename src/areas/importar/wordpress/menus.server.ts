/** WordPress's menus, as the header's menu could be: for the operator to take. */
import type { MenuPropuesto } from '#areas/importar/importacion.ts';
import type { MenuItem } from './menu-items.server.ts';
import type { Plan } from './plan.server.ts';

interface Link {
  texto: string;
  destino: string;
}

export interface Proposed {
  menus: MenuPropuesto[];
  /** Entries that cannot come, and why. */
  lost: { que: string; motivo: string }[];
}

/** What an entry leads to here: its path and name; undefined when it is not here. */
export type Resolve = (item: MenuItem) => { destino: string; nombre: string } | undefined;

/** As the settings take them. */
const maxEntradas = 12;
const maxEnlaces = 12;
const maxTexto = 40;

export function proposeMenus(plan: Plan, resolve: Resolve): Proposed {
  const lost: Proposed['lost'] = [];
  const children = new Map<string, MenuItem[]>();
  const ids = new Set(plan.menuItems.map(({ id }) => id));
  for (const item of plan.menuItems) {
    // One below an entry that is not in the file stands by itself.
    const key = ids.has(item.parent) && item.parent !== item.id ? item.parent : `menu ${item.menu}`;
    const others = children.get(key);
    if (others) others.push(item);
    else children.set(key, [item]);
  }
  for (const items of children.values()) items.sort((one, other) => one.order - other.order);
  const seen = new Set<MenuItem>();

  /** All below it, one after the other: the header has two levels. */
  function linksBelow({ id }: MenuItem): Link[] {
    return (children.get(id) ?? []).flatMap((item) => {
      if (seen.has(item)) return [];
      seen.add(item);
      return [...linkOf(item), ...linksBelow(item)];
    });
  }

  function linkOf(item: MenuItem): Link[] {
    const found = resolve(item);
    const texto = nameOf(item, found?.nombre);
    if (found) return [{ texto, destino: found.destino }];
    lost.push({ que: texto, motivo: 'No viene al menú: lo que enlaza no está aquí.' });
    return [];
  }

  function entradaOf(item: MenuItem): MenuPropuesto['entradas'] {
    seen.add(item);
    // What only heads those below it leads nowhere.
    const isHeading = item.type === 'custom' && /^(?:#.*)?$/.test(item.url) && children.has(item.id);
    const own = isHeading ? [] : linkOf(item);
    const below = linksBelow(item);
    const texto = own[0]?.texto ?? nameOf(item);
    if (below.length === 0) return own.map(({ destino }) => ({ texto, destino, enlaces: [] }));
    const enlaces = [...own, ...below];
    for (const { texto: que } of enlaces.slice(maxEnlaces))
      lost.push({ que, motivo: `No viene al menú: en un submenú caben ${maxEnlaces} enlaces.` });
    return [{ texto, destino: null, enlaces: enlaces.slice(0, maxEnlaces) }];
  }

  const menus = [...new Set(plan.menuItems.map(({ menu }) => menu))].map((menu) => {
    const entradas = (children.get(`menu ${menu}`) ?? []).flatMap(entradaOf);
    for (const { texto } of entradas.slice(maxEntradas))
      lost.push({ que: texto, motivo: `No viene al menú: en la cabecera caben ${maxEntradas} entradas.` });
    return { nombre: plan.menus.get(menu) || 'Menú', entradas: entradas.slice(0, maxEntradas) };
  });
  for (const item of plan.menuItems)
    if (!seen.has(item)) lost.push({ que: nameOf(item), motivo: 'No viene al menú: está dentro de sí misma.' });
  return { menus: menus.filter(({ entradas }) => entradas.length > 0), lost };
}

function nameOf({ text }: MenuItem, name = ''): string {
  return (text || name || 'Enlace').slice(0, maxTexto).trim();
}
