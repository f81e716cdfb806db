/** Invented figures, so that the screens of a demo have something to show. Weights: how often each is seen beside the others. */
export const daysOfFigures = 75;

export const paginas: Record<string, number> = {
  '/': 120,
  '/actividades-y-eventos': 70,
  '/ubicaciones': 52,
  '/leyendas-y-tradiciones': 44,
  '/historia': 38,
  '/rutas-y-naturaleza': 36,
  '/noticias': 30,
  '/tienda': 28,
  '/libros': 16,
  '/emprendedores': 14,
  '/buscar': 12,
  '/ubicaciones/castillo-de-belmonte': 24,
  '/quienes-somos': 6,
  '/contacto': 6,
  '/checkout': 3,
};

/** Of all pages seen; the rest are computers. */
export const shares = { movil: 0.61, tableta: 0.07 };

export const origenes: Record<string, number> = {
  '(directo)': 34,
  'google.com': 40,
  'bing.com': 5,
  'duckduckgo.com': 3,
  'facebook.com': 9,
  'instagram.com': 7,
  'revista-de-ejemplo.example': 2,
};

export const busquedas = ['autobuses', 'camping', 'plano de cuenca', 'museo de la radio', 'parking', 'nieve'];
export const noEncontradas = ['/blog/leyendas', '/agenda-2019', '/fotos', '/mapa-antiguo.pdf'];
