/** Invented crests, two-colour company marks and hanging shop signs. */

import type { EmblemName } from './names.ts';
import type { Point, Sheet } from './objects-kit.ts';
import {
  box,
  darken,
  ell,
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
} from './objects-kit.ts';
import { almond, rosemary } from './objects-motivos.ts';

/* Crests */
const gold = (s: Sheet) =>
  s.lin(
    [
      [0, '#fff3c0'],
      [0.3, '#e2b44c'],
      [0.55, '#a87a26'],
      [0.75, '#e9c566'],
      [1, '#8a6420'],
    ],
    0,
    0,
    1,
    1,
  );
const silver = (s: Sheet) =>
  s.lin(
    [
      [0, '#ffffff'],
      [0.4, '#d3d8da'],
      [0.65, '#98a2a8'],
      [1, '#e6eaec'],
    ],
    0,
    0,
    1,
    1,
  );
const shield = 'M200 270H600V500C600 610 520 680 400 724C280 680 200 610 200 500Z';
const star = (points: number, r: number, inner: number) =>
  poly(
    range(points * 2).map((i) => {
      const [k, a] = [i % 2 ? inner : r, (i * Math.PI) / points];
      return [Math.sin(a) * k, -Math.cos(a) * k] as const;
    }),
  );

function crown(s: Sheet, closed: boolean): string {
  const g = gold(s);
  const rim = 'M262 238Q400 268 538 238L534 206Q400 234 266 206Z';
  const jewel = (x: number, y: number, c: string, r = 10) =>
    ell(x, y, r, r * 0.8, c) + ell(x - r * 0.3, y - r * 0.3, r * 0.3, r * 0.2, '#ffffff', 'opacity="0.9"');
  let out = closed
    ? path(
        'M276 206Q250 110 400 96Q550 110 524 206Q400 232 276 206Z',
        s.lin([
          [0, '#a32a34'],
          [1, '#5d1526'],
        ]),
      )
    : '';
  out += times(5, (i) => {
    const [x, y] = [278 + i * 61, [200, 216, 222, 216, 200][i] ?? 200];
    return (
      path(
        `M${x - 22} ${y + 4}Q${x - 6} ${y - 30} ${x - 20} ${y - 44}Q${x - 4} ${y - 46} ${x} ${y - 66}Q${x + 4} ${y - 46} ${x + 20} ${y - 44}Q${x + 6} ${y - 30} ${x + 22} ${y + 4}Z`,
        g,
        'stroke="#7a5a1c" stroke-width="2.5"',
      ) + ell(x, y - 68, 8, 8, '#fdf6e2', 'stroke="#a89a70" stroke-width="2"')
    );
  });
  if (closed)
    out +=
      line('M284 190Q262 120 398 92M516 190Q538 120 402 92M400 220V96', '#7a5a1c', 17) +
      line('M284 190Q262 120 398 92M516 190Q538 120 402 92M400 220V96', g, 12) +
      times(4, (i) => ell([284, 318, 482, 516][i] ?? 0, [150, 116, 116, 150][i] ?? 0, 6, 6, '#fdf6e2')) +
      ell(400, 80, 20, 20, g, 'stroke="#7a5a1c" stroke-width="2.5"') +
      path('M394 62V46H384V36H394V22H406V36H416V46H406V62Z', g, 'stroke="#7a5a1c" stroke-width="2"');
  return (
    out +
    path(rim, g, 'stroke="#7a5a1c" stroke-width="3"') +
    jewel(400, 238, '#b4232f', 13) +
    jewel(340, 232, ink.jucar) +
    jewel(460, 232, ink.jucar) +
    jewel(292, 224, '#b4232f', 8) +
    jewel(508, 224, '#b4232f', 8)
  );
}
function crest(
  seed: number,
  paper: string,
  field: (s: Sheet) => string,
  closed = true,
  sides: (s: Sheet) => string = () => '',
): string {
  const s = sheet(800, 800, seed);
  const frame = 'M186 256H614V500C614 620 530 694 400 740C270 694 186 620 186 500Z';
  const arms =
    group(path(frame, '#2a1712', 'opacity="0.3" transform="translate(8 16)"'), `filter="${s.soft(12)}"`) +
    sides(s) +
    path(frame, gold(s), 'stroke="#7a5a1c" stroke-width="3"') +
    group(field(s), `clip-path="${s.clip(shield)}"`) +
    path(shield, 'none', 'stroke="#7a5a1c" stroke-width="4"') +
    path('M200 270H400V724C280 680 200 610 200 500Z', '#ffffff', 'opacity="0.1"') +
    path('M214 284H300Q250 460 300 640Q214 590 214 500Z', '#ffffff', 'opacity="0.1"') +
    crown(s, closed);
  return s.plain(
    box(
      0,
      0,
      800,
      800,
      s.radial(
        [
          [0, lighten(paper, 0.6)],
          [1, paper],
        ],
        400,
        380,
        560,
      ),
    ) + group(arms, `transform="translate(${closed ? '28 24' : '28 0'}) scale(0.93)"`),
  );
}
const laurel = (s: Sheet, c: string) =>
  [1, -1]
    .map(
      (k) =>
        `<g transform="translate(400 0) scale(${k} 1)">${line('M20 772Q250 740 268 400', darken(c, 0.3), 7)}${times(
          11,
          (i) => {
            const t = i / 11;
            const [x, y] = [40 + 236 * Math.sin(t * 1.5), 768 - 372 * t * t - 20 * t];
            return (
              place(x, y, -30 - t * 55, 1, path(leaf(64, 15), i % 2 ? c : lighten(c, 0.2))) +
              place(x, y, 60 - t * 150 - 40, 0.85, path(leaf(60, 14), darken(c, 0.14)))
            );
          },
        )}</g>`,
    )
    .join('') + ell(400, 768, 20, 14, gold(s));
const ribbon = (s: Sheet, c: string) =>
  path('M130 690L210 664V742L120 770L150 728ZM670 690L590 664V742L680 770L650 728Z', darken(c, 0.3)) +
  path('M176 690Q400 800 624 690V744Q400 854 176 744Z', s.round(c, 0.3));
const castle = (metal: string, gate: string) => {
  const e = 'stroke="#3a2410" stroke-width="3"';
  return (
    path(
      'M-120 110V-30H-130V-62H-112V-48H-98V-62H-80V-48H-66V-62H-48V-30H-58V-6H-40V-110H-52V-146H-32V-130H-12V-146H12V-130H32V-146H52V-110H40V-6H58V-30H48V-62H66V-48H80V-62H98V-48H112V-62H130V-30H120V110Z',
      metal,
      e,
    ) +
    path(
      'M-28 110V66a28 28 0 0 1 56 0V110ZM-12 -36V-70a12 12 0 0 1 24 0V-36ZM-96 36V10a9 9 0 0 1 18 0V36ZM78 36V10a9 9 0 0 1 18 0V36Z',
      gate,
    ) +
    line('M-120 54H-34M34 54H120M-58 -4V50M58 -4V50M-40 -90H40', '#3a2410', 2.5, 'opacity="0.6"')
  );
};
const waves = (y: number, count: number, a: string, b: string) =>
  times(count, (i) =>
    path(`M180 ${y + i * 30}q27 -22 55 0t55 0t55 0t55 0t55 0t55 0t55 0t55 0V${y + i * 30 + 60}H180Z`, i % 2 ? a : b),
  );
const azure = '#1f4e86',
  gules = '#a3202c',
  vert = '#2f6b46';

const escudoCuenca = () =>
  crest(
    81,
    '#efe6d5',
    (s) =>
      box(
        200,
        270,
        400,
        460,
        s.lin(
          [
            [0, '#c22c38'],
            [1, '#7d1420'],
          ],
          0,
          0,
          0,
          1,
        ),
      ) +
      group(
        times(90, (i) =>
          path(
            star(4, 9, 3),
            '#8a1824',
            `transform="translate(${210 + (i % 10) * 42 + (Math.floor(i / 10) % 2) * 21} ${290 + Math.floor(i / 10) * 48})"`,
          ),
        ),
        'opacity="0.7"',
      ) +
      path(
        'M316 430H484Q488 520 420 546V592Q424 622 468 634V656H332V634Q376 622 380 592V546Q312 520 316 430Z',
        gold(s),
        'stroke="#5a3a10" stroke-width="4"',
      ) +
      ell(400, 430, 84, 17, '#fff0b8', 'stroke="#5a3a10" stroke-width="4"') +
      ell(400, 432, 66, 10, '#8a6420') +
      ell(400, 570, 30, 13, gold(s), 'stroke="#5a3a10" stroke-width="3"') +
      times(5, (i) =>
        path(
          'M0 -13L9 0L0 13L-9 0Z',
          i % 2 ? '#1f6f6c' : '#a3202c',
          `transform="translate(${340 + i * 30} ${476 + (2 - Math.abs(i - 2)) * 7})"`,
        ),
      ) +
      line('M336 446Q336 510 376 530', '#fffbe6', 7, 'opacity="0.8"') +
      place(400, 354, 0, 1, path(star(8, 56, 20), silver(s), 'stroke="#4a4a50" stroke-width="3"')),
    true,
    (s) => laurel(s, '#4f7a52'),
  );
const escudoBelmonte = () =>
  crest(
    82,
    '#e4ecea',
    (s) =>
      box(200, 270, 200, 460, azure) +
      box(400, 270, 200, 460, '#e2b44c') +
      times(4, (i) => box(400 + i * 52 + 24, 270, 28, 460, gules)) +
      box(
        200,
        270,
        400,
        460,
        s.lin(
          [
            [0, '#ffffff', 0.1],
            [1, '#000000', 0.22],
          ],
          0,
          0,
          0,
          1,
        ),
      ) +
      path('M200 640Q300 570 400 560Q500 570 600 640V730H200Z', vert) +
      line('M200 640Q300 570 400 560Q500 570 600 640', '#1c4a2e', 5) +
      place(400, 470, 0, 1.25, castle(silver(s), '#26241f')),
    true,
    (s) => ribbon(s, azure),
  );
const escudoAlarcon = () =>
  crest(
    83,
    '#f0e2cc',
    (s) =>
      box(200, 270, 400, 460, '#e9e4d4') +
      box(
        200,
        270,
        400,
        460,
        s.lin(
          [
            [0, '#ffffff', 0.4],
            [1, '#8a8470', 0.3],
          ],
          0,
          0,
          0,
          1,
        ),
      ) +
      place(400, 450, 0, 1.15, castle(gules, '#2a0a0c')) +
      waves(580, 6, azure, '#e9eef2') +
      path('M200 270H600V330H200Z', azure) +
      times(3, (i) => place(290 + i * 110, 300, 0, 1, path('M-8 -22H8V-8H22V8H8V22H-8V8H-22V-8H-8Z', gold(s)))),
    false,
    (s) => ribbon(s, gules),
  );
const escudoPriego = () =>
  crest(
    84,
    '#e6e8d6',
    (s) =>
      box(
        200,
        270,
        400,
        460,
        s.lin(
          [
            [0, '#f6d98a'],
            [1, '#c99a3e'],
          ],
          0,
          0,
          0,
          1,
        ),
      ) +
      path('M200 600L290 500L350 560L430 470L520 570L600 510V740H200Z', '#5f8a64') +
      path('M430 470L520 570L600 510V740H430Z', '#3f6b4c') +
      times(4, (i) =>
        path(
          `M400 ${312 + i * 52}L${440 + i * 16} ${386 + i * 54}H${360 - i * 16}Z`,
          i % 2 ? '#2f6b46' : '#245638',
          'stroke="#163a24" stroke-width="3"',
        ),
      ) +
      box(384, 580, 32, 70, '#6d4424') +
      waves(640, 4, azure, '#dfe8ec') +
      [262, 538]
        .map((x) =>
          place(
            x,
            400,
            0,
            1,
            path(
              'M0 -52Q26 -20 12 8H40Q50 -20 34 -30Q64 -34 58 2Q52 26 14 26V40L22 56H-22L-14 40V26Q-52 26 -58 2Q-64 -34 -34 -30Q-50 -20 -40 8H-12Q-26 -20 0 -52Z',
              azure,
              'stroke="#0f2a4c" stroke-width="3"',
            ),
          ),
        )
        .join(''),
    true,
    (s) => laurel(s, '#7d8a3c'),
  );
const escudoHuete = () =>
  crest(
    85,
    '#ece4ee',
    (s) =>
      box(
        200,
        270,
        400,
        460,
        s.lin(
          [
            [0, '#2a5f9a'],
            [1, '#12305a'],
          ],
          0,
          0,
          0,
          1,
        ),
      ) +
      path(
        'M400 340A130 130 0 1 0 526 500A104 104 0 1 1 400 340Z',
        silver(s),
        'stroke="#3a444c" stroke-width="4" transform="rotate(-46 400 470)"',
      ) +
      place(400, 448, 0, 0.62, castle(gold(s), '#12305a')) +
      times(7, (i) => {
        const a = rad(-90 + (i - 3) * 33);
        return place(
          400 + Math.cos(a) * 164,
          462 + Math.sin(a) * 150,
          0,
          1,
          path(star(6, 24, 10), gold(s), 'stroke="#5a3a10" stroke-width="2"'),
        );
      }),
    false,
    (s) => laurel(s, '#5f7a4e'),
  );
function escudoMota(): string {
  const raven =
    'M-150 40Q-110 20 -84 -30Q-56 -86 10 -92Q24 -128 66 -122Q92 -116 98 -94L150 -78L98 -66Q94 20 20 62L34 104H8L-4 70Q-50 76 -84 60Q-130 80 -170 74Q-150 62 -150 40Z';
  return crest(
    86,
    '#f2ead6',
    (s) =>
      box(
        200,
        270,
        400,
        460,
        s.lin(
          [
            [0, '#f3cf72'],
            [1, '#cf9a34'],
          ],
          0,
          0,
          0,
          1,
        ),
      ) +
      path('M200 660Q300 560 400 556Q500 560 600 660V740H200Z', vert) +
      line('M200 660Q300 560 400 556Q500 560 600 660', '#1c4a2e', 6) +
      line('M270 640Q340 590 400 588M330 690Q400 620 480 632', '#5f9a70', 6) +
      place(
        392,
        466,
        0,
        0.92,
        path(raven, '#1f1c22', 'stroke="#0a080c" stroke-width="3"') +
          path('M-70 30Q-30 -50 40 -40Q20 40 -70 52Z', '#3a3644') +
          line('M-60 36Q-10 10 30 -30M-50 46Q0 26 28 -10M-30 50Q10 40 24 10', '#6a6478', 5) +
          ell(70, -96, 6, 6, '#f3cf72') +
          line('M8 104H-16M34 104H58M14 104V116M38 104v12', '#1f1c22', 8),
      ) +
      [0, 1]
        .map((k) =>
          place(
            256 + k * 288,
            326,
            45,
            0.9,
            times(4, (i) => place(0, 0, i * 90, 1, box(-4, -46, 8, 46, '#6d2a18') + box(4, -44, 15, 32, gules))),
          ),
        )
        .join(''),
    true,
    (s) => ribbon(s, vert),
  );
}

/* Marks: two colours each */
const mark = (paper: string, body: string) => sheet(800, 800, 1).plain(box(0, 0, 800, 800, paper) + body);
function logoPosada(): string {
  const [c, p] = ['#a84a28', '#f6ecdc'];
  return mark(
    p,
    path('M170 660V380Q170 150 400 110Q630 150 630 380V660Z', c) +
      path('M206 660V386Q206 184 400 148Q594 184 594 386V660Z', p) +
      path('M232 660V392Q232 210 400 176Q568 210 568 392V660Z', c) +
      line('M400 176V270', p, 10) +
      path('M352 300L376 270H424L448 300L436 404H364Z', p) +
      path('M400 312q26 40 0 70q-26 -30 0 -70Z', c) +
      path('M340 404H460V422H340Z', p) +
      path('M270 600V520Q270 500 290 500H340Q360 500 360 520H530V600H508V576H292V600Z', p) +
      path('M300 512h34a12 12 0 0 1 0 24h-34a12 12 0 0 1 0 -24Z', c) +
      box(130, 660, 540, 30, c, 'rx="15"') +
      place(302, 300, 0, 1, path(star(8, 22, 8), p)) +
      place(498, 300, 0, 1, path(star(8, 22, 8), p)),
  );
}
function logoBodega(): string {
  const [c, p] = ['#f0dfc0', '#5d1526'];
  const rows: [number, number][] = [
    [4, 330],
    [5, 400],
    [4, 470],
    [3, 540],
    [2, 610],
    [1, 676],
  ];
  return mark(
    p,
    ell(400, 400, 350, 350, 'none', `stroke="${c}" stroke-width="10"`) +
      ell(400, 400, 326, 326, 'none', `stroke="${c}" stroke-width="3"`) +
      group(
        rows
          .map(([count, y]) =>
            times(count, (i) => {
              const x = 400 + (i - (count - 1) / 2) * 76;
              return ell(x, y, 35, 35, c) + line(`M${x - 18} ${y - 4}a20 20 0 0 1 14 -16`, p, 6);
            }),
          )
          .join(''),
        'transform="translate(80 80) scale(0.8)"',
      ) +
      line('M400 316Q396 250 440 200', c, 14) +
      path('M392 268Q320 300 250 250Q232 200 262 170Q280 140 330 152Q380 150 396 200Q410 236 392 268Z', c) +
      line('M386 262Q330 230 270 200M340 234q-20 -30 -14 -60M320 226q-30 14 -52 10', p, 6) +
      line('M436 220q60 -40 90 0q16 40 -20 44q-30 -4 -18 -28', c, 9),
  );
}
function logoAventura(): string {
  const [c, p] = ['#e6bd5e', '#24483a'];
  return mark(
    p,
    ell(400, 400, 330, 330, c) +
      group(
        path('M40 560L260 220L350 350L470 170L780 580V800H40Z', p) +
          path(
            'M260 250L297 304L270 328L244 300L222 328L211 322ZM470 202L528 278L498 308L462 270L434 300L414 284Z',
            c,
          ) +
          path(
            'M400 800C330 720 520 660 420 590C360 550 420 500 440 470C440 520 520 540 540 590C580 680 480 700 620 800Z',
            c,
          ) +
          times(4, (i) =>
            path(`M${170 + i * 52} ${600 + i * 14}l-30 84h60ZM${170 + i * 52} ${560 + i * 14}l-22 66h44Z`, c),
          ),
        '',
      ) +
      ell(400, 400, 345, 345, 'none', `stroke="${p}" stroke-width="34"`) +
      ell(400, 400, 350, 350, 'none', `stroke="${c}" stroke-width="12"`) +
      path('M0 0H800V800H0ZM400 40A360 360 0 0 0 400 760A360 360 0 0 0 400 40Z', p, 'fill-rule="evenodd"') +
      ell(610, 270, 40, 40, p),
  );
}
function logoQueseria(): string {
  const [c, p] = ['#2e2a24', '#f0cd7c'];
  const pt = (deg: number, r: number): Point => [400 + Math.sin(rad(deg)) * r, 420 + Math.cos(rad(deg)) * r * 0.5];
  const arc = (from: number, to: number, dy: number, r = 280) =>
    range(31).map((i) => {
      const [x, y] = pt(from + ((to - from) * i) / 30, r);
      return [x, y + dy] as const;
    });
  return mark(
    p,
    path(poly([[400, 330], ...arc(62, 345, -90)]), c) +
      path(poly([...arc(-90, -15, -64), ...arc(-15, -90, 90)]), c) +
      path(poly([...arc(62, 90, -64), ...arc(90, 62, 90)]), c) +
      path(
        poly([
          [412, 352],
          [pt(62, 280)[0] - 8, pt(62, 280)[1] - 62],
          [pt(62, 280)[0] - 8, pt(62, 280)[1] + 80],
          [412, 490],
        ]),
        c,
      ) +
      [
        [480, 420, 20],
        [560, 440, 26],
        [540, 500, 14],
        [470, 480, 14],
        [612, 500, 12],
      ]
        .map(([x = 0, y = 0, r = 0]) => ell(x, y, r, r * 0.8, p))
        .join('') +
      times(3, (r) =>
        line(
          poly(
            range(15).map((i) => {
              const [x, y] = pt(-84 + i * 5, 276);
              return [x, y - 36 + r * 42 + (i % 2 ? 18 : 0)] as const;
            }),
            false,
          ),
          p,
          8,
        ),
      ) +
      times(5, (i) => place(400, 262, -90 + (i - 2) * 36, 1, path(leaf(130 - Math.abs(i - 2) * 16, 20), c))) +
      line('M120 690H680', c, 12) +
      path('M400 672l18 18l-18 18l-18 -18Z', c),
  );
}
function logoLibreria(): string {
  const [c, p] = ['#f3ead6', '#1f6f6c'];
  return mark(
    p,
    path('M400 640Q260 540 100 580V300Q260 260 400 350Q540 260 700 300V580Q540 540 400 640Z', c) +
      path('M400 350V640M400 372V618', 'none', `stroke="${p}" stroke-width="14"`) +
      times(3, (i) => line(`M150 ${360 + i * 64}Q260 ${334 + i * 64} 352 ${392 + i * 64}`, p, 10)) +
      path('M450 560V470H478V440H506V410H548V380L580 350L612 380V440H640V530Q540 510 450 560Z', p) +
      box(492, 450, 16, 24, c) +
      box(566, 396, 24, 30, c) +
      box(566, 450, 24, 30, c) +
      line('M100 622Q260 582 400 684Q540 582 700 622', c, 16) +
      path(
        'M400 300Q300 240 330 130Q400 180 400 300ZM400 300Q500 240 470 130Q400 180 400 300ZM400 290Q356 190 400 90Q444 190 400 290Z',
        c,
      ) +
      line('M400 300V150M400 300Q360 240 350 180M400 300Q440 240 450 180', p, 6),
  );
}
function logoMimbre(): string {
  const [c, p] = ['#7a4a1e', '#f4e3bf'];
  let out = '';
  for (let r = 0; r < 5; r++)
    for (let k = 0; k < 7; k++) {
      const [x, y] = [178 + k * 74, 420 + r * 54];
      out += (r + k) % 2 ? box(x - 44, y - 19, 88, 38, c, 'rx="19"') : box(x - 15, y - 31, 30, 62, c, 'rx="12"');
    }
  return mark(
    p,
    group(out, '') +
      path('M0 380H140L200 700H0ZM800 380H660L600 700H800Z', p) +
      line('M140 376L204 690H596L660 376', c, 26) +
      box(110, 348, 580, 40, c, 'rx="20"') +
      line('M190 350C190 80 610 80 610 350', c, 30) +
      line('M240 350C250 150 550 150 560 350', c, 12) +
      times(5, (i) => place(400, 120, -90 + (i - 2) * 34, 1, path(leaf(84, 17), c))) +
      times(19, (i) => line(`M${130 + i * 30} 378l16 -20`, p, 6)),
  );
}

/* Shop signs */
function sign(seed: number, wall: string, boardShape: string, wood: string, motif: (s: Sheet) => string): string {
  const s = sheet(800, 800, seed);
  const iron = '#25221f';
  let out = box(
    0,
    0,
    800,
    800,
    s.lin(
      [
        [0, lighten(wall, 0.3)],
        [1, darken(wall, 0.16)],
      ],
      0,
      0,
      800,
      800,
    ),
  );
  for (let r = 0; r < 9; r++)
    for (let k = -1; k < 6; k++) {
      const [w, x] = [140 + s.rnd() * 24, k * 160 + (r % 2) * 80];
      out +=
        box(
          x + 6,
          r * 92 + 5,
          w,
          80,
          mix(wall, s.rnd() > 0.5 ? '#fff6e4' : '#8a6a4c', s.rnd() * 0.3),
          `rx="${n(10 + s.rnd() * 10)}"`,
        ) + line(`M${n(x + 18)} ${r * 92 + 12}h${n(w - 40)}`, '#fffaf0', 4, 'opacity="0.4"');
    }
  out += group(
    path(boardShape, '#2a1712', 'opacity="0.5" transform="translate(44 40)"') +
      line('M70 130H680M250 130V230M550 130V230', '#2a1712', 14, 'opacity="0.4" transform="translate(30 30)"'),
    `filter="${s.soft(10)}"`,
  );
  out +=
    box(40, 60, 34, 190, iron, 'rx="10"') +
    box(60, 118, 640, 20, iron, 'rx="10"') +
    line(
      'M74 230Q260 240 330 138M140 138q0 54 54 54q38 0 38 -34q-2 -24 -26 -22M700 128q44 0 44 -40q0 -30 -30 -30q-22 2 -20 24',
      iron,
      12,
    ) +
    line('M66 122H690', '#8a847a', 4) +
    times(2, (i) =>
      times(4, (k) => ell(250 + i * 300, 150 + k * 25, k % 2 ? 4 : 9, 15, 'none', `stroke="${iron}" stroke-width="6"`)),
    ) +
    [90, 220].map((y) => ell(57, y, 8, 8, '#6a645a')).join('');
  out +=
    path(boardShape, darken(wood, 0.5), 'transform="translate(7 9)"') +
    path(
      boardShape,
      s.lin(
        [
          [0, lighten(wood, 0.3)],
          [1, darken(wood, 0.25)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    group(
      times(16, (i) =>
        line(
          `M100 ${230 + i * 34}Q400 ${220 + i * 34 + (i % 3) * 14} 700 ${232 + i * 34}`,
          i % 2 ? darken(wood, 0.4) : lighten(wood, 0.3),
          3,
          'opacity="0.4"',
        ),
      ),
      `clip-path="${s.clip(boardShape)}"`,
    ) +
    `<g transform="translate(400 480) scale(0.93) translate(-400 -480)">${path(boardShape, 'none', `stroke="#d9a741" stroke-width="7"`)}</g>` +
    ell(250, 252, 9, 9, '#e9c566') +
    ell(550, 252, 9, 9, '#e9c566');
  return s.done(out + motif(s), 0.25);
}
const cream = '#f3e6c6',
  brass = '#d9a741';
const scroll = (y: number) =>
  [1, -1]
    .map(
      (k) =>
        `<g transform="translate(400 ${y}) scale(${k} 1)">${line('M16 0Q70 -26 110 0q24 22 4 32q-20 2 -16 -18', brass, 6)}${path(leaf(46, 10), brass, 'transform="translate(40 -8) rotate(-30)"')}</g>`,
    )
    .join('') + path(`M400 ${y - 13}l13 13l-13 13l-13 -13Z`, brass);
const rotuloArtesania = () =>
  sign(
    91,
    '#d8c6a6',
    'M160 250Q160 220 190 220H610Q640 220 640 250V520Q640 680 400 740Q160 680 160 520Z',
    '#24483a',
    () =>
      path(
        'M338 296Q316 284 300 262Q360 284 456 276L448 304Q448 340 474 372Q520 430 500 510Q486 556 440 566H350Q310 560 290 510Q270 430 322 372Q346 340 338 296Z',
        cream,
      ) +
      line('M474 380Q570 350 560 440Q550 500 500 510', cream, 22) +
      line('M300 440Q396 468 492 440M306 500Q396 530 488 500', ink.arcilla, 10) +
      times(5, (i) =>
        place(332 + i * 32, 474 + (2 - Math.abs(i - 2)) * 5, 45, 1, box(-9, -9, 18, 18, i % 2 ? brass : ink.arcilla)),
      ) +
      scroll(630),
  );
const rotuloDespensa = () =>
  sign(
    92,
    '#e2c3a4',
    'M400 210C580 210 650 340 650 470C650 620 560 720 400 720C240 720 150 620 150 470C150 340 220 210 400 210Z',
    '#8a3a22',
    (s) =>
      path('M318 350H482V384H318Z', brass) +
      path('M326 390H474Q512 410 512 450V560Q512 590 482 590H318Q288 590 288 560V450Q288 410 326 390Z', cream) +
      path('M288 470H512V560Q512 590 482 590H318Q288 590 288 560Z', '#e09a2e') +
      path('M288 470H512V480Q480 500 450 484Q420 540 396 486Q350 500 330 484Q310 496 288 480Z', '#f3c45e') +
      path(
        poly(range(6).map((k) => [400 + 44 * Math.sin(rad(k * 60)), 536 + 44 * Math.cos(rad(k * 60))] as const)),
        cream,
      ) +
      place(400, 536, 0, 1, almond(26, '#a8602a')) +
      place(196, 540, -62, 0.8, rosemary(s, 210)) +
      place(604, 540, -118, 0.8, rosemary(s, 210)) +
      scroll(648),
  );
const rotuloPapel = () =>
  sign(
    93,
    '#b9cdc6',
    'M180 300Q180 270 210 266Q300 256 310 216H490Q500 256 590 266Q620 270 620 300V690Q620 720 590 720H210Q180 720 180 690Z',
    '#1f4a5e',
    () =>
      path('M400 590Q320 540 230 556V390Q320 372 400 420Q480 372 570 390V556Q480 540 400 590Z', cream) +
      line('M400 420V590', '#1f4a5e', 8) +
      times(4, (i) => line(`M256 ${424 + i * 34}Q320 ${412 + i * 34} 374 ${440 + i * 34}`, '#b8a57c', 6)) +
      path('M426 560Q440 470 560 300Q580 400 500 500Q470 530 426 560Z', brass) +
      line('M418 574Q460 470 548 330', '#7a5a1c', 5) +
      times(4, (i) => line(`M${470 + i * 16} ${476 - i * 34}l30 -6`, '#7a5a1c', 3)) +
      line('M230 572Q320 556 400 606Q480 556 570 572', brass, 8) +
      scroll(650),
  );

export const emblemas: Record<EmblemName, () => string> = {
  'escudo-cuenca': escudoCuenca,
  'escudo-belmonte': escudoBelmonte,
  'escudo-alarcon': escudoAlarcon,
  'escudo-priego': escudoPriego,
  'escudo-huete': escudoHuete,
  'escudo-mota-del-cuervo': escudoMota,
  'logo-posada': logoPosada,
  'logo-bodega': logoBodega,
  'logo-aventura': logoAventura,
  'logo-queseria': logoQueseria,
  'logo-libreria': logoLibreria,
  'logo-mimbre': logoMimbre,
  'rotulo-artesania': rotuloArtesania,
  'rotulo-despensa': rotuloDespensa,
  'rotulo-papel': rotuloPapel,
};
