/** What the library says of its drawings, by the Spanish. */
export const medios: Record<string, string> = {
  'El Tormo Alto, ancho arriba y estrecho abajo, con dos personas a su sombra':
    'Le Tormo Alto, large en haut et étroit en bas, avec deux personnes à son ombre',
  'El Tormo Alto lleva miles de años a punto de caerse.':
    'Le Tormo Alto est sur le point de tomber depuis des milliers d’années.',
  'Las Casas Colgadas asoman sobre la hoz con el sol recién salido':
    'Les Maisons suspendues se penchent sur la gorge, au lever du soleil',
  'A esta hora la hoz todavía guarda la niebla.': 'À cette heure, la gorge garde encore sa brume.',
  'Un molino de viento al atardecer y, detrás, otros tres más pequeños':
    'Un moulin à vent au crépuscule et, derrière, trois autres plus petits',
  'El Gigante, con las aspas quietas hasta el sábado.': 'El Gigante, ailes au repos jusqu’à samedi.',
  'Dos personas caminan por la hoz del Huécar entre chopos amarillos':
    'Deux personnes marchent dans la gorge du Huécar parmi les peupliers jaunes',
  'Quince días al año la hoz se pone de este color.': 'Quinze jours par an, la gorge prend cette couleur.',
  'Un buitre leonado planea frente a un cortado donde descansan otros tres':
    'Un vautour fauve plane devant une falaise où trois autres se reposent',
  'Con prismáticos se les ve girar la cabeza.': 'Avec des jumelles, on les voit tourner la tête.',
  'Un ciervo levanta la cabeza en un claro del pinar, a contraluz':
    'Un cerf lève la tête dans une clairière de la pinède, à contre-jour',
  'La berrea se oye antes de verse, a finales de septiembre.': 'Le brame s’entend avant de se voir, fin septembre.',
  'Tres fochas en la laguna de Uña, con los cortados al fondo': 'Trois foulques sur le lac d’Uña, les falaises au fond',
  'La laguna de Uña, cuando se va el último coche.': 'Le lac d’Uña, quand la dernière voiture est partie.',
};
