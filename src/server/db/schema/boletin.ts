/** The newsletter: who gets it, what was sent, and how often its links were followed. */
import type { Generated } from 'kysely';

export interface BoletinTables {
  suscriptores: {
    id: Generated<number>;
    email: string;
    estado: 'pendiente' | 'confirmado' | 'baja';
    token: string;
    origen: string;
    /** Of the privacy policy that could be read. */
    texto_version: string;
    /** Of the sentence beside the form; empty where none was shown. */
    consentimiento_version: Generated<string>;
    pedido_en: string;
    confirmado_en: string | null;
    baja_en: string | null;
    /** The mail server said that there is no such mailbox. */
    rebotado_en: Generated<string | null>;
    /** As the operator calls them, the same to be searched, and JSON: the labels they gave them. */
    nombre: Generated<string | null>;
    busqueda: Generated<string>;
    etiquetas: Generated<string>;
  };
  envios: {
    id: Generated<number>;
    asunto: string;
    slug: string;
    /** JSON: what it is made of, with the ids of what it shows. */
    bloques: string;
    estado: Generated<'borrador' | 'programado' | 'enviando' | 'pausado' | 'enviado'>;
    programado_para: string | null;
    /** JSON: what goes out, as the things were when it began. */
    contenido: string | null;
    /** 1: in the public archive. */
    publico: Generated<number>;
    empezado_en: string | null;
    terminado_en: string | null;
    /** When the next few mails may go: the pace, over all processes. */
    siguiente_en: string | null;
    /** Up to which subscriber there are rows in the outbox, and up to which there shall be. */
    ultimo_suscriptor: Generated<number>;
    hasta_suscriptor: Generated<number>;
    destinatarios: Generated<number>;
    enviados: Generated<number>;
    /** Mails that became files for want of a mail server. */
    en_archivo: Generated<number>;
    rechazados: Generated<number>;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  /** The addresses a newsletter leads to; clicks are counted, not who clicked. */
  envio_enlaces: {
    id: Generated<number>;
    envio_id: number;
    numero: number;
    url: string;
    clics: Generated<number>;
  };
}
