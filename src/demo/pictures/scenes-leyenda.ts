/** Feasts, processions and legends. */
import { type Draw, darker, lighter, mix, type Pic, type Pt, polygon, smooth } from './kit.ts';
import { arch, house, masonry, tower, town } from './kit-built.ts';
import { cliff, ground, mesa, mist, moon, sky, stars, strips, water } from './kit-land.ts';
import { beast, figure, flock, penitent } from './kit-life.ts';
import { bare, blades, bush, pine, poplar } from './kit-plants.ts';
import type { SceneName } from './names.ts';
import { hills } from './scenes-ciudad.ts';

/** A narrow old street running to a vanishing point. */
function street(
  p: Pic,
  eye: Pt,
  walls: string[],
  o: { lit?: number; floor: [string, string]; dim?: string; dimmed?: number; wide?: number },
): void {
  const to = (x: number, y: number, t: number): Pt => [eye[0] + (x - eye[0]) * t, eye[1] + (y - eye[1]) * t];
  const wide = o.wide ?? 520;
  p.poly(
    [
      to(eye[0] - wide, 1120, 0.05),
      to(eye[0] - wide, 1120, 2),
      to(eye[0] + wide, 1120, 2),
      to(eye[0] + wide, 1120, 0.05),
    ],
    p.lin(
      [
        [0, o.floor[0]],
        [1, o.floor[1]],
      ],
      [0, eye[1], 0, 1067],
    ),
  );
  for (let i = 0; i < 22; i++) {
    const t = 1 / (0.9 + i * 0.3);
    p.line([to(eye[0] - wide, 1120, t), to(eye[0] + wide, 1120, t)], darker(o.floor[1], 0.3), 3 * t, { opacity: 0.3 });
  }
  for (const side of [-1, 1]) {
    for (let i = 7; i >= 0; i--) {
      const [a, b] = [1 / (0.55 + i * 0.42), 1 / (0.55 + (i + 1) * 0.42)];
      const x = eye[0] + side * wide;
      const top = -360 - ((i * 137) % 190);
      const wall = mix(
        walls[(i + (side > 0 ? 3 : 0)) % walls.length],
        o.dim ?? '#2a2440',
        (o.dimmed ?? 0.2) + i * 0.03,
      );
      p.poly(
        [to(x, top, a), to(x, top, b), to(x, 1120, b), to(x, 1120, a)],
        p.lin([
          [0, lighter(wall, 0.1)],
          [1, darker(wall, 0.22)],
        ]),
      );
      p.poly(
        [to(x - side * 44, top - 10, a), to(x - side * 44, top - 10, b), to(x, top + 30, b), to(x, top + 30, a)],
        darker('#7a3f2c', o.dimmed ?? 0.2),
      );
      for (let f = 0; f < 4; f++) {
        const [y0, y1] = [top + 170 + f * 330, top + 330 + f * 330];
        const [wa, wb] = [1 / (1 / a + 0.13), 1 / (1 / b - 0.13)];
        const on = p.rnd() < (o.lit ?? 0);
        p.poly([to(x, y0, wa), to(x, y0, wb), to(x, y1, wb), to(x, y1, wa)], on ? '#ffcf7a' : darker(wall, 0.6));
        if (f && p.rnd() < 0.5)
          p.poly(
            [
              to(x - side * 26, y1 - 60, wa),
              to(x - side * 26, y1 - 60, wb),
              to(x - side * 26, y1 + 14, wb),
              to(x - side * 26, y1 + 14, wa),
            ],
            '#17131c',
            { opacity: 0.6 },
          );
      }
    }
  }
}

/** A wrought-iron street lamp on its bracket. */
function lamp(p: Pic, x: number, y: number, s: number, reach = 240): void {
  p.glow(x, y, reach * s, '#ffbf66', 0.75);
  p.poly(
    [
      [x - 17 * s, y - 22 * s],
      [x + 17 * s, y - 22 * s],
      [x + 11 * s, y + 24 * s],
      [x - 11 * s, y + 24 * s],
    ],
    '#ffe9b0',
  ).poly(
    [
      [x - 23 * s, y - 20 * s],
      [x, y - 44 * s],
      [x + 23 * s, y - 20 * s],
    ],
    '#1f1a22',
  );
  for (const dx of [-14, 0, 14])
    p.line(
      [
        [x + dx * s, y - 22 * s],
        [x + dx * 0.7 * s, y + 24 * s],
      ],
      '#1f1a22',
      3 * s,
    );
}

/** Flames of a bonfire. */
function fire(p: Pic, x: number, y: number, w: number, h: number): void {
  p.glow(x, y - h * 0.4, h * 1.7, '#ff8a3a', 0.8);
  for (let i = 0; i < 9; i++)
    p.line(
      [
        [x + p.r(-0.7, 0.7) * w, y + 6],
        [x + p.r(-0.25, 0.25) * w, y - h * 0.3],
      ],
      '#2a1714',
      w * 0.07,
    );
  for (const [k, c] of [
    [1, '#d9431f'],
    [0.78, '#f2772a'],
    [0.55, '#fbb03f'],
    [0.32, '#ffe79a'],
  ] as const) {
    for (let i = 0; i < 7; i++) {
      const [fx, fh, fw] = [
        x + (i - 3) * w * 0.22 * k,
        h * k * p.r(0.6, 1) * (1 - Math.abs(i - 3) * 0.14),
        w * 0.24 * k,
      ];
      p.path(
        `M${fx - fw} ${y}Q${fx - fw * 1.3} ${y - fh * 0.4} ${fx - fw * 0.1} ${y - fh * 0.62}Q${fx} ${y - fh * 0.84} ${fx + fw * p.r(-0.5, 0.6)} ${y - fh}Q${fx + fw * 0.9} ${y - fh * 0.6} ${fx + fw * 0.9} ${y - fh * 0.36}Q${fx + fw * 1.1} ${y - fh * 0.1} ${fx + fw * 0.8} ${y}Z`,
        c,
        { opacity: 0.9 },
      );
    }
  }
  for (let i = 0; i < 70; i++) {
    const s = p.r(1.2, 4);
    p.oval(x + p.r(-1.6, 1.6) * w, y - p.rnd() ** 0.7 * h * 2, s, s, '#ffcf7a', { opacity: p.r(0.4, 1) });
  }
}

export const leyenda = {
  'semana-santa-turbas': (p) => {
    sky(p, [
      [0, '#131a3a'],
      [0.5, '#3a3f6b'],
      [1, '#c98a7a'],
    ]);
    stars(p, 90, 360);
    street(p, [800, 480], ['#c9a27a', '#b97a5a', '#d9bf94', '#a5806b'], {
      lit: 0.22,
      floor: ['#6b5560', '#241f2f'],
      dim: '#262748',
      dimmed: 0.42,
      wide: 640,
    });
    p.glow(800, 500, 420, '#ffc48a', 0.75);
    lamp(p, 400, 330, 1, 300);
    lamp(p, 1210, 350, 0.9, 280);
    for (let row = 0; row < 5; row++) {
      // The crowd of drums, from far to near.
      const [y, h, n] = [600 + row ** 1.5 * 58, 92 + row ** 1.4 * 58, 9 - row];
      for (let i = 0; i < n; i++) {
        const x = 800 + (i - (n - 1) / 2) * (h * 0.56) + p.r(-0.1, 0.1) * h;
        const robe = mix(p.pick(['#5b2f6b', '#3a2350', '#6d2436', '#2b2440']), '#14142a', 0.5 - row * 0.09);
        penitent(p, x, y + p.r(-8, 8), h, robe, darker(robe, 0.15), {
          rim: '#ffc68a',
          drum: true,
          sash: row > 2 ? '#c9a24c' : undefined,
        });
      }
      mist(p, y - 10, 40, '#c99a9a', 0.22 - row * 0.03, 4);
    }
    for (const [x, s] of [
      [230, 1],
      [1370, -1],
    ] as const) {
      // Bugles raised on both sides.
      penitent(p, x, 1130, 560, '#33204a', '#2b1a40', { rim: '#ffb87a', sash: '#c9a24c', side: s });
      p.line(
        [
          [x + s * 30, 725],
          [x + s * 150, 640],
        ],
        '#e3b458',
        11,
      )
        .poly(
          [
            [x + s * 142, 634],
            [x + s * 206, 566],
            [x + s * 222, 630],
            [x + s * 156, 656],
          ],
          '#f3cf7a',
        )
        .line(
          [
            [x + s * 56, 850],
            [x + s * 110, 780],
            [x + s * 84, 700],
          ],
          '#33204a',
          34,
        );
    }
    p.vignette('#0c0e22', 0.55);
  },
  'procesion-velas': (p) => {
    sky(p, [
      [0, '#0d1330'],
      [0.6, '#27345c'],
      [1, '#4a4a70'],
    ]);
    stars(p, 240, 420);
    moon(p, 330, 170, 52);
    town(p, (x) => 640 - Math.abs(x - 900) * 0.1 + Math.max(0, 640 - x) * 0.42, -20, 1640, [70, 110], [110, 180], {
      rows: 4,
      tone: '#1f2650',
      toned: 0.6,
      lit: 0.16,
      lift: 58,
      roof: '#5a3a44',
    });
    tower(p, 980, 400, 90, 240, { light: '#7d7a9a', dark: '#2c2f55', sun: -1 });
    const hill = p.through(
      [
        [-20, 760],
        [300, 680],
        [700, 640],
        [1100, 660],
        [1620, 720],
      ],
      10,
      4,
    );
    ground(p, hill, '#2f3558', '#12152c', { marks: 40 });
    const path = (t: number): Pt => [1500 - t * 1350 + Math.sin(t * 7) * 170 * (1 - t * 0.3), 668 + t ** 1.5 * 400];
    for (let i = 0; i < 46; i++) {
      // A thread of candles winding down.
      const t = i / 46;
      const [x, y] = path(t * 0.72);
      const h = 26 + (t * 0.72) ** 1.3 * 330;
      penitent(p, x, y, h, mix('#4a4670', '#232046', t), mix('#5c3f7a', '#33204f', t), {
        candle: true,
        rim: '#ffc27a',
      });
    }
    for (const [x, y, h] of [
      [250, 1110, 470],
      [520, 1130, 430],
      [1010, 1150, 480],
      [1330, 1150, 440],
    ])
      penitent(p, x, y, h, '#1f1a3a', x > 900 ? '#4a1f3a' : '#2f1f50', {
        candle: true,
        rim: '#ffbf74',
        sash: '#b98f45',
        cross: x === 1010,
      });
    p.vignette('#080a1c', 0.5);
  },
  'san-mateo-vaquilla': (p) => {
    sky(p, [
      [0, '#3f86b5'],
      [0.6, '#bfdcd6'],
      [1, '#f9e6b8'],
    ]);
    strips(p, 130, 90, 7, '#eef1e8', '#ffffff', 0.7);
    const bright = ['#d9784c', '#e7b34f', '#c9564a', '#8fb0a8', '#efdcb4', '#cf8f5e'];
    for (let i = 0, x = -40; x < 1640; i++) {
      const w = p.r(120, 170);
      house(p, x, 640, w, p.r(400, 520), { wall: bright[i % 6], floors: 4, cols: 2, roofH: 32 });
      x += w;
    }
    for (let i = 0; i < 44; i++) {
      const x = i * 38;
      const y = 210 + Math.abs(Math.sin(i * 0.24)) * 60;
      p.poly(
        [
          [x, y],
          [x + 28, y + 2],
          [x + 14, y + 40],
        ],
        p.pick(['#b4512f', '#e3b03f', '#2c6a66', '#efe6d6', '#7a2f4a']),
      );
    }
    for (let i = 0; i < 60; i++)
      figure(
        p,
        p.r(-10, 1610),
        690 + p.r(-14, 10),
        p.r(96, 118),
        { fill: p.pick(['#efe6d6', '#b4512f', '#37556b', '#e0b45a', '#6b3f50', '#f6f0e0']), rim: '#fff0cc' },
        { arms: p.rnd() < 0.4 ? [-150, 150] : [-10, 12] },
      );
    p.rect(-20, 640, 1640, 16, '#8a5a38').rect(-20, 672, 1640, 12, '#6b4228');
    for (let x = 10; x < 1600; x += 90) p.rect(x, 630, 16, 76, '#5c3824');
    ground(
      p,
      [
        [-20, 700],
        [1620, 700],
      ],
      '#eacb8f',
      '#b98d52',
      { marks: 140 },
    );
    p.oval(740, 930, 330, 26, '#6b4a2c', { opacity: 0.35 });
    beast(p, 'bull', 720, 930, 330, '#2a1c1a', '#fff0cc');
    p.line(
      [
        [955, 745],
        [1250, 800],
        [1420, 780],
      ],
      '#e3c28a',
      9,
    ); // The rope of the "vaquilla enmaromada".
    for (const [x, y] of [
      [1270, 960],
      [1410, 945],
      [1530, 965],
    ])
      figure(
        p,
        x,
        y,
        250,
        {
          fill: '#f3ead6',
          rim: '#fff8e4',
          legs: '#37455c',
          hat: x === 1410 ? 'boina' : undefined,
          skin: '#8a5a42',
          side: -1,
        },
        { lean: 14, legs: [-8, 30], arms: [-70, -60], elbows: [0, 0] },
      );
    figure(
      p,
      260,
      950,
      250,
      { fill: '#b4512f', rim: '#fff2cf', legs: '#2f3a4a', skin: '#8a5a42', side: -1 },
      { lean: -12, legs: [-40, 34], knees: [-30, 40], arms: [-60, 70], elbows: [-50, 60] },
    );
    p.path('M330 760Q420 740 430 830Q400 900 350 880Q370 820 330 760Z', '#c0392b');
    for (let i = 0; i < 14; i++) p.glow(p.r(430, 760), p.r(930, 960), p.r(40, 90), '#f6dcab', 0.45, 0.4);
  },
  'endiablada-almonacid': (p) => {
    sky(p, [
      [0, '#e9a04f'],
      [0.5, '#f9d08a'],
      [1, '#fbe6bb'],
    ]);
    p.glow(800, 380, 700, '#fff2c4', 0.8);
    house(p, -40, 820, 330, 560, { wall: '#f3e6cc', floors: 3, cols: 3, roofH: 50 });
    house(p, 1280, 820, 370, 520, { wall: '#e8cfa6', floors: 3, cols: 3, roofH: 50 });
    house(p, 300, 810, 320, 360, { wall: '#ddb883', floors: 2, cols: 3, roofH: 60 });
    house(p, 620, 820, 470, 420, { wall: '#e9cf9f', plain: true, roofH: 90 });
    house(p, 1050, 820, 150, 660, { wall: '#e0c08a', floors: 5, cols: 1, roofH: 70 });
    p.path(arch(770, 820, 170, 260), '#c2985f')
      .path(arch(800, 820, 110, 210), '#3f2a22')
      .oval(855, 480, 40, 40, '#7a5638');
    ground(
      p,
      [
        [-20, 815],
        [1620, 815],
      ],
      '#e6c58c',
      '#9a7344',
      { marks: 90 },
    );
    const diablo = (x: number, y: number, h: number, lean: number, cap: string) => {
      const cloth = (c: string, dx: number) =>
        p.at(x + dx, y, h, () => p.path('M-.12 -.76Q-.22 -.4 -.2 -.16L.2 -.16Q.22 -.4 .12 -.76Z', c));
      p.oval(x + h * 0.1, y + 4, h * 0.26, h * 0.03, '#5c3f24', { opacity: 0.4 });
      figure(
        p,
        x,
        y,
        h,
        { fill: '#f4ead4', legs: '#f4ead4', skin: '#7a4c36', rim: '#fffbe8' },
        { lean, legs: [-26, 22], knees: [-20, 26], arms: [-60, 62], elbows: [-50, 50] },
      );
      cloth('#f4ead4', 0);
      p.inside(
        polygon([
          [x - h * 0.14, y - h * 0.76],
          [x + h * 0.14, y - h * 0.76],
          [x + h * 0.22, y - h * 0.16],
          [x - h * 0.22, y - h * 0.16],
        ]),
        () => {
          for (let i = 0; i < 34; i++) {
            const [fx, fy, r] = [x + p.r(-0.2, 0.2) * h, y - p.r(0.18, 0.74) * h, p.r(0.012, 0.026) * h];
            for (let k = 0; k < 5; k++)
              p.oval(
                fx + Math.cos(k * 1.257) * r,
                fy + Math.sin(k * 1.257) * r,
                r * 0.7,
                r * 0.7,
                p.pick(['#c0392b', '#d9603a', '#2c6a66', '#e3a53a']),
              );
            p.oval(fx, fy, r * 0.5, r * 0.5, '#fff0b8');
          }
        },
      );
      for (let i = 0; i < 4; i++) {
        const bx = x + (i - 1.5) * h * 0.1;
        const by = y - h * 0.34 + (i % 2) * h * 0.03;
        p.path(
          `M${bx - h * 0.045} ${by + h * 0.07}Q${bx - h * 0.04} ${by - h * 0.02} ${bx} ${by - h * 0.025}Q${bx + h * 0.04} ${by - h * 0.02} ${bx + h * 0.045} ${by + h * 0.07}Z`,
          p.lin(
            [
              [0, '#e9c06a'],
              [1, '#7a5220'],
            ],
            undefined,
            true,
          ),
        ).oval(bx, by + h * 0.075, h * 0.012, h * 0.012, '#4a2f18');
      }
      const hx = x + Math.sin(lean * 0.0175) * h * 0.42; // Mitre of flowers.
      p.path(
        `M${hx - h * 0.075} ${y - h * 0.9}Q${hx - h * 0.08} ${y - h * 1.1} ${hx} ${y - h * 1.18}Q${hx + h * 0.08} ${y - h * 1.1} ${hx + h * 0.075} ${y - h * 0.9}Z`,
        cap,
      );
      for (let i = 0; i < 14; i++)
        p.oval(
          hx + p.r(-0.06, 0.06) * h,
          y - h * p.r(0.92, 1.13),
          h * 0.016,
          h * 0.016,
          p.pick(['#fff0b8', '#c0392b', '#e3a53a', '#3f8f88']),
        );
    };
    for (const [x, y, h] of [
      [470, 850, 170],
      [620, 840, 160],
      [980, 846, 165],
      [1120, 852, 172],
    ])
      diablo(x, y, h, p.r(-8, 8), p.pick(['#b4512f', '#2c6a66', '#7a2f4a']));
    diablo(330, 1000, 330, -10, '#b4512f');
    diablo(800, 1020, 390, 6, '#7a2f4a');
    diablo(1270, 1005, 340, 12, '#2c6a66');
    for (let i = 0; i < 120; i++)
      p.rect(p.r(0, 1600), p.r(100, 1000), p.r(4, 9), p.r(4, 9), p.pick(['#c0392b', '#e3a53a', '#3f8f88', '#fff6e0']), {
        opacity: 0.8,
      });
  },
  'hogueras-noche': (p) => {
    sky(p, [
      [0, '#0b1030'],
      [0.55, '#25285a'],
      [0.85, '#5a3a5c'],
      [1, '#8a4a4a'],
    ]);
    stars(p, 320, 560);
    moon(p, 1330, 190, 44, '#f6edd2', 0.5);
    hills(
      p,
      [
        [640, 60, '#2f2f58'],
        [700, 50, '#262547'],
      ],
      '#4a3350',
    );
    town(p, () => 790, 950, 1640, [70, 100], [70, 120], { rows: 3, tone: '#1f1d40', toned: 0.62, lit: 0.25, lift: 40 });
    house(p, 1180, 780, 50, 190, { wall: '#4a3f5c', floors: 3, cols: 1, roofH: 30, lit: 0.3 });
    ground(p, p.ridge(800, 810, 10, 0.5), '#4a2f3c', '#1a1224', { marks: 50 });
    fire(p, 300, 860, 70, 190);
    fire(p, 1120, 850, 54, 140);
    p.oval(
      690,
      945,
      520,
      90,
      p.rad([
        [0, '#ff9a4a', 0.75],
        [1, '#ff9a4a', 0],
      ]),
    );
    fire(p, 690, 950, 190, 560);
    for (const [x, y, h, side] of [
      [330, 985, 230, 1],
      [430, 1000, 240, 1],
      [980, 990, 236, -1],
      [1080, 1006, 246, -1],
      [1190, 1000, 226, -1],
      [220, 1010, 240, 1],
    ] as const)
      figure(
        p,
        x,
        y,
        h,
        {
          fill: '#1c1222',
          rim: '#ff9f4f',
          side,
          skirt: h === 230 || h === 226 ? '#241628' : '',
          hair: h === 226 ? 'long' : undefined,
        },
        { arms: [-20 - (h % 40), 30 + (h % 30)], elbows: [-20, 30], legs: [-12, 12] },
      );
    figure(
      p,
      560,
      950,
      190,
      { fill: '#180f1c', rim: '#ffcf7a' },
      { lean: 12, legs: [-60, 50], knees: [-70, 60], arms: [-110, 120], elbows: [-10, 10] },
    );
    p.vignette('#060818', 0.5);
  },
  'casa-encantada-noche': (p) => {
    sky(p, [
      [0, '#0e1a2e'],
      [0.5, '#26445a'],
      [1, '#6f8f8a'],
    ]);
    stars(p, 120, 380);
    moon(p, 1060, 260, 120, '#eef0cf');
    for (let i = 0; i < 9; i++)
      p.path(p.blob(p.r(500, 1600), p.r(200, 420), p.r(120, 260), p.r(12, 26), 0.3), '#1b3245', { opacity: 0.55 });
    hills(
      p,
      [
        [660, 50, '#335660'],
        [720, 50, '#294850'],
      ],
      '#6f8f8a',
    );
    const hill = p.through(
      [
        [-20, 900],
        [300, 830],
        [560, 760],
        [900, 750],
        [1200, 820],
        [1620, 880],
      ],
      14,
      5,
    );
    ground(p, hill, '#1f3a3f', '#0c171f', { marks: 40, rim: '#a9c4a8' });
    const wall = '#3f4f58';
    house(p, 560, 770, 330, 330, {
      wall,
      roof: '#26333c',
      floors: 3,
      cols: 4,
      roofH: 90,
      sun: 1,
      lit: 0.12,
      glass: '#131c24',
    });
    house(p, 850, 774, 140, 470, {
      wall: '#4a5a60',
      roof: '#222e38',
      floors: 4,
      cols: 1,
      roofH: 120,
      sun: 1,
      glass: '#131c24',
    });
    p.poly(
      [
        [560, 440],
        [640, 330],
        [720, 440],
      ],
      '#26333c',
    )
      .rect(622, 392, 36, 44, '#ffc766')
      .glow(640, 414, 130, '#ffb84f', 0.7);
    p.path(arch(690, 772, 74, 130), '#0d141a').rect(716, 690, 22, 82, '#ffc766', { opacity: 0.5 });
    masonry(p, 560, 620, 430, 150, '#131c24', 18, 0.3);
    for (let i = 0; i < 12; i++)
      p.line(
        [
          [400 + i * 62, 800 - Math.abs(i - 5) * 2],
          [404 + i * 62 + p.r(-8, 8), 720],
        ],
        '#0e171e',
        7,
      );
    p.line(
      [
        [390, 750],
        [1100, 744],
      ],
      '#0e171e',
      5,
    );
    p.path(
      smooth(
        [
          [724, 780],
          [700, 850],
          [800, 920],
          [640, 1090],
          [900, 1090],
          [900, 920],
          [770, 850],
          [746, 780],
        ],
        true,
      ),
      '#7f9a94',
      { opacity: 0.4 },
    );
    bare(p, 1290, 900, 760, '#0b141b', -1.68);
    bare(p, 240, 900, 620, '#0b141b', -1.4);
    mist(p, 830, 60, '#b5cfc4', 0.5);
    mist(p, 960, 60, '#9fbdb5', 0.4);
    flock(p, 1010, 250, 8, 24, '#0d1822');
    figure(p, 690, 985, 120, { fill: '#0b141b', rim: '#c9dcb8', coat: '#0b141b', hat: 'brim' });
    p.glow(722, 940, 80, '#ffc766', 0.9).oval(722, 940, 5, 7, '#fff0c0');
    p.vignette('#050a12', 0.5);
  },
  'cruz-del-diablo': (p) => {
    sky(p, [
      [0, '#1d1a38'],
      [0.4, '#5a2f4f'],
      [0.7, '#b5513f'],
      [1, '#f2a04f'],
    ]);
    for (let i = 0; i < 22; i++)
      p.path(
        p.blob(p.r(-50, 1650), p.r(20, 420), p.r(140, 320), p.r(20, 60), 0.25),
        mix('#1d1733', '#8a3f4a', p.rnd()),
        { opacity: 0.42 },
      );
    p.stroke('M1250 -10L1200 130L1240 150L1150 320L1196 330L1120 470', '#fff0d4', 7)
      .stroke('M1196 170L1130 230L1140 270', '#fff0d4', 3)
      .glow(1180, 230, 330, '#ffd9c4', 0.5);
    hills(
      p,
      [
        [680, 50, '#7a3a44'],
        [740, 50, '#5c2f3f'],
      ],
      '#e08a4f',
      '#ffb36b',
    );
    const far = mesa(
      p,
      [
        [980, 780],
        [1080, 640],
        [1300, 560],
        [1620, 520],
      ],
      26,
    );
    cliff(
      p,
      [...far, [1620, 1090], [920, 1090]],
      { light: '#c9684a', dark: '#3a1f33', scale: 1, fade: '#2a1830', fadeTo: 0.6 },
      far.length,
    );
    const hill = p.through(
      [
        [-20, 960],
        [260, 880],
        [520, 840],
        [760, 860],
        [1000, 960],
        [1300, 1050],
        [1620, 1080],
      ],
      14,
      5,
    );
    ground(p, hill, '#4a2836', '#170f1c', { marks: 50, rim: '#ff9f5a' });
    for (let i = 0; i < 4; i++)
      p.rect(470 - i * 34, 818 + i * 24, 180 + i * 68, 26, mix('#b0765c', '#4a2f3c', i / 4)).rect(
        470 - i * 34,
        816 + i * 24,
        180 + i * 68,
        5,
        '#f0a878',
      );
    p.path(
      'M528 820L538 330H582L592 820Z',
      p.lin(
        [
          [0, '#e8a27a'],
          [0.4, '#8a5550'],
          [1, '#3a2433'],
        ],
        undefined,
        true,
      ),
    );
    p.path(
      'M410 452Q400 470 410 496H710Q720 470 710 452Z',
      p.lin(
        [
          [0, '#e8a27a'],
          [0.4, '#8a5550'],
          [1, '#3a2433'],
        ],
        undefined,
        true,
      ),
    );
    p.path('M536 340Q530 300 560 284Q590 300 584 340Z', '#9c6458').oval(560, 474, 46, 46, 'none', {
      stroke: '#7a4a4a',
      'stroke-width': 14,
    });
    p.path(p.blob(560, 636, 15, 19, 0.06), '#2a1826', { opacity: 0.85 }); // The hand burnt into the stone.
    for (const [dx, long] of [
      [-11, 24],
      [-4, 31],
      [4, 32],
      [11, 26],
    ])
      p.line(
        [
          [560 + dx, 628],
          [560 + dx * 1.35, 620 - long],
        ],
        '#2a1826',
        6.5,
        { opacity: 0.85 },
      );
    p.line(
      [
        [570, 640],
        [586, 622],
      ],
      '#2a1826',
      7,
      { opacity: 0.85 },
    );
    bare(p, 180, 960, 620, '#170f1c', -1.3);
    bare(p, 820, 900, 260, '#170f1c', -1.9, 5);
    figure(
      p,
      700,
      930,
      190,
      { fill: '#1a1020', rim: '#ffab66', coat: '#1a1020', hat: 'brim', side: -1 },
      { arms: [-100, 20], elbows: [-20, 10], lean: 8 },
    );
    blades(p, -20, 1100, 1085, [30, 120], 150, ['#170f1c', '#5c2f33', '#a5553f'], { width: 3, lean: 0.25 });
    flock(p, 330, 300, 9, 26, '#1a1024');
  },
  'caballero-leyenda': (p) => {
    sky(p, [
      [0, '#2c4560'],
      [0.4, '#8a8a98'],
      [0.7, '#f0c79a'],
      [1, '#f9dcae'],
    ]);
    p.glow(1020, 520, 760, '#ffe3ae', 0.9);
    p.oval(1020, 500, 170, 170, '#fff1cf', { opacity: 0.9 });
    strips(p, 260, 170, 12, '#a58f94', '#ffe6c4', 0.5);
    hills(
      p,
      [
        [640, 60, '#b08f80'],
        [710, 60, '#8f7268'],
      ],
      '#f6cd9c',
      '#ffe6bd',
    );
    const rock = mesa(
      p,
      [
        [-20, 480],
        [150, 470],
        [330, 520],
        [440, 640],
        [500, 780],
      ],
      24,
    );
    cliff(
      p,
      [...rock, [560, 1090], [-20, 1090]],
      { light: '#a5785c', dark: '#3f2f38', sun: 1, scale: 1.1, green: '#55503a' },
      rock.length,
    );
    for (const [x, w, h] of [
      [60, 84, 230],
      [230, 70, 170],
      [140, 110, 120],
    ])
      tower(p, x, 520, w, h, { light: '#c2946c', dark: '#3d2c38', sun: 1 });
    mist(p, 850, 120, '#fbe0b8', 0.7);
    ground(
      p,
      p.through(
        [
          [-20, 1010],
          [400, 960],
          [800, 900],
          [1200, 905],
          [1620, 980],
        ],
        14,
        5,
      ),
      '#55403a',
      '#1a161d',
      { rim: '#ffd59c', marks: 50 },
    );
    const dark = '#211b22';
    beast(p, 'horse', 980, 915, 480, dark, '#ffdca4');
    p.at(946, 915, 480, () => {
      // Rider, lance and pennon.
      p.path('M-.12 -.62Q-.14 -.98 0 -1.02Q.14 -1 .13 -.7L.2 -.52L.24 -.32L.3 -.26H.18L.12 -.34L.06 -.56Z', '#ffdca4', {
        transform: 'translate(-.012 -.01)',
      });
      p.path('M-.12 -.62Q-.14 -.98 0 -1.02Q.14 -1 .13 -.7L.2 -.52L.24 -.32L.3 -.26H.18L.12 -.34L.06 -.56Z', '#2f2630');
      p.path('M-.1 -.98Q-.34 -.8 -.6 -.5Q-.44 -.42 -.16 -.5Q-.1 -.7 -.02 -.86Z', '#7a2f2a').path(
        'M-.1 -.98Q-.34 -.8 -.6 -.5Q-.46 -.54 -.12 -.86Z',
        '#c25a3f',
      );
      p.oval(0.015, -1.12, 0.075, 0.09, '#3a323c')
        .path('M-.06 -1.13Q-.05 -1.22 .02 -1.22Q.1 -1.2 .09 -1.12L.1 -1.08L-.02 -1.1Z', '#57505c')
        .path('M.0 -1.22Q-.12 -1.36 -.24 -1.22Q-.12 -1.26 .0 -1.2Z', '#b4512f');
      p.line(
        [
          [0.08, -0.88],
          [0.24, -0.8],
        ],
        '#3a323c',
        0.07,
      )
        .line(
          [
            [0.2, -0.44],
            [0.34, -1.66],
          ],
          '#120e12',
          0.022,
        )
        .path('M.34 -1.62Q.16 -1.6 .02 -1.68Q.14 -1.54 .0 -1.46Q.18 -1.42 .32 -1.46Z', '#b4512f');
    });
    blades(p, -20, 1620, 1085, [40, 130], 180, ['#1a161d', '#5c4238', '#a57a50'], { width: 3.4, lean: -0.2 });
    for (let i = 0; i < 8; i++) p.glow(p.r(620, 900), p.r(890, 920), p.r(40, 80), '#ffe0b0', 0.35, 0.4);
  },
  'pozo-de-la-mora': (p) => {
    sky(p, [
      [0, '#10203f'],
      [0.5, '#2f5670'],
      [1, '#7fa39a'],
    ]);
    stars(p, 200, 420);
    moon(p, 420, 200, 70);
    hills(
      p,
      [
        [560, 40, '#375c70'],
        [610, 40, '#2c4c5c'],
      ],
      '#6f9a94',
    );
    tower(p, 1180, 620, 120, 300, { light: '#7f95a0', dark: '#24384c' });
    tower(p, 1380, 640, 90, 190, { light: '#7f95a0', dark: '#24384c' });
    p.poly(
      [
        [1180, 620],
        [1180, 480],
        [1420, 500],
        [1620, 470],
        [1620, 660],
      ],
      '#3a5264',
    );
    for (const x of [90, 200, 1530]) poplar(p, x, 800, p.r(360, 460), { dark: '#16303a', light: '#4f7a70' });
    ground(p, p.ridge(720, 720, 12, 0.5), '#2c4f4c', '#0f2028', { marks: 80, rim: '#a9d0b8' });
    const [x, y] = [760, 880];
    p.oval(x, y + 40, 360, 60, '#081318', { opacity: 0.5 });
    p.rect(
      x - 230,
      y - 170,
      460,
      200,
      p.lin(
        [
          [0, '#b9c4b0'],
          [0.4, '#71878a'],
          [1, '#263c48'],
        ],
        undefined,
        true,
      ),
    ).oval(
      x,
      y + 30,
      230,
      56,
      p.lin(
        [
          [0, '#9fb0a5'],
          [0.4, '#5f787c'],
          [1, '#20343f'],
        ],
        undefined,
        true,
      ),
    );
    masonry(p, x - 230, y - 160, 460, 210, '#16262f', 34, 0.45);
    p.oval(x, y - 170, 250, 62, '#cfd6be')
      .oval(x, y - 170, 206, 46, '#0c2028')
      .oval(x, y - 158, 180, 32, '#4fc2b0', { opacity: 0.7 });
    p.glow(x, y - 200, 330, '#8ff0d8', 0.65);
    for (const s of [-1, 1]) p.rect(x + s * 226 - 13, y - 470, 26, 310, '#2a2320');
    p.rect(x - 262, y - 490, 524, 26, '#3a2f28')
      .rect(x - 16, y - 470, 32, 40, '#4a3c30')
      .line(
        [
          [x, y - 430],
          [x, y - 250],
        ],
        '#c9b48a',
        5,
      )
      .path(`M${x - 34} ${y - 256}H${x + 34}L${x + 26} ${y - 196}H${x - 26}Z`, '#5a4232');
    p.glow(1100, 760, 420, '#a9ffe6', 0.5);
    const [lx, ly] = [1100, 960]; // The lady of the legend: a veiled figure in profile, jug on her hip.
    p.path(
      smooth(
        [
          [lx - 10, ly - 470],
          [lx + 44, ly - 452],
          [lx + 66, ly - 390],
          [lx + 84, ly - 300],
          [lx + 112, ly - 120],
          [lx + 150, ly + 10],
          [lx - 70, ly + 14],
          [lx - 62, ly - 130],
          [lx - 52, ly - 290],
          [lx - 46, ly - 350],
          [lx - 60, ly - 396],
          [lx - 48, ly - 446],
        ],
        true,
      ),
      p.lin([
        [0, '#d9fff0'],
        [0.5, '#7fb8ae'],
        [1, '#1f4a50'],
      ]),
    );
    p.path(
      smooth(
        [
          [lx - 20, ly - 440],
          [lx - 52, ly - 420],
          [lx - 66, ly - 394],
          [lx - 54, ly - 372],
          [lx - 30, ly - 352],
          [lx - 6, ly - 380],
        ],
        true,
      ),
      '#5c4a48',
    );
    p.path(
      smooth(
        [
          [lx - 46, ly - 320],
          [lx - 96, ly - 250],
          [lx - 118, ly - 218],
          [lx - 96, ly - 204],
          [lx - 50, ly - 238],
        ],
        true,
      ),
      '#a9d9cb',
    );
    p.path(
      `M${lx - 150} ${ly - 200}q-26 40 0 70q40 20 70 0q20 -36 -6 -70l4 -26h-66Z`,
      p.lin(
        [
          [0, '#c9a06c'],
          [1, '#5c3f2c'],
        ],
        undefined,
        true,
      ),
    );
    for (const dx of [-36, -8, 26, 60, 92])
      p.stroke(`M${lx + dx * 0.5} ${ly - 330}Q${lx + dx} ${ly - 150} ${lx + dx * 1.5} ${ly + 6}`, '#2f6a68', 4, {
        opacity: 0.45,
      });
    bush(p, 470, 940, 150, 100, { dark: '#16302f', light: '#5f8f78' });
    bush(p, 330, 990, 190, 120, { dark: '#122628', light: '#4f7a6c' });
    bush(p, 1400, 990, 220, 130, { dark: '#122628', light: '#4f7a6c' });
    for (let i = 0; i < 40; i++) p.glow(p.r(400, 1300), p.r(420, 960), p.r(5, 14), '#c9ffe6', 0.9);
    mist(p, 960, 70, '#9fd0c0', 0.35);
    p.vignette('#050d18', 0.5);
  },
  'gancheros-rio': (p) => {
    sky(p, [
      [0, '#86aeb0'],
      [0.5, '#dfe6cc'],
      [1, '#f2e6bd'],
    ]);
    strips(p, 120, 80, 7, '#e6e8d8', '#fffef4', 0.6);
    hills(p, [[300, 50, '#9db5a0']], '#e2e3c2');
    const l = mesa(
      p,
      [
        [-20, 160],
        [230, 200],
        [420, 300],
        [560, 440],
      ],
      28,
    );
    cliff(
      p,
      [...l, [640, 620], [-20, 660]],
      { light: '#dcc79a', dark: '#77694f', sun: 1, green: '#5f7846', fade: '#6b8560', fadeTo: 0.6 },
      l.length,
    );
    const r = mesa(
      p,
      [
        [860, 480],
        [980, 320],
        [1220, 220],
        [1620, 180],
      ],
      28,
    );
    cliff(
      p,
      [...r, [1620, 660], [820, 620]],
      { light: '#f0dbab', dark: '#927a58', green: '#5f7846', fade: '#6b8560', fadeTo: 0.6 },
      r.length,
    );
    for (let i = 0; i < 26; i++)
      pine(p, p.pick([p.r(-20, 640), p.r(830, 1620)]), p.r(610, 660), p.r(150, 260), {
        dark: '#2c5038',
        light: '#93aa55',
      });
    water(
      p,
      smooth(
        [
          [700, 590],
          [780, 590],
          [1000, 680],
          [1640, 820],
          [1640, 1090],
          [-20, 1090],
          [-20, 820],
          [520, 680],
        ],
        true,
      ),
      590,
      1085,
      '#a9dcc4',
      '#1f6a68',
      '#f3fff2',
      { streaks: 190 },
    );
    for (let i = 0; i < 92; i++) {
      // Floating trunks.
      const t = p.rnd() ** 0.75;
      const y = 606 + t * 440;
      const x = 740 + p.r(-1, 1) * (50 + t * 760);
      const [long, thick] = [40 + t * 230, 5 + t * 22];
      p.group({ transform: `rotate(${p.r(-16, 16).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})` }, () =>
        p
          .rect(
            x - long / 2,
            y,
            long,
            thick,
            p.lin([
              [0, '#d99f68'],
              [0.5, '#9c6440'],
              [1, '#4a2f24'],
            ]),
            { rx: thick / 2 },
          )
          .oval(x + long / 2 - thick * 0.2, y + thick / 2, thick * 0.36, thick / 2, '#f0cf9a'),
      );
    }
    const hook = (x: number, y: number, h: number, side: -1 | 1) => {
      p.line(
        [
          [x + side * h * 0.1, y - h * 0.95],
          [x + side * h * 0.46, y + h * 0.1],
        ],
        '#4a3020',
        h * 0.022,
      );
      p.stroke(`M${x + side * h * 0.46} ${y + h * 0.1}q${side * 12} 10 ${side * 24} -6`, '#2c2c30', h * 0.02);
      figure(
        p,
        x,
        y,
        h,
        { fill: '#6b4a34', rim: '#fff2cc', hat: 'brim', legs: '#3a2f28', skin: '#7a4f3a', side },
        {
          lean: side * 10,
          legs: [-24, 24],
          knees: [-14, 14],
          arms: [side * 40, side * 66],
          elbows: [side * 30, side * 20],
        },
      );
    };
    hook(760, 690, 120, 1);
    hook(430, 790, 180, 1);
    hook(1170, 980, 360, -1);
    hook(1010, 740, 130, -1);
  },
  'paseo-nocturno-farol': (p) => {
    sky(p, [
      [0, '#101a3a'],
      [0.6, '#2f3f6b'],
      [1, '#6b5f80'],
    ]);
    stars(p, 130, 360);
    street(p, [900, 520], ['#c9a27a', '#d9bf94', '#b97a5a', '#c9b08a', '#a5806b'], {
      lit: 0.14,
      floor: ['#8a6f68', '#2a2536'],
      dim: '#232a50',
      dimmed: 0.4,
      wide: 560,
    });
    p.path(arch(790, 640, 220, 250), '#3a3450')
      .path(arch(820, 640, 160, 210), '#ffcf94')
      .glow(900, 580, 330, '#ffc27a', 0.8);
    lamp(p, 560, 300, 1.5, 330);
    p.line(
      [
        [430, 260],
        [560, 240],
      ],
      '#1f1a22',
      8,
    );
    lamp(p, 1150, 400, 0.9, 260);
    p.line(
      [
        [1200, 374],
        [1150, 360],
      ],
      '#1f1a22',
      5,
    );
    lamp(p, 760, 468, 0.5, 200);
    for (const [x, y, h, c, skirt] of [
      [840, 740, 150, '#3a2f4c', ''],
      [930, 760, 160, '#5c2f3f', '#46243a'],
      [1000, 800, 186, '#2c3a52', ''],
      [1070, 850, 214, '#4a3a35', ''],
    ] as const) {
      p.oval(x, y + h * 0.04, h * 0.2, h * 0.05, '#171426', { opacity: 0.5 });
      figure(p, x, y, h, { fill: c, rim: '#ffc98a', skirt, coat: skirt ? '' : c }, { legs: [-9, 10] });
    }
    figure(
      p,
      690,
      1010,
      420,
      { fill: '#221c30', rim: '#ffc27a', coat: '#2a2238', hat: 'brim' },
      { arms: [-10, 60], elbows: [8, 50], legs: [-8, 10] },
    );
    p.line(
      [
        [840, 690],
        [840, 730],
      ],
      '#1a1420',
      5,
    );
    lamp(p, 840, 772, 1.1, 420);
    p.vignette('#080a1c', 0.5);
  },
  'teatro-plaza': (p) => {
    sky(p, [
      [0, '#171c44'],
      [0.5, '#453a6b'],
      [1, '#c97a6b'],
    ]);
    stars(p, 150, 340);
    for (let i = 0, x = -30; x < 1640; i++) {
      const w = p.r(120, 170);
      house(p, x, 700, w, p.r(360, 470), {
        wall: mix(['#d9784c', '#e7b34f', '#c9564a', '#8fb0a8', '#efdcb4'][i % 5], '#26254f', 0.55),
        roof: '#4a2f3f',
        floors: 4,
        cols: 2,
        roofH: 32,
        lit: 0.25,
      });
      x += w;
    }
    for (const [a, b] of [
      [100, 800],
      [800, 1500],
    ]) {
      p.stroke(`M${a} 250Q${(a + b) / 2} 380 ${b} 250`, '#1a1630', 3);
      for (let i = 1; i < 14; i++) {
        const t = i / 14;
        const [x, y] = [a + (b - a) * t, 250 + 4 * 65 * t * (1 - t)];
        p.glow(x, y + 8, 42, '#ffcf7a', 0.8).oval(x, y + 8, 6, 8, '#fff2c4');
      }
    }
    p.rect(
      330,
      690,
      940,
      150,
      p.lin([
        [0, '#8a5a3a'],
        [1, '#3a2424'],
      ]),
    );
    for (let i = 0; i < 20; i++)
      p.line(
        [
          [330 + i * 49, 700],
          [330 + i * 49, 840],
        ],
        '#2a1a1c',
        3,
      );
    p.poly(
      [
        [330, 694],
        [1270, 694],
        [1190, 640],
        [410, 640],
      ],
      '#c9925c',
    );
    p.rect(
      430,
      300,
      740,
      344,
      p.lin([
        [0, '#3a1a2a'],
        [1, '#6b2434'],
      ]),
    );
    for (let i = 0; i < 16; i++)
      p.path(`M${430 + i * 46} 300q20 170 -4 344h44q14 -170 6 -344Z`, i % 2 ? '#8f2f3c' : '#74243a', { opacity: 0.8 });
    p.path('M400 300H1200V360Q1100 400 1000 350Q900 400 800 350Q700 400 600 350Q500 400 400 360Z', '#b43f3a')
      .rect(400, 280, 26, 420, '#5c3a2a')
      .rect(1174, 280, 26, 420, '#5c3a2a')
      .rect(396, 270, 808, 26, '#c9a24c');
    for (const [x, c] of [
      [520, -0.3],
      [1090, 0.3],
    ])
      p.poly(
        [
          [x, 250],
          [800 + c * 300 - 130, 690],
          [800 + c * 300 + 130, 690],
        ],
        '#ffe9b0',
        { opacity: 0.22 },
      );
    p.glow(800, 600, 330, '#ffdf9a', 0.55);
    figure(
      p,
      690,
      684,
      230,
      { fill: '#2c4a5c', rim: '#ffe6b0', legs: '#1f2c38', skin: '#9c6a4c', hat: 'brim', coat: '#34566b' },
      { arms: [-40, 110], elbows: [-30, 20], lean: -4 },
    );
    figure(
      p,
      900,
      684,
      224,
      { fill: '#c9a24c', rim: '#fff2cc', skirt: '#b4512f', skin: '#9c6a4c', hair: 'long', side: -1 },
      { arms: [-90, 30], elbows: [-30, 40] },
    );
    ground(
      p,
      [
        [-20, 836],
        [1620, 836],
      ],
      '#2c2340',
      '#12101f',
      { marks: 20 },
    );
    for (let row = 0; row < 4; row++)
      for (let x = -20 + (row % 2) * 40; x < 1640; x += 74 + row * 14) {
        const [s, y] = [26 + row * 8, 880 + row * 62];
        const c = mix('#3a2f50', '#0d0b18', row / 3);
        p.path(
          `M${x - s * 1.5} ${y + s * 3}Q${x - s * 1.4} ${y + s * 0.9} ${x} ${y + s * 0.8}Q${x + s * 1.4} ${y + s * 0.9} ${x + s * 1.5} ${y + s * 3}Z`,
          c,
        )
          .oval(x, y, s * 0.72, s * 0.9, c)
          .stroke(
            `M${x - s * 0.6} ${y - s * 0.5}A${s * 0.72} ${s * 0.9} 0 0 1 ${x + s * 0.6} ${y - s * 0.5}`,
            '#ffb87a',
            3,
            { 'stroke-opacity': 0.8 },
          );
      }
  },
} satisfies Partial<Record<SceneName, Draw>>;
