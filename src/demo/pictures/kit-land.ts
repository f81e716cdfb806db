/** Sky, earth, stone and water. */
import { darker, lighter, mix, type Pic, type Pt, polygon, type Stop, smooth } from './kit.ts';

export function sky(p: Pic, stops: Stop[], bottom = p.h): void {
  p.rect(0, 0, p.w, bottom, p.lin(stops));
}

export function sun(p: Pic, x: number, y: number, radius: number, colour: string, halo = colour, reach = 8): void {
  p.glow(x, y, radius * reach, halo, 0.75);
  p.oval(x, y, radius, radius, colour);
}

export function moon(p: Pic, x: number, y: number, radius: number, colour = '#f6edd2', crescent = 0): void {
  p.glow(x, y, radius * 6, colour, 0.4);
  if (crescent) {
    p.path(
      `M${x} ${y - radius}A${radius} ${radius} 0 1 1 ${x} ${y + radius}A${radius * crescent} ${radius} 0 1 0 ${x} ${y - radius}Z`,
      colour,
    );
    return;
  }
  p.oval(x, y, radius, radius, colour);
  for (const [dx, dy, s] of [
    [-0.3, -0.25, 0.24],
    [0.25, 0.1, 0.3],
    [-0.12, 0.42, 0.18],
    [0.38, -0.4, 0.13],
  ]) {
    p.oval(x + dx * radius, y + dy * radius, s * radius, s * radius * 0.85, '#c9bd9c', { opacity: 0.35 });
  }
}

export function stars(p: Pic, count: number, bottom: number, colour = '#fdf6e0'): void {
  for (let i = 0; i < count; i++) {
    const size = p.rnd() ** 5 * 2.6 + 0.7;
    const [x, y] = [p.r(0, p.w), p.rnd() ** 1.2 * bottom];
    p.oval(x, y, size, size, colour, { opacity: p.r(0.35, 1) * (1 - (y / bottom) * 0.6) });
    if (size > 2.75) p.glow(x, y, size * 5, colour, 0.3);
  }
}

/** Long flat evening clouds. */
export function strips(
  p: Pic,
  y: number,
  spread: number,
  count: number,
  colour: string,
  light: string,
  opacity = 0.6,
): void {
  for (let i = 0; i < count; i++) {
    const [cx, cy, long] = [p.r(-100, p.w + 100), y + p.r(-spread, spread), p.r(160, 620)];
    const thick = long * p.r(0.018, 0.045);
    const top: Pt[] = [];
    const low: Pt[] = [];
    for (let k = 0; k <= 10; k++) {
      const t = k / 10;
      const bulge = Math.sin(t * Math.PI) ** 0.7;
      top.push([cx + (t - 0.5) * long, cy - bulge * thick * p.r(0.5, 1.5)]);
      low.unshift([cx + (t - 0.5) * long, cy + bulge * thick * p.r(0.1, 0.5)]);
    }
    const o = opacity * p.r(0.45, 1);
    p.path(smooth([...top, ...low], true), colour, { opacity: o });
    p.path(smooth([...low.map(([x, yy]): Pt => [x, yy - thick * 0.25]), ...low.slice().reverse()], true), light, {
      opacity: o,
    });
  }
}

/** A heaped summer cloud: lit crowns, grey belly, a ragged foot. */
export function cumulus(p: Pic, x: number, y: number, width: number, body: string, light: string, opacity = 0.9): void {
  const puffs = Array.from({ length: 22 }, (_, i) => {
    const t = (i + 0.5) / 22;
    const heap = Math.sin(t * Math.PI) ** 0.8 * (0.75 + 0.25 * Math.sin(t * 9));
    const r = width * (0.045 + 0.075 * heap) * p.r(0.7, 1.3);
    return [x + (t - 0.5) * width * 0.92, y - heap * width * 0.13 * p.r(0.3, 1.5), r] as const;
  });
  const foot: Pt[] = Array.from(
    { length: 12 },
    (_, i): Pt => [x + width * (0.62 - (i * 1.24) / 11), y + p.r(-0.012, 0.03) * width],
  );
  p.inside(smooth([[x - width * 0.7, y - width], [x + width * 0.7, y - width], ...foot], true), () =>
    p.group({ opacity }, () => {
      for (const [cx, cy, r] of puffs) p.path(p.blob(cx, cy, r * 1.12, r, 0.07, 11), light);
      p.oval(x, y - width * 0.01, width * 0.47, width * 0.055, mix(light, body, 0.5));
      for (const [cx, cy, r] of puffs)
        p.path(p.blob(cx + r * 0.22, cy + r * 0.34, r * 0.86, r * 0.68, 0.1, 10), mix(light, body, 0.55), {
          opacity: 0.6,
        });
      for (const [cx, cy, r] of puffs)
        p.path(p.blob(cx + r * 0.3, cy + r * 0.7, r * 0.8, r * 0.5, 0.14, 9), body, { opacity: 0.55 });
    }),
  );
  p.oval(
    x,
    y + width * 0.012,
    width * 0.5,
    width * 0.03,
    p.rad([
      [0, body, 0.5],
      [1, body, 0],
    ]),
  );
}

/** Fills the earth below a line: lit edge, tone falling towards the foot, dry brush. */
export function ground(
  p: Pic,
  line: Pt[],
  top: string,
  foot: string,
  o: { rim?: string; rimWidth?: number; bottom?: number; marks?: number; slope?: number; mark?: string[] } = {},
): string {
  const bottom = o.bottom ?? p.h + 10;
  const [x0, x1] = [line[0][0], line[line.length - 1][0]];
  const high = Math.min(...line.map((pt) => pt[1]));
  const d = polygon([...line, [x1, bottom], [x0, bottom]]);
  p.path(
    d,
    p.lin(
      [
        [0, top],
        [1, foot],
      ],
      [0, high, 0, Math.min(bottom, high + 520)],
    ),
  );
  p.inside(d, () => {
    const marks = o.marks ?? 60;
    if (marks)
      p.brush(
        x0,
        high,
        x1 - x0,
        Math.min(bottom, p.h) - high,
        o.mark ?? [lighter(top, 0.25), darker(foot, 0.25)],
        marks,
        [40, 190],
        o.slope ?? 0.05,
      );
    if (o.rim) p.line(line, o.rim, o.rimWidth ?? 3, { opacity: 0.8 });
  });
  return d;
}

export type Rock = {
  light: string;
  dark: string;
  sun?: -1 | 1;
  scale?: number;
  fade?: string;
  fadeTo?: number;
  green?: string;
  crisp?: number;
};

/** Limestone: buttresses and beds inside an outline. The first `edge` points are its lit crown. */
export function cliff(p: Pic, outline: Pt[], o: Rock, edge = 0): void {
  const s = o.scale ?? 1;
  const k = o.crisp ?? 1;
  const xs = outline.map((pt) => pt[0]);
  const ys = outline.map((pt) => pt[1]);
  const [x0, x1, y0, y1] = [
    Math.max(-60, Math.min(...xs)),
    Math.min(p.w + 60, Math.max(...xs)),
    Math.min(...ys),
    Math.min(p.h + 20, Math.max(...ys)),
  ];
  const d = polygon(outline);
  p.path(
    d,
    p.lin([
      [0, mix(o.light, o.dark, 0.22)],
      [0.5, mix(o.light, o.dark, 0.42)],
      [1, mix(o.light, o.dark, 0.7)],
    ]),
  );
  p.inside(d, () => {
    buttresses(p, [x0, x1, y0, y1], [90 * s, 230 * s], o, k);
    buttresses(p, [x0, x1, y0, y1], [22 * s, 80 * s], o, k * 0.55);
    beds(p, [x0, x1, y0, y1], o, s, k);
    const area = (x1 - x0) * (y1 - y0);
    for (let i = 0; i < Math.min(110, area / (4200 * s * s)); i++) {
      // Loose blocks of tone and caves.
      const [bx, by, bw, bh] = [p.r(x0, x1), p.r(y0, y1), p.r(8, 46) * s, p.r(8, 34) * s];
      p.poly(
        [
          [bx, by],
          [bx + bw, by + p.r(-5, 5) * s],
          [bx + bw * p.r(0.8, 1.1), by + bh],
          [bx + p.r(-4, 4) * s, by + bh * p.r(0.8, 1.1)],
        ],
        p.rnd() < 0.5 ? lighter(o.light, 0.2) : o.dark,
        { opacity: p.r(0.1, 0.32) * k },
      );
      if (i % 9 === 0) p.path(p.blob(bx, by, bw * 0.6, bh * 0.5, 0.3), darker(o.dark, 0.45), { opacity: 0.5 * k });
    }
    if (o.green) {
      for (let i = 0; i < Math.min(60, area / (11000 * s * s)); i++) {
        const [bx, by] = [p.r(x0, x1), p.r(y0 + (y1 - y0) * 0.12, y1)];
        for (let n = 0; n < 4; n++)
          p.path(
            p.blob(bx + p.r(-14, 14) * s, by + p.r(-4, 4) * s, p.r(4, 11) * s, p.r(3, 8) * s, 0.3, 7),
            mix(darker(o.green, 0.25), lighter(o.green, 0.2), n / 3),
            { opacity: 0.8 },
          );
      }
    }
    if (o.fade)
      p.rect(
        x0 - 60,
        y0,
        x1 - x0 + 120,
        y1 - y0 + 10,
        p.lin([
          [0, o.fade, 0],
          [0.35, o.fade, 0.05],
          [1, o.fade, o.fadeTo ?? 0.85],
        ]),
      );
    if (edge) p.line(outline.slice(0, edge), lighter(o.light, 0.55), 5 * s, { opacity: 0.75 });
  });
}

type Box = [x0: number, x1: number, y0: number, y1: number];

/** Standing masses, each with a lit and a shaded cheek. */
function buttresses(p: Pic, [x0, x1, y0, y1]: Box, width: Pt, o: Rock, k: number): void {
  const side = o.sun ?? -1;
  for (let x = x0 - width[1] * p.rnd(); x < x1; ) {
    const wide = p.r(...width);
    const reach = wide * 0.09;
    const top = y0 - 5 + (p.rnd() < 0.45 ? p.r(0, (y1 - y0) * 0.35) : 0);
    const foot = p.rnd() < 0.3 ? y1 - p.r(0, (y1 - y0) * 0.4) : y1 + 5;
    const fold = x + wide * (side < 0 ? p.r(0.5, 0.75) : p.r(0.25, 0.5));
    const edges = [
      jag(p, x, top, x - reach, foot, reach),
      jag(p, fold, top, fold + p.r(-1, 1) * reach * 2, foot, reach * 1.3),
      jag(p, x + wide, top, x + wide + reach, foot, reach),
    ];
    const [lit, shaded] =
      side < 0
        ? [
            [0, 1],
            [1, 2],
          ]
        : [
            [1, 2],
            [0, 1],
          ];
    const face = ([a, b]: number[]) => polygon([...edges[a], ...edges[b].slice().reverse()]);
    p.path(face(lit), lighter(o.light, p.r(0, 0.28)), { opacity: p.r(0.25, 0.62) * k });
    p.path(face(shaded), mix(o.dark, darker(o.dark, 0.3), p.rnd()), { opacity: p.r(0.3, 0.66) * k });
    p.line(edges[1], lighter(o.light, 0.45), wide * 0.02 + 0.8, { opacity: 0.5 * k });
    p.line(edges[side < 0 ? 2 : 0], darker(o.dark, 0.5), wide * 0.03 + 0.8, { opacity: 0.45 * k });
    x += wide * p.r(0.8, 1.05);
  }
}

/** Hard and soft beds: ledges catching light with shade under them. */
function beds(p: Pic, [x0, x1, y0, y1]: Box, o: Rock, s: number, k: number): void {
  const tilt = p.r(-0.03, 0.03);
  for (let y = y0 + p.r(6, 30) * s; y < y1; y += p.r(15, 62) * s) {
    const heavy = p.rnd() < 0.36;
    for (let x = x0 - p.r(0, 120); x < x1; ) {
      const long = p.r(50, 300) * s;
      const wave = y + p.r(-7, 7) * s;
      const bed = p.ridge(wave + x * tilt, wave + (x + long) * tilt, 8 * s, 0.55, x, x + long, 4);
      const deep = (heavy ? p.r(9, 20) : p.r(2, 6)) * s;
      const under = bed.map(
        ([a, b], i): Pt => [a, b + deep * Math.sin((i / (bed.length - 1)) * Math.PI) ** 0.5 * p.r(0.7, 1.2)],
      );
      p.poly([...bed, ...under.reverse()], darker(o.dark, 0.2), { opacity: (heavy ? 0.36 : 0.3) * k });
      p.line(
        bed.map(([a, b]): Pt => [a, b - 1.5 * s]),
        lighter(o.light, 0.4),
        (heavy ? 2.2 : 1.1) * s,
        { opacity: 0.34 * k },
      );
      x += long * p.r(0.9, 1.7);
    }
  }
}

function jag(p: Pic, x0: number, y0: number, x1: number, y1: number, reach: number): Pt[] {
  return Array.from(
    { length: 12 },
    (_, i): Pt => [
      x0 + ((x1 - x0) * i) / 11 + p.r(-reach, reach),
      y0 + ((y1 - y0) * (i + (i % 11 ? p.r(-0.4, 0.4) : 0))) / 11,
    ],
  );
}

/** A stepped crown line, as the flat tops of the gorges have. */
export function mesa(p: Pic, places: Pt[], step = 26): Pt[] {
  const line: Pt[] = [];
  places.forEach(([x, y], i) => {
    const next = places[i + 1];
    line.push([x, y]);
    if (!next) return;
    const pieces = Math.max(2, Math.round(Math.hypot(next[0] - x, next[1] - y) / p.r(step * 1.4, step * 2.4)));
    for (let k = 1; k < pieces; k++) {
      const t = k / pieces;
      const [px, py] = [x + (next[0] - x) * t, y + (next[1] - y) * t];
      const before = line[line.length - 1][1];
      line.push([px - p.r(1, 6), before + p.r(-3, 3)], [px + p.r(1, 6), py + p.r(-step, step) * 0.5]);
    }
  });
  return line;
}

/** Still or running water: bands of light, and the picture above mirrored when handed over. */
export function water(
  p: Pic,
  d: string,
  y: number,
  bottom: number,
  top: string,
  deep: string,
  light: string,
  o: { mirror?: string; mirrorOpacity?: number; streaks?: number; x0?: number; x1?: number } = {},
): void {
  const [x0, x1] = [o.x0 ?? 0, o.x1 ?? p.w];
  p.inside(d, () => {
    p.rect(
      x0 - 20,
      y - 2,
      x1 - x0 + 40,
      bottom - y + 20,
      p.lin([
        [0, top],
        [0.55, mix(top, deep, 0.6)],
        [1, deep],
      ]),
    );
    if (o.mirror)
      p.group({ transform: `matrix(1 0 0 -1 0 ${2 * y})`, opacity: o.mirrorOpacity ?? 0.5 }, () =>
        p.add(o.mirror ?? ''),
      );
    if (o.mirror)
      p.rect(
        x0 - 20,
        y,
        x1 - x0 + 40,
        bottom - y,
        p.lin([
          [0, top, 0.1],
          [1, deep, 0.75],
        ]),
      );
    const count = o.streaks ?? 90;
    for (let i = 0; i < count; i++) {
      const t = p.rnd() ** 1.6;
      const yy = y + 4 + t * (bottom - y);
      const long = p.r(20, 150) * (0.35 + t * 1.3);
      const x = p.r(x0 - 40, x1);
      const thick = 0.8 + t * 4.2;
      p.path(
        `M${x.toFixed(0)} ${yy.toFixed(1)}q${(long / 2).toFixed(0)} ${(-thick).toFixed(1)} ${long.toFixed(0)} 0q${(-long / 2).toFixed(0)} ${thick.toFixed(1)} ${(-long).toFixed(0)} 0Z`,
        p.rnd() < 0.62 ? light : deep,
        { opacity: p.r(0.12, 0.5) },
      );
    }
  });
}

export const band = (p: Pic, y: number, bottom = p.h + 5) => `M-5 ${y}H${p.w + 5}V${bottom}H-5Z`;

/** Low mist in soft overlapping lenses. */
export function mist(p: Pic, y: number, height: number, colour: string, opacity = 0.6, count = 7): void {
  p.rect(
    0,
    y - height,
    p.w,
    height * 2,
    p.lin([
      [0, colour, 0],
      [0.5, colour, opacity * 0.6],
      [1, colour, 0],
    ]),
  );
  for (let i = 0; i < count; i++)
    p.glow(p.r(0, p.w), y + p.r(-0.4, 0.4) * height, p.r(200, 520), colour, opacity * p.r(0.3, 0.7), p.r(0.08, 0.17));
}

/** Shafts of light fanning from a point. */
export function rays(
  p: Pic,
  x: number,
  y: number,
  length: number,
  from: number,
  to: number,
  count: number,
  colour: string,
  opacity = 0.14,
): void {
  for (let i = 0; i < count; i++) {
    const a = from + ((to - from) * (i + p.r(0.2, 0.8))) / count;
    const w = p.r(0.012, 0.045);
    const end = (angle: number): Pt => [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const [ex, ey] = end(a);
    p.poly(
      [[x, y], end(a - w), end(a + w)],
      p.lin(
        [
          [0, colour, opacity * p.r(0.6, 1)],
          [1, colour, 0],
        ],
        [x, y, ex, ey],
      ),
    );
  }
}

/** Ploughed or sown rows running to a vanishing point. */
export function furrows(p: Pic, horizon: number, vanish: number, colours: string[], rows = 26, spread = 2.6): void {
  for (let i = 0; i < rows; i++) {
    const a = vanish + (i / rows - 0.5) * p.w * spread;
    const b = vanish + ((i + 0.55) / rows - 0.5) * p.w * spread;
    p.poly(
      [
        [vanish + (a - vanish) * 0.06, horizon],
        [vanish + (b - vanish) * 0.06, horizon],
        [b, p.h + 5],
        [a, p.h + 5],
      ],
      colours[i % colours.length],
      { opacity: 0.55 },
    );
  }
}
