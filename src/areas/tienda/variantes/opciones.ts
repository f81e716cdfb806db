/** What variants are called and made of. Pure and small: the cart knows it too. */
import { plain } from '#values/slug.ts';

export interface Opcion {
  nombre: string;
  valores: string[];
}

/** Every combination of the options' values, the last option changing fastest; none without options. */
export function combinations(opciones: readonly Opcion[]): string[][] {
  if (opciones.length === 0) return [];
  return opciones.reduce<string[][]>(
    (before, { valores }) => before.flatMap((start) => valores.map((valor) => [...start, valor])),
    [[]],
  );
}

/** Two with the same key are the same variant. */
export function varianteKey(valores: readonly string[]): string {
  return JSON.stringify(valores.map(plain));
}

/** "M, Azul" */
export function varianteName({ valores }: { valores: readonly string[] }): string {
  return valores.join(', ');
}

/** "Talla: M, Color: Azul", as an order remembers it. */
export function varianteText(opciones: readonly Opcion[], valores: readonly string[]): string {
  return valores.map((valor, index) => `${opciones[index]?.nombre ?? 'Opción'}: ${valor}`).join(', ');
}

/** "Camiseta (M, Azul)" */
export function withVariante(nombre: string, valores: readonly string[] | undefined): string {
  return valores && valores.length > 0 ? `${nombre} (${valores.join(', ')})` : nombre;
}
