/** Each day of a trip in a colour of its own, on the map and in the list; those without a day as the first. */
const colours = ['--color-action', '--color-accent', '--color-gold-text', '--color-success'] as const;

export function dayColour(day: number): string {
  return `var(${colours[Math.max(day, 0) % colours.length]})`;
}
