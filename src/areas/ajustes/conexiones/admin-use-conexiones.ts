import { useState } from 'react';
import { notifyResult } from '#desk/list/confirm-delete.tsx';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';

/** Where mails and payments go, and what is being done about it: one thing at a time. */
export function useConexiones() {
  const { data } = useCall('get_conexiones_admin.php', {}, 'No se pudo cargar el estado de la conexión.');
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);

  /** Tells how it went; true when it went well. */
  async function run(work: () => Promise<Parameters<typeof notifyResult>[0]>): Promise<boolean> {
    setBusy(true);
    const result = await work();
    setBusy(false);
    notifyResult(result, 'No se ha podido hacer.');
    void refresh('get_conexiones_admin.php', 'get_hoy_admin.php', 'get_puesta_en_marcha_admin.php');
    return result.ok;
  }

  return { conexiones: data?.data, isBusy, run };
}
