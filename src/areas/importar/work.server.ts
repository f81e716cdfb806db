/** What every kind of import is given to work with, and what it must offer. */
import type { Db } from '#server/db/open.ts';
import type { FetchRules } from '#server/fetch/fetch-file.ts';
import type { Media } from '#server/media/index.ts';
import type { Writer } from '#server/things/save-thing.ts';
import {
  type Analisis,
  type Aviso,
  type AvisoMore,
  type ClaseAviso,
  type Cuenta,
  clasesAviso,
  type MenuPropuesto,
  maxAvisos,
  type OpcionesImportacion,
} from './importacion.ts';

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
  leaveOut(que: string, motivo: string, more?: AvisoMore): void;
  /** Menus of the other site, for the operator to take. */
  proposeMenus(menus: MenuPropuesto[]): void;
  /** Counted beside what was created: "Ya estaban". */
  count(que: string, more?: number): void;
}

export interface Importer {
  analyse(path: string, means: ImportContext): Promise<Analisis>;
  run(work: Work): Promise<void>;
}

/** Of each kind the first reasons in words, the others as a number. */
export function createAvisos(max = maxAvisos) {
  const found = new Map<ClaseAviso, { avisos: Aviso[]; total: number }>();
  return {
    add(que: string, motivo: string, more: AvisoMore = {}) {
      const clase = more.clase ?? 'otro';
      const group = found.get(clase) ?? { avisos: [], total: 0 };
      found.set(clase, group);
      group.total++;
      if (group.avisos.length < max) group.avisos.push({ que: shortened(que), motivo, ...more });
    },
    list() {
      const groups = clasesAviso.flatMap((clase) => ({ clase, ...(found.get(clase) ?? { avisos: [], total: 0 }) }));
      return {
        avisos: groups.flatMap(({ avisos }) => avisos),
        total_avisos: groups.reduce((sum, { total }) => sum + total, 0),
        por_clase: groups.filter(({ total }) => total > 0).map(({ clase, total }) => ({ clase, total })),
      };
    },
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
