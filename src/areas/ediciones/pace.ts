/** How often a form says that it is open, and after how long a silence it is taken for closed. */
export const sayMs = 30_000;
export const aliveMs = 90_000;
