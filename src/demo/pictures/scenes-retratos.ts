/** Half-length silhouettes of six lives, each against its own light. */
import { type Draw, darker, lighter, type Pic, type Pt, smooth } from './kit.ts';
import { hanging, tower } from './kit-built.ts';
import { band, cliff, mesa, mist, sky, stars, strips, sun, water } from './kit-land.ts';
import { flock } from './kit-life.ts';
import { poplar } from './kit-plants.ts';
import type { SceneName } from './names.ts';
import { hills } from './scenes-ciudad.ts';

/** A head in profile looking right, unit: crown at -1, chin near 0; joined to a neck. */
const profile =
  'M-.12 .34L-.1 .06Q-.3 -.02 -.4 -.22Q-.52 -.56 -.34 -.82Q-.14 -1.06 .14 -1Q.36 -.94 .41 -.7Q.42 -.6 .4 -.54L.52 -.34Q.55 -.27 .47 -.25L.44 -.23Q.48 -.19 .455 -.16L.43 -.135Q.46 -.1 .44 -.06Q.43 -.02 .435 .02Q.4 .12 .28 .11L.2 .1Q.17 .16 .2 .36Z';
const beards = {
  full: 'M.445 -.14Q.47 .0 .47 .12Q.44 .34 .3 .4Q.16 .36 .06 .16Q-.06 -.02 -.1 -.3Q-.02 -.34 .02 -.3Q.06 -.14 .2 -.13Q.32 -.17 .445 -.14Z',
  short:
    'M.44 -.13Q.47 .02 .46 .1Q.42 .19 .3 .17Q.1 .14 .0 -.04Q-.07 -.2 -.08 -.32Q0 -.34 .03 -.28Q.1 -.1 .22 -.12Q.34 -.17 .44 -.13Z',
};

type Bust = {
  skin: string;
  rim: string;
  coat: string;
  hair: string;
  beard?: keyof typeof beards;
  shoulders?: Pt[];
  flip?: boolean;
};

/** Shoulders, neck and head with a lit edge. (x, y) is the chin line, s the head's height. */
function bust(
  p: Pic,
  x: number,
  y: number,
  s: number,
  o: Bust,
  over: () => void,
  behind: () => void = () => undefined,
): void {
  const shoulders = smooth(
    o.shoulders ?? [
      [-0.3, 0.16],
      [-0.62, 0.34],
      [-1.02, 0.56],
      [-1.2, 1.2],
      [-1.3, 2.4],
      [1.2, 2.4],
      [1.02, 1.2],
      [0.86, 0.62],
      [0.5, 0.36],
      [0.24, 0.2],
    ],
    true,
  );
  p.at(
    x,
    y,
    s,
    () => {
      behind();
      p.path(profile, o.rim, { transform: 'translate(.022 -.012)' }).path(shoulders, o.rim, {
        transform: 'translate(.022 -.014)',
      });
      p.path(
        profile,
        p.lin(
          [
            [0, darker(o.skin, 0.55)],
            [0.55, darker(o.skin, 0.25)],
            [1, o.skin],
          ],
          undefined,
          true,
        ),
      );
      p.path('M.36 -.56Q.25 -.6 .19 -.53Q.26 -.5 .31 -.47Q.36 -.5 .4 -.52Z', darker(o.skin, 0.6), { opacity: 0.75 }); // The shade of the eye.
      p.path('M-.02 -.52Q-.09 -.6 -.12 -.48Q-.12 -.36 -.05 -.32Q0 -.38 -.02 -.52Z', darker(o.skin, 0.1)).path(
        'M.24 -.42Q.06 -.3 .04 -.06Q.1 .08 .24 .08Q.3 .0 .26 -.12Q.22 -.26 .3 -.4Z',
        darker(o.skin, 0.45),
        { opacity: 0.22 },
      );
      p.path(
        shoulders,
        p.lin(
          [
            [0, darker(o.coat, 0.5)],
            [0.55, o.coat],
            [1, lighter(o.coat, 0.22)],
          ],
          undefined,
          true,
        ),
      );
      if (o.beard)
        p.path(
          beards[o.beard],
          p.lin(
            [
              [0, darker(o.hair, 0.4)],
              [1, lighter(o.hair, 0.2)],
            ],
            undefined,
            true,
          ),
        );
      over();
    },
    0,
    o.flip,
  );
}

const hairCap =
  'M.4 -.74Q.36 -.98 .12 -1.03Q-.16 -1.08 -.38 -.84Q-.54 -.58 -.42 -.2Q-.34 -.06 -.2 -.06Q-.12 -.2 -.12 -.34Q-.16 -.5 -.06 -.6Q.08 -.62 .12 -.74Q.28 -.8 .4 -.74Z';

export const retratos = {
  'retrato-fraile': (p) => {
    p.rect(
      0,
      0,
      1600,
      1067,
      p.lin([
        [0, '#3a2c28'],
        [0.6, '#7a5a42'],
        [1, '#2a1f1d'],
      ]),
    );
    p.path('M1010 900V420Q1010 180 1240 130Q1470 180 1470 420V900Z', '#caa878').inside(
      'M1040 880V430Q1040 220 1240 170Q1440 220 1440 430V880Z',
      () => {
        sky(p, [
          [0, '#7fa9b5'],
          [0.6, '#f9e6b8'],
          [1, '#f9e6b8'],
        ]);
        hills(p, [[520, 40, '#b3a58a']], '#f3ddae');
        for (const [x, h] of [
          [1100, 260],
          [1160, 330],
          [1390, 300],
        ])
          poplar(p, x, 760, h, { dark: '#5a6a3c', light: '#b9b45c' });
        p.rect(1030, 740, 430, 160, '#8a8a48');
      },
    );
    p.glow(1240, 420, 900, '#ffe6b0', 0.5);
    for (let i = 0; i < 60; i++) {
      const h = p.r(130, 190);
      p.rect(
        60 + (i % 20) * 26,
        [282, 532, 790][Math.floor(i / 20)] - h,
        p.r(16, 25),
        h,
        p.pick(['#5c2f26', '#3f4a3c', '#6b4a2c', '#2f3a4a', '#8a6a44']),
      );
    }
    for (const y of [70, 282, 532, 790]) p.rect(40, y, 570, 16, '#2a1c16');
    bust(
      p,
      700,
      560,
      380,
      {
        skin: '#c99a74',
        rim: '#ffe9bd',
        coat: '#2a2527',
        hair: '#5a4634',
        beard: 'short',
        shoulders: [
          [-0.34, 0.1],
          [-0.74, 0.24],
          [-1.08, 0.5],
          [-1.24, 1.2],
          [-1.3, 2.4],
          [1.2, 2.4],
          [1.04, 1.2],
          [0.86, 0.6],
          [0.54, 0.3],
          [0.26, 0.18],
        ],
      },
      () => {
        p.path(
          'M-.46 -.5Q-.44 -.36 -.34 -.2Q-.2 -.1 -.14 -.3Q-.1 -.5 .06 -.56Q.3 -.62 .41 -.68Q.4 -.78 .34 -.86Q.1 -.74 -.16 -.78Q-.34 -.78 -.46 -.5Z',
          '#4f3d2c',
        ); // Tonsure.
        p.path(
          smooth(
            [
              [-0.46, -0.1],
              [-0.66, 0.16],
              [-0.5, 0.5],
              [-0.04, 0.66],
              [0.4, 0.5],
              [0.44, 0.3],
              [0.2, 0.36],
              [-0.1, 0.22],
              [-0.24, 0.02],
            ],
            true,
          ),
          p.lin(
            [
              [0, '#171415'],
              [1, '#4a4245'],
            ],
            undefined,
            true,
          ),
        );
        p.path(
          smooth(
            [
              [0.2, 1.5],
              [0.62, 0.98],
              [1.02, 0.86],
              [1.1, 0.98],
              [0.7, 1.3],
              [0.4, 1.62],
            ],
            true,
          ),
          '#1d191b',
        );
      },
    );
    p.poly(
      [
        [900, 930],
        [1130, 860],
        [1340, 930],
        [1120, 1010],
      ],
      '#f3e6c6',
    )
      .poly(
        [
          [900, 930],
          [1120, 1010],
          [1120, 1036],
          [898, 954],
        ],
        '#7a2f26',
      )
      .poly(
        [
          [1340, 930],
          [1120, 1010],
          [1120, 1036],
          [1342, 956],
        ],
        '#5c2420',
      )
      .line(
        [
          [1130, 862],
          [1118, 1010],
        ],
        '#b99c6c',
        4,
      );
    for (let i = 0; i < 7; i++)
      p.line(
        [
          [940 + i * 26, 925 - i * 8],
          [1100 + i * 4, 975 - i * 12],
        ],
        '#8a7350',
        2,
        { opacity: 0.5 },
      );
    p.path('M980 880q60 -14 90 20l-20 34q-60 10 -90 -20Z', '#b58560');
    p.vignette('#120c0b', 0.55);
  },
  'retrato-navegante': (p) => {
    const scene = p.capture(() => {
      sky(p, [
        [0, '#2f5f80'],
        [0.4, '#8fb5b5'],
        [0.64, '#f9dca4'],
        [1, '#f6b878'],
      ]);
      sun(p, 420, 560, 66, '#fff6dc', '#ffe2a4', 7);
      strips(p, 250, 180, 12, '#d9c3a4', '#fff3d6', 0.6);
    });
    p.add(scene);
    water(p, band(p, 620), 620, 1080, '#e6b98a', '#1f5560', '#fff0cc', {
      mirror: scene,
      mirrorOpacity: 0.5,
      streaks: 150,
    });
    p.at(330, 690, 1.25, () => {
      // A caravel.
      p.path('M-150 -40Q-100 40 0 40Q110 40 150 -60L120 -56L110 -20H-100L-110 -50Z', '#4a2f26');
      for (const [x, t, b, w] of [
        [-60, -250, -40, 64],
        [30, -300, -40, 84],
        [110, -210, -50, 50],
      ])
        p.line(
          [
            [x, t - 20],
            [x, b],
          ],
          '#33211c',
          7,
        ).path(
          `M${x} ${t}Q${x + w} ${(t + b) / 2 - 20} ${x + 4} ${b - 16}L${x - w * 0.7} ${b - 24}Q${x - w * 0.1} ${(t + b) / 2} ${x} ${t}Z`,
          p.lin(
            [
              [0, '#fff3d4'],
              [1, '#d9b98a'],
            ],
            undefined,
            true,
          ),
        );
      p.path('M34 -200l16 12l-16 12l-16 -12Z', '#b4512f').poly(
        [
          [30, -318],
          [80, -308],
          [30, -298],
        ],
        '#b4512f',
      );
    });
    p.glow(420, 560, 760, '#ffe6b0', 0.35);
    bust(
      p,
      1050,
      540,
      400,
      { skin: '#c98f64', rim: '#ffe6b4', coat: '#5c2a2c', hair: '#3a2a24', beard: 'short', flip: true },
      () => {
        p.path(hairCap, '#33241e').path('M-.3 -.3Q-.44 -.1 -.36 .16Q-.2 .24 -.1 .1Q-.14 -.2 -.1 -.5Z', '#33241e');
        p.path(
          'M.5 -.68Q.58 -.72 .52 -.8Q.42 -.86 .36 -.88Q.3 -1.22 -.06 -1.24Q-.46 -1.24 -.56 -.86Q-.66 -.7 -.54 -.62Q0 -.82 .5 -.68Z',
          p.lin(
            [
              [0, '#1f2a30'],
              [1, '#4a6068'],
            ],
            undefined,
            true,
          ),
        ).path('M-.5 -.84Q-.86 -1.1 -.98 -.76Q-.8 -.86 -.6 -.7Z', '#e6d3a8');
        p.path('M-.4 .22Q-.1 .44 .34 .26L.42 .36Q.0 .6 -.5 .34Z', '#efe2c4');
        for (const x of [-0.1, 0.14])
          p.line(
            [
              [x, 0.5],
              [x + 0.04, 2.2],
            ],
            '#d9a441',
            0.03,
          );
        for (let i = 0; i < 7; i++) p.oval(0.03, 0.62 + i * 0.2, 0.03, 0.03, '#e6bd62');
        p.path(
          smooth(
            [
              [0.96, 1.3],
              [1.12, 0.9],
              [1.16, 0.5],
              [1.3, 0.5],
              [1.32, 1],
              [1.16, 1.6],
            ],
            true,
          ),
          '#4a2024',
        ).oval(1.24, 0.46, 0.12, 0.12, '#b5805a');
      },
    );
    p.oval(545, 690, 92, 92, 'none', { stroke: '#d9a441', 'stroke-width': 15 })
      .oval(545, 690, 10, 10, '#d9a441')
      .line(
        [
          [480, 756],
          [612, 622],
        ],
        '#e9c472',
        10,
      )
      .line(
        [
          [545, 600],
          [545, 780],
        ],
        '#a8782c',
        5,
      )
      .line(
        [
          [455, 690],
          [635, 690],
        ],
        '#a8782c',
        5,
      )
      .oval(545, 580, 17, 17, 'none', { stroke: '#d9a441', 'stroke-width': 7 });
    flock(p, 700, 240, 6, 26, '#5c5a5c');
    p.vignette('#101820', 0.45);
  },
  'retrato-sabio': (p) => {
    sky(p, [
      [0, '#121a38'],
      [0.6, '#2f3f6b'],
      [1, '#6b5a70'],
    ]);
    stars(p, 320, 900);
    p.stroke('M120 240L290 180L430 260L560 200L640 330', '#c9d3f0', 2, { 'stroke-opacity': 0.6 });
    for (const [x, y] of [
      [120, 240],
      [290, 180],
      [430, 260],
      [560, 200],
      [640, 330],
    ])
      p.glow(x, y, 26, '#f3f0ff', 0.9).oval(x, y, 4, 4, '#fff');
    for (const r of [210, 160, 112])
      p.oval(1230, 480, r, r * (r === 160 ? 0.4 : 1), 'none', {
        stroke: '#d9a441',
        'stroke-width': 11,
        transform: `rotate(${r - 130} 1230 480)`,
      });
    p.oval(1230, 480, 200, 56, 'none', { stroke: '#b58432', 'stroke-width': 16 })
      .oval(
        1230,
        480,
        44,
        44,
        p.lin(
          [
            [0, '#a9d0c9'],
            [1, '#1f5a60'],
          ],
          undefined,
          true,
        ),
      )
      .rect(1220, 690, 20, 200, '#b58432')
      .path('M1130 930Q1230 830 1330 930Z', '#8a5f24')
      .line(
        [
          [1060, 400],
          [1400, 560],
        ],
        '#e9c472',
        7,
      );
    p.glow(1040, 760, 620, '#ffbf66', 0.6);
    bust(p, 560, 540, 380, { skin: '#c9966c', rim: '#ffcf8a', coat: '#243048', hair: '#b9ac98', beard: 'full' }, () => {
      p.path(
        'M-.58 -.58Q-.62 -1 -.2 -1.14Q.24 -1.2 .42 -.84L.44 -.72Q.2 -.66 -.06 -.66Q-.2 -.5 -.16 -.3Q-.2 -.1 -.36 -.06Q-.54 -.3 -.58 -.58Z',
        p.lin(
          [
            [0, '#141a26'],
            [1, '#4a3f55'],
          ],
          undefined,
          true,
        ),
      );
      p.path(
        smooth(
          [
            [-0.4, 0.06],
            [-0.56, 0.26],
            [-0.2, 0.48],
            [0.3, 0.5],
            [0.5, 0.3],
            [0.36, 0.2],
            [0.1, 0.3],
            [-0.2, 0.16],
          ],
          true,
        ),
        '#efe4cc',
      );
      for (let i = 0; i < 9; i++)
        p.stroke(`M${-0.46 + i * 0.1} ${0.16 + Math.sin(i / 2.6) * 0.1}q.03 .1 .0 .2`, '#b5a582', 0.018);
      p.path(
        smooth(
          [
            [0.3, 1.7],
            [0.7, 1.06],
            [1.1, 0.94],
            [1.2, 1.08],
            [0.8, 1.4],
            [0.5, 1.8],
          ],
          true,
        ),
        '#1a2438',
      ).oval(1.16, 0.98, 0.12, 0.1, '#b58560');
    });
    p.rect(
      0,
      930,
      1600,
      140,
      p.lin([
        [0, '#7a4f30'],
        [1, '#2a1a14'],
      ]),
    ).rect(0, 928, 1600, 6, '#f0b870');
    p.rect(1010, 800, 26, 130, '#f3e6c6')
      .path('M1023 720q22 44 0 76q-22 -32 0 -76Z', '#fff2c4')
      .glow(1023, 760, 190, '#ffc766', 0.9)
      .oval(1023, 932, 60, 12, '#c99a4c');
    p.poly(
      [
        [640, 940],
        [900, 920],
        [960, 980],
        [690, 1010],
      ],
      '#f3e6c6',
    );
    for (let i = 0; i < 6; i++)
      p.line(
        [
          [680 + i * 4, 952 + i * 9],
          [890 + i * 8, 934 + i * 8],
        ],
        '#7d6848',
        2.4,
        { opacity: 0.7 },
      );
    p.vignette('#080b18', 0.5);
  },
  'retrato-condestable': (p) => {
    sky(p, [
      [0, '#4a2430'],
      [0.4, '#a5483a'],
      [0.75, '#f0a860'],
      [1, '#f9d294'],
    ]);
    strips(p, 230, 180, 14, '#7a2f3a', '#ffc78a', 0.55);
    hills(
      p,
      [
        [650, 50, '#8f4a44'],
        [720, 50, '#6b3840'],
      ],
      '#e8985c',
      '#ffcf8f',
    );
    const rock = mesa(
      p,
      [
        [-20, 640],
        [160, 600],
        [420, 610],
        [560, 720],
        [640, 860],
      ],
      22,
    );
    cliff(
      p,
      [...rock, [700, 1090], [-20, 1090]],
      { light: '#b5613f', dark: '#3a2030', sun: 1, scale: 1, fade: '#241420', fadeTo: 0.6 },
      rock.length,
    );
    for (const [x, w, h] of [
      [60, 80, 230],
      [180, 130, 330],
      [340, 84, 210],
      [440, 60, 150],
    ])
      tower(p, x, 640, w, h, { light: '#d98a5c', dark: '#3f2433', sun: 1, slits: 2 });
    p.glow(1010, 700, 800, '#ffc27a', 0.4);
    bust(
      p,
      1000,
      520,
      390,
      { skin: '#c08a62', rim: '#ffdfa4', coat: '#4f5660', hair: '#2f2420', beard: 'short' },
      () => {
        p.path(hairCap, '#2a1f1c');
        p.path(
          smooth(
            [
              [-0.34, 0.06],
              [-0.4, 0.3],
              [0, 0.46],
              [0.36, 0.34],
              [0.28, 0.14],
            ],
            true,
          ),
          p.lin(
            [
              [0, '#3a4048'],
              [0.6, '#8a929a'],
              [1, '#f0e6d0'],
            ],
            undefined,
            true,
          ),
        ); // Gorget.
        p.path(
          'M.5 .36Q1.02 .4 1.1 .94Q.86 1.08 .6 .9Q.46 .66 .5 .36Z',
          p.lin(
            [
              [0, '#4a5058'],
              [0.6, '#a9adb0'],
              [1, '#fff0d0'],
            ],
            undefined,
            true,
          ),
        ).path(
          'M-.6 .36Q-1.14 .5 -1.16 1.06Q-.86 1.1 -.6 .9Q-.5 .6 -.6 .36Z',
          p.lin(
            [
              [0, '#1f242b'],
              [1, '#6b727a'],
            ],
            undefined,
            true,
          ),
        );
        for (const k of [0.12, 0.26]) p.stroke(`M.56 ${0.5 + k}Q.9 ${0.52 + k} 1.08 ${0.72 + k}`, '#2a2f36', 0.02);
        p.path('M.0 .5L.02 2.3L-.02 2.3Z', '#f0e0c0')
          .stroke('M-.5 .5Q0 .7 .5 .44', '#c9a24c', 0.05)
          .path('M.02 .66l.1 .12l-.1 .16l-.1 -.16Z', '#d9a441');
        p.path(
          'M-.6 .3Q-1.3 .6 -1.5 2.4L-.86 2.4Q-.8 1.2 -.5 .6Z',
          p.lin(
            [
              [0, '#4a1420'],
              [1, '#a83040'],
            ],
            undefined,
            true,
          ),
        );
        p.line(
          [
            [0.5, 2.2],
            [0.5, 1.1],
          ],
          '#c9c4b8',
          0.09,
        )
          .line(
            [
              [0.28, 1.1],
              [0.72, 1.1],
            ],
            '#c9a24c',
            0.07,
          )
          .line(
            [
              [0.5, 1.08],
              [0.5, 0.86],
            ],
            '#4a2c20',
            0.07,
          )
          .oval(0.5, 0.82, 0.06, 0.06, '#d9a441');
      },
    );
    flock(p, 520, 270, 9, 22, '#4a1f2c');
    p.vignette('#180a12', 0.5);
  },
  'retrato-poeta': (p) => {
    sky(p, [
      [0, '#5f7f9c'],
      [0.45, '#c9c4bd'],
      [0.75, '#f6d8ae'],
      [1, '#f6d8ae'],
    ]);
    strips(p, 220, 160, 11, '#c2b3ac', '#fff2da', 0.6);
    hills(p, [[560, 40, '#a59a9a']], '#ecd0ac', '#fff0d0');
    const wall = mesa(
      p,
      [
        [640, 720],
        [760, 600],
        [1000, 590],
        [1300, 570],
        [1620, 520],
      ],
      20,
    );
    cliff(
      p,
      [...wall, [1620, 1090], [600, 1090]],
      { light: '#f3d3a0', dark: '#8a6a5c', scale: 0.95, green: '#7a7548', fade: '#b08d74', fadeTo: 0.6 },
      wall.length,
    );
    hanging(p, 860, 606, 1.05, {});
    mist(p, 960, 120, '#f9e3c0', 0.6);
    for (let i = 0; i < 9; i++) poplar(p, 760 + i * 104, 1090, p.r(170, 260), { dark: '#7a6a38', light: '#e0b24c' });
    bust(p, 430, 560, 400, { skin: '#c9946c', rim: '#fff0cc', coat: '#39424c', hair: '#3a302c' }, () => {
      p.path(hairCap, '#33292a');
      p.path('M-.3 .16Q-.1 .34 .1 .36L.3 .2L.42 .5L.16 .8L-.06 .5L-.4 .36Z', '#f0e8d8').path(
        'M.14 .4l.1 .02l.06 .1l-.03 .6l-.12 .24l-.08 -.26l.02 -.6Z',
        '#8f3f2a',
      );
      p.path('M-.44 .3L.1 1.1L.06 1.9L-.24 1.2L-.6 .86Z', '#2c343d').path(
        'M.44 .34L.22 .9L.2 1.9L.5 1.2L.66 .74Z',
        '#566170',
      );
      p.stroke('M.24 -.46a.1 .09 0 1 0 .2 .0a.1 .09 0 1 0 -.2 0M.24 -.48L-.04 -.5', '#241c1c', 0.022); // Spectacles.
      p.stroke('M.43 -.11L.62 -.06', '#3a2418', 0.04).path('M.58 -.16H.74V-.02Q.66 .06 .58 -.02Z', '#4a2f1e');
    });
    for (let i = 0; i < 6; i++)
      p.glow(708 + i * 14 + Math.sin(i) * 16, 470 - i * 52, 22 + i * 12, '#fff6e6', 0.5 - i * 0.06);
    p.poly(
      [
        [470, 1010],
        [690, 930],
        [760, 1000],
        [540, 1080],
      ],
      '#f6ecd4',
    );
    for (let i = 0; i < 6; i++)
      p.line(
        [
          [510 + i * 12, 1008 + i * 11],
          [680 + i * 8, 948 + i * 9],
        ],
        '#5c4c40',
        3,
        { opacity: 0.6 },
      );
    p.line(
      [
        [660, 980],
        [770, 850],
      ],
      '#2a2226',
      9,
    );
  },
  'retrato-inventora': (p) => {
    p.rect(
      0,
      0,
      1600,
      1067,
      p.lin([
        [0, '#22343a'],
        [0.6, '#3f5f5c'],
        [1, '#1c282c'],
      ]),
    );
    p.rect(90, 90, 620, 560, '#d9c9a8').inside('M110 110H690V630H110Z', () => {
      sky(p, [
        [0, '#8fb8c2'],
        [0.5, '#f9e9c2'],
        [1, '#f9e9c2'],
      ]);
      hills(
        p,
        [
          [470, 40, '#a5a890'],
          [530, 40, '#869070'],
        ],
        '#ecdcb4',
      );
    });
    for (const x of [255, 400, 545]) p.rect(x - 5, 110, 10, 520, '#4a3a2e');
    for (const y of [280, 450]) p.rect(110, y, 580, 9, '#4a3a2e');
    p.glow(400, 360, 860, '#fff0c4', 0.45);
    const gear = (x: number, y: number, r: number, n: number, c: string) => {
      for (let i = 0; i < n; i++)
        p.group({ transform: `rotate(${(i * 360) / n} ${x} ${y})` }, () =>
          p.poly(
            [
              [x - r * 0.1, y - r * 0.92],
              [x - r * 0.07, y - r * 1.14],
              [x + r * 0.07, y - r * 1.14],
              [x + r * 0.1, y - r * 0.92],
            ],
            c,
          ),
        );
      p.oval(x, y, r, r, c).oval(x, y, r * 0.78, r * 0.78, darker(c, 0.45));
      for (let i = 0; i < 5; i++)
        p.line(
          [
            [x, y],
            [x + Math.cos(i * 1.257) * r * 0.8, y + Math.sin(i * 1.257) * r * 0.8],
          ],
          c,
          r * 0.13,
        );
      p.oval(x, y, r * 0.24, r * 0.24, c);
    };
    gear(1320, 300, 150, 18, '#c9974c');
    gear(1130, 180, 84, 12, '#8a6a44');
    gear(1500, 520, 110, 14, '#a8743c');
    p.rect(
      0,
      880,
      1600,
      190,
      p.lin([
        [0, '#a8754c'],
        [1, '#3f2a1f'],
      ]),
    ).rect(0, 876, 1600, 8, '#f0c48a');
    bust(
      p,
      880,
      520,
      380,
      {
        skin: '#d3a078',
        rim: '#fff0c8',
        coat: '#7a3a34',
        hair: '#3a2824',
        flip: true,
        shoulders: [
          [-0.24, 0.2],
          [-0.54, 0.36],
          [-0.84, 0.6],
          [-0.96, 1.2],
          [-1.0, 2.4],
          [0.95, 2.4],
          [0.84, 1.2],
          [0.7, 0.62],
          [0.4, 0.34],
          [0.2, 0.2],
        ],
      },
      () => {
        p.path(
          'M.4 -.74Q.36 -1 .1 -1.05Q-.2 -1.1 -.4 -.86Q-.5 -.7 -.44 -.46Q-.36 -.24 -.16 -.3Q-.14 -.5 .0 -.6Q.26 -.62 .4 -.74Z',
          '#33221f',
        )
          .oval(-0.46, -0.62, 0.2, 0.22, '#3f2b26')
          .stroke('M-.58 -.7Q-.44 -.8 -.34 -.62', '#6b4a3c', 0.03);
        p.path('M-.26 .2Q0 .4 .26 .22L.3 .34Q.04 .56 -.34 .36Z', '#f3e8d4').oval(0.04, 0.46, 0.06, 0.07, '#3f8f88');
        p.path('M-.5 .5L-.3 .44L-.26 2.3L-.66 2.3Z', '#e6d6b4', { opacity: 0.9 })
          .path('M.36 .44L.5 .5L.6 2.3L.26 2.3Z', '#fff2d4', { opacity: 0.9 })
          .path('M-.34 1.1H.34L.5 2.3H-.6Z', '#efdfbc');
        p.stroke('M.24 -.46a.11 .1 0 1 0 .22 .0a.11 .1 0 1 0 -.22 0M.24 -.48L-.02 -.52', '#c9974c', 0.022);
      },
    );
    p.rect(
      300,
      700,
      240,
      180,
      p.lin([
        [0, '#8fa5a0'],
        [1, '#33484a'],
      ]),
    )
      .rect(320, 730, 200, 90, '#efe6d0')
      .rect(290, 690, 260, 16, '#c9974c')
      .path('M540 740q80 10 90 70', 'none', { stroke: '#c9974c', 'stroke-width': 12 }); // Her mechanical book.
    for (let i = 0; i < 3; i++) p.oval(350 + i * 70, 850, 15, 15, '#c9974c').oval(350 + i * 70, 850, 7, 7, '#5c3f1e');
    for (let i = 0; i < 5; i++)
      p.line(
        [
          [336, 746 + i * 15],
          [500 - (i % 2) * 40, 746 + i * 15],
        ],
        '#7d6a50',
        3,
      );
    p.poly(
      [
        [1120, 930],
        [1440, 900],
        [1490, 990],
        [1170, 1030],
      ],
      '#bcd3d6',
    )
      .line(
        [
          [1170, 950],
          [1400, 928],
        ],
        '#3f6a78',
        3,
      )
      .oval(1290, 965, 44, 24, 'none', { stroke: '#3f6a78', 'stroke-width': 3 })
      .line(
        [
          [1440, 880],
          [1330, 980],
        ],
        '#e0b24c',
        10,
      );
    p.vignette('#0c1416', 0.5);
  },
} satisfies Partial<Record<SceneName, Draw>>;
