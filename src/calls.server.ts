/** Every call the product answers, by name. The browser imports the type of this table, never the table. */
import type { z } from 'zod';
import { actividades } from './areas/actividades/calls.server.ts';
import { ajustes } from './areas/ajustes/calls.server.ts';
import { conexiones } from './areas/ajustes/conexiones/calls.server.ts';
import { idiomas } from './areas/ajustes/idiomas/calls.server.ts';
import { puestaEnMarcha } from './areas/ajustes/puesta-en-marcha-calls.server.ts';
import { articulosAdmin } from './areas/articulos/admin-calls.server.ts';
import { archivo as articulosArchivo } from './areas/articulos/archivo/calls.server.ts';
import { articulosBorradores } from './areas/articulos/borradores/calls.server.ts';
import { articulos } from './areas/articulos/calls.server.ts';
import { categorias } from './areas/articulos/categorias/calls.server.ts';
import { articulosCompartidos } from './areas/articulos/compartido/calls.server.ts';
import { articulosEnlaces } from './areas/articulos/enlaces/calls.server.ts';
import { articulosRevision } from './areas/articulos/revision/calls.server.ts';
import { articulosTarjetas } from './areas/articulos/tarjetas/calls.server.ts';
import { temas } from './areas/articulos/temas/calls.server.ts';
import { articulosVersiones } from './areas/articulos/versiones-calls.server.ts';
import { suscriptores } from './areas/boletin/admin-calls.server.ts';
import { boletin } from './areas/boletin/calls.server.ts';
import { archivo } from './areas/boletin/envios/archivo-calls.server.ts';
import { envios } from './areas/boletin/envios/envio-calls.server.ts';
import { sending } from './areas/boletin/envios/sending-calls.server.ts';
import { buscarAdmin } from './areas/buscar/admin-calls.server.ts';
import { buscar } from './areas/buscar/calls.server.ts';
import { sinonimos } from './areas/buscar/sinonimos/calls.server.ts';
import { mensajes } from './areas/contacto/calls.server.ts';
import { copias } from './areas/copias/calls.server.ts';
import { correos } from './areas/correos/calls.server.ts';
import { cuenta } from './areas/cuenta/calls.server.ts';
import { sesion } from './areas/cuenta/sesion-calls.server.ts';
import { direcciones } from './areas/direcciones/calls.server.ts';
import { ediciones } from './areas/ediciones/calls.server.ts';
import { empresas } from './areas/empresas/calls.server.ts';
import { categoriasNegocio } from './areas/empresas/categorias/calls.server.ts';
import { estadisticas } from './areas/estadisticas/calls.server.ts';
import { informes } from './areas/estadisticas/informe/calls.server.ts';
import { agenda } from './areas/eventos/agenda-calls.server.ts';
import { eventos } from './areas/eventos/calls.server.ts';
import { agendaLista } from './areas/eventos/lista-calls.server.ts';
import { tiposEvento } from './areas/eventos/tipos-evento/calls.server.ts';
import { exportar } from './areas/exportar/calls.server.ts';
import { personas } from './areas/exportar/personas-calls.server.ts';
import { facturasAdmin } from './areas/facturas/admin-calls.server.ts';
import { facturas } from './areas/facturas/calls.server.ts';
import { declaracion } from './areas/facturas/declaracion/calls.server.ts';
import { numeracion } from './areas/facturas/restored-calls.server.ts';
import { verifactuAdmin } from './areas/facturas/verifactu/calls.server.ts';
import { fuentes } from './areas/fuentes/calls.server.ts';
import { hoy } from './areas/hoy/calls.server.ts';
import { importar } from './areas/importar/calls.server.ts';
import { itinerarios } from './areas/itinerarios/calls.server.ts';
import { libros } from './areas/libros/calls.server.ts';
import { mapa } from './areas/mapa/calls.server.ts';
import { medios, subidas } from './areas/medios/calls.server.ts';
import { municipios } from './areas/municipios/calls.server.ts';
import { pueblos } from './areas/municipios/public-calls.server.ts';
import { paginas } from './areas/paginas/calls.server.ts';
import { papelera } from './areas/papelera/calls.server.ts';
import { sponsorPages } from './areas/patrocinadores/paginas/calls.server.ts';
import { sponsors } from './areas/patrocinadores/sponsors/calls.server.ts';
import { portada } from './areas/portada/calls.server.ts';
import { propuestasAdmin } from './areas/propuestas/admin-calls.server.ts';
import { propuestas } from './areas/propuestas/calls.server.ts';
import { colaborador } from './areas/propuestas/colaborador/calls.server.ts';
import { provincias } from './areas/provincias/calls.server.ts';
import { registro } from './areas/registro/calls.server.ts';
import { rutas } from './areas/rutas/calls.server.ts';
import { servicios } from './areas/servicios/calls.server.ts';
import { categoriasProducto } from './areas/tienda/categorias/calls.server.ts';
import { cupones } from './areas/tienda/cupones/calls.server.ts';
import { desistimientos } from './areas/tienda/desistimiento/calls.server.ts';
import { checkout } from './areas/tienda/pagos/checkout-calls.server.ts';
import { pasarelaDemo } from './areas/tienda/pagos/pasarela-calls.server.ts';
import { pedidosAdmin } from './areas/tienda/pedidos/admin-calls.server.ts';
import { pedidos } from './areas/tienda/pedidos/calls.server.ts';
import { ventas } from './areas/tienda/pedidos/ventas-calls.server.ts';
import { productosAdmin } from './areas/tienda/productos/admin-calls.server.ts';
import { productos } from './areas/tienda/productos/calls.server.ts';
import { tiendas } from './areas/tienda/tiendas/calls.server.ts';
import { traducciones } from './areas/traducciones/calls.server.ts';
import { maquina } from './areas/traducciones/maquina/calls.server.ts';
import { ubicacionesAdmin } from './areas/ubicaciones/admin-calls.server.ts';
import { ubicaciones } from './areas/ubicaciones/calls.server.ts';
import { categoriasUbicacion } from './areas/ubicaciones/categorias/calls.server.ts';
import { usuarios } from './areas/usuarios/calls.server.ts';
import { viaje } from './areas/viaje/calls.server.ts';
import { vistas } from './areas/vistas/calls.server.ts';
import type { Call } from './server/api/call.ts';

export const calls = {
  ...sesion,
  ...cuenta,
  ...usuarios,
  ...ajustes,
  ...puestaEnMarcha,
  ...conexiones,
  ...idiomas,
  ...articulos,
  ...articulosAdmin,
  ...paginas,
  ...articulosArchivo,
  ...temas,
  ...articulosBorradores,
  ...articulosCompartidos,
  ...articulosEnlaces,
  ...articulosTarjetas,
  ...articulosRevision,
  ...articulosVersiones,
  ...buscar,
  ...buscarAdmin,
  ...direcciones,
  ...sinonimos,
  ...hoy,
  ...vistas,
  ...ediciones,
  ...categorias,
  ...portada,
  ...provincias,
  ...mapa,
  ...municipios,
  ...pueblos,
  ...categoriasUbicacion,
  ...tiposEvento,
  ...eventos,
  ...agenda,
  ...agendaLista,
  ...propuestas,
  ...propuestasAdmin,
  ...colaborador,
  ...actividades,
  ...itinerarios,
  ...libros,
  ...servicios,
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
  ...fuentes,
  ...traducciones,
  ...maquina,
  ...facturasAdmin,
  ...facturas,
  ...declaracion,
  ...numeracion,
  ...verifactuAdmin,
  ...ventas,
  ...desistimientos,
  ...correos,
  ...importar,
  ...exportar,
  ...personas,
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
