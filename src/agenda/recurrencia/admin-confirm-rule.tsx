import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { ask } from '#desk/send.ts';

export const notUnderstood = 'No se ha entendido la regla: escríbela de otro modo o guárdala así.';

/** A rule that nobody understands is saved only by whoever says so twice. */
export async function confirmRule(regla: string): Promise<boolean> {
  const preview = await ask('preview_recurrencia.php', { regla });
  // Without an answer the save itself will tell what is wrong.
  if (!preview.ok || preview.data.entendida) return true;
  return new Promise((resolve) =>
    modals.openConfirmModal({
      title: 'No se ha entendido la regla',
      centered: true,
      children: (
        <Text>
          El sitio no sabe qué días son «{regla}». El evento se mostrará al final de la agenda con estas palabras, sin
          fechas, y no saldrá en el calendario. ¿Guardarlo así?
        </Text>
      ),
      labels: { confirm: 'Guardar así', cancel: 'Corregir la regla' },
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    }),
  );
}
