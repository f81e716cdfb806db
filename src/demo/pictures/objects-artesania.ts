/** Still lifes of the workshops: wicker, pottery, glaze and steel. */

import type { Point, Sheet, Turned } from './objects-kit.ts';
import {
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
import { daylight, hangingHouses, inset, mangana, rope, rosemary, weave, wheat } from './objects-motivos.ts';

const white = (d: string, opacity: number) => path(d, '#fffaf0', `opacity="${opacity}"`);

/** The open top of a basket: dark inside, woven back wall. */
const inside = (s: Sheet, form: Turned, color: string) => {
  const { cx, cy, rx, ry } = form.mouth;
  const back = turned(
    cx,
    [
      [cy - ry * 2, rx, 1],
      [cy + ry, rx * 0.86, 1],
    ],
    -form.tilt,
  );
  return (
    ell(cx, cy, rx, ry, darken(color, 0.75)) +
    group(
      weave(s, back, cy - ry * 0.4, cy + ry * 1.6, 7, 26, darken(color, 0.42)),
      `clip-path="${s.clip(`M${cx - rx} ${cy}a${rx} ${n(ry)} 0 0 1 ${rx * 2} 0a${rx} ${n(ry)} 0 0 1 ${-rx * 2} 0Z`)}"`,
    ) +
    ell(cx, cy + ry * 0.5, rx * 0.8, ry * 0.6, '#1c0f06', 'opacity="0.55"')
  );
};
const rim = (form: Turned, from: number, to: number, turns: number, width: number, color: string) => {
  const { cx, cy, rx, ry } = form.mouth;
  return rope(
    (t) => {
      const a = rad(from + (to - from) * t);
      return [cx + rx * Math.sin(a), cy + ry * Math.cos(a)];
    },
    turns,
    width,
    color,
  );
};

function cestaMimbre(): string {
  const s = sheet(1200, 1200, 21);
  const b = turned(
    600,
    [
      [620, 345, 1],
      [700, 342],
      [820, 318],
      [930, 270, 1],
    ],
    0.27,
  );
  const arch =
    (dx: number) =>
    (t: number): Point => [600 - 330 * Math.cos(t * Math.PI) + dx, 630 - Math.sin(t * Math.PI) * 440];
  let out =
    ground(s, 'jucar', 'disco') +
    s.pool(650, 985, 480, 100, 0.6) +
    inside(s, b, ink.mimbre) +
    rim(b, 90, 270, 46, 34, ink.mimbre);
  out +=
    place(430, 640, -96, 1, wheat(300, '#e2bd6a')) +
    place(480, 650, -84, 1, wheat(330, '#cfa24a')) +
    place(640, 650, -78, 0.9, rosemary(s, 300)) +
    place(560, 660, -92, 1, wheat(290, '#d9b05a')) +
    place(720, 650, -66, 0.8, rosemary(s, 300));
  out +=
    path(
      'M330 640Q420 560 520 610Q600 560 680 612Q780 570 860 650Q860 720 600 722Q340 716 330 640Z',
      s.lin([
        [0, '#fbf4e4'],
        [1, '#cdbd9c'],
      ]),
    ) +
    line('M400 640Q470 600 520 612M560 660Q620 600 680 612M720 670Q780 620 820 640', '#b8a683', 5, 'opacity="0.7"') +
    line('M372 668Q600 730 838 668', '#b4532f', 7, 'opacity="0.7"');
  out +=
    weave(s, b, 626, 925, 15, 22) +
    rim(b, -92, 92, 50, 36, ink.mimbre) +
    rope(
      (t) => {
        const a = rad(-90 + 180 * t);
        return [600 + 272 * Math.sin(a), 925 + 73 * Math.cos(a)];
      },
      40,
      26,
      darken(ink.mimbre, 0.15),
    );
  return s.done(
    out +
      rope(arch(0), 70, 40, ink.mimbre) +
      times(
        2,
        (i) =>
          rope((t) => [268 + i * 664 - 34 + 68 * t, 590 + i * 0 + t * 8], 4, 30, darken(ink.mimbre, 0.2)) +
          rope((t) => [268 + i * 664 - 34 + 68 * t, 650 + t * 8], 4, 30, darken(ink.mimbre, 0.2)),
      ),
  );
}

function bread(s: Sheet, rx: number, ry: number): string {
  const d = `M${-rx} ${ry * 0.3}C${-rx} ${-ry} ${-rx * 0.4} ${-ry * 1.2} 0 ${-ry * 1.2}C${rx * 0.4} ${-ry * 1.2} ${rx} ${-ry} ${rx} ${ry * 0.3}C${rx} ${ry} ${-rx} ${ry} ${-rx} ${ry * 0.3}Z`;
  return (
    path(
      d,
      s.lin(
        [
          [0, '#e7b46a'],
          [0.45, '#b8742f'],
          [1, '#6d3a14'],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    group(
      times(4, (i) =>
        place(
          -rx * 0.6 + i * rx * 0.4,
          -ry * 0.45,
          -58,
          1,
          path(leaf(ry * 1.3, ry * 0.17), '#f6dfae', `transform="translate(${-ry * 0.6} 0)"`),
        ),
      ) +
        times(40, () =>
          ell(
            -rx + s.rnd() * rx * 2,
            -ry + s.rnd() * ry * 1.5,
            4 + s.rnd() * 9,
            2 + s.rnd() * 4,
            '#fff4dc',
            'opacity="0.45"',
          ),
        ),
      `clip-path="${s.clip(d)}"`,
    )
  );
}
function cestoPan(): string {
  const s = sheet(1200, 1200, 22);
  const b = turned(
    600,
    [
      [700, 430, 1],
      [760, 432],
      [860, 390],
      [940, 330, 1],
    ],
    0.27,
  );
  let out =
    ground(s, 'arcilla', 'arco', 700) +
    s.pool(650, 1000, 540, 110, 0.6) +
    inside(s, b, '#a8742f') +
    rim(b, 90, 270, 52, 36, '#b98436');
  out +=
    place(470, 600, -14, 1, bread(s, 240, 130)) +
    place(790, 590, -52, 1, bread(s, 250, 74)) +
    place(700, 640, 8, 1, bread(s, 230, 120));
  out +=
    path(
      'M190 720Q260 640 350 690Q450 650 540 706Q640 660 740 708Q840 650 920 690Q1000 660 1012 730Q960 810 880 792Q850 880 790 824Q700 850 600 830Q500 856 420 820Q340 870 310 786Q220 800 190 720Z',
      s.lin([
        [0, '#fdf7ea'],
        [0.6, '#e6d8ba'],
        [1, '#bfae8a'],
      ]),
    ) +
    line(
      'M350 690Q330 740 310 786M540 706Q530 770 600 830M740 708Q760 770 790 824M920 690Q920 750 880 792',
      '#b8a683',
      6,
      'opacity="0.7"',
    ) +
    line(
      'M206 736Q250 776 312 764Q360 830 420 800Q500 834 600 810Q700 830 786 802Q840 850 872 772Q950 786 996 736',
      ink.jucar,
      8,
      'opacity="0.7"',
    );
  out += group(
    weave(s, b, 706, 935, 11, 26, '#b98436'),
    `clip-path="${s.clip('M0 0H0ZM120 700L196 742Q250 800 310 790Q340 872 420 824Q500 860 600 834Q700 854 790 828Q850 884 880 796Q960 812 1008 742L1100 700V1100H100Z')}"`,
  );
  return s.done(
    out +
      rope(
        (t) => {
          const a = rad(-90 + 180 * t);
          return [600 + 332 * Math.sin(a), 935 + 90 * Math.cos(a)];
        },
        44,
        28,
        '#a8742f',
      ) +
      rim(b, -90, -66, 9, 36, '#b98436') +
      rim(b, 66, 90, 9, 36, '#b98436') +
      place(880, 1110, -6, 1, wheat(270, '#f2dcae')) +
      place(900, 1090, -14, 1, wheat(250, '#e6c688')),
  );
}

function lampara(): string {
  const s = sheet(1200, 1200, 23);
  const dome = turned(
    600,
    [
      [330, 70, 1],
      [360, 120],
      [430, 240],
      [540, 330],
      [660, 372],
      [740, 366, 1],
    ],
    0.17,
  );
  let out =
    ground(s, 'noche', 'liso', 1000) +
    box(
      0,
      0,
      1200,
      1200,
      s.radial(
        [
          [0, '#ffd98a', 0.75],
          [0.4, '#e9a34a', 0.32],
          [1, '#e9a34a', 0],
        ],
        600,
        640,
        680,
      ),
    ) +
    path(
      'M240 760L60 1200H1140L960 760Z',
      s.lin(
        [
          [0, '#ffe6ae', 0.5],
          [1, '#ffe6ae', 0],
        ],
        0,
        740,
        0,
        1200,
      ),
    ) +
    s.pool(600, 1130, 500, 60, 0.5, '#ffdf9c');
  out +=
    line('M600 0V290', '#14181c', 11) +
    line('M597 0V290', '#6d7a80', 3) +
    ell(600, 744, 366, 62, '#fff0c4') +
    ell(600, 748, 330, 48, '#fffbe8');
  out += group(
    box(
      200,
      300,
      800,
      520,
      s.radial(
        [
          [0, '#fffbe0'],
          [0.45, '#ffd98a'],
          [1, '#d98f36'],
        ],
        600,
        640,
        420,
      ),
    ),
    `clip-path="${s.clip(dome.body)}"`,
  );
  for (let deg = -90; deg <= 90; deg += 7.5)
    for (const lean of [-15, 15])
      out += line(
        poly(
          range(19).map((i) => dome.at(Math.max(-90, Math.min(90, deg + (lean * i) / 18)), 340 + (395 * i) / 18)),
          false,
        ),
        lean < 0 ? '#8a5218' : '#a8692a',
        7,
        'opacity="0.85"',
      );
  for (let y = 370; y < 730; y += 26)
    out += line(dome.ring(y), '#6b3a10', 9) + line(poly(dome.arc(y - 2, -86, 20), false), '#d99a4a', 3);
  out +=
    rope(
      (t) => {
        const a = rad(-90 + 180 * t);
        return [600 + 368 * Math.sin(a), 742 + 62 * Math.cos(a)];
      },
      56,
      32,
      '#a8692a',
    ) +
    path(
      turned(
        600,
        [
          [270, 46, 1],
          [284, 70],
          [340, 78, 1],
        ],
        0.17,
      ).body,
      s.round('#7a4a22', 0.4),
    );
  return s.done(out, 0.4);
}

function botijo(): string {
  const s = sheet(1200, 1200, 24);
  const clay = '#c8714a';
  const b = turned(
    600,
    [
      [452, 60, 1],
      [480, 120],
      [540, 208],
      [640, 272],
      [740, 280],
      [850, 232],
      [930, 160],
      [962, 142, 1],
    ],
    0.13,
  );
  const spout = 'M380 610Q310 560 286 446L324 428Q350 520 440 552Z';
  let out = ground(s, 'caliza', 'disco') + s.cast(b.body, 965, 420) + s.pool(640, 985, 300, 56, 0.6);
  out +=
    line('M500 490C470 260 730 260 700 490', darken(clay, 0.5), 66) +
    line('M500 490C470 260 730 260 700 490', clay, 54) +
    line('M494 480C474 290 640 262 676 350', lighten(clay, 0.45), 15, 'opacity="0.8"');
  out +=
    path(
      spout,
      s.lin([
        [0, lighten(clay, 0.35)],
        [1, darken(clay, 0.35)],
      ]),
    ) +
    ell(305, 437, 20, 9, darken(clay, 0.6), 'transform="rotate(-24 305 437)"') +
    path(
      'M770 590Q820 540 800 440L900 434Q912 560 830 650Z',
      s.lin([
        [0, lighten(clay, 0.2)],
        [1, darken(clay, 0.5)],
      ]),
    ) +
    ell(850, 437, 52, 17, lighten(clay, 0.25)) +
    ell(850, 438, 40, 11, darken(clay, 0.7));
  out += path(b.body, s.round(clay, 0.42));
  const leafRing = (y: number, count: number, size: number) =>
    times(count, (i) => {
      const deg = -80 + (160 / (count - 1)) * i;
      const [x, yy] = b.at(deg, y);
      return `<g transform="translate(${n(x)} ${n(yy)}) scale(${n(Math.cos(rad(deg)) * 10 + 1) / 11} 1)">${path(leaf(size, size * 0.3), '#f6e3c4', 'transform="rotate(-60)"')}${path(leaf(size, size * 0.3), '#f6e3c4', 'transform="rotate(-120)"')}</g>`;
    });
  out += group(
    [560, 576, 690, 800, 816].map((y) => line(b.ring(y), '#f6e3c4', 5)).join('') +
      leafRing(676, 11, 62) +
      line(
        poly(
          range(91).map((i) => b.at(-90 + i * 2, 745 + (i % 6 < 3 ? i % 3 : 3 - (i % 3)) * 12)),
          false,
        ),
        '#f6e3c4',
        6,
      ),
    'opacity="0.8"',
  );
  out +=
    times(60, () => {
      const [x, y] = b.at(-80 + s.rnd() * 160, 500 + s.rnd() * 440);
      return ell(x, y, 2 + s.rnd() * 3, 2, darken(clay, 0.4), 'opacity="0.3"');
    }) + white(b.sliver(-0.78, -0.56, 540, 900), 0.32);
  return s.done(
    out +
      times(7, (i) => {
        const [x, y] = b.at([-40, -22, 10, 34, -58, 52, -8][i] ?? 0, [850, 890, 870, 845, 800, 770, 915][i] ?? 800);
        return path(`M${n(x)} ${n(y - 16)}q11 18 0 26q-11 -8 0 -26Z`, '#fff6e8', 'opacity="0.75"');
      }),
  );
}

function plato(): string {
  const s = sheet(1200, 1200, 25);
  const [blue, green, ochre] = ['#22506b', '#3f7a5e', '#c98a2e'];
  const wheelOf = (count: number, make: (i: number) => string) =>
    times(count, (i) => group(make(i), `transform="rotate(${n((360 / count) * i)})"`));
  let art =
    ell(
      0,
      0,
      400,
      400,
      s.radial(
        [
          [0, '#fdf8ea'],
          [0.75, '#f4ead2'],
          [1, '#d9c8a2'],
        ],
        -80,
        -120,
        560,
      ),
    ) +
    ell(0, 0, 392, 392, 'none', `stroke="${ochre}" stroke-width="12"`) +
    ell(0, 0, 372, 372, 'none', `stroke="${blue}" stroke-width="5"`);
  art +=
    wheelOf(
      16,
      (i) =>
        path(leaf(70, 20), i % 2 ? blue : green, 'transform="translate(0 -356) rotate(90)"') +
        place(0, -352, 45, 1, path(leaf(50, 10), blue)) +
        place(0, -352, 135, 1, path(leaf(50, 10), blue)),
    ) + wheelOf(16, () => ell(0, 0, 9, 9, ochre, 'transform="rotate(11.25) translate(0 -318)"'));
  art +=
    ell(
      0,
      0,
      272,
      272,
      s.lin(
        [
          [0, '#d8c8a4'],
          [0.3, '#f7efda'],
          [1, '#fffaf0'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    ell(0, 0, 262, 262, 'none', `stroke="${blue}" stroke-width="9"`) +
    ell(0, 0, 246, 246, 'none', `stroke="${green}" stroke-width="4"`);
  art +=
    path(
      'M-150 40C-120 -70 -20 -90 50 -60C70 -120 140 -120 150 -70L190 -56L150 -40C150 60 60 110 -30 96L-60 84Q-140 110 -200 70Q-170 66 -150 40Z',
      blue,
    ) +
    path('M-90 40C-60 -30 20 -30 60 -10C40 50 -20 70 -90 40Z', '#f4ead2') +
    times(4, (i) => line(`M${-70 + i * 30} ${34 + i * 3}Q${-54 + i * 32} 0 ${-30 + i * 28} ${-16 + i * 3}`, green, 8)) +
    ell(112, -72, 9, 9, '#f4ead2') +
    line('M0 100V160M30 96V156M-14 166H16M16 160H48', ochre, 9);
  art += times(3, (i) =>
    place(
      -180 + i * 170,
      [-110, -150, 130][i] ?? 0,
      [-30, 10, -20][i] ?? 0,
      1,
      line('M0 0Q40 -20 90 0', green, 6) +
        times(
          3,
          (k) =>
            place(20 + k * 26, -8, -50, 1, path(leaf(36, 10), green)) +
            place(20 + k * 26, -6, 50, 1, path(leaf(36, 10), green)),
        ),
    ),
  );
  art +=
    path('M-330 -170A372 372 0 0 1 -60 -366A420 420 0 0 0 -330 -170Z', '#ffffff', 'opacity="0.75"') +
    path('M-215 -110A240 240 0 0 1 -40 -236A300 300 0 0 0 -215 -110Z', '#ffffff', 'opacity="0.6"') +
    path('M392 60A396 396 0 0 1 60 392A430 430 0 0 0 392 60Z', '#6d5a3a', 'opacity="0.35"');
  const wood = '#6d4526';
  const out =
    ground(s, 'arcilla', 'mesa', 860) +
    group(ell(690, 600, 410, 430, '#3a1810', 'opacity="0.38"'), `filter="${s.soft(26)}"`) +
    s.pool(640, 1030, 420, 46, 0.6) +
    place(600, 560, 0, 1.02, art) +
    path(
      'M340 1020L400 850H450L420 1020ZM860 1020L800 850H750L780 1020Z',
      s.lin([
        [0, lighten(wood, 0.3)],
        [1, darken(wood, 0.3)],
      ]),
    ) +
    path(
      'M372 926Q380 960 420 966H780Q820 960 828 926L846 940Q840 1000 780 1002H420Q360 1000 354 940Z',
      s.lin(
        [
          [0, lighten(wood, 0.35)],
          [1, darken(wood, 0.35)],
        ],
        0,
        0,
        0,
        1,
      ),
    );
  return s.done(out);
}

function jarra(): string {
  const s = sheet(1200, 1200, 26);
  const glaze = '#efe5cc';
  const b = turned(
    560,
    [
      [360, 140, 1],
      [400, 128],
      [470, 132],
      [580, 216],
      [700, 256],
      [800, 240],
      [900, 180],
      [940, 170, 1],
      [958, 178, 1],
    ],
    0.15,
  );
  let out =
    ground(s, 'pino', 'arco') +
    s.cast(b.body, 962, 340) +
    s.pool(610, 985, 300, 54, 0.6) +
    line('M690 430C880 380 900 660 790 720', darken(glaze, 0.5), 56) +
    line('M690 430C880 380 900 660 790 720', glaze, 46) +
    line('M692 418C840 384 876 520 846 610', '#ffffff', 10, 'opacity="0.8"') +
    times(7, (i) =>
      place(
        [724, 770, 808, 834, 846, 846, 834][i] ?? 0,
        [424, 430, 452, 490, 540, 590, 640][i] ?? 0,
        i * 15,
        1,
        box(-4, -22, 8, 44, '#22506b', 'opacity="0.8"'),
      ),
    );
  out +=
    place(480, 400, -110, 1.1, wheat(330, '#e2bd6a')) +
    place(560, 400, -92, 1.02, wheat(330, '#d2a852')) +
    place(620, 400, -74, 1.1, wheat(330, '#e9cc84')) +
    place(540, 400, -101, 0.9, rosemary(s, 330)) +
    place(610, 400, -84, 0.85, rosemary(s, 320));
  out +=
    path(b.body, s.round(glaze, 0.6)) +
    path(
      'M430 352Q380 330 366 300Q420 320 470 344Q560 380 650 346Q690 350 700 362Q690 400 560 402Q440 398 430 352Z',
      s.round(glaze, 0.6),
    ) +
    path('M438 356Q560 402 694 360Q640 392 560 392Q470 390 438 356Z', '#8f7f5e', 'opacity="0.7"');
  const tint = ['#22506b', '#3f7a5e', '#c98a2e'];
  const shape = (deg: number, y: number, pts: Point[], color: string) =>
    path(spline(pts.map(([dx, dy]) => b.at(Math.max(-90, Math.min(90, deg + dx)), y + dy))), color);
  out +=
    [500, 512].map((y) => line(b.ring(y), tint[0]!, 6)).join('') +
    path(b.band(868, 886), tint[1]!, 'opacity="0.85"') +
    line(b.ring(900), tint[0]!, 5) +
    line(b.ring(552), tint[2]!, 9);
  for (let deg = -84; deg <= 84; deg += 42) {
    out +=
      times(6, (i) => {
        const a = rad(i * 60);
        return shape(
          deg,
          690,
          [
            [0, 0],
            [Math.cos(a) * 7 - Math.sin(a) * 4, Math.sin(a) * 30 + Math.cos(a) * 16],
            [Math.cos(a) * 13, Math.sin(a) * 58],
            [Math.cos(a) * 7 + Math.sin(a) * 4, Math.sin(a) * 30 - Math.cos(a) * 16],
          ],
          tint[0]!,
        );
      }) +
      shape(
        deg,
        690,
        range(8).map((i) => [Math.cos(i * 0.785) * 3.2, Math.sin(i * 0.785) * 14] as const),
        tint[2]!,
      );
    out +=
      [-1, 1]
        .map((k) =>
          shape(
            deg + 21,
            690 + k * 70,
            [
              [0, -k * 34],
              [5, 0],
              [0, k * 42],
              [-5, 0],
            ],
            tint[1]!,
          ),
        )
        .join('') +
      line(
        poly(
          range(9).map((i) => b.at(Math.min(90, deg + 21), 600 + i * 24)),
          false,
        ),
        tint[1]!,
        4,
      );
  }
  return s.done(
    out +
      path(
        b.body,
        s.lin([
          [0, '#2a1712', 0.3],
          [0.15, '#2a1712', 0],
          [0.6, '#2a1712', 0],
          [1, '#2a1712', 0.5],
        ]),
      ) +
      white(b.sliver(-0.76, -0.62, 430, 880), 0.5) +
      white(b.sliver(-0.52, -0.49, 560, 800), 0.4),
  );
}

function toro(): string {
  const s = sheet(1200, 1200, 27);
  const clay = '#4a2a22';
  const bodyPts: Point[] = [
    [250, 560],
    [300, 500],
    [370, 470],
    [430, 410],
    [520, 392],
    [620, 440],
    [720, 452],
    [830, 436],
    [920, 470],
    [960, 560],
    [958, 680],
    [962, 800],
    [952, 920],
    [900, 936],
    [846, 924],
    [838, 820],
    [800, 740],
    [700, 752],
    [590, 762],
    [512, 750],
    [480, 830],
    [476, 922],
    [426, 936],
    [372, 922],
    [366, 820],
    [352, 730],
    [310, 690],
    [262, 680],
    [226, 700],
    [190, 680],
    [196, 620],
  ];
  const body = spline(bodyPts);
  const cream = '#ecc9a0';
  const spiral = (x: number, y: number, r: number) =>
    line(
      poly(
        range(46).map((i) => {
          const a = i * 0.36;
          return [x + Math.cos(a) * r * (1 - i / 50), y + Math.sin(a) * r * (1 - i / 50)] as const;
        }),
        false,
      ),
      cream,
      7,
    );
  let out = ground(s, 'arcilla', 'arco', 800) + s.cast(body, 930, 400, 0.4) + s.pool(620, 945, 430, 46, 0.65);
  out +=
    path(
      'M760 740Q790 800 796 918Q770 932 738 920Q728 800 690 740ZM560 750Q560 840 556 920Q528 932 500 920Q498 840 490 740Z',
      darken(clay, 0.5),
    ) +
    path(
      'M940 470Q1040 500 1022 640Q1016 720 1040 770Q1004 780 990 740Q990 640 994 600Q996 540 930 530Z',
      darken(clay, 0.2),
    ) +
    path('M1016 740Q1060 770 1036 830Q1000 820 990 744Z', darken(clay, 0.4));
  out +=
    path('M620 450Q616 380 640 350Q700 336 730 352Q744 400 740 460Z', s.round(clay, 0.35)) +
    ell(684, 350, 46, 13, darken(clay, 0.6)) +
    line('M640 350a46 13 0 0 0 90 2', cream, 5);
  out += path(
    body,
    s.lin(
      [
        [0, lighten(clay, 0.3)],
        [0.35, lighten(clay, 0.06)],
        [0.75, darken(clay, 0.35)],
        [1, darken(clay, 0.5)],
      ],
      300,
      380,
      640,
      960,
    ),
  );
  let marks =
    spiral(470, 560, 84) +
    spiral(862, 600, 84) +
    times(16, (i) => place(664, 600, i * 22.5, 1, path('M0 -84L13 -52H-13Z', cream))) +
    ell(664, 600, 44, 44, 'none', `stroke="${cream}" stroke-width="7"`) +
    ell(664, 600, 16, 16, cream);
  marks +=
    line(
      spline(
        [
          [300, 512],
          [400, 452],
          [520, 424],
          [640, 470],
          [780, 478],
          [910, 480],
        ],
        false,
      ),
      cream,
      6,
    ) +
    line(
      poly(
        range(37).map((i) => [520 + i * 10, (i % 2 ? 722 : 700) + (i > 28 ? (i - 28) * 3 : 0)] as const),
        false,
      ),
      cream,
      6,
    ) +
    [800, 830, 860, 890]
      .map((y, i) => line(`M368 ${y}Q424 ${y + 16} 478 ${y}M842 ${y}Q900 ${y + 16} 958 ${y}`, cream, i % 2 ? 4 : 8))
      .join('');
  marks += times(5, (i) => line(`M${346 + i * 9} ${500 + i * 2}Q${330 + i * 12} 600 ${352 + i * 10} 690`, cream, 4));
  out += group(marks, `clip-path="${s.clip(body)}" opacity="0.88"`);
  out +=
    path(
      'M286 520Q330 470 300 420Q250 380 180 400Q230 416 244 450Q252 490 250 540Z',
      s.lin(
        [
          [0, '#f6e6c6'],
          [1, '#b98f5c'],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    path(
      'M352 486Q420 450 420 390Q400 330 330 320Q366 350 366 392Q360 440 312 470Z',
      s.lin(
        [
          [0, '#fdf2d8'],
          [1, '#c9a06a'],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    path('M350 520Q410 490 438 520Q410 556 352 552Z', lighten(clay, 0.2)) +
    line('M360 534Q400 516 424 522', cream, 5);
  out +=
    ell(272, 574, 15, 11, cream) +
    ell(272, 575, 7, 7, '#1c0d08') +
    line('M204 636q12 -8 22 2M202 664Q226 662 244 650', cream, 5);
  return s.done(
    out +
      line(
        spline(
          [
            [256, 552],
            [304, 492],
            [372, 462],
            [432, 404],
            [520, 386],
            [600, 424],
          ],
          false,
        ),
        '#fff0d8',
        7,
        'opacity="0.6"',
      ) +
      line(
        spline(
          [
            [740, 446],
            [830, 430],
            [914, 464],
          ],
          false,
        ),
        '#fff0d8',
        6,
        'opacity="0.5"',
      ),
  );
}

function azulejo(): string {
  const s = sheet(1200, 1200, 28);
  const [blue, pale] = ['#1f4e74', '#f6f0de'];
  const tileScene = hangingHouses({
    sky: '#dfe8e4',
    sun: '#e9b44a',
    far: '#a8c3cc',
    rock: '#5c8fae',
    shade: blue,
    wall: '#fbf6e6',
    wood: '#173a58',
    roof: '#d08a2e',
    water: '#3f7a8e',
    pine: '#3f7a5e',
  });
  let tiles =
    box(0, 0, 700, 700, pale) +
    inset(s, 70, 70, 560, 560, tileScene) +
    box(70, 70, 560, 560, 'none', `stroke="${blue}" stroke-width="8"`) +
    box(10, 10, 680, 680, 'none', `stroke="${blue}" stroke-width="6"`);
  tiles += range(4)
    .map((side) =>
      group(
        times(10, (i) =>
          place(
            70 + i * 62,
            40,
            0,
            1,
            path(leaf(25, 9), i % 2 ? '#d08a2e' : blue, 'transform="rotate(-90)"') +
              path(leaf(25, 9), i % 2 ? '#d08a2e' : blue, 'transform="rotate(90)"') +
              ell(31, 0, 7, 7, '#3f7a5e'),
          ),
        ),
        `transform="rotate(${side * 90} 350 350)"`,
      ),
    )
    .join('');
  tiles +=
    times(4, (i) => {
      const [x, y] = [(i % 2) * 350, Math.floor(i / 2) * 350];
      return (
        box(
          x + 3,
          y + 3,
          344,
          344,
          s.lin(
            [
              [0, '#ffffff', 0.55],
              [0.3, '#ffffff', 0.04],
              [0.75, '#ffffff', 0],
              [1, '#1f2a3a', 0.22],
            ],
            0,
            0,
            1,
            1,
          ),
          'rx="10"',
        ) + line(`M${x + 12} ${y + 336}V${y + 12}H${x + 336}`, '#ffffff', 5, 'opacity="0.8"')
      );
    }) +
    line('M350 0V700M0 350H700', '#8a8470', 8) +
    line('M353 0V700M0 353H700', '#fffaf0', 2);
  const wood = '#8a5a32';
  return s.done(
    ground(s, 'rosa', 'mesa', 900) +
      group(box(300, 220, 720, 740, '#3a1810', 'opacity="0.4"'), `filter="${s.soft(24)}"`) +
      s.pool(640, 1010, 520, 46, 0.55) +
      box(
        212,
        178,
        776,
        776,
        s.lin(
          [
            [0, lighten(wood, 0.4)],
            [1, darken(wood, 0.35)],
          ],
          0,
          0,
          1,
          1,
        ),
        'rx="8"',
      ) +
      box(232, 198, 736, 736, darken(wood, 0.5)) +
      place(250, 216, 0, 1, tiles) +
      box(
        140,
        952,
        920,
        44,
        s.lin(
          [
            [0, lighten(wood, 0.3)],
            [1, darken(wood, 0.4)],
          ],
          0,
          0,
          0,
          1,
        ),
        'rx="8"',
      ),
  );
}

function taza(): string {
  const s = sheet(1200, 1200, 29);
  const cup = turned(
    570,
    [
      [480, 250, 1],
      [500, 250],
      [700, 246],
      [860, 232],
      [930, 204],
      [945, 190, 1],
    ],
    0.17,
  );
  const print = { ...daylight, rock: '#b4532f', shade: '#7d3418', wall: '#e2b25a', wood: '#33241c' };
  let out =
    ground(s, 'jucar', 'arco') +
    s.cast(cup.body, 948, 470) +
    s.pool(620, 972, 330, 58, 0.55) +
    line('M806 590C980 550 990 820 790 820', '#8f7f5e', 62) +
    line('M806 590C980 550 990 820 790 820', '#f2e8d2', 50) +
    line('M812 578C920 560 952 640 930 720', '#ffffff', 11, 'opacity="0.9"') +
    path(cup.body, s.round('#f3e9d4', 0.7));
  out += group(
    ell(570, 720, 150, 150, '#e9b44a') +
      path('M300 880Q420 800 540 850T860 820V1000H300Z', '#2f7f7a') +
      path('M300 920Q440 860 600 900T860 880V1020H300Z', '#2f4a3c') +
      `<g transform="translate(335 545) scale(0.47 0.385)">${mangana(print)}</g>` +
      times(5, (i) => path(`M${372 + i * 28} ${860 - (i % 2) * 18}q14 -60 28 0Z`, '#2f4a3c')) +
      line('M650 640q14 -14 28 0q14 -14 28 0M690 690q10 -10 20 0q10 -10 20 0', '#33241c', 5),
    `clip-path="${s.clip(cup.band(540, 925))}"`,
  );
  out +=
    line(cup.ring(538), '#2f7f7a', 6) +
    path(
      cup.body,
      s.lin([
        [0, '#2a1712', 0.32],
        [0.12, '#2a1712', 0],
        [0.55, '#2a1712', 0],
        [1, '#2a1712', 0.5],
      ]),
    ) +
    white(cup.sliver(-0.84, -0.68, 530, 900), 0.75);
  out +=
    ell(570, 480, 250, 42, '#fffaf0') +
    ell(570, 484, 232, 34, darken('#f3e9d4', 0.3)) +
    ell(
      572,
      492,
      220,
      26,
      s.lin([
        [0, '#8a5630'],
        [1, '#3d2116'],
      ]),
    ) +
    ell(500, 486, 70, 7, '#c99a66', 'opacity="0.8"') +
    times(3, (i) => line(`M${490 + i * 80} 430q-40 -60 0 -120t0 -120`, '#fffaf0', 14, 'opacity="0.4"'));
  const biscuit = (x: number, y: number, a: number) =>
    place(
      x,
      y,
      a,
      1,
      ell(0, 10, 92, 40, '#7d4a1e') +
        ell(
          0,
          0,
          92,
          40,
          s.lin([
            [0, '#e7bd7c'],
            [1, '#b07a36'],
          ]),
        ) +
        times(6, (i) => ell(-50 + i * 20, (i % 2) * 14 - 8, 8, 4, '#7d4a1e', 'opacity="0.5"')),
    );
  return s.done(out + s.pool(280, 1090, 200, 30, 0.4) + biscuit(330, 1070, 0) + biscuit(240, 1050, -8));
}

function navaja(): string {
  const s = sheet(1200, 1200, 30);
  const [steel, horn] = ['#b8bec0', '#6b3a1e'];
  const blade = 'M0 -34L-420 -44Q-520 -44 -590 24Q-480 40 -380 40L0 40Z';
  const handle = 'M-12 -52Q120 -70 260 -48Q420 -22 520 60Q560 96 540 120Q514 138 470 110Q380 52 250 44Q120 44 -12 54Z';
  let knife =
    path(blade, '#2a1712', 'opacity="0.4" transform="translate(20 34)"') +
    path(handle, '#2a1712', 'opacity="0.45" transform="translate(20 36)"') +
    path(
      blade,
      s.lin(
        [
          [0, '#f4f6f4'],
          [0.42, steel],
          [0.5, '#e9eceb'],
          [1, '#7d8688'],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    path('M-588 24Q-480 40 -380 40L0 40V22L-380 22Q-500 22 -570 8Z', '#eef1f0') +
    line('M-440 -30Q-240 -24 -40 -20', '#8d9698', 5) +
    path('M-110 -30q16 12 32 0Z', '#7d8688');
  knife +=
    path(
      handle,
      s.lin(
        [
          [0, lighten(horn, 0.45)],
          [0.45, horn],
          [1, darken(horn, 0.5)],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    group(
      times(26, (i) =>
        line(
          `M${20 + i * 20} ${-60 + i * 2}q${10 + s.rnd() * 20} 60 ${-6 + s.rnd() * 24} 150`,
          i % 2 ? '#d2a066' : '#2e1408',
          3 + s.rnd() * 5,
          'opacity="0.4"',
        ),
      ) + line('M40 -40Q260 -54 420 14', '#ffe6c2', 8, 'opacity="0.6"'),
      `clip-path="${s.clip(handle)}"`,
    );
  const brass = s.lin(
    [
      [0, '#fbeab4'],
      [0.5, '#c9a04a'],
      [1, '#7a5a1c'],
    ],
    0,
    0,
    0,
    1,
  );
  knife +=
    path('M-18 -54Q40 -64 84 -62L76 48Q30 52 -18 56Z', brass) +
    line('M60 -60L54 48M76 -62L68 48', '#7a5a1c', 3.5) +
    ell(22, 0, 20, 20, '#8a6a24') +
    ell(19, -3, 17, 17, '#f2d88a') +
    [190, 320].map((x, i) => ell(x, -4 + i * 8, 10, 10, '#8a6a24') + ell(x - 2, -6 + i * 8, 8, 8, '#f6e2a0')).join('') +
    path('M470 30Q552 80 546 116Q520 140 470 110Q440 92 470 30Z', brass) +
    times(5, (i) =>
      place(
        150 + i * 60,
        -6 + i * i * 2,
        i * 8,
        1,
        i % 2 ? path('M0 -14L10 0L0 14L-10 0Z', '#f2d88a', 'opacity="0.8"') : '',
      ),
    );
  const wood = '#8a6a4c';
  let out =
    box(0, 0, 1200, 1200, wood) +
    times(
      5,
      (i) =>
        box(
          0,
          i * 240,
          1200,
          236,
          s.lin([
            [0, mix(wood, '#c9a882', 0.5 - (i % 3) * 0.12)],
            [1, darken(wood, 0.08 * (i % 3))],
          ]),
        ) +
        times(9, (k) =>
          line(
            `M-20 ${i * 240 + 20 + k * 24}Q${300 + s.rnd() * 500} ${n(i * 240 + 4 + k * 24 + s.rnd() * 30)} 1220 ${i * 240 + 16 + k * 25}`,
            k % 2 ? '#5f4226' : '#d9bd96',
            3,
            'opacity="0.3"',
          ),
        ),
    );
  const weft = (color: string) =>
    times(24, (i) => line(`M${-400 + i * 36} -290V290`, color, 3, 'opacity="0.35"')) +
    times(17, (i) => line(`M-430 ${-284 + i * 35}H430`, '#fffaf0', 2, 'opacity="0.3"'));
  const napkin =
    box(
      -430,
      -290,
      860,
      580,
      s.lin(
        [
          [0, '#f6eedc'],
          [1, '#cfbf9e'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    weft('#a8946a') +
    box(-430, -250, 860, 16, '#2f7f7a', 'opacity="0.75"') +
    box(-430, -222, 860, 6, '#2f7f7a', 'opacity="0.75"') +
    box(-430, 234, 860, 16, '#2f7f7a', 'opacity="0.75"') +
    times(40, (i) => line(`M${-424 + i * 21.8} 290v28M${-424 + i * 21.8} -290v-28`, '#e2d4b4', 5));
  out +=
    place(640, 660, 14, 1, group(box(-430, -290, 880, 600, '#24130a', 'opacity="0.45"'), `filter="${s.soft(16)}"`)) +
    place(600, 610, 14, 1, napkin);
  return s.done(out + place(600, 640, -32, 1.02, knife) + place(840, 1010, -30, 1, rosemary(s, 330)), 0.3);
}

export const artesania = {
  'cesta-mimbre': cestaMimbre,
  'cesto-pan-mimbre': cestoPan,
  'lampara-mimbre': lampara,
  botijo,
  'plato-ceramica': plato,
  'jarra-ceramica': jarra,
  'toro-iberico': toro,
  'azulejo-casas-colgadas': azulejo,
  'taza-mangana': taza,
  'navaja-artesana': navaja,
} as const;
