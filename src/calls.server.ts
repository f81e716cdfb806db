/** Every call the product answers, by name. The browser imports the type of this table, never the table. */
import type { z } from 'zod';
import { actividades } from './actividades/calls.server.ts';
import { agenda } from './agenda/agenda-calls.server.ts';
import { eventos } from './agenda/calls.server.ts';
import { agendaLista } from './agenda/lista-calls.server.ts';
import { tiposEvento } from './agenda/tipos-evento/calls.server.ts';
import { ajustes } from './ajustes/calls.server.ts';
import { puestaEnMarcha } from './ajustes/puesta-en-marcha-calls.server.ts';
import { articulosAdmin } from './articulos/admin-calls.server.ts';
import { articulosBorradores } from './articulos/borradores/calls.server.ts';
import { articulos } from './articulos/calls.server.ts';
import { categorias } from './articulos/categorias/calls.server.ts';
import { articulosEnlaces } from './articulos/enlaces/calls.server.ts';
import { articulosTarjetas } from './articulos/tarjetas/calls.server.ts';
import { articulosVersiones } from './articulos/versiones-calls.server.ts';
import { suscriptores } from './boletin/admin-calls.server.ts';
import { boletin } from './boletin/calls.server.ts';
import { archivo } from './boletin/envios/archivo-calls.server.ts';
import { envios } from './boletin/envios/envio-calls.server.ts';
import { sending } from './boletin/envios/sending-calls.server.ts';
import { buscarAdmin } from './buscar/admin-calls.server.ts';
import { buscar } from './buscar/calls.server.ts';
import { sinonimos } from './buscar/sinonimos/calls.server.ts';
import { mensajes } from './contacto/calls.server.ts';
import { copias } from './copias/calls.server.ts';
import { correos } from './correos/calls.server.ts';
import { cuenta } from './cuenta/calls.server.ts';
import { sesion } from './cuenta/sesion-calls.server.ts';
import { estadisticas } from './estadisticas/calls.server.ts';
import { exportar } from './exportar/calls.server.ts';
import { facturasAdmin } from './facturas/admin-calls.server.ts';
import { facturas } from './facturas/calls.server.ts';
import { hoy } from './hoy/calls.server.ts';
import { importar } from './importar/calls.server.ts';
import { libros } from './libros/calls.server.ts';
import { ubicacionesAdmin } from './lugares/admin-calls.server.ts';
import { ubicaciones } from './lugares/calls.server.ts';
import { categoriasUbicacion } from './lugares/categorias/calls.server.ts';
import { mapa } from './mapa/calls.server.ts';
import { medios, subidas } from './medios/calls.server.ts';
import { empresas } from './negocios/calls.server.ts';
import { categoriasNegocio } from './negocios/categorias/calls.server.ts';
import { papelera } from './papelera/calls.server.ts';
import { informes } from './patrocinadores/informe/calls.server.ts';
import { sponsorPages } from './patrocinadores/paginas-calls.server.ts';
import { sponsors } from './patrocinadores/sponsors-calls.server.ts';
import { registro } from './registro/calls.server.ts';
import { rutas } from './rutas/calls.server.ts';
import type { Call } from './server/api/call.ts';
import { municipios } from './territorio/municipios/calls.server.ts';
import { provincias } from './territorio/provincias/calls.server.ts';
import { pueblos } from './territorio/pueblos/calls.server.ts';
import { categoriasProducto } from './tienda/categorias/calls.server.ts';
import { cupones } from './tienda/cupones/calls.server.ts';
import { desistimientos } from './tienda/desistimiento/calls.server.ts';
import { checkout } from './tienda/pagos/checkout-calls.server.ts';
import { pasarelaDemo } from './tienda/pagos/pasarela-calls.server.ts';
import { pedidosAdmin } from './tienda/pedidos/admin-calls.server.ts';
import { pedidos } from './tienda/pedidos/calls.server.ts';
import { ventas } from './tienda/pedidos/ventas-calls.server.ts';
import { productosAdmin } from './tienda/productos/admin-calls.server.ts';
import { productos } from './tienda/productos/calls.server.ts';
import { tiendas } from './tienda/tiendas/calls.server.ts';
import { usuarios } from './usuarios/calls.server.ts';
import { viaje } from './viaje/calls.server.ts';

export const calls = {
  ...sesion,
  ...cuenta,
  ...usuarios,
  ...ajustes,
  ...puestaEnMarcha,
  ...articulos,
  ...articulosAdmin,
  ...articulosBorradores,
  ...articulosEnlaces,
  ...articulosTarjetas,
  ...articulosVersiones,
  ...buscar,
  ...buscarAdmin,
  ...sinonimos,
  ...hoy,
  ...categorias,
  ...provincias,
  ...mapa,
  ...municipios,
  ...pueblos,
  ...categoriasUbicacion,
  ...tiposEvento,
  ...eventos,
  ...agenda,
  ...agendaLista,
  ...actividades,
  ...libros,
  ...categoriasNegocio,
  ...empresas,
  ...ubicaciones,
  ...ubicacionesAdmin,
  ...rutas,
  ...viaje,
  ...sponsors,
  ...sponsorPages,
  ...informes,
  ...estadisticas,
  ...boletin,
  ...suscriptores,
  ...envios,
  ...sending,
  ...archivo,
  ...mensajes,
  ...papelera,
  ...registro,
  ...subidas,
  ...medios,
  ...tiendas,
  ...categoriasProducto,
  ...productos,
  ...productosAdmin,
  ...cupones,
  ...checkout,
  ...pasarelaDemo,
  ...pedidos,
  ...pedidosAdmin,
  ...facturasAdmin,
  ...facturas,
  ...ventas,
  ...desistimientos,
  ...correos,
  ...importar,
  ...exportar,
  ...copias,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;

type Definition<Name extends CallName> = Calls[Name] extends Call<infer In, infer Out> ? { in: In; out: Out } : never;

/** What the browser sends; calls that take files accept them beside the fields. */
export type CallInput<Name extends CallName> = Definition<Name>['in'] extends z.ZodUndefined
  ? object
  : z.input<Definition<Name>['in']>;

/** What the envelope carries beside success and message. */
export type CallOutput<Name extends CallName> = z.output<Definition<Name>['out']>;
