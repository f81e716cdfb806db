/** Stone, woods and sky of the Serranía. */
import { type Draw, darker, lighter, mix, type Pic, type Pt, polygon, smooth } from './kit.ts';
import { cliff, cumulus, ground, mesa, mist, type Rock, rays, sky, stars, strips, sun } from './kit-land.ts';
import { beast, figure, flock, vulture } from './kit-life.ts';
import { bare, blades, bush, forest, pine } from './kit-plants.ts';
import type { SceneName } from './names.ts';
import { hills } from './scenes-ciudad.ts';

/** A stone mushroom of the Ciudad Encantada: broad cap, thin neck. */
function mushroom(p: Pic, x: number, base: number, w: number, h: number, rock: Rock, snow?: string): void {
  const side: Pt[] = [
    [-0.54, -0.8],
    [-0.5, -0.95],
    [-0.34, -1],
    [-0.1, -0.97],
    [0.16, -1],
    [0.38, -0.96],
    [0.5, -0.9],
    [0.56, -0.76],
    [0.5, -0.66],
    [0.52, -0.57],
    [0.38, -0.5],
    [0.33, -0.44],
    [0.2, -0.38],
    [0.13, -0.28],
    [0.14, -0.17],
    [0.2, -0.08],
    [0.27, 0.02],
    [-0.24, 0.02],
    [-0.17, -0.09],
    [-0.12, -0.2],
    [-0.15, -0.31],
    [-0.24, -0.4],
    [-0.38, -0.45],
    [-0.44, -0.53],
    [-0.58, -0.58],
    [-0.55, -0.67],
    [-0.6, -0.74],
    [-0.54, -0.8],
  ];
  const outline = p.through(
    side.map(([a, b]): Pt => [x + a * w, base + b * h]),
    w * 0.03,
    3,
  );
  p.oval(x + w * 0.1, base + 6, w * 0.5, h * 0.04, '#1c2420', { opacity: 0.4 });
  cliff(p, outline, { ...rock, fadeTo: 0 }, 49);
  p.inside(polygon(outline), () => {
    const under = smooth(
      [
        [x - w * 0.6, base - h * 0.6],
        [x - w * 0.3, base - h * 0.5],
        [x, base - h * 0.44],
        [x + w * 0.35, base - h * 0.52],
        [x + w * 0.6, base - h * 0.62],
        [x + w * 0.4, base - h * 0.3],
        [x, base - h * 0.22],
        [x - w * 0.4, base - h * 0.3],
      ],
      true,
    );
    p.path(under, darker(rock.dark, 0.35), { opacity: 0.5 });
    const shade = (rock.sun ?? -1) < 0 ? [0.12, 0.6] : [-0.6, -0.12];
    p.rect(
      x + shade[0] * w,
      base - h,
      w * 0.48,
      h,
      p.lin(
        (rock.sun ?? -1) < 0
          ? [
              [0, darker(rock.dark, 0.2), 0],
              [1, darker(rock.dark, 0.3), 0.6],
            ]
          : [
              [0, darker(rock.dark, 0.3), 0.6],
              [1, darker(rock.dark, 0.2), 0],
            ],
        undefined,
        true,
      ),
    );
  });
  if (snow) {
    const top = side.slice(0, 8).map(([a, b]): Pt => [x + a * w * 1.01, base + b * h - 4]);
    p.path(
      smooth(
        [
          ...top,
          ...top
            .slice()
            .reverse()
            .map(([a, b], i): Pt => [a, b + h * (0.03 + (i % 2) * 0.025)]),
        ],
        true,
      ),
      snow,
    );
  }
}

/** A meadow dotted with junipers. */
function meadow(
  p: Pic,
  y: number,
  top: string,
  foot: string,
  leaf: [string, string],
  count = 18,
  sun: -1 | 1 = -1,
): void {
  ground(p, p.ridge(y, y + 10, 18, 0.5), top, foot, { marks: 150, slope: 0.02, rim: lighter(top, 0.4) });
  for (let i = 0; i < count; i++) {
    const t = p.rnd();
    bush(
      p,
      p.r(-20, p.w + 20),
      y + 20 + t * (p.h - y) * 0.55,
      40 + t * 80,
      26 + t * 60,
      { dark: leaf[0], light: leaf[1], sun },
      7,
    );
  }
}

export const naturaleza = {
  'ciudad-encantada-tormo': (p) => {
    sky(p, [
      [0, '#2c6f98'],
      [0.5, '#8fc0c8'],
      [0.75, '#f3e3bd'],
      [1, '#f3e3bd'],
    ]);
    cumulus(p, 330, 360, 460, '#dbe3df', '#ffffff', 0.85);
    cumulus(p, 1330, 300, 560, '#d5dfdd', '#ffffff', 0.9);
    hills(
      p,
      [
        [620, 40, '#7fa09a'],
        [680, 40, '#668a78'],
      ],
      '#dfe0c2',
    );
    const back = p.ridge(720, 730, 20, 0.5);
    ground(p, back, '#55784f', '#3c5a41');
    forest(p, back, [60, 130], 22, '#33573f', { rim: '#8fa65a' });
    for (const [x, w, h] of [
      [170, 230, 210],
      [1440, 300, 260],
    ])
      mushroom(p, x, 800, w, h, { light: '#e2d6bb', dark: '#8c7f6b', scale: 0.5, sun: -1 });
    meadow(p, 780, '#a9a660', '#59662f', ['#3d5634', '#9db04f'], 14);
    mushroom(p, 800, 940, 760, 770, { light: '#f4e6c6', dark: '#8a745c', scale: 0.85, sun: -1, green: '#7a8048' });
    for (const [x, y, h] of [
      [80, 960, 460],
      [230, 930, 330],
      [1500, 980, 520],
      [1390, 940, 340],
    ])
      pine(p, x, y, h, { dark: '#213f31', light: '#86994a' });
    figure(p, 560, 950, 104, { fill: '#b4512f', rim: '#fff0c8', pack: '#2f4858', legs: '#3b3a36', stick: true });
    figure(p, 516, 952, 90, { fill: '#2f5a5a', rim: '#fff0c8', hair: 'long' });
    blades(p, 0, 1600, 1075, [30, 90], 170, ['#6b7a3a', '#b9b25a', '#3d5a34'], { width: 3 });
  },
  'ciudad-encantada-nieve': (p) => {
    sky(p, [
      [0, '#8fa3bd'],
      [0.5, '#cbd2dc'],
      [0.8, '#f3ded2'],
      [1, '#f3ded2'],
    ]);
    p.glow(1250, 420, 520, '#ffd9bd', 0.8);
    hills(
      p,
      [
        [560, 40, '#a9b2c4'],
        [620, 44, '#929fb6'],
      ],
      '#e3dfe2',
      '#f4f2f3',
    );
    const back = p.ridge(690, 680, 20, 0.5);
    ground(p, back, '#b9c4d2', '#dfe5ea');
    forest(p, back, [50, 110], 24, '#64788c', { rim: '#eef3f7', sun: 1 });
    mist(p, 700, 70, '#f2e9e6', 0.6);
    for (const [x, w, h, b] of [
      [1330, 330, 350, 810],
      [1040, 200, 210, 770],
      [150, 260, 240, 790],
    ])
      mushroom(p, x, b, w, h, { light: '#d8cfc8', dark: '#6f7086', scale: 0.55, sun: 1 }, '#f7fafc');
    ground(p, p.ridge(790, 810, 20, 0.5), '#eef2f5', '#b3c2d4', { marks: 60, mark: ['#ffffff', '#9fb2c9'] });
    mushroom(p, 540, 950, 560, 640, { light: '#e8d9cb', dark: '#6d6478', scale: 0.8, sun: 1 }, '#fbfdfe');
    for (const [x, y, h] of [
      [1510, 1010, 520],
      [1400, 960, 330],
      [70, 1000, 420],
    ] as const) {
      pine(p, x, y, h, { dark: '#3a5058', light: '#f1f5f8', sun: 1, trunk: '#6b5248' });
    }
    ground(
      p,
      p.through(
        [
          [-20, 960],
          [500, 990],
          [1000, 950],
          [1620, 1000],
        ],
        12,
        4,
      ),
      '#f6f8fa',
      '#c3d0de',
      { marks: 40, mark: ['#ffffff', '#a9bad0'] },
    );
    p.stroke('M1010 1070Q960 1010 880 985T760 950', '#a9b9cd', 7, { 'stroke-dasharray': '3 22' });
    for (let i = 0; i < 260; i++)
      p.oval(p.r(0, 1600), p.r(0, 1067), p.r(1.2, 4), p.r(1.2, 4), '#ffffff', { opacity: p.r(0.4, 0.95) });
  },
  'ventano-del-diablo': (p) => {
    sky(p, [
      [0, '#6fb0bd'],
      [0.4, '#f3e6c4'],
      [1, '#f5d9a0'],
    ]);
    sun(p, 860, 250, 40, '#fffbe6', '#ffeab4', 9);
    hills(
      p,
      [
        [400, 50, '#a6b79f'],
        [470, 56, '#86a08a'],
      ],
      '#e9e0bd',
    );
    const left = mesa(
      p,
      [
        [300, 430],
        [520, 440],
        [660, 520],
        [740, 640],
      ],
      24,
    );
    cliff(
      p,
      [...left, [800, 1000], [300, 1000]],
      { light: '#ecd2a0', dark: '#8c7559', sun: 1, scale: 0.8, green: '#6f7f48', fade: '#5d8a72', fadeTo: 0.7 },
      left.length,
    );
    const right = mesa(
      p,
      [
        [860, 680],
        [930, 560],
        [1080, 470],
        [1320, 430],
      ],
      24,
    );
    cliff(
      p,
      [...right, [1320, 1000], [830, 1000]],
      { light: '#f6dcaa', dark: '#9a7d5e', scale: 0.8, green: '#6f7f48', fade: '#5d8a72', fadeTo: 0.7 },
      right.length,
    );
    p.path(
      smooth(
        [
          [816, 690],
          [830, 750],
          [786, 820],
          [730, 900],
          [690, 1000],
          [980, 1000],
          [930, 900],
          [880, 820],
          [862, 750],
          [830, 690],
        ],
        true,
      ),
      p.lin([
        [0, '#bfe6d2'],
        [0.5, '#3fa295'],
        [1, '#1f6f70'],
      ]),
    );
    for (let i = 0; i < 30; i++)
      bush(
        p,
        p.pick([p.r(560, 770), p.r(900, 1120)]),
        p.r(800, 950),
        p.r(40, 90),
        p.r(30, 70),
        { dark: '#35573d', light: '#94ab55' },
        6,
      );
    // The window itself: two eyes in a dark wall of rock.
    const frame = 'M-10 -10H1610V1080H-10Z';
    const big = smooth(
      [
        [330, 880],
        [300, 640],
        [350, 400],
        [470, 250],
        [640, 180],
        [800, 230],
        [880, 380],
        [900, 600],
        [880, 820],
        [820, 930],
        [560, 950],
      ],
      true,
    );
    const small = smooth(
      [
        [1010, 860],
        [990, 660],
        [1020, 470],
        [1110, 370],
        [1220, 380],
        [1290, 500],
        [1310, 700],
        [1270, 870],
        [1140, 910],
      ],
      true,
    );
    const id = p.define(
      (name) => `<clipPath id="${name}"><path clip-rule="evenodd" d="${frame}${big}${small}"/></clipPath>`,
    );
    p.group({ 'clip-path': `url(#${id})` }, () => {
      cliff(
        p,
        [
          [-10, -10],
          [1610, -10],
          [1610, 1080],
          [-10, 1080],
        ],
        { light: '#9a7f66', dark: '#33292c', scale: 1.7, sun: 1 },
      );
      p.glow(640, 560, 620, '#ffcf8a', 0.4);
      p.glow(1150, 640, 420, '#ffcf8a', 0.35);
      p.stroke(big, '#ffdf9f', 26, { opacity: 0.35 }).stroke(small, '#ffdf9f', 22, { opacity: 0.35 });
      p.stroke(big, '#ffeec0', 7, { opacity: 0.75 }).stroke(small, '#ffeec0', 6, { opacity: 0.75 });
    });
    const floor = p.through(
      [
        [-20, 930],
        [400, 940],
        [900, 925],
        [1300, 905],
        [1620, 930],
      ],
      14,
      5,
    );
    ground(p, floor, '#3a2d2a', '#17151a', { rim: '#e0aa6a', marks: 40 });
    p.rect(330, 800, 960, 8, '#1f191b').rect(330, 850, 960, 5, '#1f191b');
    for (let x = 340; x < 1290; x += 62) p.rect(x, 800, 7, 140, '#1f191b');
    figure(p, 720, 946, 200, { fill: '#221a1e', rim: '#ffd392' }, { arms: [-20, 26], elbows: [40, -20] });
    vulture(p, 560, 380, 54, -12, '#4a3a34', '#8a6d55');
  },
  'callejones-las-majadas': (p) => {
    sky(p, [
      [0, '#6aa2c4'],
      [0.6, '#e9ecd6'],
      [1, '#f2e6c0'],
    ]);
    p.glow(800, 420, 420, '#fff2cf', 0.8);
    forest(p, p.ridge(600, 600, 12, 0.5, 500, 1100), [60, 140], 26, '#6f8f68', { rim: '#b9c274' });
    ground(
      p,
      [
        [440, 590],
        [1160, 590],
      ],
      '#b7b36a',
      '#8f9a4c',
      { marks: 20 },
    );
    const lanes: [number, number, number, number][] = [
      [620, 980, 330, 640],
      [520, 1080, 250, 700],
      [380, 1220, 130, 800],
      [190, 1420, -30, 960],
    ];
    lanes.forEach(([l, r, top, foot], i) => {
      const k = i / 3;
      const [light, dark] = [mix('#efe0bb', '#cdb48c', k), mix('#a89a80', '#4d4438', k)];
      const a = mesa(
        p,
        [
          [-20, top - 10],
          [l * 0.6, top + 20],
          [l - 20, top + 60],
        ],
        30,
      );
      cliff(
        p,
        [...a, [l + 26, top + 190], [l - 10, top + 330], [l + 16, foot], [-20, foot + 40]],
        { light, dark, sun: 1, scale: 0.7 + k * 0.8, green: '#6d7f45' },
        a.length,
      );
      const b = mesa(
        p,
        [
          [r + 14, top + 70],
          [r + (1600 - r) * 0.4, top + 10],
          [1620, top - 6],
        ],
        30,
      );
      cliff(
        p,
        [...b, [1620, foot + 40], [r - 20, foot], [r + 16, top + 320], [r - 24, top + 190]],
        { light: lighter(light, 0.2), dark, scale: 0.7 + k * 0.8, green: '#6d7f45' },
        b.length,
      );
      ground(
        p,
        p.through(
          [
            [-20, foot + 24],
            [l, foot - 8],
            [r, foot - 10],
            [1620, foot + 24],
          ],
          8,
          4,
        ),
        mix('#aeb06a', '#6b7a3c', k),
        mix('#97a054', '#3c4a2a', k),
        { marks: 30 },
      );
      for (let n = 0; n < 5; n++)
        bush(
          p,
          p.pick([p.r(l - 60, l + 40), p.r(r - 40, r + 70)]),
          foot + 12,
          50 + k * 70,
          36 + k * 50,
          { dark: '#3f5a38', light: '#a9b95a' },
          7,
        );
    });
    p.path(
      smooth(
        [
          [792, 596],
          [760, 700],
          [800, 800],
          [700, 940],
          [640, 1080],
          [1010, 1080],
          [920, 930],
          [880, 800],
          [820, 700],
          [812, 596],
        ],
        true,
      ),
      '#dccb92',
      { opacity: 0.85 },
    );
    figure(
      p,
      818,
      830,
      120,
      { fill: '#b4512f', rim: '#fff2cf', pack: '#37505c', stick: true, side: -1 },
      { legs: [-14, 12] },
    );
    figure(p, 786, 726, 64, { fill: '#37505c', rim: '#fff2cf' });
    for (const [x, h] of [
      [60, 420],
      [1540, 480],
    ])
      pine(p, x, 1090, h, { dark: '#233d2c', light: '#8aa04c', sun: x < 800 ? 1 : -1 });
  },
  'torcas-palancares': (p) => {
    sky(
      p,
      [
        [0, '#5a8fae'],
        [0.7, '#dbe5d2'],
        [1, '#efe4bf'],
      ],
      420,
    );
    cumulus(p, 500, 190, 420, '#d8e2de', '#ffffff', 0.8);
    hills(
      p,
      [
        [250, 30, '#86a3a0'],
        [300, 30, '#64897c'],
      ],
      '#cfdcc4',
    );
    for (let row = 0; row < 4; row++) {
      const line = p.ridge(330 + row * 34, 330 + row * 34, 10, 0.5);
      ground(p, line, mix('#54785a', '#35573d', row / 3), '#3c5a3a', { marks: 10 });
      forest(p, line, [50 + row * 12, 80 + row * 16], 18 + row * 2, mix('#4a7055', '#25462f', row / 3), {
        rim: mix('#9db36a', '#6f8f4a', row / 3),
      });
    }
    ground(p, p.ridge(450, 450, 6, 0.4), '#9a9a55', '#56662f', { marks: 120 });
    // The sinkhole: rim, ring of cliff, a green floor far below.
    p.oval(800, 710, 690, 270, '#7d8a45');
    const hole = smooth(
      Array.from(
        { length: 22 },
        (_, i): Pt => [
          800 + Math.cos((i / 22) * 6.283) * 640 * p.r(0.96, 1.04),
          700 + Math.sin((i / 22) * 6.283) * 232 * p.r(0.95, 1.05),
        ],
      ),
      true,
    );
    p.inside(hole, () => {
      cliff(
        p,
        [
          [120, 440],
          [1480, 440],
          [1480, 940],
          [120, 940],
        ],
        { light: '#f2dfb3', dark: '#7c664e', scale: 0.95, green: '#6f8048', sun: 1 },
      );
      p.rect(
        100,
        440,
        560,
        500,
        p.lin(
          [
            [0, '#2a2a2c', 0.72],
            [1, '#2a2a2c', 0],
          ],
          undefined,
          true,
        ),
      );
      p.oval(810, 920, 520, 170, '#31492f');
      for (let i = 0; i < 60; i++) {
        const a = p.r(0, 6.28);
        const x = 810 + Math.cos(a) * p.rnd() * 440;
        p.path(p.blob(x, 880 + Math.sin(a) * 70, 26, 22, 0.2), mix('#233b29', '#8ba552', p.rnd() * 0.7));
      }
      for (let i = 0; i < 12; i++)
        pine(p, p.r(440, 1180), p.r(890, 960), p.r(120, 200), { dark: '#1d3827', light: '#7d984a', sun: 1 });
    });
    p.stroke(hole, '#f6e8bd', 8, { opacity: 0.6 });
    ground(
      p,
      p.through(
        [
          [-20, 880],
          [260, 920],
          [560, 985],
          [900, 1000],
          [1250, 960],
          [1620, 860],
        ],
        14,
        5,
      ),
      '#7f8a42',
      '#2f3d22',
      { rim: '#d9d68a', marks: 70 },
    );
    for (const [x, y, h] of [
      [90, 1020, 560],
      [230, 1040, 400],
      [1500, 1000, 600],
      [1380, 1040, 380],
      [-10, 1060, 420],
    ])
      pine(p, x, y, h, { dark: '#1c3626', light: '#86994a', sun: 1 });
    figure(p, 960, 1020, 110, { fill: '#b4512f', rim: '#fff2cf', pack: '#37505c', side: -1 });
    flock(p, 980, 170, 5, 20, '#4a6470');
  },
  'buitres-leonados': (p) => {
    sky(p, [
      [0, '#9cc0c6'],
      [0.5, '#e6e3cc'],
      [1, '#f4d7a4'],
    ]);
    strips(p, 240, 180, 9, '#dfe2d4', '#fffdf4', 0.7);
    hills(
      p,
      [
        [720, 60, '#b3b5a3'],
        [790, 60, '#93a08c'],
        [870, 60, '#748a72'],
      ],
      '#ecdcb4',
    );
    const wall = mesa(
      p,
      [
        [900, 620],
        [1010, 420],
        [1140, 330],
        [1380, 280],
        [1620, 240],
      ],
      34,
    );
    cliff(
      p,
      [...wall, [1620, 1080], [820, 1080], [860, 850]],
      { light: '#f4dcab', dark: '#8d6f54', scale: 1.2, green: '#74804a', fade: '#7c8a62', fadeTo: 0.5 },
      wall.length,
    );
    mist(p, 930, 110, '#f6e7c4', 0.6);
    vulture(p, 520, 420, 400, -14, '#4a382e', '#a57f58');
    vulture(p, 1090, 190, 130, 18, '#5b483b', '#ab8862');
    vulture(p, 240, 800, 110, 10, '#5b483b', '#ab8862');
    vulture(p, 880, 690, 62, -8, '#74604f', '#b3946e');
    for (const x of [1150, 1196, 1330]) {
      // Three at rest on the ledge.
      p.path(`M${x - 16} ${x === 1330 ? 300 : 342}q-10 -40 10 -58q4 -22 20 -20q10 6 4 16l-4 8q16 24 2 56Z`, '#54402f');
    }
    ground(
      p,
      p.through(
        [
          [-20, 990],
          [300, 1000],
          [700, 1040],
          [1100, 1075],
        ],
        20,
        5,
      ),
      '#5a6a40',
      '#2c3a2a',
      { marks: 30 },
    );
    forest(p, p.ridge(1010, 1060, 14, 0.5, -20, 800), [50, 110], 34, '#33492f', { rim: '#a3a95a' });
  },
  'ciervo-berrea': (p) => {
    sky(p, [
      [0, '#c98a5a'],
      [0.35, '#eeb878'],
      [0.7, '#f9dca4'],
      [1, '#f9dca4'],
    ]);
    sun(p, 1010, 430, 92, '#fff2c9', '#ffe0a0', 6);
    for (let row = 0; row < 6; row++) {
      const k = row / 5;
      const line = p.ridge(500 + row * 62, 520 + row * 60, 40, 0.5);
      ground(p, line, mix('#dda56c', '#4a3524', k), mix('#f0c68c', '#5c4028', k), { marks: 16 });
      forest(p, line, [70 + row * 14, 140 + row * 18], 36, mix('#cf9763', '#3a2a20', k), { opacity: 0.95 });
      mist(p, 580 + row * 60, 60, '#ffe2ae', 0.55 - k * 0.3, 6);
    }
    rays(p, 1010, 430, 1200, 0.4, 2.7, 10, '#fff0c4', 0.2);
    ground(
      p,
      p.through(
        [
          [-20, 960],
          [300, 920],
          [640, 900],
          [1000, 940],
          [1620, 980],
        ],
        14,
        5,
      ),
      '#5a3f28',
      '#1f1814',
      { rim: '#f2b96e', marks: 60 },
    );
    beast(p, 'deer', 640, 915, 430, '#2a1c16', '#ffcf86');
    for (let i = 0; i < 5; i++) p.glow(960 + i * 40, 470 - i * 12, 40 + i * 16, '#fff4dc', 0.4 - i * 0.05, 0.6);
    blades(p, 0, 1600, 1080, [50, 170], 220, ['#3a2718', '#7d5630', '#c08a48'], { width: 3.4, lean: 0.1 });
    for (const [x, h] of [
      [60, 1180],
      [1520, 1240],
      [1400, 1160],
    ]) {
      p.path(`M${x - 20} 1080L${x - 10} ${1080 - h}H${x + 10}L${x + 22} 1080Z`, '#1d1512').line(
        [
          [x + (x < 800 ? 14 : -14), 1060],
          [x + (x < 800 ? 8 : -8), 1080 - h],
        ],
        '#c98a4a',
        5,
      );
      bare(p, x, 1080 - h * 0.6, 300, '#1d1512', x < 800 ? -1 : -2.1, 5);
    }
  },
  'pinar-niebla': (p) => {
    sky(p, [
      [0, '#dfe3da'],
      [0.5, '#cfd8d0'],
      [1, '#aebfb4'],
    ]);
    p.glow(1080, 250, 520, '#fffaf0', 0.95);
    for (let row = 0; row < 6; row++) {
      const k = row / 5;
      const dark = mix('#b9c6bd', '#16302b', k ** 1.2);
      const light = mix('#c9d4ca', '#5d7a58', k);
      for (let x = -30 + p.r(0, 60); x < 1630; x += p.r(70, 130) + row * 22) {
        if (row > 3 && Math.abs(x - 820) < 210) continue;
        pine(p, x, 640 + row * 78 + p.r(-14, 14), p.r(380, 560) + row * 78, {
          dark,
          light,
          sun: 1,
          trunk: mix('#c2c2b4', '#6d4333', k),
        });
      }
      ground(
        p,
        p.ridge(640 + row * 78, 640 + row * 80, 18, 0.5),
        mix('#bccabf', '#35503a', k),
        mix('#cfd9cf', '#1f3328', k),
        { marks: 14 },
      );
      mist(p, 640 + row * 76, 100, '#eef1ea', 0.75 - k * 0.5, 7);
    }
    rays(p, 1180, -320, 1700, 1.2, 2.1, 9, '#ffffff', 0.22);
    p.path(
      smooth(
        [
          [800, 800],
          [830, 870],
          [740, 960],
          [700, 1080],
          [1010, 1080],
          [930, 960],
          [880, 870],
          [822, 800],
        ],
        true,
      ),
      '#b7b894',
      { opacity: 0.6 },
    );
    for (let i = 0; i < 60; i++)
      blades(p, p.r(-20, 620), p.r(640, 660), 1078, [30, 100], 2, ['#2c4a3b', '#6d8a54', '#8f9a5a'], { width: 4 });
    blades(p, 1050, 1620, 1078, [40, 130], 70, ['#1c3a2c', '#4f7048', '#8f9a5a'], { width: 4 });
    beast(p, 'deer', 930, 880, 120, '#4f6258', undefined, true);
  },
  'setas-otono': (p) => {
    sky(p, [
      [0, '#c9a566'],
      [0.5, '#e8c98c'],
      [1, '#7d6a3c'],
    ]);
    p.glow(480, 200, 700, '#fff0c0', 0.8);
    for (let row = 0; row < 4; row++) {
      const k = row / 3;
      for (let x = p.r(-40, 40); x < 1640; x += p.r(110, 210)) {
        const w = 14 + row * 11;
        p.path(
          `M${x - w} 900Q${x - w * 0.5} 400 ${x - w * 0.7} -10H${x + w * 0.7}Q${x + w * 0.6} 400 ${x + w * 1.2} 900Z`,
          mix('#cda766', '#4a3426', k),
          { opacity: 0.55 + k * 0.4 },
        );
        p.line(
          [
            [x - w * 0.6, 880],
            [x - w * 0.55, 0],
          ],
          mix('#f6dfa4', '#b98350', k),
          w * 0.2,
          { opacity: 0.5 },
        );
      }
      mist(p, 620 + row * 40, 150, '#f6e0a8', 0.5 - k * 0.35);
    }
    rays(p, 420, -60, 1300, 0.6, 1.5, 8, '#fff3cb', 0.25);
    ground(
      p,
      p.through(
        [
          [-20, 800],
          [400, 760],
          [900, 800],
          [1620, 750],
        ],
        20,
        5,
      ),
      '#7d6a35',
      '#2f2a1c',
      { marks: 90 },
    );
    for (let i = 0; i < 420; i++) {
      const y = p.r(790, 1067);
      p.path(
        p.blob(p.r(0, 1600), y, (y - 700) * 0.06, (y - 700) * 0.03, 0.4, 6),
        p.pick(['#b4662f', '#d99a41', '#8f4a26', '#6d5a2c', '#e0b056']),
        { opacity: 0.8 },
      );
    }
    const seta = (x: number, y: number, w: number, h: number, cap: string) => {
      p.oval(x + w * 0.1, y + 4, w * 0.5, w * 0.08, '#1c160f', { opacity: 0.5 });
      p.path(
        `M${x - w * 0.13} ${y - h * 0.7}Q${x - w * 0.14} ${y - h * 0.3} ${x - w * 0.2} ${y}Q${x} ${y + h * 0.06} ${x + w * 0.2} ${y}Q${x + w * 0.13} ${y - h * 0.3} ${x + w * 0.13} ${y - h * 0.7}Z`,
        p.lin(
          [
            [0, '#fdf0cf'],
            [0.5, '#e6cb98'],
            [1, '#93703f'],
          ],
          undefined,
          true,
        ),
      );
      p.path(
        `M${x - w * 0.5} ${y - h * 0.6}Q${x} ${y - h * 0.36} ${x + w * 0.5} ${y - h * 0.6}Q${x} ${y - h * 0.74} ${x - w * 0.5} ${y - h * 0.6}Z`,
        '#b98d58',
      );
      for (let i = -6; i <= 6; i++)
        p.line(
          [
            [x + i * w * 0.03, y - h * 0.64],
            [x + i * w * 0.072, y - h * 0.5 - Math.abs(i) * h * 0.014],
          ],
          '#7d5a33',
          2,
          { opacity: 0.6 },
        );
      p.path(
        `M${x - w * 0.52} ${y - h * 0.58}Q${x - w * 0.48} ${y - h} ${x} ${y - h}Q${x + w * 0.5} ${y - h} ${x + w * 0.52} ${y - h * 0.58}Q${x} ${y - h * 0.72} ${x - w * 0.52} ${y - h * 0.58}Z`,
        p.lin(
          [
            [0, lighter(cap, 0.45)],
            [0.4, cap],
            [1, darker(cap, 0.45)],
          ],
          undefined,
          true,
        ),
      );
      p.path(p.blob(x - w * 0.2, y - h * 0.88, w * 0.14, h * 0.045, 0.2), '#fff0cc', { opacity: 0.4 });
    };
    seta(700, 960, 400, 420, '#c2692f');
    seta(1010, 990, 270, 270, '#b4562a');
    seta(480, 1000, 190, 190, '#cf7f3a');
    seta(1240, 950, 120, 120, '#c2692f');
    blades(p, 0, 1600, 1085, [40, 130], 130, ['#4a5a2c', '#8f9445', '#2f3d22'], { width: 4 });
    for (const [x, y, r] of [
      [160, 1010, 110],
      [1430, 1020, 130],
    ])
      p.path(
        p.blob(x, y, r, r * 0.6, 0.14),
        p.lin([
          [0, '#a8a06a'],
          [1, '#3d3a2c'],
        ]),
      ).path(p.blob(x - 20, y - r * 0.3, r * 0.6, r * 0.24, 0.2), '#7d9445', { opacity: 0.85 });
  },
  'cielo-estrellado': (p) => {
    sky(
      p,
      [
        [0, '#070c22'],
        [0.4, '#12214a'],
        [0.72, '#2a4a72'],
        [0.9, '#6f7f8c'],
        [1, '#c79a72'],
      ],
      900,
    );
    p.group({ transform: 'rotate(-32 800 400)' }, () => {
      p.oval(
        800,
        420,
        1250,
        210,
        p.rad([
          [0, '#cfd7f2', 0.5],
          [0.4, '#9fb0dd', 0.26],
          [1, '#9fb0dd', 0],
        ]),
      );
      p.oval(
        860,
        420,
        900,
        90,
        p.rad([
          [0, '#ffe9cf', 0.55],
          [0.6, '#cdb9d9', 0.2],
          [1, '#cdb9d9', 0],
        ]),
      );
      for (let i = 0; i < 40; i++)
        p.oval(
          p.r(100, 1600),
          430 + p.r(-40, 40),
          p.r(60, 190),
          p.r(9, 26),
          p.rad([
            [0, '#0d1736', 0.5],
            [1, '#0d1736', 0],
          ]),
        );
      for (let i = 0; i < 900; i++) {
        const s = p.r(0.5, 1.6);
        p.oval(p.r(-200, 1800), 420 + (p.rnd() + p.rnd() + p.rnd() - 1.5) * 230, s, s, '#fdf3df', {
          opacity: p.r(0.3, 0.9),
        });
      }
    });
    stars(p, 700, 860);
    p.poly(
      [
        [250, 170],
        [470, 262],
        [468, 266],
      ],
      p.lin(
        [
          [0, '#fff', 0],
          [1, '#fff', 0.9],
        ],
        [250, 170, 470, 264],
      ),
    );
    hills(
      p,
      [
        [800, 50, '#2f4560'],
        [850, 50, '#22344c'],
        [890, 40, '#182740'],
      ],
      '#3a4a5c',
    );
    const line = p.through(
      [
        [-20, 930],
        [400, 960],
        [800, 930],
        [1200, 950],
        [1620, 900],
      ],
      16,
      5,
    );
    ground(p, line, '#0f1a2e', '#070c18', { marks: 10 });
    for (const [x, w, h] of [
      [1260, 300, 330],
      [1480, 160, 170],
    ]) {
      p.path(
        smooth(
          [
            [x - w * 0.5, 950 - h * 0.85],
            [x - w * 0.3, 950 - h],
            [x + w * 0.3, 950 - h],
            [x + w * 0.52, 950 - h * 0.84],
            [x + w * 0.4, 950 - h * 0.56],
            [x + w * 0.15, 950 - h * 0.34],
            [x + w * 0.2, 956],
            [x - w * 0.22, 956],
            [x - w * 0.14, 950 - h * 0.34],
            [x - w * 0.42, 950 - h * 0.56],
          ],
          true,
        ),
        '#0c1526',
      );
      p.stroke(
        smooth(
          [
            [x - w * 0.5, 950 - h * 0.85],
            [x - w * 0.3, 950 - h],
            [x + w * 0.3, 950 - h],
          ],
          false,
        ),
        '#7f93b4',
        4,
      );
    }
    for (const [x, h] of [
      [70, 420],
      [170, 300],
      [330, 260],
    ])
      pine(p, x, 980, h, { dark: '#0a1322', light: '#20334a', trunk: '#2a3040' });
    p.glow(620, 940, 170, '#ffb45e', 0.55, 0.6);
    p.poly(
      [
        [560, 975],
        [630, 890],
        [700, 975],
      ],
      '#d98a3c',
    )
      .poly(
        [
          [630, 890],
          [700, 975],
          [650, 975],
        ],
        '#8a4a26',
      )
      .poly(
        [
          [618, 975],
          [630, 915],
          [646, 975],
        ],
        '#ffe0a0',
      );
    figure(p, 800, 990, 120, { fill: '#0a1120', rim: '#8c7a6a' }, { arms: [-10, 130], elbows: [6, 30] });
    p.line(
      [
        [880, 990],
        [920, 905],
        [960, 990],
      ],
      '#0a1120',
      6,
    ).line(
      [
        [884, 930],
        [962, 868],
      ],
      '#0a1120',
      16,
    );
    figure(
      p,
      1000,
      994,
      112,
      { fill: '#0a1120', rim: '#8c7a6a', hair: 'long', side: -1 },
      { lean: -14, arms: [-50, -30] },
    );
  },
  'nieve-serrania': (p) => {
    sky(p, [
      [0, '#3f6f9c'],
      [0.45, '#a3c2d6'],
      [0.8, '#fbe6d0'],
      [1, '#fbe6d0'],
    ]);
    strips(p, 200, 130, 8, '#dfe8ee', '#ffffff', 0.8);
    for (const [i, [y, amp]] of [
      [420, 130],
      [520, 110],
      [610, 80],
    ].entries()) {
      const line = p.ridge(y + 60, y, amp, 0.56);
      ground(p, line, mix('#f4f1f0', '#dfe8f0', i / 2), mix('#b9cbdd', '#a3b8ce', i / 2), {
        rim: '#ffffff',
        marks: 40,
        mark: ['#ffffff', '#8ea6c2'],
        slope: 0.5,
      });
      p.inside(polygon([...line, [1620, 1080], [-20, 1080]]), () => {
        for (let n = 0; n < 40; n++) {
          const a = p.pick(line);
          p.poly(
            [
              [a[0], a[1]],
              [a[0] + p.r(20, 70), a[1] + p.r(60, 160)],
              [a[0] + p.r(-6, 14), a[1] + p.r(60, 120)],
            ],
            '#7f9abb',
            { opacity: 0.3 },
          );
        }
      });
      forest(
        p,
        line.map(([a, b]): Pt => [a, b + 90 + i * 20]),
        [22 + i * 12, 40 + i * 20],
        16,
        mix('#7f97a8', '#3f5f68', i / 2),
        { rim: '#f4f8fa', gaps: 0.2 },
      );
    }
    for (let row = 0; row < 3; row++) {
      const line = p.ridge(740 + row * 80, 770 + row * 70, 26, 0.5);
      ground(p, line, '#f3f6f9', '#c3d2e0', { marks: 20, mark: ['#ffffff', '#9fb4cc'] });
      forest(
        p,
        line.filter(([x]) => x < 640 - row * 120 || x > 1120 + row * 90),
        [80 + row * 40, 150 + row * 60],
        40,
        mix('#41616a', '#1f3a40', row / 2),
        { rim: '#f8fbfc' },
      );
    }
    const [x, y] = [900, 860]; // A stone hut with smoke.
    p.rect(x, y - 90, 190, 96, '#a98f78')
      .rect(x, y - 90, 60, 96, '#cbb298')
      .poly(
        [
          [x - 20, y - 84],
          [x + 40, y - 150],
          [x + 170, y - 150],
          [x + 214, y - 84],
        ],
        '#fafcfd',
      )
      .poly(
        [
          [x + 150, y - 150],
          [x + 170, y - 150],
          [x + 214, y - 84],
          [x + 180, y - 84],
        ],
        '#c3d0de',
      );
    p.rect(x + 90, y - 62, 34, 40, '#ffcf7a')
      .rect(x + 20, y - 60, 30, 66, '#4a3630')
      .rect(x + 130, y - 182, 22, 40, '#8d7562');
    p.glow(x + 107, y - 40, 90, '#ffc766', 0.6);
    for (let i = 0; i < 7; i++) p.glow(x + 146 + i * 16, y - 200 - i * 38, 26 + i * 13, '#f2eeee', 0.55 - i * 0.06);
    for (const [px, h] of [
      [120, 520],
      [1490, 600],
      [260, 360],
    ])
      pine(p, px, 1080, h, { dark: '#2a4650', light: '#f4f8fb', trunk: '#5f463c' });
  },
} satisfies Partial<Record<SceneName, Draw>>;
