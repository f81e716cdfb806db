/** What the trash and the log call each kind of thing. A kind that is not here is shown as it is stored. */
const labels: Record<string, string> = {
  actividad: 'Actividad',
  articulo: 'Artículo',
  ayuntamiento: 'Página de ayuntamiento',
  categoria: 'Categoría de artículos',
  categoria_negocio: 'Categoría de negocio',
  categoria_producto: 'Categoría de productos',
  categoria_ubicacion: 'Categoría de ubicaciones',
  correo: 'Correo',
  cuenta: 'Cuenta',
  empresa: 'Empresa',
  evento: 'Evento',
  libro: 'Libro',
  mensaje: 'Mensaje',
  municipio: 'Municipio',
  papelera: 'Papelera',
  patrocinador: 'Página de patrocinador',
  pedido: 'Pedido',
  producto: 'Producto',
  provincia: 'Provincia',
  sponsor: 'Patrocinador',
  suscriptor: 'Boletín',
  tienda: 'Tienda',
  tipo_evento: 'Tipo de evento',
  ubicacion: 'Ubicación',
};

export function tipoLabel(tipo: string): string {
  return labels[tipo] ?? tipo;
}

/** The choices of a filter, by label. */
export function tipoChoices(tipos: string[] | undefined): Record<string, string> {
  const pairs = (tipos ?? []).map((tipo) => [tipo, tipoLabel(tipo)] as const);
  return Object.fromEntries(pairs.sort(([, one], [, other]) => one.localeCompare(other, 'es')));
}
