/** The face of the site: the hanging houses over the Huécar gorge at golden hour. */
import { darker, lighter, mix, Pic, type Pt, polygon, smooth } from './kit.ts';
import { hanging, house, ironBridge, masonry, town } from './kit-built.ts';
import { cliff, ground, mesa, mist, rays, sky, strips, sun } from './kit-land.ts';
import { figure, flock } from './kit-life.ts';
import { bush, forest, pine, poplar } from './kit-plants.ts';

const haze = '#f0b67f';

function distance(p: Pic): void {
  sky(p, [
    [0, '#2f5f78'],
    [0.16, '#5d8a93'],
    [0.3, '#b9b49b'],
    [0.42, '#f0c48a'],
    [0.52, '#f9d79a'],
    [1, '#f2a765'],
  ]);
  for (const [x, y, r, c] of [
    [520, 250, 620, '#f6c9a0'],
    [1500, 330, 700, '#f9c48a'],
    [1150, 430, 800, '#ffd894'],
    [150, 400, 560, '#f0a878'],
  ] as const)
    p.glow(x, y, r, c, 0.42, 0.13);
  strips(p, 190, 150, 12, '#e9cfae', '#fff0cf', 0.5);
  strips(p, 400, 110, 16, '#e79f6c', '#ffe9b8', 0.6);
  strips(p, 480, 46, 10, '#f0a468', '#fff3cf', 0.55);
  sun(p, 960, 548, 46, '#fff6d8', '#ffdc94', 11);
  for (const [y, amp, colour] of [
    [600, 40, '#c99b86'],
    [640, 52, '#b08378'],
    [690, 56, '#937069'],
  ] as const) {
    const line = p.ridge(y + 20, y - 40, amp, 0.52);
    ground(p, line, colour, mix(colour, haze, 0.75), { rim: '#ffe3ae', rimWidth: 3, marks: 30 });
    forest(p, line, [7, 16], 11, mix(colour, '#5f5350', 0.25), { opacity: 0.7, round: 1 });
    mist(p, y + 90, 70, '#ffd9a0', 0.5, 5);
  }
}

/** The gorge's far walls, one behind the other. */
function walls(p: Pic): void {
  const far = mesa(
    p,
    [
      [1080, 760],
      [1160, 700],
      [1330, 668],
      [1560, 640],
      [2420, 600],
    ],
    22,
  );
  cliff(
    p,
    [...far, [2420, 1100], [960, 1100], [1010, 900]],
    { light: '#f0c08a', dark: '#a9746a', scale: 0.8, fade: haze, fadeTo: 0.9, crisp: 0.7, green: '#8d7c55' },
    far.length,
  );
  const across = mesa(
    p,
    [
      [-20, 580],
      [180, 604],
      [390, 612],
      [560, 640],
      [650, 700],
      [740, 780],
    ],
    26,
  );
  cliff(
    p,
    [...across, [830, 900], [905, 1060], [-20, 1120]],
    { light: '#c58f6d', dark: '#5d4550', sun: 1, scale: 0.95, fade: '#c08468', fadeTo: 0.6, green: '#5f5d42' },
    across.length,
  );
  forest(p, across, [22, 44], 24, '#4a4a42', { round: 0.45, rim: '#ffcf86', sun: 1, gaps: 0.2 });
}

/** The convent of San Pablo, opposite, against the light. */
function convent(p: Pic): void {
  const t = (colour: string) => mix(colour, '#5d4550', 0.5);
  house(p, 236, 610, 210, 96, { wall: t('#d8b27c'), roof: t('#8f4a33'), sun: 1, floors: 3, cols: 9, roofH: 26 });
  house(p, 440, 622, 104, 118, { wall: t('#e0bd88'), roof: t('#96503a'), sun: 1, floors: 3, cols: 3, roofH: 30 });
  house(p, 190, 604, 58, 148, { wall: t('#cfa873'), roof: t('#8f4a33'), sun: 1, floors: 3, cols: 1, roofH: 30 });
}

function valley(p: Pic): void {
  mist(p, 905, 130, '#ffd39a', 0.8, 9);
  for (const [y, tone, tall] of [
    [925, '#b08a58', 36],
    [965, '#947a4c', 46],
    [1010, '#7d6c42', 60],
  ] as const) {
    // Woods closing on the river.
    const line = p.ridge(y + 34, y + 6, 34, 0.5, 480, 1500);
    ground(p, line, tone, mix(tone, '#4a4232', 0.4), { rim: '#ffd48c', marks: 30 });
    for (const drop of [0, 14, 30])
      forest(
        p,
        line.map(([x, yy]): Pt => [x, yy + drop]),
        [tall * 0.6, tall * 1.3],
        tall * 0.42,
        mix(tone, '#3a3f2c', 0.35 + drop * 0.01),
        { round: 0.7, rim: '#ffce80', sun: -1 },
      );
  }
  const river: Pt[] = [
    [1164, 1030],
    [1186, 1070],
    [1121, 1110],
    [1166, 1170],
    [1086, 1240],
    [1116, 1360],
    [1286, 1360],
    [1236, 1240],
    [1246, 1170],
    [1186, 1110],
    [1222, 1070],
    [1178, 1030],
  ];
  p.path(
    smooth(river, true),
    p.lin([
      [0, '#ffe7b0'],
      [0.4, '#a9c4a0'],
      [1, '#2c666a'],
    ]),
    { opacity: 0.9 },
  );
}

/** Golden poplars and thickets along the Huécar, before the bridge's feet. */
function riverside(p: Pic): void {
  for (let i = 0; i < 30; i++) {
    const x = 560 + i * 26 + p.r(-12, 12);
    if (x > 1110 && x < 1236) continue;
    bush(
      p,
      x,
      1170 + p.r(-20, 60),
      p.r(60, 110),
      p.r(40, 80),
      { dark: '#4f4a2e', light: p.pick(['#d9a850', '#b5923f', '#8f8442']) },
      7,
    );
    poplar(p, x, 1110 + Math.abs(i - 15) * 4 + p.r(-20, 24), p.r(110, 180), {
      dark: mix('#86692f', '#4a4630', p.rnd() * 0.6),
      light: p.pick(['#f4c158', '#e8a53e', '#ffd98a']),
      sun: -1,
    });
  }
}

function rock(p: Pic): void {
  const line = mesa(
    p,
    [
      [1392, 706],
      [1500, 700],
      [1700, 690],
      [1860, 668],
      [2050, 640],
      [2240, 600],
      [2420, 585],
    ],
    16,
  );
  const town1 = (x: number) => 700 - Math.max(0, x - 1640) * 0.13;
  forest(p, p.ridge(560, 470, 20, 0.5, 1900, 2420), [30, 60], 30, '#8c7a58', { round: 0.6, rim: '#ffd48c' });
  town(p, (x) => town1(x) - 96, 1800, 2420, [54, 92], [80, 130], { rows: 3, toned: 0.3, tone: '#e0a068', lift: 50 });
  // The cathedral's lantern and a bell tower over the roofs.
  house(p, 2046, 560, 84, 196, { wall: '#dcb487', roof: '#b06445', floors: 4, cols: 2, roofH: 44 });
  p.poly(
    [
      [2040, 366],
      [2088, 286],
      [2136, 366],
    ],
    p.lin(
      [
        [0, '#d98e62'],
        [1, '#8f4a35'],
      ],
      undefined,
      true,
    ),
  );
  p.line(
    [
      [2088, 288],
      [2088, 252],
    ],
    '#5a3a30',
    4,
  );
  town(p, town1, 1724, 2420, [60, 100], [112, 178], { rows: 2, toned: 0.2, tone: '#d99a5c', lift: 40, lit: 0.05 });
  const outline: Pt[] = [
    ...line,
    [2420, 1360],
    [1236, 1360],
    [1262, 1240],
    [1300, 1120],
    [1330, 1000],
    [1372, 930],
    [1368, 830],
    [1398, 770],
  ];
  cliff(
    p,
    outline,
    { light: '#fbd79c', dark: '#7d4f45', scale: 1.15, green: '#6f6a3a', fade: '#3d2f35', fadeTo: 0.68, crisp: 1.15 },
    line.length,
  );
  p.inside(polygon(outline), () => {
    // The sun reaches the nose of the rock; shade falls under the houses and in the bends.
    p.rect(
      1220,
      600,
      420,
      760,
      p.lin(
        [
          [0, '#ffe2a4', 0.5],
          [1, '#ffe2a4', 0],
        ],
        undefined,
        true,
      ),
    );
    p.rect(
      1400,
      700,
      420,
      130,
      p.lin([
        [0, '#4a2c30', 0.5],
        [1, '#4a2c30', 0],
      ]),
    );
    for (const [x, w] of [
      [1880, 150],
      [2230, 190],
    ])
      p.rect(
        x,
        560,
        w,
        800,
        p.lin(
          [
            [0, '#4a2c38', 0],
            [0.45, '#4a2c38', 0.42],
            [1, '#4a2c38', 0],
          ],
          undefined,
          true,
        ),
      );
  });
  for (const [y, tall] of [
    [1080, 40],
    [1150, 60],
    [1230, 80],
  ] as const) {
    // The wooded scree at its foot.
    const scree = p.through(
      [
        [1180, y + 110],
        [1420, y + 40],
        [1720, y + 14],
        [2060, y - 20],
        [2420, y - 60],
      ],
      30,
      5,
    );
    const tone = mix('#8a7048', '#2c302b', (y - 1080) / 190);
    ground(p, scree, tone, darker(tone, 0.4), { marks: 40, rim: '#d9a55e' });
    forest(p, scree, [tall * 0.6, tall * 1.3], tall * 0.55, mix(tone, '#20291f', 0.55), {
      round: 0.7,
      rim: mix('#e8b355', tone, 0.35),
    });
  }
  for (const x of [1690, 1706, 1760, 1990, 2210])
    poplar(p, x, town1(x) + 12, p.r(70, 120), { dark: '#46492f', light: '#b99a4a' });
  ironBridge(p, 606, 738, 1404, 722, [930, 1046, 1066, 990], '#54312b', '#ffc98c', 0.92);
  for (const [x, h] of [
    [860, 26],
    [884, 24],
    [1180, 25],
    [1262, 26],
  ])
    figure(p, x, 734 - (x - 606) * 0.02, h, { fill: '#3a2a2c', rim: '#ffe0b0' });
  p.poly(
    [
      [560, 716],
      [624, 722],
      [628, 800],
      [566, 806],
    ],
    '#8d6a58',
  ).poly(
    [
      [602, 720],
      [624, 722],
      [628, 800],
      [606, 802],
    ],
    '#e0ae80',
  );
  masonry(p, 562, 720, 62, 82, '#4a3236', 11, 0.4);
  for (let i = 0; i < 9; i++)
    bush(p, 548 + i * 11, 812 + p.r(-4, 8), 34, 26, { dark: '#5f5238', light: '#c9a060', sun: 1 }, 5);
  riverside(p);
  hanging(p, 1424, 716, 1.12, { light: '#ffe6b2', lit: 0.06 });
  for (const x of [1408, 1580, 1640, 1766]) bush(p, x, 752, 54, 44, { dark: '#494b2e', light: '#c9a24c' }, 6);
}

/** Foreground: the dark near slope, pines against the light, room for the title. */
function near(p: Pic): void {
  const one = p.through(
    [
      [-20, 900],
      [220, 930],
      [480, 1010],
      [760, 1120],
      [1010, 1230],
      [1320, 1300],
      [2420, 1330],
    ],
    24,
    5,
  );
  ground(p, one, '#40413a', '#1b2126', { rim: '#d99b58', rimWidth: 4, marks: 60 });
  forest(
    p,
    one.filter(([x]) => x < 1000),
    [40, 90],
    34,
    '#2d342e',
    { round: 0.5, rim: '#c58a4c', sun: 1 },
  );
  const two = p.through(
    [
      [-20, 1060],
      [300, 1090],
      [640, 1190],
      [1000, 1290],
      [1500, 1345],
      [2420, 1352],
    ],
    20,
    5,
  );
  ground(p, two, '#222a2a', '#10161d', { rim: '#8d6a48', rimWidth: 3, marks: 50 });
  for (const [x, y, h] of [
    [60, 1130, 560],
    [205, 1150, 430],
    [-20, 1190, 470],
    [330, 1170, 300],
    [2350, 1390, 430],
    [2250, 1390, 300],
  ] as const) {
    pine(p, x, y, h, {
      dark: '#162220',
      light: x < 1000 ? '#8a7440' : '#4d5232',
      sun: x < 1000 ? 1 : -1,
      trunk: '#6b4330',
    });
  }
  for (let i = 0; i < 30; i++)
    bush(
      p,
      p.r(-20, 980),
      p.r(1190, 1380),
      p.r(60, 150),
      p.r(40, 90),
      { dark: darker('#1d2826', p.rnd() * 0.4), light: lighter('#2f3a2e', p.rnd() * 0.1), sun: 1 },
      7,
    );
}

export function heroCuenca(): string {
  const p = new Pic('hero-cuenca', 2400, 1350);
  distance(p);
  flock(p, 700, 300, 7, 24, '#5a4a4c');
  walls(p);
  convent(p);
  valley(p);
  rock(p);
  near(p);
  rays(p, 960, 548, 1500, 0.05, 1.7, 9, '#ffe2a4', 0.17);
  p.glow(960, 556, 900, '#ffd892', 0.27);
  p.rect(
    0,
    760,
    2400,
    590,
    p.lin([
      [0, '#10161d', 0],
      [0.6, '#10161d', 0.22],
      [1, '#10161d', 0.62],
    ]),
  );
  p.oval(
    0,
    1180,
    1250,
    760,
    p.rad([
      [0, '#0e141b', 0.62],
      [0.6, '#0e141b', 0.34],
      [1, '#0e141b', 0],
    ]),
  );
  p.add(
    `<rect width="2400" height="1350" fill="${p.rad([
      [0, '#ffb45a', 0.5],
      [0.6, '#ff9d4a', 0.24],
      [1, '#ff8a3a', 0],
    ])}" style="mix-blend-mode:soft-light"/>`,
  );
  return p.svg();
}
