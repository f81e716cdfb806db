/** Entries of WordPress's menus: the older ones are items of their own, those of block themes a text of blocks (`wp_navigation`). */

import { plainText } from '#values/rich-text/plain-text.ts';
import type { Plan } from './plan.server.ts';
import type { WxrItem } from './wxr.server.ts';

export interface MenuItem {
  id: string;
  menu: string;
  order: number;
  parent: string;
  text: string;
  type: string;
  object: string;
  objectId: number;
  url: string;
}

export function menuItemOf({ id, menu, menuOrder, title, meta }: WxrItem): MenuItem {
  const said = (name: string) => meta.get(`_menu_item_${name}`) ?? '';
  return {
    ...{ id: `${id}`, menu, order: menuOrder, text: nameOf(title), parent: said('menu_item_parent') },
    ...{ type: said('type'), object: said('object'), objectId: Number(said('object_id')) },
    url: said('url').slice(0, 2000),
  };
}

/** A menu of a block theme that is in use and has something in it. */
export function isNavigation({ type, status, content }: WxrItem): boolean {
  return type === 'wp_navigation' && status === 'publish' && /<!--\s*wp:/.test(content);
}

/** `menu`: what it is known by. */
export function navigationItems({ content }: WxrItem, menu: string, base: string): MenuItem[] {
  const blocks = blocksIn(content, menu);
  const submenus = new Set(blocks.filter(({ name }) => name === 'navigation-submenu').map(({ id }) => id));
  return blocks
    .filter(({ name, parent }) => name !== 'spacer' && (parent === '' || submenus.has(parent)))
    .map(({ id, parent, name, said }, order) => ({ id, parent, menu, order, ...entryOf(name, said, base) }));
}

/**
 * A list of all pages has each as an entry, those below a page below it, in the order that WordPress shows them in. With
 * more than `most` entries in all it stays what it is.
 */
export function withPages({ menuItems, pages }: Pick<Plan, 'menuItems' | 'pages'>, most: number): MenuItem[] {
  const ids = new Set(pages.map(({ id }) => id));
  const inOrder = pages.toSorted((one, other) => one.order - other.order || one.title.localeCompare(other.title, 'es'));
  const entries: MenuItem[] = [];
  for (const item of menuItems) {
    const isList = item.type === 'page-list' && pages.length > 0 && entries.length + pages.length <= most;
    if (!isList) entries.push(item);
    else
      for (const [index, { id, parent }] of inOrder.entries())
        entries.push({
          ...{ id: `${item.id} ${id}`, menu: item.menu, order: item.order + index / pages.length },
          parent: ids.has(parent) ? `${item.id} ${parent}` : item.parent,
          ...{ text: '', type: 'post_type', object: 'page', objectId: id, url: '' },
        });
  }
  return entries;
}

interface Block {
  id: string;
  /** The block that it stands in. */
  parent: string;
  name: string;
  said: Record<string, unknown>;
}

const maxBlocks = 2000;

function blocksIn(content: string, menu: string): Block[] {
  const blocks: Block[] = [];
  const open: string[] = [];
  for (const [, comment] of content.matchAll(/<!--([^<>]*)-->/g)) {
    const written = comment!.trim();
    if (written.startsWith('/wp:')) open.pop();
    if (!written.startsWith('wp:')) continue;
    if (blocks.length >= maxBlocks) break;
    const id = `${menu} ${blocks.length}`;
    const name = written.slice(3).split(/\s/, 1)[0]!;
    blocks.push({ id, parent: open.at(-1) ?? '', name, said: attributesIn(written) });
    if (!written.endsWith('/')) open.push(id);
  }
  return blocks;
}

function attributesIn(written: string): Block['said'] {
  try {
    return JSON.parse(written.slice(written.indexOf('{'), written.lastIndexOf('}') + 1)) as Block['said'];
  } catch {
    return {};
  }
}

function entryOf(name: string, said: Block['said'], base: string) {
  const text = (of: unknown) => (typeof of === 'string' ? of : '');
  const label = nameOf(text(said.label));
  const nowhere = { object: '', objectId: 0, url: '' };
  if (name === 'home-link') return { ...nowhere, text: label || 'Inicio', type: 'custom', url: base };
  if (name === 'page-list') return { ...nowhere, text: 'Lista de páginas', type: name };
  if (!/^navigation-(?:link|submenu)$/.test(name))
    return { ...nowhere, text: `Bloque «${name.slice(0, 30)}»`, type: 'block' };
  const object = said.type === 'tag' ? 'post_tag' : text(said.type);
  const isPost = said.kind === 'post-type' || (said.kind === undefined && /^(?:page|post)$/.test(object));
  return {
    ...{ text: label, object, objectId: Number(said.id) || 0, url: text(said.url).slice(0, 2000) },
    type: isPost ? 'post_type' : said.kind === 'taxonomy' ? 'taxonomy' : 'custom',
  };
}

function nameOf(written: string): string {
  return plainText(written.slice(0, 300));
}
