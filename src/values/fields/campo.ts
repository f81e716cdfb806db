/** What a change touched, as it is shown: the name of a field, and what it said. */
import { formatDate, formatDateTime } from '#values/fecha.ts';
import { formatCents } from '#values/money.ts';

/** Those whose column does not read like their name in the form. */
const labels: Record<string, string> = {
  alt_text: 'Texto alternativo',
  altitud_max: 'Altitud máxima',
  altitud_min: 'Altitud mínima',
  bajada_m: 'Bajada (m)',
  boton: 'Botón',
  cambios_sin_publicar: 'Cambios sin publicar',
  categoria_id: 'Categoría',
  categorias: 'Categorías',
  codigo: 'Código',
  codigo_ine: 'Código INE',
  codigo_postal: 'Código postal',
  credito: 'Crédito',
  descripcion: 'Descripción',
  dificultad_elegida: 'Dificultad elegida a mano',
  direccion: 'Dirección',
  distancia_m: 'Distancia (m)',
  duracion: 'Duración',
  email: 'Correo electrónico',
  email1: 'Correo electrónico 1',
  email2: 'Correo electrónico 2',
  enlace_web: 'Página web',
  faqs: 'Preguntas frecuentes',
  fecha_edicion: 'Año de edición',
  fecha_fin: 'Fecha de fin',
  fecha_inicio: 'Fecha de inicio',
  foco_x: 'Encuadre, de izquierda a derecha (%)',
  foco_y: 'Encuadre, de arriba abajo (%)',
  fotografo: 'Fotógrafo',
  imagen_compartir: 'Imagen para compartir',
  imagen_ini_post: 'Imagen inicial',
  imagen_portada: 'Imagen de portada',
  imagen_portada_url: 'Imagen de portada',
  imagen_url: 'Imagen',
  imagenes: 'Imágenes',
  imagenes_adicionales: 'Imágenes adicionales',
  informe_email: 'Correo para el informe',
  isbn: 'ISBN',
  iva: 'IVA',
  leido: 'Leído',
  map_search_text: 'Texto de búsqueda del mapa',
  max_personas: 'Máximo de personas',
  menus: 'Menús',
  meta_description: 'Descripción para buscadores',
  meta_title: 'Título para buscadores',
  min_personas: 'Mínimo de personas',
  minimo_cents: 'Pedido mínimo',
  municipio_id: 'Municipio',
  nif: 'NIF',
  nombre_alcaldesa: 'Alcaldía',
  nombre_categoria: 'Nombre',
  num_pag: 'Número de páginas',
  otras_categorias: 'Otras categorías',
  phone1: 'Teléfono 1',
  phone2: 'Teléfono 2',
  phone3: 'Teléfono 3',
  pie: 'Pie',
  place_id: 'Place ID',
  provincia_id: 'Provincia',
  publicar_en: 'Fecha de publicación',
  publicado_en: 'Fecha de publicación',
  publico: 'En el archivo público',
  regla_recurrencia: 'Repetición',
  reembolso_pendiente_cents: 'Reembolso pendiente',
  stock: 'Existencias',
  subida_m: 'Subida (m)',
  telefono: 'Teléfono',
  telefono2: 'Teléfono 2',
  tienda_id: 'Tienda',
  tipo_evento_id: 'Tipo de evento',
  titulo: 'Título',
  ubicacion_faqs: 'Preguntas frecuentes',
  ubicacion_imagenes: 'Imágenes',
  ubicacion_videos: 'Vídeos',
  unido_con: 'Unido con',
  url: 'Dirección web',
  url_imagen: 'Imagen',
  web: 'Página web',
  website_url: 'Página web',
  facebook_url: 'Facebook',
  instagram_url: 'Instagram',
  twitter_url: 'X (Twitter)',
  youtube_url: 'YouTube',
};

const flags = new Set([
  'activo',
  'circular',
  'dificultad_elegida',
  'informe_mensual',
  'leido',
  'publicado',
  'publico',
  'respondido',
]);

/** "texto_precio_1" → "Texto precio 1" where nobody has said better. */
export function campoLabel(campo: string): string {
  const words = campo.replace(/_cents$/, '').replaceAll('_', ' ');
  return labels[campo] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Amounts, days, instants and yes or no as people read them; the rest as it was written. */
export function campoValue(campo: string, stored: string): string {
  if (stored === '') return '(vacío)';
  if (campo.endsWith('_cents') && /^-?\d+$/.test(stored)) return formatCents(Number(stored));
  if (flags.has(campo)) return stored === '1' ? 'Sí' : 'No';
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(stored)) return formatDateTime(stored);
  return /^\d{4}-\d\d-\d\d$/.test(stored) ? formatDate(stored) : stored;
}
