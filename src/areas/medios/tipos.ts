/** How stored pictures and videos are told apart and put in order. */
export const tiposMedio = ['imagen', 'video'] as const;
export type TipoMedio = (typeof tiposMedio)[number];
export const tipoMedioLabel = { imagen: 'Imágenes', video: 'Vídeos' } satisfies Record<TipoMedio, string>;

/** What the library can be put in order by. */
export const ordenesMedio = ['fecha', 'titulo', 'bytes'] as const;
export type OrdenMedio = (typeof ordenesMedio)[number];
