import { z } from 'zod';
import { jsonField } from '#values/fields/json.ts';
import { id, notValid } from '#values/fields.ts';

/** The categories an article is listed in besides its own: ids, as a list or the JSON text of one; stored as JSON. */
export function otrasCategoriasField() {
  const invalid = notValid('La lista de categorías');
  return jsonField(
    z
      .array(z.unknown(), { error: invalid })
      .max(50, invalid)
      .transform((sent, context) => {
        const ids = z.array(id()).safeParse(sent);
        if (ids.success) return JSON.stringify([...new Set(ids.data)]);
        context.addIssue({ code: 'custom', message: invalid });
        return z.NEVER;
      })
      .optional(),
  );
}
