/** The face of the site: the hanging houses over the Huécar gorge at golden hour. */
import { darker, lighter, mix, Pic, smooth, type Pt } from './kit.ts';
import { hanging, house, ironBridge, masonry, town } from './kit-built.ts';
import { cliff, ground, mesa, mist, rays, sky, strips, sun } from './kit-land.ts';
import { bush, forest, pine, poplar } from './kit-plants.ts';
import { flock } from './kit-life.ts';

const haze = '#f0b67f';

function distance(p: Pic): void {
  sky(p, [[0, '#2f5f78'], [0.16, '#5d8a93'], [0.3, '#b9b49b'], [0.42, '#f0c48a'], [0.52, '#f9d79a'], [1, '#f2a765']]);
  strips(p, 190, 150, 12, '#e9cfae', '#fff0cf', 0.5);
  strips(p, 400, 110, 14, '#e79f6c', '#ffe2a6', 0.55);
  sun(p, 960, 548, 46, '#fff6d8', '#ffdc94', 11);
  for (const [y, amp, colour] of [[600, 40, '#c99b86'], [640, 52, '#b08378'], [690, 56, '#937069']] as const) {
    const line = p.ridge(y + 20, y - 40, amp, 0.52);
    ground(p, line, colour, mix(colour, haze, 0.75), { rim: '#ffe3ae', rimWidth: 3, marks: 30 });
    forest(p, line, [7, 16], 11, mix(colour, '#5f5350', 0.25), { opacity: 0.7, round: 1 });
    mist(p, y + 90, 70, '#ffd9a0', 0.5, 5);
  }
}

/** The gorge's far walls, one behind the other. */
function walls(p: Pic): void {
  const far = mesa(p, [[1080, 760], [1160, 700], [1330, 668], [1560, 640], [2420, 600]], 22);
  cliff(p, [...far, [2420, 1100], [960, 1100], [1010, 900]], { light: '#f0c08a', dark: '#a9746a', scale: 0.8, fade: haze, fadeTo: 0.9, crisp: 0.7, green: '#8d7c55' }, far.length);
  const across = mesa(p, [[-20, 560], [180, 585], [390, 604], [560, 640], [690, 690], [770, 770]], 26);
  cliff(p, [...across, [830, 900], [905, 1060], [-20, 1120]], { light: '#c58f6d', dark: '#5d4550', sun: 1, scale: 0.95, fade: '#c08468', fadeTo: 0.6, green: '#5f5d42' }, across.length);
  forest(p, across, [22, 44], 24, '#4a4a42', { round: 0.45, rim: '#ffcf86', sun: 1, gaps: 0.2 });
}

/** The convent of San Pablo, opposite, against the light. */
function convent(p: Pic): void {
  const t = (colour: string) => mix(colour, '#5d4550', 0.5);
  house(p, 236, 610, 210, 96, { wall: t('#d8b27c'), roof: t('#8f4a33'), sun: 1, floors: 3, cols: 9, roofH: 26 });
  house(p, 440, 622, 104, 118, { wall: t('#e0bd88'), roof: t('#96503a'), sun: 1, floors: 3, cols: 3, roofH: 30 });
  house(p, 190, 604, 58, 148, { wall: t('#cfa873'), roof: t('#8f4a33'), sun: 1, floors: 3, cols: 1, roofH: 30 });
}

function valley(p: Pic): void {
  mist(p, 905, 130, '#ffd39a', 0.75, 9);
  for (const [y, tone] of [[930, '#a5835a'], [1000, '#7d6c48']] as const) {
    const line = p.ridge(y + 30, y + 10, 36, 0.5, 480, 1500);
    ground(p, line, tone, mix(tone, '#3d3a33', 0.5), { rim: '#ffd48c', marks: 40 });
    forest(p, line, [26, 62], 20, mix(tone, '#33382c', 0.6), { round: 0.6, rim: '#ffca7a', sun: -1 });
  }
  for (let i = 0; i < 17; i++) {
    const x = 640 + i * 44 + p.r(-16, 16);
    poplar(p, x, 1100 + Math.abs(i - 8) * 5 + p.r(-14, 20), p.r(110, 190), { dark: mix('#7a6a35', '#3d4033', p.rnd() * 0.6), light: p.pick(['#f4c158', '#e8a53e', '#ffd98a']), sun: -1 });
  }
  const river: Pt[] = [[1010, 1010], [1035, 1060], [985, 1110], [1030, 1170], [930, 1250], [1000, 1360], [1180, 1360], [1110, 1250], [1120, 1170], [1050, 1100], [1070, 1050], [1024, 1008]];
  p.path(smooth(river, true), p.lin([[0, '#ffe1a1'], [0.45, '#7fae9a'], [1, '#24565b']]), { opacity: 0.85 });
}

function rock(p: Pic): void {
  const line = mesa(p, [[1392, 706], [1500, 700], [1700, 690], [1860, 668], [2050, 640], [2240, 600], [2420, 585]], 16);
  const town1 = (x: number) => 700 - Math.max(0, x - 1640) * 0.13;
  forest(p, p.ridge(560, 470, 20, 0.5, 1900, 2420), [30, 60], 30, '#8c7a58', { round: 0.6, rim: '#ffd48c' });
  town(p, (x) => town1(x) - 96, 1800, 2420, [54, 92], [80, 130], { rows: 3, toned: 0.2, tone: '#d99f74', lift: 50 });
  // The cathedral's lantern and a bell tower over the roofs.
  house(p, 2046, 560, 84, 196, { wall: '#dcb487', roof: '#b06445', floors: 4, cols: 2, roofH: 44 });
  p.poly([[2040, 366], [2088, 286], [2136, 366]], p.lin([[0, '#d98e62'], [1, '#8f4a35']], undefined, true));
  p.line([[2088, 288], [2088, 252]], '#5a3a30', 4);
  town(p, town1, 1724, 2420, [60, 100], [112, 178], { rows: 2, toned: 0.08, tone: '#c98a5e', lift: 40 });
  const outline: Pt[] = [...line, [2420, 1360], [1236, 1360], [1262, 1240], [1300, 1120], [1330, 1000], [1372, 930], [1368, 830], [1398, 770]];
  cliff(p, outline, { light: '#f6cf95', dark: '#8a5a48', scale: 1.15, green: '#6f6a3a', fade: '#3d2f35', fadeTo: 0.72 }, line.length);
  for (const [y, tall] of [[1080, 40], [1150, 60], [1230, 80]] as const) { // The wooded scree at its foot.
    const scree = p.through([[1180, y + 110], [1420, y + 40], [1720, y + 14], [2060, y - 20], [2420, y - 60]], 30, 5);
    const tone = mix('#8a7048', '#2c302b', (y - 1080) / 190);
    ground(p, scree, tone, darker(tone, 0.4), { marks: 40, rim: '#d9a55e' });
    forest(p, scree, [tall * 0.6, tall * 1.3], tall * 0.55, mix(tone, '#20291f', 0.55), { round: 0.7, rim: mix('#e8b355', tone, 0.35) });
  }
  for (const x of [1690, 1706, 1760, 1990, 2210]) poplar(p, x, town1(x) + 12, p.r(70, 120), { dark: '#46492f', light: '#b99a4a' });
  ironBridge(p, 640, 736, 1400, 722, [948, 1062, 1075, 985], '#4d2f2b', '#f2b477', 0.92);
  masonry(p, 560, 738, 92, 90, '#4a3236', 12, 0.5);
  hanging(p, 1424, 716, 1.12, { light: '#ffe6b2' });
  for (const x of [1408, 1580, 1640, 1766]) bush(p, x, 752, 54, 44, { dark: '#494b2e', light: '#c9a24c' }, 6);
}

/** Foreground: the dark near slope, pines against the light, room for the title. */
function near(p: Pic): void {
  const one = p.through([[-20, 900], [220, 930], [480, 1010], [760, 1120], [1010, 1230], [1320, 1300], [2420, 1330]], 24, 5);
  ground(p, one, '#40413a', '#1b2126', { rim: '#d99b58', rimWidth: 4, marks: 60 });
  forest(p, one.filter(([x]) => x < 1100), [40, 90], 34, '#2d342e', { round: 0.5, rim: '#c58a4c', sun: 1 });
  const two = p.through([[-20, 1060], [300, 1090], [640, 1190], [1000, 1290], [1500, 1345], [2420, 1352]], 20, 5);
  ground(p, two, '#222a2a', '#10161d', { rim: '#8d6a48', rimWidth: 3, marks: 50 });
  for (const [x, y, h] of [[60, 1130, 560], [205, 1150, 430], [-20, 1190, 470], [330, 1170, 300], [2350, 1390, 430], [2250, 1390, 300]] as const) {
    pine(p, x, y, h, { dark: '#162220', light: x < 1000 ? '#8a7440' : '#4d5232', sun: x < 1000 ? 1 : -1, trunk: '#6b4330' });
  }
  for (let i = 0; i < 30; i++) bush(p, p.r(-20, 1200), p.r(1190, 1380), p.r(60, 150), p.r(40, 90), { dark: darker('#1d2826', p.rnd() * 0.4), light: lighter('#2f3a2e', p.rnd() * 0.1), sun: 1 }, 7);
}

export function heroCuenca(): string {
  const p = new Pic('hero-cuenca', 2400, 1350);
  distance(p);
  flock(p, 700, 300, 7, 24, '#5a4a4c');
  walls(p);
  convent(p);
  valley(p);
  rock(p);
  rays(p, 960, 548, 1500, 0.05, 1.5, 9, '#ffe2a4', 0.16);
  p.glow(960, 560, 900, '#ffd892', 0.34);
  near(p);
  p.rect(0, 700, 2400, 650, p.lin([[0, '#10161d', 0], [0.55, '#10161d', 0.2], [1, '#10161d', 0.6]]));
  p.rect(0, 0, 1400, 1350, p.lin([[0, '#10161d', 0.3], [1, '#10161d', 0]], undefined, true));
  return p.svg();
}
