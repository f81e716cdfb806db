/** The coupon that this visit has typed, as the server explained it: for show, the order asks again. */
import type { CuponAplicado } from '#areas/tienda/cupones/cupon.ts';
import { stored, useStored } from '#ui/stored.ts';

const kept = stored('cupon', parse, () => sessionStorage);

export function useCupon(): CuponAplicado | null {
  return useStored(kept) ?? null;
}

export function setCupon(cupon: CuponAplicado | null): void {
  kept.write(JSON.stringify(cupon));
}

function parse(text: string | null): CuponAplicado | null {
  try {
    const cupon = JSON.parse(text ?? 'null') as CuponAplicado | null;
    return cupon && typeof cupon.codigo === 'string' && Array.isArray(cupon.productos) ? cupon : null;
  } catch {
    return null;
  }
}
