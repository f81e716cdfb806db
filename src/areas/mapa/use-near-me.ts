import { useState } from 'react';
import { askPosition } from '#ui/position.ts';
import type { Coordinates } from './projection.ts';

export type NearMe =
  | { state: 'resting' | 'asking' }
  | { state: 'found'; at: Coordinates }
  | { state: 'refused'; why: string };

/** Where somebody is, asked only when they press, and sent nowhere: distances are worked out in the browser. */
export function useNearMe(onFound?: (at: Coordinates) => void) {
  const [nearMe, setNearMe] = useState<NearMe>({ state: 'resting' });

  async function ask() {
    setNearMe({ state: 'asking' });
    try {
      const at = await askPosition();
      setNearMe({ state: 'found', at });
      onFound?.(at);
    } catch (error) {
      setNearMe({ state: 'refused', why: (error as Error).message });
    }
  }

  return { nearMe, ask };
}
