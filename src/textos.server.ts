/** THE TABLE OF SENTENCES: those that name the place or its goods, which the operator may say otherwise (`marca`). */
import { textos as actividades } from '#areas/actividades/textos.ts';
import { textos as invitation } from '#areas/ajustes/marca/invitation-textos.ts';
import { textos as articulos } from '#areas/articulos/archivo/textos.ts';
import { textos as boletin } from '#areas/boletin/textos.ts';
import { textos as buscar } from '#areas/buscar/textos.ts';
import { textos as contacto } from '#areas/contacto/textos.ts';
import { textos as empresas, paraTextos } from '#areas/empresas/textos.ts';
import { textos as itinerarios } from '#areas/itinerarios/textos.ts';
import { textos as quienesSomos } from '#areas/legal/textos.ts';
import { textos as libros } from '#areas/libros/textos.ts';
import { textos as mapa } from '#areas/mapa/textos.ts';
import { textos as pueblos } from '#areas/municipios/textos.ts';
import { textos as rutas } from '#areas/rutas/textos.ts';
import { textos as tienda } from '#areas/tienda/textos.ts';
import { textos as ubicaciones } from '#areas/ubicaciones/textos.ts';
import { textos as viaje } from '#areas/viaje/textos.ts';

/** Page by page, as the back office shows them. */
const pages: { nombre: string; textos: Record<string, string> }[] = [
  { nombre: 'Actividades y eventos', textos: actividades },
  { nombre: 'Artículos y categorías', textos: articulos },
  { nombre: 'Boletín', textos: boletin },
  { nombre: 'El boletín, al pie de páginas y artículos', textos: invitation },
  { nombre: 'Buscar', textos: buscar },
  { nombre: 'Contacto', textos: contacto },
  { nombre: 'Dónde comer', textos: paraTextos.comer },
  { nombre: 'Dónde dormir', textos: paraTextos.dormir },
  { nombre: 'Emprendedores', textos: empresas },
  { nombre: 'Itinerarios', textos: itinerarios },
  { nombre: 'Libros', textos: libros },
  { nombre: 'Mapa', textos: mapa },
  { nombre: 'Mi viaje', textos: viaje },
  { nombre: 'Pueblos', textos: pueblos },
  { nombre: 'Quiénes somos', textos: quienesSomos },
  { nombre: 'Rutas', textos: rutas },
  { nombre: 'Tienda', textos: tienda },
  { nombre: 'Ubicaciones', textos: ubicaciones },
];

/** What kind of sentence it is, by the end of its key. */
const labels: Record<string, string> = {
  titulo: 'Título',
  entradilla: 'Entradilla',
  busqueda: 'Descripción para buscadores',
  'pie.boletin': 'Al pie de cada página',
  'articulo.boletin': 'Al pie de los artículos',
  boletin_titulo: 'Título al pie de los artículos',
  sugerencias: 'Búsquedas que se proponen, separadas por comas',
  recibido: 'Entradilla de un viaje recibido',
  compartir: 'Título al compartir',
};

export const sentences = pages.map(({ nombre, textos }) => ({
  nombre,
  textos: Object.entries(textos).map(([clave, texto]) => ({
    clave,
    etiqueta: labels[clave] ?? labels[clave.slice(clave.indexOf('.') + 1)]!,
    texto,
  })),
}));
