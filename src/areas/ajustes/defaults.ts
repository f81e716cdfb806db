/** The home page and the menus as they come, before the operator changes them. */

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
  titulo: 'Descubre los secretos de Cuenca',
  entradilla: 'Hoces, leyendas, oficios y pueblos que no salen en las guías. Te los contamos desde dentro.',
  boton: link('Descubre qué hacer', '/actividades-y-eventos'),
  imagen: null,
  imagen_estrecha: null,
  imagen_alt: '',
  tarjetas: [
    {
      titulo: 'Rutas y naturaleza',
      texto: 'Hoces, torcas, lagunas y bosques para andar sin prisa.',
      destino: '/rutas-y-naturaleza',
    },
    {
      titulo: 'Actividades y eventos',
      texto: 'Qué hacer este fin de semana, con quién y por cuánto.',
      destino: '/actividades-y-eventos',
    },
    {
      titulo: 'Leyendas y tradiciones',
      texto: 'Lo que se cuenta al amor de la lumbre desde hace siglos.',
      destino: '/leyendas-y-tradiciones',
    },
  ],
  apoyo: {
    titulo: 'Quien emprende aquí, sostiene un pueblo',
    texto:
      'Detrás de cada taller, cada obrador y cada casa rural hay alguien que decidió quedarse. Conoce sus historias y llévate algo hecho con las manos.',
    boton: link('Apoya lo local', '/emprendedores'),
  },
  secciones: homeSections.map((clave) => ({ clave, visible: true })),
};

const entry = (texto: string, destino: string) => ({ texto, destino, enlaces: [] });

const cabecera = [
  entry('Inicio', '/'),
  {
    texto: 'Artículos',
    destino: null,
    enlaces: [
      link('Historia', '/historia'),
      link('Libros', '/libros'),
      link('Leyendas y Tradiciones', '/leyendas-y-tradiciones'),
      link('Rutas y Naturaleza', '/rutas-y-naturaleza'),
      link('Enigmas y Misterios', '/enigmas-y-misterios'),
      link('Sucesos', '/sucesos'),
      link('Personajes', '/personajes'),
    ],
  },
  {
    texto: 'Descubre Cuenca',
    destino: null,
    enlaces: [
      link('Ubicaciones', '/ubicaciones'),
      link('Pueblos', '/pueblos'),
      link('Rutas', '/rutas'),
      link('Mapa', '/mapa'),
    ],
  },
  entry('Emprendedores', '/emprendedores'),
  entry('Actividades', '/actividades-y-eventos'),
  entry('Noticias', '/noticias'),
  entry('Tienda', '/tienda'),
  entry('Contacto', '/contacto'),
];

export const defaultMenus = {
  cabecera,
  pie: [
    {
      titulo: 'Secciones',
      // All of the header's, and what it has no room for.
      enlaces: [
        ...cabecera.flatMap(({ texto, destino, enlaces }) => (destino ? [link(texto, destino)] : enlaces)),
        link('Consultar un pedido', '/pedido'),
      ],
    },
    {
      titulo: 'Información',
      enlaces: [
        link('Quiénes somos', '/quienes-somos'),
        link('Aviso legal', '/aviso-legal'),
        link('Política de privacidad', '/politica-privacidad'),
        link('Política de cookies', '/politica-cookies'),
        link('Condiciones de venta', '/condiciones-de-venta'),
        link('Envíos', '/envios'),
        link('Devoluciones', '/devoluciones'),
        link('Reclamaciones', '/reclamaciones'),
        link('Desistir del contrato aquí', '/desistimiento'),
        link('Contacto', '/contacto'),
      ],
    },
  ],
};

/** Whether billing records are wished to go to the tax agency. */
export const modos = ['off', 'test', 'production'] as const;
export type Modo = (typeof modos)[number];

/** How the connection to the mail server is encrypted. */
export const cifrados = ['starttls', 'tls', 'ninguno'] as const;
