/** When the demo's businesses open, when its activities are and what they cost, where one parks, by the Spanish. */
export const practicas: Record<string, string> = {
  'Recepción de 8:00 a 22:00, todos los días': 'Reception from 8:00 to 22:00, every day',
  'De lunes a sábado, de 9:00 a 14:00; visitas con cita': 'Monday to Saturday, 9:00 to 14:00; visits by appointment',
  'De abril a octubre, todos los días de 9:00 a 19:00; el resto del año, con reserva':
    'April to October, every day from 9:00 to 19:00; the rest of the year, booking required',
  'De lunes a viernes, de 10:00 a 13:30 y de 17:00 a 20:00; sábados por la mañana':
    'Monday to Friday, 10:00 to 13:30 and 17:00 to 20:00; Saturday mornings',
  'Visitas: sábados y domingos a las 12:00; tienda, de lunes a viernes de 9:00 a 14:00':
    'Visits: Saturdays and Sundays at 12:00; shop, Monday to Friday from 9:00 to 14:00',
  'De martes a domingo, de 10:30 a 14:00; en verano, también de 18:00 a 20:30':
    'Tuesday to Sunday, 10:30 to 14:00; in summer also 18:00 to 20:30',
  'Abierto todo el año; entrada de 16:00 a 21:00': 'Open all year; check-in from 16:00 to 21:00',
  'De lunes a viernes, de 10:00 a 13:30; en octubre, todos los días':
    'Monday to Friday, 10:00 to 13:30; in October, every day',
  '1 hora y 45 minutos': '1 hour 45 minutes',
  '3 horas (1 de vuelo)': '3 hours (1 in the air)',
  'Viernes y sábados todo el año; en agosto, también los jueves':
    'Fridays and Saturdays all year; in August, Thursdays too',
  'De mayo a septiembre, todos los días según caudal':
    'May to September, every day, depending on the flow of the river',
  'De marzo a noviembre, con reserva previa': 'March to November, booking required',
  'Por persona, material incluido': 'Per person, equipment included',
  'Sábados y domingos, de septiembre a junio': 'Saturdays and Sundays, September to June',
  'Todo el año al amanecer, según viento': 'All year at dawn, depending on the wind',
  'Sábados por la mañana; grupos, cualquier día con reserva': 'Saturday mornings; groups, any day if booked',
  'Acompañantes sin torno': 'Companions without a wheel',
  'De octubre a abril, el segundo domingo de cada mes': 'October to April, the second Sunday of each month',
  'Por persona, materiales incluidos': 'Per person, materials included',
  'Fines de semana de abril a octubre; en julio y agosto, todos los días':
    'Weekends from April to October; in July and August, every day',
  'Circuito alto': 'High course',
  'Circuito infantil': 'Children’s course',
  'Adulto acompañante, sin circuito': 'Accompanying adult, not on the course',
  'Sábados a las 18:00; en vendimia, también los viernes': 'Saturdays at 18:00; during the grape harvest, Fridays too',
  'Adultos, con cata': 'Adults, with tasting',
  'De 8 a 17 años, con mosto': 'Aged 8 to 17, with grape juice',
  'Noches cercanas a la luna nueva, de abril a octubre': 'Nights around the new moon, April to October',
  'Todo el año, de martes a domingo': 'All year, Tuesday to Sunday',
  'Con bicicleta eléctrica': 'With an electric bicycle',
  'Con tu propia bicicleta': 'With your own bicycle',
  'Del 15 de septiembre al 15 de octubre': 'From 15 September to 15 October',
  'De miércoles a domingo, de 13:00 a 16:00; viernes y sábados, también de 20:30 a 23:30':
    'Wednesday to Sunday, 13:00 to 16:00; Fridays and Saturdays also 20:30 to 23:30',
  'Oficina de turismo de la Plaza Mayor': 'Tourist office on the Plaza Mayor',
  'Aparcamiento del barrio del Castillo': 'Car park in the Castillo quarter',
  'Farmacia de Carretería': 'Pharmacy on Calle Carretería',
  'Cajero de Carretería': 'Cash machine on Calle Carretería',
  'Gasolinera de la ronda': 'Petrol station on the ring road',
  'Punto de recarga de la estación': 'Charging point at the station',
  'Fuente del Huécar': 'Drinking fountain by the Huécar',
  'Aseos de la Ciudad Encantada': 'Toilets at the Ciudad Encantada',
  'Aparcamiento de la Ciudad Encantada': 'Car park of the Ciudad Encantada',
  'Fuente de Uña': 'Drinking fountain in Uña',
  'Farmacia de Belmonte': 'Pharmacy in Belmonte',
  'Aparcamiento del castillo de Belmonte': 'Car park of Belmonte Castle',
  'Gasolinera de Cañete': 'Petrol station in Cañete',
  'Cajero de Cañete': 'Cash machine in Cañete',
};
