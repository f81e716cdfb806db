/** In the order in which they run. A migration that has landed is never changed; a new one is added below. */
import type { DialectName } from '#server/db/open.ts';
import { foundation } from './001-foundation.ts';
import { agenda } from './002-agenda.ts';
import { contenido } from './003-contenido.ts';
import { tienda } from './004-tienda.ts';
import { casa } from './005-casa.ts';
import { busqueda } from './006-busqueda.ts';
import { crecer } from './007-crecer.ts';
import { contenidoNeto } from './008-contenido-neto.ts';
import { versiones } from './009-versiones.ts';
import { cuenta } from './010-cuenta.ts';
import { cobros } from './011-cobros.ts';
import { ajustes } from './012-ajustes.ts';
import { personas } from './013-personas.ts';
import { escribir } from './014-escribir.ts';
import { importar } from './015-importar.ts';
import { medios } from './016-medios.ts';
import { contratos } from './017-contratos.ts';
import { estadisticas } from './018-estadisticas.ts';
import { variantesYCupones } from './019-variantes-y-cupones.ts';
import { pueblos } from './020-pueblos.ts';
import { rutas } from './021-rutas.ts';
import { boletin } from './022-boletin.ts';
import { series } from './023-series.ts';
import { referencias } from './024-referencias.ts';
import { proximos } from './025-proximos.ts';
import { ventas } from './026-ventas.ts';
import { boletinEnArchivo } from './027-boletin-en-archivo.ts';
import { cambios } from './028-cambios.ts';
import { contados } from './029-contados.ts';
import { trabajos } from './030-trabajos.ts';
import { sinonimos } from './031-sinonimos.ts';
import { cortes } from './032-cortes.ts';
import { usos } from './033-usos.ts';
import { facturas } from './034-facturas.ts';
import { compartir } from './035-compartir.ts';
import { buscar } from './036-buscar.ts';
import { temas } from './037-temas.ts';
import { preparacion } from './038-preparacion.ts';
import { verifactu } from './039-verifactu.ts';
import { paginas } from './040-paginas.ts';
import { purgas } from './041-purgas.ts';
import { libroDeFacturas } from './042-libro-de-facturas.ts';
import { direcciones } from './043-direcciones.ts';
import { marca } from './045-marca.ts';
import { pagos } from './046-pagos.ts';
import { correo } from './047-correo.ts';
import { vistas } from './048-vistas.ts';
import { trato } from './049-trato.ts';
import { paraLaVisita } from './050-para-la-visita.ts';
import { servicios } from './051-servicios.ts';
import { negocios } from './052-negocios.ts';
import { itinerarios } from './053-itinerarios.ts';
import { propuestas } from './054-propuestas.ts';
import { colaboradores } from './055-colaboradores.ts';
import { fuentes } from './056-fuentes.ts';
import { traducciones } from './057-traducciones.ts';
import { idiomas } from './058-idiomas.ts';
import { idiomaDeQuienEscribe } from './059-idioma-de-quien-escribe.ts';
import { libroDeNuevo } from './060-libro-de-nuevo.ts';
import { cerca } from './061-cerca.ts';
import { imagenDeVariante } from './062-imagen-de-variante.ts';
import { intentoDeFactura } from './063-intento-de-factura.ts';
import { comoLlegar } from './064-como-llegar.ts';
import { categoriaDescrita } from './065-categoria-descrita.ts';

export interface Migration {
  name: string;
  /** Plain SQL for both databases; {ID}, {INSTANT} and {BOOL} stand for what they call differently. */
  up: (string | OneDialect)[];
}

/** A statement that only one database knows, or that each writes its own way. */
export type OneDialect = { [Name in DialectName]?: string };

/** In the order in which they were finished, which is not that of their numbers: several were written at the same time. */
export const migrations: Migration[] = [
  foundation,
  agenda,
  contenido,
  tienda,
  casa,
  busqueda,
  crecer,
  contenidoNeto,
  versiones,
  cuenta,
  cobros,
  personas,
  ajustes,
  importar,
  variantesYCupones,
  escribir,
  contratos,
  estadisticas,
  medios,
  boletin,
  series,
  pueblos,
  rutas,
  referencias,
  proximos,
  ventas,
  boletinEnArchivo,
  cambios,
  contados,
  trabajos,
  sinonimos,
  cortes,
  usos,
  facturas,
  compartir,
  buscar,
  temas,
  preparacion,
  verifactu,
  paginas,
  purgas,
  libroDeFacturas,
  direcciones,
  pagos,
  vistas,
  trato,
  paraLaVisita,
  marca,
  servicios,
  correo,
  propuestas,
  colaboradores,
  negocios,
  itinerarios,
  fuentes,
  idiomas,
  traducciones,
  idiomaDeQuienEscribe,
  libroDeNuevo,
  cerca,
  imagenDeVariante,
  intentoDeFactura,
  comoLlegar,
  categoriaDescrita,
];
