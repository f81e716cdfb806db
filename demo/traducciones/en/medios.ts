/** What the library says of its drawings, by the Spanish. */
export const medios: Record<string, string> = {
  'El Tormo Alto, ancho arriba y estrecho abajo, con dos personas a su sombra':
    'The Tormo Alto, broad at the top and narrow below, with two people in its shade',
  'El Tormo Alto lleva miles de años a punto de caerse.':
    'The Tormo Alto has been about to fall for thousands of years.',
  'Las Casas Colgadas asoman sobre la hoz con el sol recién salido':
    'The Casas Colgadas lean out over the gorge just after sunrise',
  'A esta hora la hoz todavía guarda la niebla.': 'At this hour the gorge still holds its mist.',
  'Un molino de viento al atardecer y, detrás, otros tres más pequeños':
    'A windmill at dusk and, behind it, three smaller ones',
  'El Gigante, con las aspas quietas hasta el sábado.': 'El Gigante, its sails at rest until Saturday.',
  'Dos personas caminan por la hoz del Huécar entre chopos amarillos':
    'Two people walk along the Huécar gorge among yellow poplars',
  'Quince días al año la hoz se pone de este color.': 'For two weeks a year the gorge turns this colour.',
  'Un buitre leonado planea frente a un cortado donde descansan otros tres':
    'A griffon vulture glides past a cliff where three others rest',
  'Con prismáticos se les ve girar la cabeza.': 'With binoculars you can see them turn their heads.',
  'Un ciervo levanta la cabeza en un claro del pinar, a contraluz':
    'A stag lifts its head in a clearing of the pine wood, against the light',
  'La berrea se oye antes de verse, a finales de septiembre.':
    'The rut is heard before it is seen, at the end of September.',
  'Tres fochas en la laguna de Uña, con los cortados al fondo':
    'Three coots on the lagoon of Uña, with the cliffs behind',
  'La laguna de Uña, cuando se va el último coche.': 'The lagoon of Uña, when the last car has gone.',
};
