/** What the built legal texts show of the settings: with other data it is another text, and consents must tell them apart. */
import type { Ajustes, Seccion } from './ajustes.ts';
import { type LegalPage, legalPages } from './defaults.ts';
import { legalVersion, nextLegalVersion } from './legal-version.ts';

const address = ['calle', 'codigo_postal', 'localidad', 'provincia'];
const owner = ['nombre', 'nif', ...address, 'email', 'telefono'];

/** A test reads the texts and compares. */
export const legalShows: Record<LegalPage, Partial<Record<Seccion, readonly string[]>>> = {
  'quienes-somos': {
    identidad: ['nombre'],
    marca: ['lugar', 'territorio', 'zona'],
    titular: ['nombre', 'localidad'],
    reservas: ['operador', 'licencia'],
  },
  'aviso-legal': {
    identidad: ['nombre'],
    marca: ['territorio'],
    titular: [...owner, 'licencia'],
    reservas: ['operador', 'licencia', 'direccion'],
  },
  'politica-privacidad': { titular: owner, reservas: ['operador'] },
  'politica-cookies': {},
  'condiciones-de-venta': {
    marca: ['bienes', 'lugar', 'territorio', 'zona'],
    titular: owner,
    envios: ['plazo', 'no_entrega'],
    tienda: ['minutos_pago', 'recogida_direccion'],
    pagos: ['tarjeta', 'transferencia', 'bizum', 'recogida'],
    facturacion: ['emitir'],
  },
  envios: {
    titular: ['email'],
    envios: ['zonas', 'no_entrega', 'iva', 'plazo'],
    tienda: ['recogida_direccion', 'recogida_horario'],
  },
  devoluciones: { titular: ['nombre', ...address, 'email'], facturacion: ['emitir'] },
  reclamaciones: {
    marca: ['consumo', 'lugar', 'territorio', 'zona'],
    titular: [...address, 'email', 'telefono'],
  },
};

/** The legal pages after a section has changed: of those that show what changed in it, a new version. */
export function followedLegal(
  legal: Ajustes['legal'],
  seccion: Seccion,
  { before, after }: { before: object; after: object },
  today: string,
): Ajustes['legal'] {
  const [old, now] = [before, after] as Record<string, unknown>[];
  const isOther = (field: string) => JSON.stringify(old![field]) !== JSON.stringify(now![field]);
  const followed = legalPages.map((page) => {
    const published = legal[page];
    const isSame = published.texto !== '' || !legalShows[page][seccion]?.some(isOther);
    return [page, isSame ? published : { ...published, version: nextLegalVersion(legalVersion(published), today) }];
  });
  return Object.fromEntries(followed) as Ajustes['legal'];
}
