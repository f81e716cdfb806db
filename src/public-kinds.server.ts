/**
 * THE TABLE OF PUBLIC KINDS: what visitors may see of each kind, and one of it in short. The compiler asks for a kind that
 * has a page or is searched and is not here. Apart from areas.server.ts, so that areas can read it without a circle.
 */
import { publicActividades } from '#areas/actividades/public.server.ts';
import { publicCategorias } from '#areas/articulos/categorias/public.server.ts';
import { publicArticulos } from '#areas/articulos/public.server.ts';
import { publicTemas } from '#areas/articulos/temas/public.server.ts';
import { publicEnvios } from '#areas/boletin/envios/public.server.ts';
import { publicEmpresas } from '#areas/empresas/public.server.ts';
import { publicEventos } from '#areas/eventos/public.server.ts';
import { publicItinerarios } from '#areas/itinerarios/public.server.ts';
import { publicLibros } from '#areas/libros/public.server.ts';
import { publicMunicipios } from '#areas/municipios/public.server.ts';
import { publicPaginas } from '#areas/paginas/public.server.ts';
import { publicAyuntamientos, publicPatrocinadores } from '#areas/patrocinadores/paginas/public.server.ts';
import { publicRutas } from '#areas/rutas/public.server.ts';
import { publicProductos } from '#areas/tienda/productos/public.server.ts';
import { publicUbicaciones } from '#areas/ubicaciones/public.server.ts';
import type { PublicKind } from '#server/public/kind.ts';
import type { PublicTipo } from '#things.ts';

export const publicKinds = {
  actividad: publicActividades,
  articulo: publicArticulos,
  ayuntamiento: publicAyuntamientos,
  categoria: publicCategorias,
  empresa: publicEmpresas,
  envio: publicEnvios,
  evento: publicEventos,
  itinerario: publicItinerarios,
  libro: publicLibros,
  municipio: publicMunicipios,
  pagina: publicPaginas,
  patrocinador: publicPatrocinadores,
  producto: publicProductos,
  ruta: publicRutas,
  tema: publicTemas,
  ubicacion: publicUbicaciones,
} satisfies Record<PublicTipo, PublicKind>;
