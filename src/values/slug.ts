/** Lower case without accents: what accent-insensitive search and sort compare. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Accents and ñ stripped, spaces to hyphens, other non-word characters removed, repeated hyphens collapsed. */
export function slugify(text: string): string {
  return plain(text)
    .trim()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 200)
    .replace(/-$/, '');
}

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** "leyendas-y-tradiciones" → "Leyendas Y Tradiciones": the title of an unknown category. */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The slug itself, or the slug with the first free number behind it. */
export async function freeSlug(wanted: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  const base = wanted || 'sin-titulo';
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (!(await isTaken(slug))) return slug;
  }
}
