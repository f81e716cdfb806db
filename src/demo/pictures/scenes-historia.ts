/** Ancient peoples, fossils, rails and modern art. */
import { type Draw, darker, lighter, mix, type Pt, smooth } from './kit.ts';
import { arch, masonry } from './kit-built.ts';
import { band, cliff, ground, mesa, mist, sky, strips, sun, water } from './kit-land.ts';
import { figure, flock } from './kit-life.ts';
import { blades, bush, pine, poplar } from './kit-plants.ts';
import type { SceneName } from './names.ts';
import { hills } from './scenes-ciudad.ts';

const within = (poly: Pt[], x: number, y: number): boolean => {
  let hit = false;
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [[ax, ay], [bx, by]] = [poly[i], poly[j]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) hit = !hit;
  }
  return hit;
};

export const historia = {
  'valeria-romana': (p) => {
    sky(p, [
      [0, '#7f9fc0'],
      [0.45, '#dcd3cc'],
      [0.75, '#f6c9a0'],
      [1, '#f6c9a0'],
    ]);
    strips(p, 190, 130, 10, '#d9b5ac', '#fff0dc', 0.6);
    hills(
      p,
      [
        [430, 50, '#a99c9a'],
        [490, 50, '#938a7c'],
        [550, 40, '#837c5c'],
      ],
      '#ecc49c',
      '#ffe2bb',
    );
    ground(p, p.ridge(600, 590, 12, 0.5), '#b09c5c', '#7a6c3a', { marks: 80 });
    const stone = '#e8c592'; // The long nymphaeum with its niches.
    const top = p.through(
      [
        [60, 560],
        [300, 470],
        [520, 500],
        [760, 430],
        [1000, 470],
        [1220, 440],
        [1400, 520],
        [1560, 600],
      ],
      16,
      4,
    );
    p.poly(
      [...top, [1560, 800], [60, 800]],
      p.lin([
        [0, lighter(stone, 0.2)],
        [1, darker(stone, 0.3)],
      ]),
    );
    masonry(p, 60, 600, 1500, 200, '#6b4f38', 20, 0.3);
    for (let i = 0; i < 10; i++) {
      const x = 130 + i * 140;
      p.path(arch(x, 800, 94, 180), '#5a4038')
        .path(arch(x + 14, 800, 80, 168), '#3a2c30')
        .stroke(arch(x, 800, 94, 180), lighter(stone, 0.4), 8);
    }
    p.rect(60, 596, 1500, 12, lighter(stone, 0.4), { opacity: 0.7 });
    ground(p, p.ridge(806, 800, 6, 0.5), '#c0a566', '#5c5030', { marks: 90, rim: '#ffe6b4' });
    for (const [x, h] of [
      [300, 250],
      [470, 120],
      [1130, 300],
      [1300, 90],
    ]) {
      p.rect(x - 40, 930, 90, 26, '#f0d6a6').rect(
        x - 22,
        930 - h,
        54,
        h,
        p.lin(
          [
            [0, '#fff0cf'],
            [0.4, '#e0c08c'],
            [1, '#7d6045'],
          ],
          undefined,
          true,
        ),
      );
      for (let k = 1; k < 5; k++)
        p.line(
          [
            [x - 22 + k * 11, 930 - h],
            [x - 22 + k * 11, 930],
          ],
          '#7d6045',
          2.5,
          { opacity: 0.5 },
        );
      if (h > 200)
        p.path(`M${x - 44} ${930 - h - 36}H${x + 54}L${x + 36} ${932 - h}H${x - 26}Z`, '#f0d6a6').rect(
          x - 50,
          930 - h - 46,
          110,
          14,
          '#fff0cf',
        );
      else
        p.poly(
          [
            [x - 22, 932 - h],
            [x - 4, 910 - h],
            [x + 12, 926 - h],
            [x + 32, 916 - h],
            [x + 32, 934 - h],
          ],
          '#e0c08c',
        );
    }
    p.rect(
      640,
      1000,
      190,
      44,
      p.lin([
        [0, '#fff0cf'],
        [0.5, '#dcbb88'],
        [1, '#7d6045'],
      ]),
      { transform: 'rotate(-6 735 1020)' },
    ).oval(642, 1032, 14, 23, '#c9a874');
    blades(p, -20, 1620, 1085, [30, 120], 190, ['#7a6f38', '#c2a95a', '#575a30'], { width: 3, lean: 0.15 });
    for (let i = 0; i < 40; i++) p.oval(p.r(0, 1600), p.r(960, 1060), 5, 5, p.pick(['#c8402c', '#e0563a']));
    flock(p, 1080, 220, 7, 20, '#6b6478');
  },
  'noheda-mosaico': (p) => {
    const [w, h, size] = [1600, 1067, 14];
    p.rect(0, 0, w, h, '#b09c7c');
    const ship: Pt[] = [
      [380, 640],
      [450, 660],
      [1130, 660],
      [1230, 560],
      [1250, 500],
      [1290, 560],
      [1270, 660],
      [1180, 740],
      [460, 740],
      [400, 700],
    ];
    const sail: Pt[] = [
      [560, 340],
      [980, 330],
      [1020, 560],
      [790, 590],
      [540, 566],
    ];
    const dolphins: Pt[][] = [0, 1].map((i) =>
      (
        [
          [0, 40],
          [40, 0],
          [110, -14],
          [180, 10],
          [230, 50],
          [280, 30],
          [262, 76],
          [276, 120],
          [226, 84],
          [150, 60],
          [90, 60],
          [50, 80],
        ] as Pt[]
      ).map(([x, y]) => [x + 330 + i * 660, y + 800 - i * 26]),
    );
    const heads: Pt[] = [
      [560, 615],
      [680, 612],
      [900, 612],
      [1020, 615],
    ];
    const tone = (x: number, y: number): string => {
      const edge = Math.min(x, y, w - x, h - y);
      if (edge < 34) return '#efe3c8';
      if (edge < 60) return '#2f3a4a';
      if (edge < 156) {
        // The plaited border.
        const along = (y < 156 || y > h - 156 ? x : y) / 36;
        const t = (edge - 108) / 46;
        const [a, b] = [Math.sin(along), -Math.sin(along)];
        if (Math.abs(t - a) < 0.3) return Math.abs(t - a) < 0.12 ? '#e3b458' : '#b4512f';
        if (Math.abs(t - b) < 0.3) return Math.abs(t - b) < 0.12 ? '#efe3c8' : '#3f7d80';
        return '#33303a';
      }
      if (edge < 176) return '#efe3c8';
      if (within(ship, x, y))
        return y > 712 ? '#5c2f26' : y < 676 ? '#d9a441' : Math.floor(x / 60) % 2 ? '#9c4a30' : '#b4613a';
      if (within(sail, x, y)) return Math.floor((x - 540) / 70) % 2 ? '#e3b458' : '#c9603c';
      if (heads.some(([a, b]) => Math.hypot((x - a) / 22, (y - b) / 26) < 1)) return '#b98563';
      if (heads.some(([a, b]) => Math.hypot((x - a) / 38, (y - b - 46) / 30) < 1)) return '#efe3c8';
      if (x > 776 && x < 796 && y > 300 && y < 660) return '#5c3a2a';
      if (heads.some(([a]) => Math.abs(x - a - 30 - (y - 690) * -0.5) < 8 && y > 690 && y < 830)) return '#5c3a2a';
      if (dolphins.some((d) => within(d, x, y))) return y % 50 < 30 ? '#4f6f86' : '#34506a';
      if (y > 716)
        return Math.sin(x / 46 + Math.sin(y / 24) * 2) + Math.sin(y / 15) > 0.9
          ? '#e6efe0'
          : mix('#6fb0ab', '#2c6f78', Math.min(1, (y - 716) / 190));
      if (Math.hypot(x - 300, y - 290) < 64) return Math.hypot(x - 300, y - 290) < 44 ? '#e3a03a' : '#c9603c';
      return mix('#f3e8cc', '#e0cfa6', (y - 176) / 560);
    };
    for (let y = 0; y < h; y += size)
      for (let x = 0; x < w; x += size) {
        const lost =
          Math.hypot((x - 1400) / 200, (y - 960) / 130) < 1 + Math.sin(x / 30) * 0.12 ||
          Math.hypot((x - 90) / 190, (y - 130) / 120) < 1 + Math.sin(y / 26) * 0.12;
        if (lost && p.rnd() < 0.94) continue;
        const c = tone(x + size / 2, y + size / 2);
        const d = p.r(-0.9, 0.9);
        p.poly(
          [
            [x + 1 + d, y + 1],
            [x + size - 1, y + 1 + d],
            [x + size - 1 - d, y + size - 1],
            [x + 1, y + size - 1.2],
          ],
          p.rnd() < 0.5 ? lighter(c, p.rnd() * 0.2) : darker(c, p.rnd() * 0.16),
        );
      }
    p.rect(
      0,
      0,
      w,
      h,
      p.lin(
        [
          [0, '#fff0cc', 0.3],
          [0.5, '#fff0cc', 0],
          [1, '#1f1a26', 0.45],
        ],
        [0, 0, w, h],
      ),
    );
  },
  'villar-del-humo-pinturas': (p) => {
    cliff(
      p,
      [
        [-20, -20],
        [1620, -20],
        [1620, 1090],
        [-20, 1090],
      ],
      { light: '#e9ab7c', dark: '#a2583c', scale: 1.9, crisp: 0.6 },
    );
    for (let i = 0; i < 60; i++)
      p.path(
        p.blob(p.r(0, 1600), p.r(0, 1067), p.r(60, 260), p.r(30, 110), 0.3),
        p.pick(['#f3c59a', '#c97a54', '#e8b084', '#b5684a']),
        { opacity: 0.16 },
      );
    const red = '#7a2318';
    const beastly = (x: number, y: number, s: number, flip: boolean, horns: boolean) =>
      p.at(
        x,
        y,
        s,
        () => {
          p.path(
            'M-1 -.1Q-1.05 -.5 -.7 -.55Q-.2 -.62 .3 -.6Q.55 -.72 .75 -.62L1.02 -.4Q1.06 -.32 .98 -.3L.74 -.36Q.66 -.1 .5 0L.56 .46H.46L.34 .08Q-.2 .16 -.56 .06L-.62 .46H-.72L-.74 .06L-.86 .44H-.95L-.9 .02Q-.99 0 -1 -.1Z',
            red,
            { opacity: 0.85 },
          );
          if (horns)
            p.stroke('M.82 -.6Q.86 -.86 1.08 -.86M.74 -.63Q.7 -.9 .88 -.98', red, 0.06, { 'stroke-opacity': 0.85 });
          else
            p.stroke(
              'M.72 -.62Q.7 -.9 .56 -1.04M.66 -.8L.52 -.8M.8 -.62Q.9 -.86 .84 -1.06M.86 -.82L.98 -.9M.63 -.9L.5 -.94',
              red,
              0.045,
              { 'stroke-opacity': 0.85 },
            );
          p.stroke('M-.98 -.36Q-1.14 -.2 -1.1 .1', red, 0.05, { 'stroke-opacity': 0.85 });
        },
        0,
        flip,
      );
    beastly(620, 450, 250, false, true);
    beastly(1180, 330, 150, true, false);
    beastly(1120, 640, 120, false, false);
    beastly(330, 760, 130, true, true);
    const archer = (x: number, y: number, s: number, flip: boolean) =>
      p.at(
        x,
        y,
        s,
        () => {
          p.stroke(
            'M0 -.66Q.02 -.4 -.04 -.3L.26 .02L.2 .3M-.04 -.3L-.3 0L-.42 .26M0 -.6L.36 -.56M0 -.56L-.22 -.44L.2 -.5',
            red,
            0.07,
            { 'stroke-opacity': 0.9 },
          );
          p.oval(0.01, -0.76, 0.09, 0.1, red).stroke(
            'M.3 -.95Q.56 -.56 .3 -.18M.3 -.95L.3 -.18M.02 -.56L.62 -.56',
            red,
            0.03,
            { 'stroke-opacity': 0.9 },
          );
        },
        0,
        flip,
      );
    archer(330, 520, 170, false);
    archer(210, 560, 130, false);
    archer(1440, 520, 170, true);
    archer(900, 800, 150, false);
    archer(760, 830, 120, false);
    for (let i = 0; i < 10; i++) p.oval(560 + i * 34, 900 + Math.sin(i) * 14, 8, 11, red, { opacity: 0.7 });
    for (let i = 0; i < 40; i++)
      p.stroke(
        `M${p.r(0, 1600).toFixed(0)} ${p.r(0, 900).toFixed(0)}q${p.r(-30, 30).toFixed(0)} 60 ${p.r(-20, 20).toFixed(0)} ${p.r(90, 260).toFixed(0)}`,
        p.pick(['#6b3424', '#f6d3a8']),
        p.r(1, 3),
        { 'stroke-opacity': 0.3 },
      );
    p.path(
      smooth(
        [
          [-20, -20],
          [1640, -20],
          [1640, 130],
          [1300, 60],
          [1000, 130],
          [640, 70],
          [300, 140],
          [-20, 90],
        ],
        true,
      ),
      '#3a2220',
      { opacity: 0.75 },
    );
    p.rect(
      0,
      0,
      1600,
      1067,
      p.lin(
        [
          [0, '#fff0cc', 0],
          [0.5, '#fff0cc', 0.18],
          [1, '#2c1a18', 0.4],
        ],
        [1500, 0, 100, 1067],
      ),
    );
    ground(
      p,
      p.through(
        [
          [-20, 1000],
          [500, 1030],
          [1000, 1010],
          [1620, 960],
        ],
        14,
        5,
      ),
      '#6b3f2c',
      '#2c1c18',
      { marks: 30, rim: '#f0b98a' },
    );
    pine(p, 1530, 1120, 640, { dark: '#25372a', light: '#7d8a45' });
    figure(
      p,
      150,
      1060,
      250,
      { fill: '#2c2a30', rim: '#ffe0b4', pack: '#37505c', hair: 'long' },
      { arms: [-8, 120], elbows: [6, 20] },
    );
  },
  'dinosaurio-las-hoyas': (p) => {
    const scene = p.capture(() => {
      sky(p, [
        [0, '#5f8f80'],
        [0.4, '#bcd0a0'],
        [0.7, '#f6e2a8'],
        [1, '#f6d890'],
      ]);
      sun(p, 420, 420, 70, '#fff8dc', '#fff0b8', 7);
      hills(
        p,
        [
          [480, 60, '#a3b58a'],
          [540, 50, '#86a074'],
        ],
        '#e9dca0',
      );
      for (let row = 0; row < 3; row++)
        for (let x = p.r(-40, 60); x < 1640; x += p.r(130, 260)) {
          // Tree ferns.
          const [k, h] = [row / 2, p.r(190, 330) + row * 50];
          const y = 640 + row * 24;
          const tone = mix('#8fa878', '#1f4030', k);
          p.stroke(
            `M${x} ${y}q${p.r(-16, 16)} ${-h * 0.5} ${p.r(-8, 8)} ${-h}`,
            mix('#9a946c', '#3a3426', k),
            9 + row * 4,
          );
          for (let f = 0; f < 11; f++) {
            const a = (f / 10) * Math.PI;
            const r = h * 0.46;
            p.stroke(
              `M${x} ${y - h}Q${x - Math.cos(a) * r * 0.6} ${y - h - Math.sin(a) * r * 0.5 - 14} ${x - Math.cos(a) * r} ${y - h - Math.sin(a) * r * 0.24 + r * 0.3}`,
              f % 3 ? tone : lighter(tone, 0.25),
              6 + row * 3,
            );
          }
        }
      mist(p, 640, 70, '#fbf0c4', 0.6);
      ground(p, p.ridge(690, 680, 8, 0.5), '#6f8a4c', '#3d5a38', { marks: 40 });
    });
    p.add(scene);
    water(p, band(p, 712), 712, 1080, '#cfd9a0', '#2c5a50', '#fff6cf', {
      mirror: scene,
      mirrorOpacity: 0.5,
      streaks: 110,
    });
    const body =
      'M-1.2 -.36Q-.9 -.5 -.55 -.62Q-.38 -.66 -.3 -.7Q-.24 -.92 -.16 -.92Q-.1 -.9 -.06 -.72Q.1 -.72 .24 -.82Q.34 -.98 .44 -1.04Q.54 -1.12 .66 -1.08L.9 -.99Q.95 -.94 .9 -.92L.68 -.9L.88 -.87Q.9 -.83 .84 -.83L.6 -.84Q.5 -.78 .42 -.66Q.36 -.54 .26 -.48L.36 -.4L.3 -.34L.34 -.3L.27 -.31L.2 -.42Q.1 -.4 .0 -.42L.04 -.26L-.06 -.14L-.02 -.03L.1 0H-.14L-.12 -.14L-.06 -.26L-.14 -.38Q-.18 -.3 -.16 -.2L-.3 -.1L-.32 0L-.22 .02H-.44L-.4 -.12L-.28 -.24L-.36 -.44Q-.7 -.42 -1.2 -.36Z';
    const ground2 = p.through(
      [
        [-20, 950],
        [500, 900],
        [1000, 890],
        [1620, 930],
      ],
      12,
      5,
    );
    ground(p, ground2, '#4a6038', '#1f3026', { rim: '#e6dc8c', marks: 60 });
    p.at(796, 902, 560, () => p.path(body, '#ffe9a4'));
    p.at(800, 906, 560, () => {
      p.path(
        body,
        p.lin([
          [0, '#6b5a3c'],
          [0.6, '#3a3a2c'],
          [1, '#20281f'],
        ]),
      );
      for (let i = 0; i < 13; i++)
        p.stroke(`M${-0.9 + i * 0.1} ${-0.5 - Math.max(0, i - 4) * 0.015}q.03 .07 -.01 .15`, '#c9a45c', 0.016, {
          'stroke-opacity': 0.55,
        });
    });
    for (const [x, y, s] of [
      [1300, 300, 1],
      [1390, 260, 0.7],
      [1220, 240, 0.6],
    ])
      p.path(
        `M${x - 60 * s} ${y - 20 * s}Q${x - 20 * s} ${y - 34 * s} ${x} ${y}Q${x + 20 * s} ${y - 34 * s} ${x + 60 * s} ${y - 14 * s}Q${x + 20 * s} ${y - 10 * s} ${x + 4 * s} ${y + 10 * s}L${x + 26 * s} ${y + 16 * s}L${x - 4 * s} ${y + 14 * s}Q${x - 20 * s} ${y - 10 * s} ${x - 60 * s} ${y - 20 * s}Z`,
        '#4f6652',
      );
    for (const x of [60, 190, 1500, 1400])
      for (let f = 0; f < 13; f++) {
        const a = 0.2 + (f / 12) * 2.7;
        const r = p.r(180, 290);
        p.stroke(
          `M${x} 1085Q${x - Math.cos(a) * r * 0.5} ${1085 - Math.sin(a) * r * 1.1} ${x - Math.cos(a) * r} ${1085 - Math.sin(a) * r * 0.7}`,
          p.pick(['#16302b', '#2c4f38', '#5f7d45']),
          10,
        );
      }
  },
  'tren-vapor': (p) => {
    sky(p, [
      [0, '#476b8a'],
      [0.4, '#c2a99a'],
      [0.65, '#f6c48c'],
      [1, '#f9d9a0'],
    ]);
    strips(p, 200, 130, 10, '#c99a8a', '#ffe3c0', 0.6);
    sun(p, 1330, 440, 52, '#fff3d4', '#ffe0ac', 8);
    hills(
      p,
      [
        [470, 60, '#a58a86'],
        [550, 70, '#8a756c'],
      ],
      '#f0c298',
      '#ffdfb0',
    );
    const wall = mesa(
      p,
      [
        [-20, 420],
        [150, 440],
        [300, 520],
        [380, 640],
      ],
      28,
    );
    cliff(
      p,
      [...wall, [420, 1080], [-20, 1080]],
      { light: '#dda878', dark: '#5f4448', sun: 1, scale: 1, green: '#6a6440' },
      wall.length,
    );
    mist(p, 820, 110, '#ffdcb0', 0.7);
    ground(p, p.ridge(930, 900, 24, 0.5), '#a5834f', '#4f4430', { rim: '#ffdca0', marks: 40 });
    for (let i = 0; i < 24; i++)
      poplar(p, p.r(300, 1600), p.r(930, 1030), p.r(120, 210), { dark: '#5c5a35', light: '#d3a24c', sun: 1 });
    p.rect(200, 690, 1440, 60, '#c79c70').rect(200, 684, 1440, 12, '#ffe0b0');
    for (let i = 0; i < 8; i++) {
      // The viaduct.
      const x = 330 + i * 186;
      p.path(
        `M${x - 93} 748H${x + 93}V780A64 70 0 0 0 ${x + 29} 850V1080H${x - 29}V850A64 70 0 0 0 ${x - 93} 780Z`,
        p.lin(
          [
            [0, '#8d6448'],
            [0.5, '#cf9f70'],
            [1, '#f3cb98'],
          ],
          undefined,
          true,
        ),
      );
    }
    masonry(p, 200, 696, 1440, 54, '#5c3f34', 16, 0.3);
    const [x, y] = [1010, 684]; // Engine, running right.
    for (let i = 0; i < 3; i++) {
      const cx = 250 + i * 206;
      p.rect(cx, y - 108, 190, 86, i % 2 ? '#7a2f2a' : '#35504a').rect(cx - 4, y - 120, 198, 16, '#3a2c2c');
      for (let k = 0; k < 5; k++) p.rect(cx + 14 + k * 35, y - 92, 24, 34, '#ffdf9c');
      for (const k of [34, 154]) p.oval(cx + k, y - 14, 17, 17, '#241d20').oval(cx + k, y - 14, 8, 8, '#8a6a50');
      p.rect(cx + 190, y - 34, 18, 7, '#241d20');
    }
    p.rect(x - 134, y - 76, 120, 52, '#2c2a2e').rect(x - 140, y - 84, 132, 10, '#463c3c');
    p.rect(x, y - 142, 92, 118, '#2c2a2e')
      .rect(x - 12, y - 152, 116, 12, '#4a3c3a')
      .rect(x + 22, y - 124, 40, 38, '#ffdf9c');
    p.rect(
      x + 84,
      y - 116,
      226,
      66,
      p.lin([
        [0, '#6a5a56'],
        [0.3, '#3a3438'],
        [1, '#171519'],
      ]),
    )
      .oval(x + 312, y - 83, 16, 33, '#231f23')
      .rect(x + 84, y - 50, 240, 18, '#231f23');
    for (const bx of [110, 170, 230, 290]) p.rect(x + bx, y - 116, 5, 66, '#c99a5c');
    p.path(`M${x + 264} ${y - 114}L${x + 258} ${y - 168}H${x + 306}L${x + 298} ${y - 114}Z`, '#231f23')
      .rect(x + 252, y - 176, 60, 12, '#4a3c3a')
      .path(`M${x + 150} ${y - 114}q0 -34 24 -34q24 0 24 34Z`, '#b98a4c');
    for (const [wx, r] of [
      [120, 30],
      [188, 30],
      [256, 30],
      [312, 17],
      [28, 22],
    ]) {
      p.oval(x + wx, y - r, r, r, '#171519')
        .oval(x + wx, y - r, r * 0.8, r * 0.8, '#8f3f2a')
        .oval(x + wx, y - r, r * 0.25, r * 0.25, '#171519');
      for (let k = 0; k < 6; k++)
        p.line(
          [
            [x + wx, y - r],
            [x + wx + Math.cos(k * 1.05) * r * 0.8, y - r + Math.sin(k * 1.05) * r * 0.8],
          ],
          '#171519',
          3,
        );
    }
    p.line(
      [
        [x + 120, y - 22],
        [x + 256, y - 22],
      ],
      '#c9b08a',
      7,
    ).poly(
      [
        [x + 320, y - 40],
        [x + 366, y - 4],
        [x + 318, y - 4],
      ],
      '#3a2c2c',
    );
    p.glow(x + 334, y - 92, 110, '#fff0b8', 0.9).oval(x + 330, y - 92, 11, 11, '#fff6d8');
    for (let i = 0; i < 46; i++) {
      const t = i / 46;
      p.path(
        p.blob(
          x + 282 - t * 980 + p.r(-30, 30),
          y - 200 - Math.sin(t * 1.6) * 270 + p.r(-26, 26),
          30 + t * 92,
          24 + t * 60,
          0.18,
        ),
        mix('#fff4e0', '#c9a89c', p.rnd() * 0.8),
        { opacity: 0.62 - t * 0.4 },
      );
    }
    for (let i = 0; i < 12; i++) p.glow(x + p.r(80, 340), y - 6, p.r(26, 60), '#fff0dc', 0.5, 0.5);
    for (const px of [80, 200]) pine(p, px, 1090, 520 - px, { dark: '#2c3028', light: '#b58a48', sun: 1 });
  },
  'estacion-moderna': (p) => {
    sky(p, [
      [0, '#24476e'],
      [0.4, '#6f8fa8'],
      [0.7, '#f0c4a0'],
      [1, '#f9dcae'],
    ]);
    strips(p, 240, 150, 12, '#8fa0b0', '#ffe0bf', 0.6);
    hills(
      p,
      [
        [610, 40, '#8f8a94'],
        [650, 40, '#77747a'],
      ],
      '#e8bfa0',
      '#ffdcb4',
    );
    const eye: Pt = [250, 640];
    const to = (x: number, y: number, t: number): Pt => [eye[0] + (x - eye[0]) * t, eye[1] + (y - eye[1]) * t];
    ground(
      p,
      [
        [-20, 664],
        [1620, 664],
      ],
      '#6b6a6c',
      '#35363c',
      { marks: 40 },
    );
    for (const x of [-1500, -900, -520, -120, 140, 420]) p.line([to(x, 1120, 0.02), to(x, 1120, 1.2)], '#d3c4b0', 4);
    p.poly(
      [to(760, 1090, 0.03), to(760, 1090, 1.3), [1620, 1120], [1620, 660], to(1900, 1090, 0.03)],
      p.lin([
        [0, '#b7a58c'],
        [1, '#8a7864'],
      ]),
    );
    p.poly([to(760, 1090, 0.03), to(760, 1090, 1.3), to(830, 1090, 1.3), to(830, 1090, 0.03)], '#e9c46a');
    for (let i = 0; i < 9; i++) {
      const t = 1 / (1 + i * 0.5);
      p.line([to(830, 1090, t), [1620, to(830, 1090, t)[1]]], '#6f6252', 3 * t + 0.6, { opacity: 0.4 });
    }
    for (const x of [1060, 1330, 1640, 2050])
      p.line([to(x, 1090, 0.03), to(x, 1090, 1.3)], '#6f6252', 2, { opacity: 0.35 });
    p.poly(
      [to(2100, 560, 0.16), [1620, 470], [1620, 690], to(2100, 760, 0.16)],
      p.lin(
        [
          [0, '#ffe9bd'],
          [1, '#d9935c'],
        ],
        undefined,
        true,
      ),
    );
    for (let i = 0; i < 9; i++)
      p.line(
        [
          [560 + i * i * 14 + i * 40, 640 - i * 18],
          [560 + i * i * 14 + i * 40, 664 + i * 4],
        ],
        '#6b5348',
        3,
      );
    // Canopy.
    p.poly(
      [to(600, -420, 0.05), to(600, -420, 1), [1620, -40], [1620, 320], to(2300, -420, 0.05)],
      p.lin([
        [0, '#d9c3a0'],
        [1, '#8a6f58'],
      ]),
    ).poly([to(600, -420, 0.05), to(600, -420, 1), to(600, -360, 1), to(600, -360, 0.05)], '#f6e8cc');
    for (let i = 0; i < 9; i++) {
      const t = 1 / (1 + i * 0.5);
      const [cx, top] = to(1350, -300, t);
      const [, foot] = to(1350, 1080, t);
      p.poly(
        [
          [cx - 17 * t, top],
          [cx + 17 * t, top],
          [cx + 11 * t, foot],
          [cx - 11 * t, foot],
        ],
        p.lin(
          [
            [0, '#f6ead4'],
            [1, '#6b5a4c'],
          ],
          undefined,
          true,
        ),
      );
      p.line([[cx, top + 160 * t], to(800, -380, t)], '#cbb797', 12 * t).line(
        [[cx, top + 160 * t], to(1900, -380, t)],
        '#a58f72',
        12 * t,
      );
      p.glow(cx, top + 60 * t, 150 * t, '#ffe6b0', 0.5);
    }
    // Train: side wall running to the vanishing point, then the nose.
    p.poly(
      [to(560, 470, 0.06), to(560, 470, 1), to(560, 1010, 1), to(560, 1010, 0.06)],
      p.lin([
        [0, '#fbf7ee'],
        [0.62, '#e3e0da'],
        [0.63, '#8f2f3c'],
        [0.72, '#8f2f3c'],
        [0.73, '#d3d0cb'],
        [1, '#6f7078'],
      ]),
    );
    for (let i = 0; i < 14; i++) {
      const [a, b] = [1 / (1.12 + i * 0.3), 1 / (1.3 + i * 0.3)];
      p.poly([to(560, 570, a), to(560, 570, b), to(560, 720, b), to(560, 720, a)], '#263442').poly(
        [to(560, 570, a), to(560, 570, b), to(560, 620, b)],
        '#ffdca4',
        { opacity: 0.6 },
      );
    }
    p.path(
      'M559 470Q690 560 730 800Q740 940 690 1010Q560 1040 430 1010Q300 980 290 860Q330 560 470 470Q520 450 559 470Z',
      p.lin(
        [
          [0, '#ffffff'],
          [0.5, '#ebe6dd'],
          [1, '#a3a0a4'],
        ],
        undefined,
        true,
      ),
    );
    p.path('M380 650Q430 520 500 500Q570 500 630 650Q510 620 380 650Z', '#1f2b38').path(
      'M400 636Q440 540 500 512L470 622Z',
      '#8fb0c0',
      { opacity: 0.6 },
    );
    p.path('M300 860Q500 800 728 840L720 900Q500 850 300 910Z', '#8f2f3c');
    for (const x of [360, 660]) p.glow(x, 770, 130, '#fff6d8', 0.9).oval(x, 770, 26, 13, '#fffdf2');
    figure(
      p,
      1130,
      1030,
      300,
      { fill: '#34495c', rim: '#ffe6c0', coat: '#3f566b', legs: '#26303a', side: -1 },
      { legs: [-9, 9] },
    );
    p.rect(1180, 900, 74, 120, '#b4512f', { rx: 10 })
      .rect(1202, 840, 6, 66, '#2c2422')
      .rect(1226, 840, 6, 66, '#2c2422')
      .rect(1202, 838, 30, 6, '#2c2422');
    figure(p, 930, 880, 172, { fill: '#6b3f50', rim: '#ffe6c0', skirt: '#4f2f3c', hair: 'long', side: -1 });
    figure(p, 820, 790, 100, { fill: '#3f5244', rim: '#ffe6c0' });
  },
  'museo-abstracto': (p) => {
    p.rect(
      0,
      0,
      1600,
      1067,
      p.lin([
        [0, '#f3ecdf'],
        [1, '#ddd2bf'],
      ]),
    );
    p.poly(
      [
        [-20, -20],
        [1620, -20],
        [1240, 170],
        [360, 170],
      ],
      '#6b4a34',
    );
    for (let i = 0; i < 13; i++) {
      const t = i / 12;
      p.poly(
        [
          [-20 + t * 1640, -20],
          [10 + t * 1640, -20],
          [374 + t * 868, 170],
          [360 + t * 868, 170],
        ],
        i % 2 ? '#4a3224' : '#8a6244',
      );
    }
    p.poly(
      [
        [-20, 1090],
        [360, 800],
        [1240, 800],
        [1620, 1090],
      ],
      p.lin([
        [0, '#c29a6c'],
        [1, '#7d5a3c'],
      ]),
    );
    for (let i = 1; i < 16; i++)
      p.line(
        [
          [360 + i * 55, 800],
          [-20 + i * 102, 1090],
        ],
        '#5c3f2a',
        2,
        { 'stroke-opacity': 0.4 },
      );
    p.poly(
      [
        [-20, -20],
        [360, 170],
        [360, 800],
        [-20, 1090],
      ],
      p.lin(
        [
          [0, '#c9bca6'],
          [1, '#e6dcc9'],
        ],
        undefined,
        true,
      ),
    ).poly(
      [
        [1620, -20],
        [1240, 170],
        [1240, 800],
        [1620, 1090],
      ],
      p.lin(
        [
          [0, '#fdf8ec'],
          [1, '#e9dfcc'],
        ],
        undefined,
        true,
      ),
    );
    p.rect(
      360,
      170,
      880,
      630,
      p.lin([
        [0, '#fbf6ea'],
        [1, '#ece2d0'],
      ]),
    );
    const win = arch(910, 660, 250, 420, true); // Gothic window on the gorge.
    p.path(arch(890, 680, 290, 470, true), '#d3c2a2');
    p.inside(win, () => {
      p.rect(
        900,
        220,
        270,
        450,
        p.lin([
          [0, '#7fb0c4'],
          [1, '#f6e3b8'],
        ]),
      );
      for (const [y, l, d] of [
        [400, '#e8cfa0', '#a5876a'],
        [500, '#f0cf96', '#8a6a50'],
      ] as const)
        cliff(
          p,
          [
            ...mesa(
              p,
              [
                [890, y + 40],
                [980, y],
                [1080, y + 30],
                [1180, y - 30],
              ],
              16,
            ),
            [1180, 680],
            [890, 680],
          ],
          { light: l, dark: d, scale: 0.5, green: '#6b7a45' },
        );
      for (let i = 0; i < 12; i++) bush(p, 900 + i * 24, 670, 50, 50, { dark: '#3f5a38', light: '#a3b258' }, 6);
    });
    p.rect(1030, 250, 10, 410, '#b9a582').rect(910, 440, 250, 9, '#b9a582').stroke(win, '#a5906c', 8);
    p.poly(
      [
        [910, 800],
        [1160, 800],
        [900, 1060],
        [420, 1060],
      ],
      '#fff3cf',
      { opacity: 0.35 },
    );
    p.rect(430, 290, 400, 300, '#2c2422').rect(438, 298, 384, 284, '#efe6d2'); // Paintings: gesture, field, matter.
    p.inside('M438 298H822V582H438Z', () => {
      p.path(p.blob(560, 430, 110, 90, 0.3), '#1d2430')
        .path(p.blob(690, 460, 80, 70, 0.3), '#b4512f')
        .path(p.blob(640, 390, 60, 24, 0.4), '#d9a441');
      for (let i = 0; i < 22; i++)
        p.stroke(
          `M${p.r(440, 800).toFixed(0)} ${p.r(310, 570).toFixed(0)}q${p.r(-60, 60).toFixed(0)} ${p.r(-60, 60).toFixed(0)} ${p.r(-110, 110).toFixed(0)} ${p.r(-50, 50).toFixed(0)}`,
          p.pick(['#1d2430', '#1d2430', '#8f3f2a', '#fff6e4']),
          p.r(2, 12),
          { 'stroke-opacity': 0.8 },
        );
    });
    p.poly(
      [
        [60, 190],
        [290, 300],
        [290, 650],
        [60, 760],
      ],
      '#1f6670',
    )
      .poly(
        [
          [80, 330],
          [270, 390],
          [270, 470],
          [80, 480],
        ],
        '#efe6d6',
      )
      .poly(
        [
          [80, 560],
          [270, 540],
          [270, 580],
          [80, 640],
        ],
        '#d9a441',
      );
    p.poly(
      [
        [1320, 320],
        [1540, 200],
        [1540, 800],
        [1320, 690],
      ],
      '#e9dcc0',
    )
      .oval(1430, 420, 60, 86, '#b4512f')
      .poly(
        [
          [1330, 560],
          [1530, 560],
          [1530, 770],
          [1330, 680],
        ],
        '#2c4a3b',
      );
    figure(
      p,
      560,
      960,
      330,
      { fill: '#3a3f4c', rim: '#fff6e0', coat: '#3f4656', legs: '#262a33', hair: 'bun' },
      { arms: [-16, 30], elbows: [30, 90] },
    );
    p.rect(700, 880, 300, 26, '#4a3224').rect(720, 906, 16, 60, '#33231a').rect(964, 906, 16, 60, '#33231a');
  },
} satisfies Partial<Record<SceneName, Draw>>;
