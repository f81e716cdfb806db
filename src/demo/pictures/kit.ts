/** The drawing kit's ground: a seeded canvas that collects SVG, colour mixing and path making. */

export type Pt = [number, number];
export type Stop = [offset: number, colour: string, opacity?: number];

/** The province's colours, shared by every picture. */
const _land = {
  caliza: '#efe6d6',
  hueso: '#fbf5e8',
  piedra: '#cdb994',
  ocre: '#c8934c',
  arcilla: '#b4512f',
  teja: '#8f3f2a',
  mimbre: '#d9a441',
  pino: '#2c4a3b',
  pinar: '#16302b',
  musgo: '#6d7f3f',
  jucar: '#3f9c95',
  agua: '#1f6670',
  tinta: '#1d2430',
  noche: '#141c33',
  malva: '#6b5a86',
  rosa: '#e3a58f',
  vino: '#5f2034',
  nieve: '#eef3f5',
};

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** A colour between two, t from 0 to 1. */
export function mix(a: string, b: string, t: number): string {
  const [from, to] = [channels(a), channels(b)];
  return (
    '#' +
    from
      .map((v, i) =>
        Math.round(v + (to[i] - v) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}
export const lighter = (colour: string, t: number) => mix(colour, '#fff6e4', t);
export const darker = (colour: string, t: number) => mix(colour, '#10141f', t);

const fix = (v: number) => Number(v.toFixed(Math.abs(v) < 6 ? 4 : 1));
export const polygon = (points: Pt[], closed = true) =>
  `M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** A soft curve through the points. */
export function smooth(points: Pt[], closed = false): string {
  const n = points.length;
  const at = (i: number): Pt => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]);
  let d = `M${fix(points[0][0])} ${fix(points[0][1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${[...one, ...two, ...c].map(fix).join(' ')}`;
  }
  return d + (closed ? 'Z' : '');
}

const attributes = (extra: Record<string, string | number>) =>
  Object.entries(extra)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Number(value.toFixed(3)) : value}"`)
    .join('');
export type Extra = Record<string, string | number>;

/** Opacity of the paint itself: whole-element opacity makes the renderer ten times slower. */
const cheap = (fill: string, { opacity, ...rest }: Extra): Extra =>
  opacity === undefined ? rest : { ...rest, [fill === 'none' ? 'stroke-opacity' : 'fill-opacity']: opacity };

export class Pic {
  w: number;
  h: number;
  private seed: number;
  private defs: string[] = [];
  private out: string[] = [];
  private ids = 0;

  constructor(name: string, w = 1600, h = 1067) {
    this.w = w;
    this.h = h;
    this.seed = [...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619) >>> 0, 2166136261);
  }

  /** Seeded chance, 0 to 1. */
  rnd(): number {
    this.seed = (this.seed + 0x6d2b79f5) >>> 0;
    let t = this.seed;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  r(from: number, to: number): number {
    return from + this.rnd() * (to - from);
  }
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.rnd() * list.length)];
  }

  add(markup: string): this {
    this.out.push(markup);
    return this;
  }
  /** Runs the drawing and hands back its markup instead of painting it. */
  capture(draw: () => void): string {
    const kept = this.out;
    this.out = [];
    draw();
    const made = this.out.join('');
    this.out = kept;
    return made;
  }
  group(extra: Extra, draw: () => void): this {
    return this.add(`<g${attributes(extra)}>${this.capture(draw)}</g>`);
  }
  at(x: number, y: number, scale: number, draw: () => void, turn = 0, flip = false): this {
    return this.group(
      { transform: `translate(${fix(x)} ${fix(y)}) rotate(${fix(turn)}) scale(${flip ? -scale : scale} ${scale})` },
      draw,
    );
  }
  define(make: (id: string) => string): string {
    const id = `d${this.ids++}`;
    this.defs.push(make(id));
    return id;
  }
  private stops(list: Stop[]): string {
    return list.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('');
  }
  /** A straight gradient; in the shape's own box unless `line` gives real coordinates. */
  lin(list: Stop[], line?: [number, number, number, number], across = false): string {
    const where = line
      ? `gradientUnits="userSpaceOnUse" x1="${line[0]}" y1="${line[1]}" x2="${line[2]}" y2="${line[3]}"`
      : across
        ? 'x1="0" y1="0" x2="1" y2="0"'
        : 'x1="0" y1="0" x2="0" y2="1"';
    return `url(#${this.define((id) => `<linearGradient id="${id}" ${where}>${this.stops(list)}</linearGradient>`)})`;
  }
  rad(list: Stop[]): string {
    return `url(#${this.define((id) => `<radialGradient id="${id}">${this.stops(list)}</radialGradient>`)})`;
  }
  path(d: string, fill: string, extra: Extra = {}): this {
    return this.add(`<path d="${d}" fill="${fill}"${attributes(cheap(fill, extra))}/>`);
  }
  poly(points: Pt[], fill: string, extra: Extra = {}): this {
    return this.path(polygon(points), fill, extra);
  }
  rect(x: number, y: number, w: number, h: number, fill: string, extra: Extra = {}): this {
    return this.add(
      `<rect x="${fix(x)}" y="${fix(y)}" width="${fix(w)}" height="${fix(h)}" fill="${fill}"${attributes(cheap(fill, extra))}/>`,
    );
  }
  oval(x: number, y: number, rx: number, ry: number, fill: string, extra: Extra = {}): this {
    return this.add(
      `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="${fix(rx)}" ry="${fix(ry)}" fill="${fill}"${attributes(cheap(fill, extra))}/>`,
    );
  }
  stroke(d: string, colour: string, width: number, extra: Extra = {}): this {
    return this.path(d, 'none', {
      stroke: colour,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      ...extra,
    });
  }
  line(points: Pt[], colour: string, width: number, extra: Extra = {}): this {
    return this.stroke(polygon(points, false), colour, width, extra);
  }
  /** Paints only inside the outline. */
  inside(d: string, draw: () => void): this {
    const id = this.define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
    return this.group({ 'clip-path': `url(#${id})` }, draw);
  }
  /** A soft ball of light. */
  glow(x: number, y: number, radius: number, colour: string, strength = 0.8, squash = 1): this {
    return this.oval(
      x,
      y,
      radius,
      radius * squash,
      this.rad([
        [0, colour, strength],
        [0.35, colour, strength * 0.42],
        [0.7, colour, strength * 0.1],
        [1, colour, 0],
      ]),
    );
  }
  /** A veil over the whole sheet, top to bottom or left to right. */
  veil(list: Stop[], across = false): this {
    return this.rect(0, 0, this.w, this.h, this.lin(list, undefined, across));
  }
  vignette(colour = '#10141f', strength = 0.35): this {
    return this.oval(this.w / 2, this.h / 2, this.w * 0.75, this.h * 0.78, 'none').add(
      `<rect width="${this.w}" height="${this.h}" fill="${this.rad([
        [0, colour, 0],
        [0.62, colour, 0],
        [1, colour, strength],
      ])}" transform="translate(${-this.w * 0.25} ${-this.h * 0.25}) scale(1.5)"/>`,
    );
  }

  /** An uneven closed outline around a centre. */
  blob(x: number, y: number, rx: number, ry: number, uneven = 0.18, corners = 9): string {
    const turn = this.rnd() * 6.28;
    return smooth(
      Array.from({ length: corners }, (_, i): Pt => {
        const angle = turn + (i / corners) * Math.PI * 2;
        const far = 1 + this.r(-uneven, uneven);
        return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far];
      }),
      true,
    );
  }
  /** A mountain line from left to right by midpoint displacement. */
  ridge(yLeft: number, yRight: number, height: number, rough = 0.55, x0 = -20, x1 = this.w + 20, depth = 8): Pt[] {
    let ys = [yLeft, yRight];
    for (let step = 0, reach = height; step < depth; step++, reach *= rough) {
      ys = ys.flatMap((y, i) => (i + 1 < ys.length ? [y, (y + ys[i + 1]) / 2 + this.r(-reach, reach)] : [y]));
    }
    return ys.map((y, i): Pt => [x0 + ((x1 - x0) * i) / (ys.length - 1), y]);
  }
  /** Bends a line through chosen places, with fractal detail between them. */
  through(places: Pt[], rough = 14, depth = 4): Pt[] {
    return places.flatMap((place, i): Pt[] => {
      const next = places[i + 1];
      if (!next) return [place];
      return this.ridge(
        place[1],
        next[1],
        Math.min(rough, Math.hypot(next[0] - place[0], next[1] - place[1]) * 0.2),
        0.5,
        place[0],
        next[0],
        depth,
      ).slice(0, -1);
    });
  }
  /** Dry brush marks: short strokes scattered in a box. */
  brush(
    x: number,
    y: number,
    w: number,
    h: number,
    colours: string[],
    marks: number,
    size: Pt,
    slope = 0,
    opacity = 0.14,
  ): this {
    for (let i = 0; i < marks; i++) {
      const [px, py, long] = [x + this.rnd() * w, y + this.rnd() * h, this.r(...size)];
      const angle = slope + this.r(-0.12, 0.12);
      this.stroke(
        `M${fix(px)} ${fix(py)}q${fix((Math.cos(angle) * long) / 2)} ${fix((Math.sin(angle) * long) / 2 + this.r(-2, 2))} ${fix(Math.cos(angle) * long)} ${fix(Math.sin(angle) * long)}`,
        this.pick(colours),
        this.r(1, size[1] * 0.07 + 1.5),
        { opacity: this.r(0.35, 1) * opacity },
      );
    }
    return this;
  }
  svg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.w} ${this.h}" width="${this.w}" height="${this.h}"><defs>${this.defs.join('')}</defs>${this.out.join('')}</svg>`;
  }
}

export type Draw = (p: Pic) => void;

/** Runs a drawing on its own sheet, seeded by its name. */
export function picture(name: string, draw: Draw, w?: number, h?: number): string {
  const p = new Pic(name, w, h);
  draw(p);
  return p.svg();
}
