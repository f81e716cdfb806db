/** Still lifes of cloth, wax and paper: blankets, soap, candles, books, prints, puzzle. */

import { coverArt } from './objects-cubiertas.ts';
import type { Sheet } from './objects-kit.ts';
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
  times,
  turned,
} from './objects-kit.ts';
import type { Landscape } from './objects-motivos.ts';
import { daylight, hangingHouses, inset, lavender, olive, pineTree, rope, tormo } from './objects-motivos.ts';

function manta(): string {
  const s = sheet(1200, 1200, 41);
  const layer = (y: number, h: number, base: string, stripes: [number, number, string][], inset_: number) => {
    const [x0, x1] = [170 + inset_, 1010 - inset_];
    const d = `M${x0 + 40} ${y}H${x1 - 10}Q${x1 + 44} ${y + h / 2} ${x1 - 10} ${y + h}H${x0 + 40}Q${x0 - 30} ${y + h / 2} ${x0 + 40} ${y}Z`;
    return (
      path(
        d,
        s.lin(
          [
            [0, lighten(base, 0.25)],
            [0.35, base],
            [1, darken(base, 0.45)],
          ],
          0,
          y,
          0,
          y + h,
        ),
      ) +
      group(
        stripes
          .map(([x, w, c]) =>
            path(
              `M${x} ${y - 4}h${w}q10 ${h / 2} 0 ${h + 8}h${-w}q10 ${-h / 2} 0 ${-h - 8}Z`,
              s.lin(
                [
                  [0, lighten(c, 0.25)],
                  [0.35, c],
                  [1, darken(c, 0.45)],
                ],
                0,
                y,
                0,
                y + h,
              ),
            ),
          )
          .join('') +
          times(Math.round((x1 - x0) / 9), (i) =>
            line(`M${x0 + i * 9} ${y}q6 ${h / 2} 0 ${h}`, i % 2 ? '#fff6e4' : '#3a2416', 1.6, 'opacity="0.22"'),
          ) +
          times(Math.round(h / 11), (i) =>
            line(`M${x0 - 20} ${y + 6 + i * 11}H${x1 + 30}`, i % 2 ? '#fff6e4' : '#3a2416', 1.4, 'opacity="0.2"'),
          ),
        `clip-path="${s.clip(d)}"`,
      )
    );
  };
  const fold = (y: number, h: number, base: string, stripes: [number, number, string][], k: number) =>
    s.pool(600, y + h * 2 + 2, 470 - k, 24, 0.5) +
    layer(y + h, h, base, stripes, k) +
    layer(y, h, base, stripes, k + 4) +
    line(`M${220 + k} ${y + h}H${980 - k}`, darken(base, 0.6), 5, 'opacity="0.6"');
  const cream: [number, number, string][] = [
    [300, 46, ink.arcilla],
    [360, 14, '#33241c'],
    [388, 46, ink.arcilla],
    [720, 46, ink.jucar],
    [780, 14, '#33241c'],
    [808, 46, ink.jucar],
  ];
  let out =
    ground(s, 'rosa', 'arco', 780) +
    s.pool(640, 1010, 560, 70, 0.6) +
    fold(
      830,
      82,
      '#3f5f4c',
      [
        [330, 20, '#e6c688'],
        [362, 8, '#e6c688'],
        [700, 20, '#e6c688'],
        [732, 8, '#e6c688'],
      ],
      0,
    ) +
    fold(
      680,
      74,
      '#b9623d',
      [
        [260, 60, '#f1e2c2'],
        [520, 22, '#6d2a18'],
        [556, 22, '#6d2a18'],
        [820, 60, '#f1e2c2'],
      ],
      26,
    );
  const top = 'M232 530L330 420Q340 408 362 408H862Q884 408 892 420L966 530Z';
  out +=
    fold(530, 74, '#eee0c2', cream, 40) +
    path(
      top,
      s.lin([
        [0, '#faf2de'],
        [1, '#d8c7a2'],
      ]),
    ) +
    group(
      cream
        .map(([x, w, c]) => path(`M${x} 534L${600 + (x - 600) * 0.78} 400h${w * 0.78}L${x + w} 534Z`, lighten(c, 0.08)))
        .join('') +
        times(16, (i) => line(`M180 ${410 + i * 8}H1020`, i % 2 ? '#fff6e4' : '#3a2416', 1.6, 'opacity="0.2"')) +
        times(80, (i) =>
          line(`M${200 + i * 10} 534L${600 + (i * 10 - 400) * 0.78} 400`, '#8f7f5e', 1.4, 'opacity="0.35"'),
        ),
      `clip-path="${s.clip(top)}"`,
    );
  out +=
    times(44, (i) =>
      line(
        `M${238 + i * 16.7} 534q${-4 + s.rnd() * 8} 30 ${-6 + s.rnd() * 12} ${50 + s.rnd() * 14}`,
        i % 3 ? '#f6ecd2' : '#cdbb94',
        6,
      ),
    ) + times(44, (i) => ell(238 + i * 16.7, 542, 6, 6, '#e2d2ac'));
  return s.done(out);
}

function bolsa(): string {
  const s = sheet(1200, 1200, 42);
  const linen = '#e3d3b2';
  const bag = 'M300 420Q600 446 900 420L930 1010Q930 1060 880 1062Q600 1080 320 1062Q270 1060 270 1010Z';
  let out =
    ground(s, 'jucar', 'liso', 900) +
    group(path(bag, '#123c3a', 'transform="translate(44 34)" opacity="0.4"'), `filter="${s.soft(20)}"`);
  out +=
    box(588, 60, 24, 70, '#8a5a32', 'rx="10"') +
    ell(
      600,
      104,
      34,
      34,
      s.radial(
        [
          [0, '#d9a868'],
          [1, '#6d4424'],
        ],
        590,
        92,
        44,
      ),
    ) +
    line('M430 440C440 240 540 130 600 124C660 130 760 240 770 440', darken(linen, 0.5), 42) +
    line('M430 440C440 240 540 130 600 124C660 130 760 240 770 440', darken(linen, 0.22), 34);
  out +=
    path(
      bag,
      s.lin([
        [0, darken(linen, 0.12)],
        [0.25, lighten(linen, 0.45)],
        [0.6, linen],
        [1, darken(linen, 0.3)],
      ]),
    ) +
    group(
      times(110, (i) =>
        line(`M${260 + i * 6.2} 410V1080`, i % 2 ? '#fffaf0' : '#8f7850', 1.5, `opacity="${n(0.1 + s.rnd() * 0.3)}"`),
      ) +
        times(110, (i) =>
          line(`M260 ${412 + i * 6.1}H940`, i % 2 ? '#fffaf0' : '#8f7850', 1.5, `opacity="${n(0.1 + s.rnd() * 0.3)}"`),
        ),
      `clip-path="${s.clip(bag)}"`,
    );
  const green = '#2f4a3c';
  const flat: Landscape = { ...daylight, rock: green, shade: '#5f7f6c' };
  out +=
    ell(640, 690, 120, 120, '#c2653c', 'opacity="0.92"') +
    `<g transform="translate(350 540) scale(0.48)">${tormo(flat)}</g>` +
    path('M350 944Q480 920 600 944T850 940Q600 976 350 944Z', green) +
    times(4, (i) => place(740 + i * 34, 948, 0, 1, pineTree(90 + (i % 2) * 50, green))) +
    place(400, 948, 0, 1, pineTree(100, green)) +
    line('M470 990Q600 1004 730 990', green, 6);
  out +=
    line('M304 450Q600 476 897 450', '#a8946a', 4, 'stroke-dasharray="12 9"') +
    line('M438 442C446 300 500 200 560 150', lighten(linen, 0.5), 8, 'opacity="0.5"') +
    [430, 770]
      .map(
        (x) =>
          box(x - 20, 420, 40, 62, darken(linen, 0.16)) +
          line(`M${x - 13} 430h26v44h-26ZM${x - 13} 430l26 44M${x + 13} 430l-26 44`, '#8f7850', 3),
      )
      .join('') +
    line(
      'M340 470Q360 740 320 1050M850 480Q830 760 888 1050M560 1066Q600 1020 590 990',
      '#6d5a36',
      16,
      'opacity="0.12"',
    );
  return s.done(out);
}

function jabon(): string {
  const s = sheet(1200, 1200, 43);
  const bar = (x: number, y: number, w: number, h: number, d: number, c: string) =>
    s.pool(x + w / 2 + 40, y + h + 4, w * 0.72, 40, 0.5) +
    path(
      `M${x + 16} ${y}L${x + d} ${y - d * 0.5}H${x + w + d - 14}L${x + w} ${y}Z`,
      s.lin([
        [0, lighten(c, 0.55)],
        [1, lighten(c, 0.12)],
      ]),
    ) +
    path(
      `M${x + w - 4} ${y}L${x + w + d - 14} ${y - d * 0.5}Q${x + w + d} ${y - d * 0.5 + 10} ${x + w + d} ${y - d * 0.4}V${y + h - d * 0.55}L${x + w} ${y + h}Z`,
      darken(c, 0.34),
    ) +
    box(
      x,
      y,
      w,
      h,
      s.lin(
        [
          [0, lighten(c, 0.22)],
          [1, darken(c, 0.18)],
        ],
        0,
        0,
        0,
        1,
      ),
      'rx="16"',
    ) +
    line(`M${x + 20} ${y + 5}H${x + w - 20}`, '#ffffff', 6, 'opacity="0.7"') +
    times(30, () =>
      ell(
        x + 20 + s.rnd() * (w - 40),
        y + 20 + s.rnd() * (h - 40),
        2 + s.rnd() * 4,
        1.5 + s.rnd() * 2,
        s.rnd() > 0.5 ? '#5e4b96' : '#6f8360',
        'opacity="0.55"',
      ),
    );
  let out =
    ground(s, 'caliza', 'disco', 700) +
    bar(300, 800, 470, 190, 170, '#b9a6d2') +
    bar(350, 600, 430, 180, 160, '#f1e7d0');
  out +=
    box(492, 600, 130, 180, '#d9c49a') +
    path('M492 600L652 520H782L622 600Z', '#e9d8b2') +
    ell(557, 690, 50, 50, '#f7efda', 'stroke="#5e4b96" stroke-width="4"') +
    place(557, 728, -90, 0.42, lavender(s, 180)) +
    rope((t) => [352 + 428 * t, 752 + Math.sin(t * 3.1) * 3], 44, 12, '#b58a4a');
  out += place(
    535,
    905,
    0,
    1,
    ell(0, 0, 96, 58, 'none', 'stroke="#8a74b0" stroke-width="7"') +
      ell(1, 3, 96, 58, 'none', 'stroke="#e6daf2" stroke-width="3"') +
      times(3, (i) => place(0, 40, -90 + (i - 1) * 26, 0.38, lavender(s, 200))),
  );
  out += times(16, () => {
    const r = 10 + s.rnd() * 26;
    const [x, y] = [180 + s.rnd() * 160, 960 + s.rnd() * 110];
    return (
      ell(
        x,
        y,
        r,
        r,
        s.radial(
          [
            [0, '#ffffff', 0.1],
            [0.75, '#cfe4e2', 0.35],
            [1, '#8fb9c3', 0.8],
          ],
          x,
          y,
          r,
        ),
      ) + ell(x - r * 0.35, y - r * 0.4, r * 0.24, r * 0.16, '#ffffff')
    );
  });
  return s.done(
    out +
      s.pool(860, 1080, 300, 30, 0.35) +
      place(1120, 1030, 194, 1.05, lavender(s, 470)) +
      place(1130, 1050, 183, 1.05, lavender(s, 480)) +
      place(1120, 1070, 173, 1, lavender(s, 470)) +
      line('M1010 1000q24 40 4 84', '#b58a4a', 12),
  );
}

function vela(): string {
  const s = sheet(1200, 1200, 44);
  const wax = '#d99a36';
  const candle = (cx: number, y: number, r: number, base: number, comb: boolean) => {
    const c = turned(
      cx,
      [
        [y, r, 1],
        [base, r, 1],
      ],
      0.16,
    );
    let cells = '';
    if (comb)
      for (let row = 0; row * 30 < base - y + 40; row++)
        for (let deg = -84; deg <= 84; deg += 14) {
          const [x, yy] = c.at(deg + (row % 2) * 7, y + row * 30);
          cells += `<g transform="translate(${n(x)} ${n(yy)}) scale(${n(Math.max(0.08, Math.cos(rad(deg + (row % 2) * 7))) * 100) / 100} 1)">${path(poly(range(6).map((k) => [r * 0.125 * Math.sin(rad(k * 60)), 17 * Math.cos(rad(k * 60))] as const)), '#a8681c', 'opacity="0.55" stroke="#f6cf7c" stroke-width="4"')}</g>`;
        }
    return (
      s.pool(cx + 40, base + r * 0.16, r * 2, r * 0.45 + 10, 0.55) +
      path(c.body, s.round(wax, 0.5)) +
      group(cells, `clip-path="${s.clip(c.body)}"`) +
      path(
        c.body,
        s.lin(
          [
            [0, '#ffe9b0', 0.95],
            [1, '#ffe9b0', 0],
          ],
          0,
          y - r * 0.2,
          0,
          y + 190,
        ),
        'opacity="0.75"',
      ) +
      path(c.sliver(-0.82, -0.64, y + 20, base - 20), '#fff6dc', 'opacity="0.5"') +
      ell(
        cx,
        y,
        r,
        r * 0.16,
        s.lin([
          [0, '#fff3c8'],
          [1, '#eab24e'],
        ]),
      ) +
      ell(cx, y + 2, r * 0.62, r * 0.08, '#fffbe6') +
      line(`M${cx} ${y + 2}q4 -22 -2 -40`, '#2a1a10', 7) +
      path(
        `M${cx} ${y - 168}Q${cx + 52} ${y - 84} ${cx + 28} ${y - 36}Q${cx} ${y - 8} ${cx - 28} ${y - 36}Q${cx - 50} ${y - 84} ${cx} ${y - 168}Z`,
        s.lin(
          [
            [0, '#ffb43a'],
            [0.6, '#ffd96a'],
            [1, '#fff6cc'],
          ],
          0,
          0,
          0,
          1,
        ),
      ) +
      path(
        `M${cx} ${y - 104}Q${cx + 26} ${y - 60} ${cx + 12} ${y - 34}Q${cx} ${y - 20} ${cx - 12} ${y - 34}Q${cx - 26} ${y - 60} ${cx} ${y - 104}Z`,
        '#fffdf0',
      )
    );
  };
  const halo = (x: number, y: number, r: number) =>
    ell(
      x,
      y,
      r,
      r,
      s.radial(
        [
          [0, '#ffe6a0', 0.75],
          [0.4, '#ffc45a', 0.3],
          [1, '#ffc45a', 0],
        ],
        x,
        y,
        r,
      ),
    );
  const out =
    ground(s, 'pino', 'arco') +
    halo(430, 520, 420) +
    halo(690, 380, 420) +
    halo(880, 660, 320) +
    candle(690, 470, 86, 930, false) +
    candle(430, 610, 136, 980, true) +
    candle(880, 740, 90, 990, true);
  return s.done(
    out +
      line('M295 800a136 22 0 0 0 270 0', '#8a5a24', 26) +
      line('M295 796a136 22 0 0 0 270 0', '#f1e2c2', 9) +
      line('M295 806a136 22 0 0 0 270 0', '#e2cfa4', 7) +
      ell(430, 824, 17, 14, '#c9a868') +
      line('M424 832q-30 34 -18 70M436 832q28 30 22 66', '#e2cfa4', 8) +
      s.pool(640, 1100, 240, 24, 0.45) +
      place(
        700,
        1070,
        0,
        1,
        times(9, (i) =>
          path(
            poly(
              range(6).map(
                (k) =>
                  [
                    (i % 5) * 56 + (i > 4 ? 28 : 0) - 110 + 30 * Math.sin(rad(k * 60)),
                    (i > 4 ? 46 : 0) - 10 + 28 * Math.cos(rad(k * 60)),
                  ] as const,
              ),
            ),
            i % 3 ? '#d99a36' : '#a8681c',
            'stroke="#f6cf7c" stroke-width="6"',
          ),
        ),
      ) +
      times(3, (i) => place(200 + i * 26, 1090, -30 + i * 20, 1, path(leaf(120, 14), '#7f9a72'))),
    0.35,
  );
}

/** A hardback seen from its right: front cover, spine, page block. */
function volume(s: Sheet, art: string, spine: string, x: number, y: number, scale: number): string {
  const [w, h] = [800 * scale, 1200 * scale];
  const [fx, slope, depth] = [w * 0.92, w * 0.1, w * 0.2];
  const front = `M${x} ${y}L${x + fx} ${y - slope}V${y - slope + h}L${x} ${y + h}Z`;
  return (
    s.cast(`M${x - depth} ${y}H${x + fx}V${y + h}H${x - depth}Z`, y + h, y, 0.4, 0.7, 0.24) +
    s.pool(x + fx / 2, y + h - 6, fx * 0.72, 46, 0.55) +
    path(
      `M${x - depth} ${y - depth * 0.32}L${x + fx - depth} ${y - slope - depth * 0.34}L${x + fx} ${y - slope}L${x} ${y}Z`,
      '#f3e8cf',
    ) +
    times(7, (i) =>
      line(
        `M${n(x - depth + 6 + (i * depth) / 7)} ${n(y - depth * 0.3 + (i * depth * 0.3) / 7)}l${n(fx - 6)} ${n(-slope)}`,
        '#c9b88f',
        2,
      ),
    ) +
    path(
      `M${x} ${y}L${x - depth} ${y - depth * 0.34}V${y + h - depth * 0.3}L${x} ${y + h}Z`,
      s.lin([
        [0, darken(spine, 0.45)],
        [0.6, spine],
        [1, darken(spine, 0.2)],
      ]),
    ) +
    [0.12, 0.15, 0.8, 0.83]
      .map((k) => line(`M${x - 4} ${n(y + h * k)}L${n(x - depth + 4)} ${n(y + h * k - depth * 0.32)}`, '#d9a741', 5))
      .join('') +
    path(
      `M${n(x - depth / 2)} ${n(y + h * 0.34)}l${n(depth * 0.22)} 40l${n(-depth * 0.22)} 40l${n(-depth * 0.22)} -50Z`,
      '#d9a741',
    ) +
    group(
      `<g transform="matrix(${0.92 * scale} ${-0.1 * scale} 0 ${scale} ${x} ${y})">${art}</g>`,
      `clip-path="${s.clip(front)}"`,
    ) +
    path(
      front,
      s.lin([
        [0, '#000000', 0.25],
        [0.04, '#ffffff', 0.25],
        [0.08, '#000000', 0.12],
        [0.12, '#ffffff', 0.12],
        [0.6, '#ffffff', 0],
        [1, '#000000', 0.22],
      ]),
    ) +
    line(`M${x} ${y}L${x + fx} ${y - slope}`, '#ffffff', 3, 'opacity="0.6"')
  );
}
function libro(): string {
  const s = sheet(1200, 1200, 45);
  const candle = turned(
    940,
    [
      [800, 46, 1],
      [960, 46, 1],
    ],
    0.2,
  );
  return s.done(
    ground(s, 'mimbre', 'arco') +
      volume(s, coverArt['cubierta-leyendas'](s), '#1c2448', 370, 270, 0.6) +
      ell(
        940,
        720,
        260,
        260,
        s.radial(
          [
            [0, '#fff0b8', 0.8],
            [1, '#fff0b8', 0],
          ],
          940,
          720,
          260,
        ),
      ) +
      s.pool(970, 985, 170, 34, 0.5) +
      ell(940, 976, 120, 34, '#8a6a24') +
      ell(
        940,
        968,
        120,
        34,
        s.lin([
          [0, '#f2d88a'],
          [1, '#a8802e'],
        ]),
      ) +
      path(candle.body, s.round('#f3e6c6', 0.5)) +
      line('M940 802v-24', '#2a1a10', 6) +
      path('M940 690Q968 744 954 772Q940 786 926 772Q912 744 940 690Z', '#ffb43a') +
      path('M940 726Q952 752 946 770Q940 776 934 770Q928 752 940 726Z', '#fff6cc') +
      s.pool(430, 1105, 260, 20, 0.3) +
      place(
        330,
        1090,
        -8,
        1.2,
        path('M20 6Q120 -70 290 -56Q220 10 60 22Z', '#f7edd6') +
          path('M20 6Q120 -10 290 -56Q220 10 60 22Z', '#dccba6') +
          times(8, (i) => line(`M${70 + i * 24} ${n(2 - i * 6)}l26 -18`, '#b8a57c', 2)) +
          line('M-80 34Q80 -4 284 -54', '#8f7850', 5),
      ),
  );
}
function guia(): string {
  const s = sheet(1200, 1200, 46);
  const panels = times(4, (i) => {
    const [x, up] = [470 + i * 160, i % 2];
    const d = `M${x} ${up ? 860 : 900}L${x + 160} ${up ? 900 : 860}L${x + 180} ${up ? 1090 : 1050}L${x + 10} ${up ? 1050 : 1090}Z`;
    return (
      path(d, i % 2 ? '#e9e2c2' : '#cfd0a8') +
      group(
        times(5, (k) =>
          ell(
            x + 80,
            960,
            100 - k * 20,
            70 - k * 14,
            mix('#cfd8ae', '#5f8a64', k / 5),
            'opacity="0.8" stroke="#2f4a3c" stroke-width="1.5"',
          ),
        ),
        `clip-path="${s.clip(d)}"`,
      ) +
      path(d, i % 2 ? '#ffffff' : '#2a2416', 'opacity="0.12"')
    );
  });
  const compass =
    ell(0, 12, 108, 108, '#3a2410', 'opacity="0.5"') +
    ell(
      0,
      0,
      108,
      108,
      s.lin(
        [
          [0, '#f6e2a0'],
          [1, '#8a6424'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    ell(0, 0, 88, 88, '#fbf5e4') +
    times(24, (i) => place(0, 0, i * 15, 1, box(70, -1.5, i % 6 ? 10 : 16, 3, '#33241c'))) +
    place(0, 0, 32, 1, path('M0 -66L16 0H-16Z', '#c2452a') + path('M0 66L16 0H-16Z', '#33424a')) +
    ell(0, 0, 9, 9, '#c9a04a') +
    path('M-70 -40A80 80 0 0 1 20 -78A110 110 0 0 0 -70 -40Z', '#ffffff', 'opacity="0.8"');
  return s.done(
    ground(s, 'arcilla', 'disco', 720) +
      volume(s, coverArt['cubierta-senderos'](s), '#234034', 320, 230, 0.58) +
      s.pool(820, 1100, 400, 44, 0.5) +
      panels +
      line('M500 1010Q600 900 700 980T900 940T1080 990', '#c2452a', 9, 'stroke-dasharray="22 16"') +
      path('M1080 990q-34 -50 0 -84q34 34 0 84Z', '#c2452a') +
      ell(1080, 936, 11, 11, '#fff') +
      s.pool(330, 1100, 140, 30, 0.4) +
      place(320, 1030, 0, 0.95, compass),
  );
}

/** A framed print standing on a shelf, with its mount and glass. */
function framed(s: Sheet, scene: string, wood: string, portrait: boolean): string {
  const [w, h] = portrait ? [620, 780] : [760, 640];
  const [x, y] = [(1200 - w) / 2 - 30, 960 - h];
  return (
    group(box(x + 40, y + 30, w, h, '#2a1712', 'opacity="0.42"'), `filter="${s.soft(22)}"`) +
    box(
      x,
      y,
      w,
      h,
      s.lin(
        [
          [0, lighten(wood, 0.4)],
          [0.5, wood],
          [1, darken(wood, 0.35)],
        ],
        x,
        y,
        x + w,
        y + h,
      ),
    ) +
    line(`M${x} ${y}l34 34M${x + w} ${y}l-34 34M${x} ${y + h}l34 -34M${x + w} ${y + h}l-34 -34`, darken(wood, 0.4), 3) +
    box(x + 32, y + 32, w - 64, h - 64, darken(wood, 0.55)) +
    box(x + 38, y + 40, w - 76, h - 78, '#f8f2e4') +
    box(x + 94, y + 96, w - 188, h - 190, '#cdbf9f') +
    inset(s, x + 98, y + 100, w - 196, h - 198, scene, 0.32) +
    path(`M${x + 38} ${y + 40}h${w * 0.42}L${x + 38} ${y + h * 0.62}Z`, '#ffffff', 'opacity="0.13"') +
    path(`M${x + w * 0.54} ${y + 40}h60L${x + 38} ${y + h * 0.86}v-76Z`, '#ffffff', 'opacity="0.1"')
  );
}
function laminaCasas(): string {
  const s = sheet(1200, 1200, 47);
  const sunset: Landscape = {
    ...daylight,
    sky: '#f0a878',
    sun: '#fbe6b4',
    far: '#c98a86',
    rock: '#b4683f',
    shade: '#6d3434',
    wall: '#f8e8cc',
    pine: '#3a5a50',
    water: '#2f8a86',
  };
  const vase = turned(
    1000,
    [
      [720, 34, 1],
      [750, 30],
      [800, 66],
      [880, 84],
      [950, 56, 1],
    ],
    0.16,
  );
  return s.done(
    ground(s, 'jucar', 'mesa', 900) +
      framed(s, hangingHouses(sunset), '#8a5a32', true) +
      s.pool(1030, 966, 130, 26, 0.5) +
      [-98, -84, -108, -74].map((a, i) => place(1000, 730, a, 0.9, lavender(s, 300 + i * 16))).join('') +
      path(vase.body, s.round('#f1e6cf', 0.5)) +
      line(vase.ring(800), '#22506b', 5) +
      line(vase.ring(900), '#22506b', 5) +
      times(5, (i) => {
        const [x, y] = vase.at(-60 + i * 30, 850);
        return ell(x, y, 9, 14, '#3f7a5e');
      }),
  );
}
function laminaCiudad(): string {
  const s = sheet(1200, 1200, 48);
  const dusk: Landscape = { ...daylight, rock: '#c9a37a', shade: '#7a5a50' };
  const scene =
    box(0, 0, 1000, 1000, '#2f6f7a') +
    times(6, (i) =>
      path(
        `M0 ${220 + i * 100}Q250 ${180 + i * 100} 500 ${230 + i * 100}T1000 ${210 + i * 100}V1000H0Z`,
        mix('#3f8a8e', '#f2c78a', (i + 1) / 6),
      ),
    ) +
    ell(250, 330, 110, 110, '#fbe6b4') +
    path('M0 760Q200 690 420 740T1000 700V1000H0Z', '#6d7a5a') +
    times(9, (i) => place(40 + i * 120, 790 - (i % 3) * 18, 0, 1, pineTree(130 + (i % 3) * 50, '#3a5a4a'))) +
    `<g transform="translate(40 20)">${tormo(dusk)}</g>` +
    path('M0 860Q300 810 560 850T1000 840V1000H0Z', '#3f4f3a') +
    times(30, (i) => line(`M${i * 34} ${900 + (i % 4) * 20}q6 -30 14 -36`, '#8a9a5a', 6));
  const pebble = (x: number, y: number, rx: number, c: string) =>
    s.pool(x + 16, y + rx * 0.5, rx * 1.1, rx * 0.3, 0.5) +
    ell(
      x,
      y,
      rx,
      rx * 0.56,
      s.lin(
        [
          [0, lighten(c, 0.45)],
          [1, darken(c, 0.35)],
        ],
        0,
        0,
        1,
        1,
      ),
    );
  return s.done(
    ground(s, 'rosa', 'mesa', 900) +
      framed(s, scene, '#3a2c24', false) +
      pebble(980, 1030, 76, '#b9a88a') +
      pebble(880, 1060, 54, '#8f8474') +
      pebble(985, 970, 44, '#d8c8a8') +
      place(140, 1070, -6, 1, path(leaf(190, 16), '#6f8a5e')) +
      olive(360, 1075, 22, '#7a6a3c'),
  );
}

function puzzle(): string {
  const s = sheet(1200, 1200, 49);
  const scene = hangingHouses({
    ...daylight,
    sky: '#a9d3d6',
    sun: '#fbe9b0',
    far: '#8fae94',
    rock: '#d29a63',
    shade: '#99603f',
  });
  const cell = 120;
  /** One piece edge, from the origin along x: a tab up or down. */
  const edge = (dir: number) =>
    `l${cell * 0.38} 0c${cell * 0.06} 0 ${cell * 0.02} ${-dir * cell * 0.08} ${-cell * 0.01} ${-dir * cell * 0.13}c${-cell * 0.04} ${-dir * cell * 0.14} ${cell * 0.3} ${-dir * cell * 0.14} ${cell * 0.26} 0c${-cell * 0.03} ${dir * cell * 0.05} ${-cell * 0.07} ${dir * cell * 0.13} ${-cell * 0.01} ${dir * cell * 0.13}l${cell * 0.38} 0`;
  const turnEdge = (d: string) =>
    d.replace(/(-?[\d.e-]+) (-?[\d.e-]+)/g, (_, a: string, b: string) => `${-Number(b)} ${Number(a)}`);
  const lines = range(5)
    .flatMap((r) =>
      range(6).map(
        (c) =>
          (r > 0
            ? line(`M${c * cell} ${r * cell}${edge((r + c) % 2 ? 1 : -1)}`, '#2a1a12', 2.6, 'opacity="0.7"')
            : '') +
          (c > 0
            ? line(`M${c * cell} ${r * cell}${turnEdge(edge((r + c) % 2 ? -1 : 1))}`, '#2a1a12', 2.6, 'opacity="0.7"')
            : ''),
      ),
    )
    .join('');
  const board = 'M0 0H720V360H600V480H480V600H0Z';
  const whole = `M0 0${edge(1)}${turnEdge(edge(-1))}`;
  const piece = (x: number, y: number, a: number, ox: number, oy: number) => {
    const d = `${whole}L${cell} ${cell}${edge(1).replace(/(-?[\d.e-]+) (-?[\d.e-]+)/g, (_, p: string, q: string) => `${-Number(p)} ${-Number(q)}`)}Z`;
    return place(
      x,
      y,
      a,
      1,
      path(d, '#2a1712', 'opacity="0.4" transform="translate(8 14)"') +
        path(d, '#8f7f5e', 'transform="translate(2 6)"') +
        group(`<g transform="translate(${-ox} ${-oy - 60}) scale(0.72)">${scene}</g>`, `clip-path="${s.clip(d)}"`) +
        line(d, '#fffaf0', 3, 'opacity="0.7"'),
    );
  };
  let out = ground(s, 'mimbre', 'liso', 300);
  const boxArt =
    s.pool(820, 420, 420, 90, 0.5) +
    box(480, 90, 600, 380, '#24403a', 'rx="6"') +
    box(
      480,
      90,
      600,
      350,
      s.lin([
        [0, '#3f6b5e'],
        [1, '#2f4a3c'],
      ]),
      'rx="6"',
    ) +
    inset(s, 504, 114, 552, 240, scene, 0.3) +
    box(504, 114, 552, 240, 'none', 'stroke="#f1e2c2" stroke-width="5"') +
    line('M640 396H920M690 416H870', '#e6c688', 6) +
    path('M780 376l12 12l-12 12l-12 -12Z', '#e6c688');
  out +=
    place(30, 20, 4, 1, boxArt) +
    place(
      130,
      470,
      -3,
      1,
      path(board, '#2a1712', 'opacity="0.4" transform="translate(12 18)"') +
        path(board, '#8f7f5e', 'transform="translate(2 7)"') +
        group(`<g transform="translate(0 -60) scale(0.72)">${scene}</g>${lines}`, `clip-path="${s.clip(board)}"`) +
        line(board, '#fffaf0', 3, 'opacity="0.6"'),
    );
  return s.done(
    out +
      piece(930, 840, 18, 600, 360) +
      piece(760, 980, -24, 480, 480) +
      piece(960, 1020, 40, 600, 480) +
      piece(170, 250, -16, 120, 240) +
      piece(330, 330, 30, 240, 0),
  );
}

export const papel = {
  'manta-lana': manta,
  'bolsa-lino': bolsa,
  'jabon-espliego': jabon,
  'vela-cera': vela,
  'libro-leyendas': libro,
  'guia-senderos': guia,
  'lamina-casas-colgadas': laminaCasas,
  'lamina-ciudad-encantada': laminaCiudad,
  'puzzle-cuenca': puzzle,
} as const;
