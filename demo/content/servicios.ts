import type { TipoServicio } from '#areas/servicios/tipos.ts';

/** Where the demo parks, fills up and finds water; places are real, names are not. */
export const servicios: [tipo: TipoServicio, nombre: string, latitud: number, longitud: number, fecha: string][] = [
  ['turismo', 'Oficina de turismo de la Plaza Mayor', 40.0785, -2.1296, '2026-10-02'],
  ['aparcamiento', 'Aparcamiento del barrio del Castillo', 40.0838, -2.1247, '2026-10-02'],
  ['farmacia', 'Farmacia de Carretería', 40.0716, -2.1362, '2026-09-15'],
  ['cajero', 'Cajero de Carretería', 40.0712, -2.1368, '2026-09-15'],
  ['gasolinera', 'Gasolinera de la ronda', 40.0634, -2.1497, '2026-09-15'],
  ['recarga', 'Punto de recarga de la estación', 40.0672, -2.1377, '2026-09-15'],
  ['agua', 'Fuente del Huécar', 40.0775, -2.1268, '2026-05-20'],
  ['aseos', 'Aseos de la Ciudad Encantada', 40.2057, -2.0089, '2026-05-09'],
  ['aparcamiento', 'Aparcamiento de la Ciudad Encantada', 40.2052, -2.0083, '2026-05-09'],
  ['agua', 'Fuente de Uña', 40.2247, -1.9768, '2026-05-20'],
  ['farmacia', 'Farmacia de Belmonte', 39.5589, -2.7038, '2026-06-02'],
  ['aparcamiento', 'Aparcamiento del castillo de Belmonte', 39.5602, -2.6965, '2026-06-02'],
  ['gasolinera', 'Gasolinera de Cañete', 40.0466, -1.6479, '2026-07-11'],
  ['cajero', 'Cajero de Cañete', 40.0457, -1.6466, '2026-07-11'],
];
