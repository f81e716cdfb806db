/** Whether visitors see what was written. */
export const estados = ['publicado', 'borrador'] as const;
export type Estado = (typeof estados)[number];
export const estadoLabel = { publicado: 'Publicado', borrador: 'Borrador' } satisfies Record<Estado, string>;
