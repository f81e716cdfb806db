/** What each section of the home page says of itself until the operator says otherwise. */
import { later } from '#values/idioma/say.ts';
import type { TipoSeccion } from './secciones.ts';

interface Heading {
  /** In the list of sections at the desk. */
  nombre: string;
  /** Above the title, in small. */
  antetitulo?: string;
  titulo?: string;
  entradilla?: string;
}

export const headings: Record<TipoSeccion, Heading> = {
  hero: { nombre: 'Apertura: la imagen con el título' },
  patrocinadores: { nombre: 'Patrocinadores', titulo: later('Con el patrocinio de') },
  agenda: { nombre: 'Agenda del fin de semana', antetitulo: later('Agenda'), titulo: later('Este fin de semana') },
  cerca: {
    nombre: 'Cerca de ti',
    antetitulo: later('A un paso'),
    titulo: later('Cerca de ti'),
    entradilla: later(
      'Dinos dónde estás y te enseñamos lo que tienes más a mano. Tu posición no sale de tu dispositivo.',
    ),
  },
  ruta: { nombre: 'Una ruta, cada día otra', antetitulo: later('Para andar'), titulo: later('Un paseo') },
  pueblo: { nombre: 'Un pueblo, cada día otro', antetitulo: later('Para conocer'), titulo: later('Un pueblo') },
  noticias: { nombre: 'Últimas noticias', antetitulo: later('Actualidad'), titulo: later('Últimas noticias') },
  articulos: {
    nombre: 'Últimos artículos',
    antetitulo: later('Para leer despacio'),
    titulo: later('Últimos artículos'),
  },
  destacados: { nombre: 'Artículos destacados', antetitulo: later('No te lo pierdas'), titulo: later('Destacados') },
  categoria: { nombre: 'Una categoría' },
  mapa: {
    nombre: 'El mapa',
    antetitulo: later('238 municipios'),
    titulo: later('Una provincia que cabe en un mapa y no se acaba'),
    entradilla: later(
      'De la Serranía a La Mancha, pueblo a pueblo: qué mirar, qué se celebra y dónde parar. Elige por dónde empezar.',
    ),
  },
  intro: {
    nombre: 'Las tres tarjetas',
    antetitulo: later('{Lugar}, por dentro'),
    titulo: later('Tres maneras de empezar'),
  },
  rutas: { nombre: 'Rutas', antetitulo: later('Para andar'), titulo: later('Rutas') },
  pueblos: { nombre: 'Pueblos', antetitulo: later('Pueblo a pueblo'), titulo: later('Pueblos de {zona}') },
  tienda: { nombre: 'Tienda', antetitulo: later('Hecho a mano'), titulo: later('De la tienda') },
  libros: { nombre: 'Libros', antetitulo: later('Para leer'), titulo: later('Libros') },
  radio: {
    nombre: 'Radio en línea',
    antetitulo: later('En el aire'),
    titulo: later('Radio en línea'),
    entradilla: later('Voces, música y memoria de {zona}, a cualquier hora.'),
  },
  boletin: {
    nombre: 'Boletín',
    antetitulo: later('Por correo'),
    titulo: later('Boletín'),
    entradilla: later('Una carta al mes con lo que se mueve en {zona}.'),
  },
  apoyo: { nombre: 'Apoyo a lo local' },
  texto: { nombre: 'Un texto tuyo' },
};
