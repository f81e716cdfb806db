/** Stored files: each once, with what is said of it and where it is used. */
import type { Generated } from 'kysely';
import type { LugarUso } from '#server/media/medio-usos.ts';
import type { FileTipo } from '#values/medios/formats.ts';

export interface MediosTables {
  medios: {
    id: Generated<number>;
    /** Its file's name: what follows /media/ in its address. */
    nombre: string;
    tipo: 'imagen' | FileTipo;
    /** What the operator calls it; at first the name of the file that was uploaded. */
    titulo: string;
    bytes: number;
    ancho: number | null;
    alto: number | null;
    alt_text: Generated<string>;
    pie: Generated<string>;
    credito: Generated<string>;
    /** What must stay in sight when it is cropped, in per cent from the left and from the top. */
    foco_x: Generated<number>;
    foco_y: Generated<number>;
    /** When somebody last stored or chose it: what is about to be used is not swept away. */
    tocado_en: string;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  /** Which things use a file: the write door notes it, and nothing else is asked. */
  medio_usos: { nombre: string; tipo: string; id_cosa: number; lugar: LugarUso };
  /** Names that replaced files had: they lead to the new one. */
  medio_anteriores: { nombre: string; medio_id: number };
  /** Files that were deleted, and those of things that were deleted for good: their bytes go when nothing uses them. */
  medio_borrables: { nombre: string; desde: string; borrando_en: Generated<string | null> };
}
