/**
 * A drawing somebody sent, written anew of what a drawing needs: nothing that runs, nothing that asks another address.
 * What is not known is left out; what cannot be read is no drawing.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { escapeHtml } from '#values/escape-html.ts';

export const maxSvgBytes = 300_000;
const maxElements = 5000;
const maxDepth = 60;
/** Each may stand for many others. */
const maxUses = 20;

const elements = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon text tspan defs symbol use title desc style ' +
    'linearGradient radialGradient stop clipPath mask pattern'
  ).split(' '),
);
const attributes =
  /^(?:id|class|style|d|x|y|[xy][12]|r|[rcf][xy]|fr|d[xy]|width|height|viewBox|points|transform|opacity|offset|color|display|visibility|overflow|rotate|(?:fill|stroke|stop|clip|mask|font|text|paint|shape|gradient|pattern|letter|word)[a-zA-Z-]*|clipPathUnits|maskUnits|maskContentUnits|spreadMethod|preserveAspectRatio|vector-effect|mix-blend-mode|isolation|dominant-baseline|alignment-baseline|href|xlink:href)$/;

interface Size {
  box: number[];
  width: number;
  height: number;
}

export interface CleanSvg {
  svg: string;
  width: number;
  height: number;
}

/** Undefined for what is no drawing, or has no size. */
export function cleanSvg(text: string): CleanSvg | undefined {
  const written: string[] = [];
  const open: { name: string; isKept: boolean }[] = [];
  let size: Size | undefined;
  let [count, uses] = [0, 0];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const { name } = tag;
    const isInside = open.every(({ isKept }) => isKept);
    if (open.length === 0) {
      if (name !== 'svg') throw new Error('no drawing');
      size = sizeOf(tag);
      if (!size) throw new Error('no size');
    }
    if (name === 'use') uses++;
    if (++count > maxElements || open.length > maxDepth || uses > maxUses) throw new Error('too much');
    const isKept = isInside && elements.has(name);
    open.push({ name, isKept });
    if (!isKept) return;
    const frame = open.length === 1 && size;
    written.push(`<${name}${frame ? frameOf(frame) : ''}${attributesOf(tag, Boolean(frame))}>`);
  });
  parser.on('text', (said) => {
    const isKept = open.length > 0 && open.every(({ isKept }) => isKept);
    if (!isKept) return;
    if (open.at(-1)!.name !== 'style') written.push(escapeHtml(said));
    else if (isOwnStyle(said)) written.push(escapeHtml(said));
  });
  parser.on('cdata', (said) => {
    if (open.length > 0 && open.every(({ isKept }) => isKept) && open.at(-1)!.name === 'style' && isOwnStyle(said))
      written.push(escapeHtml(said));
  });
  parser.on('closetag', () => {
    const { name, isKept } = open.pop()!;
    if (isKept && open.every(({ isKept }) => isKept)) written.push(`</${name}>`);
  });
  try {
    parser.write(text).close();
  } catch {
    return undefined;
  }
  return size && { svg: written.join(''), width: size.width, height: size.height };
}

/** Whatever it said of its size: a drawing of a kilometre would be made a picture of a kilometre. */
function frameOf({ box, width, height }: Size): string {
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return ` ${names} viewBox="${box.join(' ')}" width="${width}" height="${height}"`;
}

function attributesOf({ attributes: said }: SaxesTagPlain, isFramed: boolean): string {
  return Object.entries(said)
    .filter(([name, value]) => attributes.test(name) && isOwn(name, value))
    .filter(([name]) => !isFramed || !/^(?:viewBox|width|height|x|y)$/.test(name))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

function isOwn(name: string, value: string): boolean {
  if (name.endsWith('href')) return /^#[\w.-]+$/.test(value);
  return isOwnStyle(value);
}

/** Nothing in it leads out of the drawing. */
function isOwnStyle(css: string): boolean {
  return !/[@\\<]|url\((?!\s*["']?#)|expression|image-set|javascript:/i.test(css);
}

/** Its shape, in the size in which it is made a picture. */
function sizeOf({ attributes: { viewBox = '', width = '', height = '' } }: SaxesTagPlain): Size | undefined {
  const said = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const box = said.length === 4 ? said : [0, 0, Number.parseFloat(width), Number.parseFloat(height)];
  const [, , wide, high] = box as [number, number, number, number];
  if (!box.every(Number.isFinite) || !(wide > 0 && high > 0 && wide / high < 50 && high / wide < 50)) return undefined;
  const scale = 1200 / Math.max(wide, high);
  return { box, width: Math.round(wide * scale), height: Math.round(high * scale) };
}
