/** How often a law is asked with random values, compared with a usual run: TIMES=4 takes four times as many. */
export const times = Number(process.env.TIMES ?? 1);
