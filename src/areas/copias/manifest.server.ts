/** What an archive says of itself, and what may be in it. */
import { z } from 'zod';

export const format = 'secretos-de-cuenca/copia';
/** Raised when an older program could not read the archive any more. */
export const formatVersion = 1;

export const manifestName = 'manifiesto.json';
export const countsName = 'cuentas.json';
/** The last member: without it the archive is not whole. `sha256sum -c` understands it. */
export const sumsName = 'SHA256SUMS';

export const manifest = z.object({
  formato: z.literal(format),
  version: z.number().int(),
  hecha_en: z.string(),
  /** The version of the program that made it; copies of before 0.3.0 do not say. */
  programa: z.string().optional(),
  base: z.enum(['sqlite', 'postgres']),
  migraciones: z.array(z.string()),
  tablas: z.array(z.object({ nombre: z.string(), columnas: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof manifest>;

export const counts = z.object({
  /** Rows of each table, and the sum of all of them in order. */
  tablas: z.record(z.string(), z.object({ filas: z.number().int(), sha256: z.string() })),
  /** The highest id ever given. */
  ultimos_id: z.record(z.string(), z.number().int()),
  media: z.object({ archivos: z.number().int(), bytes: z.number().int() }),
});
export type Counts = z.infer<typeof counts>;

export function partName(table: string, part: number): string {
  return `datos/${table}-${String(part).padStart(6, '0')}.jsonl.gz`;
}

/** The table whose rows a member holds. */
export function tableOf(member: string): string | undefined {
  return member.match(/^datos\/(\w+)-\d{6}\.jsonl\.gz$/)?.[1];
}

/** As they lie on disk: whoever unpacks it by hand has the folder. */
export function mediaMember(name: string): string {
  return `media/${name.slice(0, 2)}/${name}`;
}

/** The picture or video that a member is; its name is one that we could have given, never a path. */
export function mediaOf(member: string): string | undefined {
  const name = member.match(/^media\/\w+\/([0-9A-Za-z][\w-]*(?:\.[\w-]+)*)$/)?.[1];
  return name && mediaMember(name) === member ? name : undefined;
}

export function isKnownMember(member: string): boolean {
  return (
    [manifestName, countsName, sumsName].includes(member) ||
    tableOf(member) !== undefined ||
    mediaOf(member) !== undefined
  );
}
