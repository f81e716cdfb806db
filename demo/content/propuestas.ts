/** What others have sent: one to accept, one that is in the agenda already, and a correction. */
import type { PictureName } from '../picture-names.ts';

export const propuestas: {
  titulo: string;
  municipio: string;
  startsInDays: number;
  hora: string;
  lugar: string;
  descripcion: string;
  imagen?: PictureName;
  nombre: string;
  email: string;
}[] = [
  {
    titulo: 'Merienda de calabazate y cuentos al fuego',
    municipio: 'Priego',
    startsInDays: 12,
    hora: '18:30',
    lugar: 'Plaza de los Condes',
    descripcion:
      'La asociación de mujeres saca los calderos a la plaza. Habrá calabazate, zurra y cuentos de miedo para quien se atreva. Traed vaso y abrigo; si llueve, en el salón parroquial.',
    imagen: 'teatro-plaza',
    nombre: 'Asunción Bermejo',
    email: 'asuncion@example.org',
  },
  {
    titulo: 'Romances de ciego en la Merced',
    municipio: 'Huete',
    startsInDays: 2,
    hora: '21:30',
    lugar: 'Plaza de la Merced',
    descripcion: 'Teatro de calle con romances antiguos. Es gratis.',
    nombre: 'Julián Recuero',
    email: 'julian@example.org',
  },
];

export const correccion = {
  texto:
    'El horario de la puerta ha cambiado: desde octubre abren a las 10:30, no a las 10:00. Lo pone en el cartel de la entrada.',
  nombre: 'Nieves Olmeda',
  email: 'nieves@example.org',
};
