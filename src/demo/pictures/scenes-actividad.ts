/** Out of doors: water, rope, wheel and air. */
import { type Draw, darker, mix, type Pic, type Pt, smooth } from './kit.ts';
import { band, cliff, cumulus, ground, mesa, mist, sky, strips, sun, water } from './kit-land.ts';
import { figure, flock, kayak, vulture } from './kit-life.ts';
import { blades, bush, forest, pine } from './kit-plants.ts';
import type { SceneName } from './names.ts';
import { hills } from './scenes-ciudad.ts';

/** A bicycle and its rider, facing right. */
function rider(p: Pic, x: number, y: number, s: number, coat: string, rim: string): void {
  p.at(x, y, s, () => {
    for (const wx of [-62, 62]) {
      p.oval(wx, -40, 40, 40, 'none', { stroke: '#1f1c1e', 'stroke-width': 7 });
      for (let i = 0; i < 10; i++)
        p.line(
          [
            [wx, -40],
            [wx + Math.cos(i * 0.628) * 37, -40 + Math.sin(i * 0.628) * 37],
          ],
          '#8a8078',
          1,
        );
    }
    p.line(
      [
        [-62, -40],
        [-20, -100],
        [44, -104],
        [0, -44],
        [-62, -40],
      ],
      coat,
      6,
    )
      .line(
        [
          [0, -44],
          [-22, -112],
        ],
        coat,
        6,
      )
      .line(
        [
          [62, -40],
          [42, -120],
          [58, -126],
        ],
        '#2a2426',
        6,
      )
      .line(
        [
          [-36, -114],
          [-8, -114],
        ],
        '#2a2426',
        8,
      )
      .oval(0, -44, 11, 11, '#2a2426');
    const body = (c: string, legs: string, skin: string, d: number) => {
      p.line(
        [
          [-20 + d, -122 + d],
          [22 + d, -84 + d],
          [6 + d, -30 + d],
          [18 + d, -28 + d],
        ],
        legs,
        14,
      )
        .path(
          smooth(
            [
              [-32 + d, -124 + d],
              [-28 + d, -160 + d],
              [12 + d, -196 + d],
              [32 + d, -186 + d],
              [10 + d, -150 + d],
              [-8 + d, -116 + d],
            ],
            true,
          ),
          c,
        )
        .line(
          [
            [22 + d, -180 + d],
            [36 + d, -148 + d],
            [54 + d, -128 + d],
          ],
          c,
          12,
        )
        .oval(36 + d, -210 + d, 15, 17, skin)
        .path(
          `M${18 + d} ${-212 + d}Q${20 + d} ${-236 + d} ${40 + d} ${-234 + d}Q${58 + d} ${-228 + d} ${56 + d} ${-214 + d}Z`,
          legs,
        );
    };
    body(rim, rim, rim, -3);
    body(coat, darker(coat, 0.55), '#7a4f3c', 0);
  });
}

/** A hot-air balloon. */
function balloon(p: Pic, x: number, y: number, r: number, colours: string[]): void {
  const d = smooth(
    [
      [x, y - r],
      [x + r * 0.72, y - r * 0.7],
      [x + r, y],
      [x + r * 0.72, y + r * 0.62],
      [x + r * 0.2, y + r * 1.24],
      [x - r * 0.2, y + r * 1.24],
      [x - r * 0.72, y + r * 0.62],
      [x - r, y],
      [x - r * 0.72, y - r * 0.7],
    ],
    true,
  );
  p.path(d, colours[0]);
  p.inside(d, () => {
    for (let i = -3; i <= 3; i++)
      p.path(
        `M${x} ${y - r * 1.02}Q${x + i * r * 0.36 - r * 0.16} ${y} ${x + i * r * 0.06 - r * 0.02} ${y + r * 1.26}L${x + i * r * 0.06 + r * 0.02} ${y + r * 1.26}Q${x + i * r * 0.36 + r * 0.16} ${y} ${x} ${y - r * 1.02}Z`,
        colours[(i + 4) % colours.length],
      );
    p.rect(
      x - r,
      y - r,
      r * 2,
      r * 2.3,
      p.lin(
        [
          [0, '#fff3d0', 0.45],
          [0.35, '#fff3d0', 0.06],
          [0.6, '#1d1a2a', 0.08],
          [1, '#1d1a2a', 0.5],
        ],
        undefined,
        true,
      ),
    );
    p.rect(x - r * 1.1, y + r * 0.1, r * 2.2, r * 0.13, colours[1], { opacity: 0.8 });
  });
  for (const s of [-1, -0.4, 0.4, 1])
    p.line(
      [
        [x + s * r * 0.19, y + r * 1.22],
        [x + s * r * 0.15, y + r * 1.54],
      ],
      '#3a2c28',
      Math.max(1, r * 0.014),
    );
  p.path(
    `M${x - r * 0.19} ${y + r * 1.52}H${x + r * 0.19}L${x + r * 0.15} ${y + r * 1.76}H${x - r * 0.15}Z`,
    p.lin(
      [
        [0, '#d9a45c'],
        [1, '#5c3a22'],
      ],
      undefined,
      true,
    ),
  );
  for (const s of [-0.6, 0.2])
    p.oval(x + s * r * 0.14, y + r * 1.47, r * 0.035, r * 0.042, '#33262a').rect(
      x + s * r * 0.14 - r * 0.035,
      y + r * 1.5,
      r * 0.07,
      r * 0.05,
      '#33262a',
    );
}

export const actividad = {
  'kayak-hoces': (p) => {
    const scene = p.capture(() => {
      sky(p, [
        [0, '#58a0b8'],
        [0.4, '#cfe6d8'],
        [1, '#f6f0cc'],
      ]);
      p.glow(820, 250, 480, '#fffbe4', 0.9);
      for (const [i, gap] of [90, 170, 280].entries())
        for (const side of [-1, 1] as const) {
          const k = i / 2;
          const at = (d: number) => 820 + side * (gap + d);
          const crown = mesa(
            p,
            side < 0
              ? [
                  [-20, 60 + i * 30],
                  [at(180), 130 + i * 20],
                  [at(30), 260 + i * 20],
                ]
              : [
                  [at(30), 260 + i * 20],
                  [at(180), 120 + i * 20],
                  [1620, 30 + i * 30],
                ],
            34,
          );
          cliff(
            p,
            [
              ...crown,
              ...((side < 0
                ? [
                    [at(-16), 420],
                    [at(20), 640],
                    [-20, 640],
                  ]
                : [
                    [1620, 640],
                    [at(20), 640],
                    [at(-16), 420],
                  ]) as Pt[]),
            ],
            {
              light: mix('#f3e6c0', '#e6bd84', k),
              dark: mix('#b5a98c', '#6b4c3c', k),
              sun: side < 0 ? 1 : -1,
              scale: 0.7 + k * 0.5,
              green: '#6b8a4c',
              fade: mix('#c9d3a8', '#5c6a48', k),
              fadeTo: 0.4,
            },
            crown.length,
          );
          for (let n = 0; n < 9; n++)
            bush(
              p,
              side < 0 ? p.r(-20, at(20)) : p.r(at(20), 1620),
              646,
              70 + k * 50,
              50 + k * 50,
              { dark: '#2f5a3c', light: '#a3bf5a' },
              8,
            );
        }
    });
    p.add(scene);
    water(p, band(p, 640), 640, 1080, '#8fd6c0', '#0f5f68', '#f0fff4', {
      mirror: scene,
      mirrorOpacity: 0.5,
      streaks: 190,
    });
    kayak(p, 830, 730, 0.6, '#d9a441', '#37556b', '#fff6dc');
    kayak(p, 1180, 850, 1.15, '#2c8a8f', '#b4512f', '#fff6dc');
    kayak(p, 500, 940, 2, '#c9452c', '#22485a', '#fff6dc');
    for (let i = 0; i < 16; i++)
      p.stroke(`M${230 + p.r(-60, 60)} ${950 + i * 7}q120 ${p.r(6, 16)} 260 4`, '#eafff4', 4, {
        'stroke-opacity': 0.5,
      });
    for (let i = 0; i < 26; i++)
      p.oval(700 + p.r(-50, 50), 920 + p.r(-60, 10), p.r(2, 6), p.r(2, 6), '#ffffff', { opacity: 0.8 });
  },
  'via-ferrata': (p) => {
    sky(p, [
      [0, '#8fc2d0'],
      [0.5, '#e9eedb'],
      [1, '#f9e6ba'],
    ]);
    strips(p, 200, 150, 8, '#eef0e4', '#ffffff', 0.7);
    hills(
      p,
      [
        [690, 50, '#a9b8a4'],
        [750, 50, '#8da48a'],
        [830, 50, '#6f8f68'],
      ],
      '#e9e3c0',
    );
    p.path(
      smooth(
        [
          [250, 860],
          [330, 900],
          [220, 950],
          [360, 1000],
          [280, 1090],
          [420, 1090],
          [460, 1000],
          [320, 950],
          [400, 900],
          [290, 860],
        ],
        true,
      ),
      '#5fb3a5',
    );
    mist(p, 900, 90, '#f6f0d6', 0.5);
    const face: Pt[] = [
      ...mesa(
        p,
        [
          [760, -20],
          [720, 120],
          [790, 260],
          [700, 420],
          [760, 560],
          [640, 720],
          [690, 880],
          [560, 1090],
        ],
        22,
      ),
    ];
    cliff(p, [...face, [1620, 1090], [1620, -20]], {
      light: '#f9dfae',
      dark: '#8a6a50',
      scale: 1.35,
      green: '#7a8a48',
    });
    p.line(face, '#fff3d0', 7, { opacity: 0.7 });
    for (let i = 0; i < 15; i++) {
      const [x, y] = [890 + Math.sin(i * 0.7) * 40, 60 + i * 70];
      p.stroke(`M${x - 30} ${y + 6}V${y - 10}H${x + 30}V${y + 6}`, '#4a4a50', 9);
    }
    p.stroke('M980 -10Q1010 200 960 360T990 700T930 1080', '#3a3a40', 5);
    const climber = (x: number, y: number, h: number, c: string, up: boolean) => {
      figure(
        p,
        x,
        y,
        h,
        {
          fill: c,
          rim: '#fff6dc',
          hat: 'helmet',
          legs: '#2c3238',
          skin: '#8a5a44',
          pack: up ? '#2c6a66' : '#d9a441',
          side: 1,
        },
        up
          ? { lean: -6, arms: [160, 150], elbows: [10, -20], legs: [30, 70], knees: [10, 90] }
          : { lean: 4, arms: [130, 170], elbows: [20, 0], legs: [10, 56], knees: [4, 80] },
      );
      p.stroke(
        `M${x + h * 0.04} ${y - h * 0.5}Q${x + h * 0.3} ${y - h * 0.4} ${x + h * 0.34} ${y - h * 0.7}`,
        '#d9452c',
        h * 0.018,
      );
    };
    climber(850, 700, 360, '#c9452c', true);
    climber(860, 280, 250, '#2f5f7a', false);
    climber(840, 1080, 330, '#e0a53a', true);
    for (const [x, y] of [
      [1190, 420],
      [1380, 760],
      [1290, 180],
    ])
      bush(p, x, y, 150, 90, { dark: '#4a6038', light: '#a9b255' });
    vulture(p, 330, 330, 150, -14, '#54463c', '#a5855f');
    vulture(p, 520, 560, 60, 12, '#6f6456', '#a89272');
    for (const [x, h] of [
      [60, 300],
      [180, 230],
    ])
      pine(p, x, 1090, h, { dark: '#2f4f38', light: '#93a855', sun: 1 });
  },
  senderistas: (p) => {
    sky(p, [
      [0, '#4a8fb5'],
      [0.45, '#b5d6d3'],
      [0.7, '#fbe9bd'],
      [1, '#fbe9bd'],
    ]);
    sun(p, 1240, 330, 46, '#fffbe4', '#fff0c0', 8);
    strips(p, 170, 110, 9, '#e3e9e0', '#ffffff', 0.7);
    for (const [i, y] of [420, 480, 550, 630].entries()) {
      const line = p.ridge(y + 30, y - 30, 80, 0.53);
      ground(p, line, mix('#a3bcc0', '#4f7a58', i / 3), mix('#dfe6d0', '#7a9a68', i / 3), {
        rim: '#f6f3d6',
        marks: 24,
      });
      forest(p, line, [8 + i * 8, 18 + i * 12], 13 + i * 3, mix('#93b0b0', '#35603f', i / 3), {
        rim: mix('#cfdcc8', '#9db55a', i / 3),
        opacity: 0.85,
      });
      mist(p, y + 90, 60, '#f3f0d6', 0.45 - i * 0.08, 5);
    }
    const crag = mesa(
      p,
      [
        [960, 860],
        [1060, 700],
        [1200, 560],
        [1360, 520],
        [1620, 470],
      ],
      28,
    );
    cliff(
      p,
      [...crag, [1620, 1090], [900, 1090]],
      { light: '#f6dcaa', dark: '#8a6f52', scale: 1.05, green: '#73864a' },
      crag.length,
    );
    for (const [x, h] of [
      [1500, 260],
      [1580, 330],
      [1260, 190],
    ])
      pine(p, x, x < 1300 ? 560 : 520, h, { dark: '#2c4a35', light: '#9aad52', sun: -1 });
    const slope = p.through(
      [
        [-20, 800],
        [300, 830],
        [620, 870],
        [900, 880],
        [1200, 940],
        [1620, 1000],
      ],
      10,
      5,
    );
    ground(p, slope, '#8fa050', '#3d5530', { rim: '#f0e8a4', marks: 120 });
    p.path(
      smooth(
        [
          [1060, 905],
          [900, 900],
          [700, 930],
          [560, 990],
          [300, 1090],
          [640, 1090],
          [740, 1010],
          [860, 950],
          [1000, 930],
          [1070, 920],
        ],
        true,
      ),
      '#e9d6a4',
    );
    for (const [x, y, h, c, pack, legs] of [
      [520, 1010, 280, '#b4512f', '#2f4858', [-24, 26]],
      [680, 968, 230, '#2c6a66', '#d9a441', [-16, 22]],
      [800, 945, 200, '#d9a441', '#8f3f2a', [-22, 20]],
      [920, 925, 172, '#5a4a78', '#3f6a4c', [-14, 24]],
    ] as const)
      figure(
        p,
        x,
        y,
        h,
        {
          fill: c,
          rim: '#fff6d4',
          pack,
          stick: true,
          legs: '#3a3632',
          skin: '#8a5a44',
          hat: x === 680 ? 'straw' : x === 520 ? 'cap' : undefined,
          side: 1,
        },
        { legs: [legs[0], legs[1]], knees: [-16, 6], lean: 8, arms: [-30, 30], elbows: [20, 30] },
      );
    blades(p, -20, 1620, 1085, [30, 110], 230, ['#4f6a35', '#a5ad52', '#cfc06a', '#7d6aa8'], { width: 3.4 });
    bush(p, 110, 990, 220, 150, { dark: '#37552f', light: '#a5b555' });
    flock(p, 560, 240, 6, 22, '#4a6a78');
  },
  'bicicleta-serrania': (p) => {
    sky(p, [
      [0, '#e0906b'],
      [0.35, '#f6bd84'],
      [0.65, '#fbe3b0'],
      [1, '#fbe3b0'],
    ]);
    sun(p, 360, 400, 72, '#fff8e0', '#ffeab8', 7);
    strips(p, 200, 140, 10, '#dd8468', '#ffe6c0', 0.6);
    hills(
      p,
      [
        [480, 70, '#cf9c8a'],
        [560, 70, '#a8847a'],
        [640, 60, '#7f7260'],
      ],
      '#f9d2a0',
      '#fff0c9',
    );
    ground(
      p,
      p.through(
        [
          [-20, 700],
          [500, 720],
          [1000, 690],
          [1620, 620],
        ],
        16,
        5,
      ),
      '#8a7a4a',
      '#4a4a30',
      { rim: '#ffdf9c', marks: 50 },
    );
    forest(p, p.ridge(720, 640, 20, 0.5), [60, 130], 34, '#4f5238', { rim: '#e0aa5c', gaps: 0.2 });
    const road = smooth(
      [
        [1180, 690],
        [1080, 730],
        [1190, 780],
        [900, 850],
        [300, 940],
        [-40, 1010],
        [-40, 1100],
        [1640, 1100],
        [1640, 1000],
        [1200, 900],
        [1300, 810],
        [1150, 760],
        [1200, 700],
      ],
      true,
    );
    ground(
      p,
      p.through(
        [
          [-20, 860],
          [500, 830],
          [900, 800],
          [1620, 760],
        ],
        12,
        5,
      ),
      '#75703f',
      '#33331f',
      { rim: '#f0c880', marks: 50 },
    );
    p.path(
      road,
      p.lin([
        [0, '#e6c9a0'],
        [1, '#7a6658'],
      ]),
    );
    for (let i = 0; i < 7; i++)
      p.line(
        [
          [200 + i * 200, 1046 - i * 4],
          [310 + i * 200, 1042 - i * 4],
        ],
        '#fff6e0',
        8,
        { opacity: 0.8 },
      );
    rider(p, 1130, 790, 0.5, '#37556b', '#ffe6b4');
    rider(p, 860, 920, 1.05, '#2c6a66', '#ffe6b4');
    rider(p, 400, 1030, 1.75, '#b4402c', '#ffe6b4');
    for (const [x, h] of [
      [1520, 760],
      [1400, 560],
      [40, 420],
    ])
      pine(p, x, x > 1000 ? 960 : 900, h, { dark: '#2f3426', light: '#c2964a' });
    blades(p, 1080, 1620, 1000, [30, 100], 60, ['#5c5a2c', '#c2a24c', '#8a7a3c'], { width: 3 });
  },
  'globo-amanecer': (p) => {
    sky(p, [
      [0, '#4a5f94'],
      [0.3, '#b58aa5'],
      [0.55, '#f9b894'],
      [0.75, '#fde0b0'],
      [1, '#fde0b0'],
    ]);
    sun(p, 1290, 640, 58, '#fff8e4', '#ffe6bd', 8);
    strips(p, 260, 190, 14, '#c98aa0', '#ffe0c9', 0.55);
    for (const [i, y] of [670, 720, 780].entries()) {
      const line = p.ridge(y, y - 10, 50, 0.53);
      ground(p, line, mix('#c99aa0', '#7a6078', i / 2), mix('#fbd6b4', '#c294a0', i / 2), {
        rim: '#fff0d4',
        marks: 20,
      });
      forest(p, line, [8, 18], 12, mix('#b58a98', '#5c4a68', i / 2), { round: 0.6, opacity: 0.8 });
      mist(p, y + 60, 60, '#ffe6cf', 0.6, 6);
    }
    const line = mesa(
      p,
      [
        [-20, 850],
        [300, 830],
        [560, 870],
        [640, 960],
      ],
      22,
    );
    cliff(
      p,
      [...line, [700, 1090], [-20, 1090]],
      { light: '#f0b594', dark: '#6b4a66', sun: 1, scale: 0.9, fade: '#8a6078', fadeTo: 0.6 },
      line.length,
    );
    const r = mesa(
      p,
      [
        [860, 980],
        [960, 880],
        [1240, 860],
        [1620, 820],
      ],
      22,
    );
    cliff(
      p,
      [...r, [1620, 1090], [820, 1090]],
      { light: '#fbcfa0', dark: '#8a5a6b', scale: 0.9, fade: '#a5708a', fadeTo: 0.5 },
      r.length,
    );
    mist(p, 1010, 80, '#ffe3cc', 0.8, 9);
    balloon(p, 620, 360, 250, ['#b4512f', '#efe6d6', '#d9a441', '#8f3f2a']);
    balloon(p, 1080, 300, 100, ['#2c6a66', '#efe6d6', '#3f9c95']);
    balloon(p, 1390, 460, 66, ['#d9a441', '#7a3a50', '#efe6d6']);
    balloon(p, 210, 560, 58, ['#4a4a78', '#efe6d6', '#b5708a']);
    flock(p, 930, 560, 8, 20, '#6b4a66');
  },
  tirolina: (p) => {
    sky(p, [
      [0, '#3f8fb0'],
      [0.5, '#b9dcd6'],
      [1, '#f9eec8'],
    ]);
    cumulus(p, 1180, 190, 380, '#e3ecea', '#ffffff', 0.9);
    hills(
      p,
      [
        [420, 60, '#9cb8b0'],
        [490, 60, '#7fa58c'],
      ],
      '#e3e9cc',
    );
    const l = mesa(
      p,
      [
        [-20, 240],
        [160, 250],
        [300, 330],
        [390, 470],
        [430, 640],
      ],
      26,
    );
    cliff(
      p,
      [...l, [520, 1090], [-20, 1090]],
      { light: '#e6cfa0', dark: '#77624c', sun: 1, scale: 1.1, green: '#6b8048', fade: '#5f7a4c', fadeTo: 0.6 },
      l.length,
    );
    const r = mesa(
      p,
      [
        [1160, 800],
        [1230, 640],
        [1360, 560],
        [1620, 530],
      ],
      26,
    );
    cliff(
      p,
      [...r, [1620, 1090], [1120, 1090]],
      { light: '#fbe3b0', dark: '#94785a', scale: 1.1, green: '#6b8048', fade: '#6f8a58', fadeTo: 0.5 },
      r.length,
    );
    mist(p, 860, 100, '#f6f6dc', 0.5);
    for (let row = 0; row < 3; row++)
      forest(
        p,
        p.ridge(930 + row * 60, 930 + row * 60, 26, 0.5, 380, 1240),
        [60 + row * 20, 120 + row * 30],
        30,
        mix('#6f9a68', '#2c5236', row / 2),
        { round: 0.4, rim: '#b5c868' },
      );
    p.path(
      smooth(
        [
          [760, 900],
          [800, 960],
          [720, 1010],
          [820, 1090],
          [960, 1090],
          [860, 1010],
          [860, 960],
          [790, 900],
        ],
        true,
      ),
      '#5fb8a8',
      { opacity: 0.9 },
    );
    for (const [x, y] of [
      [140, 260],
      [1480, 548],
    ])
      p.rect(x - 8, y - 130, 16, 140, '#5c4030')
        .line(
          [
            [x - 50, y + 4],
            [x, y - 120],
            [x + 50, y + 4],
          ],
          '#4a3426',
          8,
        )
        .rect(x - 80, y, 160, 12, '#7a583c');
    p.stroke('M140 140Q800 470 1480 424', '#2a2c30', 5);
    const [cx, cy] = [720, 372]; // The flyer.
    p.oval(cx, cy - 12, 17, 13, '#2a2c30')
      .line(
        [
          [cx, cy],
          [cx - 2, cy + 146],
        ],
        '#d9a441',
        6,
      )
      .line(
        [
          [cx, cy],
          [cx - 62, cy + 116],
        ],
        '#d9a441',
        5,
      );
    p.group({ transform: `rotate(-62 ${cx} ${cy + 150})` }, () =>
      figure(
        p,
        cx,
        cy + 300,
        310,
        { fill: '#c9452c', rim: '#fff6dc', legs: '#2f3a44', hat: 'helmet', skin: '#8a5a44' },
        { arms: [-100, 100], elbows: [-20, 20], legs: [-14, 16], lean: 0 },
      ),
    );
    for (let i = 0; i < 8; i++)
      p.stroke(`M${cx - 330 + p.r(-60, 40)} ${cy - 40 + i * 40}q70 26 150 ${p.r(30, 46)}`, '#ffffff', 4, {
        'stroke-opacity': 0.5,
      });
    figure(p, 90, 262, 110, { fill: '#37556b', rim: '#fff6dc', hat: 'helmet' }, { arms: [-10, 150], elbows: [6, 20] });
    figure(p, 210, 268, 104, { fill: '#2c6a66', rim: '#fff6dc', hat: 'helmet' });
    for (const [x, y, h] of [
      [40, 1090, 420],
      [1560, 1090, 480],
    ])
      pine(p, x, y, h, { dark: '#23432f', light: '#93ad52' });
    vulture(p, 1000, 210, 76, 10, '#54463c', '#a5855f');
  },
} satisfies Partial<Record<SceneName, Draw>>;
