/** Who runs this site. Plainly fictitious examples: the operator puts their own data here. */
export const site = {
  name: 'Secretos de Cuenca',
  tagline: 'Descubre los secretos de Cuenca',
  description:
    'Historia, leyendas, rutas, pueblos, fiestas y artesanía de la provincia de Cuenca, contados por quien la camina.',
  /** Version of the conditions of sale and of the privacy text: stored with every consent. */
  legalVersion: '2026-11-01',
  owner: {
    name: 'Nombre y Apellidos de Ejemplo',
    nif: '00000000T',
    street: 'Calle de Ejemplo, 1',
    postalCode: '16001',
    town: 'Cuenca',
    province: 'Cuenca',
    email: 'hola@example.com',
    phone: '969 000 000',
    tourismLicence: 'CU-00000',
  },
  booking: {
    operator: 'Agencia de Ejemplo, turismo activo',
    phone: '969 000 111',
    whatsapp: '600 000 111',
    hours: ['Lunes a viernes: 10:00-14:00 y 15:00-18:00', 'Sábados: 10:00-14:00'],
    address: 'Plaza de Ejemplo, 2, 16001 Cuenca',
    licence: 'CICMA 00000-CU',
    partners: ['logo-aventura', 'logo-posada'],
  },
  social: {
    facebook: 'https://www.facebook.com/example',
    instagram: 'https://www.instagram.com/example',
    x: 'https://x.com/example',
    youtube: 'https://www.youtube.com/@example',
  },
  hashtags: ['SecretosDeCuenca', 'Cuenca', 'TurismoCuenca'],
  /** The mainland's amounts are what the cart shows before there is an address. */
  shipping: {
    costCents: 495,
    freeFromCents: 6000,
    zones: {
      peninsula: { costCents: 495, freeFromCents: 6000 },
      baleares: { costCents: 895, freeFromCents: 9000 },
    },
    ivaPercent: 21,
    notDeliveredTo: 'Canarias, Ceuta y Melilla',
  },
  shop: {
    /** Minutes that a buyer has to pay; the units are kept aside meanwhile. */
    paymentMinutes: 30,
    /** At so many units or fewer the back office warns. */
    lowStock: 5,
    deliveryEstimate: 'de 3 a 5 días laborables',
  },
  /** Text a subscriber agrees to; its version goes with the stored consent. */
  newsletterConsent:
    'Quiero recibir el boletín de Secretos de Cuenca. Puedo darme de baja cuando quiera desde cualquier correo.',
} as const;

export const defaultTitle = `${site.name} | ${site.tagline}`;
