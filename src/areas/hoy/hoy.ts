/** What waits for somebody at the desk, each part only for those who can do something about it. */
import { z } from 'zod';

const escrito = z.object({ titulo: z.string(), slug: z.string(), fecha: z.string() });

/** The first few, and how many there are. */
const escritos = z.object({ total: z.number(), primeros: z.array(escrito) });

export const hoy = z.object({
  tienda: z
    .object({
      /** Orders that wait for a payment that somebody here confirms. */
      por_cobrar: z.number(),
      por_preparar: z.number(),
      /** Those that wait longest. */
      preparar: z.array(z.object({ cod_pedido: z.string(), cliente: z.string(), pagado_en: z.string() })),
      /** Withdrawals not paid back yet, and the instant by which the first must be. */
      desistimientos: z.number(),
      devolver_antes_de: z.string().nullable(),
      pocas_existencias: z.number(),
      /** `variante`: the one of which there are so few. */
      escasos: z.array(z.object({ nombre: z.string(), variante: z.string().optional(), stock: z.number() })),
      /** Of the last 30 days. */
      pedidos: z.number(),
      ventas: z.number(),
      reembolsado: z.number(),
    })
    .optional(),
  /** What keeps invoices from being as the law asks; absent where nothing does. */
  facturas: z
    .object({
      /** Paid or refunded orders that lack one, why, and the first of them. */
      sin_factura: z.number(),
      motivo: z.enum(['titular', 'restaurada']).nullable(),
      pedidos: z.array(z.object({ cod_pedido: z.string() })),
      /** A copy was restored: which numbers were given? */
      restaurada: z.boolean(),
      rechazadas: z.number(),
      con_errores: z.number(),
      falta_certificado: z.boolean(),
      /** The day, when it is near or over. */
      certificado_caduca: z.string().nullable(),
      /** Since when a record waits, when that is more than a day. */
      sin_respuesta_desde: z.string().nullable(),
    })
    .optional(),
  mensajes: z
    .object({
      sin_leer: z.number(),
      /** The newest of them. */
      primeros: z.array(z.object({ id: z.number(), name: z.string(), fecha: z.string() })),
    })
    .optional(),
  /** What others propose and nobody has decided; the oldest of them. */
  propuestas: z
    .object({
      pendientes: z.number(),
      primeras: z.array(z.object({ id: z.number(), titulo: z.string(), clase: z.string(), fecha: z.string() })),
    })
    .optional(),
  /** Calendars of others that do not come any more, or oddly. */
  fuentes: z.array(z.object({ id: z.number(), nombre: z.string(), problema: z.string().nullable() })).optional(),
  articulos: z
    .object({
      /** Only for those who publish. */
      por_revisar: z.number().optional(),
      borradores: escritos,
      programados: escritos.optional(),
      /** Published, with changes that are not. */
      con_cambios: escritos.optional(),
    })
    .optional(),
  eventos: z
    .array(
      z.object({
        id: z.number(),
        titulo: z.string(),
        municipio: z.string(),
        dia: z.string(),
        hora: z.string().nullable(),
      }),
    )
    .optional(),
  /** Contracts about to end, the first of them first. */
  patrocinadores: z
    .object({
      acaban: z.number(),
      primeros: z.array(z.object({ tipo: z.string(), id: z.number(), nombre: z.string(), hasta: z.string() })),
    })
    .optional(),
  /** Of the last 30 days: pages seen, and visits of each day added up. */
  visitas: z.object({ paginas: z.number(), visitas: z.number() }).optional(),
  sistema: z
    .object({
      ultima_copia: z.string().nullable(),
      copia_vieja: z.boolean(),
      correos_fallidos: z.number(),
      hay_servidor_correo: z.boolean(),
      /** Passwords and keys that the settings need and that are not here: a restored site lacks them. */
      faltan_secretos: z.array(z.enum(['correo', 'pagos'])),
      en_preparacion: z.boolean(),
      /** Of the program that runs. */
      version: z.string(),
    })
    .optional(),
});
export type Hoy = z.infer<typeof hoy>;
