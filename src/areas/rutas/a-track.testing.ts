/** Tracks to test with, made from formulas, so that their true length and climb can be worked out apart. */

export interface Sample {
  lat: number;
  lon: number;
  ele?: number;
}

/** So many points along a winding line in the mountains; `noise` is what an instrument adds to the heights. */
export function windingTrack(count: number, noise: (index: number) => number = () => 0): Sample[] {
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    return {
      lat: 40.2 + 0.06 * share + 0.004 * Math.sin(share * 40),
      lon: -2.02 + 0.09 * Math.sin(share * 3) + 0.003 * Math.cos(share * 55),
      ele: 1100 + 240 * Math.sin(share * 9) + 35 * Math.sin(share * 60) + noise(index),
    };
  });
}

export function gpxOf(points: readonly Sample[], inside = ''): string {
  const lines = points.map(
    ({ lat, lon, ele }) =>
      `<trkpt lat="${lat.toFixed(7)}" lon="${lon.toFixed(7)}">${ele === undefined ? '' : `<ele>${ele.toFixed(2)}</ele>`}<time>2026-05-01T08:00:00Z</time></trkpt>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Reloj" xmlns="http://www.topografix.com/GPX/1/1">${inside}<trk><name>Prueba</name><trkseg>
${lines.join('\n')}
</trkseg></trk></gpx>`;
}

export function gpxFileOf(text: string): File {
  return new File([text], 'ruta.gpx', { type: 'application/gpx+xml' });
}

/** Vincenty's formula on the ellipsoid: another way to the same length than the product's. */
export function vincentyMetres(points: readonly Sample[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + vincenty(points[index]!, point), 0);
}

function vincenty(from: Sample, to: Sample): number {
  const [a, f] = [6_378_137, 1 / 298.257223563];
  const b = (1 - f) * a;
  const L = radians(to.lon - from.lon);
  const [U1, U2] = [from, to].map(({ lat }) => Math.atan((1 - f) * Math.tan(radians(lat)))) as [number, number];
  let lambda = L;
  for (let turn = 0; turn < 100; turn++) {
    const sinSigma = Math.hypot(
      Math.cos(U2) * Math.sin(lambda),
      Math.cos(U1) * Math.sin(U2) - Math.sin(U1) * Math.cos(U2) * Math.cos(lambda),
    );
    if (sinSigma === 0) return 0;
    const cosSigma = Math.sin(U1) * Math.sin(U2) + Math.cos(U1) * Math.cos(U2) * Math.cos(lambda);
    const sigma = Math.atan2(sinSigma, cosSigma);
    const sinAlpha = (Math.cos(U1) * Math.cos(U2) * Math.sin(lambda)) / sinSigma;
    const cosSqAlpha = 1 - sinAlpha ** 2;
    const cos2Sm = cosSqAlpha === 0 ? 0 : cosSigma - (2 * Math.sin(U1) * Math.sin(U2)) / cosSqAlpha;
    const C = (f / 16) * cosSqAlpha * (4 + f * (4 - 3 * cosSqAlpha));
    const next = L + (1 - C) * f * sinAlpha * (sigma + C * sinSigma * (cos2Sm + C * cosSigma * (-1 + 2 * cos2Sm ** 2)));
    if (Math.abs(next - lambda) > 1e-12) {
      lambda = next;
      continue;
    }
    const uSq = (cosSqAlpha * (a ** 2 - b ** 2)) / b ** 2;
    const A = 1 + (uSq / 16_384) * (4096 + uSq * (-768 + uSq * (320 - 175 * uSq)));
    const B = (uSq / 1024) * (256 + uSq * (-128 + uSq * (74 - 47 * uSq)));
    const inner =
      cosSigma * (-1 + 2 * cos2Sm ** 2) - (B / 6) * cos2Sm * (-3 + 4 * sinSigma ** 2) * (-3 + 4 * cos2Sm ** 2);
    return b * A * (sigma - B * sinSigma * (cos2Sm + (B / 4) * inner));
  }
  return Number.NaN;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
