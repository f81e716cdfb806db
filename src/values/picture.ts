/**
 * A stored picture's address says all a page needs to know: /media/{hash}-{width}x{height}.webp.
 * Narrower versions share its name: /media/{hash}-{width}x{height}-800.avif.
 */
export const pictureWidths = [400, 800, 1200, 1600] as const;
/** `jpg` is the card for social networks, cut to their shape. */
export type PictureFormat = 'avif' | 'webp' | 'jpg';
export const socialSize = { width: 1200, height: 675 } as const;
/** How its name ends; the shape is in it, so that another shape is another file. */
export const socialName = `${socialSize.width}x${socialSize.height}.jpg`;

export interface Picture {
  base: string;
  width: number;
  height: number;
}

/** What the library says of a picture; public answers carry it behind the address, where only our pages read it. */
export interface PictureNotes {
  alt: string;
  pie: string;
  credito: string;
  /** What must stay in sight when it is cropped, as CSS says it: "30% 70%"; empty for the middle. */
  foco: string;
  /** In another language: which of its words are still in Spanish, "alt pie". */
  es?: string;
}

/** "/media/….webp#foco=30%25+70%25&pie=La+hoz": what is empty is left out. */
export function withNotes(url: string, notes: PictureNotes): string {
  const said = Object.entries(notes).filter(([, value]) => value !== '');
  return said.length > 0 ? `${url}#${new URLSearchParams(said)}` : url;
}

export function notesOf(url: string | null | undefined): PictureNotes {
  const said = new URLSearchParams(url?.split('#')[1] ?? '');
  const note = (name: keyof PictureNotes) => said.get(name) ?? '';
  return {
    alt: note('alt'),
    pie: note('pie'),
    credito: note('credito'),
    foco: note('foco'),
    ...(note('es') && { es: note('es') }),
  };
}

export function withoutNotes(url: string): string {
  return url.split('#')[0]!;
}

export function parsePicture(url: string | null | undefined): Picture | undefined {
  const match = url?.match(/^(\/media\/[0-9a-f]{20}-(\d+)x(\d+))\.webp$/);
  return match?.[1] ? { base: match[1], width: Number(match[2]), height: Number(match[3]) } : undefined;
}

/** "…-400.avif 400w, …-800.avif 800w"; never wider than the picture itself. */
export function srcSet(picture: Picture, format: PictureFormat): string {
  const widths = pictureWidths.filter((width) => width < picture.width);
  const own = Math.min(picture.width, pictureWidths[pictureWidths.length - 1]!);
  return [...new Set([...widths, own])].map((width) => `${picture.base}-${width}.${format} ${width}w`).join(', ');
}

/** One version in a width that fits the place: mails, social cards, structured data. */
export function pictureAt(url: string, width: number): string {
  const plain = withoutNotes(url);
  const picture = parsePicture(plain);
  if (!picture) return url;
  const fitting = pictureWidths.find((candidate) => candidate >= Math.min(width, picture.width));
  return fitting && fitting < picture.width ? `${picture.base}-${fitting}.webp` : plain;
}

/** The picture cut to the shape that social networks show; undefined for one that is not ours to cut. */
export function socialPicture(url: string): string | undefined {
  const picture = parsePicture(withoutNotes(url));
  return picture && `${picture.base}-${socialName}`;
}

/** A logo is a picture, or a drawing that was cleaned when it came. */
export function parseLogo(url: string | null | undefined): Picture | undefined {
  return parsePicture(url?.replace(/\.svg$/, '.webp'));
}

/** What is made of the one picture that stands for the site: icons, that of phones with room to be cut round, the card for networks. */
export const iconNames = {
  favicon: 'icono-32.png',
  touch: 'icono-180.png',
  small: 'icono-192.png',
  large: 'icono-512.png',
  maskable: 'mascara-512.png',
  card: 'tarjeta-1200x675.jpg',
} as const;
export type Icon = keyof typeof iconNames;

export function iconOf(picture: string, icon: Icon): string {
  return `${parseLogo(picture)!.base}-${iconNames[icon]}`;
}
