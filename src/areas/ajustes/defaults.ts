/** The home page and the menus as they come, before the operator changes them. */
import { later } from '#values/idioma/say.ts';

/** Below the opening picture, in this order unless the settings say otherwise. */
export const homeSections = ['noticias', 'articulos', 'mapa', 'tarjetas', 'radio', 'apoyo'] as const;
export type HomeSection = (typeof homeSections)[number];

/** Pages whose text can be the operator's own, by their path. */
export const legalPages = [
  'quienes-somos',
  'aviso-legal',
  'politica-privacidad',
  'politica-cookies',
  'condiciones-de-venta',
  'envios',
  'devoluciones',
  'reclamaciones',
] as const;
export type LegalPage = (typeof legalPages)[number];

const link = (texto: string, destino: string) => ({ texto, destino });

export const defaultPortada = {
  titulo: later('Descubre los secretos de Cuenca'),
  entradilla: later('Hoces, leyendas, oficios y pueblos que no salen en las guías. Te los contamos desde dentro.'),
  boton: link(later('Descubre qué hacer'), '/actividades-y-eventos'),
  imagen: null,
  imagen_estrecha: null,
  imagen_alt: '',
  tarjetas: [
    {
      titulo: later('Rutas y naturaleza'),
      texto: later('Hoces, torcas, lagunas y bosques para andar sin prisa.'),
      destino: '/rutas-y-naturaleza',
    },
    {
      titulo: later('Actividades y eventos'),
      texto: later('Qué hacer este fin de semana, con quién y por cuánto.'),
      destino: '/actividades-y-eventos',
    },
    {
      titulo: later('Leyendas y tradiciones'),
      texto: later('Lo que se cuenta al amor de la lumbre desde hace siglos.'),
      destino: '/leyendas-y-tradiciones',
    },
  ],
  apoyo: {
    titulo: later('Quien emprende aquí, sostiene un pueblo'),
    texto: later(
      'Detrás de cada taller, cada obrador y cada casa rural hay alguien que decidió quedarse. Conoce sus historias y llévate algo hecho con las manos.',
    ),
    boton: link(later('Apoya lo local'), '/emprendedores'),
  },
  secciones: homeSections.map((clave) => ({ clave, visible: true })),
};

const entry = (texto: string, destino: string) => ({ texto, destino, enlaces: [] });

const cabecera = [
  entry(later('Inicio'), '/'),
  {
    texto: later('Artículos'),
    destino: null,
    enlaces: [
      link(later('Historia'), '/historia'),
      link(later('Libros'), '/libros'),
      link(later('Leyendas y Tradiciones'), '/leyendas-y-tradiciones'),
      link(later('Rutas y Naturaleza'), '/rutas-y-naturaleza'),
      link(later('Enigmas y Misterios'), '/enigmas-y-misterios'),
      link(later('Sucesos'), '/sucesos'),
      link(later('Personajes'), '/personajes'),
    ],
  },
  {
    texto: later('Descubre Cuenca'),
    destino: null,
    enlaces: [
      link(later('Ubicaciones'), '/ubicaciones'),
      link(later('Pueblos'), '/pueblos'),
      link(later('Rutas'), '/rutas'),
      link(later('Mapa'), '/mapa'),
    ],
  },
  entry(later('Emprendedores'), '/emprendedores'),
  entry(later('Actividades'), '/actividades-y-eventos'),
  entry(later('Noticias'), '/noticias'),
  entry(later('Tienda'), '/tienda'),
  entry(later('Contacto'), '/contacto'),
];

export const defaultMenus = {
  cabecera,
  pie: [
    {
      titulo: later('Secciones'),
      // All of the header's, and what it has no room for.
      enlaces: [
        ...cabecera.flatMap(({ texto, destino, enlaces }) => (destino ? [link(texto, destino)] : enlaces)),
        link(later('Consultar un pedido'), '/pedido'),
      ],
    },
    {
      titulo: later('Información'),
      enlaces: [
        link(later('Quiénes somos'), '/quienes-somos'),
        link(later('Aviso legal'), '/aviso-legal'),
        link(later('Política de privacidad'), '/politica-privacidad'),
        link(later('Política de cookies'), '/politica-cookies'),
        link(later('Condiciones de venta'), '/condiciones-de-venta'),
        link(later('Envíos'), '/envios'),
        link(later('Devoluciones'), '/devoluciones'),
        link(later('Reclamaciones'), '/reclamaciones'),
        link(later('Desistir del contrato aquí'), '/desistimiento'),
        link(later('Contacto'), '/contacto'),
      ],
    },
  ],
};

/** Whether billing records are wished to go to the tax agency. */
export const modos = ['off', 'test', 'production'] as const;
export type Modo = (typeof modos)[number];

/** How the connection to the mail server is encrypted. */
export const cifrados = ['starttls', 'tls', 'ninguno'] as const;
