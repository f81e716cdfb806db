/** Where visitors read each kind of thing: all that their pages need of the table of things. */
export const paths = {
  actividad: (slug: string) => `/actividades-y-eventos/${slug}`,
  ayuntamiento: (slug: string) => `/ayuntamientos/${slug}`,
  categoria: (slug: string) => `/${slug}`,
  /** They share a page: one of them, and where it is on it. */
  empresa: (id: number) => `/emprendedores?empresa=${id}#empresa-${id}`,
  envio: (slug: string) => `/boletin/${slug}`,
  evento: (slug: string) => `/agenda/${slug}`,
  libro: (slug: string) => `/libro/${slug}`,
  municipio: (slug: string) => `/pueblos/${slug}`,
  pagina: (slug: string) => `/${slug}`,
  patrocinador: (slug: string) => `/empresas/${slug}`,
  producto: (slug: string) => `/tienda/${slug}`,
  ruta: (slug: string) => `/rutas/${slug}`,
  tema: (slug: string) => `/tema/${slug}`,
  ubicacion: (slug: string) => `/ubicaciones/${slug}`,
};
