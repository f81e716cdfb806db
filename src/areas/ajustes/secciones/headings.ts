/** What each section of the home page says of itself until the operator says otherwise. */
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
  patrocinadores: { nombre: 'Patrocinadores', titulo: 'Con el patrocinio de' },
  agenda: { nombre: 'Agenda del fin de semana', antetitulo: 'Agenda', titulo: 'Este fin de semana' },
  cerca: {
    nombre: 'Cerca de ti',
    antetitulo: 'A un paso',
    titulo: 'Cerca de ti',
    entradilla: 'Dinos dónde estás y te enseñamos lo que tienes más a mano. Tu posición no sale de tu dispositivo.',
  },
  ruta: { nombre: 'Una ruta, cada día otra', antetitulo: 'Para andar', titulo: 'Un paseo' },
  pueblo: { nombre: 'Un pueblo, cada día otro', antetitulo: 'Para conocer', titulo: 'Un pueblo' },
  noticias: { nombre: 'Últimas noticias', antetitulo: 'Actualidad', titulo: 'Últimas noticias' },
  articulos: { nombre: 'Últimos artículos', antetitulo: 'Para leer despacio', titulo: 'Últimos artículos' },
  destacados: { nombre: 'Artículos destacados', antetitulo: 'No te lo pierdas', titulo: 'Destacados' },
  categoria: { nombre: 'Una categoría' },
  mapa: {
    nombre: 'El mapa',
    antetitulo: '238 municipios',
    titulo: 'Una provincia que cabe en un mapa y no se acaba',
    entradilla:
      'De la Serranía a La Mancha, pueblo a pueblo: qué mirar, qué se celebra y dónde parar. Elige por dónde empezar.',
  },
  intro: {
    nombre: 'Las tres tarjetas',
    antetitulo: '{Lugar}, por dentro',
    titulo: 'Tres maneras de empezar',
  },
  rutas: { nombre: 'Rutas', antetitulo: 'Para andar', titulo: 'Rutas' },
  pueblos: { nombre: 'Pueblos', antetitulo: 'Pueblo a pueblo', titulo: 'Pueblos de {zona}' },
  tienda: { nombre: 'Tienda', antetitulo: 'Hecho a mano', titulo: 'De la tienda' },
  libros: { nombre: 'Libros', antetitulo: 'Para leer', titulo: 'Libros' },
  radio: {
    nombre: 'Radio en línea',
    antetitulo: 'En el aire',
    titulo: 'Radio en línea',
    entradilla: 'Voces, música y memoria de {zona}, a cualquier hora.',
  },
  boletin: {
    nombre: 'Boletín',
    antetitulo: 'Por correo',
    titulo: 'Boletín',
    entradilla: 'Una carta al mes con lo que se mueve en {zona}.',
  },
  apoyo: { nombre: 'Apoyo a lo local' },
  texto: { nombre: 'Un texto tuyo' },
};
