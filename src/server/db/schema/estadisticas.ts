/** Visits as sums by day, and the reports of sponsors. */
import type { Generated } from 'kysely';

export interface EstadisticasTables {
  /** What is counted: a page, a host, a sponsor. */
  estadisticas_claves: { id: Generated<number>; tipo: string; clave: string };
  estadisticas: { dia: string; clave_id: number; cuenta: number };
  /** Gone with its day. */
  visitantes_hoy: {
    dia: string;
    sal: string;
    /** A sketch of how many there were (visitantes.server.ts). */
    registros: string;
    /** What sponsors' figures have of each of them (once.server.ts). */
    contados: Generated<string>;
  };
  informes_patrocinador: {
    /** "sponsor:7", "ayuntamiento:3", "patrocinador:2". */
    patrocinador: string;
    clave: string;
    creado_en: string;
    /** The end that was announced to the operator. */
    fin_avisado: string | null;
    /** The last month whose report was mailed, 'YYYY-MM'. */
    mes_enviado: string | null;
  };
}
