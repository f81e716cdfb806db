/** Motifs that several drawings share: plants, wickerwork and the landmarks of the city. */

import type { Point, Sheet, Turned } from './objects-kit.ts';
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
  spline,
  times,
} from './objects-kit.ts';

/* Plants. Drawn from the origin along the x axis, to be put in place with `place`. */
export function rosemary(s: Sheet, length: number, flowers = true): string {
  const y = (x: number) => Math.sin((x / length) * 2.6) * length * 0.06;
  let out = line(
    spline(
      range(8).map((i) => [(length * i) / 7, y((length * i) / 7)] as const),
      false,
    ),
    '#6b5a3c',
    6,
  );
  for (let x = length * 0.08; x < length; x += length * 0.032)
    for (const side of [-1, 1]) {
      const size = length * 0.13 * (1 - (x / length) * 0.45) * (0.8 + s.rnd() * 0.4);
      const green = mix('#4f6b45', '#9db08a', s.rnd() * 0.75);
      out += place(
        x,
        y(x),
        side * (38 + s.rnd() * 24),
        1,
        path(leaf(size, size * 0.1), green) + line(`M2 0H${n(size * 0.85)}`, lighten(green, 0.4), 1.4),
      );
    }
  if (flowers)
    out += times(7, (i) => {
      const x = length * (0.45 + i * 0.08);
      return place(
        x,
        y(x) + (i % 2 ? 12 : -12),
        i * 50,
        1,
        times(4, (k) => place(0, 0, k * 90, 1, ell(8, 0, 8, 4.5, k % 2 ? '#8d93c9' : '#a9aee0'))) +
          ell(0, 0, 3, 3, '#f3eccf'),
      );
    });
  return out;
}
export function lavender(s: Sheet, length: number): string {
  let out =
    line(`M0 0Q${n(length * 0.5)} ${n(length * 0.05)} ${length} 0`, '#6f8360', 4.5) +
    place(length * 0.2, 4, -22, 1, path(leaf(length * 0.24, 6), '#8fa07c')) +
    place(length * 0.3, 6, 20, 1, path(leaf(length * 0.2, 6), '#7d9170'));
  for (let i = 0; i < 10; i++) {
    const x = length * (0.58 + i * 0.044);
    const size = length * 0.046 * (1 - Math.abs(i - 3.5) * 0.07);
    for (const side of [-1, 0, 1])
      out += place(
        x,
        side * size * 0.5,
        side * 38,
        1,
        ell(size * 0.4, 0, size * 0.85, size * 0.42, mix('#5e4b96', '#b9a6dd', s.rnd() * 0.8)),
      );
  }
  return out;
}
export function oliveBranch(s: Sheet, length: number): string {
  let out = line(`M0 0Q${n(length * 0.5)} ${n(-length * 0.12)} ${length} ${n(-length * 0.02)}`, '#6d5a3a', 6);
  for (let i = 0; i < 11; i++) {
    const t = 0.08 + i * 0.085;
    const [x, y] = [t * length, -length * 0.24 * t * (1 - t) - length * 0.02 * t * t];
    const green = i % 3 ? mix('#5d7350', '#93a583', s.rnd()) : '#a8b79a';
    out += place(
      x,
      y,
      (i % 2 ? -1 : 1) * (30 + s.rnd() * 18),
      1,
      path(leaf(length * 0.25, length * 0.032), green) + line(`M6 0H${n(length * 0.22)}`, lighten(green, 0.4), 2),
    );
    if (i % 4 === 1) out += place(x, y + 8, 60, 1, line('M0 0H22', '#6d5a3a', 3) + olive(44, 0, 26));
  }
  return out;
}
export const olive = (x: number, y: number, r: number, color = '#6f7c35') =>
  ell(x, y, r * 1.22, r, color) +
  path(
    `M${n(x - r * 1.2)} ${y}a${n(r * 1.22)} ${r} 0 0 0 ${n(r * 2.4)} 0q${n(-r * 1.2)} ${n(r * 0.7)} ${n(-r * 2.4)} 0Z`,
    darken(color, 0.4),
    'opacity="0.7"',
  ) +
  ell(x - r * 0.4, y - r * 0.42, r * 0.4, r * 0.2, lighten(color, 0.65));
export const almond = (size: number, color = '#b06a32') =>
  path(
    `M0 ${-size}C${n(size * 0.95)} ${n(-size * 0.4)} ${n(size * 0.75)} ${size} 0 ${size}C${n(-size * 0.75)} ${size} ${n(-size * 0.95)} ${n(-size * 0.4)} 0 ${-size}Z`,
    color,
  ) +
  times(3, (i) =>
    line(
      `M${n((i - 1) * size * 0.1)} ${n(-size * 0.7)}Q${n((i - 1) * size * 0.6)} 0 ${n((i - 1) * size * 0.2)} ${n(size * 0.75)}`,
      i === 0 ? lighten(color, 0.5) : darken(color, 0.3),
      size * 0.09,
      'opacity="0.8"',
    ),
  );
export const wheat = (length: number, color: string) =>
  line(`M0 0H${n(length * 0.7)}`, color, 5) +
  times(7, (i) => {
    const x = length * (0.5 + i * 0.07);
    return (
      place(x, 0, -26, 1, path(leaf(length * 0.15, 8), color)) +
      place(x, 0, 26, 1, path(leaf(length * 0.15, 8), darken(color, 0.15)))
    );
  });

/* Wickerwork */
/** Strands over and under stakes on a turned surface, each drawn on its own. */
export function weave(
  s: Sheet,
  form: Turned,
  y0: number,
  y1: number,
  rows: number,
  stakes: number,
  color: string = ink.mimbre,
): string {
  const [gap, step] = [(y1 - y0) / rows, 180 / stakes];
  const lit = (deg: number, c: string) => {
    const k = Math.cos(rad(deg + 38));
    return k > 0.2 ? lighten(c, (k - 0.2) * 0.45) : darken(c, (0.2 - k) * 0.62);
  };
  let out = path(form.band(y0, y1), darken(color, 0.72));
  for (let j = 0; j <= stakes; j++) {
    const deg = Math.max(-89, Math.min(89, -90 + j * step));
    out += line(
      poly(
        range(9).map((i) => form.at(deg, y0 + ((y1 - y0) * i) / 8)),
        false,
      ),
      lit(deg, darken(color, 0.22)),
      gap * 0.62,
    );
  }
  for (let i = 0; i < rows; i++)
    for (let j = -1; j <= stakes; j++) {
      if ((i + j) % 2) continue;
      const [mid, y, c] = [
        -90 + j * step,
        y0 + (i + 0.5) * gap,
        mix(color, s.rnd() > 0.5 ? '#e5bd74' : '#a6702f', s.rnd() * 0.5),
      ];
      const at = (k: number, dy: number): Point => {
        const deg = Math.max(-90, Math.min(90, mid + k * step * 0.98));
        return [form.at(deg, y)[0], form.at(deg, y)[1] + dy];
      };
      const curve = (dy: number, reach: number) =>
        spline(
          [
            at(-reach, dy + gap * 0.12),
            at(-reach / 2, dy - 1),
            at(0, dy - gap * 0.08),
            at(reach / 2, dy - 1),
            at(reach, dy + gap * 0.12),
          ],
          false,
        );
      out +=
        line(curve(2, 1), darken(c, 0.6), gap * 0.98) +
        line(curve(0, 0.96), lit(mid, c), gap * 0.76) +
        line(curve(-gap * 0.2, 0.6), lit(mid, lighten(c, 0.38)), gap * 0.16, 'opacity="0.85"');
    }
  return out;
}
/** A twisted rope along any curve: rims, handles, braids. */
export function rope(along: (t: number) => Point, turns: number, width: number, color: string): string {
  let out = line(
    poly(
      range(61).map((i) => along(i / 60)),
      false,
    ),
    darken(color, 0.6),
    width * 1.02,
  );
  for (let i = 0; i < turns; i++) {
    const t = (i + 0.5) / turns;
    const [a, b, p] = [along(Math.max(0, t - 0.005)), along(Math.min(1, t + 0.005)), along(t)];
    const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    const c = mix(color, i % 2 ? '#e9c68a' : '#99692c', 0.22);
    out += place(
      p[0],
      p[1],
      angle + 52,
      1,
      ell(0, 0, width * 0.6, width * 0.25, c) +
        ell(-width * 0.06, -width * 0.06, width * 0.42, width * 0.08, lighten(c, 0.45)),
    );
  }
  return out;
}

/* Landmarks, each in a box of 1000 x 1000 */
export interface Landscape {
  sky: string;
  sun: string;
  far: string;
  rock: string;
  shade: string;
  wall: string;
  wood: string;
  roof: string;
  water: string;
  pine: string;
}
export const daylight: Landscape = {
  sky: '#e9cfa6',
  sun: '#f6ead0',
  far: '#b9b79d',
  rock: '#c99a6c',
  shade: '#8a5a3f',
  wall: '#f3e6cd',
  wood: '#5a3524',
  roof: '#b4532f',
  water: '#2f7f7a',
  pine: '#3f5f4c',
};

const balcony = (x: number, y: number, w: number, h: number, c: Landscape) =>
  box(x, y, w, h, darken(c.wood, 0.35)) +
  times(3, (i) => box(x + (w / 3) * i + w * 0.05, y + h * 0.1, w * 0.23, h * 0.5, mix(c.wood, c.wall, 0.18))) +
  times(Math.round(w / 11), (i) => box(x + i * 11 + 2, y + h * 0.58, 5, h * 0.42, c.wood)) +
  box(x - 8, y + h * 0.55, w + 16, 8, c.wood) +
  box(x - 8, y + h - 6, w + 16, 12, c.wood) +
  times(4, (i) => path(`M${n(x + (w / 3.3) * i)} ${n(y + h + 6)}h14v22l-7 12h-7Z`, darken(c.wood, 0.2)));
const roof = (x: number, y: number, w: number, h: number, c: Landscape) =>
  path(`M${x - 18} ${y}L${x + 26} ${y - h}H${x + w - 26}L${x + w + 18} ${y}Z`, c.roof) +
  times(Math.floor(w / 22), (i) =>
    line(
      `M${n(x + 18 + i * 22)} ${y - h + 6}L${n(x + 2 + i * (w / Math.floor(w / 22)))} ${y - 4}`,
      darken(c.roof, 0.3),
      3,
    ),
  ) +
  box(x - 18, y - 4, w + 36, 9, darken(c.roof, 0.45));

/** The hanging houses over their gorge. */
export function hangingHouses(c: Landscape): string {
  let out = box(0, 0, 1000, 1000, c.sky) + ell(760, 230, 105, 105, c.sun);
  out +=
    path('M0 560Q180 430 330 500T640 430T1000 470V1000H0Z', mix(c.far, c.sky, 0.35)) +
    path('M380 1000V640Q520 560 640 600T1000 540V1000Z', c.far);
  out += times(9, (i) => path(`M${720 + i * 34} ${640 - (i % 3) * 26}l-17 64h34Z`, mix(c.pine, c.far, 0.35)));
  out +=
    path('M1000 700Q860 690 820 770T800 1000H1000Z', mix(c.rock, c.far, 0.45)) +
    times(6, (i) =>
      line(`M${850 + i * 26} ${740 + i * 9}q-14 90 -6 240`, mix(c.shade, c.far, 0.45), 6, 'opacity="0.5"'),
    );
  out +=
    path('M610 1000Q640 890 720 850T830 780Q800 860 820 1000Z', c.water) +
    line('M670 970Q690 910 750 870', lighten(c.water, 0.5), 5) +
    line('M730 985Q740 930 780 880', lighten(c.water, 0.35), 4);
  out += path(
    'M0 470L90 456L150 500L330 490L520 508L600 500Q640 540 610 600Q650 650 600 720Q640 800 580 870Q600 940 560 1000H0Z',
    c.rock,
  );
  out += path(
    'M600 500Q640 540 610 600Q650 650 600 720Q640 800 580 870Q600 940 560 1000H430Q490 900 470 820Q530 730 490 660Q540 600 500 508Z',
    c.shade,
  );
  out += times(12, (i) =>
    line(
      `M${30 + i * 44} ${560 + (i % 4) * 36}q${-12 + (i % 3) * 10} 110 ${6 - (i % 2) * 18} 250`,
      i % 2 ? c.shade : lighten(c.rock, 0.3),
      9 - (i % 3) * 2,
      'opacity="0.5"',
    ),
  );
  out += line('M0 610Q250 570 500 620M0 760Q240 720 470 780M0 880Q200 850 440 900', c.shade, 6, 'opacity="0.45"');
  out +=
    box(60, 300, 150, 210, darken(c.wall, 0.16)) +
    roof(60, 300, 150, 46, c) +
    times(4, (i) => box(86 + (i % 2) * 66, 338 + (i > 1 ? 80 : 0), 32, 48, c.wood));
  out +=
    box(210, 210, 210, 310, c.wall) +
    roof(210, 210, 210, 58, c) +
    box(420, 270, 170, 248, lighten(c.wall, 0.2)) +
    roof(420, 270, 170, 48, c);
  out += path('M210 210H240V520H210ZM420 270H444V510H420Z', darken(c.wall, 0.35), 'opacity="0.45"');
  out +=
    balcony(262, 250, 150, 92, c) +
    balcony(262, 382, 150, 92, c) +
    balcony(462, 306, 150, 84, c) +
    balcony(462, 424, 150, 78, c);
  out += times(5, (i) =>
    path(`M${20 + i * 36} ${520 + (i % 2) * 14}q18 -66 36 0Z`, i % 2 ? c.pine : lighten(c.pine, 0.15)),
  );
  return out;
}
/** Mangana tower on its square. */
export function mangana(c: Landscape): string {
  const merlons = (x: number, y: number, w: number, k: number) =>
    times(k, (i) => box(x + (w / (k * 2 - 1)) * 2 * i, y, w / (k * 2 - 1), 30, c.rock));
  return (
    path('M395 930L410 330H590L605 930Z', c.rock) +
    path('M545 930L540 330H590L605 930Z', c.shade) +
    box(375, 290, 250, 44, lighten(c.rock, 0.15)) +
    box(375, 330, 250, 10, c.shade) +
    merlons(375, 262, 250, 5) +
    box(440, 160, 120, 130, c.wall) +
    box(525, 160, 35, 130, c.shade, 'opacity="0.5"') +
    box(425, 146, 150, 20, c.rock) +
    merlons(425, 124, 150, 4) +
    path('M478 290V220a22 22 0 0 1 44 0V290Z', c.wood) +
    line('M500 124V50M476 72H524', c.wood, 8) +
    ell(500, 430, 58, 58, c.wood) +
    ell(500, 430, 48, 48, c.wall) +
    line('M500 430V396M500 430L524 442', c.wood, 7) +
    path('M476 640V590a24 24 0 0 1 48 0V640ZM470 930V840a30 30 0 0 1 60 0V930Z', c.wood) +
    times(9, (i) => box(418 + (i % 3) * 44, 520 + i * 42, 26, 9, c.shade, 'opacity="0.5"'))
  );
}
/** The great stone mushroom of the Ciudad Encantada. */
export function tormo(c: Landscape): string {
  let out = path(
    spline([
      [230, 330],
      [300, 215],
      [470, 170],
      [640, 190],
      [790, 290],
      [770, 400],
      [660, 450],
      [610, 520],
      [580, 620],
      [590, 730],
      [640, 850],
      [400, 850],
      [440, 720],
      [430, 600],
      [390, 490],
      [290, 440],
    ] as Point[]),
    c.rock,
  );
  out += path(
    spline([
      [640, 190],
      [790, 290],
      [770, 400],
      [660, 450],
      [610, 520],
      [580, 620],
      [590, 730],
      [640, 850],
      [540, 850],
      [530, 700],
      [540, 560],
      [580, 450],
      [660, 370],
      [690, 280],
    ] as Point[]),
    c.shade,
    'opacity="0.8"',
  );
  out +=
    line(
      'M250 345Q480 300 775 360M300 420Q500 375 740 420M420 560Q500 540 590 560M432 660Q510 645 580 660',
      c.shade,
      8,
      'opacity="0.6"',
    ) + line('M320 250Q430 200 560 205M270 320Q400 270 520 272', lighten(c.rock, 0.45), 9, 'opacity="0.7"');
  return out + times(16, (i) => ell(320 + ((i * 97) % 400), 240 + ((i * 61) % 190), 9, 5, c.shade, 'opacity="0.45"'));
}
export const pineTree = (h: number, color: string) =>
  box(-h * 0.03, -h * 0.2, h * 0.06, h * 0.2, darken(color, 0.5)) +
  times(4, (i) =>
    path(
      `M0 ${n(-h + i * h * 0.16)}L${n(h * (0.1 + i * 0.045))} ${n(-h * 0.72 + i * h * 0.2)}H${n(-h * (0.1 + i * 0.045))}Z`,
      i % 2 ? color : darken(color, 0.14),
    ),
  );

/** A landmark filling a rectangle; `focus` says which part stays when it is cropped. */
export function inset(s: Sheet, x: number, y: number, w: number, h: number, content: string, focus = 0.5): string {
  const k = Math.max(w, h) / 1000;
  const [dx, dy] = [(w - k * 1000) * focus, (h - k * 1000) * focus];
  return group(
    `<g transform="translate(${n(x + dx)} ${n(y + dy)}) scale(${k})">${content}</g>`,
    `clip-path="${s.clip(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`)}"`,
  );
}
