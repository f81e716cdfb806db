import { z } from 'zod';

/** A choice in a list's filter, with how many things it leaves. */
export const filterOption = z.object({ id: z.number(), nombre: z.string(), total: z.number() });
export type FilterOption = z.infer<typeof filterOption>;
