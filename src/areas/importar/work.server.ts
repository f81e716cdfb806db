/** What every kind of import is given to work with, and what it must offer. */
import type { Db } from '#server/db/open.ts';
import type { FetchRules } from '#server/fetch/fetch-file.ts';
import type { Media } from '#server/media/index.ts';
import type { Writer } from '#server/things/save-thing.ts';
import { type Analisis, type Aviso, type Cuenta, maxAvisos, type OpcionesImportacion } from './importacion.ts';

export interface ImportContext {
  db: Db;
  media: Media;
  rules: FetchRules;
}

export interface Work extends ImportContext {
  id: number;
  /** The uploaded file. */
  path: string;
  opciones: OpcionesImportacion;
  /** As whoever began it, at this moment. */
  writer(): Writer;
  /** How many there are to deal with. */
  expect(total: number): void;
  /** One more was dealt with. Throws when the work must end here. */
  advance(): Promise<void>;
  leaveOut(que: string, motivo: string): void;
  /** Counted beside what was created: "Ya estaban". */
  count(que: string, more?: number): void;
}

export interface Importer {
  analyse(path: string, means: ImportContext): Promise<Analisis>;
  run(work: Work): Promise<void>;
}

/** The first reasons in words, the others as a number. */
export function createAvisos(max = maxAvisos) {
  const avisos: Aviso[] = [];
  let total = 0;
  return {
    add(que: string, motivo: string) {
      total++;
      if (avisos.length < max) avisos.push({ que: shortened(que), motivo });
    },
    list: () => ({ avisos, total_avisos: total }),
  };
}

export function createCounts() {
  const counts = new Map<string, number>();
  return {
    add: (que: string, more = 1) => void counts.set(que, (counts.get(que) ?? 0) + more),
    list: (): Cuenta[] => [...counts].filter(([, cuantos]) => cuantos > 0).map(([que, cuantos]) => ({ que, cuantos })),
  };
}

function shortened(text: string): string {
  return text.length > 150 ? `${text.slice(0, 150)}…` : text;
}
