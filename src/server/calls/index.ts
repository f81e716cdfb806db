/** Every call the product answers, by name. The browser imports the type of this table, never the table. */
import type { z } from 'zod';
import type { Call } from '../api/call.ts';
import { actividades } from './actividades.ts';
import { agenda } from './agenda.ts';
import { articulos } from './articulos.ts';
import { articulosAdmin } from './articulos-admin.ts';
import { articulosVersiones } from './articulos-versiones.ts';
import { boletin } from './boletin.ts';
import { buscar } from './buscar.ts';
import { categorias } from './categorias.ts';
import { categoriasNegocio } from './categorias-negocio.ts';
import { categoriasProducto } from './categorias-producto.ts';
import { categoriasUbicacion } from './categorias-ubicacion.ts';
import { checkout } from './checkout.ts';
import { correos } from './correos.ts';
import { cuenta } from './cuenta.ts';
import { desistimientos } from './desistimientos.ts';
import { empresas } from './empresas.ts';
import { eventos } from './eventos.ts';
import { libros } from './libros.ts';
import { mensajes } from './mensajes.ts';
import { municipios } from './municipios.ts';
import { papelera } from './papelera.ts';
import { pasarelaDemo } from './pasarela-demo.ts';
import { pedidos } from './pedidos.ts';
import { pedidosAdmin } from './pedidos-admin.ts';
import { productos } from './productos.ts';
import { productosAdmin } from './productos-admin.ts';
import { provincias } from './provincias.ts';
import { registro } from './registro.ts';
import { sesion } from './sesion.ts';
import { sitio } from './sitio.ts';
import { sponsorPages } from './sponsor-pages.ts';
import { sponsors } from './sponsors.ts';
import { subidas } from './subidas.ts';
import { suscriptores } from './suscriptores.ts';
import { tiendas } from './tiendas.ts';
import { tiposEvento } from './tipos-evento.ts';
import { ubicaciones } from './ubicaciones.ts';
import { ubicacionesAdmin } from './ubicaciones-admin.ts';
import { ventas } from './ventas.ts';

export const calls = {
  ...sesion,
  ...cuenta,
  ...sitio,
  ...articulos,
  ...articulosAdmin,
  ...articulosVersiones,
  ...buscar,
  ...categorias,
  ...provincias,
  ...municipios,
  ...categoriasUbicacion,
  ...tiposEvento,
  ...eventos,
  ...agenda,
  ...actividades,
  ...libros,
  ...categoriasNegocio,
  ...empresas,
  ...ubicaciones,
  ...ubicacionesAdmin,
  ...sponsors,
  ...sponsorPages,
  ...boletin,
  ...suscriptores,
  ...mensajes,
  ...papelera,
  ...registro,
  ...subidas,
  ...tiendas,
  ...categoriasProducto,
  ...productos,
  ...productosAdmin,
  ...checkout,
  ...pasarelaDemo,
  ...pedidos,
  ...pedidosAdmin,
  ...ventas,
  ...desistimientos,
  ...correos,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;

type Definition<Name extends CallName> = Calls[Name] extends Call<infer In, infer Out> ? { in: In; out: Out } : never;

/** What the browser sends; calls that take files accept them beside the fields. */
export type CallInput<Name extends CallName> = Definition<Name>['in'] extends z.ZodUndefined
  ? Record<string, never>
  : z.input<Definition<Name>['in']>;

/** What the envelope carries beside success and message. */
export type CallOutput<Name extends CallName> = z.output<Definition<Name>['out']>;
