/** What the form of the home page sends to its preview. */
import type { Seccion } from './secciones.ts';

export const previewPath = '/admin/ajustes/portada/vista-previa';

export interface Shown {
  lista: Seccion[];
  ocultar_vacias: boolean;
}
