/** Whether the operator wishes billing records to go to the tax agency. */
export const modos = ['off', 'test', 'production'] as const;
export type Modo = (typeof modos)[number];
