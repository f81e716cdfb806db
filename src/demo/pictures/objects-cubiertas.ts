/** Book covers: one bold composition each, with a title plate of pure ornament. */

import type { CoverName } from './names.ts';
import type { Point, Sheet } from './objects-kit.ts';
import {
  box,
  darken,
  ell,
  group,
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
} from './objects-kit.ts';
import { lavender, pineTree, tormo } from './objects-motivos.ts';

const diamond = (x: number, y: number, r: number, c: string) =>
  path(`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`, c);
/** Where the title would go: a flourish of leafy tendrils between two rules. */
function plate(
  x: number,
  y: number,
  w: number,
  h: number,
  paper: string,
  accent: string,
  shape: 'recta' | 'oval' | 'libre' = 'recta',
): string {
  const [cx, cy, k] = [x + w / 2, y + h / 2, Math.min(w / 460, h / 200)];
  const frame =
    shape === 'oval'
      ? ell(cx, cy, w / 2, h / 2, paper) +
        ell(cx, cy, w / 2 - 14, h / 2 - 14, 'none', `stroke="${accent}" stroke-width="4"`)
      : shape === 'recta'
        ? box(x, y, w, h, paper) +
          box(x + 12, y + 12, w - 24, h - 24, 'none', `stroke="${accent}" stroke-width="4"`) +
          [
            [x + 12, y + 12],
            [x + w - 12, y + 12],
            [x + 12, y + h - 12],
            [x + w - 12, y + h - 12],
          ]
            .map(([a = 0, b = 0]) => diamond(a, b, 11, accent))
            .join('')
        : '';
  const leaves: [number, number, number, number][] = [
    [52, -10, -52, 34],
    [60, 8, 40, 32],
    [92, -24, -70, 28],
    [102, -16, 30, 30],
    [136, 14, -40, 28],
    [128, 20, 70, 30],
    [34, 2, -90, 22],
    [34, 2, 90, 22],
  ];
  const half =
    line('M24 0C60 -40 100 -34 122 4C138 32 172 26 172 0C172 -20 148 -22 146 -4', accent, 6) +
    leaves.map(([lx, ly, turn, size]) => place(lx, ly, turn, 1, path(leaf(size, size * 0.3), accent))).join('') +
    ell(147, -2, 6, 6, accent);
  const rule = (dy: number, reach: number) =>
    path(`M${-reach} ${dy}Q0 ${dy - 7} ${reach} ${dy}Q0 ${dy + 7} ${-reach} ${dy}Z`, accent) +
    diamond(0, dy, 11, accent) +
    ell(-reach - 12, dy, 4, 4, accent) +
    ell(reach + 12, dy, 4, 4, accent);
  const rosette =
    times(8, (i) => place(0, 0, i * 45, 1, path(leaf(26, 7), accent))) +
    ell(0, 0, 6, 6, paper) +
    ell(0, 0, 3.5, 3.5, accent);
  return (
    frame +
    place(
      cx,
      cy,
      0,
      n(k * 100) / 100,
      half + group(half, 'transform="scale(-1 1)"') + rosette + rule(-58, 130) + rule(58, 130),
    )
  );
}

function hoces(s: Sheet): string {
  const reds = ['#f0c08a', '#e39a62', '#d0744a', '#b4532f', '#8a3a24', '#5f2520'];
  let out =
    box(
      0,
      0,
      800,
      1200,
      s.lin(
        [
          [0, '#f7e3bd'],
          [1, '#f0c58c'],
        ],
        0,
        0,
        0,
        1,
      ),
    ) + ell(400, 560, 150, 150, '#fbf3dc');
  out +=
    path(
      'M400 560C470 660 300 720 380 820C470 930 260 1010 330 1200H560C500 1050 640 960 540 830C480 740 540 660 440 560Z',
      s.lin(
        [
          [0, '#8fd0c4'],
          [1, '#1f6f6c'],
        ],
        0,
        560,
        0,
        1200,
      ),
    ) + times(7, (i) => line(`M${360 + i * 16} ${720 + i * 66}q50 -16 100 4`, '#d8f2ea', 5, 'opacity="0.7"'));
  const iron = '#4a1f1c';
  const pillar = (x: number) =>
    path(`M${x - 15} 500H${x + 15}L${x + 26} 800H${x - 26}Z`, '#9a5a40') +
    path(`M${x + 4} 500H${x + 15}L${x + 26} 800H${x + 8}Z`, '#6f3526') +
    path(`M${x - 60} 820Q${x - 40} 770 ${x} 784Q${x + 44} 766 ${x + 60} 824Z`, '#e39a62');
  const bridge =
    pillar(300) +
    pillar(512) +
    box(100, 452, 600, 13, iron) +
    line('M100 428H700', iron, 4) +
    times(25, (i) => line(`M${100 + i * 25} 428V452`, iron, 3)) +
    line('M100 502H700', iron, 6) +
    times(24, (i) => line(`M${100 + i * 25} 464l25 38M${125 + i * 25} 464l-25 38`, iron, 3));
  reds.forEach((c, i) => {
    if (i === 1) out += bridge;
    const [x, top] = [340 - i * 58, 430 + i * 60 - (i === 3 ? 30 : 0)];
    out += path(
      `M0 ${top - 60}L${x * 0.5} ${top - 40}L${x} ${top}Q${x + 40} ${top + 90} ${x - 10} ${top + 170}Q${x + 60} ${top + 300} ${x - 30} ${top + 420}Q${x + 40} ${top + 560} ${x - 40} 1200H0Z`,
      c,
    );
    out += path(
      `M800 ${top - 90}L${800 - x * 0.4} ${top - 50}L${820 - x} ${top + 20}Q${770 - x} ${top + 120} ${830 - x} ${top + 210}Q${760 - x} ${top + 330} ${850 - x} ${top + 450}Q${790 - x} ${top + 590} ${860 - x} 1200H800Z`,
      c,
    );
    out += times(3, (k) =>
      line(
        `M0 ${top + 60 + k * 90}Q${x * 0.5} ${top + 30 + k * 96} ${x - 8} ${top + 60 + k * 92}M800 ${top + 50 + k * 96}Q${800 - x * 0.4} ${top + 80 + k * 90} ${832 - x} ${top + 70 + k * 96}`,
        darken(c, 0.2),
        4,
        'opacity="0.6"',
      ),
    );
  });
  return (
    out +
    times(2, (i) => line(`M${340 + i * 80} ${390 - i * 30}q18 -16 36 0q18 -16 36 0`, '#5f2520', 6)) +
    plate(150, 90, 500, 220, '#fbf3dc', '#8a3a24')
  );
}

function leyendas(s: Sheet): string {
  let out =
    box(
      0,
      0,
      800,
      1200,
      s.lin(
        [
          [0, '#141a38'],
          [0.6, '#2c3f6b'],
          [1, '#5a5f8a'],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    times(90, () =>
      ell(
        s.rnd() * 800,
        s.rnd() * 700,
        1 + s.rnd() * 3,
        1 + s.rnd() * 3,
        '#f6e8c0',
        `opacity="${n(0.4 + s.rnd() * 0.6)}"`,
      ),
    );
  out +=
    ell(400, 640, 300, 300, '#f3e2b2', 'opacity="0.18"') +
    ell(
      400,
      640,
      250,
      250,
      s.radial(
        [
          [0, '#fff6d8'],
          [1, '#e9cf8e'],
        ],
        340,
        580,
        330,
      ),
    ) +
    [
      [330, 560, 40],
      [470, 720, 54],
      [480, 560, 24],
      [300, 700, 26],
    ]
      .map(([x = 0, y = 0, r = 0]) => ell(x, y, r, r * 0.9, '#d9bd78', 'opacity="0.6"'))
      .join('');
  out +=
    path('M0 960Q180 860 330 900T620 870T800 930V1200H0Z', '#26305a') +
    path('M0 1040Q220 930 400 960T800 1030V1200H0Z', '#11162e');
  out +=
    path('M372 964L384 700H332V652H384V570H424V652H476V700H424L436 964Z', '#0c1024') +
    path('M340 964h128l22 40H318Z', '#0c1024') +
    line('M396 660V960', '#3a4674', 5);
  const branch = (x: number, y: number, a: number, l: number, d: number): string => {
    const [x2, y2] = [x + Math.cos(rad(a)) * l, y + Math.sin(rad(a)) * l];
    return (
      line(`M${n(x)} ${n(y)}L${n(x2)} ${n(y2)}`, '#0c1024', d * 5) +
      (d > 1
        ? branch(x2, y2, a - 24 - s.rnd() * 14, l * 0.74, d - 1) + branch(x2, y2, a + 18 + s.rnd() * 16, l * 0.7, d - 1)
        : '')
    );
  };
  out +=
    branch(690, 1060, -100, 150, 5) +
    branch(90, 1050, -78, 120, 5) +
    line('M210 520q26 -26 50 0q26 -26 50 0M560 470q20 -20 38 0q20 -20 38 0', '#0c1024', 8);
  const gold = '#d9a741';
  return (
    out +
    box(40, 36, 724, 1128, 'none', `stroke="${gold}" stroke-width="5"`) +
    box(54, 50, 696, 1100, 'none', `stroke="${gold}" stroke-width="2"`) +
    [
      [40, 36],
      [764, 36],
      [40, 1164],
      [764, 1164],
    ]
      .map(([x = 0, y = 0]) => diamond(x, y, 24, gold))
      .join('') +
    plate(180, 90, 440, 220, '#141a38', gold, 'libre')
  );
}

function cocina(s: Sheet): string {
  let out =
    box(0, 0, 800, 1200, '#e2a83a') +
    times(14, (i) => place(400, 700, -180 + i * 13.85, 1, path('M0 -26L900 -70V70L0 26Z', '#edbb57')));
  out +=
    times(4, (r) => times(10, (c) => box(c * 80, 960 + r * 80 - 40, 80, 80, (r + c) % 2 ? '#f7edd6' : '#b4432a'))) +
    box(0, 918, 800, 10, '#7a2618');
  out +=
    line(
      'M300 560C250 480 360 440 310 350M400 540C350 450 460 410 400 320M500 560C450 480 560 440 500 350',
      '#f7edd6',
      22,
    ) +
    [
      [300, 352, -130],
      [320, 440, -40],
      [400, 318, -90],
      [385, 420, -150],
      [500, 348, -50],
      [520, 440, -140],
      [430, 470, -30],
    ]
      .map(([x = 0, y = 0, a = 0]) => place(x, y, a, 1, path(leaf(82, 24), '#3f6b4c') + line('M8 0H70', '#8fb389', 4)))
      .join('');
  out += ell(420, 985, 270, 30, '#5a1c12', 'opacity="0.35"');
  out +=
    path('M96 720q-76 -10 -76 44q0 60 96 52ZM704 720q76 -10 76 44q0 60 -96 52Z', '#7a2618') +
    path('M70 640H730V720Q730 960 520 980H280Q70 960 70 720Z', '#a63a22') +
    path('M470 640H730V720Q730 960 520 980H430Q560 900 470 640Z', '#7a2618') +
    ell(400, 640, 330, 72, '#5a1c12') +
    ell(400, 648, 300, 56, '#c98a4a') +
    times(26, () => ell(160 + s.rnd() * 480, 622 + s.rnd() * 56, 12, 6, s.rnd() > 0.5 ? '#7d4a24' : '#f0cf9a'));
  out += times(7, (i) =>
    place(
      150 + i * 84,
      800 + Math.sin(i * 0.52) * 44,
      i * 6 - 18,
      1,
      times(4, (k) => place(0, 0, k * 90, 1, path(leaf(38, 13), '#f2d49a'))) + ell(0, 0, 8, 8, '#e2a83a'),
    ),
  );
  out += place(
    628,
    640,
    -64,
    1,
    box(-30, -16, 330, 32, '#7d4a24', 'rx="16"') + box(-20, -10, 300, 9, '#b98248', 'rx="4"'),
  );
  return (
    out +
    plate(150, 70, 500, 210, '#f7edd6', '#7a2618', 'oval') +
    place(
      160,
      1080,
      0,
      1,
      path('M0 -90C16 -50 84 -46 84 14C84 62 40 72 0 72C-40 72 -84 62 -84 14C-84 -46 -16 -50 0 -90Z', '#f4e8ea') +
        line('M0 -86C-40 -30 -50 30 -30 70M0 -86C40 -30 50 30 30 70M0 -86V72', '#9a4a78', 6),
    ) +
    place(
      640,
      1080,
      20,
      1,
      times(6, (i) => place(0, 0, i * 60, 1, path(leaf(84, 26), i % 2 ? '#7e5bb0' : '#9a78c8'))) +
        line('M0 0L30 -56M0 0L-44 -34M0 0L10 58', '#d23a16', 9),
    )
  );
}

function senderos(): string {
  let out = box(0, 0, 800, 1200, '#dfe3c4');
  const hills: [number, number, number, number][] = [
    [220, 560, 340, 260],
    [640, 860, 330, 330],
    [560, 380, 220, 170],
    [120, 1080, 260, 200],
  ];
  hills.forEach(([cx, cy, rx, ry], h) => {
    range(8).forEach((i) => {
      const k = 1 - i / 8;
      const pts: Point[] = range(14).map((j) => {
        const a = (j / 14) * 6.283;
        const w = 1 + Math.sin(j * 2.1 + h * 3) * 0.13 + Math.cos(j * 1.3 + h) * 0.08;
        return [cx + Math.cos(a) * rx * k * w, cy + Math.sin(a) * ry * k * w];
      });
      out += path(
        spline(pts),
        mix('#cfd8ae', '#3f6b4c', (i + 0.5) / 8),
        `stroke="#2f4a3c" stroke-width="2.5" stroke-opacity="0.5"`,
      );
    });
  });
  out +=
    line(
      spline(
        [
          [-20, 820],
          [140, 800],
          [330, 860],
          [400, 1000],
          [430, 1220],
        ],
        false,
      ),
      '#f3f1dc',
      46,
    ) +
    line(
      spline(
        [
          [-20, 820],
          [140, 800],
          [330, 860],
          [400, 1000],
          [430, 1220],
        ],
        false,
      ),
      '#3f9a94',
      30,
    );
  out +=
    line(
      spline(
        [
          [560, 1180],
          [500, 1060],
          [560, 960],
          [690, 900],
          [640, 800],
          [470, 740],
          [330, 700],
          [210, 640],
          [230, 540],
          [390, 500],
          [520, 430],
          [560, 370],
        ],
        false,
      ),
      '#fffaf0',
      22,
    ) +
    line(
      spline(
        [
          [560, 1180],
          [500, 1060],
          [560, 960],
          [690, 900],
          [640, 800],
          [470, 740],
          [330, 700],
          [210, 640],
          [230, 540],
          [390, 500],
          [520, 430],
          [560, 370],
        ],
        false,
      ),
      '#c2452a',
      13,
      'stroke-dasharray="34 24"',
    );
  out += [
    [90, 700, 90],
    [150, 720, 120],
    [300, 1000, 110],
    [250, 1030, 84],
    [720, 620, 120],
    [660, 640, 90],
    [740, 1080, 140],
    [660, 1110, 100],
    [340, 380, 84],
    [120, 440, 110],
  ]
    .map(([x = 0, y = 0, h = 0]) => place(x, y, 0, 1, pineTree(h, '#234034')))
    .join('');
  out +=
    path('M560 372V250l84 30l-84 34', '#c2452a') +
    line('M560 372V248', '#2a2018', 9) +
    box(500, 1030, 62, 18, '#fffaf0') +
    box(500, 1050, 62, 18, '#c2452a');
  return (
    out +
    box(0, 0, 800, 290, '#234034') +
    path('M0 290Q200 330 400 300T800 320V280H0Z', '#234034') +
    plate(150, 40, 500, 220, '#234034', '#e9dfae', 'libre') +
    place(
      680,
      470,
      20,
      1,
      ell(0, 0, 62, 62, '#f6efd8', 'stroke="#234034" stroke-width="8"') +
        path('M0 -46L15 0H-15Z', '#c2452a') +
        path('M0 46L15 0H-15Z', '#234034'),
    )
  );
}

function catedral(s: Sheet): string {
  const glass = ['#c2452a', '#e2a83a', '#2f7f9a', '#3f8a6a', '#7a4a9a', '#e9d28a'];
  let out =
    box(
      0,
      0,
      800,
      1200,
      s.lin(
        [
          [0, '#23283a'],
          [1, '#141824'],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    path('M90 1200V620Q90 300 400 110Q710 300 710 620V1200Z', '#cdbb96') +
    path('M130 1200V630Q130 340 400 168Q670 340 670 630V1200Z', '#8f7d5c') +
    path('M160 1200V640Q160 370 400 214Q640 370 640 640V1200Z', '#11141f');
  const rose = (cx: number, cy: number, R: number) => {
    const ring = (count: number, r0: number, r1: number, shift: number) =>
      times(count, (i) =>
        place(
          cx,
          cy,
          (360 / count) * i + shift,
          1,
          path(
            `M${n(r0)} 0Q${n((r0 + r1) / 2)} ${n(((-r1 * Math.PI) / count) * 0.92)} ${n(r1)} ${n(((-r1 * Math.PI) / count) * 0.5)}A${n(((r1 * Math.PI) / count) * 0.55)} ${n(((r1 * Math.PI) / count) * 0.55)} 0 0 1 ${n(r1)} ${n(((r1 * Math.PI) / count) * 0.5)}Q${n((r0 + r1) / 2)} ${n(((r1 * Math.PI) / count) * 0.92)} ${n(r0)} 0Z`,
            glass[(i + count) % 6]!,
          ),
        ),
      );
    return (
      ell(cx, cy, R, R, '#cdbb96') +
      ell(cx, cy, R * 0.94, R * 0.94, '#1a1f2e') +
      ring(16, R * 0.5, R * 0.82, 11) +
      times(16, (i) => place(cx, cy, i * 22.5, 1, ell(R * 0.86, 0, R * 0.05, R * 0.05, glass[(i * 2 + 3) % 6]!))) +
      ring(8, R * 0.14, R * 0.44, 0) +
      ell(cx, cy, R * 0.14, R * 0.14, '#e2a83a') +
      ell(cx, cy, R * 0.07, R * 0.07, '#c2452a')
    );
  };
  out += rose(400, 560, 224);
  out += times(3, (i) => {
    const x = 190 + i * 145;
    return (
      path(`M${x} 1200V920Q${x} 850 ${x + 65} 810Q${x + 130} 850 ${x + 130} 920V1200Z`, '#cdbb96') +
      group(
        times(30, (k) =>
          path(
            poly([
              [x + (k % 3) * 44, 820 + Math.floor(k / 3) * 42],
              [x + 44 + (k % 3) * 44, 812 + Math.floor(k / 3) * 42],
              [x + 46 + (k % 3) * 44, 860 + Math.floor(k / 3) * 42],
              [x + (k % 3) * 44, 866 + Math.floor(k / 3) * 42],
            ]),
            glass[Math.floor(s.rnd() * 6)]!,
            'stroke="#1a1f2e" stroke-width="6"',
          ),
        ),
        `clip-path="${s.clip(`M${x + 14} 1200V924Q${x + 14} 866 ${x + 65} 832Q${x + 116} 866 ${x + 116} 924V1200Z`)}"`,
      )
    );
  });
  out +=
    times(11, (i) => box(96 + (i % 2) * 6, 660 + i * 50, 28, 4, '#8f7d5c') + box(676, 660 + i * 50, 28, 4, '#8f7d5c')) +
    box(
      0,
      0,
      800,
      1200,
      s.radial(
        [
          [0, '#ffe2a0', 0.3],
          [1, '#ffe2a0', 0],
        ],
        400,
        560,
        460,
      ),
    );
  return out + plate(190, 1010, 420, 160, '#f3ead2', '#7a2618');
}

function molinos(): string {
  let out =
    box(0, 0, 800, 1200, '#2f86a6') +
    times(7, (i) =>
      path(
        `M0 ${430 + i * 56}Q200 ${400 + i * 56} 400 ${436 + i * 56}T800 ${424 + i * 56}V${470 + i * 60}H0Z`,
        mix('#2f86a6', '#f2dfae', (i + 1) / 7),
      ),
    ) +
    ell(620, 470, 96, 96, '#f6c64a');
  out +=
    path('M0 860Q200 800 420 840T800 820V1200H0Z', '#d9a036') +
    path('M0 960Q300 880 800 940V1200H0Z', '#b9742a') +
    times(8, (i) =>
      line(`M${400 + (i - 3.5) * 40} 930L${400 + (i - 3.5) * 150} 1200`, '#8a4f1c', 12, 'opacity="0.55"'),
    );
  out += times(22, (i) => {
    const [row, k] = [Math.floor(i / 8), i % 8];
    const [x, y, r] = [40 + k * 106 + (row % 2) * 50, 990 + row * 74, 18 + row * 9];
    return (
      line(`M${x} ${y}v${r * 3}`, '#4f6b34', 6 + row * 2) +
      times(12, (q) => place(x, y, q * 30, 1, path(leaf(r * 1.5, r * 0.3), q % 2 ? '#f6c64a' : '#e9a92e'))) +
      ell(x, y, r * 0.62, r * 0.62, '#5a3318')
    );
  });
  out +=
    path('M268 930L300 560H500L532 930Q400 960 268 930Z', '#fbf5e4') +
    path('M420 560H500L532 930Q480 948 430 946Q470 760 420 560Z', '#cfc4a8') +
    path('M284 566L400 420L516 566Q400 590 284 566Z', '#33424a') +
    path('M400 420L516 566Q460 580 420 578Z', '#1f2b32') +
    path('M366 944V846a34 34 0 0 1 68 0V946Z', '#2f5f9a') +
    times(3, (i) => box(330 + i * 56, 610, 26, 34, '#33424a')) +
    box(290, 740, 222, 12, '#2f86a6', 'opacity="0.35"');
  out +=
    times(4, (i) =>
      place(
        400,
        530,
        24 + i * 90,
        1,
        box(0, -7, 370, 14, '#4a2a18') +
          path('M70 8H360V86H70Z', '#fffaf0') +
          path('M70 8H360V86H70Z', '#c2452a', `opacity="${i % 2 ? 0.9 : 0}"`) +
          times(7, (k) => line(`M${70 + k * 48} 6V86`, '#4a2a18', 5)) +
          line('M70 46H360M70 86H360', '#4a2a18', 5),
      ),
    ) +
    ell(400, 530, 26, 26, '#4a2a18') +
    ell(396, 526, 12, 12, '#e2a83a');
  return out + plate(150, 16, 500, 170, '#2f86a6', '#fbf5e4', 'libre');
}

function gancheros(s: Sheet): string {
  let out =
    box(0, 0, 800, 1200, '#12484a') +
    times(22, (i) =>
      line(
        `M-20 ${330 + i * 42}q110 ${-30 + (i % 3) * 14} 210 0t210 0t210 0t220 0`,
        mix('#1d6b69', '#8fd0c4', (i % 5) / 5),
        12 - (i % 3) * 3,
        'opacity="0.55"',
      ),
    );
  out +=
    path('M0 0H800V330Q640 280 520 340Q360 400 200 330Q90 290 0 340Z', '#e9c894') +
    times(18, (i) =>
      place(20 + i * 46, 334 - (i % 4) * 14, 0, 1, pineTree(70 + (i % 3) * 30, i % 2 ? '#1d4a3a' : '#2c5f4a')),
    );
  const log = (x: number, y: number, l: number, a: number, w: number) =>
    place(
      x,
      y,
      a,
      1,
      box(0, -w + 8, l, w * 2, '#08282a', `rx="${w}" opacity="0.5" transform="translate(6 16)"`) +
        box(
          0,
          -w,
          l,
          w * 2,
          s.lin(
            [
              [0, '#d99a5a'],
              [0.5, '#a8642e'],
              [1, '#5f3216'],
            ],
            0,
            0,
            0,
            1,
          ),
          `rx="${w * 0.7}"`,
        ) +
        times(6, (i) =>
          line(
            `M${40 + i * l * 0.13} ${n(-w * 0.6 + (i % 4) * w * 0.36)}h${n(l * 0.16)}`,
            '#5f3216',
            5,
            'opacity="0.7"',
          ),
        ) +
        ell(l - 4, 0, w * 0.5, w, '#f0cf9a') +
        ell(l - 4, 0, w * 0.32, w * 0.64, 'none', 'stroke="#a8642e" stroke-width="4"') +
        ell(l - 4, 0, w * 0.12, w * 0.26, '#a8642e'),
    );
  out +=
    log(-60, 560, 520, -6, 34) +
    log(430, 640, 460, 5, 34) +
    log(-120, 700, 640, 4, 40) +
    log(120, 820, 640, -4, 46) +
    log(-90, 960, 560, -5, 50) +
    log(380, 1000, 520, 6, 50) +
    log(40, 1120, 700, -2, 56);
  out +=
    path('M402 806L394 700Q386 640 402 570Q430 540 462 566Q484 640 470 700L494 800H454L434 716L436 806Z', '#101a1c') +
    path(
      'M396 580Q340 640 306 690L330 708Q380 660 424 640ZM460 576Q540 590 560 640L536 656Q510 626 452 622Z',
      '#101a1c',
    ) +
    ell(432, 520, 34, 38, '#101a1c') +
    path('M372 512Q432 470 494 512Q432 524 372 512ZM400 506Q404 466 432 466Q462 466 466 506Z', '#b4432a');
  return (
    out +
    line('M600 380L520 880', '#f0cf9a', 13) +
    line('M600 380L608 330M602 366q44 0 50 34', '#dfe6e4', 11) +
    ell(552, 646, 20, 17, '#101a1c') +
    plate(190, 16, 420, 165, '#e9c894', '#12484a', 'libre')
  );
}

function brujas(s: Sheet): string {
  let out =
    box(0, 0, 800, 1200, '#1e1430') +
    times(9, (i) => ell(400, 500, 470 - i * 36, 470 - i * 36, mix('#2a1a44', '#8a5ab0', i / 9))) +
    ell(400, 500, 180, 180, '#d9e86a') +
    ell(460, 450, 156, 156, mix('#2a1a44', '#8a5ab0', 0.82));
  out += times(9, (i) =>
    place(
      170 + i * 58,
      1210,
      -90 + (i - 4) * 6,
      1,
      path(`M0 -34Q${90 + (i % 3) * 40} -40 ${150 + (i % 2) * 50} 0Q90 24 0 34Z`, i % 2 ? '#e2622a' : '#f2a63a'),
    ),
  );
  out +=
    path('M230 1080l-40 100h30l50 -80ZM570 1080l40 100h-30l-50 -80Z', '#0d0818') +
    path(
      'M240 900H560Q624 960 600 1040Q560 1140 400 1146Q240 1140 200 1040Q176 960 240 900Z',
      s.lin([
        [0, '#5a4488'],
        [0.3, '#382860'],
        [1, '#0d0818'],
      ]),
    ) +
    line('M212 1010Q214 950 256 920', '#a98ad6', 9) +
    ell(400, 900, 200, 46, '#4a3878') +
    ell(400, 904, 170, 33, '#9ecb3a') +
    ell(360, 898, 60, 10, '#d9e86a') +
    path('M300 918q4 70 20 70q18 0 14 -64Z', '#9ecb3a') +
    times(14, () => {
      const r = 8 + s.rnd() * 20;
      return ell(
        280 + s.rnd() * 240,
        880 - s.rnd() * 150,
        r,
        r,
        s.rnd() > 0.5 ? '#d9e86a' : '#9ecb3a',
        'opacity="0.85"',
      );
    });
  out +=
    path(
      'M580 900Q562 800 590 740Q574 690 590 640L618 676H654L684 640Q700 694 684 738Q740 800 724 900Q760 890 764 830Q790 850 774 900Q750 946 690 936H590Z',
      '#0d0818',
    ) + path('M606 708l18 8l-18 10ZM668 708l-18 8l18 10Z', '#d9e86a');
  out += place(
    236,
    640,
    -30,
    1,
    line('M0 0H420', '#a8742f', 15) +
      path('M-10 -20L-170 -64Q-190 0 -170 64L-10 20Z', '#d9a741') +
      times(7, (i) => line(`M-16 ${(i - 3) * 5}L-166 ${(i - 3) * 18}`, '#7d5418', 5)) +
      box(-30, -24, 22, 48, '#7a2a6a'),
  );
  out +=
    times(3, (i) => place(120 + i * 30, 1010, -104 + i * 14, 1.1, lavender(s, 240))) +
    times(40, () => {
      const [x, y] = [s.rnd() * 800, s.rnd() * 780];
      return diamond(x, y, 3 + s.rnd() * 6, '#d9e86a');
    });
  return out + plate(160, 60, 480, 200, '#1e1430', '#d9e86a', 'recta');
}

function aves(): string {
  let out =
    box(0, 0, 800, 1200, '#efe4cc') +
    ell(400, 620, 290, 290, '#d0512c') +
    times(5, (i) =>
      path(
        `M0 ${980 + i * 46}L${90 + i * 30} ${900 + i * 60}L${210 - i * 20} ${930 + i * 54}L${320 + i * 40} ${1010 + i * 40}L${470 - i * 30} ${990 + i * 50}L${600 + i * 20} ${890 + i * 66}L${720} ${920 + i * 60}L800 ${880 + i * 70}V1200H0Z`,
        mix('#d8b98a', '#3a2a22', i / 5),
      ),
    );
  const feather = (x: number, y: number, a: number, l: number, w: number, c: string) =>
    place(
      x,
      y,
      a,
      1,
      path(`M0 ${-w}Q${l * 0.6} ${-w * 1.3} ${l} 0Q${l * 0.6} ${w * 1.1} 0 ${w}Z`, c) +
        line(`M8 0H${n(l * 0.9)}`, '#d9bd8e', 3, 'opacity="0.7"'),
    );
  for (const side of [1, -1]) {
    let wing = '';
    range(7).forEach((i) => {
      wing += feather(290 - i * 13, -62 + i * 24, -26 + i * 19, 150 - i * 6, 15, i % 2 ? '#2a1d18' : '#3a2a22');
    });
    range(9).forEach((i) => {
      wing += feather(236 - i * 26, 20 + i * 5, 66 + i * 4, 130 - i * 4, 17, i % 2 ? '#33241d' : '#45322a');
    });
    wing +=
      path('M0 -30Q120 -120 240 -110Q310 -100 316 -60Q300 -6 236 30Q120 70 0 60Z', '#8a5f3e') +
      times(16, (i) =>
        path(
          leaf(44, 12),
          i % 2 ? '#a87a50' : '#75492c',
          `transform="translate(${40 + (i % 8) * 30} ${n(-40 - Math.sin((i % 8) * 0.4) * 34 + Math.floor(i / 8) * 44)}) rotate(60)"`,
        ),
      );
    out += `<g transform="translate(400 600) scale(${side * 0.86} 0.94)">${wing}</g>`;
  }
  out +=
    times(5, (i) => feather(380 + i * 10, 700, 118 - i * 14, 130, 16, i % 2 ? '#2a1d18' : '#45322a')) +
    path('M344 590Q400 540 456 590Q470 690 400 750Q330 690 344 590Z', '#75492c') +
    path('M356 566Q400 520 444 566Q430 600 400 604Q370 600 356 566Z', '#f7eeda') +
    path('M384 560Q380 490 396 474Q424 468 430 496L448 516Q440 528 424 522Q420 550 418 562Z', '#f0e2c4') +
    path('M430 496Q452 500 450 524Q440 526 426 520Z', '#5a5048') +
    ell(414, 492, 5, 5, '#2a1d18');
  return (
    out +
    times(2, (i) => line(`M${110 + i * 480} ${400 + (i % 2) * 40}q22 -22 44 0q22 -22 44 0`, '#3a2a22', 7)) +
    plate(150, 70, 500, 210, '#efe4cc', '#3a2a22', 'libre') +
    box(36, 36, 728, 1128, 'none', 'stroke="#3a2a22" stroke-width="4"')
  );
}

function castillos(s: Sheet): string {
  const tower = (x: number, y: number, w: number, c: string) => {
    const step = w / 7;
    return (
      box(x, y, w, 1200 - y, c) +
      box(x + w * 0.62, y, w * 0.38, 1200 - y, darken(c, 0.28)) +
      box(x - 14, y - 26, w + 28, 40, lighten(c, 0.14)) +
      times(4, (i) => box(x - 14 + i * ((w + 28 - step * 1.4) / 3), y - 62, step * 1.4, 40, lighten(c, 0.14))) +
      times(Math.floor(w / 24), (i) => path(`M${n(x - 10 + i * 26)} ${y + 14}a11 13 0 0 0 22 0Z`, darken(c, 0.4))) +
      path(`M${x + w / 2 - 14} ${y + 150}V${y + 96}a14 14 0 0 1 28 0V${y + 150}Z`, '#2a1214') +
      times(8, (i) =>
        box(x + 12 + ((i * 53) % Math.max(20, w - 60)), y + 180 + i * 58, 30, 9, darken(c, 0.2), 'opacity="0.6"'),
      )
    );
  };
  let out =
    box(0, 0, 800, 1200, '#7a1f24') +
    times(24, (i) => place(400, 640, i * 15, 1, path('M0 0L1000 -60V60Z', i % 2 ? '#8c2a2c' : '#7a1f24'))) +
    ell(400, 560, 220, 220, '#e2a83a') +
    ell(400, 560, 190, 190, '#edbf5e');
  out +=
    tower(318, 470, 164, '#e6cfa0') +
    line('M400 470V330', '#2a1214', 8) +
    path('M404 334q60 -20 110 14q-30 24 0 48q-60 -16 -110 4Z', '#2f7f7a') +
    tower(140, 660, 130, '#d9b982') +
    tower(530, 660, 130, '#d9b982') +
    line('M205 660V560M595 660V560', '#2a1214', 6) +
    path('M208 562q46 -14 84 10q-40 26 -84 22ZM598 562q46 -14 84 10q-40 26 -84 22Z', '#c2452a') +
    tower(-30, 850, 150, '#c8a066') +
    tower(680, 850, 150, '#c8a066');
  out +=
    box(120, 900, 560, 300, '#dcc08c') +
    times(9, (i) => box(124 + i * 64, 862, 40, 44, '#dcc08c')) +
    path('M310 1200V1060a90 90 0 0 1 180 0V1200Z', '#2a1214') +
    line('M310 1200V1060a90 90 0 0 1 180 0V1200', '#f3e2b6', 14) +
    times(5, (i) => line(`M${334 + i * 33} ${n(1064 - Math.sqrt(8100 - (i * 33 - 66) ** 2))}V1200`, '#8a5a2a', 6)) +
    times(4, (i) => line(`M${i ? 316 : 322} ${1036 + i * 46}H${i ? 484 : 478}`, '#8a5a2a', 6));
  out +=
    times(26, () => box(130 + s.rnd() * 500, 930 + s.rnd() * 240, 34, 9, '#b08a50', 'opacity="0.5"')) +
    path('M310 1200V1060a90 90 0 0 1 180 0V1200Z', '#2a1214', 'opacity="0.25"');
  return out + plate(170, 70, 460, 200, '#f3e2b6', '#7a1f24');
}

function mimbre(s: Sheet): string {
  const tones = ['#d9a545', '#c48a34', '#e6bd6c', '#b0742a'];
  let out = box(0, 0, 800, 1200, '#3a2412');
  for (let r = 0; r < 30; r++)
    for (let c = 0; c < 11; c++) {
      const [x, y] = [c * 80 - 40, r * 40];
      if ((r + c) % 2)
        out += box(x + 26, y - 14, 28, 68, '#8a5a24', 'rx="10"') + box(x + 30, y - 10, 7, 60, '#c79648', 'rx="3"');
    }
  for (let r = 0; r < 30; r++)
    for (let c = 0; c < 11; c++) {
      const [x, y] = [c * 80 - 40, r * 40];
      if ((r + c) % 2 === 0) {
        const t = tones[Math.floor(s.rnd() * 4)]!;
        out +=
          path(
            `M${x - 34} ${y + 20}Q${x + 40} ${y - 8} ${x + 114} ${y + 20}Q${x + 40} ${y + 48} ${x - 34} ${y + 20}Z`,
            darken(t, 0.5),
            'transform="translate(0 4)"',
          ) +
          path(
            `M${x - 34} ${y + 20}Q${x + 40} ${y - 8} ${x + 114} ${y + 20}Q${x + 40} ${y + 44} ${x - 34} ${y + 20}Z`,
            t,
          ) +
          line(`M${x} ${y + 12}Q${x + 40} ${y + 4} ${x + 80} ${y + 12}`, lighten(t, 0.5), 4, 'opacity="0.8"');
      }
    }
  out += ell(400, 700, 300, 300, '#24482f') + ell(400, 700, 276, 276, 'none', 'stroke="#e6bd6c" stroke-width="5"');
  const rods = times(15, (i) => {
    const k = (i - 7) / 7;
    return (
      line(
        `M${n(400 + k * 36)} 800Q${n(400 + k * 30)} 680 ${n(400 + k * 170)} ${n(480 + Math.abs(k) * 70)}`,
        i % 2 ? '#d0512c' : '#e8884a',
        11,
      ) +
      line(`M${n(400 + k * 36)} 800L${n(400 + k * 96)} 920`, i % 2 ? '#a83a1c' : '#d0693a', 12) +
      place(400 + k * 150, 500 + Math.abs(k) * 70, -90 + k * 50, 1, path(leaf(60, 9), '#a9c47a'))
    );
  });
  return (
    out +
    group(rods, `clip-path="${s.clip('M124 700a276 276 0 0 1 552 0a276 276 0 0 1 -552 0Z')}"`) +
    box(346, 782, 108, 38, '#f6e6bc', 'rx="14"') +
    line('M350 794H450M350 808H450', '#b0742a', 4) +
    plate(140, 90, 520, 230, '#f6ecd2', '#24482f')
  );
}

function estrellas(s: Sheet): string {
  let out = box(
    0,
    0,
    800,
    1200,
    s.lin(
      [
        [0, '#06101f'],
        [0.55, '#123a5a'],
        [0.85, '#3f7f8e'],
        [1, '#e9a86a'],
      ],
      0,
      0,
      0,
      1000,
    ),
  );
  out +=
    times(120, (i) => {
      const [r, a, l] = [40 + i * 7, s.rnd() * 360, 20 + s.rnd() * 60];
      const p = (d: number): Point => [470 + r * Math.cos(rad(d)), 470 + r * Math.sin(rad(d))];
      return line(
        `M${p(a).map(n).join(' ')}A${r} ${r} 0 0 1 ${p(a + l)
          .map(n)
          .join(' ')}`,
        ['#fff4d0', '#9fd8e6', '#f2c06a', '#ffffff'][i % 4]!,
        1.5 + s.rnd() * 3.5,
        `opacity="${n(0.3 + s.rnd() * 0.65)}"`,
      );
    }) + ell(470, 470, 9, 9, '#fffbe8');
  out +=
    path('M0 980Q160 920 330 950T800 930V1200H0Z', '#12303a') +
    `<g transform="translate(-40 380) scale(0.86 0.86)">${tormo({ sky: '', sun: '', far: '', rock: '#0f2430', shade: '#07141c', wall: '', wood: '', roof: '', water: '', pine: '' })}</g>` +
    path('M0 1080Q240 1020 480 1064T800 1050V1200H0Z', '#07141c') +
    times(9, (i) => place(520 + i * 36, 1080 - (i % 3) * 8, 0, 1, pineTree(80 + (i % 4) * 36, '#0a1c26'))) +
    times(4, (i) => place(20 + i * 34, 1090, 0, 1, pineTree(70 + (i % 2) * 40, '#0a1c26')));
  const points: Point[] = [
    [130, 330],
    [210, 290],
    [290, 320],
    [360, 390],
    [500, 400],
    [520, 310],
    [380, 300],
  ];
  return (
    out +
    line(
      poly([...points.slice(0, 4), ...points.slice(4), points[3]!], false),
      '#f2c06a',
      3,
      'stroke-dasharray="4 10"',
    ) +
    points
      .map(([x, y]) =>
        times(2, (k) =>
          place(x, y, k * 45, 1, path('M0 -16L4 -4L16 0L4 4L0 16L-4 4L-16 0L-4 -4Z', k ? '#f2c06a' : '#fffbe8')),
        ),
      )
      .join('') +
    plate(150, 50, 500, 190, '#06101f', '#f2c06a', 'libre')
  );
}

export const coverArt: Record<CoverName, (s: Sheet) => string> = {
  'cubierta-hoces': hoces,
  'cubierta-leyendas': leyendas,
  'cubierta-cocina': cocina,
  'cubierta-senderos': senderos,
  'cubierta-catedral': catedral,
  'cubierta-molinos': molinos,
  'cubierta-gancheros': gancheros,
  'cubierta-brujas': brujas,
  'cubierta-aves': aves,
  'cubierta-castillos': castillos,
  'cubierta-mimbre': mimbre,
  'cubierta-estrellas': estrellas,
};

/** Paper and hinge: fine laid lines, the groove of the spine, a worn light edge. */
function bound(art: (s: Sheet) => string, seed: number): string {
  const s = sheet(800, 1200, seed);
  const laid = s.pattern(
    7,
    7,
    box(0, 0, 7, 1.2, '#ffffff', 'opacity="0.1"') +
      box(0, 3.5, 7, 1, '#000000', 'opacity="0.05"') +
      box(0, 0, 1, 7, '#ffffff', 'opacity="0.05"'),
    'rotate(3)',
  );
  const spine = s.lin(
    [
      [0, '#000000', 0.42],
      [0.35, '#ffffff', 0.2],
      [0.6, '#000000', 0.05],
      [0.76, '#000000', 0.4],
      [0.86, '#ffffff', 0.24],
      [1, '#ffffff', 0],
    ],
    0,
    0,
    74,
    0,
  );
  return s.done(
    art(s) +
      box(0, 0, 800, 1200, laid) +
      box(0, 0, 74, 1200, spine) +
      box(
        0,
        0,
        800,
        1200,
        s.lin(
          [
            [0, '#ffffff', 0.14],
            [0.4, '#ffffff', 0],
            [1, '#000000', 0.16],
          ],
          0,
          0,
          800,
          1200,
        ),
      ) +
      box(794, 0, 6, 1200, '#000000', 'opacity="0.18"') +
      box(0, 0, 800, 4, '#ffffff', 'opacity="0.3"'),
    0.16,
  );
}
export const cubiertas = Object.fromEntries(
  Object.entries(coverArt).map(([name, art], i) => [name, () => bound(art, 60 + i)]),
) as Record<CoverName, () => string>;
