/** What a WordPress export holds, read once through before anything is done with it. */
import { Refusal } from '#server/api/refusal.ts';
import { pageAddress } from '#server/pages/address.ts';
import { slugify } from '#values/slug.ts';
import { isPictureFile } from './html.server.ts';
import { plainText } from './plain-text.server.ts';
import type { Attachment, Gallery } from './shortcodes.server.ts';
import { readWxr, type WxrItem } from './wxr.server.ts';

export interface Post {
  id: number;
  title: string;
  isPage: boolean;
  /** Its category's slug there; '' when it has none worth the name. */
  categoria: string;
  wantedSlug: string;
}

export interface Plan {
  /** The site's address, and the name its things are remembered under. */
  base: string;
  fuente: string;
  authors: Map<string, string>;
  categories: Map<string, { name: string; parent: string }>;
  attachments: Map<number, Attachment>;
  /** The pictures that were uploaded to an article, by its number. */
  attached: Map<number, Attachment[]>;
  /** By address, without what makes no difference. */
  pictures: Map<string, Attachment>;
  posts: Map<number, Post>;
  /** Which post each of its former addresses is. */
  formerly: Map<string, number>;
}

const maxPosts = 100_000;
const maxAttachments = 300_000;
const maxOfGallery = 500;
const comesStatuses = new Set(['publish', 'future', 'draft', 'pending', 'private']);
const noCategory = /^(?:uncategorized|sin-categoria|sin-clasificar|sin-categorizar)(?:-\d+)?$/;

/** `each` sees every item as it goes by. */
export async function readPlan(path: string, each: (item: WxrItem) => void = () => {}): Promise<Plan> {
  const plan: Plan = {
    ...{ base: '', fuente: '', authors: new Map(), categories: new Map(), attachments: new Map(), attached: new Map() },
    ...{ pictures: new Map(), posts: new Map(), formerly: new Map() },
  };
  for await (const record of readWxr(path)) {
    if (record.kind === 'site' && /^https?:\/\//i.test(record.url) && URL.canParse(record.url)) plan.base = record.url;
    if (record.kind === 'author') plan.authors.set(record.login, plainText(record.name.slice(0, 300)));
    if (record.kind === 'category')
      plan.categories.set(slugOf(record.slug), {
        name: plainText(record.name.slice(0, 300)),
        parent: slugOf(record.parent),
      });
    if (record.kind !== 'item') continue;
    addItem(plan, record.item);
    each(record.item);
  }
  if (!plan.base)
    throw new Refusal(
      422,
      'El archivo no dice de qué sitio viene. Vuelve a exportarlo en WordPress y súbelo otra vez.',
    );
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
    const attachment = {
      url: item.attachmentUrl.slice(0, 2000),
      alt: plainText(item.meta.get('_wp_attachment_image_alt')?.slice(0, 500) ?? ''),
    };
    plan.attachments.set(item.id, attachment);
    if (isPictureFile(attachment.url)) addAttached(plan, Number(item.parent), attachment);
    plan.pictures.set(pictureKey(attachment.url), attachment);
  }
  if (!isPost(item) || item.id === 0) return;
  if (plan.posts.size >= maxPosts) throw tooMuch();
  plan.posts.set(item.id, {
    id: item.id,
    title: titleOf(item),
    isPage: item.type === 'page',
    categoria: categoriaOf(plan, item),
    wantedSlug: slugOf(item.slug) || slugify(titleOf(item)) || `articulo-${item.id}`,
  });
  for (const path of formerPaths(item)) plan.formerly.set(path, item.id);
}

/** Theirs where it is free; what came before keeps the one it has. */
export function chooseSlugs(posts: Iterable<Pick<Post, 'id' | 'wantedSlug'>>, taken: Set<string>): Map<number, string> {
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

/** Of several the first that says something; one that the export does not describe is described by the article. */
function categoriaOf(plan: Plan, item: WxrItem): string {
  for (const { slug: given, name } of item.categories) {
    const slug = slugOf(given) || slugify(name);
    if (!slug || noCategory.test(slug)) continue;
    if (!plan.categories.has(slug))
      plan.categories.set(slug, { name: plainText(name.slice(0, 300)) || slug, parent: '' });
    return slug;
  }
  return '';
}

/** Every address it had: the one it says, and the one with its number. */
export function formerPaths(item: WxrItem): string[] {
  const paths = new Set([`/?p=${item.id}`]);
  if (item.type === 'page') paths.add(`/?page_id=${item.id}`);
  if (URL.canParse(item.link)) {
    const { pathname, searchParams } = new URL(item.link);
    const { path } = pageAddress(pathname.slice(0, 1000));
    if (path !== '/' && !searchParams.has('p') && !searchParams.has('page_id')) paths.add(path);
  }
  return [...paths];
}

/** Which former address of this site an address is, as `formerly` knows it. */
export function formerPathOf(plan: Plan, url: string): string | undefined {
  const { host, pathname, searchParams } = new URL(url);
  if (host.replace(/^www\./, '') !== new URL(plan.base).host.replace(/^www\./, '')) return undefined;
  const number = searchParams.get('p') ?? searchParams.get('page_id');
  return number ? `/?p=${Number(number)}` : pageAddress(pathname.slice(0, 1000)).path;
}

/** Those of a gallery of this article, as far as they are in the file. */
export function picturesOf(plan: Plan, articleId: number, gallery: Gallery): Attachment[] {
  return gallery === 'own'
    ? (plan.attached.get(articleId) ?? []).slice(0, maxOfGallery)
    : gallery.slice(0, maxOfGallery).flatMap((id) => plan.attachments.get(id) ?? []);
}

/** The attachment behind an address: itself, or the upload that it is a smaller version of. */
export function uploadOf(plan: Plan, url: string): Attachment | undefined {
  const key = pictureKey(url);
  const whole = key.replace(/-\d{2,5}x\d{2,5}(?=\.\w+$)/, '');
  return (
    plan.pictures.get(key) ?? plan.pictures.get(whole) ?? plan.pictures.get(whole.replace(/(?=\.\w+$)/, '-scaled'))
  );
}

function pictureKey(url: string): string {
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
