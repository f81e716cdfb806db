/** The carriers whose parcels can be followed on the web, by the names people give them. */

interface Carrier {
  nombre: string;
  names: RegExp;
  url(codigo: string): string;
}

const carriers: Carrier[] = [
  {
    nombre: 'Correos Express',
    names: /correos ?express|chronoexpres/,
    url: (codigo) => `https://s.correosexpress.com/c?n=${codigo}`,
  },
  {
    nombre: 'Correos',
    names: /correos|paq (?:premium|estandar|ligero|azul)/,
    url: (codigo) => `https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=${codigo}`,
  },
  {
    nombre: 'SEUR',
    names: /\bseur\b/,
    url: (codigo) => `https://www.seur.com/livetracking/?segOnlineIdentificador=${codigo}`,
  },
  {
    nombre: 'MRW',
    names: /\bmrw\b/,
    url: (codigo) => `https://www.mrw.es/seguimiento_envios/MRW_resultados_consultas.asp?modo=nacional&envio=${codigo}`,
  },
  {
    nombre: 'GLS',
    names: /\bgls\b|\basm\b/,
    url: (codigo) => `https://gls-group.com/ES/es/seguimiento-envio/?match=${codigo}`,
  },
  {
    nombre: 'DHL',
    names: /\bdhl\b/,
    url: (codigo) => `https://www.dhl.com/es-es/home/seguimiento.html?tracking-id=${codigo}`,
  },
  { nombre: 'UPS', names: /\bups\b/, url: (codigo) => `https://www.ups.com/track?loc=es_ES&tracknum=${codigo}` },
  { nombre: 'FedEx', names: /\bfedex\b/, url: (codigo) => `https://www.fedex.com/fedextrack/?trknbr=${codigo}` },
  {
    nombre: 'CTT Express',
    names: /\bctt\b|tourline/,
    url: (codigo) => `https://www.cttexpress.com/localizador-de-envios/?sc=${codigo}`,
  },
];

export const transportistas = carriers.map(({ nombre }) => nombre);

/** Where a parcel can be followed: an address that was typed as such, or the carrier's; undefined for unknown carriers. */
export function trackingUrl(transportista: string | null, seguimiento: string | null): string | undefined {
  if (!seguimiento) return undefined;
  if (/^https?:\/\/\S+$/i.test(seguimiento)) return seguimiento;
  const codigo = seguimiento.replace(/\s+/g, '');
  if (!/^[\w./-]{4,60}$/.test(codigo)) return undefined;
  const name = (transportista ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return carriers.find(({ names }) => names.test(name))?.url(encodeURIComponent(codigo));
}
