/** Castles, monasteries, Roman stones and railways. */
import { type Draw, darker, lighter, mix, type Pic, type Pt, polygon, smooth } from './kit.ts';
import { arch, house, masonry, merlons, mill, tower, town } from './kit-built.ts';
import { cliff, cumulus, furrows, ground, mesa, mist, rays, sky, strips, sun, water } from './kit-land.ts';
import { figure, flock } from './kit-life.ts';
import { blades, bush, forest, pine, poplar } from './kit-plants.ts';
import type { SceneName } from './names.ts';
import { hills } from './scenes-ciudad.ts';

/** A stretch of wall between two towers, with its teeth. */
function curtainWall(p: Pic, a: Pt, b: Pt, foot: [number, number], colour: string, teeth = 12): void {
  p.poly([a, b, [b[0], foot[1]], [a[0], foot[0]]], colour);
  merlons(p, a[0], b[0], a[1] + 1, teeth, colour, false, (b[1] - a[1]) / (b[0] - a[0]));
  p.inside(polygon([a, b, [b[0], foot[1]], [a[0], foot[0]]]), () =>
    masonry(
      p,
      a[0],
      Math.min(a[1], b[1]),
      b[0] - a[0],
      Math.max(...foot) - Math.min(a[1], b[1]),
      darker(colour, 0.55),
      15,
      0.22,
    ),
  );
}

/** A slate spire on a square tower, as the Habsburgs liked them. */
function spire(p: Pic, x: number, base: number, w: number, h: number, wall: string, slate: string, windows = 3): void {
  house(p, x, base, w, h, { wall, plain: true, roofH: 4, roof: slate });
  for (let i = 0; i < windows; i++)
    p.path(arch(x + w * 0.36, base - h * 0.2 - i * h * 0.28, w * 0.28, h * 0.14), '#33282a');
  p.rect(x - w * 0.08, base - h - 8, w * 1.16, 10, lighter(wall, 0.3));
  p.poly(
    [
      [x - w * 0.08, base - h - 8],
      [x + w * 0.3, base - h - w * 0.6],
      [x + w * 0.5, base - h - w * 1.9],
      [x + w * 0.7, base - h - w * 0.6],
      [x + w * 1.08, base - h - 8],
    ],
    p.lin(
      [
        [0, lighter(slate, 0.3)],
        [0.5, slate],
        [1, darker(slate, 0.4)],
      ],
      undefined,
      true,
    ),
  );
  p.oval(x + w / 2, base - h - w * 1.92, w * 0.06, w * 0.06, '#c9a24c').line(
    [
      [x + w / 2, base - h - w * 1.9],
      [x + w / 2, base - h - w * 2.2],
    ],
    slate,
    w * 0.04,
  );
}

export const patrimonio = {
  'castillo-belmonte': (p) => {
    sky(p, [
      [0, '#2f6690'],
      [0.4, '#8fb0b5'],
      [0.65, '#f6d9a2'],
      [1, '#f6c078'],
    ]);
    strips(p, 190, 140, 12, '#e3c9a8', '#fff3d6', 0.65);
    p.glow(180, 560, 700, '#ffdf9f', 0.8);
    hills(
      p,
      [
        [690, 26, '#b99f84'],
        [730, 26, '#a08a68'],
      ],
      '#f3cf98',
      '#ffe6b4',
    );
    const hill = p.through(
      [
        [-20, 860],
        [250, 800],
        [500, 740],
        [800, 715],
        [1100, 740],
        [1350, 800],
        [1620, 850],
      ],
      8,
      4,
    );
    ground(p, hill, '#b99a58', '#6b5a30', { marks: 90, rim: '#ffe0a0' });
    forest(
      p,
      hill.filter(([x]) => x < 420 || x > 1230),
      [30, 70],
      26,
      '#5c6236',
      { round: 0.7, rim: '#d9b55a' },
    );
    const [light, dark, mid] = ['#f9dfae', '#8a6248', '#cf9f6c'];
    const far: [number, number, number][] = [
      [520, 540, 88],
      [1000, 540, 88],
    ];
    curtainWall(p, [430, 560], [700, 520], [740, 720], mix(light, dark, 0.25));
    curtainWall(p, [900, 520], [1190, 560], [720, 740], mix(light, dark, 0.6));
    for (const [x, top, w] of far) tower(p, x, 735, w, 735 - top + 60, { light: mid, dark, round: true });
    tower(p, 690, 720, 220, 400, { light, dark, slits: 3 });
    tower(p, 742, 330, 90, 40, { light, dark, slits: 0, ring: false });
    // The star: walls folding in and out between drum towers.
    const star: [number, number, number][] = [
      [330, 500, 800],
      [470, 560, 760],
      [600, 470, 820],
      [800, 540, 780],
      [1000, 470, 820],
      [1130, 560, 760],
      [1270, 500, 800],
    ];
    star.slice(0, -1).forEach(([x, top, foot], i) => {
      const [nx, ntop, nfoot] = star[i + 1];
      curtainWall(
        p,
        [x, top + 40],
        [nx, ntop + 40],
        [foot, nfoot],
        i % 2 ? lighter(mid, 0.42) : mix(mid, dark, 0.5),
        13,
      );
    });
    for (const [x, top, foot] of star.filter((_, i) => i % 2 === 0))
      tower(p, x - 54, foot + 6, 108, foot - top + 26, { light, dark, round: true, slits: 3 });
    p.path(arch(770, 786, 60, 110), '#33231f');
    const outer: Pt[] = [
      [120, 760],
      [300, 812],
      [560, 850],
      [800, 860],
      [1040, 850],
      [1300, 812],
      [1480, 760],
    ];
    outer.slice(0, -1).forEach((a, i) => {
      const b = outer[i + 1];
      curtainWall(p, a, b, [a[1] + 92, b[1] + 92], i < 3 ? lighter(mid, 0.3) : mix(mid, dark, 0.3 + i * 0.04), 12);
    });
    for (const [x, y] of outer) tower(p, x - 34, y + 96, 68, 128, { light, dark, round: true, slits: 1 });
    ground(
      p,
      p.through(
        [
          [-20, 900],
          [400, 925],
          [800, 940],
          [1200, 925],
          [1620, 890],
        ],
        10,
        5,
      ),
      '#a08a48',
      '#453c22',
      { marks: 90, rim: '#ecd08a' },
    );
    p.path(
      smooth(
        [
          [800, 940],
          [700, 980],
          [860, 1020],
          [640, 1090],
          [900, 1090],
          [960, 1020],
          [790, 980],
          [824, 940],
        ],
        true,
      ),
      '#e6cf98',
      { opacity: 0.8 },
    );
    for (let i = 0; i < 24; i++)
      bush(p, p.r(-20, 1620), p.r(970, 1080), p.r(60, 120), p.r(40, 80), { dark: '#45492a', light: '#b9a24c' }, 7);
    flock(p, 1080, 230, 9, 20, '#6b5a50');
  },
  'castillo-alarcon': (p) => {
    sky(p, [
      [0, '#2c4a74'],
      [0.4, '#7a8aa5'],
      [0.65, '#e6b59a'],
      [1, '#f6cf9c'],
    ]);
    strips(p, 230, 150, 12, '#a5899c', '#ffd6b4', 0.6);
    hills(
      p,
      [
        [470, 40, '#9c8f9a'],
        [520, 40, '#857f84'],
      ],
      '#e9bd9c',
      '#ffd9b0',
    );
    const back = mesa(
      p,
      [
        [-20, 560],
        [300, 540],
        [620, 590],
        [1000, 560],
        [1620, 520],
      ],
      26,
    );
    cliff(
      p,
      [...back, [1620, 860], [-20, 860]],
      { light: '#cfa988', dark: '#75606a', scale: 0.75, green: '#7a7a58', fade: '#b98d7c', fadeTo: 0.5, sun: 1 },
      back.length,
    );
    water(
      p,
      smooth(
        [
          [-20, 780],
          [400, 760],
          [900, 790],
          [1640, 740],
          [1700, 900],
          [1700, 1120],
          [-60, 1120],
        ],
        true,
      ),
      750,
      1085,
      '#cfa594',
      '#24515f',
      '#ffdfc0',
      { streaks: 120 },
    );
    const spur = mesa(
      p,
      [
        [420, 700],
        [560, 560],
        [720, 500],
        [960, 480],
        [1180, 500],
        [1330, 590],
        [1450, 720],
      ],
      26,
    );
    cliff(
      p,
      [...spur, [1560, 900], [1500, 1000], [900, 1060], [380, 1000], [330, 880]],
      { light: '#f3b985', dark: '#6b4650', sun: 1, scale: 1.05, green: '#6a683f', fade: '#4a3a48', fadeTo: 0.55 },
      spur.length,
    );
    const [light, dark] = ['#fbd3a0', '#74505a'];
    curtainWall(p, [560, 500], [800, 440], [620, 560], mix(light, dark, 0.7), 13);
    curtainWall(p, [800, 440], [1240, 470], [560, 600], mix(light, dark, 0.12), 13);
    tower(p, 880, 520, 180, 360, { light, dark, sun: 1, slits: 3 });
    for (const [x, w, h] of [
      [560, 70, 150],
      [760, 78, 170],
      [1180, 86, 170],
      [1290, 60, 120],
    ])
      tower(p, x, 590, w, h, { light, dark, sun: 1, slits: 1, round: w < 80 });
    for (const [x, y] of [
      [480, 660],
      [1370, 690],
    ])
      tower(p, x, y, 60, 110, { light, dark, sun: 1, slits: 1 });
    for (let i = 0; i < 34; i++) {
      const bx = p.r(360, 1500);
      bush(
        p,
        bx,
        1000 + Math.sin(((bx - 360) / 1140) * Math.PI) * 50 + p.r(-24, 10),
        p.r(40, 90),
        p.r(30, 60),
        { dark: '#42452f', light: '#c99a52', sun: 1 },
        6,
      );
    }
    mist(p, 900, 60, '#f3c9b0', 0.35);
    ground(
      p,
      p.through(
        [
          [-20, 850],
          [140, 880],
          [330, 980],
          [620, 1060],
          [900, 1090],
        ],
        16,
        5,
      ),
      '#3d3a3a',
      '#1d1e26',
      { rim: '#d99a70', marks: 30 },
    );
    for (const [x, h] of [
      [60, 480],
      [190, 340],
      [330, 250],
    ])
      pine(p, x, 1020 + x * 0.15, h, { dark: '#232b2c', light: '#b07f50', sun: 1 });
    flock(p, 480, 280, 8, 20, '#4a4458');
  },
  'segobriga-teatro': (p) => {
    sky(
      p,
      [
        [0, '#4a8fb5'],
        [0.5, '#bcd7d2'],
        [1, '#f6e8c4'],
      ],
      480,
    );
    cumulus(p, 1210, 210, 420, '#dfe8e4', '#ffffff', 0.9);
    cumulus(p, 300, 160, 320, '#dfe8e4', '#ffffff', 0.85);
    hills(
      p,
      [
        [300, 26, '#a3b098'],
        [340, 26, '#8d9c72'],
      ],
      '#e9e2bd',
    );
    for (const [x, h] of [
      [220, 100],
      [250, 130],
      [1390, 120],
    ])
      poplar(p, x, 400, h, { dark: '#55703f', light: '#a9b95a' });
    ground(p, p.ridge(380, 380, 10, 0.5), '#b7a862', '#8f8448', { marks: 90 });
    const tiers = 17;
    for (let i = tiers; i >= 0; i--) {
      // The stone bowl, largest ring first.
      const [rx, ry, cy] = [250 + i * 34, 74 + i * 17.5, 800 - i * 5];
      const stone = mix('#f4e2b6', '#d9be8a', (i % 3) / 3);
      p.oval(800, cy - 9, rx + 15, ry + 8, stone);
      p.oval(
        800,
        cy,
        rx + 6,
        ry + 2,
        p.lin(
          [
            [0, '#8f7350'],
            [0.5, '#c2a26c'],
            [1, '#a5875a'],
          ],
          undefined,
          true,
        ),
      );
      for (let n = 0; n < 26; n++) {
        const a = -Math.PI * p.rnd();
        p.oval(
          800 + Math.cos(a) * (rx + 10),
          cy - 5 + Math.sin(a) * (ry + 5),
          p.r(6, 20),
          3,
          p.pick(['#fff2cf', '#8a6f4a', '#aab06a']),
          { opacity: 0.5 },
        );
      }
    }
    for (const a of [-2.75, -2.2, -1.57, -0.94, -0.39])
      for (let i = 0; i < tiers; i++) {
        const [rx, ry, cy] = [262 + i * 34, 82 + i * 17.5, 797 - i * 5];
        p.rect(800 + Math.cos(a) * rx - 13 - i * 0.6, cy + Math.sin(a) * ry - 8, 26 + i * 1.2, 7, '#fff0c9').rect(
          800 + Math.cos(a) * rx - 13 - i * 0.6,
          cy + Math.sin(a) * ry - 1,
          26 + i * 1.2,
          7,
          '#7d6140',
        );
      }
    p.oval(800, 800, 250, 70, '#e9d6a6').oval(800, 806, 200, 50, '#dcc48e');
    p.poly(
      [
        [-20, 810],
        [1620, 810],
        [1620, 1080],
        [-20, 1080],
      ],
      p.lin([
        [0, '#cdb47c'],
        [1, '#7a6540'],
      ]),
    );
    p.rect(
      120,
      812,
      1360,
      74,
      p.lin([
        [0, '#f2dfb2'],
        [1, '#a98d5e'],
      ]),
    );
    masonry(p, 120, 812, 1360, 74, '#6b5334', 24, 0.35);
    for (let i = 0; i < 9; i++) p.path(arch(190 + i * 146, 886, 60, 54), '#6b5236');
    for (const [i, h] of [260, 180, 300, 90, 120, 310, 150, 250].entries()) {
      // Broken columns of the stage.
      const x = 160 + i * 180;
      p.rect(x - 24, 800 - 6, 70, 20, '#f4e4bc').rect(
        x - 10,
        800 - h,
        42,
        h,
        p.lin(
          [
            [0, '#fdf0cc'],
            [0.4, '#e3cb98'],
            [1, '#8c7048'],
          ],
          undefined,
          true,
        ),
      );
      for (const f of [0.2, 0.45, 0.7])
        p.line(
          [
            [x - 10 + 42 * f, 800 - h],
            [x - 10 + 42 * f, 794],
          ],
          '#8c7048',
          2,
          { opacity: 0.5 },
        );
      if (h > 240)
        p.rect(x - 22, 800 - h - 20, 66, 22, '#f4e4bc').poly(
          [
            [x - 12, 800 - h],
            [x + 34, 800 - h],
            [x + 42, 800 - h - 18],
            [x - 20, 800 - h - 18],
          ],
          '#c9ae7c',
        );
      else
        p.poly(
          [
            [x - 10, 802 - h],
            [x + 6, 786 - h],
            [x + 18, 800 - h],
            [x + 32, 792 - h],
            [x + 32, 806 - h],
          ],
          '#e3cb98',
        );
    }
    blades(p, -20, 1620, 1080, [30, 110], 200, ['#8f8a45', '#c9b562', '#6b7038'], { width: 3 });
    for (const [x, y, c] of [
      [760, 840, '#b4512f'],
      [820, 842, '#37556b'],
    ] as const)
      figure(p, x, y, 86, { fill: c, rim: '#fff3d0', hat: 'straw' });
  },
  'monasterio-ucles': (p) => {
    sky(p, [
      [0, '#5d8fae'],
      [0.5, '#c3d3c4'],
      [1, '#f6e3b8'],
    ]);
    cumulus(p, 380, 300, 480, '#dce2da', '#fffdf6', 0.9);
    strips(p, 150, 80, 6, '#dfe4da', '#ffffff', 0.6);
    hills(
      p,
      [
        [640, 30, '#aeb08f'],
        [680, 30, '#9a9c70'],
      ],
      '#eadcb0',
    );
    const hill = p.through(
      [
        [-20, 820],
        [250, 720],
        [520, 660],
        [800, 650],
        [1150, 660],
        [1400, 720],
        [1620, 800],
      ],
      8,
      4,
    );
    ground(p, hill, '#b09a55', '#7a6c3a', { marks: 70, rim: '#f6e2a4' });
    const [wall, slate] = ['#f0d6a4', '#4a5a68'];
    curtainWall(p, [250, 690], [480, 640], [760, 700], '#c9a878', 10);
    tower(p, 200, 760, 70, 150, { light: '#e6c692', dark: '#9c7a55' });
    house(p, 430, 668, 760, 190, { wall, roof: slate, floors: 3, cols: 22, roofH: 52 });
    spire(p, 420, 668, 86, 260, wall, slate);
    spire(p, 1110, 668, 86, 260, wall, slate);
    house(p, 640, 672, 300, 270, { wall: lighter(wall, 0.1), roof: slate, plain: true, roofH: 60 });
    p.poly(
      [
        [634, 410],
        [790, 330],
        [946, 410],
      ],
      lighter(wall, 0.15),
    ).poly(
      [
        [672, 402],
        [790, 344],
        [908, 402],
      ],
      darker(wall, 0.2),
    );
    p.path(arch(740, 672, 100, 170), darker(wall, 0.25))
      .path(arch(758, 672, 64, 130), '#3a2a28')
      .oval(790, 470, 26, 26, '#3a2a28');
    for (const x of [668, 880]) p.path(arch(x, 600, 34, 90), darker(wall, 0.4));
    spire(p, 960, 668, 110, 360, wall, slate, 4);
    p.path('M560 440Q560 350 620 340Q680 350 680 440Z', slate)
      .rect(606, 300, 28, 46, wall)
      .poly(
        [
          [602, 302],
          [620, 264],
          [638, 302],
        ],
        slate,
      );
    town(p, (x) => 850 + Math.abs(x - 900) * 0.06, 260, 1500, [60, 100], [50, 84], { rows: 3, toned: 0.05, lift: 40 });
    ground(p, p.ridge(880, 900, 14, 0.5), '#c0a352', '#6b5a2c', { marks: 60 });
    furrows(p, 900, 500, ['#8f8a3f', '#d1b45c', '#a5803c'], 22, 3.2);
    for (let i = 0; i < 30; i++) {
      const t = p.rnd();
      bush(
        p,
        p.r(-20, 1620),
        905 + t * 150,
        44 + t * 80,
        36 + t * 60,
        { dark: '#4a5a35', light: '#a3a858', trunk: '#5c4430' },
        8,
      );
    }
    for (const x of [60, 110, 1500]) poplar(p, x, 960, p.r(230, 300), { dark: '#4a6038', light: '#a5b058' });
  },
  'molinos-mota-del-cuervo': (p) => {
    sky(p, [
      [0, '#6b3f5c'],
      [0.3, '#c25f52'],
      [0.55, '#f29a55'],
      [0.75, '#fbd284'],
      [1, '#fbd284'],
    ]);
    strips(p, 260, 200, 18, '#a84a52', '#ffc17a', 0.6);
    sun(p, 520, 640, 110, '#fff0c0', '#ffd684', 6);
    hills(
      p,
      [
        [720, 16, '#c97a58'],
        [745, 14, '#a8604c'],
      ],
      '#f6b070',
      '#ffdc98',
    );
    ground(
      p,
      p.through(
        [
          [-20, 860],
          [300, 800],
          [700, 790],
          [1100, 740],
          [1620, 700],
        ],
        8,
        5,
      ),
      '#8a4f38',
      '#4a2c2a',
      { marks: 80, rim: '#ffcf86' },
    );
    for (const [x, y, h, t] of [
      [215, 822, 170, 12],
      [420, 800, 130, 40],
      [690, 790, 210, 28],
    ] as const)
      mill(p, x, y + 8, h, t, {
        wall: '#f9cf9c',
        shade: '#7a4248',
        roof: '#4a2a30',
        sail: '#3a1f26',
        sun: x < 520 ? 1 : -1,
      });
    const front = p.through(
      [
        [-20, 960],
        [400, 930],
        [800, 880],
        [1200, 850],
        [1620, 860],
      ],
      10,
      5,
    );
    ground(p, front, '#6b3a2e', '#251619', { marks: 90, rim: '#f6b56e' });
    mill(p, 1180, 872, 620, 22, { wall: '#fde3bd', shade: '#6b3f4c', roof: '#452a32', sail: '#33191f' });
    blades(p, -20, 1620, 1085, [40, 150], 240, ['#3a201c', '#8a4f30', '#d98f4c'], { width: 3, lean: 0.2 });
    figure(p, 930, 930, 120, { fill: '#33191f', rim: '#ffcf86', hat: 'straw', side: -1 });
    flock(p, 360, 360, 8, 24, '#5c2f3c');
  },
  'moya-ruinas': (p) => {
    sky(p, [
      [0, '#2c3444'],
      [0.4, '#5f6b78'],
      [0.7, '#c2b08f'],
      [1, '#f0d29c'],
    ]);
    for (let i = 0; i < 26; i++)
      p.path(
        p.blob(p.r(-50, 1650), p.r(0, 330), p.r(120, 300), p.r(30, 80), 0.25),
        mix('#232b3a', '#7d8894', p.rnd()),
        { opacity: 0.4 },
      );
    rays(p, 520, -260, 1300, 1.0, 1.9, 8, '#ffe9b8', 0.3);
    p.glow(560, 480, 520, '#ffe2a4', 0.5);
    hills(
      p,
      [
        [620, 50, '#8a8a86'],
        [690, 50, '#75765f'],
      ],
      '#dfc08c',
      '#f6dca4',
    );
    const hill = mesa(
      p,
      [
        [-20, 800],
        [200, 700],
        [420, 600],
        [620, 560],
        [1000, 545],
        [1240, 590],
        [1450, 690],
        [1620, 760],
      ],
      20,
    );
    ground(p, hill, '#a38a52', '#544a30', { marks: 110, rim: '#ffe2a0' });
    const [light, dark] = ['#f3d79e', '#5c4c48'];
    curtainWall(p, [260, 650], [480, 560], [760, 690], mix(light, dark, 0.3), 12);
    curtainWall(p, [480, 560], [760, 548], [690, 640], mix(light, dark, 0.12), 12);
    tower(p, 452, 700, 74, 190, { light, dark });
    tower(p, 250, 770, 64, 130, { light, dark, teeth: false });
    p.poly(
      [
        [820, 600],
        [820, 300],
        [850, 330],
        [872, 286],
        [910, 310],
        [930, 400],
        [960, 420],
        [960, 600],
      ],
      light,
    ).poly(
      [
        [912, 600],
        [912, 312],
        [930, 400],
        [960, 420],
        [960, 600],
      ],
      dark,
      { opacity: 0.8 },
    );
    masonry(p, 820, 330, 110, 270, '#5c4630', 18, 0.3);
    p.path(arch(850, 470, 36, 80), '#4a5866');
    p.poly(
      [
        [1040, 620],
        [1040, 470],
        [1090, 400],
        [1140, 470],
        [1200, 480],
        [1210, 540],
        [1280, 560],
        [1290, 640],
      ],
      mix(light, dark, 0.22),
    );
    for (const x of [1066, 1102]) p.path(arch(x, 490, 24, 50), '#7f8a90');
    p.path(arch(1150, 625, 60, 100), '#3f3a3c');
    masonry(p, 1040, 480, 245, 150, '#5c4630', 17, 0.28);
    curtainWall(p, [1290, 610], [1480, 690], [700, 800], mix(light, dark, 0.5), 12);
    p.poly(
      [
        [600, 660],
        [690, 650],
        [700, 720],
        [590, 730],
      ],
      mix(light, dark, 0.45),
    ).path(arch(624, 726, 44, 60), '#2c2a30');
    ground(
      p,
      p.through(
        [
          [-20, 900],
          [500, 840],
          [1000, 860],
          [1620, 820],
        ],
        14,
        5,
      ),
      '#7a6a3c',
      '#2f2a22',
      { marks: 110, rim: '#ecc988' },
    );
    for (let i = 0; i < 14; i++)
      p.poly(
        [
          [0, 0],
          [30, -12],
          [56, 4],
          [50, 26],
          [6, 24],
        ].map(([a, b]): Pt => [a * (1 + i * 0.06) + 130 + i * 104, b * (1 + i * 0.05) + 900 + ((i * 67) % 130)]),
        mix('#c9ad78', '#6b5a48', p.rnd()),
      );
    blades(p, -20, 1620, 1085, [40, 150], 220, ['#4a4026', '#a58f4c', '#d9bf74'], { width: 3, lean: 0.25 });
    flock(p, 980, 230, 10, 22, '#232a36');
  },
  'huete-monasterio': (p) => {
    sky(p, [
      [0, '#88b7c4'],
      [0.6, '#eee8cc'],
      [1, '#f6e1b4'],
    ]);
    strips(p, 160, 110, 9, '#e9e6d6', '#ffffff', 0.7);
    hills(p, [[470, 40, '#b9b394']], '#eedfb8');
    const hill = p.through(
      [
        [-20, 620],
        [500, 560],
        [980, 420],
        [1180, 330],
        [1330, 340],
        [1620, 480],
      ],
      12,
      5,
    ); // The castle hill of Luna.
    ground(p, hill, '#c2a267', '#96804c', { marks: 70, rim: '#f9e6b0' });
    p.poly(
      [
        [1130, 350],
        [1134, 240],
        [1160, 260],
        [1176, 226],
        [1204, 250],
        [1206, 330],
      ],
      '#cfae78',
    ).poly(
      [
        [1240, 336],
        [1244, 280],
        [1300, 290],
        [1310, 345],
      ],
      '#b08d5c',
    );
    town(p, (x) => 760 - Math.max(0, x - 700) * 0.12, -20, 1640, [70, 110], [80, 130], {
      rows: 4,
      toned: 0.12,
      tone: '#d3b98c',
      lift: 46,
    });
    const stone = '#ecd09a';
    house(p, 250, 900, 780, 330, { wall: stone, floors: 3, cols: 14, roofH: 46 });
    house(p, 540, 906, 260, 450, { wall: lighter(stone, 0.1), plain: true, roofH: 12 });
    p.path('M530 460Q540 410 600 400Q620 340 670 330Q720 340 740 400Q800 410 810 460Z', lighter(stone, 0.2)).oval(
      670,
      410,
      28,
      28,
      '#6b5038',
    );
    for (const x of [556, 628, 700, 770])
      p.rect(
        x - 4,
        560,
        18,
        346,
        p.lin(
          [
            [0, '#fff3d0'],
            [1, '#a5834f'],
          ],
          undefined,
          true,
        ),
      );
    p.rect(534, 548, 272, 16, lighter(stone, 0.3)).rect(534, 720, 272, 12, lighter(stone, 0.3));
    p.path(arch(636, 906, 70, 150), '#3f2c26').path(arch(644, 690, 54, 110), '#5a4234');
    house(p, 950, 900, 120, 520, { wall: '#e3c48c', floors: 5, cols: 1, roofH: 60 });
    for (const y of [470, 640]) p.rect(942, y, 136, 14, lighter(stone, 0.3));
    ground(p, p.ridge(905, 905, 5, 0.4), '#d8c094', '#8f774a', { marks: 60 });
    for (const [x, h] of [
      [120, 430],
      [180, 360],
      [1180, 380],
      [1260, 450],
      [1330, 340],
    ])
      poplar(p, x, 940, h, { dark: '#3f5a3a', light: '#9db058' });
    for (let i = 0; i < 9; i++)
      bush(p, 1150 + i * 60, 990 + (i % 3) * 18, 110, 76, { dark: '#3f5a38', light: '#a9b85a' }, 8);
    for (const [x, y, c] of [
      [470, 970, '#6b3f30'],
      [516, 974, '#37505c'],
      [860, 950, '#5a4a66'],
    ] as const)
      figure(p, x, y, 104, { fill: c, rim: '#fff3d0' }, { legs: [-10, 12] });
  },
  'san-clemente-plaza': (p) => {
    sky(p, [
      [0, '#3d6fa0'],
      [0.55, '#a9c7cf'],
      [1, '#f9deac'],
    ]);
    strips(p, 180, 120, 8, '#dfe3dc', '#fff4dd', 0.6);
    house(p, -60, 820, 330, 430, { wall: '#efe0c4', floors: 3, cols: 4, roofH: 50, sun: 1 });
    house(p, 1300, 820, 360, 450, { wall: '#d9a066', floors: 3, cols: 4, roofH: 50, sun: 1 });
    house(p, 1130, 800, 190, 560, { wall: '#e3c592', floors: 4, cols: 1, roofH: 60, sun: 1 }); // Church tower behind.
    const [light, dark] = ['#f6dcac', '#9c7650'];
    p.rect(
      230,
      330,
      930,
      490,
      p.lin(
        [
          [0, mix(light, dark, 0.35)],
          [1, light],
        ],
        undefined,
        true,
      ),
    );
    masonry(p, 230, 330, 930, 490, '#7d5f3d', 20, 0.13);
    p.poly(
      [
        [214, 334],
        [260, 280],
        [1130, 280],
        [1176, 334],
      ],
      p.lin([
        [0, '#b5694a'],
        [1, '#83402c'],
      ]),
    );
    for (let i = 1; i < 60; i++)
      p.line(
        [
          [260 + i * 14.5, 280],
          [214 + i * 16, 334],
        ],
        '#6b3424',
        2,
        { opacity: 0.4 },
      );
    for (const y of [334, 552]) p.rect(222, y, 946, 16, lighter(light, 0.3)).rect(222, y + 16, 946, 8, dark);
    for (let i = 0; i < 7; i++) {
      // Two storeys of Renaissance arches.
      const x = 262 + i * 126;
      p.path(
        arch(x, 552, 98, 166),
        p.lin([
          [0, '#4a342c'],
          [1, '#8a6448'],
        ]),
      ).stroke(arch(x, 552, 98, 166), lighter(light, 0.35), 7);
      p.rect(x, 500, 98, 52, '#d9b884').rect(x, 496, 98, 7, lighter(light, 0.4));
      for (let k = 1; k < 7; k++) p.rect(x + k * 14 - 3, 503, 6, 48, dark, { opacity: 0.6 });
      p.path(
        arch(x - 4, 820, 106, 226),
        p.lin([
          [0, '#3d2b28'],
          [0.7, '#8a6044'],
          [1, '#d9ab74'],
        ]),
      ).stroke(arch(x - 4, 820, 106, 226), lighter(light, 0.35), 9);
      p.oval(x + 112, 432, 15, 15, dark).oval(x + 112, 432, 10, 10, lighter(light, 0.2));
    }
    p.rect(
      -20,
      816,
      1640,
      270,
      p.lin([
        [0, '#e0c694'],
        [1, '#927449'],
      ]),
    );
    for (let i = -14; i < 15; i++)
      p.line(
        [
          [700 + i * 46, 820],
          [700 + i * 190, 1080],
        ],
        '#6b5334',
        2,
        { opacity: 0.3 },
      );
    for (const y of [850, 900, 970])
      p.line(
        [
          [0, y],
          [1600, y],
        ],
        '#6b5334',
        2,
        { opacity: 0.25 },
      );
    p.poly(
      [
        [-20, 820],
        [150, 820],
        [520, 1080],
        [-20, 1080],
      ],
      '#4a3a4c',
      { opacity: 0.35 },
    );
    const [fx, fy] = [860, 940]; // Fountain.
    p.oval(fx, fy + 10, 190, 40, '#8d7350')
      .oval(fx, fy, 180, 34, '#f0dcb0')
      .oval(fx, fy, 160, 26, '#4f8f8c')
      .rect(fx - 14, fy - 110, 28, 110, '#dfc492')
      .oval(fx, fy - 108, 74, 15, '#f0dcb0');
    for (const s of [-1, 1])
      p.stroke(`M${fx + s * 50} ${fy - 104}q${s * 50} 10 ${s * 60} 100`, '#e9fbf6', 5, { opacity: 0.8 });
    for (const [x, y, h, c] of [
      [520, 900, 104, '#8f3f2a'],
      [566, 904, 98, '#2f4f5c'],
      [1160, 930, 112, '#4f5a3a'],
      [330, 990, 136, '#5c3f50'],
    ] as const)
      figure(p, x, y, h, { fill: c, rim: '#fff0cc', skirt: c === '#5c3f50' ? '#7a5468' : '' }, { legs: [-10, 12] });
    flock(p, 560, 160, 12, 18, '#45586b');
  },
} satisfies Partial<Record<SceneName, Draw>>;
