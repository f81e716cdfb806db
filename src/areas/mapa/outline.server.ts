/** Where the province ends, as our drawing has it. */
import contorno from './contorno.json' with { type: 'json' };
import { type Coordinates, project } from './projection.ts';

export function isInProvince(point: Coordinates): boolean {
  const { x, y } = project(point);
  let isInside = false;
  for (const [index, [toX, toY]] of (contorno as [number, number][]).entries()) {
    const [fromX, fromY] = contorno.at(index - 1) as [number, number];
    // Each time a line from here to the east crosses the limits, it changes sides.
    if (fromY > y !== toY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) isInside = !isInside;
  }
  return isInside;
}
