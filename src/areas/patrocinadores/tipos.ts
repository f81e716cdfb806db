/** The five kinds of sponsors: their names and the orders of their list. */

/** Named as the screens that make them: admin/patrocinadores_{tipo}/nuevo. */
export const sponsorTipos = ['ayuntamiento', 'empresa', 'texto', 'ayuntamiento_sin_web', 'texto_sin_web'] as const;
export type SponsorTipo = (typeof sponsorTipos)[number];

/** What the list of all of them can be put in order by: the call's name → the column. */
export const sponsorOrders = { nombre: 'busqueda', tipo: 'tipo', url: 'url', hasta: 'hasta?' };

/** Those that are no more than a link in the footer: things `sponsor`. */
export type LinkTipo = 'ayuntamiento' | 'empresa' | 'texto';

export const sponsorTipoLabel = {
  ayuntamiento: 'Ayuntamiento',
  empresa: 'Empresa',
  texto: 'Texto',
  ayuntamiento_sin_web: 'Ayuntamiento sin web',
  texto_sin_web: 'Empresa sin web',
} satisfies Record<SponsorTipo, string>;

/** The end of the names of its calls: create_…, update_… and delete_… */
export const sponsorCall = {
  empresa: 'sponsor_empresa.php',
  ayuntamiento: 'sponsor_ayto.php',
  texto: 'sponsor_text.php',
  ayuntamiento_sin_web: 'ayto_sponsor_sin_web.php',
  texto_sin_web: 'sponsor_text_sin_web.php',
} as const satisfies Record<SponsorTipo, string>;
export type SponsorCall = (typeof sponsorCall)[SponsorTipo];

/** Among sponsors of all kinds: "sponsor:7", as the table of things calls them. */
export function patrocinadorRef(tipo: SponsorTipo, id: number): string {
  return `${sponsorThing(tipo)}:${id}`;
}

/** What the table of things calls it. */
export function sponsorThing(tipo: SponsorTipo): 'ayuntamiento' | 'patrocinador' | 'sponsor' {
  if (tipo === 'ayuntamiento_sin_web') return 'ayuntamiento';
  return tipo === 'texto_sin_web' ? 'patrocinador' : 'sponsor';
}

export const missingSponsorTipo = 'El tipo de patrocinador no es válido.';
