/** Shared drawing helpers for the still lifes, covers and emblems: colour, paths, turned forms, grounds. */

export type Point = readonly [number, number];
export type Stop = readonly [offset: number, color: string, opacity?: number];
/** A turned profile from top to bottom: height, radius, and 1 where the outline has a corner. */
export type Profile = readonly (readonly [y: number, r: number, corner?: number])[];

export const ink = {
  caliza: '#efe6d5',
  tinta: '#26241f',
  arcilla: '#b4532f',
  pino: '#2f4a3c',
  jucar: '#2f7f7a',
  mimbre: '#c8973f',
  oro: '#d9a741',
  miel: '#d9871c',
  vino: '#5d1526',
  nata: '#f7edd6',
  barro: '#b9623d',
  hoja: '#5f7a4e',
} as const;

const rgb = (hex: string) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
export function mix(a: string, b: string, t: number): string {
  const [p, q] = [rgb(a), rgb(b)];
  return (
    '#' +
    p
      .map((v, i) =>
        Math.round(v + ((q[i] ?? v) - v) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}
export const lighten = (c: string, t: number) => mix(c, '#fff5e0', t);
export const darken = (c: string, t: number) => mix(c, '#24161c', t);

export const n = (v: number) => Math.round(v * 10) / 10;
export const range = (count: number) => Array.from({ length: count }, (_, i) => i);
export const times = (count: number, make: (i: number) => string) => range(count).map(make).join('');
export const rad = (deg: number) => (deg * Math.PI) / 180;

function random(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/* Elements */
export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const line = (d: string, stroke: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
export const ell = (cx: number, cy: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, extra = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${extra}/>`;
export const group = (content: string, attrs: string) => `<g ${attrs}>${content}</g>`;
export const place = (x: number, y: number, angle: number, scale: number, content: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${scale})">${content}</g>`;

/* Paths */
export const poly = (pts: readonly Point[], close = true) =>
  `M${pts.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${close ? 'Z' : ''}`;
export function spline(pts: readonly Point[], close = true): string {
  const at = (i: number): Point =>
    (close ? pts[(i + pts.length) % pts.length] : pts[Math.max(0, Math.min(pts.length - 1, i))]) ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < pts.length - (close ? 0 : 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return close ? `${d}Z` : d;
}
export const blob = (cx: number, cy: number, rx: number, ry: number, wobble: number, rnd: () => number, count = 10) =>
  spline(
    range(count).map((i) => {
      const [a, k] = [(i / count) * Math.PI * 2, 1 + (rnd() - 0.5) * wobble];
      return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k] as const;
    }),
  );
export const leaf = (length: number, width: number) =>
  `M0 0C${n(length * 0.25)} ${n(-width)} ${n(length * 0.75)} ${n(-width)} ${n(length)} 0C${n(length * 0.75)} ${n(width)} ${n(length * 0.25)} ${n(width)} 0 0Z`;

/* The sheet: collects gradients, clips and the like under its own ids */
export function sheet(width: number, height: number, seed: number) {
  const defs: string[] = [];
  const rnd = random(seed * 7919 + 17);
  const add = (make: (id: string) => string) => {
    const id = `d${defs.length + 1}`;
    defs.push(make(id));
    return `url(#${id})`;
  };
  const stopsOf = (stops: readonly Stop[]) =>
    stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('');
  const lin = (stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 1, y2 = 0) =>
    add(
      (id) =>
        `<linearGradient id="${id}" ${Math.max(x1, y1, x2, y2) > 1 ? 'gradientUnits="userSpaceOnUse" ' : ''}x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopsOf(stops)}</linearGradient>`,
    );
  const radial = (stops: readonly Stop[], cx: number, cy: number, r: number, squash = 1) =>
    add(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${n(r)}" gradientTransform="translate(${n(cx)} ${n(cy)}) scale(1 ${squash})">${stopsOf(stops)}</radialGradient>`,
    );
  const clip = (d: string) => add((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  const pattern = (w: number, h: number, content: string, transform = '') =>
    add(
      (id) =>
        `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${content}</pattern>`,
    );
  const soft = (deviation: number) =>
    add(
      (id) =>
        `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  /** Colour of a turned form lit from the left, with a bounce of light at its right edge. */
  const round = (c: string, gloss = 0.35) =>
    lin([
      [0, darken(c, 0.32)],
      [0.05, darken(c, 0.1)],
      [0.24, lighten(c, gloss)],
      [0.4, lighten(c, gloss * 0.35)],
      [0.62, darken(c, 0.1)],
      [0.88, darken(c, 0.45)],
      [0.96, darken(c, 0.42)],
      [1, darken(c, 0.22)],
    ]);
  /** A pool of shadow. */
  const pool = (cx: number, cy: number, rx: number, ry: number, strength = 0.5, color = '#2a1712') =>
    ell(
      cx,
      cy,
      rx,
      ry,
      radial(
        [
          [0, color, strength],
          [0.55, color, strength * 0.55],
          [1, color, 0],
        ],
        cx,
        cy,
        rx,
        ry / rx,
      ),
    );
  /** The shadow a silhouette throws on the table, back and to the right. */
  const cast = (d: string, baseY: number, topY: number, strength = 0.34, lean = 0.75, flat = 0.3) =>
    `<path d="${d}" transform="matrix(1 0 ${-lean} ${flat} ${n(lean * baseY)} ${n(baseY * (1 - flat))})" fill="${lin(
      [
        [0, '#2a1712', strength],
        [1, '#2a1712', 0.03],
      ],
      0,
      baseY,
      0,
      topY,
    )}" filter="${soft(9)}"/>`;
  const grain = () =>
    pattern(
      260,
      260,
      times(190, (i) =>
        ell(
          rnd() * 260,
          rnd() * 260,
          0.5 + rnd() * 1.3,
          0.5 + rnd() * 0.9,
          i % 3 ? '#3a2416' : '#fffaf0',
          `opacity="${n(0.1 + rnd() * 0.25)}"`,
        ),
      ),
    );
  const done = (body: string, vignette = 0.2) => {
    const [w, h] = [width, height];
    const edge = radial(
      [
        [0.55, '#2a1712', 0],
        [1, '#2a1712', vignette],
      ],
      w * 0.46,
      h * 0.44,
      Math.hypot(w, h) * 0.62,
    );
    const top = box(0, 0, w, h, edge) + box(0, 0, w, h, grain(), 'opacity="0.55"');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${defs.join('')}</defs>${body}${top}</svg>`;
  };
  /** For emblems: no vignette, no grain. */
  const plain = (body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs.join('')}</defs>${body}</svg>`;
  return { width, height, rnd, lin, radial, clip, pattern, soft, round, pool, cast, done, plain };
}
export type Sheet = ReturnType<typeof sheet>;

/* Grounds */
const tones = {
  caliza: ['#efe6d6', '#dccdb2', '#f8f2e6'],
  arcilla: ['#dfa585', '#c27b5b', '#ecc3a8'],
  pino: ['#48665a', '#2f4a40', '#64857a'],
  jucar: ['#9cc3bd', '#6b9f99', '#bcd9d3'],
  mimbre: ['#e6c688', '#c99c52', '#f2dcae'],
  rosa: ['#e8cfc0', '#cfa78f', '#f5e4d8'],
  noche: ['#33414a', '#232c35', '#4a5b64'],
} as const;
export type Tone = keyof typeof tones;
export type Setting = 'mesa' | 'arco' | 'disco' | 'liso';

/** A warm studio ground: wall, table edge, light falling from the upper left. */
export function ground(s: Sheet, tone: Tone, setting: Setting = 'mesa', horizon = 745): string {
  const [wall, table, light] = tones[tone];
  let out = box(
    0,
    0,
    1200,
    1200,
    s.lin(
      [
        [0, lighten(wall, 0.1)],
        [1, darken(wall, 0.1)],
      ],
      0,
      0,
      1200,
      900,
    ),
  );
  out += times(26, () => {
    const [x, y, w] = [s.rnd() * 1300 - 200, s.rnd() * horizon, 200 + s.rnd() * 500];
    return line(
      `M${n(x)} ${n(y)}q${n(w / 2)} ${n(-14 + s.rnd() * 28)} ${n(w)} 0`,
      s.rnd() > 0.5 ? light : table,
      12 + s.rnd() * 34,
      'opacity="0.07"',
    );
  });
  out += box(
    0,
    0,
    1200,
    1200,
    s.radial(
      [
        [0, light, 0.9],
        [0.5, light, 0.4],
        [1, light, 0],
      ],
      430,
      380,
      720,
    ),
  );
  if (setting === 'arco') {
    const d = `M250 ${horizon}V430a350 350 0 0 1 700 0V${horizon}Z`;
    out +=
      path(
        d,
        s.lin(
          [
            [0, darken(wall, 0.22)],
            [0.35, darken(wall, 0.06)],
            [1, lighten(wall, 0.16)],
          ],
          250,
          100,
          950,
          500,
        ),
      ) + line(`M250 ${horizon}V430a350 350 0 0 1 700 0V${horizon}`, lighten(wall, 0.45), 7, 'opacity="0.7"');
  }
  if (setting === 'disco')
    out += ell(
      600,
      500,
      385,
      385,
      s.lin(
        [
          [0, lighten(light, 0.35)],
          [1, mix(light, wall, 0.75)],
        ],
        300,
        150,
        860,
        880,
      ),
    );
  if (setting === 'liso')
    return (
      out +
      box(
        0,
        horizon - 160,
        1200,
        1360 - horizon,
        s.lin(
          [
            [0, table, 0],
            [0.5, table, 0.75],
            [1, table, 1],
          ],
          0,
          horizon - 160,
          0,
          1200,
        ),
      )
    );
  out +=
    box(
      0,
      horizon,
      1200,
      1200 - horizon,
      s.lin(
        [
          [0, darken(table, 0.12)],
          [0.12, table],
          [1, lighten(table, 0.12)],
        ],
        0,
        horizon,
        0,
        1200,
      ),
    ) + box(0, horizon - 2, 1200, 7, lighten(table, 0.35), 'opacity="0.5"');
  out += times(20, () => {
    const [x, y, w] = [s.rnd() * 1300 - 200, horizon + 14 + s.rnd() * (1180 - horizon), 160 + s.rnd() * 460];
    return line(
      `M${n(x)} ${n(y)}q${n(w / 2)} ${n(-5 + s.rnd() * 10)} ${n(w)} 0`,
      s.rnd() > 0.5 ? light : darken(table, 0.3),
      3 + s.rnd() * 12,
      'opacity="0.1"',
    );
  });
  return (
    out +
    box(
      0,
      horizon,
      1200,
      1200 - horizon,
      s.radial(
        [
          [0, light, 0.5],
          [1, light, 0],
        ],
        380,
        1000,
        620,
        0.42,
      ),
    )
  );
}

/* Turned forms: jars, bottles, jugs, baskets */
export function turned(cx: number, profile: Profile, tilt = 0.16) {
  const dense: Point[] = [];
  const slope = (i: number): Point => {
    if (profile[i]?.[2]) return [0, 0];
    const [a, b] = [profile[Math.max(0, i - 1)]!, profile[Math.min(profile.length - 1, i + 1)]!];
    return [(b[0] - a[0]) / 2, (b[1] - a[1]) / 2];
  };
  for (let i = 0; i < profile.length - 1; i++) {
    const [a, b, sa, sb] = [profile[i]!, profile[i + 1]!, slope(i), slope(i + 1)];
    for (let k = 0; k <= 14; k++) {
      const t = k / 14;
      const [h0, h1, h2, h3] = [
        2 * t ** 3 - 3 * t ** 2 + 1,
        t ** 3 - 2 * t ** 2 + t,
        -2 * t ** 3 + 3 * t ** 2,
        t ** 3 - t ** 2,
      ];
      dense.push([h0 * a[0] + h1 * sa[0] + h2 * b[0] + h3 * sb[0], h0 * a[1] + h1 * sa[1] + h2 * b[1] + h3 * sb[1]]);
    }
  }
  const [top, bottom] = [profile[0]!, profile[profile.length - 1]!];
  const radius = (y: number) => {
    for (let i = 1; i < dense.length; i++) {
      const [a, b] = [dense[i - 1]!, dense[i]!];
      if (y <= b[0]) return b[0] === a[0] ? b[1] : a[1] + ((b[1] - a[1]) * (y - a[0])) / (b[0] - a[0]);
    }
    return bottom[1];
  };
  /** A point of the surface: angle from the front in degrees, height. */
  const at = (deg: number, y: number): Point => {
    const r = radius(y);
    return [cx + r * Math.sin(rad(deg)), y + r * tilt * Math.cos(rad(deg))];
  };
  const arc = (y: number, from: number, to: number) => range(25).map((i) => at(from + ((to - from) * i) / 24, y));
  const body = poly([
    ...dense.map(([y, r]) => [cx - r, y] as const),
    ...arc(bottom[0], -90, 90),
    ...[...dense].reverse().map(([y, r]) => [cx + r, y] as const),
    ...arc(top[0], 90, 270),
  ]);
  const patch = (from: number, to: number, y0: number, y1: number) => {
    const side = (deg: number) => range(13).map((i) => at(deg, y0 + ((y1 - y0) * i) / 12));
    return poly([...arc(y0, from, to), ...side(to), ...arc(y1, to, from), ...side(from).reverse()]);
  };
  /** A highlight that follows the form between two fractions of the radius. */
  const sliver = (f0: number, f1: number, y0: number, y1: number) => {
    const edge = (f: number, taper: boolean) =>
      range(19).map((i) => {
        const [t, y] = [i / 18, y0 + ((y1 - y0) * i) / 18];
        const k = taper ? f0 + (f - f0) * Math.min(1, Math.sin(t * Math.PI) * 1.6) : f;
        return [cx + radius(y) * k, y] as const;
      });
    return poly([...edge(f0, false), ...edge(f1, true).reverse()]);
  };
  return {
    cx,
    top: top[0],
    bottom: bottom[0],
    tilt,
    radius,
    at,
    arc,
    body,
    patch,
    sliver,
    band: (y0: number, y1: number) => patch(-90, 90, y0, y1),
    ring: (y: number) => poly(arc(y, -90, 90), false),
    mouth: { cx, cy: top[0], rx: top[1], ry: top[1] * tilt },
  };
}
export type Turned = ReturnType<typeof turned>;
