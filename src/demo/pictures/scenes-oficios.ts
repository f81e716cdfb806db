/** Trades, larder and table. */
import { type Draw, darker, lighter, type Pic, type Pt, smooth } from './kit.ts';
import { room } from './kit-built.ts';
import { cliff, cumulus, furrows, ground, mesa, sky, strips, sun } from './kit-land.ts';
import { figure, sheep } from './kit-life.ts';
import { blades, pine, poplar } from './kit-plants.ts';
import type { SceneName } from './names.ts';
import { hills } from './scenes-ciudad.ts';

/** A turned vessel from its right-hand profile, lit from one side. Points are [radius, height] from foot to lip. */
export function vessel(
  p: Pic,
  x: number,
  base: number,
  profile: Pt[],
  colour: string,
  o: { rings?: number; glaze?: string; sun?: -1 | 1; open?: string } = {},
): void {
  const right = profile.map(([r, h]): Pt => [x + r, base - h]);
  const left = profile.map(([r, h]): Pt => [x - r, base - h]).reverse();
  const d = `${smooth(right) + smooth(left).replace('M', 'L')}Z`;
  const [lip] = profile.slice(-1);
  const widest = Math.max(...profile.map(([r]) => r));
  p.oval(x + widest * 0.2, base + 2, widest * 1.15, widest * 0.14, '#160f10', { opacity: 0.4 });
  const tones: [number, string][] = [
    [0, lighter(colour, 0.15)],
    [0.25, lighter(colour, 0.38)],
    [0.55, colour],
    [1, darker(colour, 0.55)],
  ];
  p.path(
    d,
    p.lin((o.sun ?? -1) < 0 ? tones : tones.map(([t, c]): [number, string] => [1 - t, c]).reverse(), undefined, true),
  );
  p.inside(d, () => {
    for (let i = 0; i < (o.rings ?? 0); i++) {
      const y = base - (profile[profile.length - 1][1] * (i + 1)) / ((o.rings ?? 0) + 1);
      p.stroke(`M${x - widest} ${y}Q${x} ${y + widest * 0.2} ${x + widest} ${y}`, darker(colour, 0.3), 2, {
        opacity: 0.35,
      });
    }
    if (o.glaze)
      p.path(
        `M${x - widest - 5} ${base - lip[1] - 40}H${x + widest + 5}V${base - lip[1] * 0.5}Q${x + widest * 0.5} ${base - lip[1] * 0.36} ${x} ${base - lip[1] * 0.48}Q${x - widest * 0.4} ${base - lip[1] * 0.38} ${x - widest - 5} ${base - lip[1] * 0.55}Z`,
        o.glaze,
        { opacity: 0.75 },
      );
  });
  p.oval(x, base - lip[1], lip[0], lip[0] * 0.2, lighter(colour, 0.25)).oval(
    x,
    base - lip[1],
    lip[0] * 0.84,
    lip[0] * 0.15,
    o.open ?? darker(colour, 0.65),
  );
}

export const pot: Pt[] = [
  [60, 0],
  [96, 40],
  [118, 110],
  [104, 180],
  [70, 220],
  [66, 246],
  [78, 262],
];
export const jug: Pt[] = [
  [56, 0],
  [90, 50],
  [100, 120],
  [80, 190],
  [46, 240],
  [42, 290],
  [52, 320],
];

/** A deep window in a thick wall, with the land outside. */
export function lookout(p: Pic, x: number, y: number, w: number, h: number, outside: () => void): void {
  p.rect(x - 34, y - 34, w + 68, h + 68, '#2c211d', { opacity: 0.45 }).rect(x - 22, y - 22, w + 44, h + 44, '#d9c3a0');
  p.inside(`M${x} ${y}H${x + w}V${y + h}H${x}Z`, outside);
  p.rect(x + w / 2 - 5, y, 10, h, '#5a3d2a')
    .rect(x, y + h * 0.45, w, 9, '#5a3d2a')
    .rect(x - 32, y + h + 10, w + 64, 22, '#f0dcb8');
}

/** A table top with its grain. */
export function board(p: Pic, y: number, wood: string): void {
  p.rect(
    0,
    y,
    p.w,
    p.h - y + 5,
    p.lin([
      [0, lighter(wood, 0.2)],
      [0.12, wood],
      [1, darker(wood, 0.5)],
    ]),
  );
  p.brush(0, y, p.w, p.h - y, [lighter(wood, 0.35), darker(wood, 0.5)], 160, [160, 520], 0, 0.3);
  for (const t of [0.28, 0.62]) p.rect(0, y + (p.h - y) * t, p.w, 4, darker(wood, 0.6), { opacity: 0.6 });
  p.rect(0, y - 2, p.w, 6, lighter(wood, 0.5), { opacity: 0.8 });
}

/** A bundle of wicker rods tied twice. */
export function sheaf(p: Pic, x: number, base: number, w: number, h: number, colours: string[]): void {
  for (let i = 0; i < w * 0.9; i++) {
    const t = p.r(-1, 1);
    p.stroke(
      `M${x + t * w * 0.34} ${base}Q${x + t * w * 0.16} ${base - h * 0.3} ${x + t * w * 0.36} ${base - h * 0.62}T${x + t * w * 0.75 + p.r(-8, 8)} ${base - h * p.r(0.9, 1.08)}`,
      p.pick(colours),
      p.r(2, 4.5),
    );
  }
  for (const t of [0.28, 0.42]) p.rect(x - w * 0.25, base - h * t, w * 0.5, h * 0.022, '#6b3f28', { rx: 3 });
}

/** A woven basket. */
export function basket(
  p: Pic,
  x: number,
  base: number,
  w: number,
  h: number,
  colour: string,
  handle = true,
  shadow = true,
): void {
  if (shadow) p.oval(x + w * 0.08, base, w * 0.52, h * 0.08, '#160f10', { opacity: 0.4 });
  if (handle)
    p.stroke(
      `M${x - w * 0.42} ${base - h}C${x - w * 0.4} ${base - h * 2.2} ${x + w * 0.4} ${base - h * 2.2} ${x + w * 0.42} ${base - h}`,
      darker(colour, 0.25),
      w * 0.05,
    ).stroke(
      `M${x - w * 0.42} ${base - h}C${x - w * 0.4} ${base - h * 2.2} ${x + w * 0.4} ${base - h * 2.2} ${x + w * 0.42} ${base - h}`,
      lighter(colour, 0.3),
      w * 0.018,
    );
  const d = `M${x - w * 0.5} ${base - h}L${x - w * 0.38} ${base - h * 0.06}Q${x} ${base + h * 0.1} ${x + w * 0.38} ${base - h * 0.06}L${x + w * 0.5} ${base - h}Z`;
  p.path(
    d,
    p.lin(
      [
        [0, lighter(colour, 0.2)],
        [0.4, colour],
        [1, darker(colour, 0.55)],
      ],
      undefined,
      true,
    ),
  );
  p.inside(d, () => {
    const [rows, cols] = [Math.max(5, Math.round(h / 15)), Math.max(9, Math.round(w / 15))];
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < cols; c++) {
        if ((r + c) % 2) continue;
        const [cw, ch] = [w / cols, h / rows];
        const [cx, cy] = [
          x - w / 2 + (c + 0.5) * cw,
          base - h + (r + 0.5) * ch + Math.sin((c / cols) * Math.PI) * h * 0.07,
        ];
        p.oval(cx, cy, cw * 0.85, ch * 0.36, lighter(colour, 0.34 - (c / cols) * 0.3), { opacity: 0.75 }).stroke(
          `M${cx - cw * 0.8} ${cy + ch * 0.3}q${cw * 0.8} ${ch * 0.3} ${cw * 1.6} 0`,
          darker(colour, 0.6),
          1.6,
          { opacity: 0.6 },
        );
      }
  });
  p.oval(x, base - h, w * 0.5, h * 0.11, darker(colour, 0.1)).oval(
    x,
    base - h,
    w * 0.44,
    h * 0.075,
    darker(colour, 0.65),
  );
}

/** One violet saffron crocus. */
function crocus(p: Pic, x: number, y: number, s: number): void {
  p.stroke(`M${x} ${y + s * 1.7}Q${x + s * 0.1} ${y + s} ${x} ${y + s * 0.5}`, '#cdbfd6', s * 0.16);
  for (const [dx, c] of [
    [-0.62, '#5f3f80'],
    [0.62, '#54366f'],
    [-0.36, '#7d57a0'],
    [0.36, '#6d4a92'],
    [0, '#9472b8'],
  ] as const)
    p.path(
      `M${x} ${y + s * 0.62}Q${x + dx * s * 1.7 - s * 0.34} ${y - s * 0.1} ${x + dx * s} ${y - s * (1 - Math.abs(dx) * 0.3)}Q${x + dx * s * 1.2 + s * 0.36} ${y - s * 0.1} ${x} ${y + s * 0.62}Z`,
      c,
    );
  for (const dx of [-0.2, 0.02, 0.24])
    p.stroke(
      `M${x} ${y + s * 0.2}Q${x + dx * s} ${y - s * 0.4} ${x + dx * s * 2} ${y - s * 0.86}`,
      '#d9481f',
      s * 0.07,
    );
  p.line(
    [
      [x, y + s * 0.2],
      [x - s * 0.06, y - s * 0.4],
    ],
    '#f0c23a',
    s * 0.06,
  );
}

/** A head of purple garlic. */
export function garlic(p: Pic, x: number, y: number, r: number): void {
  p.path(
    `M${x} ${y - r * 1.3}Q${x + r * 0.16} ${y - r * 0.8} ${x + r * 0.7} ${y - r * 0.5}Q${x + r * 1.1} ${y + r * 0.3} ${x + r * 0.4} ${y + r * 0.8}Q${x} ${y + r * 0.92} ${x - r * 0.4} ${y + r * 0.8}Q${x - r * 1.1} ${y + r * 0.3} ${x - r * 0.7} ${y - r * 0.5}Q${x - r * 0.16} ${y - r * 0.8} ${x} ${y - r * 1.3}Z`,
    p.lin(
      [
        [0, '#fbf3ea'],
        [0.5, '#dcc4d0'],
        [1, '#7d5272'],
      ],
      undefined,
      true,
    ),
  );
  for (const dx of [-0.6, -0.25, 0.15, 0.5])
    p.stroke(
      `M${x + dx * r * 0.3} ${y - r * 0.8}Q${x + dx * r * 1.3} ${y} ${x + dx * r * 0.7} ${y + r * 0.76}`,
      '#8a4a78',
      r * 0.06,
      { opacity: 0.75 },
    );
}

export const oficios = {
  'mimbre-canamares': (p) => {
    sky(p, [
      [0, '#6fa3bd'],
      [0.55, '#dfe6d2'],
      [1, '#f6e6be'],
    ]);
    strips(p, 130, 90, 7, '#eceade', '#ffffff', 0.7);
    hills(
      p,
      [
        [330, 50, '#a3b0a4'],
        [390, 50, '#8d9f86'],
      ],
      '#e6dfbd',
    );
    const wall = mesa(
      p,
      [
        [900, 560],
        [1040, 430],
        [1260, 360],
        [1620, 330],
      ],
      26,
    );
    cliff(
      p,
      [...wall, [1620, 640], [880, 640]],
      { light: '#eed3a0', dark: '#8d7355', scale: 0.8, green: '#73804a', fade: '#a5a068', fadeTo: 0.5 },
      wall.length,
    );
    for (const x of [60, 130, 210, 820, 880]) poplar(p, x, 590, p.r(150, 220), { dark: '#6a7a3c', light: '#c2b958' });
    ground(p, p.ridge(580, 590, 8, 0.5), '#8a8a48', '#4f4a2a', { marks: 60 });
    for (let row = 0; row < 7; row++) {
      // The red-orange fields before the harvest.
      const y = 620 + row * row * 8.4;
      const tall = 50 + row * 30;
      for (let x = -20; x < 1640; x += 6 + row * 2.4)
        p.stroke(
          `M${x + p.r(-6, 6)} ${y + 14}q${p.r(-6, 6)} ${-tall * 0.5} ${p.r(-12, 12)} ${-tall * p.r(0.75, 1.1)}`,
          p.pick(['#d9542a', '#b83f22', '#e8792f', '#f0a040', '#9c3420']),
          1.6 + row * 0.7,
        );
      p.rect(0, y + 4, 1600, 8 + row * 4, '#6b3a22', { opacity: 0.4 });
    }
    ground(p, p.ridge(1010, 1000, 8, 0.5), '#7d6038', '#3a2a1c', { marks: 70 });
    for (const [x, h] of [
      [1180, 470],
      [1330, 520],
      [1480, 480],
    ])
      sheaf(p, x, 1060, 150, h, ['#c9682f', '#e0974a', '#a84a26', '#f0be6a']);
    figure(
      p,
      560,
      1040,
      360,
      { fill: '#3f5a6b', rim: '#fff0cc', hat: 'straw', legs: '#4a3a30', skin: '#7d503a' },
      { lean: 14, arms: [40, 64], elbows: [20, 10], legs: [-12, 14] },
    );
    sheaf(p, 730, 1050, 110, 340, ['#c9682f', '#e0974a', '#a84a26', '#f0be6a']);
  },
  'alfareria-torno': (p) => {
    room(p, '#8a5f45', '#5c3f30', 760, '#ffd9a0', [320, 330]);
    lookout(p, 160, 130, 300, 330, () => {
      p.rect(
        150,
        120,
        330,
        350,
        p.lin([
          [0, '#a9cfd6'],
          [1, '#f9ecc6'],
        ]),
      );
      ground(p, p.ridge(380, 370, 20, 0.5, 150, 480), '#a9a468', '#7d8448');
      for (const x of [220, 400]) poplar(p, x, 470, 150, { dark: '#5a6b3a', light: '#b5b85a' });
    });
    p.poly(
      [
        [160, 130],
        [460, 130],
        [1240, 1067],
        [620, 1067],
      ],
      '#fff0c4',
      { opacity: 0.13 },
    );
    for (const y of [230, 430]) {
      p.rect(880, y, 640, 18, '#4a3022').rect(880, y - 3, 640, 5, '#c99a68');
    }
    for (const [x, y, k, c] of [
      [960, 230, 0.45, '#c2703f'],
      [1090, 230, 0.36, '#d9a066'],
      [1200, 230, 0.5, '#a8502f'],
      [1350, 230, 0.4, '#4f7d78'],
      [1460, 230, 0.34, '#c2703f'],
      [950, 430, 0.4, '#d9b27c'],
      [1070, 430, 0.5, '#a8502f'],
      [1220, 430, 0.36, '#e6cfa0'],
      [1340, 430, 0.52, '#b8613a'],
      [1460, 430, 0.38, '#4f7d78'],
    ] as const)
      vessel(
        p,
        x,
        y,
        (x % 3 ? pot : jug).map(([r, h]): Pt => [r * k, h * k * 0.9]),
        c,
        { rings: 2 },
      );
    p.rect(420, 860, 700, 40, '#6b472f')
      .rect(420, 856, 700, 8, '#d9a870')
      .rect(460, 900, 40, 180, '#3f2a1f')
      .rect(1040, 900, 40, 180, '#3f2a1f'); // Bench and wheel.
    p.oval(770, 868, 260, 46, '#2f2420')
      .oval(
        770,
        856,
        260,
        44,
        p.lin(
          [
            [0, '#e3b98a'],
            [0.5, '#9c6b48'],
            [1, '#3a2820'],
          ],
          undefined,
          true,
        ),
      )
      .oval(770, 852, 220, 34, '#b98258');
    vessel(
      p,
      770,
      850,
      [
        [110, 0],
        [150, 60],
        [176, 150],
        [168, 240],
        [128, 310],
        [104, 350],
        [118, 384],
      ],
      '#c2693c',
      { rings: 11 },
    );
    for (const s of [-1, 1]) {
      // Hands and forearms closing round the clay.
      p.path(
        smooth(
          [
            [770 + s * 470, 700],
            [770 + s * 330, 640],
            [770 + s * 230, 620],
            [770 + s * 158, 600],
            [770 + s * 136, 630],
            [770 + s * 162, 668],
            [770 + s * 240, 700],
            [770 + s * 340, 744],
            [770 + s * 460, 810],
          ],
          true,
        ),
        p.lin([
          [0, '#d19a72'],
          [1, '#6b3f2c'],
        ]),
      );
      for (let i = 0; i < 4; i++)
        p.stroke(
          `M${770 + s * 220} ${612 + i * 20}Q${770 + s * 170} ${598 + i * 20} ${770 + s * 140} ${612 + i * 18}`,
          i ? '#8a5640' : '#e6b58c',
          15,
        );
      p.path(
        smooth(
          [
            [770 + s * 440, 680],
            [770 + s * 620, 640],
            [770 + s * 840, 700],
            [770 + s * 840, 930],
            [770 + s * 600, 880],
            [770 + s * 430, 800],
          ],
          true,
        ),
        s < 0 ? '#4f6a70' : '#2f4248',
      );
    }
    p.stroke('M660 852Q770 884 880 852', '#e8c094', 4, { 'stroke-opacity': 0.6 });
    vessel(
      p,
      250,
      1020,
      jug.map(([r, h]): Pt => [r * 1, h * 0.86]),
      '#a8502f',
      { glaze: '#e6cfa0' },
    );
    p.vignette('#160c0a', 0.45);
  },
  'queso-pastor': (p) => {
    sky(p, [
      [0, '#7fb0c9'],
      [0.6, '#e9ecd6'],
      [1, '#f6e8c0'],
    ]);
    cumulus(p, 1180, 220, 420, '#e0e8e4', '#ffffff', 0.9);
    hills(
      p,
      [
        [350, 40, '#a5b59a'],
        [410, 40, '#8fa478'],
      ],
      '#e6e3bd',
    );
    ground(p, p.ridge(470, 460, 14, 0.5), '#a9ad5c', '#7a8440', { marks: 100 });
    for (let i = 0; i < 26; i++) {
      const t = p.rnd();
      sheep(p, p.r(0, 1600), 520 + t * 90, 34 + t * 30, '#f3e8d0', '#4a3a2e', p.rnd() < 0.5);
    }
    figure(p, 1260, 640, 190, {
      fill: '#5a4434',
      rim: '#fff3d0',
      hat: 'straw',
      coat: '#6b5240',
      stick: true,
      skin: '#7a503c',
      side: -1,
    });
    for (const [x, h] of [
      [90, 300],
      [1510, 330],
    ])
      pine(p, x, 640, h, { dark: '#33502f', light: '#9aaa50' });
    board(p, 720, '#8a5a38');
    const wheel = (x: number, y: number, r: number, h: number, rind: string) => {
      p.oval(x + 20, y + 6, r * 1.06, r * 0.26, '#1c120c', { opacity: 0.45 });
      p.path(
        `M${x - r} ${y - h}V${y}A${r} ${r * 0.24} 0 0 0 ${x + r} ${y}V${y - h}Z`,
        p.lin(
          [
            [0, lighter(rind, 0.3)],
            [0.35, rind],
            [1, darker(rind, 0.5)],
          ],
          undefined,
          true,
        ),
      );
      for (let i = 0; i < 26; i++) {
        const a = Math.PI * (i / 25);
        const px = x - Math.cos(a) * r;
        p.stroke(`M${px} ${y - h + Math.sin(a) * r * 0.24}l8 ${h / 3}l-8 ${h / 3}l8 ${h / 3}`, darker(rind, 0.5), 3, {
          opacity: 0.35,
        });
      }
      p.oval(x, y - h, r, r * 0.24, lighter(rind, 0.35));
      for (let i = 0; i < 7; i++)
        p.oval(x, y - h, r * (0.9 - i * 0.12), r * 0.24 * (0.9 - i * 0.12), 'none', {
          stroke: darker(rind, 0.2),
          'stroke-width': 2,
          opacity: 0.35,
        });
    };
    wheel(480, 900, 230, 130, '#d9a850');
    wheel(500, 760, 200, 110, '#b98238');
    p.oval(1010, 960, 330, 60, '#5c3a24').oval(1010, 948, 330, 58, '#a8744a');
    wheel(1000, 930, 230, 130, '#e0b45c');
    p.poly(
      [
        [1000, 800],
        [1180, 838],
        [1100, 856],
      ],
      '#fff2c9',
    )
      .poly(
        [
          [1000, 800],
          [1100, 856],
          [1100, 984],
          [1000, 930],
        ],
        '#fbe8b0',
      )
      .poly(
        [
          [1000, 800],
          [1180, 838],
          [1180, 950],
          [1000, 930],
        ],
        '#f3d88e',
      );
    for (let i = 0; i < 16; i++) p.oval(p.r(1012, 1090), p.r(860, 950), p.r(3, 7), p.r(2, 5), '#cfa55a');
    p.poly(
      [
        [1250, 1010],
        [1410, 960],
        [1420, 1000],
      ],
      '#fbe8b0',
    )
      .poly(
        [
          [1250, 1010],
          [1420, 1000],
          [1420, 1040],
          [1252, 1046],
        ],
        '#f0d088',
      )
      .poly(
        [
          [1410, 960],
          [1420, 1000],
          [1420, 1040],
          [1412, 996],
        ],
        '#b98238',
      );
    p.path('M1240 900L1500 850L1506 866L1246 924Z', '#d9dcd8').path('M1500 846L1600 820V860L1506 874Z', '#4a2f20');
    blades(p, 130, 330, 1050, [70, 150], 26, ['#6f8f4c', '#a9b562', '#8a7ab0'], { width: 4, lean: 0.5 });
  },
  'colmenas-miel': (p) => {
    sky(p, [
      [0, '#7db0c4'],
      [0.55, '#f0e6c8'],
      [1, '#f6d9a0'],
    ]);
    sun(p, 1290, 330, 50, '#fffbe4', '#fff0bd', 8);
    hills(
      p,
      [
        [400, 50, '#a9a9b0'],
        [460, 50, '#93988c'],
        [520, 40, '#7f8a62'],
      ],
      '#ecdcb8',
    );
    ground(p, p.ridge(570, 560, 12, 0.5), '#9a9a55', '#5f6b38', { marks: 50 });
    for (let row = 0; row < 8; row++) {
      // Lavender in cushions.
      const y = 610 + row ** 1.7 * 13.5;
      const s = 16 + row * 13;
      for (let x = -20 + (row % 2) * s; x < 1640; x += s * 1.9) {
        p.path(p.blob(x, y, s, s * 0.55, 0.15), '#5a5f45');
        for (let i = 0; i < 13; i++)
          p.stroke(
            `M${x + p.r(-0.7, 0.7) * s} ${y}q${p.r(-4, 4)} ${-s * 0.5} ${p.r(-0.3, 0.3) * s} ${-s * p.r(0.8, 1.25)}`,
            p.pick(['#7a68a8', '#9484c4', '#64559a', '#b3a2d6']),
            1.6 + row * 0.55,
          );
      }
    }
    const hive = (x: number, y: number, s: number, c: string) => {
      p.oval(x + 14 * s, y + 3, 86 * s, 12 * s, '#2c2a24', { opacity: 0.4 });
      for (const [k, h] of [
        [0, 62],
        [62, 52],
      ])
        p.rect(
          x - 70 * s,
          y - (k + h + 14) * s,
          140 * s,
          h * s,
          p.lin(
            [
              [0, lighter(c, 0.3)],
              [0.55, c],
              [0.56, darker(c, 0.3)],
              [1, darker(c, 0.42)],
            ],
            undefined,
            true,
          ),
        ).rect(x - 70 * s, y - (k + 15) * s, 140 * s, 4 * s, darker(c, 0.5));
      p.rect(x - 80 * s, y - 146 * s, 160 * s, 20 * s, '#c9c4b8')
        .rect(x - 80 * s, y - 146 * s, 160 * s, 6 * s, '#f3efe4')
        .rect(x - 40 * s, y - 24 * s, 70 * s, 9 * s, '#2a2019')
        .rect(x - 60 * s, y - 14 * s, 10 * s, 22 * s, '#5c432f')
        .rect(x + 48 * s, y - 14 * s, 10 * s, 22 * s, '#5c432f');
    };
    for (const [x, y, s, c] of [
      [520, 680, 0.5, '#d9a441'],
      [640, 684, 0.5, '#8fb0b5'],
      [760, 682, 0.5, '#e6d3a8'],
      [300, 780, 0.85, '#8fb0b5'],
      [520, 800, 0.85, '#e0c07a'],
      [1120, 900, 1.5, '#d9a441'],
      [1400, 920, 1.5, '#9fbcb5'],
    ] as const)
      hive(x, y, s, c);
    figure(
      p,
      860,
      930,
      340,
      { fill: '#f4ecd8', legs: '#e6dcc2', rim: '#ffffff', skin: '#cfc3a4', hat: 'straw' },
      { lean: 8, arms: [30, 52], elbows: [40, 30] },
    );
    p.path('M845 600Q880 590 908 606L902 690Q872 704 846 688Z', '#5a5648', { opacity: 0.35 });
    for (let i = 0; i < 6; i++) p.glow(990 + i * 22, 740 - i * 44, 26 + i * 12, '#f3efe6', 0.5 - i * 0.06);
    for (let i = 0; i < 46; i++) {
      const [x, y] = [p.r(200, 1500), p.r(420, 900)];
      p.oval(x, y, 5, 3.4, '#5c3d14').oval(x - 2, y - 4, 4, 2.4, '#ffffff', { opacity: 0.8 });
    }
  },
  'azafran-flor': (p) => {
    sky(p, [
      [0, '#9db5d0'],
      [0.4, '#eccfc4'],
      [0.6, '#fbe3b8'],
      [1, '#fbe3b8'],
    ]);
    sun(p, 420, 420, 60, '#fff6dc', '#ffe6b0', 8);
    strips(p, 180, 120, 9, '#d9b5bc', '#fff0dc', 0.6);
    hills(
      p,
      [
        [500, 20, '#b3a5b0'],
        [530, 18, '#a0939a'],
      ],
      '#f0d3bd',
      '#fff0d0',
    );
    mill(p);
    ground(
      p,
      [
        [-20, 560],
        [1620, 556],
      ],
      '#8a6a58',
      '#4a3430',
      { marks: 60 },
    );
    furrows(p, 562, 560, ['#a5806b', '#5c4038'], 26, 3);
    for (let row = 0; row < 10; row++) {
      const y = 584 + row ** 1.9 * 5.6;
      const s = 5 + row ** 1.55 * 2;
      for (let x = -20 + (row % 2) * s; x < 1640; x += s * p.r(2.2, 3.4)) {
        blades(p, x - s * 0.5, x + s * 0.5, y + s * 1.5, [s, s * 2], row > 5 ? 4 : 2, ['#4f6a40', '#7d9050'], {
          width: 1 + s * 0.03,
        });
        crocus(p, x, y + p.r(-0.3, 0.3) * s, s);
      }
    }
    figure(
      p,
      1220,
      800,
      250,
      { fill: '#7a3f3a', rim: '#fff0d0', skirt: '#4a4458', hat: 'straw', skin: '#8a5a44', side: -1 },
      { lean: -38, arms: [-14, -8], elbows: [-10, 4], legs: [-8, 8] },
    );
    basket(p, 1120, 838, 110, 62, '#c9974c');
    figure(
      p,
      980,
      690,
      130,
      { fill: '#4a5a66', rim: '#fff0d0', hat: 'straw', skirt: '#6b5a50', side: -1 },
      { lean: -34, arms: [-12, -6] },
    );
  },
  'ajo-las-pedroneras': (p) => {
    sky(p, [
      [0, '#5a9cc0'],
      [0.5, '#cfe3da'],
      [1, '#f9edc8'],
    ]);
    cumulus(p, 400, 230, 420, '#e0e8e6', '#ffffff', 0.9);
    hills(
      p,
      [
        [400, 20, '#b0b596'],
        [430, 20, '#a0a878'],
      ],
      '#ece6c0',
    );
    ground(
      p,
      [
        [-20, 470],
        [1620, 466],
      ],
      '#b59a5c',
      '#7d5f38',
      { marks: 60 },
    );
    furrows(p, 470, 950, ['#8fa055', '#c9aa6b'], 34, 3);
    for (const [x, y, h] of [
      [360, 640, 130],
      [470, 650, 124],
      [250, 636, 126],
    ])
      figure(
        p,
        x,
        y,
        h,
        { fill: p.pick(['#b4512f', '#3f5f70', '#e6d3a8']), rim: '#fff6dc', hat: 'straw' },
        { lean: 40, arms: [10, 16] },
      );
    board(p, 820, '#7d5236');
    const braid = (x: number, top: number, count: number, r: number) => {
      p.line(
        [
          [x, top - 120],
          [x, top],
        ],
        '#8a6a44',
        9,
      );
      for (let i = 0; i < 26; i++)
        p.stroke(
          `M${x} ${top + 10}q${p.r(-30, 30)} -60 ${p.r(-46, 46)} ${-p.r(70, 130)}`,
          p.pick(['#c9b07a', '#a58a58', '#e0cf9c']),
          5,
        );
      for (let i = 0; i < count; i++) {
        const y = top + 30 + i * r * 1.12;
        p.stroke(`M${x - 16} ${y - r}q32 ${r * 0.5} 0 ${r}q-30 ${r * 0.4} 0 ${r * 0.8}`, '#c9b07a', 9);
        for (const s of i % 2 ? [-1, 1, 0] : [1, -1, 0])
          garlic(p, x + s * r * 1.02, y + (s ? r * 0.4 : r * 0.95), r * (s ? 0.92 : 0.82));
      }
    };
    p.rect(0, 0, 1600, 56, '#5c3d28').rect(0, 50, 1600, 8, '#2c1c14').rect(0, 8, 1600, 5, '#a8784c');
    braid(1010, 170, 8, 62);
    braid(1250, 130, 9, 66);
    braid(1470, 180, 8, 60);
    basket(p, 420, 990, 430, 150, '#c9974c', false);
    for (let i = 0; i < 16; i++) garlic(p, 260 + (i % 8) * 46 + (i > 7 ? 22 : 0), 838 - (i > 7 ? 34 : 0), 46);
    for (const [x, y, r] of [
      [720, 990, 56],
      [830, 1020, 50],
      [120, 1020, 54],
    ])
      garlic(p, x, y, r);
    for (const [x, y] of [
      [920, 1030],
      [960, 1010],
      [690, 1045],
    ])
      p.path(`M${x} ${y}q30 -34 52 -2q-20 24 -52 2Z`, '#a8648f').stroke(`M${x + 4} ${y}q24 -20 42 -2`, '#e6c4da', 3);
  },
  'alaju-dulce': (p) => {
    room(p, '#a86f4a', '#7d4f34', 640, '#ffe0ac', [300, 200]);
    lookout(p, 130, 80, 300, 320, () => {
      p.rect(
        120,
        70,
        330,
        340,
        p.lin([
          [0, '#9fcad3'],
          [1, '#fbeecb'],
        ]),
      );
      cliff(
        p,
        [
          ...mesa(
            p,
            [
              [120, 300],
              [240, 250],
              [340, 280],
              [450, 240],
            ],
            16,
          ),
          [450, 420],
          [120, 420],
        ],
        { light: '#f0d3a0', dark: '#a58560', scale: 0.5 },
      );
    });
    p.poly(
      [
        [130, 80],
        [430, 80],
        [1300, 1067],
        [640, 1067],
      ],
      '#fff0c4',
      { opacity: 0.13 },
    );
    board(p, 620, '#9c6a42');
    vessel(
      p,
      1310,
      700,
      pot.map(([r, h]): Pt => [r * 1.2, h * 1.15]),
      '#d99a3a',
      { glaze: '#b4602c', open: '#8a4a12' },
    ); // Honey pot and dipper.
    p.line(
      [
        [1330, 400],
        [1440, 180],
      ],
      '#8a5a34',
      15,
    ).oval(1322, 412, 30, 42, '#a8703c');
    for (let i = 0; i < 4; i++)
      p.line(
        [
          [1296, 392 + i * 14],
          [1350, 396 + i * 14],
        ],
        '#5c3a1e',
        4,
      );
    p.path('M1310 446q10 60 2 130q18 -60 12 -130Z', '#f0b03a');
    p.oval(720, 930, 520, 118, '#3a2418', { opacity: 0.45 })
      .oval(720, 905, 520, 112, '#f3ead8')
      .oval(720, 897, 470, 94, '#dfd0b4')
      .oval(720, 900, 430, 82, '#efe4ce');
    p.path(
      'M350 800V868A370 84 0 0 0 1090 868V800Z',
      p.lin(
        [
          [0, '#d99a4a'],
          [0.4, '#a8642a'],
          [1, '#5c3014'],
        ],
        undefined,
        true,
      ),
    ); // The cake between wafers.
    for (let i = 0; i < 160; i++) {
      const a = Math.PI * p.rnd();
      p.path(
        p.blob(720 - Math.cos(a) * 366, 812 + Math.sin(a) * 80 + p.r(4, 52), p.r(6, 15), p.r(5, 10), 0.25),
        p.pick(['#f3d9a4', '#e6b86a', '#7a4018', '#c98a3f', '#fff0cc']),
        { opacity: 0.9 },
      );
    }
    p.oval(720, 872, 370, 84, 'none', { stroke: '#fbf0d8', 'stroke-width': 0 });
    p.oval(720, 800, 372, 86, '#fdf5e4').oval(720, 796, 366, 82, '#f6e8cc');
    for (let i = 0; i < 60; i++)
      p.oval(720 + p.r(-320, 320), 796 + p.r(-56, 56), p.r(3, 10), p.r(2, 5), '#e3cda0', { opacity: 0.6 });
    p.poly(
      [
        [720, 796],
        [1010, 846],
        [860, 874],
      ],
      '#c98a3f',
    )
      .poly(
        [
          [720, 796],
          [860, 874],
          [860, 944],
          [720, 866],
        ],
        '#8a4f20',
      )
      .poly(
        [
          [720, 796],
          [1010, 846],
          [1010, 912],
          [720, 866],
        ],
        '#a8642a',
      );
    for (let i = 0; i < 44; i++)
      p.path(
        p.blob(p.r(730, 1000), p.r(836, 896), p.r(6, 14), p.r(5, 9), 0.25),
        p.pick(['#f3d9a4', '#e6b86a', '#c98a3f', '#fff0cc']),
        { opacity: 0.9 },
      );
    for (let i = 0; i < 16; i++) {
      const [x, y] = [p.r(60, 330), p.r(720, 1030)];
      p.path(
        `M${x} ${y}q26 -30 62 0q-28 26 -62 0Z`,
        p.lin([
          [0, '#d99a5c'],
          [1, '#7d4a26'],
        ]),
      ).stroke(`M${x + 10} ${y}q18 -10 40 0`, '#f0c48a', 2);
    }
    for (const [x, y] of [
      [1280, 900],
      [1380, 960],
      [1460, 880],
    ]) {
      p.oval(x + 8, y + 52, 70, 14, '#2c1a10', { opacity: 0.4 })
        .oval(
          x,
          y,
          64,
          60,
          p.lin(
            [
              [0, '#f6b04a'],
              [0.5, '#e07f26'],
              [1, '#93420f'],
            ],
            undefined,
            true,
          ),
        )
        .oval(x - 20, y - 24, 14, 10, '#ffe0a4', { opacity: 0.7 })
        .oval(x + 4, y - 50, 8, 4, '#4a5a24');
    }
    p.vignette('#1c0f08', 0.35);
  },
} satisfies Partial<Record<SceneName, Draw>>;

/** A small mill on the horizon. */
function mill(p: Pic): void {
  for (const [x, s] of [
    [1240, 1],
    [1330, 0.8],
  ]) {
    p.poly(
      [
        [x - 16 * s, 556],
        [x - 12 * s, 506],
        [x + 12 * s, 506],
        [x + 16 * s, 556],
      ],
      '#f9ecd4',
    ).poly(
      [
        [x - 15 * s, 507],
        [x, 480],
        [x + 15 * s, 507],
      ],
      '#5a4a55',
    );
    for (let i = 0; i < 4; i++)
      p.line(
        [
          [x, 496],
          [x + Math.cos(0.5 + i * 1.57) * 36 * s, 496 + Math.sin(0.5 + i * 1.57) * 36 * s],
        ],
        '#5a4a55',
        5 * s,
      );
  }
}
