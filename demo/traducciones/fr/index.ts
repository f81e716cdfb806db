import type { Idioma } from '../types.ts';
import { ajustes } from './ajustes.ts';
import { articulos } from './articulos.ts';
import { masArticulos } from './articulos-mas.ts';
import {
  categorias,
  categoriasNegocio,
  categoriasProducto,
  categoriasUbicacion,
  temas,
  tiposEvento,
} from './categorias.ts';
import { eventos } from './eventos.ts';
import { medios } from './medios.ts';
import { itinerarios, paginas } from './paginas.ts';
import { practicas } from './practicas.ts';
import { pueblos } from './pueblos.ts';
import { rutas } from './rutas.ts';
import { ubicaciones } from './ubicaciones.ts';

export const fr: Idioma = {
  ajustes,
  medios,
  practicas,
  cosas: {
    articulo: { ...articulos, ...masArticulos },
    categoria: categorias,
    categoria_negocio: categoriasNegocio,
    categoria_producto: categoriasProducto,
    categoria_ubicacion: categoriasUbicacion,
    evento: eventos,
    itinerario: itinerarios,
    municipio: pueblos,
    pagina: paginas,
    ruta: rutas,
    tema: temas,
    tipo_evento: tiposEvento,
    ubicacion: ubicaciones,
  },
};
