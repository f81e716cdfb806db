/** What pages may know of the settings: nothing that is only for the back office. */
import { z } from 'zod';
import type { Settings } from '#server/settings.ts';
import type { FormaPago } from '#values/pago/forma.ts';
import type { Ajustes } from './ajustes.ts';
import { versionsOf } from './legal-version.ts';
import type { Sitio } from './sitio.ts';

/** Our own sound, so that the player can be tried without a radio. */
const demoRadio = '/demo-radio.wav';

export const publicSitio = {
  schema: z.custom<Sitio>(),
  of(ajustes: Ajustes, formas: FormaPago[], { siteUrl, mapsKey, radioUrl, demo }: Settings): Sitio {
    const { identidad, titular, redes, reservas, portada, menus, medios, envios, tienda, boletin, legal } = ajustes;
    const { emitir } = ajustes.facturacion;
    const { transferencia, bizum, recogida } = ajustes.pagos;
    return {
      ...{ url: siteUrl, identidad, titular, redes, reservas, portada, menus, envios, tienda, boletin },
      formas,
      pagos: {
        transferencia: { dias: transferencia.dias },
        bizum: { dias: bizum.dias },
        recogida: { dias: recogida.dias },
      },
      facturacion: { emitir },
      mapsKey: medios.mapas || mapsKey,
      radioUrl: medios.radio ?? radioUrl ?? (demo ? demoRadio : null),
      legal: versionsOf(legal),
    };
  },
};
