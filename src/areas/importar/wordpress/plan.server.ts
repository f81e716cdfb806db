/** What a WordPress export holds, read once through before anything is done with it. */
import { Refusal } from '#server/api/refusal.ts';
import { pageAddress } from '#server/pages/address.ts';
import { plainText } from '#values/rich-text/plain-text.ts';
import { slugify } from '#values/slug.ts';
import { type Attachment, attachmentOf } from './attachments.server.ts';
import { isNavigation, type MenuItem, menuItemOf, navigationItems, withPages } from './menu-items.server.ts';
import type { Collection } from './texto/shortcodes.server.ts';
import { readWxr, type Term, type WxrItem } from './wxr.server.ts';

export interface Post {
  id: number;
  title: string;
  isPage: boolean;
  /** Its category's slug there; '' when it has none worth the name. */
  categoria: string;
  /** Those it is in besides, and those that they are in. */
  otras: string[];
  temas: string[];
  wantedSlug: string;
  /** The page that it is below. */
  parent: number;
}

interface Tagged {
  name: string;
  /** As its address has it: letters that are not ASCII as their bytes. */
  written: string;
  description: string;
}

export interface Category extends Tagged {
  parent: string;
}

export interface Plan {
  /** The site's address, and the name its things are remembered under. */
  base: string;
  fuente: string;
  authors: Map<string, string>;
  categories: Map<string, Category>;
  categoryIds: Map<number, string>;
  tags: Map<string, Tagged>;
  tagIds: Map<number, string>;
  /** Those that an article is in. */
  usedCategories: Set<string>;
  usedTags: Set<string>;
  /** Menus with their names, and their entries. */
  menus: Map<string, string>;
  menuItems: MenuItem[];
  attachments: Map<number, Attachment>;
  /** What was uploaded to an article, by its number. */
  attached: Map<number, Attachment[]>;
  /** By address, without what makes no difference. */
  files: Map<string, Attachment>;
  posts: Map<number, Post>;
  /** Those that visitors saw, as a list of all pages has them. */
  pages: { id: number; title: string; parent: number; order: number }[];
  /** Which post each of its former addresses is. */
  formerly: Map<string, number>;
}

const maxPosts = 100_000;
const maxAttachments = 300_000;
const maxOfCollection = 500;
const maxMenuItems = 2000;
const maxDepth = 8;
const comesStatuses = new Set(['publish', 'future', 'draft', 'pending', 'private']);
const noCategory = /^(?:uncategorized|sin-categoria|sin-clasificar|sin-categorizar)(?:-\d+)?$/;

/** `each` sees every item as it goes by. */
export async function readPlan(path: string, each: (item: WxrItem) => void | Promise<void> = () => {}): Promise<Plan> {
  const plan: Plan = {
    ...{ base: '', fuente: '', authors: new Map(), categories: new Map(), categoryIds: new Map(), tags: new Map() },
    ...{ tagIds: new Map(), usedCategories: new Set(), usedTags: new Set(), menus: new Map(), menuItems: [] },
    ...{
      attachments: new Map(),
      attached: new Map(),
      files: new Map(),
      posts: new Map(),
      pages: [],
      formerly: new Map(),
    },
  };
  for await (const record of readWxr(path)) {
    if (record.kind === 'site' && /^https?:\/\//i.test(record.url) && URL.canParse(record.url)) plan.base = record.url;
    if (record.kind === 'author') plan.authors.set(record.login, plainText(record.name.slice(0, 300)));
    if (record.kind === 'category') {
      const slug = slugOf(record.slug);
      const description = plainText(record.description.slice(0, 4000)).slice(0, 1000);
      const parent = slugOf(record.parent);
      plan.categories.set(slug, { name: nameOf(record), written: record.slug, parent, description });
      plan.categoryIds.set(record.id, slug);
    }
    if (record.kind === 'tag') {
      const slug = slugOf(record.slug);
      const description = plainText(record.description.slice(0, 4000)).slice(0, 1000);
      plan.tags.set(slug, { name: nameOf(record), written: record.slug, description });
      plan.tagIds.set(record.id, slug);
    }
    if (record.kind === 'menu') plan.menus.set(record.slug, nameOf(record));
    if (record.kind !== 'item') continue;
    addItem(plan, record.item);
    await each(record.item);
  }
  if (!plan.base)
    throw new Refusal(
      422,
      'El archivo no dice de qué sitio viene. Vuelve a exportarlo en WordPress y súbelo otra vez.',
    );
  plan.menuItems = withPages(plan, maxMenuItems);
  const { host, pathname } = new URL(plan.base);
  plan.fuente = `wordpress ${host}${pathname.replace(/\/$/, '')}`.slice(0, 300);
  return plan;
}

function addAttached({ attached }: Plan, parent: number, attachment: Attachment): void {
  const others = attached.get(parent);
  if (others) others.push(attachment);
  else attached.set(parent, [attachment]);
}

function addItem(plan: Plan, item: WxrItem): void {
  if (item.type === 'attachment' && item.attachmentUrl) {
    if (plan.attachments.size >= maxAttachments) throw tooMuch();
    const attachment = attachmentOf(item);
    plan.attachments.set(item.id, attachment);
    addAttached(plan, attachment.parent, attachment);
    plan.files.set(fileKey(attachment.url), attachment);
  }
  if (plan.menuItems.length < maxMenuItems) addMenuItems(plan, item);
  if (!isPost(item) || item.id === 0) return;
  if (plan.posts.size >= maxPosts) throw tooMuch();
  const isPage = item.type === 'page';
  const [categoria = '', ...otras] = isPage ? [] : categoriasOf(plan, item);
  const temas = isPage ? [] : temasOf(plan, item);
  for (const slug of [categoria, ...otras].filter(Boolean)) plan.usedCategories.add(slug);
  for (const slug of temas) plan.usedTags.add(slug);
  plan.posts.set(item.id, {
    ...{ id: item.id, title: titleOf(item), isPage, categoria, otras, temas, parent: Number(item.parent) || 0 },
    wantedSlug: slugOf(item.slug) || slugify(titleOf(item)) || `articulo-${item.id}`,
  });
  if (isPage && item.status === 'publish')
    plan.pages.push({ id: item.id, title: titleOf(item), parent: Number(item.parent) || 0, order: item.menuOrder });
  for (const path of formerPaths(item)) plan.formerly.set(path, item.id);
}

function addMenuItems(plan: Plan, item: WxrItem): void {
  if (item.type === 'nav_menu_item') plan.menuItems.push(menuItemOf(item));
  if (!isNavigation(item)) return;
  const menu = `navegacion ${item.id}`;
  plan.menus.set(menu, plainText(item.title.slice(0, 300)));
  plan.menuItems.push(...navigationItems(item, menu, plan.base));
}

/** Theirs where it is free; what came before keeps the one it has. */
export function chooseSlugs(
  posts: Iterable<Pick<Post, 'id' | 'wantedSlug'>>,
  taken: Pick<Set<string>, 'has' | 'add'>,
): Map<number, string> {
  const chosen = new Map<number, string>();
  // The number each came to: thousands of the same name do not try all numbers anew.
  const numbers = new Map<string, number>();
  for (const { id, wantedSlug } of posts) {
    let n = numbers.get(wantedSlug) ?? 1;
    let slug = n === 1 ? wantedSlug : `${wantedSlug}-${n}`;
    while (taken.has(slug)) slug = `${wantedSlug}-${++n}`;
    numbers.set(wantedSlug, n);
    taken.add(slug);
    chosen.set(id, slug);
  }
  return chosen;
}

export function articlesOf(plan: Plan): Post[] {
  return [...plan.posts.values()].filter(({ isPage }) => !isPage);
}

/** An article or a page that somebody wrote: not in the trash, not a machine's note. */
export function isPost(item: WxrItem): boolean {
  return (item.type === 'post' || item.type === 'page') && comesStatuses.has(item.status);
}

export function titleOf(item: WxrItem): string {
  return plainText(item.title.slice(0, 1000)).slice(0, 255) || '(Sin título)';
}

/**
 * The first is its own: the one that its author marked, or the first that says something. Then the others, and those that
 * they are below: there too WordPress lists it. One that the export does not describe is described by the article.
 */
function categoriasOf(plan: Plan, item: WxrItem): string[] {
  const found = new Set<string>();
  const marked = item.meta.get('_yoast_wpseo_primary_category') ?? item.meta.get('rank_math_primary_category');
  const said = item.categories.map((term) => {
    const slug = slugOf(term.slug) || slugify(term.name);
    if (slug && !plan.categories.has(slug))
      plan.categories.set(slug, {
        name: nameOf(term) || slug,
        written: term.slug || slug,
        parent: '',
        description: '',
      });
    return slug;
  });
  const first = plan.categoryIds.get(Number(marked));
  if (first && said.includes(first)) found.add(first);
  for (const slug of said) if (slug && !noCategory.test(slug)) found.add(slug);
  for (const slug of [...found]) for (const above of categoriesAbove(plan, slug)) found.add(above);
  return [...found];
}

/** From the one it is in to the outermost. */
export function categoriesAbove({ categories }: Plan, slug: string): string[] {
  const above: string[] = [];
  for (
    let parent = categories.get(slug)?.parent;
    parent && categories.has(parent) && above.length < maxDepth && !above.includes(parent) && parent !== slug;
    parent = categories.get(parent)?.parent
  )
    above.push(parent);
  return above;
}

function temasOf(plan: Plan, item: WxrItem): string[] {
  const found = new Set<string>();
  for (const term of item.tags) {
    const slug = slugOf(term.slug) || slugify(term.name);
    if (!slug) continue;
    found.add(slug);
    if (!plan.tags.has(slug))
      plan.tags.set(slug, { name: nameOf(term) || slug, written: term.slug || slug, description: '' });
  }
  return [...found];
}

function nameOf({ name }: Term): string {
  return plainText(name.slice(0, 300));
}

/** Words of WordPress for articles that are in none. */
export function isNoCategory(slug: string): boolean {
  return noCategory.test(slug);
}

/** Every address it had: the one it says, and the one with its number. */
export function formerPaths(item: WxrItem): string[] {
  const paths = new Set([`/?p=${item.id}`]);
  if (item.type === 'page') paths.add(`/?page_id=${item.id}`);
  if (URL.canParse(item.link)) {
    const { pathname, searchParams } = new URL(item.link);
    const { path } = pageAddress(pathname.slice(0, 1000));
    if (path !== '/' && !numberIn(searchParams)) paths.add(path);
  }
  return [...paths];
}

/** Which former address of this site an address is, as `formerly` knows it. */
export function formerPathOf(plan: Plan, url: string): string | undefined {
  if (!isOfSite(plan, url)) return undefined;
  const { pathname, searchParams } = new URL(url);
  const number = numberIn(searchParams);
  return number ? `/?p=${Number(number)}` : pageAddress(pathname.slice(0, 1000)).path;
}

function numberIn(query: URLSearchParams): string | null {
  return query.get('p') ?? query.get('page_id') ?? query.get('attachment_id');
}

/** Those of a gallery or a playlist of this article, as far as they are in the file. */
export function attachmentsOf(plan: Plan, articleId: number, { ids, tipo }: Collection): Attachment[] {
  if (ids) return ids.slice(0, maxOfCollection).flatMap((id) => plan.attachments.get(id) ?? []);
  return (plan.attached.get(articleId) ?? []).filter((one) => one.tipo === tipo).slice(0, maxOfCollection);
}

/** The attachment behind an address: itself, or the upload that it is a smaller version of. */
export function uploadOf(plan: Plan, url: string): Attachment | undefined {
  const key = fileKey(url);
  const whole = key.replace(/-\d{2,5}x\d{2,5}(?=\.\w+$)/, '');
  return plan.files.get(key) ?? plan.files.get(whole) ?? plan.files.get(whole.replace(/(?=\.\w+$)/, '-scaled'));
}

/** Whether an address is one of the site that everything comes from. */
export function isOfSite({ base }: Pick<Plan, 'base'>, url: string): boolean {
  const bare = (address: string) => new URL(address).host.replace(/^www\./, '');
  return URL.canParse(url) && bare(url) === bare(base);
}

function fileKey(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return host.replace(/^www\./, '') + pathname;
}

/** WordPress keeps letters that are not ASCII as their bytes. */
function slugOf(written: string): string {
  try {
    return slugify(decodeURIComponent(written.slice(0, 1000)));
  } catch {
    return slugify(written.slice(0, 1000));
  }
}

function tooMuch(): Refusal {
  return new Refusal(413, 'El archivo lleva demasiados elementos. En WordPress, expórtalo por partes (por fechas).');
}
