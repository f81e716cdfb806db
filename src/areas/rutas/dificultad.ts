export const dificultades = ['facil', 'moderada', 'dificil'] as const;
export type Dificultad = (typeof dificultades)[number];
