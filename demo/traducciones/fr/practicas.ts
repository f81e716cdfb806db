/** When the demo's businesses open, when its activities are and what they cost, where one parks, by the Spanish. */
export const practicas: Record<string, string> = {
  'Recepción de 8:00 a 22:00, todos los días': 'Réception de 8:00 à 22:00, tous les jours',
  'De lunes a sábado, de 9:00 a 14:00; visitas con cita':
    'Du lundi au samedi, de 9:00 à 14:00 ; visites sur rendez-vous',
  'De abril a octubre, todos los días de 9:00 a 19:00; el resto del año, con reserva':
    'D’avril à octobre, tous les jours de 9:00 à 19:00 ; le reste de l’année, sur réservation',
  'De lunes a viernes, de 10:00 a 13:30 y de 17:00 a 20:00; sábados por la mañana':
    'Du lundi au vendredi, de 10:00 à 13:30 et de 17:00 à 20:00 ; le samedi matin',
  'Visitas: sábados y domingos a las 12:00; tienda, de lunes a viernes de 9:00 a 14:00':
    'Visites : samedi et dimanche à 12:00 ; boutique, du lundi au vendredi de 9:00 à 14:00',
  'De martes a domingo, de 10:30 a 14:00; en verano, también de 18:00 a 20:30':
    'Du mardi au dimanche, de 10:30 à 14:00 ; l’été, aussi de 18:00 à 20:30',
  'Abierto todo el año; entrada de 16:00 a 21:00': 'Ouvert toute l’année ; arrivée de 16:00 à 21:00',
  'De lunes a viernes, de 10:00 a 13:30; en octubre, todos los días':
    'Du lundi au vendredi, de 10:00 à 13:30 ; en octobre, tous les jours',
  '1 hora y 45 minutos': '1 heure 45',
  '3 horas (1 de vuelo)': '3 heures (dont 1 de vol)',
  'Viernes y sábados todo el año; en agosto, también los jueves':
    'Vendredi et samedi toute l’année ; en août, aussi le jeudi',
  'De mayo a septiembre, todos los días según caudal': 'De mai à septembre, tous les jours selon le débit',
  'De marzo a noviembre, con reserva previa': 'De mars à novembre, sur réservation',
  'Por persona, material incluido': 'Par personne, matériel compris',
  'Sábados y domingos, de septiembre a junio': 'Samedi et dimanche, de septembre à juin',
  'Todo el año al amanecer, según viento': 'Toute l’année à l’aube, selon le vent',
  'Sábados por la mañana; grupos, cualquier día con reserva':
    'Le samedi matin ; groupes, tous les jours sur réservation',
  'Acompañantes sin torno': 'Accompagnants sans tour',
  'De octubre a abril, el segundo domingo de cada mes': 'D’octobre à avril, le deuxième dimanche de chaque mois',
  'Por persona, materiales incluidos': 'Par personne, matériaux compris',
  'Fines de semana de abril a octubre; en julio y agosto, todos los días':
    'Week-ends d’avril à octobre ; en juillet et août, tous les jours',
  'Circuito alto': 'Parcours en hauteur',
  'Circuito infantil': 'Parcours enfants',
  'Adulto acompañante, sin circuito': 'Adulte accompagnateur, sans parcours',
  'Sábados a las 18:00; en vendimia, también los viernes':
    'Le samedi à 18:00 ; pendant les vendanges, aussi le vendredi',
  'Adultos, con cata': 'Adultes, avec dégustation',
  'De 8 a 17 años, con mosto': 'De 8 à 17 ans, avec jus de raisin',
  'Noches cercanas a la luna nueva, de abril a octubre': 'Nuits proches de la nouvelle lune, d’avril à octobre',
  'Todo el año, de martes a domingo': 'Toute l’année, du mardi au dimanche',
  'Con bicicleta eléctrica': 'Avec vélo électrique',
  'Con tu propia bicicleta': 'Avec votre propre vélo',
  'Del 15 de septiembre al 15 de octubre': 'Du 15 septembre au 15 octobre',
  'De miércoles a domingo, de 13:00 a 16:00; viernes y sábados, también de 20:30 a 23:30':
    'Du mercredi au dimanche, de 13:00 à 16:00 ; vendredi et samedi, aussi de 20:30 à 23:30',
  'Oficina de turismo de la Plaza Mayor': 'Office de tourisme de la Plaza Mayor',
  'Aparcamiento del barrio del Castillo': 'Parking du quartier du Castillo',
  'Farmacia de Carretería': 'Pharmacie de la rue Carretería',
  'Cajero de Carretería': 'Distributeur de la rue Carretería',
  'Gasolinera de la ronda': 'Station-service du périphérique',
  'Punto de recarga de la estación': 'Borne de recharge de la gare',
  'Fuente del Huécar': 'Fontaine du Huécar',
  'Aseos de la Ciudad Encantada': 'Toilettes de la Ciudad Encantada',
  'Aparcamiento de la Ciudad Encantada': 'Parking de la Ciudad Encantada',
  'Fuente de Uña': 'Fontaine d’Uña',
  'Farmacia de Belmonte': 'Pharmacie de Belmonte',
  'Aparcamiento del castillo de Belmonte': 'Parking du château de Belmonte',
  'Gasolinera de Cañete': 'Station-service de Cañete',
  'Cajero de Cañete': 'Distributeur de Cañete',
};
