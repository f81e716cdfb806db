import { later, say } from '#values/idioma/say.ts';

/** How somebody who does not walk well gets in: each thing with what may be said of it. */
export const accesos = {
  escalones: {
    label: 'Escalones',
    choices: {
      ninguno: later('Sin escalones'),
      pocos: later('Uno o dos escalones'),
      muchos: later('Varios escalones'),
    },
  },
  rampa: { label: 'Rampa', choices: { si: later('Con rampa'), no: later('Sin rampa') } },
  aseo: { label: 'Aseo adaptado', choices: { si: later('Con aseo adaptado'), no: later('Sin aseo adaptado') } },
  suelo: {
    label: 'Suelo',
    choices: { liso: later('Suelo liso'), irregular: later('Suelo irregular'), tierra: later('Suelo de tierra') },
  },
  aparcamiento: {
    label: 'Aparcamiento',
    choices: { si: later('Con plaza reservada'), no: later('Sin plaza reservada') },
  },
} as const satisfies Record<string, { label: string; choices: Record<string, string> }>;

export type Acceso = keyof typeof accesos;

/** What is not said is not known. `comprobado_en` is the day when somebody looked. */
export type Accesibilidad = { [Name in Acceso]?: string } & { comprobado_en?: string };

export function parseAccesibilidad(stored: string): Accesibilidad {
  return JSON.parse(stored) as Accesibilidad;
}

/** "Sin escalones", "Con aseo adaptado": what is known, in words. */
export function accesosInWords(said: Accesibilidad): string[] {
  return Object.entries(accesos).flatMap(([name, { choices }]) => {
    const chosen = said[name as Acceso];
    return chosen === undefined ? [] : [say((choices as Record<string, string>)[chosen] ?? chosen)];
  });
}
