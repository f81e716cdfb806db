import { useCall } from '#desk/use-call.ts';
import { useUser } from '#desk/use-user.ts';

/** One answer for "Hoy" and for the sidebar's counters. */
export function useHoy() {
  const { falta_dos_factores } = useUser();
  return useCall('get_hoy_admin.php', {}, 'No se pudo cargar lo que hay para hoy.', { enabled: !falta_dos_factores });
}
