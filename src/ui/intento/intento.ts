/** The name of something that is being sent: whoever presses again after an answer that never came sends the same. */
import { stored } from '#ui/stored.ts';

interface Intento {
  clave: string;
  enviado: string;
}

export interface Intentos {
  /** The same as before for the same values, until they were taken. */
  of(values: object): string;
  /** They were taken: the same again is another. */
  forget(): void;
}

export function createIntentos(name: string): Intentos {
  const kept = stored(`intento_${name}`, parse, () => sessionStorage);
  return {
    of(values) {
      const enviado = JSON.stringify(values);
      const known = kept.read();
      if (known?.enviado === enviado) return known.clave;
      const clave = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');
      kept.write(JSON.stringify({ clave, enviado }));
      return clave;
    },
    forget() {
      kept.write('');
    },
  };
}

function parse(text: string | null): Intento | undefined {
  try {
    return JSON.parse(text ?? '') as Intento;
  } catch {
    return undefined;
  }
}
