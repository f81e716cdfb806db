/** What a picture with words is made of; it is drawn (poster.ts) in the process that makes pictures, fonts and all. */

export const shapes = {
  vertical: { width: 1080, height: 1350 },
  horizontal: { width: 1200, height: 630 },
} as const;
export type Shape = keyof typeof shapes;

export interface Poster {
  shape: Shape;
  colors: Record<'ground' | 'ink' | 'soft' | 'accent' | 'line' | 'night' | 'glow' | 'gold' | 'onNight', string>;
  /** Above the title. */
  kicker: string;
  title: string;
  /** Below it: when, where. */
  lines: string[];
  /** Of a list: when, what, where. What there is no room for is counted: "y {n} más". */
  list?: { rows: { when: string; title: string; place: string }[]; more: string };
  /** Who shows it, and where there is more. */
  site: string;
  host: string;
}
