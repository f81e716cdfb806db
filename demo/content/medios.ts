/** What the library says of some of the drawings: text for who does not see them, caption, credit, and what must not be cut off. */
import type { SceneName } from '../picture-names.ts';

export interface DemoMedio {
  imagen: SceneName;
  alt_text: string;
  pie: string;
  credito: string;
  /** Per cent from the left and from the top. */
  foco: [x: number, y: number];
}

export const credito = 'Ilustración: Archivo de Ejemplo';

export const medios: DemoMedio[] = [
  {
    imagen: 'ciudad-encantada-tormo',
    alt_text: 'El Tormo Alto, ancho arriba y estrecho abajo, con dos personas a su sombra',
    pie: 'El Tormo Alto lleva miles de años a punto de caerse.',
    credito,
    foco: [50, 45],
  },
  {
    imagen: 'casas-colgadas-amanecer',
    alt_text: 'Las Casas Colgadas asoman sobre la hoz con el sol recién salido',
    pie: 'A esta hora la hoz todavía guarda la niebla.',
    credito,
    foco: [58, 40],
  },
  {
    imagen: 'molinos-mota-del-cuervo',
    alt_text: 'Un molino de viento al atardecer y, detrás, otros tres más pequeños',
    pie: 'El Gigante, con las aspas quietas hasta el sábado.',
    credito,
    foco: [88, 55],
  },
  {
    imagen: 'hoz-del-huecar-otono',
    alt_text: 'Dos personas caminan por la hoz del Huécar entre chopos amarillos',
    pie: 'Quince días al año la hoz se pone de este color.',
    credito,
    foco: [52, 75],
  },
  {
    imagen: 'buitres-leonados',
    alt_text: 'Un buitre leonado planea frente a un cortado donde descansan otros tres',
    pie: 'Con prismáticos se les ve girar la cabeza.',
    credito,
    foco: [32, 38],
  },
  {
    imagen: 'ciervo-berrea',
    alt_text: 'Un ciervo levanta la cabeza en un claro del pinar, a contraluz',
    pie: 'La berrea se oye antes de verse, a finales de septiembre.',
    credito,
    foco: [50, 60],
  },
  {
    imagen: 'laguna-de-una',
    alt_text: 'Tres fochas en la laguna de Uña, con los cortados al fondo',
    pie: 'La laguna de Uña, cuando se va el último coche.',
    credito,
    foco: [55, 70],
  },
];
