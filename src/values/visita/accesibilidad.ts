/** How somebody who does not walk well gets in: each thing with what may be said of it. */
export const accesos = {
  escalones: {
    label: 'Escalones',
    choices: { ninguno: 'Sin escalones', pocos: 'Uno o dos escalones', muchos: 'Varios escalones' },
  },
  rampa: { label: 'Rampa', choices: { si: 'Con rampa', no: 'Sin rampa' } },
  aseo: { label: 'Aseo adaptado', choices: { si: 'Con aseo adaptado', no: 'Sin aseo adaptado' } },
  suelo: { label: 'Suelo', choices: { liso: 'Suelo liso', irregular: 'Suelo irregular', tierra: 'Suelo de tierra' } },
  aparcamiento: { label: 'Aparcamiento', choices: { si: 'Con plaza reservada', no: 'Sin plaza reservada' } },
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
    return chosen === undefined ? [] : [(choices as Record<string, string>)[chosen] ?? chosen];
  });
}
