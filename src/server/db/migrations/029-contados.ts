import type { Migration } from './index.ts';

/** Sponsors' figures count each visitor once: a filter that is gone with its day. */
export const contados: Migration = {
  name: '029-contados',
  up: ["alter table visitantes_hoy add column contados text not null default ''"],
};
