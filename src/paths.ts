/** Where visitors read each kind of thing: all that their pages need of the table of things. */
export const paths = {
  actividad: (slug: string) => `/actividades-y-eventos/${slug}`,
  ayuntamiento: (slug: string) => `/ayuntamientos/${slug}`,
  categoria: (slug: string) => `/${slug}`,
  /** Beside the articles of the category that is called so. */
  empresa: (slug: string) => `/emprendedores/${slug}`,
  envio: (slug: string) => `/boletin/${slug}`,
  evento: (slug: string) => `/agenda/${slug}`,
  itinerario: (slug: string) => `/itinerarios/${slug}`,
  libro: (slug: string) => `/libro/${slug}`,
  municipio: (slug: string) => `/pueblos/${slug}`,
  pagina: (slug: string) => `/${slug}`,
  patrocinador: (slug: string) => `/empresas/${slug}`,
  producto: (slug: string) => `/tienda/${slug}`,
  ruta: (slug: string) => `/rutas/${slug}`,
  tema: (slug: string) => `/tema/${slug}`,
  ubicacion: (slug: string) => `/ubicaciones/${slug}`,
};
