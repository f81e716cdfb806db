/** The other processes of this machine (scripts/processes.mjs): what one sends, all others receive. */

export interface Heard {
  /** These things were changed; `reset`: anything may have been. */
  tags?: string[] | 'reset';
  /** So often was asked under these keys. */
  rates?: Record<string, number>;
}

/** Nobody hears it where there is one process, or where the one that passes it on has just ended. */
export function sendToNeighbours(message: Heard): void {
  if (process.env.PROCESS_NUMBER && process.connected) process.send!(message, undefined, undefined, () => {});
}

/** Returns how to stop listening. */
export function onNeighbours(hear: (message: Heard) => void): () => void {
  if (!process.env.PROCESS_NUMBER) return () => {};
  const listener = (message: unknown) => {
    if (typeof message === 'object' && message !== null) hear(message);
  };
  process.on('message', listener);
  return () => process.off('message', listener);
}
