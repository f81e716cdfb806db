/** Sending billing records, as the operator sees and steers it. */
import { z } from 'zod';
import { modos } from '#areas/ajustes/defaults.ts';
import { call } from '#server/api/call.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { recordChange } from '#server/things/change-log.ts';
import { todayInMadrid } from '#values/day.ts';
import { jsonField } from '#values/fields/json.ts';
import { requiredText } from '#values/fields.ts';
import { clienteForm } from '../factura.ts';
import { canIssue, titleOf } from '../issue.server.ts';
import { findFactura, readCadena } from '../queries.server.ts';
import type { Certificates } from './certificate.server.ts';
import { countEnvios, listPending, readServicio } from './envios-queries.server.ts';
import { endsSoon, modoOf } from './modo.ts';
import { subsanar } from './subsanar.server.ts';

/** Base64 of 48 KB: such files have three or four. */
const maxLength = 64_000;

export const verifactuAdmin = {
  'get_verifactu_admin.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'Whether billing records go to the tax agency, with which certificate, and how it goes',
    output: z.object({
      data: z.object({
        /** What holds today, what somebody wishes, and whether the environment wishes it. */
        modo: z.enum(modos),
        deseado: z.enum(modos),
        por_servidor: z.boolean(),
        puede_emitir: z.boolean(),
        certificado: z
          .object({
            titular: z.string(),
            caduca: z.string(),
            acaba_pronto: z.boolean(),
            origen: z.enum(['servidor', 'panel']),
          })
          .nullable(),
        /** Why the certificate cannot be used. */
        certificado_fallo: z.string().nullable(),
        pendientes: z.number(),
        pendiente_desde: z.string().nullable(),
        rechazados: z.number(),
        con_errores: z.number(),
        respondido_en: z.string().nullable(),
        falla_desde: z.string().nullable(),
        motivo: z.string().nullable(),
      }),
    }),
    async handle({ app, db, now }) {
      const today = todayInMadrid(new Date(now));
      const { verifactu_ejercicio } = await readCadena(db);
      const deseado = app.ajustes.current.facturacion.verifactu;
      const { respondido_en = null, falla_desde = null, motivo = null } = await readServicio(db);
      const counts = await countEnvios(db);
      return {
        data: {
          ...{ deseado, respondido_en, falla_desde, motivo },
          modo: modoOf(deseado, { ejercicio: verifactu_ejercicio, today }),
          por_servidor: app.settings.verifactu.modo !== undefined,
          puede_emitir: canIssue(app.ajustes.current),
          ...(await certificateShown(app.certificates, today)),
          pendientes: counts.pendiente,
          pendiente_desde: (await listPending(db, 1))[0]?.generado_en ?? null,
          rechazados: counts.rechazado,
          con_errores: counts.con_errores,
        },
      };
    },
  }),

  'update_certificado.php': call({
    method: 'post',
    access: 'admin',
    confirm: true,
    summary:
      'Give the certificate for the tax agency (PKCS#12 in base64) and its password; kept closed, never answered',
    maxBytes: 140_000,
    input: z.object({
      certificado: requiredText('El certificado', maxLength),
      contrasena: z.string().max(200, 'La contraseña es demasiado larga.').default(''),
    }),
    async handle({ app, db, input, user, now }) {
      if (app.settings.verifactu.certPath)
        throw new Refusal(409, 'El certificado lo pone el servidor (VERIFACTU_CERT): cámbialo allí.');
      const pfx = Buffer.from(input.certificado, 'base64');
      await app.certificates.keep({ pfx, passphrase: input.contrasena });
      const { titular = '' } = (await app.certificates.current()) ?? {};
      await recordChange(db, {
        ...{ by: user!.usuario, now, accion: 'editar', tipo: 'ajuste', id: 0 },
        titulo: `Certificado de la AEAT: ${titular}`,
      });
      return { message: 'Certificado guardado.' };
    },
  }),

  'delete_certificado.php': call({
    method: 'post',
    access: 'admin',
    confirm: true,
    summary: 'Forget the certificate that was given at the desk',
    async handle({ app, db, user, now }) {
      await app.certificates.forget();
      await recordChange(db, {
        ...{ by: user!.usuario, now, accion: 'eliminar', tipo: 'ajuste', id: 0 },
        titulo: 'Certificado de la AEAT',
      });
      return { message: 'El certificado ya no está aquí.' };
    },
  }),

  'subsanar_registro.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Make a record anew that the tax agency refused or found errors in, and send it',
    input: z.object({
      numero: requiredText('El número de la factura', 60),
      /** As the agency knows them; without it as the invoice says. */
      cliente: jsonField(clienteForm).optional(),
    }),
    async handle({ app, db, input, user, now, changed }) {
      await db.transaction().execute(async (db) => {
        const factura = await findFactura(db, { numero: input.numero });
        if (!factura) throw notFound('No hay ninguna factura así.');
        await subsanar(db, app.ajustes.current, factura, input.cliente, new Date(now));
        await recordChange(db, {
          ...{ by: user!.usuario, now, accion: 'editar', tipo: 'factura', id: factura.id },
          titulo: `Subsanado el registro de la ${titleOf(factura)}`,
        });
      });
      changed('facturas');
      return { message: 'El registro se ha hecho de nuevo y se enviará enseguida.' };
    },
  }),
};

export async function certificateShown(certificates: Certificates, today: string) {
  try {
    const found = await certificates.current();
    const certificado = found && {
      ...{ titular: found.titular, caduca: found.caduca, origen: found.origen },
      acaba_pronto: endsSoon(found.caduca, today),
    };
    return { certificado: certificado ?? null, certificado_fallo: null };
  } catch (error) {
    const isOurs = error instanceof Refusal;
    return {
      certificado: null,
      certificado_fallo: isOurs ? error.message : 'El archivo del certificado no se puede leer.',
    };
  }
}
