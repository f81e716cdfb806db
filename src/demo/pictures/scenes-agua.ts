/** Rivers, lagoons, gorges and the plain's fields. */
import { type Draw, darker, lighter, mix, type Pic, type Pt, smooth } from './kit.ts';
import { house, mill } from './kit-built.ts';
import { band, cliff, cumulus, furrows, ground, mesa, mist, rays, sky, strips, sun, water } from './kit-land.ts';
import { beast, figure, flock, sheep, vulture } from './kit-life.ts';
import { blades, bush, forest, pine, poplar, sunflower } from './kit-plants.ts';
import type { SceneName } from './names.ts';
import { hills } from './scenes-ciudad.ts';

/** A curtain of falling water or ice between two heights. */
function curtain(
  p: Pic,
  x0: number,
  x1: number,
  top: (x: number) => number,
  foot: number,
  colours: string[],
  threads: number,
  ice = false,
): void {
  for (let i = 0; i < threads; i++) {
    const x = p.r(x0, x1);
    const y = top(x) + p.r(-4, 10);
    const end = ice ? y + (foot - y) * p.r(0.3, 1) : foot + p.r(-30, 12);
    const w = ice ? p.r(4, 15) : p.r(1, 6);
    p.path(
      `M${x.toFixed(1)} ${y.toFixed(1)}q${p.r(-6, 6).toFixed(1)} ${((end - y) * 0.4).toFixed(1)} ${p.r(-4, 4).toFixed(1)} ${(end - y).toFixed(1)}q${(w * (ice ? 0.9 : 1.3)).toFixed(1)} ${((y - end) * 0.5).toFixed(1)} ${w.toFixed(1)} ${(y - end).toFixed(1)}Z`,
      p.pick(colours),
      { opacity: p.r(0.3, 0.9) },
    );
  }
}

/** Mossy domes over which the Cuervo spills. */
function falls(p: Pic, moss: [string, string], fall: string[], ice: boolean): void {
  const domes: [number, number, number, number][] = [
    [260, 420, 330, 330],
    [800, 340, 380, 420],
    [1330, 400, 330, 350],
  ];
  for (const [x, top, w, h] of domes) {
    const shape = `${smooth(
      [
        [x - w, top + h],
        [x - w * 0.92, top + h * 0.4],
        [x - w * 0.6, top + h * 0.08],
        [x, top],
        [x + w * 0.6, top + h * 0.1],
        [x + w * 0.92, top + h * 0.42],
        [x + w, top + h],
      ],
      false,
    )}Z`;
    p.path(
      shape,
      p.lin([
        [0, lighter(moss[1], 0.1)],
        [0.5, mix(moss[0], moss[1], 0.5)],
        [1, moss[0]],
      ]),
    );
    p.inside(shape, () => {
      for (let i = 0; i < 90; i++) {
        const [bx, by] = [p.r(x - w, x + w), p.r(top, top + h)];
        p.path(p.blob(bx, by, p.r(14, 46), p.r(12, 34), 0.3), mix(moss[0], moss[1], p.rnd()), { opacity: 0.6 });
      }
      for (let i = 0; i < 10; i++)
        p.path(
          p.blob(p.r(x - w, x + w), top + h * p.r(0.55, 0.95), p.r(20, 60), p.r(16, 40), 0.3),
          darker(moss[0], 0.5),
          { opacity: 0.6 },
        );
      p.rect(
        x - w,
        top + h * 0.5,
        w * 2,
        h * 0.5,
        p.lin([
          [0, darker(moss[0], 0.5), 0],
          [1, darker(moss[0], 0.6), 0.7],
        ]),
      );
    });
    curtain(
      p,
      x - w * 0.86,
      x + w * 0.86,
      (q) => top + ((q - x) / w) ** 2 * h * 0.42 + 6,
      top + h + 20,
      fall,
      ice ? 150 : 190,
      ice,
    );
  }
}

export const agua = {
  'nacimiento-rio-cuervo': (p) => {
    sky(p, [
      [0, '#a9cdbd'],
      [0.5, '#e6eed2'],
      [1, '#7fa37a'],
    ]);
    p.glow(1150, 60, 620, '#fffbe0', 0.8);
    for (let row = 0; row < 3; row++)
      for (let x = p.r(-40, 40); x < 1640; x += p.r(80, 150))
        pine(p, x, 420 + row * 40, p.r(340, 470), {
          dark: mix('#8fb394', '#2f5a40', row / 2),
          light: mix('#c9d9a4', '#93b25c', row / 2),
          sun: 1,
        });
    rays(p, 1200, -40, 1100, 1.3, 2.5, 8, '#fffbe0', 0.22);
    ground(p, p.ridge(420, 400, 20, 0.5), '#5f8a4c', '#2f5234', { marks: 60 });
    falls(p, ['#2c5234', '#9dbb55'], ['#ffffff', '#e3f3ee', '#bfe3dc', '#f6fffb'], false);
    mist(p, 770, 60, '#effaf4', 0.7, 9);
    water(p, band(p, 770), 770, 1075, '#8fcdb9', '#1f6a66', '#effff4', { streaks: 170 });
    for (const [x, y, r] of [
      [150, 880, 130],
      [430, 960, 90],
      [1250, 900, 120],
      [1500, 1000, 170],
      [820, 1010, 70],
    ]) {
      p.path(
        p.blob(x, y, r, r * 0.45, 0.12),
        p.lin([
          [0, '#9aa77a'],
          [1, '#2c3a30'],
        ]),
      ).path(p.blob(x - r * 0.1, y - r * 0.2, r * 0.75, r * 0.22, 0.2), '#86ad4c', { opacity: 0.9 });
    }
    blades(p, -20, 420, 1085, [60, 190], 60, ['#3a6a3c', '#8fb04c', '#24482f'], { width: 5 });
    blades(p, 1200, 1620, 1085, [60, 210], 60, ['#3a6a3c', '#8fb04c', '#24482f'], { width: 5 });
  },
  'rio-cuervo-hielo': (p) => {
    sky(p, [
      [0, '#4a6a92'],
      [0.5, '#a9bfd6'],
      [1, '#f0d9d2'],
    ]);
    p.glow(300, 330, 560, '#ffd9c4', 0.7);
    for (let row = 0; row < 3; row++)
      for (let x = p.r(-40, 40); x < 1640; x += p.r(90, 170))
        pine(p, x, 400 + row * 44, p.r(320, 460), {
          dark: mix('#93a9c2', '#34506a', row / 2),
          light: mix('#e6edf4', '#f8fbfd', row / 2),
          trunk: '#6a5a5c',
        });
    ground(p, p.ridge(410, 420, 20, 0.5), '#eef3f7', '#a9bed3', { marks: 40, mark: ['#fff', '#8fa9c6'] });
    falls(p, ['#3a5a78', '#b9d3e4'], ['#ffffff', '#dceef8', '#a9d0e6', '#7fb4d3', '#f4fbff'], true);
    for (const [x, top, w, h] of [
      [260, 420, 330, 330],
      [800, 340, 380, 420],
      [1330, 400, 330, 350],
    ])
      p.path(
        smooth(
          [
            [x - w * 0.8, top + h * 0.22],
            [x - w * 0.5, top + h * 0.03],
            [x, top - 16],
            [x + w * 0.5, top + h * 0.04],
            [x + w * 0.8, top + h * 0.24],
            [x + w * 0.62, top + h * 0.17],
            [x + w * 0.3, top + h * 0.08],
            [x + w * 0.1, top + h * 0.1],
            [x - w * 0.2, top + h * 0.06],
            [x - w * 0.5, top + h * 0.15],
          ],
          true,
        ),
        '#fbfdfe',
      );
    water(p, band(p, 775), 775, 1075, '#a9cfdd', '#2c5a78', '#ffffff', { streaks: 110 });
    for (let i = 0; i < 13; i++)
      p.path(
        p.blob(p.r(0, 1600), p.r(800, 1060), p.r(60, 190), p.r(12, 40), 0.16),
        p.lin([
          [0, '#ffffff'],
          [1, '#bdd5e4'],
        ]),
        { opacity: 0.9 },
      );
    for (const x of [60, 180, 1440, 1560])
      p.path(
        p.blob(x, 1070, 190, 90, 0.14),
        p.lin([
          [0, '#ffffff'],
          [1, '#aac1d8'],
        ]),
      );
    for (let i = 0; i < 120; i++)
      p.oval(p.r(0, 1600), p.r(0, 1067), p.r(1, 3), p.r(1, 3), '#ffffff', { opacity: p.r(0.4, 0.9) });
  },
  'laguna-de-una': (p) => {
    const scene = p.capture(() => {
      sky(p, [
        [0, '#d78f6d'],
        [0.3, '#f0bd8c'],
        [0.6, '#fbe2b4'],
        [1, '#fbe2b4'],
      ]);
      strips(p, 170, 110, 9, '#e08f70', '#ffe6bd', 0.6);
      hills(p, [[430, 40, '#c99d8c']], '#f4cda4');
      const wall = mesa(
        p,
        [
          [-20, 420],
          [120, 300],
          [380, 240],
          [760, 250],
          [1000, 330],
          [1150, 430],
          [1620, 470],
        ],
        34,
      );
      cliff(
        p,
        [...wall, [1620, 640], [-20, 640]],
        { light: '#f6c994', dark: '#8d5f58', scale: 1, green: '#7a6f45', fade: '#a9785c', fadeTo: 0.5 },
        wall.length,
      );
      const shore = p.ridge(600, 610, 16, 0.5);
      ground(p, shore, '#7d7445', '#4a4a34', { marks: 30 });
      forest(p, shore, [40, 90], 24, '#4a4f38', { round: 0.5, rim: '#e0a85a' });
      for (const [x, w, h] of [
        [1160, 60, 46],
        [1228, 50, 40],
        [1284, 64, 50],
        [1100, 52, 36],
      ])
        house(p, x, 640, w, h, { wall: '#f1dcc0', roof: '#a5583a', floors: 1, cols: 2 });
      house(p, 1206, 636, 30, 84, { wall: '#e6c9a0', floors: 3, cols: 1, roofH: 22 });
      for (let x = 0; x < 1600; x += 46)
        bush(
          p,
          x + p.r(-20, 20),
          648,
          p.r(60, 110),
          p.r(34, 80),
          { dark: '#454a34', light: p.pick(['#c99a4a', '#a8a050', '#e0b55a']) },
          7,
        );
    });
    p.add(scene);
    water(p, band(p, 644), 644, 1075, '#f0c393', '#3f6a6c', '#ffe9c2', {
      mirror: scene,
      mirrorOpacity: 0.62,
      streaks: 120,
    });
    blades(p, -20, 520, 1080, [120, 330], 120, ['#3a4230', '#8a7a3c', '#5c5a34'], {
      width: 5,
      ear: '#6b4226',
      lean: 0.05,
    });
    blades(p, 1380, 1620, 1080, [90, 240], 50, ['#3a4230', '#8a7a3c', '#5c5a34'], { width: 5, lean: -0.1 });
    for (const [x, y, s] of [
      [820, 830, 1],
      [900, 842, 0.8],
      [980, 826, 0.9],
    ])
      p.path(
        `M${x - 26 * s} ${y}q6 -18 26 -16q8 -2 10 -16q2 -10 12 -9q8 3 14 7q-8 1 -11 5q2 18 -7 26q-12 9 -28 8q-10 -1 -16 -5Z`,
        '#3a3430',
      ).path(`M${x - 60 * s} ${y + 14}q60 -10 130 0q-60 8 -130 0Z`, '#ffe9c2', { opacity: 0.5 });
    flock(p, 620, 170, 9, 22, '#7d4f48');
  },
  'lagunas-canada-del-hoyo': (p) => {
    sky(
      p,
      [
        [0, '#6fb0cc'],
        [0.6, '#e3efdf'],
        [1, '#f3ebcb'],
      ],
      360,
    );
    hills(
      p,
      [
        [210, 26, '#9bb7ae'],
        [250, 26, '#7fa08a'],
      ],
      '#dfe8cf',
    );
    ground(p, p.ridge(280, 270, 14, 0.5), '#7f9a5c', '#b9a868', { marks: 120 });
    forest(p, p.ridge(300, 290, 10, 0.5), [20, 44], 18, '#4f7450', { rim: '#b2c06c', round: 0.4 });
    const lagoon = (x: number, y: number, w: number, h: number, top: string, deep: string, light: string) => {
      const ring = (k: number, dy = 0) =>
        smooth(
          Array.from(
            { length: 18 },
            (_, i): Pt => [
              x + Math.cos((i / 18) * 6.283) * w * k * p.r(0.97, 1.03),
              y + dy + Math.sin((i / 18) * 6.283) * h * k * p.r(0.96, 1.04),
            ],
          ),
          true,
        );
      p.path(ring(1.32, -h * 0.1), '#e9dcae').path(ring(1.24, -h * 0.04), '#cbb783');
      const hole = ring(1.2);
      p.inside(hole, () =>
        cliff(
          p,
          [
            [x - w * 1.4, y - h * 1.3],
            [x + w * 1.4, y - h * 1.3],
            [x + w * 1.4, y + h * 1.3],
            [x - w * 1.4, y + h * 1.3],
          ],
          { light: '#f4e4b8', dark: '#9c8258', scale: w / 620, green: '#7d8f4a' },
        ),
      );
      const pool = ring(1, h * 0.2);
      p.path(
        pool,
        p.rad([
          [0, deep],
          [0.6, mix(top, deep, 0.6)],
          [0.92, top],
          [1, light],
        ]),
      );
      p.inside(pool, () => {
        for (let i = 0; i < 26; i++)
          p.path(
            `M${(x + p.r(-w, w * 0.7)).toFixed(0)} ${(y + h * 0.2 + p.r(-h, h)).toFixed(0)}q${(w * 0.1).toFixed(0)} -4 ${(w * 0.2).toFixed(0)} 0q${(-w * 0.1).toFixed(0)} 4 ${(-w * 0.2).toFixed(0)} 0Z`,
            light,
            { opacity: 0.4 },
          );
      });
      p.stroke(pool, '#fdf8da', 3, { opacity: 0.7 });
    };
    lagoon(1150, 420, 200, 54, '#7fc0a4', '#2c7a70', '#d4efd2');
    for (let i = 0; i < 26; i++)
      bush(
        p,
        p.pick([p.r(0, 880), p.r(1430, 1600)]),
        p.r(360, 470),
        p.r(26, 56),
        p.r(18, 40),
        { dark: '#45653f', light: '#a9b95a' },
        6,
      );
    lagoon(430, 580, 310, 100, '#c99bb0', '#8a5a80', '#f3d7dc');
    for (let i = 0; i < 22; i++) {
      const x = p.r(760, 1620);
      bush(p, x, p.r(560, 680), p.r(40, 90), p.r(30, 60), { dark: '#3f5f3a', light: '#a3b656' }, 7);
    }
    lagoon(1010, 850, 480, 160, '#3fb3b0', '#0f5a78', '#c4f0e4');
    for (const [x, y, h] of [
      [70, 900, 400],
      [190, 960, 460],
      [1560, 960, 520],
      [330, 1040, 380],
    ])
      pine(p, x, y, h, { dark: '#234632', light: '#93a852' });
    ground(
      p,
      p.through(
        [
          [-20, 1010],
          [400, 1040],
          [800, 1070],
          [1200, 1064],
          [1620, 1000],
        ],
        12,
        5,
      ),
      '#8a8f48',
      '#3d4a28',
      { marks: 30 },
    );
    for (const [x, c] of [
      [520, '#b4512f'],
      [560, '#2f4f68'],
    ] as const)
      figure(p, x, 1046, 92, { fill: c, rim: '#fff3d0' });
  },
  'hoces-cabriel': (p) => {
    sky(p, [
      [0, '#3f86a8'],
      [0.5, '#b3d3cc'],
      [1, '#f4e6bf'],
    ]);
    cumulus(p, 1180, 210, 420, '#dde6e0', '#ffffff', 0.85);
    hills(
      p,
      [
        [330, 40, '#9db2a4'],
        [390, 40, '#809d86'],
      ],
      '#e2e2c0',
    );
    for (const [i, k] of [0, 0.5, 1].entries()) {
      // Knife blades of rock, "los Cuchillos".
      const base = 560 + i * 120;
      for (let x = (i % 2) * 80 - 60; x < 1640; x += p.r(150, 230)) {
        if (Math.abs(x - 790) < 150 + i * 110) continue;
        const [w, h] = [p.r(120, 200), p.r(210, 330) + i * 50];
        const blade: Pt[] = [
          [x - w * 0.6, base + 60],
          [x - w * 0.36, base - h * 0.5],
          [x - w * 0.12, base - h * 0.9],
          [x, base - h],
          [x + w * 0.1, base - h * 0.86],
          [x + w * 0.3, base - h * 0.45],
          [x + w * 0.62, base + 60],
        ];
        cliff(p, p.through(blade, 34, 4), {
          light: mix('#efd3a4', '#e2ac74', k),
          dark: mix('#a98a72', '#6d4a3a', k),
          scale: 0.6 + k * 0.3,
          green: '#73804a',
          fade: '#8a9a62',
          fadeTo: 0.35,
        });
      }
      const line = p.ridge(base + 20, base + 20, 26, 0.5);
      ground(p, line, mix('#93a468', '#5f7a42', k), mix('#7d9450', '#37522f', k), { marks: 40 });
      forest(p, line, [26 + i * 12, 50 + i * 20], 26, mix('#5f8456', '#2f5236', k), { round: 0.5, rim: '#b9c46a' });
    }
    const river = smooth(
      [
        [806, 560],
        [830, 610],
        [700, 680],
        [880, 760],
        [640, 860],
        [560, 980],
        [480, 1090],
        [1290, 1090],
        [1120, 980],
        [1000, 870],
        [1010, 770],
        [830, 690],
        [880, 620],
        [822, 560],
      ],
      true,
    );
    water(p, river, 560, 1085, '#9fdcc6', '#1c7a78', '#e9fff0', { streaks: 130, x0: 480, x1: 1290 });
    p.stroke(river, '#f3e7bd', 6, { opacity: 0.5 });
    for (let i = 0; i < 26; i++) {
      const s = p.pick([-1, 1]);
      const t = p.rnd();
      bush(
        p,
        820 + s * (150 + t * 330),
        760 + t * 250,
        50 + t * 90,
        40 + t * 60,
        { dark: '#2f5236', light: '#a3bb55' },
        7,
      );
    }
    for (const [x, h] of [
      [90, 460],
      [1520, 520],
    ])
      pine(p, x, 1080, h, { dark: '#1f3d2c', light: '#8ea64e' });
    vulture(p, 520, 220, 70, 14, '#4f4238', '#8d7256');
  },
  'hoz-de-beteta': (p) => {
    sky(p, [
      [0, '#87b0a4'],
      [0.5, '#dbe6c8'],
      [1, '#eef0d2'],
    ]);
    p.glow(830, 280, 480, '#fffbe2', 0.9);
    for (let i = 0; i < 4; i++) {
      const k = i / 3;
      const gap = 90 + i * 90;
      for (const side of [-1, 1] as const) {
        const at = (d: number) => 820 + side * (gap + d) + (i % 2 ? side * 30 : 0);
        const crown = mesa(
          p,
          side < 0
            ? [
                [-20, 60 + i * 30],
                [at(150), 120 + i * 20],
                [at(40), 250],
              ]
            : [
                [at(40), 250],
                [at(150), 110 + i * 20],
                [1620, 40 + i * 30],
              ],
          36,
        );
        const foot: Pt[] =
          side < 0
            ? [
                [at(-20), 420],
                [at(20), 620 + i * 80],
                [-20, 700 + i * 90],
              ]
            : [
                [1620, 700 + i * 90],
                [at(20), 620 + i * 80],
                [at(-20), 420],
              ];
        cliff(
          p,
          [...crown, ...foot],
          {
            light: mix('#e6e2c0', '#cdbb8c', k),
            dark: mix('#a5b098', '#4d5040', k),
            sun: side < 0 ? 1 : -1,
            scale: 0.7 + k * 0.6,
            green: '#55753f',
            fade: mix('#b9cda4', '#2f4a30', k),
            fadeTo: 0.6,
          },
          crown.length,
        );
        const slope = 610 + i * 80;
        const line =
          side < 0
            ? p.through(
                [
                  [-20, slope - 40],
                  [at(120), slope],
                  [at(-30), slope + 80 + i * 30],
                  [at(-60), 1090],
                ],
                14,
                5,
              )
            : p.through(
                [
                  [at(-60), 1090],
                  [at(-30), slope + 80 + i * 30],
                  [at(120), slope],
                  [1620, slope - 40],
                ],
                14,
                5,
              );
        ground(p, line, mix('#93b070', '#35542f', k), mix('#7d9c5c', '#1f3824', k), { marks: 30 });
        forest(p, line, [40 + i * 20, 80 + i * 34], 24 + i * 6, mix('#75986a', '#1f3d2a', k), {
          round: 0.6,
          rim: mix('#cfdc94', '#8fab4c', k),
        });
      }
    }
    ground(p, p.ridge(676, 670, 12, 0.5, 620, 1010), '#a9c98e', '#5a7d42', { marks: 12, bottom: 1090 });
    for (let n = 0; n < 16; n++)
      bush(
        p,
        p.pick([p.r(600, 770), p.r(900, 1040)]),
        p.r(690, 900),
        p.r(50, 100),
        p.r(40, 90),
        { dark: '#3d6238', light: '#a9c468' },
        7,
      );
    p.path(
      smooth(
        [
          [815, 600],
          [840, 680],
          [780, 770],
          [860, 880],
          [740, 1090],
          [1120, 1090],
          [960, 880],
          [850, 770],
          [866, 680],
          [826, 600],
        ],
        true,
      ),
      p.lin([
        [0, '#f4f7df'],
        [0.5, '#8fc4a8'],
        [1, '#2c6f66'],
      ]),
    );
    for (let i = 0; i < 20; i++)
      p.stroke(`M${p.r(800, 900)} ${p.r(780, 1060)}q40 -8 90 0`, '#f0fff0', 3, { opacity: 0.6 });
    blades(p, -20, 760, 1085, [50, 170], 110, ['#1f3d2a', '#4f7a3c', '#86a64c'], { width: 5 });
    blades(p, 1080, 1620, 1085, [50, 190], 90, ['#1f3d2a', '#4f7a3c', '#86a64c'], { width: 5 });
    vulture(p, 700, 190, 60, -10, '#4a5046', '#7d8068');
    vulture(p, 960, 120, 44, 14, '#5a6056', '#8a8d75');
  },
  'estrecho-priego': (p) => {
    sky(p, [
      [0, '#2f5f86'],
      [0.5, '#7fa9b5'],
      [0.8, '#f3cf9c'],
      [1, '#f3cf9c'],
    ]);
    strips(p, 150, 110, 8, '#9bb3bb', '#ffe0b4', 0.6);
    hills(
      p,
      [
        [520, 40, '#93918f'],
        [570, 40, '#7c7a78'],
      ],
      '#e8bd90',
      '#ffdca4',
    );
    const l = mesa(
      p,
      [
        [-20, 150],
        [240, 170],
        [470, 250],
        [600, 380],
        [660, 560],
      ],
      34,
    );
    cliff(
      p,
      [...l, [700, 820], [-20, 900]],
      { light: '#b9805a', dark: '#4a3238', sun: 1, scale: 1.2, green: '#5a5a38', fade: '#3d3038', fadeTo: 0.6 },
      l.length,
    );
    const r = mesa(
      p,
      [
        [890, 600],
        [950, 420],
        [1090, 280],
        [1340, 200],
        [1620, 180],
      ],
      34,
    );
    cliff(
      p,
      [...r, [1620, 900], [850, 820]],
      { light: '#f6b877', dark: '#8a4e40', scale: 1.2, green: '#76683a', fade: '#7a4a3c', fadeTo: 0.5 },
      r.length,
    );
    for (let i = 0; i < 16; i++)
      poplar(p, p.pick([p.r(-10, 640), p.r(930, 1600)]), p.r(810, 860), p.r(110, 200), {
        dark: '#4a4a30',
        light: '#c99f4a',
        sun: 1,
      });
    ground(
      p,
      p.through(
        [
          [-20, 830],
          [500, 800],
          [760, 790],
          [1000, 800],
          [1620, 840],
        ],
        14,
        5,
      ),
      '#7a6a3c',
      '#332c22',
      { marks: 40 },
    );
    water(
      p,
      smooth(
        [
          [740, 790],
          [760, 840],
          [640, 920],
          [500, 1090],
          [1260, 1090],
          [1060, 930],
          [860, 840],
          [800, 790],
        ],
        true,
      ),
      790,
      1085,
      '#f3c48a',
      '#2c5a60',
      '#ffe6b8',
      { streaks: 90, x0: 500, x1: 1260 },
    );
    p.path(
      'M470 880V760Q800 640 1130 760V880H1060Q1050 760 960 742Q860 730 800 730Q740 730 640 742Q550 760 540 880Z',
      p.lin([
        [0, '#d9a46c'],
        [1, '#7a4f3a'],
      ]),
    );
    p.stroke('M470 760Q800 640 1130 760', '#ffd9a0', 8);
    for (let i = 0; i < 30; i++)
      p.line(
        [
          [480 + i * 22, 758 - Math.sin((i / 30) * 3.14) * 56],
          [484 + i * 22, 800 - Math.sin((i / 30) * 3.14) * 60],
        ],
        '#5c3a2c',
        2,
        { opacity: 0.35 },
      );
    figure(p, 740, 700, 66, { fill: '#3a2a2c', rim: '#ffdca4', hat: 'straw' });
    beast(p, 'horse', 830, 700, 76, '#4a3428', '#ffdca4');
    for (let i = 0; i < 26; i++)
      bush(
        p,
        p.pick([p.r(-20, 480), p.r(1180, 1620)]),
        p.r(900, 1080),
        p.r(80, 150),
        p.r(60, 110),
        { dark: '#2f3526', light: '#b08f42', sun: 1 },
        8,
      );
    pine(p, 90, 1100, 560, { dark: '#232c24', light: '#a5823f', sun: 1 });
  },
  'girasoles-la-mancha': (p) => {
    sky(p, [
      [0, '#3a83b4'],
      [0.45, '#93c6d6'],
      [0.62, '#f6ecc9'],
      [1, '#f6ecc9'],
    ]);
    cumulus(p, 360, 330, 520, '#dfe8ea', '#ffffff', 0.95);
    cumulus(p, 1100, 240, 380, '#dfe8ea', '#ffffff', 0.95);
    cumulus(p, 1480, 380, 420, '#e3e9e4', '#ffffff', 0.9);
    hills(
      p,
      [
        [560, 16, '#a9b7a0'],
        [580, 14, '#93a684'],
      ],
      '#e9e5bf',
    );
    for (const [x, h] of [
      [1130, 66],
      [1200, 58],
      [1010, 52],
    ])
      mill(p, x, 576, h, 20 + (x % 60));
    ground(
      p,
      [
        [-20, 590],
        [1620, 586],
      ],
      '#c9a53a',
      '#3f5228',
      { marks: 40 },
    );
    for (let row = 0; row < 9; row++) {
      const y = 604 + row ** 2 * 5.4;
      const r = 5 + row ** 1.75 * 1.85;
      for (let x = -20 + (row % 2) * r; x < 1640; x += r * 2.35)
        sunflower(
          p,
          x + p.r(-0.3, 0.3) * r,
          y + p.r(-0.3, 0.3) * r,
          r * p.r(0.85, 1.1),
          r * (row > 6 ? 3.6 : 2),
          p.r(-0.5, 0.1),
        );
      if (row < 8) p.rect(0, y, 1600, r * 1.6, '#54682e', { opacity: 0.14 });
    }
  },
  'trigo-verano': (p) => {
    sky(p, [
      [0, '#e08f4f'],
      [0.3, '#f3bb6e'],
      [0.55, '#fde3a8'],
      [1, '#fde3a8'],
    ]);
    sun(p, 520, 470, 74, '#fff7dc', '#ffe7a8', 7);
    strips(p, 200, 140, 10, '#dd8350', '#ffe6b0', 0.55);
    hills(
      p,
      [
        [570, 24, '#c99663'],
        [600, 24, '#b5824f'],
      ],
      '#f4c98a',
      '#ffe9ba',
    );
    for (const [x, h] of [
      [1180, 90],
      [1240, 120],
      [1290, 80],
    ])
      poplar(p, x, 632, h, { dark: '#7d6a34', light: '#d9b052' });
    house(p, 1080, 634, 90, 44, { wall: '#f4e2c0', floors: 1, cols: 3, roofH: 20 });
    ground(p, p.ridge(622, 630, 8, 0.5), '#e3b04f', '#a8701f', { marks: 120, slope: 0.02 });
    furrows(p, 640, 700, ['#f0c566', '#c48a30'], 30);
    p.path(
      smooth(
        [
          [716, 636],
          [720, 720],
          [640, 850],
          [560, 1090],
          [960, 1090],
          [830, 850],
          [752, 720],
          [732, 636],
        ],
        true,
      ),
      '#ead09a',
      { opacity: 0.9 },
    );
    figure(
      p,
      716,
      790,
      104,
      { fill: '#6b4a36', rim: '#fff0c4', hat: 'straw', stick: true, skirt: '' },
      { legs: [-12, 12] },
    );
    for (let row = 0; row < 6; row++)
      for (const [a, b] of [
        [-20, 600 - row * 16],
        [830 + row * 26, 1620],
      ])
        blades(
          p,
          a,
          b,
          760 + row * 70,
          [60 + row * 28, 100 + row * 44],
          90,
          ['#d99f38', '#f0c25a', '#a8721f', '#ffdf8a'],
          { width: 1.6 + row * 0.5, ear: p.pick(['#e8b64c', '#f6d070', '#c48a2a']), lean: 0.14 },
        );
    for (let i = 0; i < 16; i++) {
      const [x, y] = [p.pick([p.r(0, 540), p.r(960, 1600)]), p.r(900, 1050)];
      p.path(p.blob(x, y, 14, 11, 0.2), '#c8402c').oval(x, y, 4, 4, '#3a1c18');
    }
    flock(p, 980, 300, 8, 22, '#8a5432');
  },
  salinas: (p) => {
    const scene = p.capture(() => {
      sky(p, [
        [0, '#8a7aa5'],
        [0.35, '#d99aa0'],
        [0.7, '#f9cfa8'],
        [1, '#fbe3bf'],
      ]);
      strips(p, 190, 140, 12, '#c98a9c', '#ffdcc0', 0.7);
      sun(p, 1130, 430, 44, '#fff4d8', '#ffd9ac', 8);
      hills(
        p,
        [
          [450, 46, '#b08a9c'],
          [500, 46, '#93758a'],
        ],
        '#f0bfa6',
        '#ffdfc2',
      );
      house(p, 300, 556, 250, 96, { wall: '#d9b79c', roof: '#9c5a48', floors: 1, cols: 5, roofH: 54 });
      house(p, 540, 556, 90, 70, { wall: '#c9a48c', roof: '#8f5040', floors: 1, cols: 2, roofH: 30 });
    });
    p.add(scene);
    water(p, band(p, 552), 552, 1075, '#f3c7b4', '#8a7f9c', '#fff0e0', {
      mirror: scene,
      mirrorOpacity: 0.7,
      streaks: 60,
    });
    for (const [i, y] of [575, 604, 645, 704, 790, 920].entries()) {
      // Timber-edged pans.
      p.rect(0, y, 1600, 3 + i * 2.4, '#6d4f46').rect(0, y - 2 - i, 1600, 2 + i * 0.8, '#f6dcc4');
      for (let n = -8; n <= 8; n++)
        p.line(
          [
            [820 + n * (90 + i * 56), y],
            [820 + n * (90 + i * 56) * 1.16, [604, 645, 704, 790, 920, 1080][i]],
          ],
          '#6d4f46',
          2 + i * 1.6,
        );
    }
    for (const [x, y, r] of [
      [230, 770, 60],
      [380, 785, 74],
      [1240, 890, 130],
      [1460, 900, 110],
      [700, 690, 34],
      [770, 692, 38],
      [1010, 640, 18],
      [1060, 642, 20],
      [120, 1040, 170],
    ]) {
      p.poly(
        [
          [x - r, y],
          [x - r * 0.1, y - r * 0.85],
          [x + r * 0.1, y - r * 0.85],
          [x + r, y],
        ],
        '#fdf6ee',
      )
        .poly(
          [
            [x + r * 0.02, y - r * 0.85],
            [x + r * 0.1, y - r * 0.85],
            [x + r, y],
            [x + r * 0.2, y],
          ],
          '#b9a5b4',
        )
        .poly(
          [
            [x - r, y],
            [x + r, y],
            [x + r * 0.1, y + r * 0.4],
            [x - r * 0.1, y + r * 0.4],
          ],
          '#fff',
          { opacity: 0.25 },
        );
    }
    figure(
      p,
      930,
      890,
      190,
      { fill: '#4a3a48', rim: '#ffe3c4', hat: 'straw', legs: '#3a3040' },
      { lean: 16, arms: [40, 60], elbows: [10, 0], legs: [-14, 10] },
    );
    p.line(
      [
        [950, 760],
        [1120, 900],
      ],
      '#4a342c',
      8,
    ).rect(1092, 892, 70, 12, '#4a342c', { transform: 'rotate(-20 1120 900)' });
  },
  'trashumancia-rebano': (p) => {
    sky(p, [
      [0, '#7fa0b5'],
      [0.45, '#e3d3b4'],
      [0.7, '#f6cf94'],
      [1, '#f6cf94'],
    ]);
    sun(p, 1320, 380, 46, '#fff3d0', '#ffe0a4', 8);
    strips(p, 200, 120, 9, '#d6bfa4', '#fff0d0', 0.6);
    hills(
      p,
      [
        [470, 60, '#b39a86'],
        [540, 60, '#9a856c'],
        [620, 50, '#7f7452'],
      ],
      '#f0cb98',
      '#ffe2ae',
    );
    ground(
      p,
      p.through(
        [
          [-20, 700],
          [500, 650],
          [1000, 690],
          [1620, 640],
        ],
        14,
        5,
      ),
      '#a8904e',
      '#5c4a2a',
      { marks: 140, rim: '#ffdf9f' },
    );
    p.path(
      smooth(
        [
          [1180, 662],
          [1020, 720],
          [820, 800],
          [400, 1090],
          [1500, 1090],
          [1300, 830],
          [1270, 730],
          [1210, 662],
        ],
        true,
      ),
      '#e0c088',
      { opacity: 0.75 },
    );
    mist(p, 740, 60, '#ffe4b0', 0.6);
    const herd: [number, number, number][] = [];
    for (let i = 0; i < 120; i++) {
      const t = p.rnd() ** 0.7;
      herd.push([1190 - t * 330 + p.r(-1, 1) * (24 + t * 380), 680 + t * 320, 24 + t * 92]);
    }
    for (const [x, y, s] of herd.sort((a, b) => a[1] - b[1]))
      sheep(p, x, y, s, p.rnd() < 0.08 ? '#6b4f3a' : p.pick(['#f0e0be', '#e3cfa8', '#f6ead0']), '#4a372b', true);
    figure(
      p,
      330,
      1010,
      300,
      { fill: '#5a4030', rim: '#ffe2ae', hat: 'brim', stick: true, coat: '#6f5038', legs: '#3a2c24', side: -1 },
      { legs: [-10, 14] },
    );
    figure(p, 1390, 790, 120, { fill: '#4f3a2e', rim: '#ffe2ae', hat: 'boina', stick: true, coat: '#5f4636' });
    p.path(
      'M470 1020l6 -50q-22 -8 -26 -30q30 -10 70 0q30 -14 44 -40l12 16q14 6 30 10q-6 14 -28 18q-8 36 -24 40l4 46h-12l-8 -44q-24 6 -40 0l-10 44Z',
      '#2f2520',
    );
    for (let i = 0; i < 50; i++)
      blades(p, p.r(-20, 240), 260, 1080, [40, 120], 2, ['#6b5a2c', '#b99c4a'], { width: 4 });
    for (const [x, h] of [
      [1540, 420],
      [1470, 300],
    ])
      pine(p, x, 900, h, { dark: '#3a3f2c', light: '#c09a4a', sun: -1 });
  },
} satisfies Partial<Record<SceneName, Draw>>;
