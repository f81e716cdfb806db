/** Houses, towers, castles, mills, bridges and rooms. */
import { darker, lighter, mix, type Pic, type Pt, polygon } from './kit.ts';

export type Wall = {
  wall: string;
  roof?: string;
  floors?: number;
  cols?: number;
  lit?: number;
  sun?: -1 | 1;
  glass?: string;
  glowing?: string;
  roofH?: number;
  plain?: boolean;
};

const facades = [
  '#e2c79a',
  '#d9a066',
  '#e9d9bd',
  '#c97b52',
  '#d8b27c',
  '#e6b79a',
  '#c9a77b',
  '#efe0c4',
  '#b8694a',
  '#dcc08a',
];

/** A town house seen from the front. */
export function house(p: Pic, x: number, base: number, w: number, h: number, o: Wall): void {
  const side = o.sun ?? -1;
  const roof = o.roof ?? '#9c4f34';
  const top = base - h;
  const rh = o.roofH ?? w * 0.16;
  const floors = o.floors ?? Math.max(1, Math.round(h / (w * 0.42)));
  const cols = o.cols ?? Math.max(1, Math.round(w / 34));
  p.rect(
    x,
    top,
    w,
    h,
    p.lin(
      side < 0
        ? [
            [0, lighter(o.wall, 0.12)],
            [1, darker(o.wall, 0.16)],
          ]
        : [
            [0, darker(o.wall, 0.16)],
            [1, lighter(o.wall, 0.12)],
          ],
      undefined,
      true,
    ),
  );
  p.rect(x, base - h * 0.14, w, h * 0.14, darker(o.wall, 0.3), { opacity: 0.35 });
  if (!o.plain) {
    const [cw, ch] = [w / cols, h / floors];
    for (let f = 0; f < floors; f++) {
      for (let c = 0; c < cols; c++) {
        if (p.rnd() < 0.08) continue;
        const [ww, wh] = [cw * 0.36, ch * 0.5];
        const [wx, wy] = [x + c * cw + cw * 0.32, top + f * ch + ch * 0.28];
        const on = p.rnd() < (o.lit ?? 0);
        p.rect(wx - ww * 0.16, wy - ww * 0.14, ww * 1.32, wh + ww * 0.26, lighter(o.wall, 0.4), {
          opacity: on ? 0.25 : 0.6,
        });
        p.rect(wx, wy, ww, wh, on ? (o.glowing ?? '#ffcf73') : (o.glass ?? mix('#3b3230', o.wall, 0.16)));
        if (!on) p.rect(wx, wy, ww, wh * 0.3, '#10141f', { opacity: 0.3 });
        if (p.rnd() < 0.3 && ch > 22) {
          // A balcony rail.
          p.rect(wx - ww * 0.4, wy + wh, ww * 1.8, Math.max(1.5, ch * 0.04), darker(o.wall, 0.6));
          p.rect(wx - ww * 0.35, wy + wh * 0.58, ww * 1.7, wh * 0.42, '#221c1c', { opacity: 0.4 });
        }
      }
    }
  }
  p.poly(
    [
      [x, top],
      [x + w, top],
      [x + w, top + rh * 0.5],
      [x, top + rh * 0.3],
    ],
    darker(o.wall, 0.55),
    { opacity: 0.5 },
  );
  const over = w * 0.05 + 1.5;
  p.poly(
    [
      [x - over, top + 2],
      [x + w * 0.07, top - rh],
      [x + w * 0.93, top - rh],
      [x + w + over, top + 2],
    ],
    p.lin([
      [0, lighter(roof, 0.16)],
      [1, darker(roof, 0.12)],
    ]),
  );
  const tiles = Math.max(4, Math.round(w / 7));
  for (let i = 1; i < tiles; i++) {
    const t = i / tiles;
    p.line(
      [
        [x + w * (0.07 + 0.86 * t), top - rh],
        [x - over + (w + 2 * over) * t, top + 2],
      ],
      i % 2 ? darker(roof, 0.35) : lighter(roof, 0.25),
      Math.max(0.6, w / 130),
      { opacity: 0.4 },
    );
  }
  p.line(
    [
      [x - over, top + 2],
      [x + w + over, top + 2],
    ],
    darker(roof, 0.5),
    Math.max(1.2, w * 0.014),
  );
  if (p.rnd() < 0.4) p.rect(x + w * p.r(0.2, 0.7), top - rh * 1.45, w * 0.09, rh * 0.7, darker(o.wall, 0.12));
}

/** Houses packed along a line, back rows first. */
export function town(
  p: Pic,
  base: (x: number) => number,
  x0: number,
  x1: number,
  w: Pt,
  h: Pt,
  o: { rows?: number; tone?: string; toned?: number; lit?: number; sun?: -1 | 1; lift?: number; roof?: string } = {},
): void {
  const rows = o.rows ?? 2;
  for (let row = rows - 1; row >= 0; row--) {
    for (let x = x0 - p.r(0, w[0]); x < x1; ) {
      const wide = p.r(...w);
      const tone = o.tone ?? '#8b8296';
      const much = (o.toned ?? 0.2) + row * 0.13;
      house(p, x, base(x + wide / 2) - row * (o.lift ?? h[0] * 0.55), wide, p.r(...h), {
        wall: mix(p.pick(facades), tone, much),
        roof: mix(o.roof ?? '#a3563a', tone, much * 0.8),
        lit: o.lit,
        sun: o.sun,
        glass: mix('#3b3230', tone, 0.35),
      });
      x += wide * p.r(0.82, 1.02);
    }
  }
}

/** Little teeth along a wall top. */
export function merlons(
  p: Pic,
  x0: number,
  x1: number,
  y: number,
  size: number,
  fill: string,
  pointed = false,
  slope = 0,
): void {
  const count = Math.max(1, Math.round((x1 - x0) / (size * 1.9)));
  const step = (x1 - x0) / count;
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = x0 + i * step + step * 0.22;
    const yy = y + slope * (x - x0);
    d += polygon(
      pointed
        ? [
            [x, yy + 1],
            [x, yy - size * 0.8],
            [x + step * 0.28, yy - size * 1.5],
            [x + step * 0.56, yy - size * 0.8],
            [x + step * 0.56, yy + 1],
          ]
        : [
            [x, yy + 1],
            [x, yy - size],
            [x + step * 0.56, yy - size],
            [x + step * 0.56, yy + 1],
          ],
    );
  }
  p.path(d, fill);
}

/** Courses of masonry inside a box. */
export function masonry(
  p: Pic,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  size: number,
  opacity = 0.25,
): void {
  for (let row = 0, yy = y; yy < y + h; row++, yy += size) {
    p.line(
      [
        [x, yy],
        [x + w, yy],
      ],
      colour,
      size * 0.07,
      { opacity },
    );
    for (let xx = x + (row % 2) * size + p.r(0, size * 0.6); xx < x + w; xx += size * p.r(1.4, 2.4)) {
      p.line(
        [
          [xx, yy],
          [xx, Math.min(y + h, yy + size)],
        ],
        colour,
        size * 0.06,
        { opacity },
      );
      if (p.rnd() < 0.22)
        p.rect(
          xx,
          yy,
          Math.min(size * 1.5, x + w - xx),
          Math.min(size, y + h - yy),
          p.rnd() < 0.5 ? lighter(colour, 0.8) : colour,
          { opacity: opacity * 0.55 },
        );
    }
  }
}

/** A square or round tower with merlons. */
export function tower(
  p: Pic,
  x: number,
  base: number,
  w: number,
  h: number,
  o: {
    light: string;
    dark: string;
    sun?: -1 | 1;
    round?: boolean;
    teeth?: boolean;
    ring?: boolean;
    slits?: number;
    pointed?: boolean;
  },
): void {
  const top = base - h;
  const lr: [string, string] = (o.sun ?? -1) < 0 ? [o.light, o.dark] : [o.dark, o.light];
  const middle = mix(o.light, o.dark, 0.35);
  const fill = o.round
    ? p.lin(
        (o.sun ?? -1) < 0
          ? [
              [0, middle],
              [0.22, o.light],
              [0.6, mix(o.light, o.dark, 0.55)],
              [1, o.dark],
            ]
          : [
              [0, o.dark],
              [0.4, mix(o.light, o.dark, 0.55)],
              [0.78, o.light],
              [1, middle],
            ],
        undefined,
        true,
      )
    : p.lin(
        [
          [0, lr[0]],
          [0.58, lr[0]],
          [0.585, lr[1]],
          [1, lr[1]],
        ],
        undefined,
        true,
      );
  p.rect(x, top, w, h, fill);
  p.group({ opacity: 0.6 }, () => masonry(p, x, top, w, h, darker(o.dark, 0.3), Math.max(7, w * 0.11), 0.3));
  if (o.ring !== false) {
    p.rect(x - w * 0.05, top, w * 1.1, w * 0.14, fill);
    p.rect(x - w * 0.05, top + w * 0.14, w * 1.1, w * 0.05, darker(o.dark, 0.35), { opacity: 0.7 });
  }
  if (o.teeth !== false) merlons(p, x - w * 0.05, x + w * 1.05, top + 1, w * 0.13, mix(lr[0], lr[1], 0.3), o.pointed);
  for (let i = 0; i < (o.slits ?? 2); i++)
    p.rect(x + w * p.r(0.3, 0.6), top + h * (0.28 + 0.26 * i), Math.max(2, w * 0.06), w * 0.24, darker(o.dark, 0.7));
}

/** An arch standing on its base; pointed when asked. */
export function arch(x: number, base: number, w: number, h: number, pointed = false): string {
  const spring = base - h + (pointed ? w * 0.75 : w / 2);
  return pointed
    ? `M${x} ${base}V${spring}Q${x + w * 0.06} ${base - h + w * 0.25} ${x + w / 2} ${base - h}Q${x + w * 0.94} ${base - h + w * 0.25} ${x + w} ${spring}V${base}Z`
    : `M${x} ${base}V${spring}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${spring}V${base}Z`;
}

/** One of the hanging houses' wooden galleries: floor on brackets, posts, rail, shade behind. */
function gallery(
  p: Pic,
  x: number,
  y: number,
  w: number,
  h: number,
  wood: string,
  light: string,
  posts = 5,
  roofed = false,
): void {
  p.rect(x + w * 0.02, y - h, w * 0.96, h, '#1d1512', { opacity: 0.62 });
  p.rect(x + w * 0.1, y - h * 0.86, w * 0.14, h * 0.84, '#0d0a0c', { opacity: 0.5 });
  p.rect(x + w * 0.58, y - h * 0.86, w * 0.18, h * 0.84, light, { opacity: 0.14 });
  for (let i = 0; i < posts * 2; i++) {
    // Brackets.
    const bx = x + (w * (i + 0.5)) / (posts * 2);
    p.poly(
      [
        [bx - 1.8, y],
        [bx + 1.8, y],
        [bx + 1.4, y + h * 0.22],
        [bx - 0.6, y + h * 0.22],
      ],
      darker(wood, 0.45),
    );
  }
  p.rect(x - w * 0.02, y - 2, w * 1.04, h * 0.1, darker(wood, 0.1));
  p.rect(x - w * 0.02, y - 3, w * 1.04, h * 0.035, light, { opacity: 0.8 });
  const bars = posts * 5;
  for (let i = 0; i <= bars; i++)
    p.rect(x + (w * i) / bars - 0.9, y - h * 0.42, 1.8, h * 0.42, i % 3 ? wood : lighter(wood, 0.25));
  p.rect(x - w * 0.01, y - h * 0.46, w * 1.02, h * 0.06, lighter(wood, 0.2));
  for (let i = 0; i <= posts; i++) {
    p.rect(x + (w * i) / posts - w * 0.012, y - h, w * 0.026, h, wood);
    p.rect(x + (w * i) / posts - w * 0.012, y - h, w * 0.008, h, light, { opacity: 0.7 });
  }
  p.rect(x - w * 0.02, y - h * 1.04, w * 1.04, h * 0.07, darker(wood, 0.25));
  if (roofed) {
    p.poly(
      [
        [x - w * 0.05, y - h * 0.98],
        [x + w * 0.04, y - h * 1.24],
        [x + w * 0.96, y - h * 1.24],
        [x + w * 1.05, y - h * 0.98],
      ],
      '#9c5538',
    );
    for (let i = 1; i < 14; i++)
      p.line(
        [
          [x + w * (0.04 + (0.92 * i) / 14), y - h * 1.24],
          [x + w * (-0.05 + (1.1 * i) / 14), y - h * 0.98],
        ],
        i % 2 ? '#6d3524' : '#c57c55',
        1.2,
        { opacity: 0.6 },
      );
  }
}

/** The hanging houses of Cuenca; (x, y) is the cliff edge under their left corner. About 330 wide, 330 high at scale 1. */
export function hanging(
  p: Pic,
  x: number,
  y: number,
  s: number,
  o: { light?: string; dark?: string; sun?: -1 | 1; lit?: number; wood?: string; tone?: string; toned?: number } = {},
): void {
  const t = (colour: string) => mix(colour, o.tone ?? '#3a3350', o.toned ?? 0);
  const light = t(o.light ?? '#f3d9a4');
  const wood = t(o.wood ?? '#6a3f28');
  const glass = t('#3a2c28');
  const roof = t('#a5583a');
  const paint = { sun: o.sun, glass, roof, lit: o.lit, glowing: '#ffc766' };
  p.at(x, y, s, () => {
    house(p, 232, 14, 104, 232, { wall: t('#dfc08c'), floors: 4, cols: 3, ...paint });
    house(p, 104, 6, 138, 318, { wall: t('#e8cfa0'), floors: 5, cols: 4, roofH: 26, ...paint });
    house(p, 6, 10, 118, 262, { wall: t('#d9b684'), floors: 4, cols: 3, roofH: 22, ...paint });
    masonry(p, 6, -60, 330, 74, t('#6b5237'), 9, 0.3);
    p.poly(
      [
        [6, -40],
        [336, -26],
        [330, 26],
        [240, 40],
        [120, 34],
        [14, 44],
      ],
      t('#a88b62'),
      { opacity: 0.55 },
    );
    gallery(p, -22, -30, 132, 52, wood, light, 4);
    gallery(p, -26, -102, 138, 54, wood, light, 4);
    gallery(p, -22, -176, 130, 54, wood, light, 4, true);
    gallery(p, 128, -92, 92, 50, wood, light, 3);
    gallery(p, 128, -166, 92, 50, wood, light, 3, true);
    gallery(p, 244, -70, 82, 44, wood, light, 3);
    for (const bx of [0, 42, 84, 128, 172, 216, 258, 300])
      p.poly(
        [
          [bx, 14],
          [bx + 9, 14],
          [bx + 16, 58],
          [bx + 10, 58],
        ],
        darker(wood, 0.35),
      );
    p.rect(-24, 8, 360, 9, darker(wood, 0.2));
    if ((o.lit ?? 0) > 0.3)
      for (const [gx, gy] of [
        [44, -54],
        [44, -126],
        [176, -114],
        [286, -90],
      ])
        p.glow(gx, gy, 60, '#ffc766', 0.75);
  });
}

/** The iron footbridge of San Pablo; deck from (x0, y0) to (x1, y1), pillars down to the line of feet. */
export function ironBridge(
  p: Pic,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  feet: number[],
  iron: string,
  light: string,
  s = 1,
): void {
  const at = (t: number): Pt => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
  feet.forEach((foot, i) => {
    const [cx, cy] = at((i + 1) / (feet.length + 1));
    const [a, b] = [15 * s, 15 * s + (foot - cy) * 0.085];
    const levels = Math.max(2, Math.round((foot - cy) / (46 * s)));
    for (let k = 0; k < levels; k++) {
      const [t0, t1] = [k / levels, (k + 1) / levels];
      const [w0, w1] = [a + (b - a) * t0, a + (b - a) * t1];
      const [ya, yb] = [cy + (foot - cy) * t0, cy + (foot - cy) * t1];
      p.line(
        [
          [cx - w0, ya],
          [cx + w1, yb],
        ],
        iron,
        2.4 * s,
      )
        .line(
          [
            [cx + w0, ya],
            [cx - w1, yb],
          ],
          iron,
          2.4 * s,
        )
        .line(
          [
            [cx - w1, yb],
            [cx + w1, yb],
          ],
          iron,
          3 * s,
        );
    }
    for (const side of [-1, 0, 1])
      p.line(
        [
          [cx + side * a, cy],
          [cx + side * b, foot],
        ],
        side < 0 ? light : iron,
        5 * s,
      );
    p.poly(
      [
        [cx - b * 1.35, foot - 6 * s],
        [cx + b * 1.35, foot - 6 * s],
        [cx + b * 1.6, foot + 60 * s],
        [cx - b * 1.6, foot + 60 * s],
      ],
      darker('#a8845c', 0.2),
    );
    p.poly(
      [
        [cx - b * 1.35, foot - 6 * s],
        [cx - b * 0.3, foot - 6 * s],
        [cx - b * 0.4, foot + 60 * s],
        [cx - b * 1.6, foot + 60 * s],
      ],
      '#d9ae78',
    );
  });
  const depth = 19 * s;
  p.poly(
    [
      [x0, y0],
      [x1, y1],
      [x1, y1 + 5 * s],
      [x0, y0 + 5 * s],
    ],
    light,
  );
  p.line(
    [
      [x0, y0 + depth],
      [x1, y1 + depth],
    ],
    iron,
    5 * s,
  );
  const cells = Math.round(Math.abs(x1 - x0) / (20 * s));
  let [web, rail] = ['', ''];
  for (let i = 0; i < cells; i++) {
    const [ax, ay] = at(i / cells);
    const [bx, by] = at((i + 1) / cells);
    web +=
      polygon(
        [
          [ax, ay + 4],
          [bx, by + depth],
        ],
        false,
      ) +
      polygon(
        [
          [bx, by + 4],
          [ax, ay + depth],
        ],
        false,
      );
    rail +=
      polygon(
        [
          [ax, ay],
          [ax, ay - 22 * s],
        ],
        false,
      ) +
      polygon(
        [
          [ax, ay - 4 * s],
          [bx, by - 20 * s],
        ],
        false,
      );
  }
  p.stroke(web, iron, 2 * s).stroke(rail, iron, 1.5 * s);
  p.line(
    [
      [x0, y0 - 22 * s],
      [x1, y1 - 22 * s],
    ],
    light,
    3 * s,
  );
}

/** A windmill of La Mancha. */
export function mill(
  p: Pic,
  x: number,
  base: number,
  h: number,
  turn: number,
  o: { wall?: string; shade?: string; roof?: string; sail?: string; sun?: -1 | 1 } = {},
): void {
  const [wall, shade] = [o.wall ?? '#f7efdf', o.shade ?? '#a9987f'];
  const [b, t, top] = [h * 0.25, h * 0.2, base - h * 0.72];
  p.path(
    `M${x - b} ${base}L${x - t} ${top}H${x + t}L${x + b} ${base}Q${x} ${base + h * 0.045} ${x - b} ${base}Z`,
    p.lin(
      (o.sun ?? -1) < 0
        ? [
            [0, mix(wall, shade, 0.35)],
            [0.25, wall],
            [0.65, mix(wall, shade, 0.6)],
            [1, shade],
          ]
        : [
            [0, shade],
            [0.35, mix(wall, shade, 0.6)],
            [0.75, wall],
            [1, mix(wall, shade, 0.35)],
          ],
      undefined,
      true,
    ),
  );
  p.path(
    `M${x - b} ${base}L${x - b * 0.97} ${base - h * 0.07}Q${x} ${base - h * 0.03} ${x + b * 0.97} ${base - h * 0.07}L${x + b} ${base}Q${x} ${base + h * 0.045} ${x - b} ${base}Z`,
    mix(shade, '#5d7d92', 0.4),
    { opacity: 0.7 },
  );
  p.path(arch(x - h * 0.04, base + h * 0.008, h * 0.085, h * 0.17), '#43302a');
  for (const dx of [-0.11, 0, 0.11]) p.rect(x + dx * h - h * 0.015, top + h * 0.06, h * 0.03, h * 0.04, '#43302a');
  p.rect(x + h * 0.05, base - h * 0.42, h * 0.035, h * 0.05, '#43302a');
  const roof = o.roof ?? '#4b4140';
  p.path(
    `M${x - t * 1.12} ${top + 2}L${x - t * 0.1} ${top - h * 0.24}Q${x} ${top - h * 0.27} ${x + t * 0.1} ${top - h * 0.24}L${x + t * 1.12} ${top + 2}Q${x} ${top + h * 0.045} ${x - t * 1.12} ${top + 2}Z`,
    p.lin(
      [
        [0, lighter(roof, (o.sun ?? -1) < 0 ? 0.3 : 0)],
        [1, (o.sun ?? -1) < 0 ? darker(roof, 0.3) : lighter(roof, 0.3)],
      ],
      undefined,
      true,
    ),
  );
  const sail = o.sail ?? '#3c2c26';
  p.at(x + h * 0.015, top - h * 0.07, h, () => {
    for (let i = 0; i < 4; i++) {
      p.group({ transform: `rotate(${turn + i * 90})` }, () => {
        p.rect(-0.007, -0.58, 0.014, 0.6, sail);
        p.rect(0.007, -0.57, 0.105, 0.44, sail, { opacity: 0.22 });
        for (let k = 0; k <= 8; k++) p.rect(-0.004, -0.57 + k * 0.055, 0.12, 0.006, sail);
        for (const xx of [0.035, 0.075, 0.112]) p.rect(xx, -0.572, 0.006, 0.446, sail);
      });
    }
    p.oval(0, 0, 0.022, 0.022, sail);
  });
}

/** A room seen from the front: wall, floor, a window throwing light. */
export function room(p: Pic, wall: string, floor: string, y: number, light: string, from: Pt): void {
  p.rect(
    0,
    0,
    p.w,
    y,
    p.lin([
      [0, darker(wall, 0.35)],
      [1, wall],
    ]),
  );
  p.brush(0, 0, p.w, y, [lighter(wall, 0.25), darker(wall, 0.3)], 130, [50, 240], 0.1, 0.12);
  p.glow(from[0], from[1], 900, light, 0.55);
  p.rect(
    0,
    y,
    p.w,
    p.h - y,
    p.lin([
      [0, lighter(floor, 0.1)],
      [1, darker(floor, 0.45)],
    ]),
  );
  p.brush(0, y, p.w, p.h - y, [lighter(floor, 0.3), darker(floor, 0.4)], 120, [120, 420], 0, 0.16);
  p.rect(0, y - 3, p.w, 7, lighter(floor, 0.35), { opacity: 0.7 });
}
