/** The visitor's trip. */
import { stored, useStored } from '#ui/stored.ts';
import {
  type Clave,
  cosasOf,
  decodeViaje,
  emptyViaje,
  encodeViaje,
  type Viaje,
  withCosa,
  withoutCosa,
} from './viaje.ts';

const format = 1;
const kept = stored('mi-viaje', parse);

export function useViaje(): Viaje | undefined {
  return useStored(kept);
}

/** Whether it is kept now. */
export function toggleCosa(clave: Clave): boolean {
  changeViaje((viaje) => (cosasOf(viaje).includes(clave) ? withoutCosa(viaje, clave) : withCosa(viaje, clave)));
  return cosasOf(kept.read()).includes(clave);
}

export function changeViaje(change: (viaje: Viaje) => Viaje): void {
  kept.write(JSON.stringify({ version: format, plan: encodeViaje(change(kept.read())) }));
}

/** What cannot be read is an empty trip. */
function parse(text: string | null): Viaje {
  try {
    const { version, plan } = JSON.parse(text ?? '') as { version?: unknown; plan?: unknown };
    return version === format && typeof plan === 'string' ? decodeViaje(plan) : emptyViaje;
  } catch {
    return emptyViaje;
  }
}
