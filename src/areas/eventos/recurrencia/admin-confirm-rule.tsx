import { askFirst } from '#desk/dialogs/ask-first.tsx';
import { ask } from '#desk/send.ts';

export const notUnderstood = 'No se ha entendido la regla: escríbela de otro modo o guárdala así.';

/** A rule that nobody understands is saved only by whoever says so twice. */
export async function confirmRule(regla: string): Promise<boolean> {
  const preview = await ask('preview_recurrencia.php', { regla });
  // Without an answer the save itself will tell what is wrong.
  if (!preview.ok || preview.data.entendida) return true;
  const text = `El sitio no sabe qué días son «${regla}». El evento se mostrará al final de la agenda con estas palabras, sin fechas, y no saldrá en el calendario. ¿Guardarlo así?`;
  const question = { title: 'No se ha entendido la regla', text, yes: 'Guardar así', no: 'Corregir la regla' };
  return new Promise((resolve) =>
    askFirst(
      question,
      () => resolve(true),
      () => resolve(false),
    ),
  );
}
