import type { Migration } from './index.ts';

/** What a visitor asks before setting out: hours, prices, telephone, steps; facts of a village; warnings of a route. */
export const paraLaVisita: Migration = {
  name: '050-para-la-visita',
  up: [
    'alter table ubicaciones add column horario text',
    'alter table ubicaciones add column precio text',
    'alter table ubicaciones add column telefono text',
    'alter table ubicaciones add column web text',
    "alter table ubicaciones add column accesibilidad text not null default '{}'",
    'alter table empresas add column precio text',
    "alter table empresas add column accesibilidad text not null default '{}'",
    'alter table municipios add column habitantes integer',
    'alter table municipios add column altitud integer',
    'alter table municipios add column superficie double precision',
    'alter table rutas add column avisos text',
  ],
};
