/** What pages may know of the settings: nothing that is only for the back office. */
import { z } from 'zod';
import { shownIdiomas } from '#server/idiomas.ts';
import type { Settings } from '#server/settings.ts';
import type { FormaPago } from '#values/pago/forma.ts';
import { paletteCss, palettes } from '#values/palette/palette.ts';
import { iconOf } from '#values/picture.ts';
import type { Ajustes } from './ajustes.ts';
import { versionsOf } from './legal-version.ts';
import { textosElsewhere } from './marca/built-place.server.ts';
import { textos as invitation } from './marca/invitation-textos.ts';
import { texto } from './marca/texto.ts';
import { seccionesOf } from './secciones/secciones.ts';
import type { Sitio } from './sitio.ts';

/** Our own sound, so that the player can be tried without a radio. */
const demoRadio = '/demo-radio.wav';

/** The browser's bars take the colour of the foot of the page. */
function coloresOf({ paleta, acento }: Ajustes['marca']): Sitio['colores'] {
  return { css: paletteCss(paleta, acento), tema: palettes[paleta].light['pino-hondo']! };
}

const builtIconos: Sitio['iconos'] = {
  links: [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'apple-touch-icon', href: '/icon-180.png' },
  ],
  grande: '/icon-512.png',
};

function iconosOf(icono: string): Sitio['iconos'] {
  const links = [
    { rel: 'icon', href: iconOf(icono, 'favicon'), sizes: '32x32' },
    { rel: 'icon', href: iconOf(icono, 'small'), sizes: '192x192' },
    { rel: 'apple-touch-icon', href: iconOf(icono, 'touch') },
  ];
  return { links, grande: iconOf(icono, 'large') };
}

/** Where there is no map, no menu leads to it. */
function withoutMap({ cabecera, pie }: Ajustes['menus']): Ajustes['menus'] {
  const isElse = ({ destino }: { destino: string | null }) => destino !== '/mapa';
  return {
    cabecera: cabecera
      .filter(isElse)
      .map((entry) => ({ ...entry, enlaces: entry.enlaces.filter(isElse) }))
      .filter(({ destino, enlaces }) => destino !== null || enlaces.length > 0),
    pie: pie.map((column) => ({ ...column, enlaces: column.enlaces.filter(isElse) })),
  };
}

export const publicSitio = {
  schema: z.custom<Sitio>(),
  of(ajustes: Ajustes, formas: FormaPago[], { siteUrl, mapsKey, radioUrl, demo }: Settings): Sitio {
    const { identidad, titular, redes, reservas, portada, medios, envios, tienda, boletin, legal } = ajustes;
    const marca = { ...ajustes.marca, textos: textosElsewhere(ajustes.marca) };
    const menus = marca.mapa ? ajustes.menus : withoutMap(ajustes.menus);
    const { emitir } = ajustes.facturacion;
    const { transferencia, bizum, recogida } = ajustes.pagos;
    return {
      ...{ url: siteUrl, identidad, marca, titular, redes, reservas, portada, menus, envios, tienda, boletin },
      colores: coloresOf(marca),
      iconos: marca.icono ? iconosOf(marca.icono) : builtIconos,
      tarjeta: marca.icono ? iconOf(marca.icono, 'card') : '/social.jpg',
      formas,
      pagos: {
        tarjeta: formas.includes('tarjeta'),
        transferencia: { dias: transferencia.dias },
        bizum: { dias: bizum.dias },
        recogida: { dias: recogida.dias },
      },
      invitacion: {
        pie: texto(ajustes, invitation, 'pie.boletin'),
        titulo: texto(ajustes, invitation, 'articulo.boletin_titulo'),
        articulo: texto(ajustes, invitation, 'articulo.boletin'),
      },
      idiomas: shownIdiomas(),
      facturacion: { emitir },
      secciones: { ocultar_vacias: ajustes.secciones.ocultar_vacias },
      abreConImagen: seccionesOf(ajustes).find(({ visible }) => visible)?.tipo === 'hero',
      mapsKey: medios.mapas || mapsKey,
      radioUrl: medios.radio ?? radioUrl ?? (demo ? demoRadio : null),
      legal: versionsOf(legal),
    };
  },
};
