import { describe, expect, test } from 'vitest';
import { type Sample, vincentyMetres, windingTrack } from './a-track.testing.ts';
import { packTrack, unpackTrack } from './stored-track.ts';
import { climbOf, dificultadOf, lineOf, measure, profileOf, type TrackPoint, walkingMinutes } from './trazado.ts';

const count = 20_000;

/** The same steps every time. */
function noiseOf(metres: number) {
  let seed = 7;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647 - 0.5) * 2 * metres;
  };
}

/** What the formula climbs, step by step, without any instrument's noise. */
function trueClimb(points: readonly Sample[]): number {
  return points.slice(1).reduce((sum, { ele }, index) => sum + Math.max(0, ele! - points[index]!.ele!), 0);
}

function toTrack(samples: readonly Sample[]): TrackPoint[] {
  return samples.map(({ lat, lon, ele }) => ({ latitud: lat, longitud: lon, altitud: ele }));
}

describe('a track of 20,000 points', () => {
  const smooth = windingTrack(count);

  test('its length is within 1 % of the one on the ellipsoid', () => {
    const { distancia_m } = measure([toTrack(smooth)]);
    const expected = vincentyMetres(smooth);
    expect(Math.abs(distancia_m - expected) / expected).toBeLessThan(0.01);
  });

  test.each([0, 1, 4])('its climb is within 10 %% of the true one with %s m of noise', (metres) => {
    const { subida_m, bajada_m } = measure([toTrack(windingTrack(count, noiseOf(metres)))]);
    const expected = trueClimb(smooth);
    expect(Math.abs(subida_m! - expected) / expected).toBeLessThan(0.1);
    const net = smooth.at(-1)!.ele! - smooth[0]!.ele!;
    expect(Math.abs(subida_m! - bajada_m! - net)).toBeLessThan(15);
  });

  test('what is drawn of it is light, and stays near it', () => {
    const { linea: line, cortes } = lineOf([toTrack(smooth)]);
    expect(cortes).toEqual([]);
    expect(line.length).toBeLessThanOrEqual(240);
    const drawn = vincentyMetres(line.map(([lat, lon]) => ({ lat, lon })));
    expect(drawn / vincentyMetres(smooth)).toBeGreaterThan(0.97);
    const profile = profileOf([toTrack(smooth)])!;
    expect(profile).toHaveLength(160);
    expect(Math.max(...profile) - Math.max(...smooth.map(({ ele }) => ele!))).toBeLessThan(1);
  });

  test('it is kept whole, a tenth of a metre fine, and small', () => {
    const track = toTrack(smooth);
    const packed = packTrack([track, track.slice(0, 2)]);
    expect(packed.length).toBeLessThan(400_000);
    const [back, second] = unpackTrack(packed);
    expect(second).toHaveLength(2);
    for (const index of [0, 1, 9_999, count - 1]) {
      expect(back![index]!.latitud).toBeCloseTo(track[index]!.latitud, 5);
      expect(back![index]!.longitud).toBeCloseTo(track[index]!.longitud, 5);
      expect(Math.abs(back![index]!.altitud! - track[index]!.altitud!)).toBeLessThan(0.06);
    }
  });
});

test('a climb goes from turning point to turning point, and what the instrument trembles is none', () => {
  expect(climbOf([100, 200, 150, 300])).toEqual({ up: 250, down: 50 });
  expect(climbOf([100, 102, 100, 101, 99, 101])).toEqual({ up: 0, down: 0 });
  expect(climbOf([500, 400, 402, 300])).toEqual({ up: 0, down: 200 });
  // From the top to below the start in one step.
  expect(climbOf([100, 200, 50])).toEqual({ up: 100, down: 150 });
  expect(climbOf([])).toEqual({ up: 0, down: 0 });
});

test('time follows MIDE, and difficulty the effort', () => {
  expect(walkingMinutes(8000, 0, 0)).toBe(120);
  expect(walkingMinutes(8000, 400, 300)).toBe(165);
  expect(dificultadOf({ distancia_m: 6000, subida_m: 200 })).toBe('facil');
  expect(dificultadOf({ distancia_m: 12_000, subida_m: 500 })).toBe('moderada');
  expect(dificultadOf({ distancia_m: 20_000, subida_m: 900 })).toBe('dificil');
});

test('a pause is not walked, and a loop is circular', () => {
  const at = (latitud: number) => ({ latitud, longitud: -2 });
  const piece = [at(40), at(40.01)];
  expect(measure([piece, [at(40.5), at(40.51)]]).distancia_m).toBe(2 * measure([piece]).distancia_m);
  expect(measure([[...piece, at(40)]])).toMatchObject({ circular: 1, subida_m: null, altitud_min: null });
  expect(measure([piece]).circular).toBe(0);
});

describe('a track in several pieces', () => {
  const at = (latitud: number, altitud: number) => ({ latitud, longitud: -2, altitud });
  const climb = (from: number, low: number) =>
    Array.from({ length: 40 }, (_, step) => at(from + step * 0.0005, low + step * 5));
  const [valley, summit] = [climb(40, 900), climb(40.2, 1600)];

  test('climbs within its pieces, not between them', () => {
    const one = measure([valley]);
    const both = measure([valley, summit]);
    expect(both.subida_m).toBe(one.subida_m! * 2);
    expect(both.bajada_m).toBe(0);
    expect(measure([summit, valley])).toMatchObject({ subida_m: both.subida_m, bajada_m: 0 });
    expect(both).toMatchObject({ altitud_min: 900, altitud_max: 1795 });
  });

  test('is drawn in pieces: where each begins on the line and after how many metres', () => {
    const { linea, cortes } = lineOf([valley, summit]);
    expect(cortes).toEqual([{ punto: expect.any(Number), metros: measure([valley]).distancia_m }]);
    expect(linea[cortes[0]!.punto]).toEqual([40.2, -2]);
    expect(linea[cortes[0]!.punto - 1]).toEqual([rounded(valley.at(-1)!.latitud), -2]);
    // A height between the two was never walked.
    expect(profileOf([valley, summit])!.filter((height) => height > 1110 && height < 1590)).toEqual([]);
  });

  test('goes on as one where it was paused on the spot', () => {
    expect(lineOf([valley.slice(0, 20), valley.slice(20)]).cortes).toHaveLength(1);
    expect(lineOf([valley.slice(0, 20), valley.slice(19)]).cortes).toEqual([]);
  });

  test('of fifty thousand pieces the drawing stays light, and soon done', () => {
    const many = Array.from({ length: 50_000 }, (_, index) => {
      const from = 39.5 + (index % 1000) * 0.001;
      return [at(from, 900), at(from + 0.0002 * ((index % 7) + 1), 910)];
    });
    const started = performance.now();
    const { linea, cortes } = lineOf(many);
    expect(measure(many).distancia_m).toBeGreaterThan(1000);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(linea.length).toBeLessThanOrEqual(240);
    expect(cortes.length).toBeLessThan(60);
  });
});

function rounded(degrees: number): number {
  return Number(degrees.toFixed(5));
}
