/** Rooms, tables and workshops. */
import { type Draw, darker, lighter, mix, type Pic, type Pt, smooth } from './kit.ts';
import { arch, hanging, house, masonry, room, town } from './kit-built.ts';
import { cliff, cumulus, ground, mesa, mist, rays, sky, strips } from './kit-land.ts';
import { figure, flock } from './kit-life.ts';
import { blades, bush, pine, poplar } from './kit-plants.ts';
import type { SceneName } from './names.ts';
import { hills } from './scenes-ciudad.ts';
import { basket, board, garlic, jug, lookout, pot, sheaf, vessel } from './scenes-oficios.ts';

const scaled = (shape: Pt[], k: number, tall = k): Pt[] => shape.map(([r, h]) => [r * k, h * tall]);

/** A row of book spines on a shelf. */
function books(p: Pic, x0: number, x1: number, shelf: number, h: Pt, colours: string[]): void {
  for (let x = x0; x < x1; ) {
    const [w, tall] = [p.r(16, 44), p.r(...h)];
    const c = p.pick(colours);
    if (p.rnd() < 0.06) {
      x += w;
      continue;
    }
    p.rect(
      x,
      shelf - tall,
      w - 2,
      tall,
      p.lin(
        [
          [0, lighter(c, 0.25)],
          [0.3, c],
          [1, darker(c, 0.4)],
        ],
        undefined,
        true,
      ),
    );
    for (const t of [0.14, 0.2, 0.8]) p.rect(x + 2, shelf - tall * (1 - t), w - 6, 3, '#d9b45c', { opacity: 0.75 });
    x += w;
  }
}

export const interior = {
  'resoli-licor': (p) => {
    room(p, '#4a3238', '#4a2c24', 700, '#ffb866', [1180, 330]);
    lookout(p, 1060, 90, 330, 380, () => {
      p.rect(
        1050,
        80,
        360,
        400,
        p.lin([
          [0, '#2f3f6b'],
          [1, '#f0a870'],
        ]),
      );
      p.glow(1300, 330, 200, '#ffdca0', 0.8);
      cliff(
        p,
        [
          ...mesa(
            p,
            [
              [1050, 360],
              [1180, 320],
              [1290, 350],
              [1410, 300],
            ],
            16,
          ),
          [1410, 490],
          [1050, 490],
        ],
        { light: '#c98a5c', dark: '#4a3040', scale: 0.5 },
      );
    });
    board(p, 690, '#6b3f28');
    p.oval(640, 960, 470, 66, '#1c0f0c', { opacity: 0.5 })
      .oval(640, 945, 460, 62, '#b98a4c')
      .oval(640, 940, 420, 50, '#e0bc78');
    // The bottle in the shape of the hanging houses is too proud for a label: plain glass, amber light.
    p.path(
      'M540 930V560Q540 490 590 460V330H690V460Q740 490 740 560V930Q640 960 540 930Z',
      p.lin(
        [
          [0, '#f6b65c'],
          [0.22, '#ffe0a0'],
          [0.4, '#c9641f'],
          [0.8, '#6b2410'],
          [1, '#d98a3c'],
        ],
        undefined,
        true,
      ),
    );
    p.path('M556 600Q640 576 724 600V900Q640 926 556 900Z', '#8a2f12', { opacity: 0.45 })
      .rect(578, 300, 124, 44, '#5c3a24', { rx: 8 })
      .rect(578, 300, 40, 44, '#a8703c', { rx: 8 })
      .path('M566 540V880', 'none', {
        stroke: '#fff3d0',
        'stroke-width': 12,
        'stroke-linecap': 'round',
        opacity: 0.75,
      });
    p.path('M570 650H712V790H570Z', '#efe2c4').path(
      'M596 770V716L614 700V680H640V700L660 690V716L688 730V770Z',
      '#8f3f2a',
    );
    for (const [x, y, s] of [
      [860, 930, 1],
      [390, 940, 0.94],
      [1010, 960, 1.06],
    ]) {
      p.oval(x + 10, y + 4, 60 * s, 12 * s, '#1c0f0c', { opacity: 0.4 });
      p.path(
        `M${x - 56 * s} ${y - 170 * s}Q${x - 50 * s} ${y - 70 * s} ${x} ${y - 62 * s}Q${x + 50 * s} ${y - 70 * s} ${x + 56 * s} ${y - 170 * s}Z`,
        '#f6e6d0',
        { opacity: 0.3 },
      )
        .path(
          `M${x - 54 * s} ${y - 136 * s}Q${x - 46 * s} ${y - 72 * s} ${x} ${y - 66 * s}Q${x + 46 * s} ${y - 72 * s} ${x + 54 * s} ${y - 136 * s}Z`,
          p.lin(
            [
              [0, '#f0a040'],
              [0.5, '#b4521a'],
              [1, '#6b2410'],
            ],
            undefined,
            true,
          ),
        )
        .oval(x, y - 136 * s, 54 * s, 10 * s, '#f9c06a')
        .rect(x - 4 * s, y - 64 * s, 8 * s, 56 * s, '#f6e6d0', { opacity: 0.6 })
        .oval(x, y - 4, 40 * s, 8 * s, '#f6e6d0', { opacity: 0.6 })
        .oval(x, y - 170 * s, 56 * s, 10 * s, 'none', { stroke: '#fff3dc', 'stroke-width': 3 });
    }
    for (let i = 0; i < 26; i++) {
      const [x, y] = [p.r(120, 340), p.r(900, 1030)];
      p.path(p.blob(x, y, 15, 11, 0.16), '#3a2018').stroke(`M${x - 8} ${y}q8 -5 16 0`, '#7a4a34', 3);
    }
    for (const [x, y] of [
      [1220, 900],
      [1330, 950],
    ])
      p.oval(
        x,
        y,
        74,
        70,
        p.lin(
          [
            [0, '#f9b04a'],
            [0.5, '#e0781f'],
            [1, '#8a3a0c'],
          ],
          undefined,
          true,
        ),
      ).oval(x - 24, y - 28, 16, 11, '#ffe6b0', { opacity: 0.7 });
    for (let i = 0; i < 5; i++)
      p.stroke(`M${1160 + i * 46} 1020l70 -22`, '#6b3a1e', 13).stroke(`M${1160 + i * 46} 1017l70 -22`, '#b5713c', 4);
    p.glow(640, 700, 420, '#ffb45c', 0.3);
    p.vignette('#12080a', 0.5);
  },
  'morteruelo-mesa': (p) => {
    room(p, '#6b4a3a', '#4a3026', 560, '#ff9f4a', [1300, 420]);
    p.path(arch(1130, 560, 360, 430), '#2a1a18').path(arch(1160, 560, 300, 390), '#160d0d'); // Hearth.
    for (const [k, c] of [
      [1, '#d9431f'],
      [0.75, '#f2772a'],
      [0.5, '#fbb03f'],
      [0.28, '#ffe79a'],
    ] as const)
      for (let i = 0; i < 5; i++)
        p.path(
          `M${1310 + (i - 2) * 40 * k - 34 * k} 556q-20 ${-80 * k} 10 ${-140 * k}q20 ${-40 * k} 24 ${-90 * k * p.r(0.6, 1.2)}q40 ${80 * k} 36 ${150 * k}q6 ${50 * k} -10 ${80 * k}Z`,
          c,
          { opacity: 0.9 },
        );
    p.glow(1310, 440, 520, '#ff8a3a', 0.55);
    p.rect(1080, 110, 460, 34, '#5c3a26').rect(1080, 106, 460, 8, '#c98a54');
    for (const [x, k, c] of [
      [1140, 0.4, '#a8502f'],
      [1250, 0.32, '#d9a066'],
      [1350, 0.42, '#4f7d78'],
      [1460, 0.34, '#c2703f'],
    ] as const)
      vessel(p, x, 110, scaled(pot, k), c, { rings: 2 });
    for (const x of [120, 250, 380]) {
      p.line(
        [
          [x, 0],
          [x, 100],
        ],
        '#3a2418',
        6,
      );
      for (let i = 0; i < 5; i++) garlic(p, x + (i % 2 ? 24 : -24), 120 + i * 50, 32);
    }
    board(p, 600, '#85553a');
    p.oval(640, 850, 430, 100, '#1c0f0c', { opacity: 0.45 });
    p.path(
      'M270 730Q290 900 470 930H810Q990 900 1010 730Z',
      p.lin(
        [
          [0, '#d98a54'],
          [0.35, '#a8502f'],
          [1, '#4a1f14'],
        ],
        undefined,
        true,
      ),
    ); // The clay dish.
    p.oval(640, 730, 372, 92, '#c9744a')
      .oval(640, 726, 346, 80, '#6b3a20')
      .oval(
        640,
        734,
        336,
        72,
        p.lin(
          [
            [0, '#9c6a44'],
            [0.5, '#84532f'],
            [1, '#5c3820'],
          ],
          undefined,
          true,
        ),
      );
    for (let i = 0; i < 90; i++)
      p.oval(
        640 + p.r(-290, 290),
        738 + p.r(-44, 46),
        p.r(3, 11),
        p.r(2, 5),
        p.pick(['#b98354', '#5c3820', '#d3a06b', '#7a4a28']),
        { opacity: 0.6 },
      );
    p.stroke('M470 730Q640 770 800 716', '#c9955f', 12, { 'stroke-opacity': 0.6 });
    p.path(
      'M820 700L1060 500L1080 520L850 726Q800 760 780 740Q790 710 820 700Z',
      p.lin([
        [0, '#d9a870'],
        [1, '#7a4a28'],
      ]),
    );
    for (let i = 0; i < 9; i++)
      p.stroke(`M${500 + i * 40} ${660 - (i % 3) * 20}q${i % 2 ? 40 : -40} -60 0 -120t0 -120`, '#fff3e0', 12, {
        'stroke-opacity': 0.12,
      });
    p.path(
      'M1100 930Q1090 830 1230 810Q1400 800 1440 900Q1450 960 1370 970H1150Q1110 966 1100 930Z',
      p.lin([
        [0, '#f0c07a'],
        [0.5, '#c98a45'],
        [1, '#7a4a20'],
      ]),
    ); // Bread.
    for (let i = 0; i < 4; i++)
      p.stroke(`M${1160 + i * 66} 900q30 -40 60 -66`, '#fbe3b0', 9, { 'stroke-opacity': 0.8 });
    p.poly(
      [
        [1010, 990],
        [1130, 960],
        [1150, 1010],
        [1030, 1040],
      ],
      '#fbeac4',
    ).stroke('M1010 990L1130 960L1150 1010L1030 1040Z', '#b5793a', 8);
    vessel(p, 180, 900, scaled(jug, 1.05, 1), '#b8613a', { glaze: '#e6cfa0' });
    p.oval(220, 1010, 70, 14, '#1c0f0c', { opacity: 0.4 })
      .path('M160 930H280L264 1006Q220 1018 176 1006Z', '#f6e6d0', { opacity: 0.4 })
      .path('M166 956H274L264 1004Q220 1014 176 1004Z', '#6b1f2c');
    p.vignette('#140a08', 0.4);
  },
  'taller-ceramica': (p) => {
    room(p, '#c9b08c', '#8a6a4c', 700, '#fff3d4', [250, 260]);
    for (const x of [90, 330])
      lookout(p, x, 90, 190, 360, () => {
        p.rect(
          x - 10,
          80,
          210,
          380,
          p.lin([
            [0, '#9cc8d6'],
            [1, '#fbf0d0'],
          ]),
        );
        bush(p, x + 100, 470, 200, 180, { dark: '#55703f', light: '#a9ba62' });
      });
    p.poly(
      [
        [90, 90],
        [520, 90],
        [1200, 1067],
        [520, 1067],
      ],
      '#fffbe4',
      { opacity: 0.16 },
    );
    for (const y of [190, 360, 530]) p.rect(680, y, 860, 18, '#7a5638').rect(680, y - 2, 860, 5, '#e6c79a');
    const glazes = ['#3f8f96', '#e6d3a8', '#b4512f', '#2f5a78', '#d9a441', '#f3ead6', '#7d9a5c'];
    for (const y of [190, 360, 530])
      for (let x = 740; x < 1520; x += p.r(92, 128))
        vessel(
          p,
          x,
          y,
          scaled(
            p.pick([
              pot,
              jug,
              [
                [50, 0],
                [90, 30],
                [110, 80],
                [116, 96],
              ] as Pt[],
            ]),
            p.r(0.34, 0.48),
          ),
          p.pick(glazes),
          { rings: 1, glaze: p.rnd() < 0.4 ? p.pick(glazes) : undefined },
        );
    figure(
      p,
      560,
      1010,
      640,
      { fill: '#5a6b70', skirt: '#b4512f', rim: '#fff6dc', skin: '#b5805f', hair: 'bun', legs: '#3a302c' },
      { lean: 6, arms: [20, 50], elbows: [40, 40] },
    );
    board(p, 800, '#a87a50');
    const plate = (x: number, y: number, r: number, c: string) => {
      p.oval(x + 8, y + 10, r * 1.04, r * 0.36, '#2c1a10', { opacity: 0.35 })
        .oval(x, y, r, r * 0.34, '#f9f1de')
        .oval(x, y, r * 0.9, r * 0.3, 'none', { stroke: c, 'stroke-width': 7 })
        .oval(x, y, r * 0.6, r * 0.2, '#efe4cc')
        .oval(x, y, r * 0.56, r * 0.18, 'none', { stroke: c, 'stroke-width': 3 });
      for (let i = 0; i < 14; i++)
        p.oval(x + Math.cos(i * 0.449) * r * 0.75, y + Math.sin(i * 0.449) * r * 0.25, 7, 4, i % 2 ? c : '#d9a441');
      for (let i = 0; i < 8; i++)
        p.oval(x + Math.cos(i * 0.785) * r * 0.2, y + Math.sin(i * 0.785) * r * 0.068, r * 0.09, r * 0.03, c, {
          transform: `rotate(${i * 45} ${x + Math.cos(i * 0.785) * r * 0.2} ${y + Math.sin(i * 0.785) * r * 0.068})`,
        });
      p.oval(x, y, r * 0.1, r * 0.034, '#d9a441');
    };
    plate(760, 900, 230, '#2f5a78');
    plate(1180, 960, 190, '#b4512f');
    plate(330, 990, 210, '#3f8f6b');
    vessel(p, 1420, 900, scaled(jug, 1), '#f3ead6', { glaze: '#2f6f8a' });
    p.line(
      [
        [745, 850],
        [790, 730],
      ],
      '#7a4a28',
      9,
    ).line(
      [
        [738, 872],
        [747, 846],
      ],
      '#1f3f5a',
      12,
    );
    for (const [x, c] of [
      [990, '#2f5a78'],
      [1040, '#b4512f'],
      [1090, '#d9a441'],
    ] as const)
      vessel(
        p,
        x,
        860,
        [
          [26, 0],
          [34, 20],
          [34, 46],
          [30, 52],
        ],
        '#efe4cc',
        { open: c },
      );
  },
  'bodega-vino': (p) => {
    p.rect(0, 0, 1600, 1067, '#1d1416');
    const vault = (k: number): string => arch(800 - 760 * k, 480 + 600 * k, 1520 * k, 1080 * k);
    for (let i = 0; i < 9; i++) {
      const k = 1.06 * 0.8 ** i;
      const tone = mix('#4a342c', '#c9935c', i / 9);
      p.path(vault(k), i % 2 ? darker(tone, 0.15) : tone).stroke(vault(k), lighter(tone, 0.18), 10 * k);
    }
    p.path(arch(690, 590, 220, 230), '#ffe0a4').glow(800, 500, 460, '#ffcf86', 0.75);
    for (let i = 0; i < 90; i++) {
      const a = p.r(3.2, 6.2);
      const k = p.r(0.4, 1);
      p.rect(
        800 + Math.cos(a) * 740 * k,
        620 + Math.sin(a) * 640 * k,
        p.r(30, 80) * k,
        p.r(14, 26) * k,
        p.pick(['#6b4a38', '#a87a50', '#33231f']),
        { opacity: 0.35 },
      );
    }
    p.poly(
      [
        [660, 600],
        [940, 600],
        [1500, 1080],
        [100, 1080],
      ],
      p.lin([
        [0, '#d9a96c'],
        [1, '#33231c'],
      ]),
    );
    for (const side of [-1, 1])
      for (let i = 5; i >= 0; i--) {
        // Great clay tinajas down both walls.
        const k = 0.92 * 0.74 ** i;
        const [x, y] = [800 + side * 600 * k, 480 + 590 * k];
        vessel(
          p,
          x,
          y,
          [
            [90, 0],
            [190, 120],
            [230, 300],
            [210, 460],
            [140, 560],
            [110, 590],
            [124, 610],
          ].map(([r, h]): Pt => [r * k, h * k]),
          mix('#a8623a', '#e0a868', i / 6),
          { rings: 6, sun: side < 0 ? 1 : -1 },
        );
        p.rect(x - 60 * k, y - 606 * k, 120 * k, 14 * k, '#5c3a24');
      }
    p.oval(800, 930, 190, 40, '#120a0a', { opacity: 0.5 })
      .path(
        'M650 760Q630 840 650 920H950Q970 840 950 760Z',
        p.lin(
          [
            [0, '#3a2418'],
            [0.4, '#a8713f'],
            [1, '#2a1a12'],
          ],
          undefined,
          true,
        ),
      )
      .oval(800, 760, 150, 30, '#c28a52');
    for (const y of [790, 890]) p.stroke(`M${643} ${y}Q800 ${y + 30} 957 ${y}`, '#241a1a', 14);
    p.path(
      'M730 740V640Q730 610 748 600V530H776V600Q794 610 794 640V740Z',
      p.lin(
        [
          [0, '#5a7a4c'],
          [0.3, '#2c3f2a'],
          [1, '#121a14'],
        ],
        undefined,
        true,
      ),
    )
      .rect(746, 520, 32, 30, '#6b1f2c')
      .rect(734, 656, 56, 52, '#efe2c4');
    for (const x of [850, 910])
      p.path(`M${x - 26} 620Q${x - 28} 690 ${x} 696Q${x + 28} 690 ${x + 26} 620Z`, '#f6e6d0', { opacity: 0.3 })
        .path(`M${x - 27} 652Q${x - 22} 692 ${x} 694Q${x + 22} 692 ${x + 27} 652Z`, '#7a1f34')
        .rect(x - 2, 694, 5, 46, '#f6e6d0', { opacity: 0.7 })
        .oval(x, 742, 22, 5, '#f6e6d0', { opacity: 0.7 });
    figure(p, 880, 640, 120, { fill: '#3a2a2a', rim: '#ffdc9c', coat: '#4a3630' });
    p.vignette('#0a0606', 0.55);
  },
  'mercado-artesania': (p) => {
    sky(p, [
      [0, '#5a9cbc'],
      [0.6, '#d6e6da'],
      [1, '#fbeac4'],
    ]);
    town(p, () => 560, -20, 1640, [110, 150], [330, 430], { rows: 1, toned: 0.12, tone: '#e3c9a0' });
    ground(
      p,
      [
        [-20, 560],
        [1620, 560],
      ],
      '#e0c595',
      '#8a6a44',
      { marks: 100 },
    );
    for (const [x, y, s, a, b] of [
      [200, 640, 0.62, '#2c6a66', '#efe6d6'],
      [640, 630, 0.6, '#d9a441', '#efe6d6'],
      [1060, 632, 0.6, '#8f3f2a', '#efe6d6'],
      [1460, 645, 0.64, '#37556b', '#efe6d6'],
    ] as const) {
      p.rect(x - 190 * s, y - 110 * s, 380 * s, 130 * s, '#6b4a34');
      for (const dx of [-186, 178]) p.rect(x + dx * s, y - 380 * s, 10 * s, 400 * s, '#4a3226');
      for (let i = 0; i < 8; i++)
        p.path(
          `M${x + (-200 + i * 50) * s} ${y - 430 * s}h${50 * s}l${(i - 3.5) * 4 * s} ${110 * s}q${-25 * s} ${26 * s} ${-50 * s} 0Z`,
          i % 2 ? a : b,
        );
      for (let i = 0; i < 6; i++)
        vessel(
          p,
          x + (-150 + i * 60) * s,
          y - 110 * s,
          scaled(i % 2 ? pot : jug, 0.22 * s * 1.4),
          p.pick(['#b8613a', '#e0b878', '#4f8f8c', '#f3ead6']),
        );
    }
    for (const [x, y, h, c, skirt] of [
      [380, 720, 170, '#8f3f2a', ''],
      [440, 726, 160, '#e6cf9c', '#37556b'],
      [830, 710, 160, '#3f5a44', ''],
      [890, 716, 156, '#c9815a', '#7a3a34'],
      [1270, 724, 168, '#4a4458', ''],
      [960, 740, 110, '#d9a441', ''],
    ] as const)
      figure(p, x, y, h, { fill: c, rim: '#fff3d4', skirt, hair: skirt ? 'long' : undefined }, { legs: [-10, 12] });
    // Our own stall, close by.
    p.rect(
      -20,
      830,
      1640,
      240,
      p.lin([
        [0, '#a8754a'],
        [1, '#4a2f20'],
      ]),
    ).rect(-20, 824, 1640, 12, '#e6bd84');
    p.path(
      'M-20 0H1620V120Q1580 170 1517 120Q1460 170 1403 120Q1346 170 1289 120Q1232 170 1175 120Q1118 170 1061 120Q1004 170 947 120Q890 170 833 120Q776 170 719 120Q662 170 605 120Q548 170 491 120Q434 170 377 120Q320 170 263 120Q206 170 149 120Q92 170 35 120Q0 150 -20 120Z',
      '#efe6d6',
    );
    for (let i = 0; i < 14; i += 2) p.path(`M${35 + i * 114} 0h114v120q-57 50 -114 0Z`, '#b4512f');
    p.rect(0, 0, 1600, 60, '#1d1a20', { opacity: 0.2 });
    basket(p, 190, 850, 260, 130, '#c9974c');
    basket(p, 420, 860, 150, 84, '#a8743c');
    vessel(p, 600, 860, scaled(pot, 0.8), '#b8613a', { rings: 4 });
    vessel(p, 760, 866, scaled(jug, 0.76), '#f3ead6', { glaze: '#2f6f8a' });
    for (let i = 0; i < 3; i++)
      p.rect(880, 838 - i * 34, 220, 34, ['#b4512f', '#efe6d6', '#37556b'][i], { rx: 14 }).rect(
        880,
        848 - i * 34,
        220,
        5,
        ['#e3a06b', '#b4512f', '#d9a441'][i],
      );
    for (const [x, h] of [
      [1180, 130],
      [1260, 150],
      [1340, 120],
    ])
      p.path(
        `M${x - 30} 862V${862 - h}Q${x} ${846 - h} ${x + 30} ${862 - h}V862Z`,
        p.lin(
          [
            [0, '#ffd27a'],
            [0.4, '#e09a2c'],
            [1, '#8a4f12'],
          ],
          undefined,
          true,
        ),
      ).rect(x - 34, 848 - h, 68, 18, '#efe6d6');
    sheaf(p, 1490, 870, 120, 290, ['#c9682f', '#e0974a', '#f0be6a']);
    p.poly(
      [
        [-20, 836],
        [500, 836],
        [260, 1080],
        [-20, 1080],
      ],
      '#fff0c9',
      { opacity: 0.08 },
    );
  },
  'taller-mimbre': (p) => {
    room(p, '#b59468', '#7a5a3c', 740, '#fff0c4', [1330, 260]);
    lookout(p, 1180, 80, 320, 400, () => {
      p.rect(
        1170,
        70,
        340,
        420,
        p.lin([
          [0, '#8fc0d0'],
          [1, '#fbf0cf'],
        ]),
      );
      ground(p, p.ridge(400, 390, 14, 0.5, 1170, 1510), '#b5642f', '#8a4a26');
      for (const x of [1240, 1440]) poplar(p, x, 420, 190, { dark: '#6a7a3c', light: '#c2b958' });
    });
    p.poly(
      [
        [1180, 80],
        [1500, 80],
        [1000, 1067],
        [330, 1067],
      ],
      '#fff6d4',
      { opacity: 0.14 },
    );
    for (const [x, y, w] of [
      [140, 200, 170],
      [360, 170, 130],
      [560, 230, 190],
      [800, 180, 150],
      [990, 240, 120],
    ]) {
      p.line(
        [
          [x, 0],
          [x, y - 60],
        ],
        '#5c4028',
        4,
      );
      basket(p, x, y + w * 0.4, w, w * 0.5, p.pick(['#c9974c', '#b5783a', '#dcb46c']), true, false);
    }
    p.rect(0, 0, 1600, 36, '#5a3d28');
    for (const [x, h] of [
      [90, 520],
      [230, 460],
      [1530, 480],
    ])
      sheaf(p, x, 860, 140, h, ['#d9a85c', '#b5783a', '#ecca88', '#94602c']);
    figure(
      p,
      700,
      1110,
      720,
      { fill: '#4a5a60', legs: '#4a3a30', skin: '#a8734f', rim: '#fff3cf', hat: 'boina' },
      { lean: 10, legs: [50, 62], knees: [70, 76], arms: [30, 40], elbows: [50, 40] },
    );
    p.rect(560, 790, 220, 40, '#5c3d28').rect(580, 830, 26, 250, '#3f2a1c').rect(734, 830, 26, 250, '#3f2a1c');
    basket(p, 990, 1000, 380, 230, '#cf9c50', false); // The work in hand, its stakes still open.
    for (let i = 0; i < 17; i++) {
      const t = i / 16 - 0.5;
      p.stroke(
        `M${990 + t * 370} ${772 + Math.abs(t) * -10}q${t * 40} -90 ${t * 130} ${-p.r(150, 220)}`,
        i % 2 ? '#e6c078' : '#a8723a',
        6,
      );
    }
    p.stroke('M820 700Q900 640 1010 700T1180 660', '#e6c078', 7);
    basket(p, 330, 1030, 230, 130, '#b5783a');
    basket(p, 1380, 1030, 250, 150, '#dcb46c', false);
    for (let i = 0; i < 60; i++)
      p.stroke(
        `M${p.r(0, 1600)} ${p.r(960, 1060)}q${p.r(20, 60)} ${p.r(-16, 10)} ${p.r(50, 130)} ${p.r(-8, 8)}`,
        p.pick(['#d9a85c', '#8a5a2c']),
        3,
        { 'stroke-opacity': 0.7 },
      );
    p.vignette('#1a100a', 0.35);
  },
  'restaurante-terraza': (p) => {
    sky(p, [
      [0, '#2f4a7a'],
      [0.4, '#b5809a'],
      [0.7, '#f9b888'],
      [1, '#fbd6a0'],
    ]);
    strips(p, 200, 140, 12, '#a8708a', '#ffd2ac', 0.6);
    hills(
      p,
      [
        [500, 40, '#94708c'],
        [550, 40, '#7a5f7c'],
      ],
      '#f0b090',
      '#ffd6b4',
    );
    const wall = mesa(
      p,
      [
        [820, 660],
        [900, 520],
        [1100, 500],
        [1620, 470],
      ],
      20,
    );
    cliff(
      p,
      [...wall, [1620, 900], [780, 900]],
      { light: '#f6b98a', dark: '#7a4a58', scale: 0.9, fade: '#6b4560', fadeTo: 0.6, green: '#6b5f48' },
      wall.length,
    );
    town(p, (x) => 512 - (x - 1200) * 0.06, 1240, 1640, [60, 90], [110, 160], {
      rows: 2,
      tone: '#8a5a78',
      toned: 0.3,
      lit: 0.3,
    });
    hanging(p, 930, 516, 0.9, { tone: '#8a5070', toned: 0.2, lit: 0.5 });
    mist(p, 800, 110, '#f6bfa0', 0.6);
    p.rect(-20, 790, 1640, 24, '#4a3038').rect(-20, 786, 1640, 6, '#ffc99a');
    for (let x = 0; x < 1600; x += 34) p.rect(x, 810, 6, 120, '#33222c');
    ground(
      p,
      [
        [-20, 900],
        [1620, 900],
      ],
      '#8a5a4c',
      '#33202a',
      { marks: 60 },
    );
    for (let k = 0; k < 3; k++) {
      p.stroke(`M${-40 + k * 560} 150Q${240 + k * 560} 290 ${520 + k * 560} 150`, '#2a1c2a', 4);
      for (let i = 1; i < 10; i++) {
        const t = i / 10;
        const [x, y] = [-40 + k * 560 + 560 * t, 150 + 280 * t * (1 - t)];
        p.glow(x, y + 12, 60, '#ffcf7a', 0.85).oval(x, y + 12, 9, 12, '#fff3cf');
      }
    }
    for (const x of [522, 1082]) p.rect(x - 8, 130, 16, 800, '#2f2028');
    const table = (x: number, y: number, s: number) => {
      p.oval(x, y + 130 * s, 130 * s, 20 * s, '#1a1018', { opacity: 0.5 }).rect(
        x - 7 * s,
        y,
        14 * s,
        130 * s,
        '#2a1c22',
      );
      p.path(
        `M${x - 170 * s} ${y}Q${x - 160 * s} ${y + 60 * s} ${x - 120 * s} ${y + 80 * s}L${x - 70 * s} ${y + 50 * s}L${x} ${y + 84 * s}L${x + 70 * s} ${y + 50 * s}L${x + 120 * s} ${y + 80 * s}Q${x + 160 * s} ${y + 60 * s} ${x + 170 * s} ${y}Z`,
        '#d9c3b0',
      ).oval(x, y, 170 * s, 34 * s, '#fdf2e0');
      for (const dx of [-90, 90])
        p.oval(x + dx * s, y - 2, 46 * s, 11 * s, '#e6d3c0').oval(x + dx * s, y - 4, 30 * s, 7 * s, '#b4613c');
      for (const dx of [-40, 46])
        p.path(
          `M${x + (dx - 14) * s} ${y - 74 * s}q2 ${36 * s} ${14 * s} ${38 * s}q${12 * s} ${-2 * s} ${14 * s} ${-38 * s}Z`,
          '#8a2438',
        ).rect(x + (dx - 2) * s, y - 38 * s, 4 * s, 34 * s, '#f6e6d8');
      p.rect(x - 7 * s, y - 56 * s, 14 * s, 52 * s, '#f6e8cc')
        .glow(x, y - 70 * s, 110 * s, '#ffc766', 0.9)
        .path(`M${x} ${y - 90 * s}q${9 * s} ${20 * s} 0 ${34 * s}q${-9 * s} ${-14 * s} 0 ${-34 * s}Z`, '#fff6d4');
    };
    for (const [x, side, c] of [
      [150, 1, '#3a2a44'],
      [540, -1, '#7a3040'],
    ] as const)
      figure(
        p,
        x,
        1090,
        420,
        { fill: c, rim: '#ffc99a', side, hair: side < 0 ? 'bun' : undefined, skin: '#8a5a4c' },
        {
          legs: [side * 60, side * 70],
          knees: [side * 70, side * 70],
          arms: [side * 30, side * 44],
          elbows: [side * 60, side * 50],
        },
      );
    table(345, 880, 1.2);
    table(1180, 900, 1);
    table(820, 850, 0.7);
    for (const x of [1400, 1520]) {
      vessel(p, x, 1060, scaled(pot, 0.8), '#b8613a');
      bush(p, x, 880, 170, 150, { dark: '#2f3a35', light: '#a87a5c' }, 9);
      for (let i = 0; i < 12; i++) p.oval(x + p.r(-60, 60), 820 + p.r(-50, 50), 9, 9, '#e0563a');
    }
  },
  'organo-musica': (p) => {
    p.rect(
      0,
      0,
      1600,
      1067,
      p.lin([
        [0, '#2f2638'],
        [0.6, '#6b5560'],
        [1, '#2a2028'],
      ]),
    );
    for (let i = 0; i < 4; i++) {
      const k = 1 - i * 0.16;
      p.path(arch(800 - 800 * k, 1080, 1600 * k, 1100 * k, true), mix('#4a3c48', '#d9b890', i / 4)).stroke(
        arch(800 - 800 * k, 1080, 1600 * k, 1100 * k, true),
        '#f0d6a8',
        7,
      );
    }
    rays(p, 1700, -300, 2000, 1.95, 2.6, 8, '#ffe6b0', 0.28);
    p.rect(
      0,
      950,
      1600,
      120,
      p.lin([
        [0, '#a8846c'],
        [1, '#3a2a30'],
      ]),
    ).rect(0, 946, 1600, 6, '#f0d6a8', { opacity: 0.7 });
    const wood = '#6b3f2a';
    p.rect(
      420,
      560,
      760,
      400,
      p.lin([
        [0, lighter(wood, 0.15)],
        [1, darker(wood, 0.35)],
      ]),
    ); // Baroque case.
    const towers: [number, number, number, number][] = [
      [440, 150, 560, 7],
      [620, 110, 480, 6],
      [740, 120, 620, 5],
      [870, 110, 480, 6],
      [1010, 150, 560, 7],
    ];
    for (const [x, w, h, n] of towers) {
      p.rect(x - 10, 640 - h, w + 20, h, darker(wood, 0.5));
      for (let i = 0; i < n; i++) {
        const pw = w / n;
        const t = Math.abs(i - (n - 1) / 2) / (n / 2);
        const tall = h * (0.92 - t * 0.26);
        const px = x + i * pw;
        p.rect(
          px + 1,
          620 - tall,
          pw - 2,
          tall,
          p.lin(
            [
              [0, '#8a7a62'],
              [0.3, '#fdf3d6'],
              [0.6, '#c9b48a'],
              [1, '#5c4c3a'],
            ],
            undefined,
            true,
          ),
        )
          .poly(
            [
              [px + 1, 619],
              [px + pw - 1, 619],
              [px + pw / 2, 652],
            ],
            '#b9a274',
          )
          .path(`M${px + pw * 0.26} 566q${pw * 0.24} -28 ${pw * 0.48} 0Z`, '#2a1c16');
      }
      p.rect(x - 18, 626 - h, w + 36, 22, lighter(wood, 0.2))
        .path(`M${x - 20} ${628 - h}Q${x + w / 2} ${540 - h} ${x + w + 20} ${628 - h}Z`, '#c9974c')
        .oval(x + w / 2, 570 - h, 15, 20, '#e6bd62');
      p.rect(x - 20, 636, w + 40, 20, '#c9974c');
    }
    for (let i = 0; i < 15; i++)
      for (const s of [-1, 1])
        p.poly(
          [
            [800 + s * (30 + i * 22), 690],
            [800 + s * (42 + i * 22), 690],
            [800 + s * (110 + i * 32), 640],
            [800 + s * (96 + i * 32), 630],
          ],
          i % 2 ? '#e6bd62' : '#f6dc98',
        ); // Trumpets "en chamade".
    for (let r = 0; r < 3; r++)
      p.rect(620, 770 + r * 26, 360, 22, '#f6ead0').rect(620, 770 + r * 26, 360, 9, '#2a1c18', { opacity: 0.75 });
    for (let i = 0; i < 24; i++) p.rect(620 + i * 15, 770, 2, 76, '#8a7a62');
    for (const x of [480, 540, 1030, 1090])
      for (let i = 0; i < 6; i++) p.oval(x, 730 + i * 34, 12, 12, '#f6ead0').oval(x, 730 + i * 34, 6, 6, '#8a5a34');
    figure(
      p,
      800,
      1110,
      400,
      { fill: '#221c26', rim: '#ffe3ac', coat: '#2a2230', skin: '#1a141a' },
      { arms: [-46, 46], elbows: [40, -40] },
    );
    p.rect(660, 980, 280, 26, '#3a2418').rect(680, 1006, 20, 80, '#2a1a12').rect(900, 1006, 20, 80, '#2a1a12');
    for (const [x, y] of [
      [250, 880],
      [1350, 880],
    ]) {
      p.rect(x - 5, y - 40, 10, 230, '#c9974c');
      for (const dx of [-46, 0, 46])
        p.rect(x + dx - 6, y - 96, 12, 60, '#f6ead0')
          .glow(x + dx, y - 110, 90, '#ffc766', 0.8)
          .path(`M${x + dx} ${y - 126}q8 18 0 30q-8 -12 0 -30Z`, '#fff6d4');
      p.stroke(`M${x - 46} ${y - 40}Q${x} ${y} ${x + 46} ${y - 40}`, '#c9974c', 7);
    }
    p.vignette('#0e0a12', 0.5);
  },
  'radio-estudio': (p) => {
    room(p, '#2c3f48', '#6b4a36', 760, '#ffcf8a', [820, 300]);
    for (let y = 0; y < 8; y++)
      for (let x = 0; x < 6; x++) {
        const [cx, cy] = [x * 92, y * 92];
        p.poly(
          [
            [cx, cy],
            [cx + 46, cy + 46],
            [cx, cy + 92],
          ],
          '#22323a',
        )
          .poly(
            [
              [cx, cy],
              [cx + 92, cy],
              [cx + 46, cy + 46],
            ],
            '#3f5862',
          )
          .poly(
            [
              [cx + 92, cy],
              [cx + 92, cy + 92],
              [cx + 46, cy + 46],
            ],
            '#1b2830',
          )
          .poly(
            [
              [cx, cy + 92],
              [cx + 46, cy + 46],
              [cx + 92, cy + 92],
            ],
            '#263a44',
          );
      }
    p.rect(640, 90, 860, 500, '#17222a').inside('M664 114H1476V566H664Z', () => {
      // Window on the city at dusk.
      sky(p, [
        [0, '#2c3f70'],
        [0.3, '#c98a94'],
        [0.5, '#fbc48c'],
        [1, '#fbc48c'],
      ]);
      hills(p, [[400, 30, '#7a5f7c']], '#f0b090');
      town(p, () => 570, 640, 1500, [54, 84], [110, 170], {
        rows: 3,
        tone: '#5c4468',
        toned: 0.35,
        lit: 0.3,
        lift: 46,
      });
      house(p, 1240, 560, 62, 330, { wall: '#c9937c', floors: 4, cols: 1, roofH: 8 });
      p.oval(1271, 330, 20, 20, '#fbf0d6');
    });
    p.rect(
      664,
      114,
      812,
      452,
      p.lin(
        [
          [0, '#fff', 0.14],
          [0.4, '#fff', 0],
          [1, '#fff', 0],
        ],
        [664, 114, 1476, 566],
      ),
    );
    board(p, 780, '#7a5236');
    p.poly(
      [
        [900, 950],
        [1500, 950],
        [1560, 1067],
        [840, 1067],
      ],
      '#20262c',
    ).poly(
      [
        [900, 950],
        [1500, 950],
        [1504, 960],
        [896, 960],
      ],
      '#8a949a',
    );
    for (let i = 0; i < 12; i++) {
      const x = 920 + i * 49;
      p.rect(x, 976, 8, 74, '#0d1216').rect(
        x - 9,
        990 + ((i * 37) % 44),
        26,
        16,
        ['#efe6d6', '#b4512f', '#3f9c95'][i % 3],
      );
    }
    // The microphone on its arm.
    p.line(
      [
        [160, 800],
        [250, 470],
        [560, 300],
      ],
      '#12181c',
      18,
    )
      .line(
        [
          [160, 800],
          [250, 470],
          [560, 300],
        ],
        '#66727a',
        5,
      )
      .oval(250, 470, 17, 17, '#2c363c')
      .line(
        [
          [560, 300],
          [610, 390],
        ],
        '#12181c',
        12,
      );
    p.rect(
      540,
      380,
      170,
      290,
      p.lin(
        [
          [0, '#8f9aa0'],
          [0.28, '#f3eee2'],
          [0.6, '#7a848a'],
          [1, '#2a3238'],
        ],
        undefined,
        true,
      ),
      { rx: 84 },
    );
    for (let i = 0; i < 9; i++) p.rect(556, 414 + i * 18, 138, 7, '#1c2328', { opacity: 0.75, rx: 3 });
    p.rect(532, 580, 186, 24, '#b4512f').rect(600, 668, 50, 40, '#2c363c').oval(625, 640, 8, 8, '#ffcf7a');
    p.stroke('M1000 800Q990 640 1110 640T1220 800', '#12181c', 24)
      .stroke('M1004 790Q1000 652 1110 650', '#5c6a72', 5)
      .rect(964, 780, 76, 130, '#1d252b', { rx: 30 })
      .rect(1184, 780, 76, 130, '#1d252b', { rx: 30 })
      .rect(974, 790, 30, 110, '#b4512f', { rx: 15 })
      .rect(1222, 790, 28, 110, '#7a3320', { rx: 14 });
    p.rect(250, 130, 240, 84, '#2a1214', { rx: 12 })
      .rect(264, 144, 212, 56, '#d9402c', { rx: 6 })
      .glow(370, 172, 260, '#ff5a3a', 0.45)
      .oval(370, 172, 17, 17, '#ffe6d0');
    p.poly(
      [
        [300, 930],
        [640, 890],
        [720, 990],
        [360, 1040],
      ],
      '#f3ead6',
    );
    for (let i = 0; i < 6; i++)
      p.line(
        [
          [350 + i * 10, 944 + i * 14],
          [620 + i * 12, 912 + i * 13],
        ],
        '#8a7a68',
        4,
        { opacity: 0.6 },
      );
    p.rect(130, 880, 100, 120, '#efe6d6', { rx: 12 })
      .stroke('M228 905q44 10 40 40t-44 30', '#efe6d6', 14)
      .oval(180, 882, 50, 11, '#4a2c1c');
    p.vignette('#080c10', 0.45);
  },
  'biblioteca-libros': (p) => {
    room(p, '#5c3f30', '#5c3a28', 830, '#ffe3ae', [800, 350]);
    const tones = ['#6b2c26', '#2f4a42', '#8a6a3c', '#2f3f5a', '#a8623a', '#4a3a55', '#c2a06a', '#3d2a24'];
    for (const [x0, x1] of [
      [30, 560],
      [1040, 1570],
    ]) {
      p.rect(x0 - 20, 30, x1 - x0 + 40, 830, '#33211a');
      for (const y of [200, 370, 540, 700, 850]) {
        p.rect(x0 - 8, y - 160, x1 - x0 + 16, 160, '#21140f');
        books(p, x0, x1 - 30, y, [100, 150], tones);
        p.rect(x0 - 20, y, x1 - x0 + 40, 14, '#7a5236');
      }
    }
    p.path(arch(620, 780, 360, 660), '#caa678').inside(arch(650, 780, 300, 610), () => {
      sky(p, [
        [0, '#8fbcc9'],
        [0.5, '#fbeecb'],
        [1, '#fbeecb'],
      ]);
      hills(p, [[500, 40, '#a9ad94']], '#ecdcb8');
      cliff(
        p,
        [
          ...mesa(
            p,
            [
              [640, 600],
              [760, 540],
              [860, 570],
              [960, 500],
            ],
            18,
          ),
          [960, 800],
          [640, 800],
        ],
        { light: '#f0d3a0', dark: '#9c7d5c', scale: 0.6, green: '#73804a' },
      );
    });
    for (const y of [330, 480, 630]) p.rect(650, y, 300, 7, '#5a3d2a');
    p.rect(796, 170, 8, 610, '#5a3d2a');
    p.glow(800, 420, 620, '#fff0c4', 0.4);
    rays(p, 800, 250, 1000, 1.0, 2.15, 7, '#fff3cf', 0.2);
    p.line(
      [
        [470, 90],
        [380, 860],
      ],
      '#a8774a',
      13,
    ).line(
      [
        [560, 90],
        [500, 860],
      ],
      '#8a5c38',
      13,
    );
    for (let i = 0; i < 12; i++)
      p.line(
        [
          [466 - i * 7.4, 140 + i * 62],
          [556 - i * 5, 140 + i * 62],
        ],
        '#c9955f',
        9,
      );
    board(p, 850, '#8a5636');
    for (const [i, c] of ['#7a2f26', '#2f4f4a', '#b58a4a', '#33415c'].entries())
      p.rect(
        200 - i * 8,
        960 - i * 44,
        330 - i * 22,
        42,
        p.lin([
          [0, lighter(c, 0.3)],
          [1, darker(c, 0.35)],
        ]),
      )
        .rect(206 - i * 8, 966 - i * 44, 30, 28, '#d9b45c')
        .rect(522 - i * 30, 964 - i * 44, 8, 34, '#f3e6c6');
    p.path('M640 1000Q760 930 880 980Q1000 930 1130 1000L1130 1030Q1000 964 880 1012Q760 964 640 1030Z', '#6b3a24')
      .path('M650 990Q770 910 880 966Q990 910 1120 990Q1000 946 880 1000Q760 946 650 990Z', '#fbf2dc')
      .path('M880 966Q990 910 1120 990Q1000 946 880 1000Z', '#e3d3b0');
    for (let i = 0; i < 5; i++)
      p.stroke(`M${700 + i * 8} ${972 - i * 6}q70 -34 150 ${2 + i}`, '#8a7a60', 2.4, { 'stroke-opacity': 0.6 });
    p.rect(1316, 790, 12, 190, '#c9974c')
      .path(
        'M1220 800Q1230 700 1322 690Q1414 700 1424 800Z',
        p.lin(
          [
            [0, '#5f9a6b'],
            [0.4, '#2f6f4f'],
            [1, '#173a2a'],
          ],
          undefined,
          true,
        ),
      )
      .oval(1322, 984, 80, 16, '#a8743c')
      .glow(1322, 860, 280, '#ffe09a', 0.6, 0.6);
    p.vignette('#120a08', 0.45);
  },
  'casa-rural': (p) => {
    sky(p, [
      [0, '#4f8fb0'],
      [0.5, '#c4dcd0'],
      [0.75, '#fbe9c0'],
      [1, '#fbe9c0'],
    ]);
    cumulus(p, 360, 210, 400, '#e3eae6', '#ffffff', 0.85);
    hills(
      p,
      [
        [400, 60, '#93ab9c'],
        [470, 60, '#7a9a7c'],
        [540, 50, '#5f8560'],
      ],
      '#e3e3c0',
    );
    for (let i = 0; i < 12; i++)
      pine(p, p.pick([p.r(-20, 320), p.r(1260, 1620)]), p.r(660, 720), p.r(240, 380), {
        dark: '#2c5038',
        light: '#93a852',
      });
    ground(p, p.ridge(680, 680, 10, 0.5), '#9aaa58', '#5a7038', { marks: 100 });
    house(p, 380, 850, 560, 330, { wall: '#e3c99c', floors: 2, cols: 4, roofH: 130, roof: '#a85a3c' });
    house(p, 900, 850, 320, 230, { wall: '#d6b483', floors: 1, cols: 2, roofH: 100, roof: '#9c5038' });
    p.inside('M380 520H940V850H380ZM900 620H1220V850H900Z', () => masonry(p, 380, 520, 840, 330, '#6b5238', 24, 0.28));
    p.path(arch(600, 852, 110, 190), '#f0dcb4')
      .path(arch(614, 852, 82, 170), '#5c3a26')
      .rect(652, 690, 5, 160, '#3a2418');
    p.rect(400, 676, 520, 12, '#6b4630');
    for (let i = 0; i < 26; i++) p.rect(404 + i * 20, 630, 5, 50, '#5a3a28');
    p.rect(400, 626, 520, 8, '#8a5c3c'); // Wooden gallery.
    for (let i = 0; i < 18; i++)
      p.path(
        p.blob(410 + i * 30, 676 + p.r(-6, 12), 17, 13, 0.25),
        p.pick(['#c8402c', '#e0704a', '#4f7a3c', '#d94f6b']),
      );
    p.rect(820, 330, 56, 100, '#b5946a').rect(812, 322, 72, 14, '#8a6a4a');
    for (let i = 0; i < 6; i++) p.glow(850 + i * 20, 300 - i * 40, 24 + i * 12, '#fbf8f0', 0.5 - i * 0.06);
    for (let i = 0; i < 40; i++)
      p.path(
        p.blob(930 + p.rnd() ** 2 * 200, 640 + p.rnd() * 190, p.r(12, 26), p.r(10, 20), 0.25),
        mix('#3f6a38', '#9db555', p.rnd()),
      );
    ground(p, p.ridge(862, 858, 6, 0.5), '#a5ad5c', '#4f6232', { marks: 90 });
    p.path(
      smooth(
        [
          [640, 858],
          [610, 920],
          [700, 980],
          [560, 1090],
          [900, 1090],
          [840, 980],
          [700, 920],
          [676, 858],
        ],
        true,
      ),
      '#e6d3a0',
    );
    for (let x = 40; x < 560; x += 64) p.rect(x, 930, 14, 100, '#8a6444');
    p.rect(30, 950, 530, 12, '#a87c56').rect(30, 990, 530, 12, '#8a6444');
    for (let x = 960; x < 1600; x += 64) p.rect(x, 930, 14, 100, '#8a6444');
    p.rect(950, 950, 660, 12, '#a87c56').rect(950, 990, 660, 12, '#8a6444');
    for (const x of [150, 1370]) {
      bush(p, x, 930, 300, 330, { dark: '#3f6236', light: '#b5bf5a', trunk: '#5c4230' }, 16);
      for (let i = 0; i < 16; i++) p.oval(x + p.r(-100, 100), 760 + p.r(-80, 80), 9, 9, '#d9542f');
    }
    blades(p, -20, 560, 1085, [30, 100], 110, ['#4f7a3c', '#a5b555', '#7d6aa8', '#e6d3a0'], { width: 4 });
    blades(p, 920, 1620, 1085, [30, 100], 120, ['#4f7a3c', '#a5b555', '#7d6aa8', '#e0704a'], { width: 4 });
    figure(p, 540, 880, 120, { fill: '#37556b', rim: '#fff6dc' });
    flock(p, 1100, 200, 7, 20, '#4a6a78');
  },
  'manuscrito-antiguo': (p) => {
    room(p, '#33261f', '#4a2f20', 380, '#ffb45c', [1330, 200]);
    for (const y of [170, 350]) {
      books(p, 40, 900, y, [90, 140], ['#5c2a22', '#3d3226', '#6b4a2c', '#2f3a35', '#7a5a38']);
      p.rect(20, y, 900, 14, '#5c3d28');
    }
    board(p, 400, '#6b4228');
    p.poly(
      [
        [250, 960],
        [330, 520],
        [800, 560],
        [800, 1010],
      ],
      '#3f2016',
    ).poly(
      [
        [1350, 960],
        [1270, 520],
        [800, 560],
        [800, 1010],
      ],
      '#33180f',
    );
    const leaf = (s: 1 | -1) => {
      const d =
        smooth([
          [800, 560],
          [800 + s * 220, 500],
          [800 + s * 450, 520],
        ]) +
        `L${800 + s * 530} 930` +
        smooth([
          [800 + s * 530, 930],
          [800 + s * 260, 910],
          [800, 985],
        ]).replace('M', 'L') +
        'Z';
      p.path(
        d,
        p.lin(
          s < 0
            ? [
                [0, '#f3e2b8'],
                [0.8, '#e6cf9c'],
                [1, '#9c7d50'],
              ]
            : [
                [0, '#9c7d50'],
                [0.2, '#efdcae'],
                [1, '#f6e6c0'],
              ],
          undefined,
          true,
        ),
      );
      p.inside(d, () => {
        p.brush(800 + (s < 0 ? -540 : 0), 500, 540, 490, ['#c9a86c', '#fff3d4', '#a8824c'], 50, [40, 160], 0, 0.25);
      });
    };
    leaf(-1);
    leaf(1);
    for (const s of [-1, 1])
      for (let i = 0; i < 12; i++) {
        // Written lines, too far to read.
        if (s < 0 && i < 5) continue;
        const y = 575 + i * 29;
        let x = 60 + i * 1.5;
        const end = 410 + i * 7;
        while (x < end) {
          const w = p.r(14, 52);
          p.stroke(
            `M${800 + s * x} ${y - x * 0.09 + 18}q${(s * w) / 4} ${p.r(-7, 3)} ${(s * w) / 2} 0t${(s * w) / 2} ${-w * 0.09}`,
            i === 0 ? '#8f2f24' : '#3a2a20',
            5,
            { 'stroke-opacity': 0.8 },
          );
          x += w + 13;
        }
      }
    p.poly(
      [
        [396, 556],
        [700, 566],
        [704, 690],
        [380, 690],
      ],
      '#2f4f6b',
    )
      .poly(
        [
          [410, 568],
          [690, 577],
          [692, 680],
          [396, 680],
        ],
        '#d9a441',
      )
      .poly(
        [
          [420, 576],
          [680, 584],
          [682, 672],
          [408, 672],
        ],
        '#7fa9a5',
      ); // Illumination: the city on its rock.
    p.poly(
      [
        [420, 672],
        [470, 640],
        [540, 624],
        [620, 640],
        [682, 672],
      ],
      '#b4814c',
    )
      .rect(500, 596, 22, 36, '#f3e2b8')
      .rect(530, 586, 16, 44, '#c9603c')
      .rect(556, 602, 26, 32, '#f3e2b8')
      .poly(
        [
          [526, 588],
          [538, 572],
          [550, 588],
        ],
        '#8f2f24',
      )
      .oval(640, 604, 12, 12, '#fff3c4');
    for (let i = 0; i < 16; i++)
      p.stroke(`M${384 - i * 0.6} ${700 + i * 15}q${i % 2 ? 14 : -14} 7 0 15`, i % 3 ? '#2f6f5a' : '#8f2f24', 5);
    p.rect(1400, 330, 46, 210, '#f0e0b8')
      .path('M1423 220q26 50 0 96q-26 -46 0 -96Z', '#fff6d4')
      .glow(1423, 280, 420, '#ffbf5c', 0.85)
      .oval(1423, 545, 96, 22, '#b5853c')
      .path('M1404 336q-8 70 6 110q6 -60 2 -110Z', '#fffbe8');
    p.path('M1180 880Q1330 700 1500 640Q1420 760 1200 900Z', '#f6ecd4')
      .line(
        [
          [1150, 930],
          [1470, 670],
        ],
        '#8a6a44',
        6,
      )
      .line(
        [
          [1120, 960],
          [1160, 920],
        ],
        '#2a1c16',
        7,
      );
    p.path(
      'M1400 840H1530L1550 960Q1465 990 1380 960Z',
      p.lin(
        [
          [0, '#5a7a80'],
          [1, '#16262c'],
        ],
        undefined,
        true,
      ),
    )
      .oval(1465, 840, 64, 15, '#0e171b')
      .oval(1465, 838, 50, 10, '#1f1a2a');
    p.oval(170, 900, 92, 92, '#7a1f1c')
      .oval(170, 896, 84, 82, '#a8322a')
      .path('M170 850l14 32h34l-28 20l12 34l-32 -22l-32 22l12 -34l-28 -20h34Z', '#7a1f1c');
    p.vignette('#0c0705', 0.6);
  },
} satisfies Partial<Record<SceneName, Draw>>;
