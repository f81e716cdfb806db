import type { Migration } from './index.ts';

/** Sponsors have a contract. Those that were there before stay where they are shown: links in the footer, pages nowhere else. */
export const contratos: Migration = {
  name: '017-contratos',
  up: [
    ...contract('sponsors', '["pie"]'),
    ...contract('ayuntamientos', '[]'),
    ...contract('patrocinadores', '[]'),
    // The address of each one's report, and what was announced of it already.
    `create table informes_patrocinador (
      patrocinador text primary key, clave text not null unique, creado_en text not null,
      fin_avisado text, mes_enviado text)`,
  ],
};

function contract(table: string, lugares: string): string[] {
  return [
    'desde text',
    'hasta text',
    'importe_cents integer',
    'contacto text',
    'notas text',
    'orden integer',
    `lugares text not null default '${lugares}'`,
    'municipio_id integer references municipios (id)',
    `categorias text not null default '[]'`,
    'informe_mensual integer not null default 0',
    'informe_email text',
  ].map((column) => `alter table ${table} add column ${column}`);
}
