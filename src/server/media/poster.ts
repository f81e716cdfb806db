/**
 * A picture with words for social networks: one thing over its own picture, or a list of what takes place. What is on it comes
 * as data; here it is set out and drawn as outlines (letters.ts), so nothing of it is ever read as markup.
 */
import { outlineOf, type Type, widthOf, wrapped } from './letters.ts';
import { type Poster, type Shape, shapes } from './poster-data.ts';

/** `isOverPicture`: with nothing behind the letters but a shade. */
export function posterSvg(poster: Poster, isOverPicture: boolean): string {
  const { width, height } = shapes[poster.shape];
  const parts = poster.list ? listParts(poster, poster.list) : thingParts(poster, isOverPicture);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

interface Sheet {
  width: number;
  height: number;
  margin: number;
  /** How large letters are beside those of the vertical one. */
  scale: number;
}

function sheetOf(shape: Shape): Sheet {
  return { ...shapes[shape], ...(shape === 'vertical' ? { margin: 80, scale: 1 } : { margin: 56, scale: 0.74 }) };
}

const strong = (size: number): Type => ({ face: 'strong', size });
const text = (size: number): Type => ({ face: 'text', size });
const heading = (size: number): Type => ({ face: 'title', size });

function thingParts(poster: Poster, isOverPicture: boolean): string[] {
  const { colors, kicker, title, lines } = poster;
  const sheet = sheetOf(poster.shape);
  const { width, height, margin, scale } = sheet;
  const inner = width - 2 * margin;
  const isVertical = poster.shape === 'vertical';
  const set = fitting(title, isVertical ? [104, 92, 80, 70, 60, 52] : [76, 66, 58, 50, 44], inner, isVertical ? 6 : 4);
  const small = strong(38 * scale);
  const details = lines.filter(Boolean).flatMap((line) => wrapped(small, line, inner, 2).lines);
  // From the foot upwards.
  const footTop = height - margin - 64 * scale;
  const detailsTop = footTop - details.length * small.size * 1.35 - 28 * scale;
  const titleTop = detailsTop - set.lines.length * set.type.size * 1.12 - 12 * scale;
  const kickerY = titleTop - 26 * scale;
  return [
    isOverPicture ? shade(sheet, colors.night, kickerY - 60 * scale) : hills(sheet, colors),
    drawn(strong(32 * scale), colors.gold, kicker.toUpperCase(), margin, kickerY, inner),
    ...set.lines.map((line, index) =>
      drawn(set.type, colors.onNight, line, margin, titleTop + set.type.size * (0.86 + index * 1.12)),
    ),
    ...details.map((line, index) =>
      drawn(small, colors.onNight, line, margin, detailsTop + small.size * (0.9 + index * 1.35) + 6 * scale),
    ),
    ...foot(poster, sheet, margin, inner, footTop, colors.onNight, colors.gold),
  ];
}

/** The largest size at which all of it is there; the smallest, ended, when there is none. */
function fitting(said: string, sizes: number[], width: number, most: number): { type: Type; lines: string[] } {
  for (const size of sizes) {
    const { lines, isWhole } = wrapped(heading(size), said, width, most);
    if (isWhole) return { type: heading(size), lines };
  }
  const type = heading(sizes.at(-1)!);
  return { type, lines: wrapped(type, said, width, most).lines };
}

/** The name of the site on the left, its address on the right. */
function foot(poster: Poster, sheet: Sheet, x: number, width: number, top: number, color: string, line: string) {
  const { scale } = sheet;
  const [name, host] = [heading(34 * scale), text(28 * scale)];
  const y = top + 58 * scale;
  const hostWidth = widthOf(host, poster.host);
  const room = width - hostWidth - 24;
  return [
    `<rect x="${x}" y="${top}" width="${width}" height="2" fill="${line}"/>`,
    drawn(name, color, poster.site, x, y, room > 200 ? room : width),
    room > 200 ? drawn(host, color, poster.host, x + width - hostWidth, y) : '',
  ];
}

type List = NonNullable<Poster['list']>;

/** On top of the vertical one, on the left of the other. */
function listParts(poster: Poster, wanted: List): string[] {
  const { colors, kicker, title, lines } = poster;
  const sheet = sheetOf(poster.shape);
  const { width, height, margin, scale } = sheet;
  const isVertical = poster.shape === 'vertical';
  const inner = (isVertical ? width : 420) - 2 * margin;
  const set = isVertical ? fitting(title, [100, 88, 76], inner, 2) : fitting(title, [56, 48], inner, 4);
  const small = strong(36 * scale);
  const titleTop = margin + 60 * scale;
  const under = titleTop + set.lines.length * set.type.size * 1.08 + 40 * scale;
  const head = isVertical ? { width, height: under + (lines.length - 0.2) * small.size * 1.3 } : { width: 420, height };
  const list = isVertical
    ? { x: margin, y: head.height + 24, width: width - 2 * margin, height: height - head.height - 24 - margin - 90 }
    : { x: head.width + 44, y: 40, width: width - head.width - 44 - margin, height: height - 80 };
  const footTop = height - margin - 64 * scale;
  return [
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>`,
    hills({ ...sheet, ...head }, colors),
    drawn(strong(30 * scale), colors.gold, kicker.toUpperCase(), margin, margin + 22 * scale, inner),
    ...set.lines.map((line, index) =>
      drawn(set.type, colors.onNight, line, margin, titleTop + set.type.size * (0.86 + index * 1.08)),
    ),
    ...lines.map((line, index) => drawn(small, colors.onNight, line, margin, under + index * small.size * 1.3, inner)),
    ...listed(wanted, list, colors),
    ...(isVertical
      ? foot(poster, sheet, margin, width - 2 * margin, footTop, colors.ink, colors.line)
      : [
          drawn(heading(30), colors.onNight, poster.site, margin, height - margin - 34, inner),
          drawn(text(22), colors.onNight, poster.host, margin, height - margin, inner),
        ]),
  ];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A phone shows them a third as large. */
const rowSizes = [58, 50, 44, 38, 34, 31];
const placeSize = 0.78;

/** As large as all of them can be; what does not fit at the smallest size is counted in a last line. */
function listed({ rows, more }: List, box: Box, colors: Poster['colors']): string[] {
  for (const size of rowSizes) {
    const isLast = size === rowSizes.at(-1);
    const set = rows.map((row) => rowOf(row, size, box.width, isLast ? 1 : 2));
    const all = set.reduce((sum, { height }) => sum + height, 0);
    if (!isLast && (all > box.height || set.some(({ isWhole }) => !isWhole))) continue;
    // Air between them where there is room, within reason.
    const gap = Math.min(size * 2, Math.max(0, (box.height - all) / rows.length));
    return placed(set, more, box, gap, size, colors);
  }
  return [];
}

interface Row {
  title: string[];
  place: string;
  isWhole: boolean;
  height: number;
}

function rowOf({ when, title, place }: List['rows'][number], size: number, width: number, most: number) {
  const name = wrapped(strong(size), title, width, most);
  const details = [when, place].filter(Boolean).join(' · ');
  const under = wrapped(text(size * placeSize), details, width, 1);
  const height = size * (1.18 * name.lines.length + 1.35);
  return { title: name.lines, place: under.lines[0]!, isWhole: name.isWhole && under.isWhole, height };
}

function placed(set: Row[], more: string, box: Box, gap: number, size: number, colors: Poster['colors']): string[] {
  const parts: string[] = [];
  const moreHeight = size * 1.4;
  let y = box.y;
  for (const [index, row] of set.entries()) {
    const isLast = index === set.length - 1;
    if (y + row.height + (isLast ? 0 : moreHeight) > box.y + box.height + 1) {
      parts.push(
        drawn(strong(size), colors.accent, more.replace('{n}', String(set.length - index)), box.x, y + size * 1.1),
      );
      break;
    }
    if (index > 0) parts.push(`<rect x="${box.x}" y="${y}" width="${box.width}" height="1.5" fill="${colors.line}"/>`);
    const first = y + gap / 2 + size * 1.12;
    for (const [n, line] of row.title.entries())
      parts.push(drawn(strong(size), colors.ink, line, box.x, first + n * size * 1.18));
    const under = first + (row.title.length - 1) * size * 1.18 + size * 0.95;
    parts.push(drawn(text(size * placeSize), colors.accent, row.place, box.x, under));
    y += row.height + gap;
  }
  return parts;
}

/** One line; ended where there is no room for it. */
function drawn(
  type: Type,
  color: string,
  said: string,
  x: number,
  y: number,
  width = Number.POSITIVE_INFINITY,
): string {
  const [line = ''] = wrapped(type, said, width, 1).lines;
  return line ? `<path fill="${color}" d="${outlineOf(type, line, x, y)}"/>` : '';
}

/** From `top` on letters can be read on it, whatever is behind. */
function shade({ width, height, scale }: Sheet, color: string, top: number): string {
  const stop = (y: number, opacity: number) =>
    `<stop offset="${(Math.max(0, y) / height).toFixed(3)}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  const stops = [stop(top - 300 * scale, 0.1), stop(top, 0.78), stop(top + 200 * scale, 0.9), stop(height, 0.96)];
  return `<defs><linearGradient id="s" x2="0" y2="1">${stops.join('')}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#s)"/>`;
}

/** The line of the mountains, three times. */
function hills({ width, height }: Pick<Sheet, 'width' | 'height'>, { night, glow }: Poster['colors']): string {
  const ridge = (top: number, opacity: number, bend: number) =>
    `<path d="M0 ${height * top}C${width * 0.2} ${height * (top - bend)} ${width * 0.34} ${height * (top + bend * 0.6)} ${width * 0.52} ${height * (top - bend * 0.35)}S${width * 0.82} ${height * (top + bend * 0.9)} ${width} ${height * (top - bend * 0.7)}V${height}H0Z" fill="${glow}" opacity="${opacity}"/>`;
  return `<rect width="${width}" height="${height}" fill="${night}"/>${ridge(0.3, 0.35, 0.12)}${ridge(0.42, 0.35, 0.08)}<rect y="${height * 0.2}" width="${width}" height="${height * 0.8}" fill="${night}" opacity="0.25"/>`;
}
