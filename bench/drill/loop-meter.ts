/** How long the event loop is held, in milliseconds of this thread's own time: what other programs take does not count. */
export interface LoopMeter {
  start(): void;
  /** The longest stretch since the start, without a turn for anybody else. */
  stop(): number;
}

export function createLoopMeter(): LoopMeter {
  let longest = 0;
  let last = process.threadCpuUsage();
  let isRunning = false;

  function note(): void {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user - last.user + now.system - last.system);
    last = now;
  }

  // Each turn of the loop passes here once.
  function turn(): void {
    if (!isRunning) return;
    note();
    setImmediate(turn);
  }

  return {
    start() {
      last = process.threadCpuUsage();
      longest = 0;
      isRunning = true;
      setImmediate(turn);
    },
    stop() {
      note();
      isRunning = false;
      return longest / 1000;
    },
  };
}
