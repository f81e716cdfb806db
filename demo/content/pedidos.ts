/** Orders of the past, so that the back office's screens and its chart show something. The people are made up. */
import type { EstadoPedido } from '#areas/tienda/pedidos/estado.ts';

export interface DemoPedido {
  daysAgo: number;
  estado: EstadoPedido;
  cliente: { name: string; email: string; phone: string; address: string };
  /** Products by name, and how many. */
  articulos: [nombre: string, cantidad: number][];
  transportista?: string;
  seguimiento?: string;
  notas?: string;
  /** Given back in part, with its reason. */
  reembolso?: { cents: number; motivo: string };
  desiste?: boolean;
}

export const pedidos: DemoPedido[] = [
  {
    daysAgo: 318,
    estado: 'entregado',
    cliente: {
      name: 'Marina Ejemplo Solera',
      email: 'marina@example.com',
      phone: '600 000 301',
      address: 'Calle del Olmo de Ejemplo, 4, 2.º B, 28012 Madrid, Madrid',
    },
    articulos: [
      ['Miel cruda de romero', 2],
      ['Alajú artesano', 1],
    ],
    transportista: 'Mensajería de Ejemplo',
    seguimiento: 'EJ-000301',
  },
  {
    daysAgo: 271,
    estado: 'entregado',
    cliente: {
      name: 'Tomás Ejemplo Cañas',
      email: 'tomas@example.com',
      phone: '600 000 302',
      address: 'Avenida de Ejemplo, 18, 46002 València, Valencia',
    },
    articulos: [
      ['Cesta de mimbre con asa', 1],
      ['Panera de mimbre', 2],
    ],
    transportista: 'Mensajería de Ejemplo',
    seguimiento: 'EJ-000302',
  },
  {
    daysAgo: 233,
    estado: 'entregado',
    cliente: {
      name: 'Aina Ejemplo Ferrer',
      email: 'aina@example.com',
      phone: '600 000 303',
      address: 'Carrer de l’Exemple, 9, 07001 Palma, Illes Balears',
    },
    articulos: [
      ['Lámina «Casas Colgadas al amanecer»', 1],
      ['Puzle «Cuenca entre dos hoces»', 1],
    ],
    transportista: 'Mensajería de Ejemplo',
    seguimiento: 'EJ-000303',
  },
  {
    daysAgo: 180,
    estado: 'reembolsado',
    cliente: {
      name: 'Rubén Ejemplo Peral',
      email: 'ruben@example.com',
      phone: '600 000 304',
      address: 'Plaza de Ejemplo, 2, 02001 Albacete, Albacete',
    },
    articulos: [['Jarra de agua vidriada', 1]],
    transportista: 'Mensajería de Ejemplo',
    seguimiento: 'EJ-000304',
    notas: 'Llegó rota; el transportista se hizo cargo.',
  },
  {
    daysAgo: 142,
    estado: 'entregado',
    cliente: {
      name: 'Nuria Ejemplo Valle',
      email: 'nuria@example.com',
      phone: '600 000 305',
      address: 'Calle de la Prueba, 31, 50001 Zaragoza, Zaragoza',
    },
    articulos: [
      ['Manta de lana merina', 1],
      ['Jabón artesano de espliego', 3],
    ],
    transportista: 'Mensajería de Ejemplo',
    seguimiento: 'EJ-000305',
  },
  {
    daysAgo: 96,
    estado: 'entregado',
    cliente: {
      name: 'Andrés Ejemplo Ruiz',
      email: 'andres@example.com',
      phone: '600 000 306',
      address: 'Calle Mayor de Ejemplo, 7, 16002 Cuenca, Cuenca',
    },
    articulos: [
      ['Queso manchego curado de oveja', 2],
      ['Vino tinto bobal D. O. Manchuela', 3],
      ['Aceite de oliva virgen extra picual', 1],
    ],
    transportista: 'Reparto propio',
    reembolso: { cents: 850, motivo: 'La botella de aceite llegó con una fuga.' },
  },
  {
    daysAgo: 61,
    estado: 'caducado',
    cliente: {
      name: 'Sara Ejemplo Monte',
      email: 'sara@example.com',
      phone: '600 000 307',
      address: 'Ronda de Ejemplo, 55, 41001 Sevilla, Sevilla',
    },
    articulos: [['Lámpara colgante de mimbre', 1]],
  },
  {
    daysAgo: 40,
    estado: 'entregado',
    cliente: {
      name: 'Iker Ejemplo Aldama',
      email: 'iker@example.com',
      phone: '600 000 308',
      address: 'Calle de la Muestra, 12, 48001 Bilbao, Bizkaia',
    },
    articulos: [
      ['Guía de senderos de la Serranía', 1],
      ['Libro «Lo que se cuenta al fuego»', 1],
      ['Taza «Torre de Mangana»', 2],
    ],
    transportista: 'Mensajería de Ejemplo',
    seguimiento: 'EJ-000308',
  },
  {
    daysAgo: 12,
    estado: 'entregado',
    cliente: {
      name: 'Carmen Ejemplo Lozano',
      email: 'carmen@example.com',
      phone: '600 000 309',
      address: 'Paseo de Ejemplo, 3, 19001 Guadalajara, Guadalajara',
    },
    articulos: [
      ['Toro ibérico de barro', 1],
      ['Azulejo «Casas Colgadas»', 2],
    ],
    transportista: 'Mensajería de Ejemplo',
    seguimiento: 'EJ-000309',
    desiste: true,
  },
  {
    daysAgo: 4,
    estado: 'enviado',
    cliente: {
      name: 'Pau Ejemplo Roca',
      email: 'pau@example.com',
      phone: '600 000 310',
      address: 'Carrer de la Mostra, 21, 08001 Barcelona, Barcelona',
    },
    articulos: [
      ['Azafrán de La Mancha en hebra', 2],
      ['Morteruelo de Cuenca', 2],
    ],
    transportista: 'Mensajería de Ejemplo',
    seguimiento: 'EJ-000310',
  },
  {
    daysAgo: 2,
    estado: 'preparando',
    cliente: {
      name: 'Elena Ejemplo Soto',
      email: 'elena@example.com',
      phone: '600 000 311',
      address: 'Calle del Ensayo, 8, 47001 Valladolid, Valladolid',
    },
    articulos: [
      ['Plato de cerámica pintado a mano', 1],
      ['Botijo de barro blanco', 1],
    ],
    notas: 'Es un regalo: sin albarán con precios.',
  },
  {
    daysAgo: 1,
    estado: 'cancelado',
    cliente: {
      name: 'Hugo Ejemplo Díaz',
      email: 'hugo@example.com',
      phone: '600 000 312',
      address: 'Travesía de Ejemplo, 1, 45001 Toledo, Toledo',
    },
    articulos: [['Navaja artesana con cachas de boj', 1]],
  },
  {
    daysAgo: 0.3,
    estado: 'pagado',
    cliente: {
      name: 'Lucía Ejemplo Martín',
      email: 'lucia@example.com',
      phone: '600 000 313',
      address: 'Calle de la Hoz de Ejemplo, 14, 16001 Cuenca, Cuenca',
    },
    articulos: [
      ['Miel de espliego', 1],
      ['Queso de oveja al romero', 1],
      ['Resoli de Cuenca', 1],
    ],
  },
];
