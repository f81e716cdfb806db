/** Still lifes of the larder: honey, sweets, cheese, oil, wine. */

import type { Point, Sheet, Turned } from './objects-kit.ts';
import {
  blob,
  box,
  darken,
  ell,
  ground,
  group,
  ink,
  leaf,
  lighten,
  line,
  mix,
  n,
  path,
  place,
  poly,
  rad,
  range,
  sheet,
  spline,
  times,
  turned,
} from './objects-kit.ts';
import {
  almond,
  daylight,
  hangingHouses,
  inset,
  lavender,
  olive,
  oliveBranch,
  rope,
  rosemary,
  wheat,
} from './objects-motivos.ts';

const white = (d: string, opacity: number) => path(d, '#fffaf0', `opacity="${opacity}"`);

/** A paper label without lettering: border, ornament rules and whatever motif it is given. */
function label(
  s: Sheet,
  form: Turned,
  deg: number,
  y0: number,
  y1: number,
  paper: string,
  accent: string,
  motif: string,
): string {
  const inner = form.patch(-deg * 0.88, deg * 0.88, y0 + (y1 - y0) * 0.07, y1 - (y1 - y0) * 0.07);
  return (
    path(form.patch(-deg, deg, y0, y1), s.round(paper, 0.2)) +
    line(inner, accent, 3.5, 'opacity="0.8"') +
    [-1, 1]
      .map((k) =>
        line(poly(form.arc(y1 - (y1 - y0) * 0.18, k * deg * 0.16, k * deg * 0.7), false), accent, 5, 'opacity="0.75"'),
      )
      .join('') +
    place(form.cx, form.at(0, y1 - (y1 - y0) * 0.18)[1], 45, 1, box(-8, -8, 16, 16, accent)) +
    motif
  );
}
const sprig = (color: string, size: number) =>
  line(`M0 ${size}V${-size * 0.9}`, color, size * 0.07) +
  times(
    5,
    (i) =>
      place(0, size * (0.6 - i * 0.32), -40, 1, path(leaf(size * 0.55, size * 0.11), color)) +
      place(0, size * (0.6 - i * 0.32), -140, 1, path(leaf(size * 0.55, size * 0.11), color)),
  );

function dipper(s: Sheet, honey: string): string {
  const wood = '#b98248';
  return (
    box(
      -330,
      -11,
      300,
      22,
      s.lin(
        [
          [0, lighten(wood, 0.4)],
          [1, darken(wood, 0.4)],
        ],
        0,
        0,
        0,
        1,
      ),
      'rx="11"',
    ) +
    times(6, (i) =>
      box(
        -40 + i * 27,
        -46 - Math.sin((i + 0.7) / 2.1) * 22,
        19,
        92 + Math.sin((i + 0.7) / 2.1) * 44,
        s.lin(
          [
            [0, lighten(wood, 0.45)],
            [0.5, wood],
            [1, darken(wood, 0.5)],
          ],
          0,
          0,
          0,
          1,
        ),
        'rx="9"',
      ),
    ) +
    path('M-44 8Q40 -30 126 6Q120 70 60 66Q30 62 10 68Q-40 66 -44 8Z', honey, 'opacity="0.82"') +
    white('M-10 18Q40 2 90 16Q40 14 -10 18Z', 0.7)
  );
}

function honeyJar(s: Sheet, honey: string, jar: Turned, lidded: string, extra: string): string {
  const glow = s.radial(
    [
      [0, lighten(honey, 0.6), 0.95],
      [1, honey, 0],
    ],
    700,
    830,
    250,
  );
  const clip = s.clip(jar.body);
  return (
    s.cast(jar.body, 960, 380) +
    s.pool(640, 985, 330, 60, 0.6) +
    path(jar.body, s.round(honey, 0.25)) +
    group(
      box(300, 380, 600, 640, glow) +
        path(jar.band(jar.top, jar.top + 46), lighten(honey, 0.75), 'opacity="0.55"') +
        times(9, () => {
          const r = 3 + s.rnd() * 7;
          return ell(430 + s.rnd() * 340, 560 + s.rnd() * 380, r, r, lighten(honey, 0.7), 'opacity="0.5"');
        }),
      `clip-path="${clip}"`,
    ) +
    extra +
    white(jar.sliver(-0.86, -0.68, jar.top + 60, jar.bottom - 30), 0.6) +
    white(jar.sliver(-0.6, -0.55, jar.top + 80, jar.bottom - 90), 0.4) +
    white(jar.sliver(0.93, 0.86, jar.top + 100, jar.bottom - 20), 0.35) +
    lidded
  );
}
const drip = (x: number, y: number, length: number, color: string) =>
  path(
    `M${x - 54} ${y - 6}Q${x - 30} ${y - 34} ${x + 4} ${y - 30}Q${x + 40} ${y - 34} ${x + 60} ${y - 2}Q${x + 26} ${y + 6} ${x + 18} ${y + 36}V${y + length}a15 17 0 0 1 -30 0V${y + 36}Q${x - 20} ${y + 4} ${x - 54} ${y - 6}Z`,
    color,
  ) +
  line(`M${x - 3} ${y + 14}V${y + length}`, '#fff2cf', 6, 'opacity="0.8"') +
  line(`M${x - 30} ${y - 12}q20 -14 40 -10`, '#fff2cf', 5, 'opacity="0.8"');

function mielRomero(): string {
  const s = sheet(1200, 1200, 1);
  const jar = turned(
    600,
    [
      [430, 176, 1],
      [452, 180],
      [500, 236],
      [580, 268],
      [760, 272],
      [880, 258],
      [945, 226, 1],
    ],
    0.14,
  );
  const cloth = '#e9dcc0';
  const cap = spline([
    [402, 470],
    [392, 430],
    [420, 350],
    [480, 318],
    [600, 306],
    [720, 318],
    [780, 350],
    [808, 430],
    [798, 472],
    [770, 448],
    [735, 480],
    [700, 452],
    [660, 486],
    [620, 456],
    [580, 488],
    [540, 454],
    [500, 482],
    [465, 450],
    [432, 480],
  ]);
  const lid =
    path(
      cap,
      s.lin([
        [0, darken(cloth, 0.2)],
        [0.3, lighten(cloth, 0.5)],
        [1, darken(cloth, 0.35)],
      ]),
    ) +
    times(12, (i) =>
      line(
        `M${430 + i * 31} 446Q${470 + i * 23} 390 ${510 + i * 16} 330`,
        i % 2 ? '#a9b58f' : darken(cloth, 0.22),
        4,
        'opacity="0.6"',
      ),
    ) +
    rope((t) => [418 + 364 * t, 424 + Math.sin(t * Math.PI) * 24], 26, 20, '#b58a4a') +
    line('M640 446q-40 60 -10 96M650 446q40 50 26 104', '#b58a4a', 7) +
    ell(646, 446, 17, 14, '#8f6832');
  const tag = label(s, jar, 44, 610, 850, '#f6ecd6', ink.pino, place(600, 745, 0, 1, sprig(ink.pino, 66)));
  return s.done(
    ground(s, 'caliza', 'arco') +
      honeyJar(s, ink.miel, jar, lid, tag) +
      s.pool(300, 1062, 250, 30, 0.35) +
      place(120, 1080, -12, 1, rosemary(s, 430)) +
      path(
        'M760 1062Q850 1030 980 1052Q1090 1072 1040 1100Q900 1130 790 1102Q720 1080 760 1062Z',
        s.lin([
          [0, '#f0b44a'],
          [1, '#c0700f'],
        ]),
      ) +
      line('M800 1066Q880 1048 960 1062', '#fff0c8', 7, 'opacity="0.8"') +
      place(935, 1018, 196, 1, dipper(s, ink.miel)),
  );
}

function mielEspliego(): string {
  const s = sheet(1200, 1200, 2);
  const jar = turned(
    640,
    [
      [420, 190, 1],
      [436, 192],
      [470, 218],
      [520, 228, 1],
      [930, 228, 1],
      [960, 208, 1],
    ],
    0.14,
  );
  const lid = turned(
    640,
    [
      [330, 204, 1],
      [344, 212, 1],
      [430, 212, 1],
    ],
    0.14,
  );
  const cap =
    path(lid.body, s.round('#c9a04a', 0.6)) +
    ell(
      640,
      330,
      204,
      28,
      s.lin([
        [0, '#f4dfa2'],
        [1, '#b0832f'],
      ]),
    ) +
    times(30, (i) => {
      const [x, y] = lid.at(-88 + i * 6, 352);
      return line(`M${n(x)} ${n(y)}v66`, '#8a6420', 2.5, 'opacity="0.5"');
    });
  const tag = label(
    s,
    jar,
    52,
    560,
    860,
    '#efe7f3',
    '#5e4b96',
    place(640, 800, -90, 1, lavender(s, 210)) +
      place(600, 800, -104, 0.8, lavender(s, 210)) +
      place(680, 800, -76, 0.8, lavender(s, 210)),
  );
  const comb = poly([
    [120, 980],
    [200, 850],
    [400, 838],
    [470, 960],
    [400, 1075],
    [190, 1080],
  ]);
  let cells = '';
  for (let row = 0; row < 5; row++)
    for (let col = 0; col < 7; col++) {
      const [x, y] = [130 + col * 58 + (row % 2) * 29, 850 + row * 52];
      cells +=
        path(
          poly(range(6).map((k) => [x + 28 * Math.sin(rad(k * 60)), y + 28 * Math.cos(rad(k * 60))] as const)),
          s.rnd() > 0.35 ? '#e9a83a' : '#a8600f',
          'stroke="#f6d283" stroke-width="7"',
        ) + ell(x - 8, y - 9, 8, 5, '#fff0c8', 'opacity="0.8"');
    }
  return s.done(
    ground(s, 'jucar', 'disco') +
      honeyJar(s, '#d0881f', jar, cap, tag) +
      s.pool(310, 1075, 250, 42, 0.5) +
      path(comb, '#b8721a', 'transform="translate(6 26)"') +
      group(cells, `clip-path="${s.clip(comb)}"`) +
      drip(300, 1060, 50, '#dd9a2c') +
      s.pool(860, 1080, 280, 26, 0.3) +
      place(1130, 1085, 195, 1.25, lavender(s, 430)) +
      place(1150, 1090, 184, 1.2, lavender(s, 450)) +
      place(1130, 1095, 174, 1.15, lavender(s, 440)) +
      line('M1030 1060q22 30 4 62', '#b58a4a', 12),
  );
}

/** A round cake or cheese with a wedge cut out of its front. */
function wheel(cx: number, y: number, r: number, h: number, tilt: number, a: number, b: number) {
  const pt = (deg: number, dy: number, k = 1): Point => [
    cx + k * r * Math.sin(rad(deg)),
    y + dy + k * r * tilt * Math.cos(rad(deg)),
  ];
  const arc = (from: number, to: number, dy: number) => range(31).map((i) => pt(from + ((to - from) * i) / 30, dy));
  const centre: Point = [cx, y];
  return {
    pt,
    arc,
    top: poly([centre, ...arc(b, a + 360, 0)]),
    left: poly([...arc(-90, a, 0), ...arc(a, -90, h)]),
    right: poly([...arc(b, 90, 0), ...arc(90, b, h)]),
    faceA: poly([centre, pt(a, 0), pt(a, h), [cx, y + h]]),
    faceB: poly([centre, pt(b, 0), pt(b, h), [cx, y + h]]),
    shape: poly([...arc(90, 270, 0), ...arc(-90, 90, h)]),
    wedge: poly([centre, ...arc(a, b, 0)]),
    rind: poly([...arc(a, b, 0), ...arc(b, a, h)]),
  };
}

function alaju(): string {
  const s = sheet(1200, 1200, 3);
  const cake = wheel(570, 610, 400, 120, 0.44, -14, 58);
  const piece = wheel(745, 880, 400, 120, 0.44, 8, 58);
  const [wafer, paste] = ['#f3e3c0', '#a9611f'];
  const crumbs = (d: string, x0: number, y0: number, w: number, h: number) =>
    path(
      d,
      s.lin(
        [
          [0, lighten(paste, 0.12)],
          [1, darken(paste, 0.35)],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    group(
      times(46, () => {
        const c = s.rnd() > 0.55 ? '#f0d6a4' : '#7d3f14';
        return place(
          x0 + s.rnd() * w,
          y0 + s.rnd() * h,
          s.rnd() * 180,
          1,
          ell(0, 0, 17, 8, c) + ell(-4, -2, 8, 2, '#fff0cf', 'opacity="0.7"'),
        );
      }) + times(8, () => ell(x0 + s.rnd() * w, y0 + s.rnd() * h, 10, 5, '#f3a93a', 'opacity="0.8"')),
      `clip-path="${s.clip(d)}"`,
    );
  const edge = (pts: Point[], dy: number) =>
    path(
      poly([
        ...pts.map(([x, y]) => [x, y + dy - 6] as const),
        ...[...pts].reverse().map(([x, y]) => [x, y + dy + 7] as const),
      ]),
      wafer,
    );
  const marks = (d: string) =>
    group(
      times(60, () =>
        ell(
          170 + s.rnd() * 950,
          420 + s.rnd() * 700,
          3 + s.rnd() * 8,
          2 + s.rnd() * 4,
          s.rnd() > 0.5 ? '#dcbf8a' : '#fffaea',
          'opacity="0.7"',
        ),
      ),
      `clip-path="${s.clip(d)}"`,
    );
  let out = ground(s, 'pino', 'liso', 700) + s.pool(620, 840, 540, 150, 0.65);
  out +=
    ell(
      580,
      800,
      545,
      215,
      s.lin([
        [0, '#f4ead6'],
        [0.6, '#d8c6a4'],
        [1, '#b49d78'],
      ]),
    ) +
    ell(
      580,
      786,
      535,
      206,
      s.lin([
        [0, '#fbf4e4'],
        [1, '#dccbaa'],
      ]),
    ) +
    ell(580, 786, 470, 172, 'none', 'stroke="#2f7f7a" stroke-width="6" opacity="0.55"') +
    s.pool(600, 800, 450, 150, 0.5);
  out +=
    crumbs(cake.left, 160, 600, 480, 320) +
    crumbs(cake.right, 560, 600, 420, 260) +
    crumbs(cake.faceA, 460, 600, 120, 320) +
    path(cake.faceA, '#24161c', 'opacity="0.25"') +
    crumbs(cake.faceB, 560, 600, 420, 220);
  out +=
    path(
      cake.top,
      s.lin([
        [0, lighten(wafer, 0.5)],
        [1, darken(wafer, 0.16)],
      ]),
    ) +
    marks(cake.top) +
    edge(cake.arc(-90, -14, 0), 4) +
    edge(cake.arc(58, 90, 0), 4) +
    edge(cake.arc(-90, -14, 120), -2) +
    edge(cake.arc(58, 90, 120), -2);
  out +=
    times(9, (i) => {
      const [x, y] = cake.pt(75 + i * 32, 0, 0.62 + (i % 3) * 0.1);
      return place(x, y, i * 40, 1, almond(30));
    }) +
    drip(330, 752, 62, '#e09a2e') +
    drip(245, 706, 34, '#e09a2e');
  out +=
    s.pool(860, 1100, 300, 46, 0.6) +
    crumbs(piece.rind, 780, 960, 340, 240) +
    crumbs(poly([[745, 880], piece.pt(8, 0), piece.pt(8, 120), [745, 1000]]), 730, 880, 90, 300) +
    path(
      piece.wedge,
      s.lin([
        [0, lighten(wafer, 0.55)],
        [1, darken(wafer, 0.12)],
      ]),
    ) +
    marks(piece.wedge) +
    edge(piece.arc(8, 58, 0), 3) +
    edge(piece.arc(8, 58, 120), -2);
  return s.done(
    out +
      place(900, 960, 40, 1, almond(34)) +
      s.pool(250, 1092, 130, 24, 0.4) +
      place(190, 1070, 70, 1, almond(40)) +
      place(290, 1085, 110, 1, almond(38)) +
      place(350, 1050, 20, 1, almond(32, '#e9cfa0')),
  );
}

function bottle(s: Sheet, form: Turned, glass: string, extra: string): string {
  return (
    s.cast(form.body, form.bottom, form.top) +
    s.pool(form.cx + 40, form.bottom + 16, form.radius(form.bottom - 60) * 1.7, 40, 0.6) +
    path(form.body, s.round(glass, 0.18)) +
    group(
      ell(
        form.cx + 60,
        form.bottom - 200,
        110,
        280,
        s.radial(
          [
            [0, lighten(glass, 0.35), 0.6],
            [1, glass, 0],
          ],
          form.cx + 60,
          form.bottom - 200,
          280,
        ),
      ),
      `clip-path="${s.clip(form.body)}"`,
    ) +
    extra +
    white(form.sliver(-0.84, -0.66, form.top + 120, form.bottom - 40), 0.55) +
    white(form.sliver(0.94, 0.87, form.top + 160, form.bottom - 30), 0.3)
  );
}
const cork = (s: Sheet, cx: number, y: number, r: number, h: number) =>
  path(
    turned(
      cx,
      [
        [y, r, 1],
        [y + h, r, 1],
      ],
      0.14,
    ).body,
    s.round('#c79a62', 0.4),
  ) + ell(cx, y, r, r * 0.16, '#e5c592');
function orange(s: Sheet, x: number, y: number, r: number): string {
  return (
    ell(
      x,
      y,
      r,
      r,
      s.lin([
        [0, '#f6a63c'],
        [1, '#c5601a'],
      ]),
    ) +
    ell(x, y, r * 0.9, r * 0.9, '#fbe3b4') +
    times(9, (i) =>
      place(
        x,
        y,
        i * 40,
        1,
        path(
          `M${r * 0.1} 0L${n(r * 0.78)} ${n(-r * 0.22)}Q${n(r * 0.9)} 0 ${n(r * 0.78)} ${n(r * 0.22)}Z`,
          i % 2 ? '#f2952d' : '#f7ad4d',
        ),
      ),
    )
  );
}
const bean = (size: number) =>
  ell(0, 0, size, size * 0.68, '#3d2116') +
  line(`M${-size * 0.9} 0Q${-size * 0.3} ${-size * 0.3} 0 0T${size * 0.9} 0`, '#1c0d08', 4) +
  ell(-size * 0.2, -size * 0.36, size * 0.4, size * 0.12, '#9a6a4c', 'opacity="0.8"');

function resoli(): string {
  const s = sheet(1200, 1200, 4);
  const b = turned(
    520,
    [
      [250, 52, 1],
      [275, 56],
      [290, 50, 1],
      [400, 52],
      [450, 92],
      [500, 176],
      [550, 190, 1],
      [920, 190, 1],
      [955, 172, 1],
    ],
    0.13,
  );
  const tag =
    path(b.patch(-58, 58, 590, 870), s.round('#f2e4c6', 0.25)) +
    inset(
      s,
      388,
      628,
      264,
      220,
      hangingHouses({
        ...daylight,
        sky: '#e7c58d',
        far: '#cda06a',
        rock: '#7a3f22',
        shade: '#54260f',
        water: '#cda06a',
        pine: '#54260f',
      }),
    ) +
    line(b.patch(-54, 54, 604, 858), '#7a3f22', 4);
  const glass = turned(
    850,
    [
      [760, 92, 1],
      [860, 82],
      [930, 62],
      [955, 30],
      [966, 22, 1],
      [1010, 18, 1],
      [1022, 70, 1],
      [1030, 78, 1],
    ],
    0.2,
  );
  const drink = turned(
    850,
    [
      [810, 86, 1],
      [860, 80],
      [930, 60],
      [950, 30, 1],
    ],
    0.2,
  );
  let out =
    ground(s, 'mimbre', 'arco') +
    bottle(
      s,
      b,
      '#5a2610',
      tag +
        path(b.band(405, 425), '#c9a04a') +
        path(
          turned(
            520,
            [
              [250, 54, 1],
              [392, 56, 1],
            ],
            0.13,
          ).body,
          s.round('#8c2f1c', 0.4),
        ),
    ) +
    cork(s, 520, 196, 40, 56);
  out +=
    s.pool(880, 1032, 150, 26, 0.5) +
    path(glass.body, '#fff6e4', 'opacity="0.35"') +
    path(drink.body, s.round('#7a3412', 0.5)) +
    ell(850, 810, 86, 17, '#a5552a') +
    ell(850, 760, 92, 18, 'none', 'stroke="#fffaf0" stroke-width="5" opacity="0.85"') +
    white(glass.sliver(-0.84, -0.6, 780, 930), 0.75) +
    line(poly(glass.arc(1026, -90, 90), false), '#fffaf0', 4, 'opacity="0.7"');
  out +=
    s.pool(260, 1080, 210, 34, 0.45) +
    place(235, 1000, 0, 1, group(orange(s, 0, 0, 105), 'transform="scale(1 0.92)"')) +
    group(
      times(2, (i) =>
        place(
          330 + i * 30,
          1076 + i * 34,
          -8 + i * 10,
          1,
          box(
            0,
            -17,
            270,
            34,
            s.lin(
              [
                [0, '#b9713a'],
                [0.5, '#8a4a22'],
                [1, '#4e2510'],
              ],
              0,
              0,
              0,
              1,
            ),
            'rx="14"',
          ) +
            line('M14 -2H256', '#d9a066', 4) +
            ell(266, 0, 10, 17, '#5e2e14'),
        ),
      ),
      '',
    );
  return s.done(
    out +
      place(720, 1090, 20, 1, bean(30)) +
      place(790, 1110, -30, 1, bean(28)) +
      place(985, 1090, 50, 1, bean(30)) +
      place(660, 1130, 70, 1, bean(26)) +
      place(910, 1130, 10, 1, bean(27)),
  );
}

/** A round wooden board. */
const board = (s: Sheet, cy: number, wood = '#9a6a3e', rx = 520, ry = 176) =>
  s.pool(640, cy + 60, rx * 1.12, ry * 1.1, 0.6) +
  ell(600, cy + 34, rx, ry, darken(wood, 0.5)) +
  ell(
    600,
    cy,
    rx,
    ry,
    s.lin([
      [0, lighten(wood, 0.4)],
      [1, darken(wood, 0.15)],
    ]),
  ) +
  group(
    times(13, (i) =>
      line(
        `M60 ${n(cy - ry + i * ry * 0.17)}Q${400 + (i % 3) * 160} ${n(cy - ry + i * ry * 0.17 + (i % 2 ? 16 : -10))} 1140 ${n(cy - ry + 8 + i * ry * 0.165)}`,
        darken(wood, 0.28),
        3 + (i % 3),
        'opacity="0.45"',
      ),
    ),
    `clip-path="${s.clip(`M${600 - rx} ${cy}a${rx} ${ry} 0 0 1 ${rx * 2} 0a${rx} ${ry} 0 0 1 ${-rx * 2} 0Z`)}"`,
  ) +
  line(`M${600 - rx} ${cy}a${rx} ${ry} 0 0 0 ${rx * 2} 0`, lighten(wood, 0.5), 4, 'opacity="0.6"');

function cheese(
  s: Sheet,
  cx: number,
  y: number,
  rind: string,
  topColor: string,
  cover: (c: ReturnType<typeof wheel>, d: string[]) => string,
): string {
  const c = wheel(cx, y, 360, 210, 0.36, -16, 56);
  const pulp = (d: string, dim: number) =>
    path(
      d,
      s.lin(
        [
          [0, darken('#f2dda6', dim)],
          [1, darken('#e2c07a', dim)],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    group(
      times(26, () =>
        ell(cx - 40 + s.rnd() * 400, y + s.rnd() * 330, 3 + s.rnd() * 6, 2 + s.rnd() * 3, '#b98f47', 'opacity="0.6"'),
      ),
      `clip-path="${s.clip(d)}"`,
    ) +
    line(d, rind, 8);
  return (
    s.pool(cx + 60, y + 300, 470, 90, 0.6) +
    path(
      c.left,
      s.lin([
        [0, darken(rind, 0.35)],
        [0.4, lighten(rind, 0.25)],
        [1, darken(rind, 0.1)],
      ]),
    ) +
    path(c.right, darken(rind, 0.5)) +
    cover(c, [c.left, c.right]) +
    pulp(c.faceA, 0.28) +
    pulp(c.faceB, 0) +
    path(
      c.top,
      s.lin([
        [0, lighten(topColor, 0.4)],
        [1, darken(topColor, 0.16)],
      ]),
    ) +
    cover(c, [c.top]) +
    line(poly(c.arc(56, 344, 0), false), lighten(rind, 0.4), 5, 'opacity="0.6"')
  );
}
function slice(s: Sheet, x: number, y: number, rind: string): string {
  return (
    s.pool(x + 150, y + 128, 260, 34, 0.5) +
    path(`M${x} ${y + 40}L${x + 300} ${y - 20}V${y + 90}L${x} ${y + 130}Z`, darken('#e9cf8f', 0.16)) +
    path(`M${x} ${y + 40}L${x + 190} ${y - 40}L${x + 300} ${y - 20}Z`, '#f9ebc4') +
    path(`M${x + 190} ${y - 40}L${x + 300} ${y - 20}V${y - 6}L${x + 180} ${y - 30}Z`, lighten(rind, 0.2)) +
    path(`M${x + 300} ${y - 20}h16V${y + 86}l-16 4Z`, rind) +
    times(9, () => ell(x + 60 + s.rnd() * 220, y + 50 + s.rnd() * 30, 4 + s.rnd() * 5, 3, '#b98f47', 'opacity="0.7"'))
  );
}

function quesoCurado(): string {
  const s = sheet(1200, 1200, 5);
  const zigzag = (c: ReturnType<typeof wheel>, areas: string[]) =>
    areas
      .map((d) =>
        group(
          d === c.top
            ? times(5, (i) =>
                ell(
                  560,
                  520,
                  330 - i * 62,
                  (330 - i * 62) * 0.36,
                  'none',
                  'stroke="#a87a34" stroke-width="5" stroke-dasharray="26 14" opacity="0.55"',
                ),
              )
            : times(5, (r) =>
                line(
                  poly(
                    range(61).map((i) => c.pt(-90 + i * 3, 24 + r * 40 + (i % 2 ? 26 : 0))),
                    false,
                  ),
                  r % 2 ? '#6d4a1c' : '#e2b96a',
                  7,
                  'opacity="0.75"',
                ),
              ),
          `clip-path="${s.clip(d)}"`,
        ),
      )
      .join('');
  return s.done(
    ground(s, 'arcilla', 'mesa', 640) +
      board(s, 850) +
      cheese(s, 560, 520, '#a8762e', '#d2a558', zigzag) +
      slice(s, 690, 862, '#a8762e') +
      place(130, 1080, -12, 1.1, wheat(330, '#e2bd6a')) +
      place(150, 1100, -5, 1, wheat(320, '#c99c42')) +
      olive(960, 1085, 34) +
      olive(1040, 1068, 34, '#4a3a34') +
      olive(1010, 1120, 30, '#7c8a3c'),
  );
}

function quesoRomero(): string {
  const s = sheet(1200, 1200, 6);
  const needles = (c: ReturnType<typeof wheel>, areas: string[]) =>
    areas
      .map((d) =>
        group(
          times(d === c.top ? 420 : 300, () => {
            const [deg, k] = [s.rnd() * 360, Math.sqrt(s.rnd())];
            const [x, y] = d === c.top ? c.pt(deg, 0, k) : c.pt(-90 + s.rnd() * 180, s.rnd() * 210);
            return place(
              x,
              y,
              s.rnd() * 180,
              1,
              path(leaf(26 + s.rnd() * 16, 3.6), mix('#3f5636', '#9aa877', s.rnd())),
            );
          }),
          `clip-path="${s.clip(d)}"`,
        ),
      )
      .join('');
  return s.done(
    ground(s, 'jucar', 'disco', 700) +
      board(s, 850, '#6d5a48') +
      cheese(s, 570, 520, '#6f7448', '#a8a670', needles) +
      slice(s, 700, 866, '#5f6a40') +
      s.pool(300, 1050, 260, 28, 0.4) +
      place(80, 1060, -14, 1.05, rosemary(s, 440)),
  );
}

function garlic(s: Sheet, r: number): string {
  const d = `M0 ${-r * 1.25}C${r * 0.2} ${-r * 0.8} ${r * 1.12} ${-r * 0.6} ${r * 1.1} ${r * 0.15}C${r * 1.08} ${r * 0.75} ${r * 0.4} ${r * 0.86} 0 ${r * 0.86}C${-r * 0.4} ${r * 0.86} ${-r * 1.08} ${r * 0.75} ${-r * 1.1} ${r * 0.15}C${-r * 1.12} ${-r * 0.6} ${-r * 0.2} ${-r * 0.8} 0 ${-r * 1.25}Z`;
  const skin = '#ead9dc';
  const ribs = [-0.92, -0.62, -0.3, 0.08, 0.42, 0.72, 0.95];
  return (
    path(d, s.round(skin, 0.6)) +
    group(
      ribs
        .map(
          (k, i) =>
            path(
              `M0 ${-r * 1.1}Q${n(r * k * 1.35)} ${-r * 0.25} ${n(r * k * 0.75)} ${r * 0.86}Q${n(r * (k + 0.2) * 1.35)} ${-r * 0.2} 0 ${-r * 1.1}Z`,
              i % 2 ? '#8a4a72' : '#b07a9c',
              `opacity="${i % 2 ? 0.55 : 0.4}"`,
            ) +
            line(
              `M0 ${-r}Q${n(r * k * 1.4)} ${-r * 0.3} ${n(r * k * 0.7)} ${r * 0.84}`,
              '#6d2f58',
              3.5,
              'opacity="0.75"',
            ),
        )
        .join('') +
        path(`M${r * 0.3} ${r}Q${r * 1.2} ${r * 0.5} ${r * 1.2} ${-r * 0.6}V${r}Z`, '#3a1830', 'opacity="0.28"') +
        ell(-r * 0.42, -r * 0.12, r * 0.13, r * 0.42, '#fffaf0', 'opacity="0.4"'),
      `clip-path="${s.clip(d)}"`,
    ) +
    path(
      `M${-r * 0.2} ${-r * 0.92}Q${-r * 0.04} ${-r * 1.3} ${-r * 0.14} ${-r * 1.9}L${r * 0.06} ${-r * 1.94}Q${r * 0.02} ${-r * 1.3} ${r * 0.2} ${-r * 0.92}Z`,
      s.lin([
        [0, '#f2e6cf'],
        [1, '#b39a78'],
      ]),
    ) +
    times(9, (i) =>
      line(`M${n((i - 4) * r * 0.05)} ${r * 0.84}q${n((i - 4) * 5)} 14 ${n((i - 4) * 8)} ${r * 0.2}`, '#cbb793', 3.5),
    )
  );
}
const clove = (s: Sheet, r: number) =>
  path(
    `M${-r} ${r * 0.5}C${-r * 1.1} ${-r * 0.4} ${-r * 0.2} ${-r * 0.8} ${r * 1.2} ${-r * 0.9}C${r * 1.3} ${r * 0.3} ${r * 0.2} ${r} ${-r} ${r * 0.5}Z`,
    s.lin(
      [
        [0, '#e2bfd0'],
        [0.5, '#a8638c'],
        [1, '#6d2f58'],
      ],
      0,
      0,
      0,
      1,
    ),
  ) + line(`M${-r * 0.7} ${r * 0.1}Q0 ${-r * 0.5} ${r} ${-r * 0.7}`, '#fdeef2', 5, 'opacity="0.8"');
function ajoMorado(): string {
  const s = sheet(1200, 1200, 7);
  let out = ground(s, 'caliza', 'disco', 720) + s.pool(640, 1010, 520, 90, 0.6);
  out +=
    rope((t) => [600 + Math.sin(t * 7) * 7, -20 + t * 350], 20, 36, '#d8bf8c') +
    place(600, 650, 0, 1, garlic(s, 190)) +
    rope((t) => [574 + 52 * t, 322 + 6 * t], 4, 24, '#c9a868') +
    rope((t) => [574 + 52 * t, 344 + 6 * t], 4, 24, '#c9a868') +
    s.pool(600, 830, 330, 60, 0.4) +
    place(390, 850, -10, 1, garlic(s, 205)) +
    s.pool(760, 1020, 200, 60, 0.4) +
    place(800, 860, 12, 1, garlic(s, 200));
  return s.done(
    out +
      s.pool(590, 1096, 110, 24, 0.45) +
      place(580, 1070, 8, 1, clove(s, 72)) +
      s.pool(1000, 1108, 100, 20, 0.4) +
      place(1000, 1085, -24, 1, clove(s, 58)) +
      place(
        230,
        1090,
        10,
        1,
        path('M-90 0Q-20 -60 80 -20Q30 20 -90 0Z', '#e9d3da') + line('M-70 -6Q0 -34 66 -20', '#b07a9c', 3),
      ),
  );
}

/** A little crocus seen from the side. */
function crocus(s: Sheet, size: number): string {
  const petal = (angle: number, c: string) =>
    place(
      0,
      0,
      angle - 90,
      1,
      path(
        leaf(size, size * 0.26),
        s.lin([
          [0, lighten(c, 0.35)],
          [0.5, c],
          [1, darken(c, 0.2)],
        ]),
      ) +
        times(3, (i) =>
          line(
            `M${size * 0.15} 0Q${size * 0.5} ${(i - 1) * size * 0.14} ${n(size * 0.85)} ${n((i - 1) * size * 0.04)}`,
            darken(c, 0.35),
            2.5,
            'opacity="0.6"',
          ),
        ),
    );
  return (
    line(`M0 0Q-6 ${size * 0.4} 10 ${size * 0.7}`, '#d8c9e0', size * 0.08) +
    petal(-46, '#7e5bb0') +
    petal(46, '#7e5bb0') +
    petal(-22, '#9a78c8') +
    petal(22, '#8d69c0') +
    line(
      `M0 ${-size * 0.2}Q${-size * 0.3} ${-size * 0.8} ${-size * 0.42} ${-size * 1.02}M0 ${-size * 0.2}Q${size * 0.3} ${-size * 0.8} ${size * 0.4} ${-size}M0 0V${-size * 1.1}`,
      '#d23a16',
      size * 0.05,
    ) +
    line(`M${-size * 0.06} ${-size * 0.3}V${-size * 0.8}`, '#f1b62c', size * 0.07) +
    petal(0, '#a98ad6')
  );
}
const threads = (s: Sheet, count: number, x: number, y: number, w: number, h: number) =>
  times(count, () => {
    const [a, b, l] = [x + s.rnd() * w, y + s.rnd() * h, 26 + s.rnd() * 40];
    return place(
      a,
      b,
      s.rnd() * 360,
      1,
      line(
        `M0 0Q${n(l / 2)} ${n(-16 + s.rnd() * 32)} ${n(l)} ${n(-8 + s.rnd() * 16)}`,
        mix('#8f1508', '#ee6a1c', s.rnd() ** 1.6),
        4.5,
      ),
    );
  });
function azafran(): string {
  const s = sheet(1200, 1200, 8);
  const jar = turned(
    600,
    [
      [440, 150, 1],
      [465, 152],
      [500, 190],
      [550, 204, 1],
      [900, 204, 1],
      [940, 182, 1],
    ],
    0.16,
  );
  const fill = turned(
    600,
    [
      [580, 196, 1],
      [900, 196, 1],
      [930, 176, 1],
    ],
    0.16,
  );
  let out =
    ground(s, 'rosa', 'arco') +
    s.cast(jar.body, 945, 300) +
    s.pool(640, 965, 300, 56, 0.55) +
    path(jar.body, '#fff6e4', 'opacity="0.42"') +
    path(fill.body, s.round('#8f1d0c', 0.25)) +
    group(
      threads(s, 330, 400, 570, 400, 380) +
        box(
          640,
          540,
          200,
          440,
          s.lin(
            [
              [0, '#3a0a06', 0],
              [1, '#3a0a06', 0.6],
            ],
            640,
            0,
            804,
            0,
          ),
        ),
      `clip-path="${s.clip(fill.body)}"`,
    ) +
    threads(s, 36, 440, 552, 300, 44);
  out +=
    path(jar.patch(-38, 38, 690, 860), s.round('#f6ecd6', 0.2)) +
    line(jar.patch(-34, 34, 702, 848), '#7e5bb0', 3.5) +
    place(600, 850, 0, 0.95, crocus(s, 92)) +
    white(jar.sliver(-0.9, -0.72, 500, 920), 0.7) +
    white(jar.sliver(0.94, 0.86, 520, 920), 0.5) +
    ell(600, 440, 150, 24, 'none', 'stroke="#fffaf0" stroke-width="7" opacity="0.8"');
  out +=
    path(
      turned(
        600,
        [
          [330, 152, 1],
          [446, 138, 1],
        ],
        0.16,
      ).body,
      s.round('#c79a62', 0.4),
    ) +
    ell(600, 330, 152, 24, '#e8c997') +
    times(30, () => ell(470 + s.rnd() * 260, 350 + s.rnd() * 100, 3 + s.rnd() * 5, 3, '#8a6234', 'opacity="0.5"'));
  out +=
    s.pool(300, 1080, 230, 30, 0.4) +
    place(240, 1050, -24, 1.3, crocus(s, 150)) +
    place(390, 1090, 62, 1.05, crocus(s, 140)) +
    s.pool(850, 1085, 230, 30, 0.3) +
    threads(s, 70, 730, 1030, 250, 70);
  return s.done(out);
}

function aceite(): string {
  const s = sheet(1200, 1200, 9);
  const b = turned(
    560,
    [
      [240, 44, 1],
      [262, 46],
      [272, 40, 1],
      [370, 42],
      [430, 70],
      [500, 150],
      [560, 166, 1],
      [920, 160, 1],
      [955, 142, 1],
    ],
    0.13,
  );
  const tag = label(
    s,
    b,
    60,
    580,
    860,
    '#efe6cf',
    '#5f6a26',
    path('M560 628c60 34 66 112 0 150c-66 -38 -60 -116 0 -150Z', '#8a9636') +
      path('M560 628c60 34 66 112 0 150c20 -50 20 -100 0 -150Z', '#5f6a26') +
      place(560, 640, -60, 1, path(leaf(90, 14), '#5f6a26')) +
      place(560, 640, -120, 1, path(leaf(90, 14), '#8a9636')),
  );
  const dish = turned(
    860,
    [
      [985, 150, 1],
      [1030, 120],
      [1050, 80, 1],
    ],
    0.3,
  );
  let out =
    ground(s, 'caliza', 'disco') +
    bottle(
      s,
      b,
      '#2f3f1c',
      tag +
        path(b.band(372, 390), '#c9a04a') +
        path(
          turned(
            560,
            [
              [236, 46, 1],
              [366, 46, 1],
            ],
            0.13,
          ).body,
          s.round('#b08a3a', 0.5),
        ),
    ) +
    cork(s, 560, 186, 34, 52) +
    box(548, 150, 24, 44, s.round('#8d8a7c', 0.6), 'rx="8"');
  out +=
    s.pool(890, 1058, 210, 36, 0.5) +
    path(dish.body, s.round('#f2e7d0', 0.4)) +
    ell(860, 985, 150, 45, '#d8c8a8') +
    ell(
      862,
      992,
      128,
      34,
      s.lin([
        [0, '#c9b22c'],
        [1, '#8f8a1c'],
      ]),
    ) +
    ell(820, 984, 44, 8, '#fff8d0', 'opacity="0.8"') +
    line('M712 990a150 45 0 0 0 296 0', '#2f7f7a', 5, 'opacity="0.6"');
  return s.done(
    out +
      s.pool(260, 1060, 250, 30, 0.4) +
      place(60, 1070, -8, 1.15, oliveBranch(s, 400)) +
      olive(520, 1100, 40) +
      olive(610, 1120, 36, '#8a9636'),
  );
}

function morteruelo(): string {
  const s = sheet(1200, 1200, 10);
  const pot = turned(
    580,
    [
      [640, 360, 1],
      [668, 366],
      [700, 350],
      [800, 340],
      [880, 290],
      [925, 220, 1],
    ],
    0.3,
  );
  const clay = '#a4532c';
  let out =
    ground(s, 'mimbre', 'mesa', 640) +
    s.pool(640, 975, 500, 100, 0.6) +
    path(
      'M205 690q-110 -6 -110 50q4 60 130 44l10 -36q-70 10 -74 -12q0 -14 56 -8ZM955 690q110 -6 110 50q-4 60 -130 44l-10 -36q70 10 74 -12q0 -14 -56 -8Z',
      s.lin(
        [
          [0, lighten(clay, 0.3)],
          [1, darken(clay, 0.45)],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    path(pot.body, s.round(clay, 0.42));
  out +=
    group(
      times(7, (i) =>
        path(
          `M${250 + i * 96} 640q20 ${190 + (i % 3) * 60} 50 ${200 + (i % 3) * 60}q26 0 46 -${210 + (i % 3) * 50}Z`,
          '#5a2412',
          'opacity="0.4"',
        ),
      ),
      `clip-path="${s.clip(pot.body)}"`,
    ) + white(pot.sliver(-0.84, -0.72, 690, 880), 0.5);
  out +=
    ell(580, 640, 360, 108, darken(clay, 0.3)) +
    ell(580, 640, 360, 108, 'none', `stroke="${lighten(clay, 0.35)}" stroke-width="12"`) +
    ell(
      580,
      654,
      330,
      90,
      s.lin([
        [0, '#b98a5c'],
        [1, '#7d5230'],
      ]),
    ) +
    times(110, () => {
      const [a, k] = [s.rnd() * 6.3, Math.sqrt(s.rnd())];
      return ell(
        580 + Math.cos(a) * 315 * k,
        654 + Math.sin(a) * 82 * k,
        5 + s.rnd() * 14,
        3 + s.rnd() * 5,
        mix('#6b4022', '#dcb27e', s.rnd()),
        'opacity="0.7"',
      );
    }) +
    line('M360 650Q470 600 560 640T780 640M420 690Q520 655 620 690T760 672', '#e2bb88', 9, 'opacity="0.6"') +
    times(7, (i) => place(420 + i * 46, 640 + (i % 3) * 18, i * 50, 1, path(leaf(30, 8), '#5f7a4e')));
  out += place(
    700,
    640,
    -38,
    1,
    path(
      'M0 -20Q90 -24 130 -16L470 -12V12L130 16Q90 26 0 20Q-60 16 -60 0T0 -20Z',
      s.lin(
        [
          [0, '#d9a868'],
          [1, '#8f5f2e'],
        ],
        0,
        0,
        0,
        1,
      ),
    ) + path('M-62 0q0 -20 62 -20q30 0 40 20q-10 22 -40 22q-62 0 -62 -22Z', '#7d5230', 'opacity="0.85"'),
  );
  const loaf = (x: number, y: number, r: number) =>
    place(
      x,
      y,
      r,
      1,
      path('M-120 40Q-150 -50 -70 -84Q0 -110 70 -84Q150 -50 120 40Q60 66 0 64Q-60 66 -120 40Z', '#a8662c') +
        path(
          'M-104 32Q-130 -40 -62 -68Q0 -90 62 -68Q130 -40 104 32Q50 50 0 48Q-50 50 -104 32Z',
          s.lin([
            [0, '#fbeecb'],
            [1, '#e2c48c'],
          ]),
        ) +
        times(22, () =>
          ell(-80 + s.rnd() * 160, -50 + s.rnd() * 80, 4 + s.rnd() * 7, 3 + s.rnd() * 4, '#c9a468', 'opacity="0.7"'),
        ),
    );
  out += s.pool(950, 1080, 240, 40, 0.5) + loaf(1000, 1010, 12) + loaf(850, 1040, -10);
  return s.done(
    out +
      times(3, (i) => line(`M${440 + i * 130} 560q-50 -70 0 -140t0 -150`, '#fffaf0', 16, 'opacity="0.28"')) +
      s.pool(250, 1075, 130, 22, 0.35) +
      place(240, 1070, 0, 0.42, garlic(s, 170)),
  );
}

function wine(
  seed: number,
  tone: 'pino' | 'rosa',
  form: Turned,
  tag: (s: Sheet) => string,
  capsule: string,
  extra: (s: Sheet) => string,
): string {
  const s = sheet(1200, 1200, seed);
  const neck = turned(
    form.cx,
    [
      [150, 48, 1],
      [176, 50],
      [186, 44, 1],
      [330, 47, 1],
    ],
    0.13,
  );
  const bowl = turned(
    840,
    [
      [560, 110, 1],
      [640, 138],
      [720, 134],
      [800, 84],
      [836, 22],
      [856, 12, 1],
      [990, 11, 1],
      [1012, 40],
      [1022, 112, 1],
    ],
    0.2,
  );
  const drink = turned(
    840,
    [
      [690, 136, 1],
      [740, 126],
      [800, 80],
      [832, 20, 1],
    ],
    0.2,
  );
  let out =
    ground(s, tone, 'arco') +
    bottle(s, form, '#1f1a1a', tag(s)) +
    path(neck.body, s.round(capsule, 0.45)) +
    path(neck.band(300, 312), '#d9a741') +
    ell(form.cx, 150, 48, 7, lighten(capsule, 0.3)) +
    white(neck.sliver(-0.7, -0.4, 190, 320), 0.4);
  out +=
    s.pool(880, 1030, 190, 28, 0.5) +
    path(bowl.body, '#fffaf0', 'opacity="0.26"') +
    path(drink.body, s.round('#6d1428', 0.4)) +
    ell(
      840,
      690,
      136,
      27,
      s.lin([
        [0, '#a2314a'],
        [1, '#5d1526'],
      ]),
    ) +
    ell(840, 560, 110, 22, 'none', 'stroke="#fffaf0" stroke-width="5" opacity="0.9"') +
    white(bowl.sliver(-0.86, -0.66, 585, 790), 0.6) +
    white(bowl.sliver(0.9, 0.8, 600, 760), 0.4) +
    line(bowl.ring(1020), '#fffaf0', 4, 'opacity="0.7"');
  return s.done(out + extra(s));
}
const grapes = (s: Sheet, x: number, y: number, r: number, c: string) =>
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [0.5, 0.8],
    [1.5, 0.8],
    [2.5, 0.8],
    [1, 1.6],
    [2, 1.6],
    [1.5, 2.4],
  ]
    .map(([a = 0, b = 0]) =>
      ell(
        x + a * r * 1.75,
        y + b * r * 1.9,
        r,
        r,
        s.radial(
          [
            [0, lighten(c, 0.5)],
            [0.4, c],
            [1, darken(c, 0.5)],
          ],
          x + a * r * 1.75 - r * 0.35,
          y + b * r * 1.9 - r * 0.35,
          r * 1.4,
        ),
      ),
    )
    .join('');
const vinoManchuela = () =>
  wine(
    11,
    'rosa',
    turned(
      480,
      [
        [150, 44, 1],
        [330, 46],
        [420, 60],
        [520, 120],
        [600, 158],
        [680, 164],
        [920, 164, 1],
        [955, 146, 1],
      ],
      0.13,
    ),
    (s) => {
      const b = turned(
        480,
        [
          [560, 164, 1],
          [960, 164, 1],
        ],
        0.13,
      );
      return (
        path(b.patch(-62, 62, 640, 900), s.round('#f4ead6', 0.2)) +
        group(
          ell(480, 800, 78, 78, '#b4532f') +
            times(5, (i) =>
              line(
                `M320 ${800 + i * 26}Q430 ${770 + i * 28} 480 ${806 + i * 24}T640 ${796 + i * 26}`,
                i % 2 ? '#5d1526' : '#2f4a3c',
                13,
              ),
            ),
          `clip-path="${s.clip(b.patch(-58, 58, 656, 884))}"`,
        ) +
        line(b.patch(-58, 58, 656, 884), '#5d1526', 3.5)
      );
    },
    '#5d1526',
    (s) =>
      s.pool(270, 1090, 200, 30, 0.45) +
      grapes(s, 180, 990, 34, '#4a2350') +
      place(330, 985, -50, 1, line('M-20 10H60', '#6d5a3a', 8)) +
      place(
        340,
        960,
        -20,
        1,
        path('M0 0Q20 -60 70 -50Q110 -90 140 -40Q190 -30 160 20Q170 60 110 56Q70 90 50 50Q0 50 0 0Z', '#6d7f3a') +
          line('M10 0Q80 -10 140 0M50 -4Q70 -30 76 -44M60 4Q80 30 96 48', '#47571f', 4),
      ),
  );
const vinoUcles = () =>
  wine(
    12,
    'pino',
    turned(
      480,
      [
        [150, 44, 1],
        [350, 46],
        [430, 60],
        [480, 130],
        [530, 150, 1],
        [925, 150, 1],
        [955, 136, 1],
      ],
      0.13,
    ),
    (s) => {
      const b = turned(
        480,
        [
          [520, 150, 1],
          [960, 150, 1],
        ],
        0.13,
      );
      const monastery =
        box(392, 760, 176, 62, '#c79a3e') +
        path(
          'M398 760V700h34v60ZM528 760V700h34v60ZM396 700l19 -40l19 40ZM526 700l19 -40l19 40ZM446 760V726h68v34ZM440 726l40 -44l40 44Z',
          '#c79a3e',
        ) +
        times(6, (i) => box(404 + i * 28, 776, 12, 26, '#26241f')) +
        line('M480 682V656M470 666H490', '#c79a3e', 5);
      return (
        path(b.patch(-64, 64, 600, 890), s.round('#26241f', 0.12)) +
        line(b.patch(-60, 60, 612, 878), '#c79a3e', 3.5) +
        monastery +
        line('M386 840H574M410 854H550', '#c79a3e', 5) +
        place(480, 636, 0, 1, path('M0 -16L14 0L0 16L-14 0Z', '#c79a3e'))
      );
    },
    '#8c6a24',
    (s) =>
      s.pool(280, 1085, 210, 26, 0.5) +
      times(3, (i) =>
        place(
          180 + i * 90,
          1070 - (i % 2) * 26,
          [14, -20, 62][i] ?? 0,
          1,
          box(
            -62,
            -26,
            124,
            52,
            s.lin(
              [
                [0, '#e2bd86'],
                [1, '#9a6d3a'],
              ],
              0,
              0,
              0,
              1,
            ),
            'rx="8"',
          ) +
            ell(62, 0, 10, 26, '#6d1a2c') +
            times(7, () => ell(-50 + s.rnd() * 96, -18 + s.rnd() * 36, 4, 3, '#8a6234', 'opacity="0.6"')),
        ),
      ),
  );

function membrillo(): string {
  const s = sheet(1200, 1200, 13);
  const red = '#b5451c';
  const slab = (x: number, y: number, w: number, h: number, d: number) =>
    s.pool(x + w / 2 + 30, y + h + 6, w * 0.75, 36, 0.5) +
    path(
      `M${x} ${y}L${x + d} ${y - d * 0.55}H${x + w + d}L${x + w} ${y}Z`,
      s.lin([
        [0, '#f3a765'],
        [1, '#cc6a34'],
      ]),
    ) +
    path(`M${x + w} ${y}L${x + w + d} ${y - d * 0.55}V${y + h - d * 0.55}L${x + w} ${y + h}Z`, darken(red, 0.45)) +
    path(
      `M${x} ${y}H${x + w}V${y + h}H${x}Z`,
      s.lin(
        [
          [0, '#d4622c'],
          [1, '#8f2c10'],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    white(`M${x} ${y}H${x + w * 0.5}L${x + w * 0.3} ${y + h}H${x}Z`, 0.1) +
    line(`M${x} ${y}H${x + w}`, '#fbd0a0', 4);
  const fruit = (x: number, y: number, r: number) =>
    s.pool(x + 30, y + r, r * 1.2, 30, 0.5) +
    path(
      blob(x, y, r, r * 1.02, 0.12, s.rnd, 9),
      s.radial(
        [
          [0, '#f9e58a'],
          [0.5, '#e0b73a'],
          [1, '#8f7a1c'],
        ],
        x - r * 0.35,
        y - r * 0.4,
        r * 1.6,
      ),
    ) +
    path(`M${x - 22} ${y - r * 0.94}q22 26 50 0q-24 -14 -50 0Z`, '#7a6a1c') +
    line(`M${x} ${y - r * 0.92}q4 -34 26 -50`, '#5a4426', 11) +
    place(x + 16, y - r - 24, -18, 1, path(leaf(130, 34), '#5f7a4e') + line('M6 0H118', '#a9bf8f', 3)) +
    times(24, () =>
      ell(x - r * 0.6 + s.rnd() * r * 1.2, y - r * 0.6 + s.rnd() * r * 1.2, 3, 2, '#a08a24', 'opacity="0.6"'),
    );
  let out =
    ground(s, 'arcilla', 'disco', 660) +
    fruit(820, 590, 175) +
    board(s, 880, '#b98a52', 540, 190) +
    path('M190 850L330 720H820L900 860L760 960H280Z', '#f6ecd6') +
    path('M190 850L330 720H420L300 850L340 960H280Z', '#e2d2b2');
  out += slab(300, 690, 400, 190, 130) + slab(660, 862, 150, 100, 90);
  out +=
    s.pool(360, 1030, 150, 24, 0.4) +
    path('M250 990l150 -34l70 36l-160 44Z', '#e88848') +
    path('M250 990l60 46v22l-60 -44ZM310 1036l160 -44v20l-160 46Z', '#a63a14') +
    line('M250 990l60 46l160 -44', '#fbd0a0', 3);
  return s.done(out + place(520, 1040, 20, 1, almond(30)) + place(600, 1030, 80, 1, almond(28, '#7a4a24')));
}

export const despensa = {
  'miel-romero': mielRomero,
  'miel-espliego': mielEspliego,
  alaju,
  resoli,
  'queso-curado': quesoCurado,
  'queso-romero': quesoRomero,
  'ajo-morado': ajoMorado,
  azafran,
  'aceite-picual': aceite,
  morteruelo,
  'vino-manchuela': vinoManchuela,
  'vino-ucles': vinoUcles,
  membrillo,
} as const;
