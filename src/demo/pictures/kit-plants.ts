/** Trees, crops and flowers. */
import { darker, lighter, mix, type Pic, type Pt, polygon, smooth } from './kit.ts';

export type Leaf = { dark: string; light: string; sun?: -1 | 1; trunk?: string };

/** A mountain pine: bare warm trunk, crown in flat cushions. */
export function pine(p: Pic, x: number, y: number, h: number, o: Leaf): void {
  const side = o.sun ?? -1;
  const lean = p.r(-0.05, 0.05) * h;
  const trunk = o.trunk ?? '#7d4a33';
  const w = h * 0.026;
  p.path(
    `M${x - w} ${y}Q${x - w * 0.6 + lean * 0.3} ${y - h * 0.5} ${x + lean - w * 0.35} ${y - h * 0.9}L${x + lean + w * 0.35} ${y - h * 0.9}Q${x + w * 0.8 + lean * 0.3} ${y - h * 0.5} ${x + w} ${y}Z`,
    darker(trunk, 0.35),
  );
  p.stroke(
    `M${x + side * w * 0.55} ${y}Q${x + side * w * 0.3 + lean * 0.3} ${y - h * 0.5} ${x + lean} ${y - h * 0.88}`,
    lighter(trunk, 0.2),
    w * 0.5,
    { opacity: 0.8 },
  );
  const many = h > 260 ? 34 : 20;
  const clumps = Array.from({ length: many }, (_, i) => {
    const t = i / (many - 1);
    const reach = h * (0.06 + 0.15 * Math.sin(Math.min(1, 1.15 - t) * Math.PI * 0.62)) * (t > 0.93 ? 0.25 : 1);
    const out = p.r(-1, 1);
    const size = h * p.r(0.042, 0.082) * (1.15 - t * 0.5) * (many > 20 ? 0.82 : 1);
    return {
      x: x + lean * (0.4 + 0.6 * t) + out * reach,
      y: y - h * (0.4 + 0.56 * t) + Math.abs(out) * h * 0.02,
      size,
      t,
    };
  });
  for (const c of clumps)
    p.line(
      [
        [x + lean * c.t, c.y + c.size * 0.9],
        [c.x, c.y],
      ],
      darker(trunk, 0.4),
      Math.max(0.8, w * 0.35),
    );
  for (const c of clumps)
    p.path(p.blob(c.x, c.y, c.size * 1.35, c.size * 0.68, 0.22, 11), mix(o.dark, o.light, c.t * 0.16));
  for (const c of clumps)
    p.path(
      p.blob(c.x + side * c.size * 0.3, c.y - c.size * 0.2, c.size * 0.85, c.size * 0.36, 0.28, 9),
      mix(o.dark, o.light, 0.48),
      { opacity: 0.75 },
    );
  for (const c of clumps)
    if (Math.sign(c.x - x) === side || p.rnd() < 0.4)
      p.path(p.blob(c.x + side * c.size * 0.55, c.y - c.size * 0.3, c.size * 0.5, c.size * 0.18, 0.35, 8), o.light, {
        opacity: 0.8,
      });
}

/** A pointed conifer outline, for forests far away: one path for many. */
function firPath(p: Pic, x: number, y: number, h: number): string {
  const w = h * p.r(0.17, 0.25);
  const left: Pt[] = [];
  const right: Pt[] = [];
  for (let i = 1; i <= 5; i++) {
    const t = i / 5;
    left.push([x - w * t * p.r(0.75, 1.15), y - h + h * t * 0.94], [x - w * t * 0.55, y - h + h * t * 0.9]);
    right.push([x + w * t * p.r(0.75, 1.15), y - h + h * t * 0.94], [x + w * t * 0.55, y - h + h * t * 0.9]);
  }
  return polygon([[x, y - h], ...left, [x - w * 0.1, y + 4], [x + w * 0.1, y + 4], ...right.reverse()]);
}

/** The line's height over a place. */
function heightAt(line: Pt[], x: number): number {
  const next = Math.max(
    1,
    line.findIndex((point) => point[0] >= x),
  );
  const [[ax, ay], [bx, by]] = [line[next - 1], line[next]];
  return ay + (by - ay) * Math.max(0, Math.min(1, (x - ax) / (bx - ax || 1)));
}

/** Trees standing along a line. */
export function forest(
  p: Pic,
  line: Pt[],
  h: Pt,
  every: number,
  colour: string,
  o: { round?: number; opacity?: number; rim?: string; sun?: -1 | 1; gaps?: number } = {},
): void {
  let [d, light] = ['', ''];
  for (let x = line[0][0]; x < line[line.length - 1][0]; x += every * p.r(0.5, 1.5)) {
    if (o.gaps && p.rnd() < o.gaps) continue;
    const y = heightAt(line, x) + 4;
    const tall = p.r(...h);
    if (p.rnd() < (o.round ?? 0)) {
      for (let n = 0; n < 3; n++) {
        const [cx, cy] = [x + p.r(-0.26, 0.26) * tall, y - tall * p.r(0.22, 0.56)];
        d += p.blob(cx, cy, tall * 0.3, tall * 0.3, 0.2, 8);
        light += p.blob(cx + (o.sun ?? -1) * tall * 0.14, cy - tall * 0.14, tall * 0.1, tall * 0.08, 0.3, 6);
      }
    } else {
      d += firPath(p, x, y, tall);
      for (let tier = 1; tier < 5; tier++) {
        const w = (o.sun ?? -1) * tall * 0.04 * tier;
        const low = y - tall * (1 - tier * 0.185);
        light += polygon([
          [x + w * 0.9, low],
          [x + w * 0.2, low - tall * 0.11],
          [x + w * 0.3, low - tall * 0.02],
        ]);
      }
    }
  }
  if (!d) return;
  p.path(d, colour, { opacity: o.opacity ?? 1 });
  if (o.rim) p.path(light, o.rim, { opacity: 0.6 });
}

/** A riverside poplar: a tall flame of leaves. */
export function poplar(p: Pic, x: number, y: number, h: number, o: Leaf): void {
  const w = h * p.r(0.105, 0.14);
  const side = o.sun ?? -1;
  const shape = (k: number, dx: number): Pt[] => {
    const left: Pt[] = [];
    const right: Pt[] = [];
    for (let i = 0; i <= 7; i++) {
      const t = i / 7;
      const wide = w * k * Math.sin(Math.min(1, t * 1.08) ** 0.75 * Math.PI) ** 0.75 * p.r(0.82, 1.18);
      left.push([x + dx - wide, y - h * (1 - t * 0.88)]);
      right.unshift([x + dx + wide, y - h * (1 - t * 0.88)]);
    }
    return [...left, ...right];
  };
  p.line(
    [
      [x, y],
      [x, y - h * 0.3],
    ],
    o.trunk ?? darker(o.dark, 0.5),
    h * 0.018 + 1,
  );
  p.path(smooth(shape(1, 0), true), o.dark);
  p.path(smooth(shape(0.55, side * w * 0.3), true), mix(o.dark, o.light, 0.6), { opacity: 0.85 });
  for (let i = 0; i < 26; i++) {
    const t = p.r(0.06, 0.9);
    const reach = w * Math.sin(t ** 0.75 * Math.PI) ** 0.75;
    p.oval(
      x + p.r(-0.8, 0.8) * reach + side * reach * 0.12,
      y - h * (1 - t * 0.88),
      p.r(0.05, 0.14) * w + 1,
      p.r(0.12, 0.34) * w + 1,
      p.rnd() < 0.62 ? o.light : o.dark,
      { opacity: 0.6 },
    );
  }
}

/** A broad tree or shrub in clumps. */
export function bush(p: Pic, x: number, y: number, w: number, h: number, o: Leaf, clumps = 9): void {
  const side = o.sun ?? -1;
  const spots = Array.from({ length: clumps }, (): Pt => {
    const a = p.r(0, Math.PI);
    return [x + Math.cos(a) * w * 0.36 * p.rnd() ** 0.4, y - h * 0.38 - Math.sin(a) * h * 0.36 * p.rnd() ** 0.5];
  });
  if (o.trunk)
    p.path(
      `M${x - w * 0.05} ${y + 3}Q${x - w * 0.02} ${y - h * 0.3} ${x - w * 0.08} ${y - h * 0.5}H${x + w * 0.08}Q${x + w * 0.02} ${y - h * 0.3} ${x + w * 0.05} ${y + 3}Z`,
      o.trunk,
    );
  for (const [bx, by] of spots) p.path(p.blob(bx, by, w * 0.22, h * 0.22, 0.2, 10), o.dark);
  for (const [bx, by] of spots)
    p.path(p.blob(bx + side * w * 0.05, by - h * 0.05, w * 0.14, h * 0.13, 0.26, 9), mix(o.dark, o.light, 0.5), {
      opacity: 0.8,
    });
  for (const [bx, by] of spots)
    p.path(p.blob(bx + side * w * 0.09, by - h * 0.09, w * 0.07, h * 0.06, 0.3, 7), o.light, { opacity: 0.75 });
}

/** A bare winter tree. */
export function bare(p: Pic, x: number, y: number, h: number, colour: string, angle = -Math.PI / 2, depth = 6): void {
  const grow = (ax: number, ay: number, a: number, long: number, left: number) => {
    const [bx, by] = [ax + Math.cos(a) * long, ay + Math.sin(a) * long];
    p.stroke(
      `M${ax.toFixed(1)} ${ay.toFixed(1)}Q${((ax + bx) / 2 + p.r(-0.1, 0.1) * long).toFixed(1)} ${((ay + by) / 2).toFixed(1)} ${bx.toFixed(1)} ${by.toFixed(1)}`,
      colour,
      Math.max(1, (h / 26) * 0.62 ** (depth - left)),
    );
    if (left > 0)
      for (let i = 0; i < (left > 3 ? 3 : 2); i++)
        grow(bx, by, a + p.r(-0.7, 0.7) + (i - 0.5) * 0.25, long * p.r(0.6, 0.82), left - 1);
  };
  grow(x, y, angle, h * 0.28, depth - 1);
}

/** Standing grass, rushes or wicker rods along the bottom. */
export function blades(
  p: Pic,
  x0: number,
  x1: number,
  y: number,
  h: Pt,
  count: number,
  colours: string[],
  o: { width?: number; lean?: number; ear?: string; opacity?: number } = {},
): void {
  for (let i = 0; i < count; i++) {
    const [x, tall] = [p.r(x0, x1), p.r(...h)];
    const lean = tall * ((o.lean ?? 0) + p.r(-0.16, 0.16));
    const base = y + p.r(-4, 14);
    p.stroke(
      `M${x.toFixed(1)} ${base.toFixed(1)}q${(lean * 0.2).toFixed(1)} ${(-tall * 0.6).toFixed(1)} ${lean.toFixed(1)} ${(-tall).toFixed(1)}`,
      p.pick(colours),
      p.r(0.6, 1.3) * (o.width ?? 3),
      { opacity: o.opacity ?? 0.9 },
    );
    if (o.ear) {
      const [ex, ey] = [x + lean, base - tall];
      p.oval(ex, ey, tall * 0.022 + 2, tall * 0.1, o.ear, {
        transform: `rotate(${((lean / tall) * 70).toFixed(0)} ${ex.toFixed(0)} ${ey.toFixed(0)})`,
      });
      p.line(
        [
          [ex, ey - tall * 0.08],
          [ex + lean * 0.3, ey - tall * 0.22],
        ],
        o.ear,
        1.2,
        { opacity: 0.8 },
      );
    }
  }
}

export function sunflower(p: Pic, x: number, y: number, r: number, stem: number, turn = -0.25, dim = 0): void {
  const [gold, amber] = [mix('#f0b429', '#3b2a1c', dim), mix('#d6841f', '#2b1f18', dim)];
  const green = mix('#5c7237', '#20261c', dim);
  p.stroke(`M${x} ${y + stem}Q${x + r * 0.15} ${y + stem * 0.5} ${x} ${y}`, green, r * 0.13);
  if (stem > r * 1.2) {
    for (const s of [-1, 1]) {
      const ly = y + stem * (s < 0 ? 0.5 : 0.68);
      p.path(
        `M${x} ${ly}q${s * r * 0.5} ${-r * 0.6} ${s * r * 1.25} ${-r * 0.1}q${-s * r * 0.5} ${r * 0.55} ${-s * r * 1.25} ${r * 0.1}Z`,
        s < 0 ? lighter(green, 0.12) : darker(green, 0.2),
      );
    }
  }
  p.at(x, y, 1, () =>
    p.group({ transform: `rotate(${turn * 57}) scale(${1 - Math.abs(turn) * 0.25} 1)` }, () => {
      for (const [count, far, tone] of [
        [17, 1, amber],
        [15, 0.88, gold],
      ] as const) {
        for (let i = 0; i < count; i++) {
          const a = (i / count) * Math.PI * 2 + p.r(-0.08, 0.08) + (far < 1 ? 0.2 : 0);
          const l = r * far * p.r(0.9, 1.08);
          const [c, s] = [Math.cos(a), Math.sin(a)];
          p.path(
            `M${(c * r * 0.4 - s * r * 0.13).toFixed(1)} ${(s * r * 0.4 + c * r * 0.13).toFixed(1)}Q${(c * l * 0.8 - s * r * 0.2).toFixed(1)} ${(s * l * 0.8 + c * r * 0.2).toFixed(1)} ${(c * l).toFixed(1)} ${(s * l).toFixed(1)}Q${(c * l * 0.8 + s * r * 0.2).toFixed(1)} ${(s * l * 0.8 - c * r * 0.2).toFixed(1)} ${(c * r * 0.4 + s * r * 0.13).toFixed(1)} ${(s * r * 0.4 - c * r * 0.13).toFixed(1)}Z`,
            tone,
          );
        }
      }
      p.oval(0, 0, r * 0.5, r * 0.5, mix('#4a2c19', '#15110f', dim));
      p.oval(-r * 0.05, -r * 0.06, r * 0.36, r * 0.36, mix('#70421f', '#1c1512', dim));
      for (let i = 0; i < 28; i++) {
        const [a, d] = [i * 2.4, Math.sqrt(i / 28) * r * 0.44];
        p.oval(Math.cos(a) * d, Math.sin(a) * d, r * 0.028, r * 0.028, mix('#c98b3c', '#2b1f18', dim), {
          opacity: 0.7,
        });
      }
    }),
  );
}
