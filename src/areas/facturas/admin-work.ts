/** What is done with an invoice on its screen: one thing at a time, told above; what it makes is opened. */
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSave } from '#desk/form/use-save.ts';
import { noConnection } from '#desk/send.ts';
import type { CallOutput, Result } from '#ui/call.ts';

export type Factura = CallOutput<'get_factura_admin.php'>['data'];
type Done = Result<
  'rectificar_factura.php' | 'sustituir_factura.php' | 'anular_registro.php' | 'subsanar_registro.php'
>;

export function useFacturaWork(numero: string, refetch: () => Promise<unknown>, reread: () => Promise<void>) {
  const navigate = useNavigate();
  /** Of which invoice the message is. */
  const [of, setOf] = useState(numero);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { message, isBusy, save } = useSave(
    { success: 'Hecho.', refused: 'No se pudo hacer.', unreachable: noConnection },
    { setErrors: (errors) => setErrors(errors as Record<string, string>) },
  );

  async function run(send: () => Promise<Done>) {
    setErrors({});
    setOf(numero);
    const isDone = await save(send, async (result) => {
      const made = 'numero' in result && typeof result.numero === 'string' ? result.numero : undefined;
      if (!made) return reread();
      setOf(made);
      await navigate({ to: '/admin/facturas/$numero', params: { numero: made } });
    });
    // Somebody else may have been faster: it is shown as it stands now.
    if (!isDone) await refetch();
  }

  return { message: of === numero ? message : undefined, isBusy, errors, setErrors, run };
}

export interface FacturaWork {
  factura: Factura;
  work: ReturnType<typeof useFacturaWork>;
}
