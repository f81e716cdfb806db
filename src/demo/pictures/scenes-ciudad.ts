/** The city of Cuenca. */
import { type Draw, darker, lighter, mix, type Pic, type Pt, smooth } from './kit.ts';
import { arch, hanging, house, masonry, merlons, town } from './kit-built.ts';
import { band, cliff, ground, mesa, mist, moon, rays, sky, stars, strips, sun, water } from './kit-land.ts';
import { figure, flock } from './kit-life.ts';
import { bare, bush, forest, pine, poplar } from './kit-plants.ts';
import type { SceneName } from './names.ts';

/** Hazy hills with woods, back to front. */
export function hills(p: Pic, rows: [y: number, amp: number, colour: string][], haze: string, rim?: string): void {
  for (const [y, amp, colour] of rows) {
    const line = p.ridge(y + p.r(-20, 20), y + p.r(-20, 20), amp, 0.52);
    ground(p, line, colour, mix(colour, haze, 0.7), { rim, marks: 24 });
    forest(p, line, [6, 15], 11, mix(colour, darker(colour, 0.5), 0.4), { round: 0.8, opacity: 0.7 });
  }
}

/** The gothic gable of one of the cathedral's portals. */
function portal(p: Pic, x: number, base: number, w: number, h: number, stone: string): void {
  p.path(arch(x, base, w, h, true), darker(stone, 0.25));
  for (let i = 1; i <= 5; i++) {
    const k = i * w * 0.055;
    p.path(arch(x + k, base, w - 2 * k, h - k * 1.5, true), i % 2 ? lighter(stone, 0.25) : darker(stone, 0.4));
  }
  const k = w * 0.33;
  p.path(arch(x + k, base, w - 2 * k, h - k * 1.5, true), '#2a1c1a');
  p.rect(x + w / 2 - w * 0.012, base - h * 0.42, w * 0.024, h * 0.42, darker(stone, 0.5));
}

function pinnacle(p: Pic, x: number, base: number, w: number, h: number, stone: string): void {
  p.rect(
    x - w / 2,
    base - h * 0.6,
    w,
    h * 0.6,
    p.lin(
      [
        [0, lighter(stone, 0.3)],
        [0.5, stone],
        [1, darker(stone, 0.4)],
      ],
      undefined,
      true,
    ),
  );
  p.poly(
    [
      [x - w * 0.6, base - h * 0.6],
      [x, base - h],
      [x + w * 0.6, base - h * 0.6],
    ],
    p.lin(
      [
        [0, lighter(stone, 0.35)],
        [0.5, stone],
        [1, darker(stone, 0.45)],
      ],
      undefined,
      true,
    ),
  );
  for (let i = 0; i < 3; i++)
    p.oval(x - w * 0.5 * (1 - i * 0.3), base - h * (0.66 + i * 0.1), w * 0.1, w * 0.1, lighter(stone, 0.2)).oval(
      x + w * 0.5 * (1 - i * 0.3),
      base - h * (0.66 + i * 0.1),
      w * 0.1,
      w * 0.1,
      darker(stone, 0.3),
    );
  p.path(arch(x - w * 0.22, base - h * 0.12, w * 0.44, h * 0.4, true), darker(stone, 0.55), { opacity: 0.7 });
}

export const ciudad = {
  'casas-colgadas-amanecer': (p) => {
    sky(p, [
      [0, '#8fb3b8'],
      [0.28, '#d9c6b8'],
      [0.5, '#f6c9a4'],
      [1, '#f3a77d'],
    ]);
    strips(p, 150, 120, 10, '#f0b79c', '#ffe9cf', 0.6);
    sun(p, 330, 470, 38, '#fff3d2', '#ffd7a0', 10);
    hills(
      p,
      [
        [520, 40, '#c9a1a0'],
        [570, 46, '#ab8790'],
        [640, 50, '#87707f'],
      ],
      '#f3c3a2',
      '#ffe2bd',
    );
    const far = mesa(
      p,
      [
        [-20, 540],
        [160, 560],
        [330, 610],
        [470, 700],
      ],
      22,
    );
    cliff(
      p,
      [...far, [560, 900], [-20, 980]],
      { light: '#dba890', dark: '#7d5f70', sun: 1, scale: 0.7, fade: '#e8b296', fadeTo: 0.85 },
      far.length,
    );
    mist(p, 800, 150, '#ffe3c6', 0.8, 10);
    const near = mesa(
      p,
      [
        [520, 640],
        [700, 636],
        [1000, 640],
        [1220, 610],
        [1620, 560],
      ],
      18,
    );
    town(p, (x) => 640 - Math.max(0, x - 1150) * 0.16, 1200, 1620, [80, 120], [170, 260], {
      rows: 3,
      toned: 0.12,
      tone: '#d69a86',
      lift: 90,
    });
    cliff(
      p,
      [...near, [1620, 1080], [360, 1080], [430, 960], [470, 860], [500, 760]],
      { light: '#f9d3a4', dark: '#94645a', scale: 1.25, green: '#6f6b3f', fade: '#6b4a50', fadeTo: 0.6 },
      near.length,
    );
    hanging(p, 566, 652, 1.75, { light: '#ffe9c4' });
    for (const x of [548, 700, 860, 1000, 1160]) bush(p, x, 724, 90, 62, { dark: '#56552f', light: '#d9b05a' }, 8);
    mist(p, 1010, 130, '#f6cdb0', 0.7, 8);
    for (const [x, h] of [
      [60, 420],
      [170, 320],
      [1540, 300],
    ])
      pine(p, x, 1100, h, { dark: '#3b3f3c', light: '#b98d5c', sun: 1 });
    flock(p, 330, 260, 8, 22, '#6b4f58');
    rays(p, 330, 470, 1200, -0.15, 0.6, 7, '#fff0c8', 0.18);
  },
  'casas-colgadas-noche': (p) => {
    sky(p, [
      [0, '#0c1430'],
      [0.45, '#1f3157'],
      [0.75, '#3f5378'],
      [1, '#5c6a82'],
    ]);
    stars(p, 340, 620);
    moon(p, 1310, 190, 46);
    strips(p, 340, 70, 6, '#2f4068', '#8ea0bd', 0.5);
    hills(
      p,
      [
        [560, 50, '#33436a'],
        [620, 50, '#2a3759'],
      ],
      '#4a5b7d',
    );
    const far = mesa(
      p,
      [
        [860, 720],
        [1010, 640],
        [1260, 600],
        [1620, 560],
      ],
      24,
    );
    cliff(
      p,
      [...far, [1620, 1080], [800, 1080]],
      { light: '#5c6a8c', dark: '#1d2745', sun: 1, scale: 0.9, fade: '#141c36', fadeTo: 0.8 },
      far.length,
    );
    forest(p, far, [20, 44], 22, '#18213d', { round: 0.5 });
    p.group({ transform: 'matrix(-1 0 0 1 1600 0)' }, () => {
      town(p, (x) => 560 - (x - 1100) * 0.2, 1120, 1640, [70, 110], [140, 230], {
        rows: 3,
        tone: '#1c2447',
        toned: 0.62,
        lit: 0.3,
        lift: 70,
        roof: '#5d3a3c',
      });
      const near = mesa(
        p,
        [
          [740, 566],
          [900, 560],
          [1180, 556],
          [1620, 470],
        ],
        18,
      );
      cliff(
        p,
        [...near, [1640, 1080], [600, 1080], [650, 940], [690, 800], [712, 660]],
        { light: '#d99a55', dark: '#33264a', scale: 1.15, fade: '#131a35', fadeTo: 0.95, green: '#4c4a35' },
        near.length,
      );
      p.glow(960, 640, 420, '#ffb35c', 0.55, 0.7);
      hanging(p, 776, 572, 1.4, { tone: '#40304f', toned: 0.3, lit: 0.72, light: '#ffd591' });
    });
    p.glow(640, 640, 560, '#ff9d45', 0.2, 0.8);
    for (const y of [930, 1000]) {
      const line = p.ridge(y, y + 30, 40, 0.5);
      ground(p, line, mix('#1a2440', '#0b1024', (y - 930) / 70), '#0b1024', { marks: 20 });
      forest(p, line, [40, 110], 30, mix('#131b35', '#090d1e', (y - 930) / 70), { round: 0.4 });
    }
    for (const [x, y] of [
      [1080, 905],
      [1170, 925],
      [1280, 915],
      [960, 940],
    ])
      p.glow(x, y, 46, '#ffc46b', 0.8).oval(x, y, 4, 4, '#fff0c4');
  },
  'puente-san-pablo': (p) => {
    sky(p, [
      [0, '#5b98a8'],
      [0.4, '#b7cfc4'],
      [0.6, '#f4e2bd'],
      [1, '#f0c690'],
    ]);
    strips(p, 170, 110, 9, '#dfe3d6', '#fffaf0', 0.7);
    hills(
      p,
      [
        [440, 36, '#a9b3a4'],
        [480, 40, '#8fa08f'],
      ],
      '#e6d9b8',
    );
    town(p, (x) => 452 + Math.abs(x - 1300) * 0.05, 820, 1620, [52, 84], [90, 150], {
      rows: 4,
      toned: 0.16,
      tone: '#d7b694',
      lift: 52,
      sun: 1,
    });
    const right = mesa(
      p,
      [
        [700, 480],
        [860, 470],
        [1100, 462],
        [1620, 440],
      ],
      16,
    );
    cliff(
      p,
      [...right, [1620, 1080], [620, 1080], [650, 700]],
      { light: '#f2d8a8', dark: '#8e7256', sun: 1, scale: 0.95, green: '#6b7443', fade: '#7e8a62', fadeTo: 0.6 },
      right.length,
    );
    hanging(p, 740, 478, 0.82, { sun: 1 });
    const left = mesa(
      p,
      [
        [-20, 330],
        [130, 360],
        [280, 430],
        [420, 520],
        [520, 640],
      ],
      24,
    );
    cliff(
      p,
      [...left, [600, 1080], [-20, 1080]],
      { light: '#cfb587', dark: '#6a5a50', sun: 1, scale: 1.1, green: '#55653c', fade: '#52603f', fadeTo: 0.6 },
      left.length,
    );
    forest(p, left, [30, 70], 30, '#3f5238', { round: 0.6, rim: '#b9ad62', sun: 1 });
    for (let i = 0; i < 24; i++)
      poplar(p, p.r(420, 760), p.r(820, 960), p.r(90, 170), { dark: '#4c6538', light: '#a9b457', sun: 1 });
    // The deck, running from the spectator's feet to the houses.
    const to: Pt = [716, 500];
    const at = (x: number, y: number, t: number): Pt => [to[0] + (x - to[0]) * t, to[1] + (y - to[1]) * t];
    const depth = (i: number) => 1 / (1 + i * 0.34);
    p.poly(
      [at(250, 1120, 1), at(250, 1120, 0.02), at(1390, 1120, 0.02), at(1390, 1120, 1)],
      p.lin(
        [
          [0, '#b98a5c'],
          [1, '#7b5238'],
        ],
        [0, 500, 0, 1067],
      ),
    );
    for (let i = 0; i < 60; i++) {
      const t = depth(i * 0.28);
      p.line([at(250, 1120, t), at(1390, 1120, t)], i % 3 ? '#543524' : '#d4a673', 6 * t, { opacity: 0.5 });
    }
    p.poly([at(250, 1120, 1), at(250, 1120, 0.02), at(520, 1120, 0.02), at(640, 1120, 1)], '#2f2530', {
      opacity: 0.28,
    });
    for (const [x, light] of [
      [250, '#8a3d2b'],
      [1390, '#d07a4e'],
    ] as const) {
      for (let i = 0; i < 26; i++) {
        const [a, b] = [depth(i * 0.55), depth((i + 1) * 0.55)];
        p.line([at(x, 1120, a), at(x, 420, a)], '#5e2b24', 15 * a);
        p.line([at(x, 1080, a), at(x, 470, b)], light, 7 * a).line([at(x, 1080, b), at(x, 470, a)], '#6d3227', 7 * a);
      }
      for (const y of [420, 470, 1080])
        p.line([at(x, y, 1.3), at(x, y, 0.02)], y === 420 ? '#e2a070' : light, y === 420 ? 13 : 8);
    }
    figure(
      p,
      830,
      760,
      190,
      { fill: '#2f4858', rim: '#ffe1b0', legs: '#3a3230', pack: '#b4512f', side: -1 },
      { legs: [-14, 12], knees: [8, 4] },
    );
    figure(p, 775, 640, 112, { fill: '#a5452f', rim: '#ffe1b0', skirt: '#7a3326', hair: 'long' });
    figure(p, 742, 588, 66, { fill: '#4b5a45' });
    flock(p, 420, 190, 6, 20, '#51666b');
  },
  'hoz-del-huecar-otono': (p) => {
    sky(p, [
      [0, '#7fa9b5'],
      [0.4, '#d6dccb'],
      [1, '#f2dcae'],
    ]);
    strips(p, 110, 80, 7, '#e9e4d2', '#fffdf2', 0.7);
    hills(p, [[400, 44, '#aeb2a6']], '#e8dcbb');
    const walls: [Pt[], Pt[], string, string, 1 | -1][] = [
      [
        [
          [500, 470],
          [640, 420],
          [900, 400],
          [1100, 430],
          [1180, 500],
        ],
        [
          [1200, 800],
          [460, 800],
        ],
        '#e8cfa4',
        '#a48a78',
        -1,
      ],
      [
        [
          [-20, 300],
          [180, 330],
          [420, 380],
          [560, 470],
          [620, 560],
        ],
        [
          [700, 840],
          [-20, 900],
        ],
        '#d6b083',
        '#7c6257',
        1,
      ],
      [
        [
          [980, 600],
          [1060, 470],
          [1200, 360],
          [1420, 290],
          [1620, 260],
        ],
        [
          [1620, 960],
          [900, 900],
        ],
        '#f3d4a0',
        '#94705a',
        -1,
      ],
    ];
    for (const [crown, foot, light, dark, side] of walls) {
      const line = mesa(p, crown, 26);
      cliff(
        p,
        [...line, ...foot],
        { light, dark, sun: side, scale: 0.95, green: '#8c7a3f', fade: '#cfa66b', fadeTo: 0.75 },
        line.length,
      );
      forest(p, line, [18, 42], 26, '#6a6b3f', { round: 0.7, rim: '#d9b55c', gaps: 0.25 });
    }
    const floor = p.through(
      [
        [-20, 800],
        [500, 770],
        [900, 780],
        [1620, 830],
      ],
      20,
      5,
    );
    ground(p, floor, '#b99a55', '#5c4a2c', { marks: 60 });
    for (let row = 0; row < 4; row++) {
      for (let x = -20 + row * 13; x < 1620; x += p.r(24, 74)) {
        if (Math.abs(x - 800 + row * 34) < 40 + row * 46) continue;
        poplar(p, x + p.r(-12, 12), 830 + row * 60 + p.r(-26, 26), p.r(110, 230) + row * 46, {
          dark: p.pick(['#b0742a', '#9a5f26', '#c08a2e', '#7d6a30']),
          light: p.pick(['#f4b73c', '#ffd368', '#e98f34']),
          sun: 1,
        });
      }
    }
    p.path(
      smooth(
        [
          [800, 800],
          [780, 840],
          [830, 900],
          [720, 980],
          [760, 1080],
          [1010, 1080],
          [900, 980],
          [905, 900],
          [815, 840],
          [812, 800],
        ],
        true,
      ),
      p.lin([
        [0, '#f0dca6'],
        [1, '#c9a26b'],
      ]),
    );
    figure(p, 838, 952, 96, { fill: '#8f3f2a', rim: '#ffe9bd', legs: '#2f3a40', side: -1 }, { legs: [-12, 10] });
    figure(
      p,
      872,
      956,
      88,
      { fill: '#2f5a5a', rim: '#ffe9bd', legs: '#3a2f2c', side: -1, hair: 'long' },
      { legs: [-8, 12] },
    );
    for (let i = 0; i < 160; i++)
      p.oval(p.r(0, 1600), p.r(520, 1060), p.r(2, 5), p.r(1.5, 3), p.pick(['#f4b73c', '#e0762b', '#ffd368']), {
        opacity: 0.8,
      });
    bare(p, 1540, 1090, 560, '#4a3226', -1.75);
    for (let i = 0; i < 150; i++)
      p.oval(
        1500 + (p.rnd() + p.rnd() - 1) * 220,
        660 + (p.rnd() + p.rnd() - 1) * 170,
        p.r(4, 11),
        p.r(3, 7),
        p.pick(['#d97f2b', '#b4512f', '#f0a83a', '#8f3f2a']),
        { opacity: 0.9 },
      );
  },
  'hoz-del-jucar': (p) => {
    const scene = p.capture(() => {
      sky(p, [
        [0, '#4f95b5'],
        [0.4, '#a9d0d2'],
        [0.62, '#f2ead0'],
        [1, '#f2ead0'],
      ]);
      p.glow(1180, 90, 500, '#fff6d8', 0.5);
      strips(p, 170, 70, 9, '#f3f0e4', '#ffffff', 0.8);
      hills(p, [[400, 40, '#8fb0ac']], '#dfe6cf');
      const right = mesa(
        p,
        [
          [720, 560],
          [800, 430],
          [980, 340],
          [1240, 300],
          [1620, 250],
        ],
        26,
      );
      town(p, (x) => 352 - (x - 1000) * 0.1, 1020, 1620, [46, 76], [80, 140], {
        rows: 2,
        toned: 0.1,
        tone: '#d8c29c',
        lift: 50,
      });
      cliff(
        p,
        [...right, [1620, 770], [690, 770]],
        { light: '#f4e2b8', dark: '#9b8062', scale: 1.05, green: '#6d8045', fade: '#738457', fadeTo: 0.5 },
        right.length,
      );
      const left = mesa(
        p,
        [
          [-20, 190],
          [160, 220],
          [330, 320],
          [470, 420],
          [560, 560],
        ],
        26,
      );
      cliff(
        p,
        [...left, [620, 770], [-20, 770]],
        { light: '#d9c298', dark: '#6f6250', sun: 1, scale: 1.15, green: '#5b7040', fade: '#5c704a', fadeTo: 0.55 },
        left.length,
      );
      forest(p, left, [22, 50], 26, '#48613c', { round: 0.6, rim: '#9db05c', gaps: 0.3 });
      for (let i = 0; i < 46; i++)
        bush(
          p,
          p.r(-20, 1620),
          770,
          p.r(70, 130),
          p.r(60, 130),
          { dark: '#37553a', light: p.pick(['#8fa650', '#b2bd62', '#6f9150']) },
          8,
        );
      for (const x of [90, 240, 300, 520, 690, 760, 1130, 1190, 1480])
        poplar(p, x, 775, p.r(190, 300), { dark: '#3e6040', light: '#9dba5e' });
    });
    p.add(scene);
    water(p, band(p, 768), 768, 1075, '#5fb3a1', '#1c5f63', '#c9ecd8', {
      mirror: scene,
      mirrorOpacity: 0.55,
      streaks: 150,
    });
    for (const [x, y, s] of [
      [520, 930, 1],
      [660, 958, 1.1],
    ] as const) {
      p.path(
        `M${x - 90 * s} ${y - 10}Q${x} ${y + 26 * s} ${x + 90 * s} ${y - 10}Q${x} ${y + 2} ${x - 90 * s} ${y - 10}Z`,
        '#b4512f',
      );
      figure(p, x, y + 34, 96 * s, { fill: '#37556b', rim: '#f0fff4', hat: 'straw' });
      p.path(
        `M${x - 90 * s} ${y - 8}Q${x} ${y + 30 * s} ${x + 90 * s} ${y - 8}L${x + 70 * s} ${y + 12 * s}Q${x} ${y + 34 * s} ${x - 70 * s} ${y + 12 * s}Z`,
        '#8f3f2a',
      );
      p.line(
        [
          [x - 10, y - 20],
          [x + 110 * s, y + 26],
        ],
        '#4a3226',
        4,
      );
    }
    blossoms(p);
  },
  'torre-mangana': (p) => {
    sky(p, [
      [0, '#38507f'],
      [0.35, '#8a6f95'],
      [0.6, '#e39a80'],
      [0.8, '#f7c98c'],
      [1, '#f7c98c'],
    ]);
    strips(p, 300, 200, 14, '#b97a8a', '#ffc9a0', 0.6);
    hills(
      p,
      [
        [640, 60, '#9c7189'],
        [700, 60, '#7d5d7a'],
        [760, 50, '#614d6b'],
      ],
      '#e8a688',
      '#ffd0a4',
    );
    town(p, (x) => 950 + Math.sin(x / 160) * 20, -20, 1640, [80, 130], [110, 190], {
      rows: 4,
      tone: '#5d4563',
      toned: 0.32,
      lift: 44,
      lit: 0.12,
      sun: 1,
    });
    const [x, base, w] = [690, 1010, 190];
    const [light, dark] = ['#f3c48e', '#8d5a52'];
    p.rect(
      x,
      300,
      w,
      base - 300,
      p.lin(
        [
          [0, dark],
          [0.42, mix(light, dark, 0.55)],
          [0.43, light],
          [1, lighter(light, 0.25)],
        ],
        undefined,
        true,
      ),
    );
    masonry(p, x, 300, w, base - 300, '#5b3630', 22, 0.22);
    for (const y of [300, 470, 760])
      p.rect(x - 12, y, w + 24, 16, light).rect(x - 12, y + 16, w + 24, 8, darker(dark, 0.2));
    merlons(p, x - 14, x + w + 14, 302, 30, mix(light, dark, 0.25));
    for (const cx of [x - 14, x + w + 2]) p.rect(cx, 250, 14, 60, light);
    for (const wx of [x + 34, x + 118])
      p.path(arch(wx, 452, 42, 110), '#2c1e2b').path(arch(wx + 6, 452, 30, 98), '#51303a');
    p.oval(x + w * 0.5, 590, 62, 62, darker(dark, 0.1)).oval(x + w * 0.5, 590, 54, 54, '#fbf0d6');
    for (let i = 0; i < 12; i++)
      p.line(
        [
          [x + w / 2 + Math.sin(i * 0.5236) * 42, 590 - Math.cos(i * 0.5236) * 42],
          [x + w / 2 + Math.sin(i * 0.5236) * 49, 590 - Math.cos(i * 0.5236) * 49],
        ],
        '#3a2a30',
        i % 3 ? 3 : 6,
      );
    p.line(
      [
        [x + w / 2, 590],
        [x + w / 2 + 24, 572],
      ],
      '#2a1e26',
      6,
    ).line(
      [
        [x + w / 2, 590],
        [x + w / 2 - 6, 546],
      ],
      '#2a1e26',
      4,
    );
    p.rect(x + w / 2 - 6, 160, 12, 100, '#4a3038').path(`M${x + 30} 304V268H${x + w - 30}V304Z`, mix(light, dark, 0.3));
    p.stroke(`M${x + 66} 262Q${x + w / 2} 200 ${x + w - 66} 262`, '#3b2832', 6).path(
      `M${x + 74} 258Q${x + 78} 214 ${x + w / 2} 210Q${x + w - 78} 214 ${x + w - 74} 258Z`,
      '#3b2832',
    );
    p.glow(x + w, 620, 420, '#ffb77a', 0.25);
    const plaza = p.ridge(1010, 1000, 10, 0.5);
    ground(p, plaza, '#6d4f5c', '#2c2433', { rim: '#ffc79a', marks: 40 });
    for (const [px, h, c] of [
      [560, 92, '#2c2233'],
      [600, 86, '#3d2a35'],
      [1010, 94, '#2a2435'],
    ] as const)
      figure(p, px, 1036, h, { fill: c, rim: '#ffc08a', side: -1 }, { legs: [-10, 10] });
    for (const [px, h] of [
      [1240, 330],
      [1310, 380],
      [160, 340],
    ])
      poplar(p, px, 1060, h, { dark: '#2f2b3b', light: '#8a6158', sun: 1 });
    flock(p, 470, 330, 11, 26, '#3d2d4a');
  },
  'catedral-fachada': (p) => {
    sky(p, [
      [0, '#2f7396'],
      [0.5, '#88b9c4'],
      [1, '#efe2c0'],
    ]);
    strips(p, 180, 150, 9, '#dfe8e2', '#ffffff', 0.7);
    town(p, (x) => 900 - Math.abs(x - 800) * 0.05, -30, 260, [90, 130], [300, 420], { rows: 1 });
    town(p, (x) => 900 - Math.abs(x - 800) * 0.05, 1350, 1640, [90, 130], [300, 430], { rows: 1 });
    ground(
      p,
      [
        [-20, 890],
        [1620, 890],
      ],
      '#d9bf90',
      '#8f7350',
      { marks: 60 },
    );
    const stone = '#e3c48e';
    p.rect(
      250,
      420,
      1100,
      500,
      p.lin(
        [
          [0, lighter(stone, 0.25)],
          [0.5, stone],
          [1, darker(stone, 0.25)],
        ],
        undefined,
        true,
      ),
    );
    masonry(p, 250, 420, 1100, 500, '#7d5f3d', 22, 0.16);
    for (const x of [250, 530, 1000])
      p.poly(
        [
          [x, 422],
          [x + (x === 530 ? 270 : 175), x === 530 ? 190 : 300],
          [x + (x === 530 ? 540 : 350), 422],
        ],
        p.lin(
          [
            [0, lighter(stone, 0.2)],
            [1, darker(stone, 0.15)],
          ],
          undefined,
          true,
        ),
      );
    p.rect(
      560,
      250,
      480,
      260,
      p.lin(
        [
          [0, lighter(stone, 0.3)],
          [1, darker(stone, 0.18)],
        ],
        undefined,
        true,
      ),
    );
    p.poly(
      [
        [548, 256],
        [800, 96],
        [1052, 256],
      ],
      p.lin(
        [
          [0, lighter(stone, 0.35)],
          [1, darker(stone, 0.2)],
        ],
        undefined,
        true,
      ),
    );
    p.oval(800, 196, 30, 30, darker(stone, 0.5));
    for (const x of [610, 735, 860]) {
      // The open arches, sky behind.
      p.path(arch(x, 486, 128, 210, true), '#7fb2bf').path(arch(x + 60, 486, 8, 150), stone);
      p.stroke(arch(x, 486, 128, 210, true), darker(stone, 0.3), 8);
      p.oval(x + 64, 340, 20, 20, 'none', { stroke: stone, 'stroke-width': 8 });
    }
    p.rect(240, 500, 1120, 20, lighter(stone, 0.35)).rect(240, 520, 1120, 10, darker(stone, 0.4));
    for (let x = 280; x < 1310; x += 38)
      p.path(arch(x, 596, 26, 52, true), darker(stone, 0.4), { opacity: 0.7 }).path(
        arch(x + 4, 596, 18, 44, true),
        darker(stone, 0.15),
      );
    p.rect(250, 596, 1100, 8, lighter(stone, 0.3));
    for (const [x, w] of [
      [322, 150],
      [1128, 150],
    ]) {
      p.path(arch(x, 488, w, 96, true), darker(stone, 0.3))
        .path(arch(x + 12, 488, w - 24, 80, true), '#7fa9b0')
        .rect(x + w / 2 - 4, 416, 8, 72, stone);
    }
    portal(p, 300, 920, 230, 340, stone);
    portal(p, 640, 920, 320, 400, stone);
    portal(p, 1070, 920, 230, 340, stone);
    for (const [x, h, w] of [
      [262, 560, 46],
      [575, 720, 54],
      [1025, 720, 54],
      [1338, 560, 46],
    ])
      pinnacle(p, x, 920, w, h, stone);
    for (const [x, h] of [
      [418, 150],
      [1182, 150],
      [800, 130],
    ])
      pinnacle(p, x, x === 800 ? 112 : 345, 22, h * 0.6, stone);
    p.rect(
      250,
      420,
      1100,
      500,
      p.lin(
        [
          [0, '#fff3cf', 0.22],
          [0.5, '#fff3cf', 0],
          [1, '#3a2440', 0.28],
        ],
        undefined,
        true,
      ),
    );
    for (let i = 0; i < 9; i++)
      p.rect(220 - i * 24, 916 + i * 15, 1160 + i * 48, 16, i % 2 ? '#cdb184' : '#ead6ad').rect(
        220 - i * 24,
        929 + i * 15,
        1160 + i * 48,
        4,
        '#8d7350',
        { opacity: 0.7 },
      );
    for (const [x, y, h, c] of [
      [700, 990, 100, '#8f3f2a'],
      [748, 992, 94, '#2c4a3b'],
      [1110, 1010, 108, '#34495c'],
      [420, 1000, 102, '#5b4a3a'],
    ] as const)
      figure(p, x, y, h, { fill: c, rim: '#fff3d0', skirt: c === '#2c4a3b' ? '#3c604c' : '' }, { legs: [-9, 9] });
    flock(p, 1200, 180, 9, 18, '#46616b');
  },
  'plaza-mayor': (p) => {
    sky(p, [
      [0, '#4d93b8'],
      [0.6, '#cfe2d8'],
      [1, '#f6e7c4'],
    ]);
    strips(p, 130, 60, 8, '#eef1e8', '#ffffff', 0.8);
    const bright = ['#d9784c', '#e7b34f', '#c9564a', '#7fa3a0', '#e8d3a4', '#c98a5a', '#a9b27a', '#e6a58a'];
    let n = 0;
    for (let x = -40; x < 1640; ) {
      const w = p.r(104, 150);
      if (x > 556 && x < 1010) {
        x = 1010;
        continue;
      }
      house(p, x, 800 - Math.abs(x - 800) * -0.03, w, p.r(410, 540), {
        wall: bright[n++ % bright.length],
        floors: 4,
        cols: 2,
        roofH: 34,
      });
      x += w;
    }
    const [light, dark] = ['#f0d6a6', '#a97f55']; // The baroque town hall on its three arches.
    p.rect(
      556,
      330,
      460,
      480,
      p.lin(
        [
          [0, light],
          [1, mix(light, dark, 0.4)],
        ],
        undefined,
        true,
      ),
    );
    p.poly(
      [
        [540, 334],
        [786, 236],
        [1032, 334],
      ],
      '#9c4f34',
    )
      .poly(
        [
          [700, 300],
          [786, 250],
          [872, 300],
        ],
        light,
      )
      .oval(786, 290, 22, 22, darker(dark, 0.3));
    for (const y of [330, 560]) p.rect(544, y, 484, 14, lighter(light, 0.3)).rect(544, y + 14, 484, 7, dark);
    for (const x of [584, 720, 856]) {
      p.path(arch(x, 812, 128, 220), '#f7e3b4').path(
        arch(x + 8, 812, 112, 206),
        p.lin([
          [0, '#6b4a3c'],
          [0.6, '#b98a5f'],
          [1, '#e8c48a'],
        ]),
      );
      p.rect(x + 34, 400, 60, 120, '#4a3630')
        .rect(x + 28, 392, 72, 10, lighter(light, 0.3))
        .rect(x + 18, 500, 92, 26, '#2c2422', { opacity: 0.75 });
    }
    ground(
      p,
      [
        [-20, 806],
        [1620, 806],
      ],
      '#d8bf93',
      '#8f7350',
      { marks: 120, slope: 0.02 },
    );
    for (let i = 0; i < 26; i++)
      p.line(
        [
          [786 + (i - 13) * 40, 812],
          [786 + (i - 13) * 210, 1080],
        ],
        '#7a6042',
        2,
        { opacity: 0.25 },
      );
    p.poly(
      [
        [-20, 812],
        [700, 812],
        [330, 1080],
        [-20, 1080],
      ],
      '#4f3d54',
      { opacity: 0.3 },
    );
    for (const [x, y, s, c] of [
      [180, 880, 1.1, '#b4512f'],
      [420, 860, 0.9, '#efe6d6'],
      [1190, 868, 1, '#2c6a66'],
      [1420, 890, 1.15, '#d9a441'],
    ] as const) {
      p.rect(x - 3, y - 130 * s, 6, 150 * s, '#4a3a30')
        .poly(
          [
            [x - 110 * s, y - 92 * s],
            [x, y - 150 * s],
            [x + 110 * s, y - 92 * s],
          ],
          c,
        )
        .poly(
          [
            [x, y - 150 * s],
            [x + 110 * s, y - 92 * s],
            [x + 20 * s, y - 92 * s],
          ],
          darker(c, 0.25),
        );
      p.oval(x - 50 * s, y - 20 * s, 30 * s, 8 * s, '#f6ead0')
        .rect(x - 52 * s, y - 20 * s, 4, 34 * s, '#4a3a30')
        .oval(x + 54 * s, y - 16 * s, 30 * s, 8 * s, '#f6ead0')
        .rect(x + 52 * s, y - 16 * s, 4, 34 * s, '#4a3a30');
    }
    for (const [x, y, h, c, skirt] of [
      [700, 900, 104, '#8f3f2a', ''],
      [742, 904, 98, '#e0c28a', '#c98a5a'],
      [930, 950, 124, '#2f4a5c', ''],
      [560, 980, 134, '#3d5a3f', ''],
      [610, 986, 122, '#c9564a', '#8f3f2a'],
      [1060, 880, 92, '#4a3a50', ''],
      [860, 860, 82, '#5a6b4a', ''],
    ] as const) {
      p.poly(
        [
          [x, y],
          [x + h * 0.75, y + h * 0.12],
          [x + h * 0.7, y + h * 0.16],
          [x - 8, y + 4],
        ],
        '#4f3d3a',
        { opacity: 0.35 },
      );
      figure(p, x, y, h, { fill: c, rim: '#fff0c9', skirt }, { legs: [-12, 12], arms: [-14, 16] });
    }
  },
} satisfies Partial<Record<SceneName, Draw>>;

/** Reeds and flowers in the near corner of the river. */
function blossoms(p: Pic): void {
  for (let i = 0; i < 90; i++) {
    const x = p.r(1150, 1620);
    const tall = p.r(60, 220) * ((x - 1100) / 500);
    p.stroke(
      `M${x.toFixed(0)} 1080q${p.r(-20, 6).toFixed(0)} ${(-tall * 0.6).toFixed(0)} ${p.r(-50, 20).toFixed(0)} ${(-tall).toFixed(0)}`,
      p.pick(['#234a38', '#35603f', '#7d9a4c']),
      p.r(3, 7),
    );
  }
}
