/** What was brought from elsewhere. */
import type { Generated } from 'kysely';

export interface ImportarTables {
  importaciones: {
    id: Generated<number>;
    tipo: 'wordpress' | 'woocommerce' | 'suscriptores';
    /** The name of the file as it was uploaded. */
    archivo: string;
    estado: 'analizada' | 'en_curso' | 'terminada' | 'fallida' | 'deshaciendo' | 'deshecha';
    /** JSON: what the operator chose and declared. */
    opciones: string;
    /** JSON: the report of the dry run. */
    analisis: string;
    /** JSON: what became of it. */
    informe: string | null;
    hechos: number;
    total: number;
    usuario: string;
    creado_en: string;
    empezado_en: string | null;
    terminado_en: string | null;
  };
  /** Which of our things a thing of another site became: importing it again finds it here. */
  importados: {
    fuente: string;
    clave: string;
    importacion_id: number;
    tipo: string;
    id_cosa: number;
    /** As the import left it: a higher one now means that somebody changed it since. */
    version: number;
    valor: string | null;
    /** JSON: what could not come with it. */
    avisos: string | null;
  };
}
