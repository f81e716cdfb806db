/** What tools look at in the text, compared: stands in for a larger one that the editor's React part brings along (vite.config.ts). */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const values = Object.entries(one);
  return (
    values.length === Object.keys(other).length &&
    values.every(([name, value]) => name in other && deepEqual(value, other[name as keyof typeof other]))
  );
}
