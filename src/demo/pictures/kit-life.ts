/** People, birds and beasts, as quiet silhouettes. */
import { darker, lighter, mix, type Pic, type Pt, smooth } from './kit.ts';

/** A bird far away. */
export function flock(p: Pic, x: number, y: number, count: number, size: number, colour: string): void {
  for (let i = 0; i < count; i++) {
    const [bx, by, s] = [x + p.r(-7, 7) * size, y + p.r(-3, 3) * size, size * p.r(0.5, 1)];
    const up = p.r(0.15, 0.45);
    p.path(
      `M${bx - s} ${by - s * up}Q${bx - s * 0.4} ${by - s * (up + 0.22)} ${bx} ${by}Q${bx + s * 0.4} ${by - s * (up + 0.22)} ${bx + s} ${by - s * up}Q${bx + s * 0.4} ${by - s * up * 0.55} ${bx} ${by + s * 0.12}Q${bx - s * 0.4} ${by - s * up * 0.55} ${bx - s} ${by - s * up}Z`,
      colour,
      { opacity: 0.85 },
    );
  }
}

/** A griffon vulture from below; wing span about 2 × size. */
export function vulture(p: Pic, x: number, y: number, size: number, turn: number, dark: string, light: string): void {
  p.at(
    x,
    y,
    size,
    () => {
      p.path('M-.07 .06L-.1 .3Q0 .35 .1 .3L.07 .06Z', darker(dark, 0.15));
      for (const side of [-1, 1]) {
        for (let i = 0; i < 7; i++) {
          // Spread fingers.
          const a = -0.42 + i * 0.2;
          const [bx, by] = [0.7 - i * 0.012, -0.14 + i * 0.03];
          const long = 0.33 - Math.abs(i - 2) * 0.022;
          const [tx, ty] = [bx + Math.cos(a) * long, by + Math.sin(a) * long - 0.03];
          const [nx, ny] = [-Math.sin(a) * 0.022, Math.cos(a) * 0.022];
          p.path(
            `M${side * (bx - nx)} ${by - ny}Q${side * ((bx + tx) / 2 - nx * 1.4)} ${(by + ty) / 2 - ny * 1.4 - 0.012} ${side * tx} ${ty}Q${side * ((bx + tx) / 2 + nx * 1.3)} ${(by + ty) / 2 + ny * 1.3} ${side * (bx + nx)} ${by + ny}Z`,
            darker(dark, 0.1),
          );
        }
        p.path(
          smooth(
            [
              [0, -0.08],
              [side * 0.22, -0.17],
              [side * 0.46, -0.19],
              [side * 0.68, -0.17],
              [side * 0.76, -0.1],
              [side * 0.74, 0.04],
              [side * 0.62, 0.1],
              [side * 0.46, 0.15],
              [side * 0.28, 0.17],
              [side * 0.12, 0.12],
              [0, 0.12],
            ],
            true,
          ),
          dark,
        );
        p.path(
          smooth(
            [
              [0, -0.07],
              [side * 0.22, -0.155],
              [side * 0.46, -0.175],
              [side * 0.68, -0.155],
              [side * 0.7, -0.1],
              [side * 0.46, -0.06],
              [side * 0.24, -0.02],
              [0, 0.03],
            ],
            true,
          ),
          light,
          { opacity: 0.85 },
        );
        for (let i = 0; i < 11; i++)
          p.line(
            [
              [side * (0.1 + i * 0.056), 0],
              [side * (0.11 + i * 0.058), 0.13 - Math.abs(i - 4) * 0.006],
            ],
            lighter(dark, 0.16),
            0.007,
            { opacity: 0.55 },
          );
      }
      p.path('M0 -.22Q.085 -.1 .065 .08Q0 .16 -.065 .08Q-.085 -.1 0 -.22Z', mix(dark, light, 0.35));
      p.path('M0 -.29Q.04 -.27 .038 -.22Q.07 -.19 0 -.165Q-.07 -.19 -.038 -.22Q-.04 -.27 0 -.29Z', '#efe2c8').path(
        'M-.014 -.28L0 -.32L.014 -.28Z',
        '#6b5a45',
      );
    },
    turn,
  );
}

export type Pose = {
  lean?: number;
  legs?: [number, number];
  knees?: [number, number];
  arms?: [number, number];
  elbows?: [number, number];
  head?: number;
};
export type Dress = {
  fill: string;
  skin?: string;
  rim?: string;
  side?: -1 | 1;
  hat?: 'cap' | 'straw' | 'boina' | 'helmet' | 'brim';
  pack?: string;
  stick?: boolean;
  skirt?: string;
  coat?: string;
  legs?: string;
  hair?: 'bun' | 'long';
};

/** A person by joints; angles in degrees, 0 hangs straight down, positive swings to the right. (x, y) is the ground under the hips, h the height. */
export function figure(p: Pic, x: number, y: number, h: number, d: Dress, pose: Pose = {}): void {
  const paint = (body: string, legs: string, skin: string, bare: boolean) => {
    const limb = (from: Pt, angle: number, long: number): Pt => [
      from[0] + Math.sin(angle * 0.01745) * long,
      from[1] + Math.cos(angle * 0.01745) * long,
    ];
    const [legA, legB] = pose.legs ?? [-6, 6];
    const [kneeA, kneeB] = pose.knees ?? [0, 0];
    const [armA, armB] = pose.arms ?? [-8, 10];
    const [elbowA, elbowB] = pose.elbows ?? [6, 10];
    const hip: Pt = [0, -0.48];
    const neck = limb(hip, 180 - (pose.lean ?? 0), 0.34);
    const skull = limb(neck, 180 - (pose.lean ?? 0) * 0.6 - (pose.head ?? 0), 0.085);
    const leg = (side: number, angle: number, knee: number) => {
      const top: Pt = [hip[0] + side * 0.035, hip[1]];
      const mid = limb(top, angle, 0.25);
      const foot = limb(mid, angle - knee, 0.24);
      p.line([top, mid], legs, 0.082)
        .line([mid, foot], legs, 0.062)
        .line([foot, [foot[0] + 0.045 * (d.side ?? 1), foot[1] + 0.005]], bare ? legs : darker(legs, 0.4), 0.04);
    };
    const arm = (side: number, angle: number, elbow: number) => {
      const top: Pt = [neck[0] + side * 0.075, neck[1] + 0.035];
      const mid = limb(top, angle, 0.165);
      const hand = limb(mid, angle + elbow, 0.15);
      p.line([top, mid], body, 0.056).line([mid, hand], body, 0.045).oval(hand[0], hand[1], 0.022, 0.024, skin);
      return hand;
    };
    arm(-1, armA, elbowA);
    leg(-1, legA, kneeA);
    leg(1, legB, kneeB);
    if (d.pack)
      p.path(
        smooth(
          [
            [neck[0] - (d.side ?? 1) * 0.06, neck[1] - 0.01],
            [neck[0] - (d.side ?? 1) * 0.2, neck[1] + 0.03],
            [neck[0] - (d.side ?? 1) * 0.21, neck[1] + 0.22],
            [hip[0] - (d.side ?? 1) * 0.07, hip[1] - 0.04],
          ],
          true,
        ),
        bare ? body : d.pack,
      );
    p.path(
      smooth(
        [
          [neck[0] - 0.1, neck[1] + 0.025],
          [neck[0], neck[1] - 0.01],
          [neck[0] + 0.1, neck[1] + 0.025],
          [hip[0] + 0.085, hip[1] - 0.1],
          [hip[0] + 0.085, hip[1] + 0.03],
          [hip[0] - 0.085, hip[1] + 0.03],
          [hip[0] - 0.085, hip[1] - 0.1],
        ],
        true,
      ),
      body,
    );
    if (d.coat)
      p.path(
        smooth(
          [
            [hip[0] - 0.08, hip[1] - 0.12],
            [hip[0] + 0.08, hip[1] - 0.12],
            [hip[0] + 0.13, hip[1] + 0.22],
            [hip[0] - 0.13, hip[1] + 0.22],
          ],
          true,
        ),
        bare ? body : d.coat,
      );
    if (d.skirt)
      p.path(
        `M${hip[0] - 0.08} ${hip[1] - 0.06}Q${hip[0] - 0.16} ${hip[1] + 0.2} ${hip[0] - 0.18} ${hip[1] + 0.4}Q${hip[0]} ${hip[1] + 0.44} ${hip[0] + 0.18} ${hip[1] + 0.4}Q${hip[0] + 0.16} ${hip[1] + 0.2} ${hip[0] + 0.08} ${hip[1] - 0.06}Z`,
        bare ? body : d.skirt,
      );
    p.line([neck, skull], skin, 0.05);
    p.oval(skull[0], skull[1], 0.053, 0.066, skin);
    const dark = bare ? body : darker(d.fill, 0.5);
    p.path(
      `M${skull[0] - 0.056} ${skull[1] + 0.005}Q${skull[0] - 0.06} ${skull[1] - 0.075} ${skull[0]} ${skull[1] - 0.074}Q${skull[0] + 0.06} ${skull[1] - 0.075} ${skull[0] + 0.056} ${skull[1] + 0.005}Q${skull[0]} ${skull[1] - 0.04} ${skull[0] - 0.056} ${skull[1] + 0.005}Z`,
      dark,
    );
    if (d.hair === 'bun') p.oval(skull[0] - (d.side ?? 1) * 0.05, skull[1] - 0.03, 0.032, 0.032, dark);
    if (d.hair === 'long')
      p.path(
        smooth(
          [
            [skull[0] - 0.055, skull[1] - 0.03],
            [skull[0] - 0.075, skull[1] + 0.1],
            [skull[0] + 0.01, skull[1] + 0.08],
          ],
          true,
        ),
        dark,
      );
    const hat = bare ? body : d.hat === 'straw' ? '#d9b36a' : d.hat === 'helmet' ? '#c9512e' : darker(d.fill, 0.45);
    if (d.hat === 'straw' || d.hat === 'brim')
      p.oval(skull[0], skull[1] - 0.045, 0.12, 0.022, hat).path(
        smooth(
          [
            [skull[0] - 0.058, skull[1] - 0.045],
            [skull[0] - 0.045, skull[1] - 0.105],
            [skull[0] + 0.045, skull[1] - 0.105],
            [skull[0] + 0.058, skull[1] - 0.045],
          ],
          true,
        ),
        hat,
      );
    if (d.hat === 'helmet')
      p.path(`M${skull[0] - 0.066} ${skull[1] - 0.015}A.066 .07 0 0 1 ${skull[0] + 0.066} ${skull[1] - 0.015}Z`, hat);
    if (d.hat === 'cap')
      p.path(
        `M${skull[0] - 0.058} ${skull[1] - 0.02}A.058 .06 0 0 1 ${skull[0] + 0.058} ${skull[1] - 0.02}L${skull[0] + (d.side ?? 1) * 0.11} ${skull[1] - 0.012}Z`,
        hat,
      );
    if (d.hat === 'boina') p.oval(skull[0] - 0.01, skull[1] - 0.06, 0.082, 0.03, hat);
    const hand = arm(1, armB, elbowB);
    if (d.stick)
      p.line(
        [
          [hand[0] + 0.02, hand[1] - 0.12],
          [hand[0] + 0.07, 0],
        ],
        bare ? body : darker(d.fill, 0.3),
        0.016,
      );
  };
  const legs = d.legs ?? darker(d.fill, 0.25);
  if (d.rim) p.at(x - h * 0.012, y - h * 0.008, h, () => paint(d.rim!, d.rim!, d.rim!, true));
  p.at(x, y, h, () => paint(d.fill, legs, d.skin ?? darker(d.fill, 0.15), false));
}

/** A penitent in tunic and capirote. */
export function penitent(
  p: Pic,
  x: number,
  y: number,
  h: number,
  robe: string,
  hood: string,
  o: { rim?: string; candle?: boolean; drum?: boolean; cross?: boolean; sash?: string; side?: -1 | 1 } = {},
): void {
  p.at(
    x,
    y,
    h,
    () => {
      if (o.cross) p.rect(0.2, -1.25, 0.03, 1.25, '#3a2a22').rect(0.09, -1.12, 0.25, 0.03, '#3a2a22');
      p.path(
        'M-.09 -.66Q-.2 -.3 -.21 0Q0 .035 .21 0Q.2 -.3 .09 -.66Z',
        p.lin(
          [
            [0, lighter(robe, 0.14)],
            [0.45, robe],
            [1, darker(robe, 0.5)],
          ],
          undefined,
          true,
        ),
      );
      for (const dx of [-0.1, -0.03, 0.05, 0.12])
        p.line(
          [
            [dx * 0.5, -0.5],
            [dx, -0.01],
          ],
          darker(robe, 0.45),
          0.008,
          { opacity: 0.7 },
        );
      p.path(
        'M-.1 -.44Q-.1 -.66 -.045 -.78L.005 -1.16L.055 -.78Q.11 -.66 .1 -.44Q0 -.36 -.1 -.44Z',
        p.lin(
          [
            [0, lighter(hood, 0.16)],
            [0.5, hood],
            [1, darker(hood, 0.45)],
          ],
          undefined,
          true,
        ),
      );
      p.oval(-0.02, -0.735, 0.009, 0.006, '#0b0b12').oval(0.026, -0.735, 0.009, 0.006, '#0b0b12');
      if (o.sash)
        p.stroke('M-.14 -.37Q0 -.33 .14 -.37M.05 -.35Q.075 -.25 .06 -.14M.05 -.35Q.04 -.26 .02 -.18', o.sash, 0.013);
      if (o.rim) p.stroke('M-.21 0Q-.2 -.3 -.1 -.5Q-.1 -.66 -.045 -.78L.005 -1.16', o.rim, 0.012, { opacity: 0.9 });
      if (o.drum) {
        p.path('M-.1 -.56L.1 -.62L.14 -.36L-.06 -.3Z', darker(robe, 0.2));
        p.path('M-.13 -.5L.13 -.5L.13 -.29L-.13 -.29Z', '#b98546')
          .oval(0, -0.5, 0.13, 0.035, '#f1e5cc')
          .path('M-.13 -.29Q0 -.22 .13 -.29Z', '#8b5d2e');
        for (let i = 0; i < 6; i++)
          p.line(
            [
              [-0.13 + i * 0.052, -0.49],
              [-0.104 + i * 0.052, -0.28],
            ],
            '#f1e5cc',
            0.007,
          );
        p.line(
          [
            [-0.13, -0.67],
            [0.01, -0.52],
          ],
          '#e9d3a6',
          0.014,
        ).line(
          [
            [0.15, -0.7],
            [0.04, -0.53],
          ],
          '#e9d3a6',
          0.014,
        );
        p.line(
          [
            [-0.1, -0.58],
            [-0.15, -0.66],
          ],
          robe,
          0.055,
        ).line(
          [
            [0.1, -0.58],
            [0.17, -0.68],
          ],
          darker(robe, 0.3),
          0.055,
        );
      } else {
        p.path('M.06 -.58Q.17 -.5 .18 -.4L.12 -.36Q.06 -.44 .02 -.46Z', darker(robe, 0.15));
      }
      if (o.candle) {
        p.rect(0.148, -0.82, 0.026, 0.72, '#efe0bd').rect(0.165, -0.82, 0.009, 0.72, '#b9985f');
        p.glow(0.16, -0.88, 0.34, '#ffbf5e', 0.85);
        p.path('M.16 -.95Q.185 -.88 .16 -.825Q.135 -.88 .16 -.95Z', '#fff1c0');
      }
    },
    0,
    o.side === -1,
  );
}

/** A horse or bull from the side, walking right. */
const beasts: Record<'horse' | 'bull' | 'deer', string> = {
  horse:
    'M-.5 -.62Q-.56 -.5 -.58 -.3Q-.6 -.14 -.66 -.1Q-.55 -.16 -.53 -.32L-.48 -.44Q-.46 -.34 -.5 -.24L-.43 -.12L-.45 0H-.36L-.37 -.13L-.4 -.23L-.3 -.38Q-.1 -.33 .12 -.37L.15 -.24L.24 -.17L.2 -.05L.27 -.03L.32 -.18L.24 -.27L.26 -.36L.29 -.2L.28 0H.37L.35 -.22L.37 -.44Q.42 -.54 .44 -.62L.5 -.78Q.56 -.74 .62 -.71Q.68 -.7 .69 -.74Q.66 -.84 .58 -.92Q.56 -.97 .55 -1.01L.51 -.95Q.4 -.94 .32 -.8Q.26 -.68 .18 -.66Q0 -.61 -.2 -.67Q-.4 -.73 -.5 -.62Z',
  bull: 'M-.6 -.66Q-.66 -.5 -.66 -.2L-.69 -.1L-.65 -.02L-.62 -.12L-.61 -.34L-.56 -.46Q-.54 -.38 -.58 -.26L-.52 -.14L-.54 0H-.45L-.45 -.13L-.49 -.24L-.38 -.38Q-.24 -.3 -.04 -.3Q.1 -.3 .2 -.34L.2 -.16L.16 0H.25L.29 -.16L.31 -.34L.37 -.18L.37 0H.46L.45 -.2L.46 -.4Q.54 -.44 .6 -.48L.74 -.36Q.82 -.33 .83 -.4L.8 -.52Q.8 -.62 .7 -.71Q.56 -.84 .4 -.82Q.2 -.74 0 -.71Q-.3 -.68 -.44 -.71Q-.55 -.72 -.6 -.66Z',
  deer: 'M-.46 -.6Q-.52 -.56 -.5 -.48L-.46 -.5Q-.46 -.4 -.4 -.34L-.44 -.22L-.4 0H-.35L-.36 -.2L-.3 -.34Q-.1 -.32 .12 -.36L.14 -.18L.12 0H.17L.2 -.18L.23 -.36L.26 -.18L.27 0H.32L.32 -.2L.34 -.44Q.4 -.52 .42 -.66Q.44 -.78 .5 -.82L.64 -.92Q.66 -.96 .62 -.97L.58 -.95L.6 -.99Q.52 -.98 .46 -.95L.36 -.97Q.36 -.92 .41 -.9Q.33 -.8 .26 -.66Q.1 -.6 -.1 -.62Q-.34 -.66 -.46 -.6Z',
};

export function beast(
  p: Pic,
  kind: 'horse' | 'bull' | 'deer',
  x: number,
  y: number,
  h: number,
  colour: string,
  rim?: string,
  flip = false,
): void {
  if (rim) p.at(x - h * 0.008, y - h * 0.012, h, () => p.path(beasts[kind], rim), 0, flip);
  p.at(
    x,
    y,
    h,
    () => {
      p.path(beasts[kind], colour);
      if (kind === 'bull')
        p.stroke('M.72 -.66Q.86 -.68 .88 -.86M.69 -.7Q.72 -.84 .84 -.9', '#d9c7a4', 0.034).poly(
          [
            [0.66, -0.68],
            [0.55, -0.63],
            [0.66, -0.6],
          ],
          colour,
        );
      if (kind === 'deer') {
        for (const [dx, s] of [
          [0, 1],
          [-0.025, 0.92],
        ] as const) {
          p.stroke(
            `M${0.43 + dx} -.95Q${0.3 + dx} -1.08 ${0.22 + dx} ${-1.02 * s - 0.28}M${0.385 + dx} -1.0Q${0.42 + dx} -1.06 ${0.45 + dx} ${-1.14 * s}M${0.3 + dx} -1.1Q${0.36 + dx} -1.18 ${0.38 + dx} ${-1.26 * s}M${0.25 + dx} -1.2Q${0.3 + dx} -1.3 ${0.31 + dx} ${-1.38 * s}M${0.27 + dx} -1.15Q${0.18 + dx} -1.18 ${0.13 + dx} ${-1.26 * s}`,
            dx ? darker(colour, 0.2) : colour,
            0.017,
          );
        }
      }
    },
    0,
    flip,
  );
}

export function sheep(p: Pic, x: number, y: number, size: number, wool: string, face: string, flip = false): void {
  p.at(
    x,
    y,
    size,
    () => {
      for (const lx of [-0.26, -0.15, 0.16, 0.26])
        p.line(
          [
            [lx, -0.25],
            [lx, 0],
          ],
          face,
          0.06,
        );
      p.path(p.blob(0, -0.44, 0.44, 0.28, 0.1, 12), darker(wool, 0.28));
      p.path(p.blob(-0.02, -0.48, 0.4, 0.23, 0.1, 12), wool);
      p.path(p.blob(-0.08, -0.56, 0.26, 0.12, 0.16, 9), lighter(wool, 0.5), { opacity: 0.8 });
      p.path('M.34 -.6Q.5 -.66 .56 -.5Q.6 -.38 .55 -.36Q.46 -.36 .4 -.44Z', face);
      p.poly(
        [
          [0.36, -0.58],
          [0.26, -0.52],
          [0.38, -0.5],
        ],
        darker(face, 0.2),
      );
    },
    0,
    flip,
  );
}

/** A paddled canoe or kayak with its paddler. */
export function kayak(p: Pic, x: number, y: number, s: number, hull: string, coat: string, rim: string): void {
  p.oval(x, y + 14 * s, 120 * s, 10 * s, '#0f2a30', { opacity: 0.4 });
  p.path(
    `M${x - 130 * s} ${y - 6 * s}Q${x - 60 * s} ${y + 22 * s} ${x} ${y + 20 * s}Q${x + 70 * s} ${y + 22 * s} ${x + 135 * s} ${y - 8 * s}Q${x + 60 * s} ${y - 2 * s} ${x} ${y}Q${x - 60 * s} ${y} ${x - 130 * s} ${y - 6 * s}Z`,
    p.lin([
      [0, lighter(hull, 0.25)],
      [1, darker(hull, 0.35)],
    ]),
  );
  p.path(
    `M${x - 20 * s} ${y + 2 * s}Q${x - 24 * s} ${y - 40 * s} ${x - 6 * s} ${y - 56 * s}Q${x + 16 * s} ${y - 50 * s} ${x + 20 * s} ${y + 2 * s}Z`,
    coat,
  );
  p.stroke(`M${x - 19 * s} ${y}Q${x - 23 * s} ${y - 40 * s} ${x - 6 * s} ${y - 56 * s}`, rim, 3 * s);
  p.oval(x + 2 * s, y - 68 * s, 11 * s, 13 * s, '#5b3a2c').path(
    `M${x - 10 * s} ${y - 69 * s}A12 13 0 0 1 ${x + 14 * s} ${y - 69 * s}Z`,
    lighter(hull, 0.2),
  );
  p.line(
    [
      [x - 70 * s, y - 66 * s],
      [x + 84 * s, y - 8 * s],
    ],
    '#2b2320',
    4 * s,
  );
  p.oval(x - 76 * s, y - 68 * s, 17 * s, 8 * s, hull, { transform: `rotate(20 ${x - 76 * s} ${y - 68 * s})` }).oval(
    x + 90 * s,
    y - 6 * s,
    17 * s,
    8 * s,
    hull,
    { transform: `rotate(20 ${x + 90 * s} ${y - 6 * s})` },
  );
  p.line(
    [
      [x - 12 * s, y - 42 * s],
      [x - 34 * s, y - 52 * s],
    ],
    coat,
    9 * s,
  ).line(
    [
      [x + 12 * s, y - 42 * s],
      [x + 36 * s, y - 26 * s],
    ],
    coat,
    9 * s,
  );
}
