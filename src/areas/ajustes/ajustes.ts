/** What the operator decides about this site, section by section: fields, their rules, and what holds until somebody says otherwise. */
import { z } from 'zod';
import { flag, optionalDay, optionalEmail, number as quantity, requiredText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { isNif } from '#values/nif.ts';
import { isIban, normalizeIban } from '#values/pago/iban.ts';
import { isOutsideIva } from '#values/price.ts';
import {
  cifrados,
  defaultMenus,
  defaultPortada,
  type HomeSection,
  homeSections,
  type LegalPage,
  legalPages,
  modos,
} from './defaults.ts';
import { defaultIdiomas, idiomasSection } from './idiomas/idiomas.ts';
import { defaultMarca, marcaSection } from './marca/marca.ts';
import { seccionesSection } from './secciones/secciones.ts';
import {
  address,
  legalText,
  line,
  lines,
  link,
  logo,
  phone,
  picture,
  price,
  profile,
  provinces,
  target,
  text,
} from './section-fields.ts';

/** The map came later than the others: a site that has never heard of it shows it, where it is usually shown. */
function withMapa<Section extends { clave: HomeSection; visible: boolean }>(list: Section[]) {
  if (list.some(({ clave }) => clave === 'mapa')) return list;
  return list.toSpliced(homeSections.indexOf('mapa'), 0, { clave: 'mapa', visible: true } as Section);
}

function serie(name: string) {
  return requiredText(name, 10)
    .transform((typed) => typed.toUpperCase())
    .refine((typed) => /^[A-Z0-9]+$/.test(typed), `${name} solo lleva letras sin tilde y números.`);
}

/** How long an order waits for a payment that somebody here confirms. */
const dias = quantity({
  missing: 'Di cuántos días espera el pedido.',
  invalid: 'El pedido puede esperar entre 1 y 30 días.',
  integer: true,
  min: 1,
  max: 30,
});
const instrucciones = text('Las instrucciones', 500);

function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1'].includes(host);
}

export const sections = {
  identidad: z.object({
    nombre: line('El nombre', 60),
    lema: line('El lema', 120),
    descripcion: line('La descripción', 300),
    logo: logo(),
  }),
  marca: marcaSection,
  titular: z.object({
    nombre: text('El nombre', 120),
    nif: text('El NIF', 20)
      .transform((nif) => nif.toUpperCase().replace(/[\s.-]/g, ''))
      .refine((nif) => nif === '' || isNif(nif), 'El NIF no es válido: revisa la letra y los números.'),
    calle: text('La calle', 150),
    codigo_postal: text('El código postal', 5).refine(
      (code) => /^$|^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(code),
      'El código postal tiene cinco cifras.',
    ),
    localidad: text('La localidad', 80),
    provincia: text('La provincia', 80),
    email: optionalEmail('El correo electrónico').transform((value) => value ?? ''),
    telefono: phone('El teléfono'),
    licencia: text('La licencia de turismo', 60),
  }),
  redes: z.object({
    facebook: profile('La dirección de Facebook', 'https://www.facebook.com/'),
    instagram: profile('La dirección de Instagram', 'https://www.instagram.com/'),
    x: profile('La dirección de X', 'https://x.com/'),
    youtube: profile('La dirección de YouTube', 'https://www.youtube.com/@'),
    hashtags: z
      .array(
        requiredText('La etiqueta', 50)
          .transform((tag) => tag.replace(/^#/, ''))
          .refine((tag) => /^[\p{L}\d_]+$/u.test(tag), 'Una etiqueta solo lleva letras, números y guiones bajos.'),
      )
      .max(10, 'Como mucho 10 etiquetas.')
      .default([]),
  }),
  reservas: z.object({
    operador: text('Quién organiza', 120),
    telefono: phone('El teléfono'),
    whatsapp: phone('El WhatsApp'),
    horario: lines('El horario', 7),
    direccion: text('La dirección', 200),
    licencia: text('La licencia', 60),
    colaboradores: z
      .array(z.object({ nombre: requiredText('El nombre', 80), logo: picture() }))
      .max(6, 'Como mucho 6 colaboradores.')
      .default([]),
  }),
  portada: z.object({
    titulo: requiredText('El título', 100),
    entradilla: text('La entradilla', 250),
    boton: link,
    imagen: picture(),
    imagen_estrecha: picture(),
    imagen_alt: text('El texto alternativo', 200),
    tarjetas: z
      .array(
        z.object({
          titulo: requiredText('El título', 60),
          texto: text('El texto', 160),
          destino: target('El destino'),
        }),
      )
      .length(3, 'Son tres tarjetas: para no enseñarlas, quita la sección de la portada.'),
    apoyo: z.object({
      titulo: requiredText('El título', 100),
      texto: text('El texto', 400),
      boton: link,
    }),
    secciones: z
      .array(z.object({ clave: z.enum(homeSections), visible: flag('Visible') }))
      .transform(withMapa)
      .refine(
        (list) => new Set(list.map(({ clave }) => clave)).size === homeSections.length,
        'Falta o se repite una sección de la portada.',
      ),
  }),
  secciones: seccionesSection,
  menus: z.object({
    cabecera: z
      .array(
        z.object({
          texto: requiredText('El texto', 40),
          destino: target('El destino')
            .nullish()
            .transform((value) => value ?? null),
          enlaces: z.array(link).max(12, 'Como mucho 12 enlaces en un submenú.').default([]),
        }),
      )
      .min(1, 'El menú necesita al menos un enlace.')
      .max(12, 'Como mucho 12 entradas en el menú.')
      .superRefine((entries, context) => {
        for (const [index, { destino, enlaces }] of entries.entries())
          if (!destino && enlaces.length === 0)
            context.addIssue({
              code: 'custom',
              path: [index, 'destino'],
              message: 'Di adónde lleva, o pon enlaces debajo.',
            });
      }),
    pie: z
      .array(z.object({ titulo: requiredText('El título', 40), enlaces: z.array(link).max(20) }))
      .max(4, 'Como mucho cuatro columnas.'),
  }),
  medios: z.object({
    radio: address('La dirección de la radio'),
    mapas: text('La clave de mapas', 200).refine((key) => /^[\w-]*$/.test(key), 'La clave de mapas no es válida.'),
  }),
  envios: z
    .object({
      zonas: z
        .array(
          z.object({
            clave: z.string().regex(/^[a-z0-9-]{1,40}$/, 'La clave de la zona no es válida.'),
            nombre: requiredText('El nombre de la zona', 60),
            /** None: everywhere that no other zone names. */
            provincias: provinces,
            coste: price('El coste'),
            /** Null: never free. */
            gratis_desde: z
              .union([z.literal('').transform(() => null), price('El importe')])
              .nullish()
              .transform((value) => value ?? null),
            /** Goods are sold without their tax there, and shipping costs what is written here. */
            sin_iva: flag('Se entrega sin IVA').default(false),
          }),
        )
        .min(1, 'Hace falta al menos una zona.')
        .max(10, 'Como mucho diez zonas.')
        .superRefine((zones, context) => {
          if (zones.filter(({ provincias }) => provincias.length === 0).length !== 1)
            context.addIssue({
              code: 'custom',
              message: 'Una zona, y solo una, va sin provincias: es el resto de España.',
            });
          if (new Set(zones.map(({ clave }) => clave)).size !== zones.length)
            context.addIssue({ code: 'custom', message: 'Dos zonas tienen la misma clave.' });
          for (const [index, { provincias, sin_iva }] of zones.entries())
            if (sin_iva && !isOutsideIva(provincias))
              context.addIssue({
                code: 'custom',
                path: [index, 'sin_iva'],
                message: 'Sin IVA solo se entrega en Canarias, Ceuta y Melilla: deja aquí solo esas provincias.',
              });
        }),
      no_entrega: z
        .array(
          z.object({
            nombre: requiredText('El nombre', 60),
            provincias: provinces.refine((list) => list.length > 0, 'Di qué provincias son.'),
          }),
        )
        .max(20)
        .default([]),
      /** The goods' own rates in their proportion, or one rate. */
      iva: z.union([
        z.literal('proporcional'),
        quantity({ missing: 'Di qué IVA llevan los portes.' }).refine(
          (iva) => [0, 4, 10, 21].includes(iva),
          'El IVA es del 21, del 10, del 4 o del 0 %.',
        ),
      ]),
      plazo: requiredText('El plazo de entrega', 80),
    })
    .superRefine(({ zonas, no_entrega }, context) => {
      const all = [...zonas, ...no_entrega].flatMap(({ provincias }) => provincias);
      if (new Set(all).size === all.length) return;
      const message = 'Una provincia está en dos sitios: déjala en una sola zona, o adonde no se envía.';
      context.addIssue({ code: 'custom', path: ['zonas'], message });
    }),
  tienda: z.object({
    minutos_pago: quantity({
      missing: 'Di cuántos minutos hay para pagar.',
      invalid: 'Entre 30 y 1440 minutos: la pasarela de pago no admite menos.',
      integer: true,
      min: 30,
      max: 1440,
    }),
    stock_bajo: quantity({
      missing: 'Di con cuántas unidades se avisa.',
      invalid: 'Escribe un número entre 0 y 1000.',
      integer: true,
      min: 0,
      max: 1000,
    }),
    recogida_direccion: text('La dirección de recogida', 200),
    recogida_horario: text('El horario de recogida', 200),
  }),
  /** The mail server; its password is kept elsewhere, and in no copy. */
  correo: z
    .object({
      servidor: text('El servidor', 253)
        .transform((host) => host.toLowerCase())
        .refine(
          (host) => /^[a-z0-9.:-]*$/.test(host),
          'El servidor es un nombre como smtp.example.com, sin «smtp://».',
        ),
      puerto: quantity({
        missing: 'Di qué puerto es; suele ser el 587.',
        invalid: 'El puerto es un número entre 1 y 65535; suele ser el 587.',
        integer: true,
        min: 1,
        max: 65_535,
      }),
      cifrado: z.enum(cifrados, { error: 'Elige cómo se cifra la conexión.' }),
      usuario: text('El usuario', 200),
      remitente: optionalEmail('La dirección del remitente').transform((value) => value ?? ''),
    })
    .refine(({ servidor, remitente }) => servidor === '' || remitente !== '', {
      path: ['remitente'],
      error: 'Escribe la dirección desde la que sale el correo.',
    })
    .refine(({ servidor, cifrado, usuario }) => cifrado !== 'ninguno' || usuario === '' || isThisMachine(servidor), {
      path: ['cifrado'],
      error: 'Sin cifrar, la contraseña la podría leer cualquiera: elige STARTTLS o TLS.',
    }),
  /** Ways to pay that somebody here confirms. */
  pagos: z.object({
    /** Payment keys were given at the desk; they themselves are kept elsewhere, and in no copy. */
    tarjeta: flag('Tarjeta').default(false),
    transferencia: z
      .object({
        activa: flag('Transferencia').default(false),
        titular: text('El titular de la cuenta', 120),
        iban: text('El IBAN', 50)
          .transform(normalizeIban)
          .refine((iban) => iban === '' || isIban(iban), 'El IBAN no es válido: revisa las letras y las cifras.'),
        instrucciones,
        dias,
      })
      .refine(({ activa, iban }) => !activa || iban !== '', {
        path: ['iban'],
        error: 'Escribe la cuenta a la que se hace la transferencia.',
      }),
    bizum: z
      .object({ activa: flag('Bizum').default(false), telefono: phone('El teléfono'), instrucciones, dias })
      .refine(({ activa, telefono }) => !activa || telefono !== '', {
        path: ['telefono'],
        error: 'Escribe el teléfono o el código al que se hace el Bizum.',
      }),
    recogida: z.object({ activa: flag('Al recoger').default(false), instrucciones, dias }),
  }),
  facturacion: z.object({
    emitir: flag('Emitir las facturas aquí').default(true),
    serie_completa: serie('La serie de las facturas'),
    serie_simplificada: serie('La serie de las simplificadas'),
    serie_rectificativa: serie('La serie de las rectificativas'),
    pie: text('El texto al pie', 300),
    /** What the operator wishes; `modoOf` says what holds. */
    verifactu: z.enum(modos, { error: 'VERI*FACTU puede estar apagado, en pruebas o encendido.' }).default('off'),
  }),
  idiomas: idiomasSection,
  preparacion: z.object({
    activa: flag('En preparación').default(false),
    fecha: optionalDay('La fecha de apertura').transform((value) => value ?? null),
    mensaje: text('El mensaje', 300),
  }),
  /** The version is given when the sentence is changed. */
  boletin: z.object({
    consentimiento: requiredText('El texto del consentimiento', 500),
    version: z.string().max(20).default(''),
  }),
  legal: z.object({
    'quienes-somos': legalText,
    'aviso-legal': legalText,
    'politica-privacidad': legalText,
    'politica-cookies': legalText,
    'condiciones-de-venta': legalText,
    envios: legalText,
    devoluciones: legalText,
    reclamaciones: legalText,
  } satisfies Record<LegalPage, unknown>),
} as const;

export type Seccion = keyof typeof sections;
export const secciones = Object.keys(sections) as Seccion[];
export type Ajustes = { [S in Seccion]: z.output<(typeof sections)[S]> };

/** What holds on a site whose operator has said nothing yet. */
export const defaultAjustes: Ajustes = {
  identidad: {
    nombre: 'Secretos de Cuenca',
    lema: later('Descubre los secretos de Cuenca'),
    descripcion: later(
      'Historia, leyendas, rutas, pueblos, fiestas y artesanía de la provincia de Cuenca, contados por quien la camina.',
    ),
    logo: null,
  },
  marca: defaultMarca,
  titular: {
    ...{ nombre: '', nif: '', calle: '', codigo_postal: '', localidad: '', provincia: '' },
    ...{ email: '', telefono: '', licencia: '' },
  },
  redes: { facebook: null, instagram: null, x: null, youtube: null, hashtags: [] },
  reservas: { operador: '', telefono: '', whatsapp: '', horario: [], direccion: '', licencia: '', colaboradores: [] },
  portada: defaultPortada,
  secciones: { lista: null, ocultar_vacias: false },
  menus: defaultMenus,
  medios: { radio: null, mapas: '' },
  envios: {
    zonas: [
      { clave: 'peninsula', nombre: later('Península'), provincias: [], coste: 4.95, gratis_desde: 60, sin_iva: false },
      {
        clave: 'baleares',
        nombre: later('Illes Balears'),
        provincias: ['07'],
        coste: 8.95,
        gratis_desde: 90,
        sin_iva: false,
      },
    ],
    no_entrega: [
      { nombre: later('Canarias'), provincias: ['35', '38'] },
      { nombre: 'Ceuta', provincias: ['51'] },
      { nombre: 'Melilla', provincias: ['52'] },
    ],
    iva: 'proporcional',
    plazo: later('de 3 a 5 días laborables'),
  },
  tienda: { minutos_pago: 30, stock_bajo: 5, recogida_direccion: '', recogida_horario: '' },
  correo: { servidor: '', puerto: 587, cifrado: 'starttls', usuario: '', remitente: '' },
  pagos: {
    tarjeta: false,
    transferencia: { activa: false, titular: '', iban: '', instrucciones: '', dias: 7 },
    bizum: { activa: false, telefono: '', instrucciones: '', dias: 3 },
    recogida: { activa: false, instrucciones: '', dias: 7 },
  },
  facturacion: {
    ...{ emitir: true, serie_completa: 'F', serie_simplificada: 'S', serie_rectificativa: 'R', pie: '' },
    verifactu: 'off',
  },
  idiomas: defaultIdiomas,
  preparacion: { activa: false, fecha: null, mensaje: '' },
  boletin: {
    consentimiento: later(
      'Quiero recibir el boletín de este sitio. Puedo darme de baja cuando quiera desde cualquier correo.',
    ),
    version: '',
  },
  legal: Object.fromEntries(legalPages.map((page) => [page, { texto: '', version: '' }])) as Ajustes['legal'],
};
