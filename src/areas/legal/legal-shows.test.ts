/** The table of what the built texts show is true: they are rendered, and what they read is written down. */
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultAjustes, type Seccion } from '#areas/ajustes/ajustes.ts';
import { type LegalPage, legalPages } from '#areas/ajustes/defaults.ts';
import { legalShows } from '#areas/ajustes/legal-shows.ts';
import { versionsOf } from '#areas/ajustes/legal-version.ts';
import { demoAjustes } from '#demo/content/ajustes.ts';
import { formasPago } from '#values/pago/forma.ts';
import { AvisoLegalText } from './aviso-legal-text.tsx';
import { CondicionesDeVentaText } from './condiciones-de-venta-text.tsx';
import { DevolucionesText } from './devoluciones-text.tsx';
import { EnviosText } from './envios-text.tsx';
import { PoliticaCookiesText } from './politica-cookies-text.tsx';
import { PoliticaPrivacidadText } from './politica-privacidad-text.tsx';
import { QuienesSomosText } from './quienes-somos-text.tsx';
import { ReclamacionesText } from './reclamaciones-text.tsx';

const texts: Record<LegalPage, () => ReactNode> = {
  'quienes-somos': QuienesSomosText,
  'aviso-legal': AvisoLegalText,
  'politica-privacidad': PoliticaPrivacidadText,
  'politica-cookies': PoliticaCookiesText,
  'condiciones-de-venta': CondicionesDeVentaText,
  envios: EnviosText,
  devoluciones: DevolucionesText,
  reclamaciones: ReclamacionesText,
};

test.each(legalPages)('%s shows what the table says, and nothing else', async (page) => {
  const read = new Set<string>();
  const html = await rendered(texts[page], watched(read));
  expect(html).toContain('data-legal-text');
  const declared = Object.entries(legalShows[page]).flatMap(([seccion, fields]) =>
    fields.map((field) => `${seccion}.${field}`),
  );
  expect([...read].sort()).toEqual(declared.sort());
});

/** Settings with everything said in them, which note what is read of each section. */
function watched(read: Set<string>): object {
  const all = {
    ...defaultAjustes,
    ...demoAjustes(new Map()),
    pagos: { ...defaultAjustes.pagos, tarjeta: true },
  };
  const sections = Object.entries(all).map(([seccion, valores]) => [
    seccion,
    new Proxy(valores, {
      get(target, field) {
        if (typeof field === 'string' && Object.hasOwn(target, field)) read.add(`${seccion}.${field}`);
        return Reflect.get(target, field);
      },
    }),
  ]);
  return {
    ...(Object.fromEntries(sections) as Record<Seccion, object>),
    formas: formasPago,
    legal: versionsOf(all.legal),
  };
}

async function rendered(component: () => ReactNode, sitio: object): Promise<string> {
  const root = createRootRoute({ loader: () => sitio, component: Outlet });
  const page = createRoute({ getParentRoute: () => root, path: '/', loader: () => ({}), component });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
  await router.load();
  return renderToString(createElement(RouterProvider<AnyRouter>, { router }));
}
