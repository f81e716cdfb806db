/** A record takes the place of one that the tax agency refused or found errors in: the invoice stays, what is said of it is mended. */
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import type { Parte } from '../factura.ts';
import { type FacturaRow, lockCadena } from '../queries.server.ts';
import { type Owner, registerAlta, registerAnulacion } from '../register.server.ts';
import { findLastEnvio, markSubsanado } from './envios-queries.server.ts';

export async function subsanar(
  db: Db,
  owner: Owner,
  factura: FacturaRow,
  cliente: Parte | undefined,
  now: Date,
): Promise<void> {
  const cadena = await lockCadena(db);
  const last = await findLastEnvio(db, factura.id);
  if (last?.estado !== 'rechazado' && last?.estado !== 'con_errores')
    throw new Refusal(409, `De la factura ${factura.numero} no hay nada que subsanar.`);
  await markSubsanado(db, last.registro_id);
  if (last.tipo === 'anulacion') return registerAnulacion(db, owner, cadena, factura, now, 'S');
  const hasEarlier = last.subsana === 'N' || last.subsana === 'S';
  const subsana = last.estado === 'con_errores' ? 'N' : hasEarlier ? 'S' : 'X';
  await registerAlta(db, owner, cadena, factura, now, { subsana, cliente });
}
