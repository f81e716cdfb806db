import type { Migration } from './index.ts';

/** Single dates of an event that comes back: those that fall out and those that take place on another day. */
export const series: Migration = {
  name: '023-series',
  up: [
    `alter table eventos add column fechas_canceladas text not null default '[]'`,
    `alter table eventos add column fechas_movidas text not null default '[]'`,
  ],
};
