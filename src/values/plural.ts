/** plural(1, 'artículo', 'artículos') → "1 artículo" */
export function plural(count: number, one: string, many: string): string {
  return `${count < 10_000 ? count : count.toLocaleString('es-ES')} ${count === 1 ? one : many}`;
}
