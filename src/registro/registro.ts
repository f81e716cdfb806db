import { z } from 'zod';

export const acciones = ['crear', 'editar', 'eliminar', 'restaurar', 'acceso'] as const;
export type Accion = (typeof acciones)[number];
export const accionLabel = {
  crear: 'Creado',
  editar: 'Editado',
  eliminar: 'Eliminado',
  restaurar: 'Restaurado',
  acceso: 'Acceso',
} satisfies Record<Accion, string>;

export const apunte = z.object({
  id: z.number(),
  hecho_en: z.string(),
  usuario: z.string(),
  accion: z.enum(acciones),
  tipo: z.string(),
  id_cosa: z.number(),
  titulo: z.string(),
  /** What an edit changed, in short. */
  cambios: z.array(z.object({ campo: z.string(), antes: z.string(), despues: z.string() })),
});
export type Apunte = z.infer<typeof apunte>;
