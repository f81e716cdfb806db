import type { DemoUbicacion } from './types.ts';

export const ubicaciones: DemoUbicacion[] = [
  {
    nombre: 'Casas Colgadas',
    categoria: 'Monumentos',
    municipio: 'Cuenca',
    descripcion: `<p>Hay ciudades que se asoman al río. Cuenca se asoma al aire. Las Casas Colgadas son lo que queda de una hilera mucho más larga de viviendas que, desde el siglo XV, crecieron sobre el cortado de la hoz del Huécar porque arriba ya no había sitio. Sus balcones de madera sobresalen de la roca y, vistos desde abajo, parecen sostenerse por pura costumbre.</p>
<h2>Qué mirar</h2>
<p>El conjunto que ves hoy reúne la <strong>Casa de la Sirena</strong> y las <strong>Casas del Rey</strong>, restauradas en el siglo XX, cuando ya amenazaban ruina. Dentro está el Museo de Arte Abstracto Español, así que puedes hacer algo poco frecuente: entrar en la postal y mirar hacia fuera.</p>
<p>La mejor vista es la del puente de San Pablo. Ve a primera hora, cuando el sol entra por la hoz y enciende la madera, o vuelve de noche, con la iluminación y menos gente. Si tienes un rato más, baja al paseo del Huécar y míralas desde el fondo, entre las huertas: ahí se entiende de verdad la altura.</p>
<h2>Para redondear la visita</h2>
<p>A dos minutos tienes la catedral y la Plaza Mayor. El casco antiguo entero es Patrimonio de la Humanidad desde 1996 y se recorre a pie, cuesta arriba y con gusto.</p>`,
    portada: 'casas-colgadas-amanecer',
    imagenes: [
      { imagen: 'casas-colgadas-noche', alt_text: 'Las Casas Colgadas iluminadas sobre la hoz del Huécar' },
      { imagen: 'hoz-del-huecar-otono', alt_text: 'La hoz del Huécar con los árboles en otoño' },
      { imagen: 'puente-san-pablo', alt_text: 'El puente de San Pablo, el mejor mirador de las Casas Colgadas' },
    ],
    meta_description:
      'Las Casas Colgadas de Cuenca: historia, la mejor vista, cuándo ir y qué ver cerca de los balcones más famosos de la hoz del Huécar.',
    latitud: 40.0784,
    longitud: -2.1291,
    direccion: 'Calle Canónigos, s/n',
    codigo_postal: '16001',
    accesibilidad: { suelo: 'irregular', aparcamiento: 'no', comprobado_en: '2026-04-18' },
    faqs: [
      {
        pregunta: '¿Se dice Casas Colgadas o Casas Colgantes?',
        respuesta: 'Colgadas. En Cuenca te corregirán con cariño: colgantes son los puentes; las casas están colgadas.',
      },
      {
        pregunta: '¿Se pueden visitar por dentro?',
        respuesta:
          'Sí. Albergan el Museo de Arte Abstracto Español, de modo que al visitarlo recorres sus salas y te asomas a la hoz.',
      },
      {
        pregunta: '¿Desde dónde se ven mejor?',
        respuesta: 'Desde el puente de San Pablo por la mañana y desde el paseo del Huécar, abajo, a cualquier hora.',
      },
    ],
  },
  {
    nombre: 'Ciudad Encantada',
    categoria: 'Naturaleza',
    municipio: 'Cuenca',
    descripcion: `<p>Hace unos noventa millones de años esto era el fondo de un mar tranquilo. El agua se retiró, la roca quedó al aire y la lluvia, el hielo y el viento se pusieron a trabajar sin prisa. El resultado es una ciudad sin arquitecto, con calles, plazas, arcos y habitantes de piedra.</p>
<h2>Cómo se hizo</h2>
<p>La capa de arriba, más dura, resiste mejor que la de abajo. Por eso tantas rocas tienen el pie estrecho y la cabeza ancha, como setas gigantes. La más famosa es el <strong>Tormo Alto</strong>, el centinela que te recibe nada más entrar.</p>
<h2>El paseo</h2>
<p>Un itinerario circular de unos tres kilómetros, casi llano y señalizado, te lleva entre pinos por las figuras con nombre propio: los Barcos, el Perro, la Foca, el Mar de Piedra, los Amantes de Teruel, la lucha del elefante y el cocodrilo. Algunas se reconocen enseguida; otras piden que ladees la cabeza y le eches fe. Calcula hora y media, y el doble si vas con niños, porque no querrán irse.</p>
<p>El paraje está a más de 1.400 metros de altitud y se declaró Sitio Natural de Interés Nacional en 1929. En invierno, con nieve, el silencio es tan grande que da apuro pisar.</p>`,
    portada: 'ciudad-encantada-tormo',
    imagenes: [
      { imagen: 'ciudad-encantada-nieve', alt_text: 'Las rocas de la Ciudad Encantada cubiertas de nieve' },
      { imagen: 'pinar-niebla', alt_text: 'Niebla entre los pinos de la Serranía de Cuenca' },
    ],
    meta_description:
      'La Ciudad Encantada de Cuenca: cómo se formó, el recorrido entre el Tormo Alto y el Mar de Piedra y consejos para visitarla con niños.',
    latitud: 40.2069,
    longitud: -2.0063,
    direccion: 'Carretera CM-2104, Valdecabras',
    codigo_postal: '16146',
    horario: 'Todos los días, de 10:00 a 18:00',
    precio: 'Adultos 7 €, niños 4 €',
    telefono: '969 000 201',
    web: 'https://www.example.com/ciudad-encantada',
    accesibilidad: { suelo: 'tierra', rampa: 'no', aparcamiento: 'si', comprobado_en: '2026-05-09' },
    faqs: [
      {
        pregunta: '¿Cuánto se tarda en recorrerla?',
        respuesta:
          'Alrededor de hora y media a paso tranquilo. El circuito tiene unos tres kilómetros y apenas desnivel.',
      },
      {
        pregunta: '¿Hay que pagar entrada?',
        respuesta:
          'Sí, el paraje está dentro de una finca privada y se paga un acceso. Consulta horarios y precios antes de ir, porque cambian según la época.',
      },
      {
        pregunta: '¿Puedo ir con carrito de bebé?',
        respuesta: 'El firme es de tierra y hay algún escalón. Con una mochila portabebés irás mucho más cómodo.',
      },
    ],
  },
  {
    nombre: 'Catedral de Santa María y San Julián',
    categoria: 'Monumentos',
    municipio: 'Cuenca',
    descripcion: `<p>Alfonso VIII entró en Cuenca en septiembre de 1177 y, poco después, empezó a levantarse sobre la antigua mezquita mayor una de las primeras catedrales góticas de Castilla. Los maestros venían del norte, y se nota: hay en ella algo de Normandía y de la isla de más allá, un aire extranjero que sienta muy bien a la luz de la meseta.</p>
<h2>Dentro</h2>
<p>Levanta la vista hacia el triforio, con sus ángeles de piedra, y busca después el <strong>Arco de Jamete</strong>, una puerta renacentista tan rica que merece un cuarto de hora para ella sola. Los dos órganos barrocos siguen sonando. Y cuando creas que ya lo has visto todo, mira las vidrieras: son abstractas, de los años noventa, y a media mañana llenan el suelo de color.</p>
<h2>La fachada</h2>
<p>En abril de 1902 se derrumbó la torre del Giraldo y arrastró parte del templo. La fachada que ves es la que proyectó Vicente Lampérez a partir de 1910, y quedó sin terminar. A fuerza de estar inacabada ha encontrado su carácter: por los huecos altos se ve pasar el cielo.</p>
<p>Sube al triforio si está abierto. Desde allí, la Plaza Mayor parece un teatro.</p>`,
    portada: 'catedral-fachada',
    imagenes: [
      { imagen: 'plaza-mayor', alt_text: 'La Plaza Mayor de Cuenca, a los pies de la catedral' },
      { imagen: 'organo-musica', alt_text: 'Tubos de un órgano barroco' },
    ],
    meta_description:
      'La catedral de Cuenca, gótica y abierta al cielo: el Arco de Jamete, las vidrieras abstractas y la fachada que nunca se terminó.',
    latitud: 40.0787,
    longitud: -2.1295,
    direccion: 'Plaza Mayor, s/n',
    codigo_postal: '16001',
    horario: 'De lunes a viernes, de 10:00 a 17:30; sábados, de 10:00 a 18:30; domingos, de 10:00 a 17:30',
    precio: 'Adultos 5,50 €, con audioguía; menores de 8 años, gratis',
    telefono: '969 000 202',
    accesibilidad: { escalones: 'muchos', rampa: 'si', aseo: 'si', suelo: 'liso', comprobado_en: '2026-04-18' },
    faqs: [
      {
        pregunta: '¿Por qué la fachada parece sin acabar?',
        respuesta:
          'Porque lo está. Tras el derrumbe de la torre en 1902 se empezó una fachada nueva que nunca llegó a completarse.',
      },
      {
        pregunta: '¿Quién hizo las vidrieras?',
        respuesta: 'Gustavo Torner, Gerardo Rueda, Bonifacio Alfonso y Henri Dechanet, en la década de 1990.',
      },
      {
        pregunta: '¿Cuál es la mejor hora para visitarla?',
        respuesta: 'A media mañana de un día soleado, cuando las vidrieras proyectan su color sobre la piedra.',
      },
    ],
  },
  {
    nombre: 'Nacimiento del río Cuervo',
    categoria: 'Naturaleza',
    municipio: 'Vega del Codorno',
    descripcion: `<p>Pocos ríos tienen un nacimiento tan teatral. El Cuervo sale de una cueva, en la ladera de la Muela de San Felipe, da unos pasos y se deja caer por una cornisa de toba cubierta de musgo. De ahí cuelgan decenas de hilos de agua que en primavera son cortina y en enero, si hiela de verdad, lámpara.</p>
<h2>Qué vas a encontrar</h2>
<p>Desde el aparcamiento, una pasarela de madera accesible lleva en pocos minutos al pie de las cascadas. A partir de ahí, un sendero sube por escalones hasta la gruta donde brota el río y vuelve por la otra orilla: en total, unos <strong>kilómetro y medio</strong> entre pinos silvestres, tilos, avellanos y acebos. Si te quedan piernas, el sendero de la Turbera alarga el paseo por un prado húmedo con orquídeas.</p>
<p>El paraje es Monumento Natural desde 1999 y ronda los 1.500 metros de altitud. El agua acabará en el Guadiela y, con él, en el Tajo, aunque a un paseo de aquí, al otro lado de la muela, otras aguas bajan hacia el Júcar y el Mediterráneo.</p>
<p>Camina por lo marcado. El musgo tarda años en crecer y un segundo en romperse.</p>`,
    portada: 'nacimiento-rio-cuervo',
    imagenes: [
      { imagen: 'rio-cuervo-hielo', alt_text: 'Las cascadas del río Cuervo heladas en invierno' },
      { imagen: 'pinar-niebla', alt_text: 'Pinar de la Serranía entre la niebla' },
    ],
    meta_description:
      'Nacimiento del río Cuervo, en Vega del Codorno: cascadas, sendero accesible, mejor época del año y consejos para la visita.',
    latitud: 40.4283,
    longitud: -1.8913,
    direccion: 'Carretera CM-2106',
    codigo_postal: '16150',
    faqs: [
      {
        pregunta: '¿Cuándo lleva más agua?',
        respuesta:
          'Al final del invierno y en primavera. A finales de verano puede bajar muy escaso o secarse la cascada.',
      },
      {
        pregunta: '¿Es accesible en silla de ruedas?',
        respuesta: 'El tramo de pasarela hasta la base de las cascadas, sí. La subida a la gruta tiene escalones.',
      },
      {
        pregunta: '¿Hay que pagar?',
        respuesta: 'No, el acceso es libre. Los fines de semana de temporada conviene llegar temprano para aparcar.',
      },
      {
        pregunta: '¿Se ven siempre las cascadas heladas?',
        respuesta: 'No. Hacen falta varias noches seguidas de heladas fuertes, normalmente entre diciembre y febrero.',
      },
    ],
  },
  {
    nombre: 'Castillo de Belmonte',
    categoria: 'Castillos',
    municipio: 'Belmonte',
    descripcion: `<p>Si dibujaras un castillo sin pensarlo, te saldría este. Lo mandó construir en 1456 don Juan Pacheco, marqués de Villena, uno de los hombres más poderosos de su siglo, y lo quiso distinto de los demás: una estrella de piedra en lo alto del cerro de San Cristóbal, con torres redondas, foso y un patio triangular.</p>
<h2>Por dentro, otra sorpresa</h2>
<p>La severidad se queda en los muros. En las salas hay <strong>artesonados mudéjares</strong>, ventanas labradas como encajes y chimeneas de otro tiempo. Cuatro siglos después, la emperatriz Eugenia de Montijo, heredera del castillo, lo hizo restaurar a la moda francesa y dejó en el patio unas galerías de ladrillo que todavía dan que hablar.</p>
<p>El audiovisual y la audioguía ayudan a seguir el hilo. Reserva tiempo para recorrer el adarve: desde las almenas se ven las murallas bajando hasta la villa y la llanura que se pierde en molinos.</p>
<h2>Y luego, el pueblo</h2>
<p>Belmonte es también la cuna de fray Luis de León. Su colegiata guarda una sillería tallada que llegó de la catedral de Cuenca y la pila en la que, según la tradición, lo bautizaron. Entra por la puerta de Chinchilla y piérdete sin plano.</p>`,
    portada: 'castillo-belmonte',
    imagenes: [
      { imagen: 'caballero-leyenda', alt_text: 'Caballero medieval a caballo' },
      { imagen: 'trigo-verano', alt_text: 'Campos de trigo en verano alrededor de Belmonte' },
    ],
    meta_description:
      'El castillo de Belmonte, del siglo XV: historia, artesonados mudéjares, adarve y todo lo que puedes ver en la villa de fray Luis de León.',
    latitud: 39.5573,
    longitud: -2.6971,
    direccion: 'Calle Eugenia de Montijo, s/n',
    codigo_postal: '16640',
    horario: 'De martes a domingo, de 10:00 a 14:00 y de 16:00 a 19:00; lunes cerrado',
    precio: 'Adultos 10 €, niños 6 €',
    telefono: '967 000 203',
    web: 'https://www.example.com/castillo-belmonte',
    accesibilidad: {
      escalones: 'muchos',
      rampa: 'no',
      aseo: 'si',
      suelo: 'irregular',
      aparcamiento: 'si',
      comprobado_en: '2026-06-02',
    },
    faqs: [
      {
        pregunta: '¿Quién construyó el castillo?',
        respuesta: 'Don Juan Pacheco, primer marqués de Villena, que inició las obras en 1456.',
      },
      {
        pregunta: '¿Cuánto dura la visita?',
        respuesta: 'Entre hora y media y dos horas, contando el adarve y los jardines.',
      },
      {
        pregunta: '¿Se ha rodado cine aquí?',
        respuesta: 'Sí. La más recordada es «El Cid» (1961), que filmó ante sus murallas la escena del torneo.',
      },
    ],
  },
  {
    nombre: 'Puente de San Pablo',
    categoria: 'Miradores',
    municipio: 'Cuenca',
    descripcion: `<p>Cruzarlo es un rito. Cien metros de hierro y madera sobre el vacío, con el Huécar allá abajo y las Casas Colgadas enfrente, como si posaran. Tabla a tabla, el puente cruje lo justo para recordarte dónde estás.</p>
<h2>Un puente y su antepasado</h2>
<p>El primero fue de piedra. Lo promovió en el siglo XVI el canónigo Juan del Pozo para unir la ciudad con el convento de San Pablo, que los dominicos levantaron en la orilla opuesta. Tardó décadas en acabarse y terminó por hundirse. A comienzos del siglo XX se tendió sobre sus restos la <strong>pasarela de hierro</strong> que ves hoy, en pleno entusiasmo por la nueva arquitectura del metal. Si te asomas, aún distinguirás los arranques de los pilares antiguos.</p>
<h2>Para fotógrafos y enamorados</h2>
<p>Por la mañana, el sol da de lleno en los balcones. Al atardecer, la luz se va de las casas y se queda en las rocas. De noche está iluminado y es, sencillamente, otro lugar.</p>
<p>Al otro lado espera el antiguo convento, convertido en parador, y una senda que sube al cerro del Socorro. Si tienes vértigo, mira al frente, agárrate a la barandilla y piensa en el resoli que te has ganado.</p>`,
    portada: 'puente-san-pablo',
    imagenes: [
      { imagen: 'hoz-del-huecar-otono', alt_text: 'La hoz del Huécar en otoño, vista desde el puente' },
      { imagen: 'casas-colgadas-amanecer', alt_text: 'Las Casas Colgadas con la primera luz' },
    ],
    meta_description:
      'El puente de San Pablo de Cuenca: historia, mejores horas para la foto y cómo cruzar la hoz del Huécar frente a las Casas Colgadas.',
    latitud: 40.0783,
    longitud: -2.1282,
    direccion: 'Puente de San Pablo, s/n',
    codigo_postal: '16001',
    faqs: [
      {
        pregunta: '¿Da mucho vértigo?',
        respuesta:
          'Depende de ti. La barandilla es sólida y el paso amplio, pero se ve el fondo de la hoz a más de cuarenta metros.',
      },
      {
        pregunta: '¿Está abierto siempre?',
        respuesta: 'Sí, es un paso público y gratuito, de día y de noche, salvo cierre por obras o por mal tiempo.',
      },
    ],
  },
  {
    nombre: 'Parque arqueológico de Segóbriga',
    categoria: 'Yacimientos',
    municipio: 'Saelices',
    descripcion: `<p>Los romanos no conocían el cristal de ventana barato, pero tenían algo casi mejor: el <em>lapis specularis</em>, un yeso transparente que se extraía en estas tierras y se exportaba a todo el Imperio. Ese comercio hizo rica a Segóbriga, y la riqueza se nota todavía en sus piedras.</p>
<h2>Un día en la ciudad</h2>
<p>Se entra como entraban ellos, entre dos espectáculos: a un lado el <strong>teatro</strong>, terminado hacia el año 79 y con el graderío casi intacto; al otro, el <strong>anfiteatro</strong>, donde cabían unas 5.500 personas. Más arriba esperan el foro, la basílica, dos termas y las calles con sus cloacas. Fuera de la muralla se adivina el circo y quedan los restos de una gran basílica visigoda, porque aquí hubo obispos hasta que la ciudad se fue apagando.</p>
<p>Siéntate un momento en las gradas del teatro. El cerro se llama Cabeza de Griego y desde él se ve exactamente lo que veía un vecino de entonces: campo abierto, el Cigüela y mucho cielo.</p>
<p>Empieza por el centro de interpretación, lleva gorra y agua en verano y no tengas prisa. El recorrido completo pide unas dos horas.</p>`,
    portada: 'segobriga-teatro',
    imagenes: [
      { imagen: 'trigo-verano', alt_text: 'Los campos de cereal que rodean el cerro de Segóbriga' },
      { imagen: 'cielo-estrellado', alt_text: 'Cielo nocturno sobre la llanura' },
    ],
    meta_description:
      'Segóbriga, la ciudad romana del lapis specularis: teatro, anfiteatro, foro y termas cerca de Saelices, a un paso de la A-3.',
    latitud: 39.8851,
    longitud: -2.8133,
    direccion: 'Carretera CM-310, Cabeza de Griego',
    codigo_postal: '16430',
    horario: 'De martes a domingo, de 10:00 a 18:00; lunes cerrado',
    precio: 'Adultos 6 €, reducida 3 €',
    telefono: '969 000 204',
    accesibilidad: {
      escalones: 'pocos',
      rampa: 'si',
      aseo: 'si',
      suelo: 'tierra',
      aparcamiento: 'si',
      comprobado_en: '2026-03-21',
    },
    faqs: [
      {
        pregunta: '¿Qué es el lapis specularis?',
        respuesta:
          'Un yeso cristalizado y transparente que se abría en láminas finas y se usaba en las ventanas romanas. Las minas más apreciadas estaban en torno a Segóbriga.',
      },
      {
        pregunta: '¿Cuánto tiempo necesito?',
        respuesta: 'Dos horas para verlo con calma, incluido el centro de interpretación.',
      },
      {
        pregunta: '¿Hay sombra?',
        respuesta: 'Muy poca. En verano ve a primera hora o al final de la tarde y lleva agua.',
      },
    ],
  },
  {
    nombre: 'Lagunas de Cañada del Hoyo',
    categoria: 'Naturaleza',
    municipio: 'Cañada del Hoyo',
    descripcion: `<p>Siete lagunas redondas, como si alguien hubiera ido dejando monedas en el monte. Y cada moneda, de un color: verde, azul oscuro, turquesa, casi negro. Llenas un vaso y el agua es transparente; te apartas y vuelve el misterio.</p>
<h2>El porqué</h2>
<p>Son torcas, hundimientos circulares del terreno calizo, que en este caso llegan hasta el agua subterránea. El color lo ponen la profundidad, la luz y los microorganismos que viven en cada una. En la <strong>laguna de la Gitana</strong>, que también llaman de la Cruz, ocurre algunos veranos un pequeño prodigio: durante unos días el agua se vuelve blanca como la leche, cuando el carbonato disuelto precipita de golpe.</p>
<h2>La visita</h2>
<p>Tres están en terreno de acceso libre, junto al aparcamiento: la Gitana, el Tejo, que supera los treinta metros de profundidad, y el Lagunillo del Tejo. Se rodean por senderos fáciles en poco más de una hora. Las otras cuatro quedan en una finca particular y solo pueden verse cuando esta abre.</p>
<p>El conjunto es Monumento Natural desde 2007. No te bañes ni bajes a las orillas: son ecosistemas frágiles y las laderas resbalan.</p>`,
    portada: 'lagunas-canada-del-hoyo',
    imagenes: [
      { imagen: 'torcas-palancares', alt_text: 'Una torca de los Palancares, cercana a las lagunas' },
      { imagen: 'cielo-estrellado', alt_text: 'Noche estrellada en la Serranía Baja' },
    ],
    meta_description:
      'Las siete lagunas de colores de Cañada del Hoyo: por qué cambian de tono, cuáles se visitan y cómo recorrerlas en una mañana.',
    latitud: 39.9861,
    longitud: -1.8722,
    direccion: 'Paraje de las Lagunas, carretera CUV-9142',
    codigo_postal: '16340',
    faqs: [
      {
        pregunta: '¿Por qué son de distinto color?',
        respuesta:
          'Por los microorganismos del agua, la profundidad, los minerales y la luz. Cambian con la estación y la hora.',
      },
      {
        pregunta: '¿Está permitido el baño?',
        respuesta: 'No. Es un espacio protegido y muy sensible a cualquier alteración.',
      },
      {
        pregunta: '¿Qué más puedo ver cerca?',
        respuesta:
          'Las torcas de los Palancares, a pocos kilómetros por pista y carretera: el mismo fenómeno, pero en seco.',
      },
    ],
  },
  {
    nombre: 'Castillo de Alarcón',
    categoria: 'Castillos',
    municipio: 'Alarcón',
    descripcion: `<p>El Júcar da aquí una vuelta tan cerrada que casi se muerde la cola. En el cuello de esa curva, sobre un peñón que ya fortificaron los musulmanes, se levanta el castillo de Alarcón. Para llegar a él hay que ir cruzando puertas, una detrás de otra, y a cada una el paisaje se vuelve más hondo.</p>
<h2>Señores y libros</h2>
<p>Alfonso VIII lo ganó en 1184, tras un largo asedio. Más tarde fue del infante <strong>don Juan Manuel</strong>, el autor de <em>El conde Lucanor</em>, que pasó en él temporadas entre la pluma y la espada. Los marqueses de Villena le dieron el aspecto que conserva, con su torre del homenaje recortada sobre la hoz. Desde 1966 es parador, uno de los más pequeños de la red.</p>
<h2>El pueblo y sus colores</h2>
<p>Pasea por la villa, que es Conjunto Histórico: la portada de Santa María, la plaza del Infante don Juan Manuel, las torres que vigilan los caminos desde los cerros. Y entra en la iglesia de San Juan Bautista. Allí Jesús Mateo pintó durante años los muros y las bóvedas por completo; la Unesco dio su patrocinio a la obra en 1997.</p>
<p>Al atardecer, asómate al río. El agua es verde y no se oye nada.</p>`,
    portada: 'castillo-alarcon',
    imagenes: [
      { imagen: 'hoz-del-jucar', alt_text: 'Las aguas verdes del Júcar encajadas en la roca' },
      { imagen: 'kayak-hoces', alt_text: 'Piragua en el río, entre paredes de caliza' },
    ],
    meta_description:
      'El castillo de Alarcón, sobre la hoz del Júcar: de don Juan Manuel al parador, con paseo por la villa y las pinturas de Jesús Mateo.',
    latitud: 39.548,
    longitud: -2.0822,
    direccion: 'Avenida Amigos de los Castillos, 3',
    codigo_postal: '16214',
    faqs: [
      {
        pregunta: '¿Se puede entrar si no estoy alojado?',
        respuesta:
          'El patio, el restaurante y la cafetería del parador suelen estar abiertos a visitantes. Pregunta en recepción.',
      },
      {
        pregunta: '¿Dónde están las pinturas murales?',
        respuesta: 'En la antigua iglesia de San Juan Bautista, en la plaza del Infante don Juan Manuel.',
      },
    ],
  },
  {
    nombre: 'Museo de Arte Abstracto Español',
    categoria: 'Museos',
    municipio: 'Cuenca',
    descripcion: `<p>A comienzos de los años sesenta, un pintor nacido en Manila buscaba un lugar para su colección y encontró unas casas en obras al borde de un precipicio. Se llamaba <strong>Fernando Zóbel</strong>. En 1966, con sus amigos Gustavo Torner y Gerardo Rueda, abrió en ellas un museo que no se parecía a ninguno: pequeño, blanco, hecho por artistas y pensado para mirar.</p>
<h2>La colección</h2>
<p>Cuelgan aquí los nombres que cambiaron la pintura española a mediados del siglo XX: Saura, Millares, Tàpies, Sempere, Chillida, Feito, Canogar, Guerrero y los propios fundadores. Las salas suben, bajan y giran al capricho de la casa. Un forjado de madera, una escalera estrecha y, de pronto, una ventana: la hoz enmarcada como un cuadro más, el único que cambia cada hora.</p>
<p>Zóbel donó la colección a la Fundación Juan March en 1980, que la cuida desde entonces. El museo ha inspirado a generaciones de pintores y convirtió a Cuenca en una inesperada capital del arte moderno.</p>
<h2>Cómo disfrutarlo</h2>
<p>Ve sin intentar entenderlo todo. Elige tres obras, siéntate delante y deja que pase un rato. Después asómate a la ventana y compara las texturas de la roca con las de los lienzos. Algo tenían que ver.</p>`,
    portada: 'museo-abstracto',
    imagenes: [
      { imagen: 'casas-colgadas-noche', alt_text: 'Las Casas Colgadas, sede del museo, de noche' },
      { imagen: 'hoz-del-huecar-otono', alt_text: 'La hoz del Huécar, la vista desde las ventanas del museo' },
    ],
    meta_description:
      'El Museo de Arte Abstracto Español, en las Casas Colgadas de Cuenca: la aventura de Fernando Zóbel y qué ver en sus salas.',
    latitud: 40.0785,
    longitud: -2.129,
    direccion: 'Casas Colgadas, calle Canónigos, s/n',
    codigo_postal: '16001',
    horario:
      'De martes a viernes, de 11:00 a 14:00 y de 16:00 a 18:00; sábados, de 11:00 a 14:00 y de 16:00 a 20:00; domingos, de 11:00 a 14:30; lunes cerrado',
    precio: 'Gratis',
    telefono: '969 000 205',
    accesibilidad: { escalones: 'muchos', rampa: 'no', aseo: 'no', suelo: 'irregular', comprobado_en: '2026-04-18' },
    faqs: [
      {
        pregunta: '¿Es buena visita para niños?',
        respuesta: 'Sí. Es corto, tiene rincones curiosos y el arte abstracto se les da mejor que a los adultos.',
      },
      {
        pregunta: '¿Cuánto se tarda en verlo?',
        respuesta: 'Una hora es una buena medida; dos, si te gusta volver sobre tus pasos.',
      },
      {
        pregunta: '¿Hace falta reservar?',
        respuesta: 'Para grupos, sí. En festivos y puentes conviene consultar antes el horario y el aforo.',
      },
    ],
  },
  {
    nombre: 'Ventano del Diablo',
    categoria: 'Miradores',
    municipio: 'Villalba de la Sierra',
    descripcion: `<p>Dicen que el diablo se asomaba aquí a ver pasar el Júcar y que empujaba a quien se acercaba demasiado. La roca ayuda a creerlo: una bóveda hueca, como una calavera, con dos ojos abiertos sobre el abismo.</p>
<h2>El mirador</h2>
<p>Desde el aparcamiento de la carretera, un camino de unos cien metros con escalones sube hasta el balcón. Por un ojo se ve la hoz, con el agua verde encajada a casi <strong>doscientos metros</strong> de profundidad; por el otro, el valle de Villalba y las primeras sierras. Es una visita de veinte minutos que suele alargarse, porque siempre hay un buitre leonado planeando a la altura de los ojos y nadie quiere irse antes que él.</p>
<p>Los días claros, fíjate en la pared de enfrente. Si ves puntos de colores que se mueven, son escaladores en la vía ferrata.</p>
<h2>En la ruta</h2>
<p>El Ventano es la puerta de la Serranía. Siguiendo la misma carretera llegarás al desvío de la Ciudad Encantada, a la laguna de Uña, al embalse de la Toba y, más lejos, al nacimiento del Cuervo. Si puedes elegir, para a la ida con la luz de la mañana y otra vez a la vuelta, cuando el sol se mete por la hoz.</p>`,
    portada: 'ventano-del-diablo',
    imagenes: [
      { imagen: 'buitres-leonados', alt_text: 'Buitres leonados planeando sobre la hoz del Júcar' },
      { imagen: 'via-ferrata', alt_text: 'Escaladores en la vía ferrata de los cortados' },
      { imagen: 'laguna-de-una', alt_text: 'La laguna de Uña, siguiente parada de la ruta' },
    ],
    meta_description:
      'El Ventano del Diablo, el mirador de la hoz del Júcar en Villalba de la Sierra: leyenda, acceso, vistas y qué ver después.',
    latitud: 40.2376,
    longitud: -2.0713,
    direccion: 'Carretera CM-2105, a unos 4 km del pueblo',
    codigo_postal: '16140',
    faqs: [
      {
        pregunta: '¿Hay que caminar mucho?',
        respuesta: 'No. Son unos cien metros desde el aparcamiento, con algunos escalones.',
      },
      {
        pregunta: '¿Es seguro para niños?',
        respuesta: 'Tiene barandillas, pero la caída es grande. Llévalos de la mano, y a los perros, atados.',
      },
      {
        pregunta: '¿Cuesta dinero?',
        respuesta: 'El acceso es libre y gratuito.',
      },
    ],
  },
  {
    nombre: 'Monasterio de Uclés',
    categoria: 'Monumentos',
    municipio: 'Uclés',
    descripcion: `<p>Se ve desde muy lejos: una mole de piedra clara sobre un cerro, con la llanura rendida alrededor. Uclés fue la casa madre de la <strong>Orden de Santiago</strong> desde 1174, y quien mandaba en ella mandaba en media Castilla. El edificio que hoy la representa se empezó en 1529 y no se dio por terminado hasta 1735. Por algo lo llaman «el Escorial de La Mancha».</p>
<h2>Tres siglos en cuatro fachadas</h2>
<p>Da la vuelta completa antes de entrar. La fachada de levante es plateresca, menuda como un bordado; la iglesia, sobria y herreriana; y la portada principal, un barroco desbordado de trofeos y conchas. Dentro, el patio gira en torno a un aljibe y la escalera parece hecha para bajarla con capa. En el refectorio, alza la cabeza: el artesonado reúne los bustos de caballeros de la Orden, con Carlos V entre ellos.</p>
<h2>Un poeta bajo el suelo</h2>
<p>La tradición sitúa aquí la sepultura de don Rodrigo Manrique y de su hijo Jorge, el de las <em>Coplas</em>. Detrás del monasterio quedan torres y lienzos de la antigua fortaleza, con vistas hacia los campos donde, en 1108, se libró la batalla de Uclés. Sube al caer la tarde.</p>`,
    portada: 'monasterio-ucles',
    imagenes: [
      { imagen: 'retrato-poeta', alt_text: 'Retrato imaginado de un poeta del siglo XV' },
      { imagen: 'trigo-verano', alt_text: 'La llanura de cereal a los pies del monasterio' },
    ],
    meta_description:
      'El monasterio de Uclés, casa madre de la Orden de Santiago: fachadas, refectorio, fortaleza y la memoria de Jorge Manrique.',
    latitud: 39.9794,
    longitud: -2.8629,
    direccion: 'Calle Castillo, s/n',
    codigo_postal: '16452',
    faqs: [
      {
        pregunta: '¿Por qué lo llaman «el Escorial de La Mancha»?',
        respuesta: 'Por su tamaño, por su iglesia de estilo herreriano y por las torres rematadas en chapitel.',
      },
      {
        pregunta: '¿Se puede combinar con Segóbriga?',
        respuesta: 'Sí, están a menos de media hora en coche. Es una excursión redonda para un día.',
      },
    ],
  },
  {
    nombre: 'Molinos de viento de Mota del Cuervo',
    categoria: 'Monumentos',
    municipio: 'Mota del Cuervo',
    descripcion: `<p>A Mota del Cuervo la llaman «el Balcón de La Mancha», y basta con subir a la sierra para entenderlo. Allí arriba, siete molinos blancos miran en todas direcciones una llanura que no se acaba. Cuando el viento sopla de verdad, uno casi espera ver aparecer un rocín flaco por el camino.</p>
<h2>El que gira al revés</h2>
<p>Los documentos hablan de molinos en Mota desde 1603, y llegaron a ser más de veinte. De todos ellos solo uno conserva su fábrica original: <strong>El Zurdo</strong>, que debe el nombre a que sus aspas giran al contrario que las demás. Fue el último en parar, en 1929. Los otros se levantaron de nuevo, a partir de los años sesenta, sobre los cimientos de los antiguos.</p>
<h2>Ver moler</h2>
<p>Los sábados por la mañana, si el viento quiere, El Gigante muele trigo como hace cuatro siglos. Entra: el crujido de la madera, el temblor del suelo y el olor a harina tibia explican más que cualquier panel. Un molinero te contará los doce vientos por su nombre.</p>
<p>Quédate al atardecer. Y, antes de irte, baja al barrio de las Cantarerías, donde las mujeres hicieron cántaros durante siglos, o acércate a la laguna de Manjavacas a ver flamencos.</p>`,
    portada: 'molinos-mota-del-cuervo',
    imagenes: [
      { imagen: 'girasoles-la-mancha', alt_text: 'Campo de girasoles en La Mancha conquense' },
      { imagen: 'alfareria-torno', alt_text: 'Alfarería tradicional en el torno' },
    ],
    meta_description:
      'Los siete molinos de Mota del Cuervo: El Zurdo, la molienda de los sábados y las mejores vistas del Balcón de La Mancha.',
    latitud: 39.5037,
    longitud: -2.86,
    direccion: 'Sierra de los Molinos',
    codigo_postal: '16630',
    faqs: [
      {
        pregunta: '¿Cuándo se puede ver la molienda?',
        respuesta:
          'Los sábados por la mañana en El Gigante, siempre que haya viento suficiente. Confírmalo en la oficina de turismo.',
      },
      {
        pregunta: '¿Por qué El Zurdo gira al revés?',
        respuesta:
          'Según la tradición, sus piedras llegaron picadas al contrario y hubo que adaptar las velas para que moliera hacia la izquierda.',
      },
      {
        pregunta: '¿Se puede subir en coche?',
        respuesta: 'Sí, hay carretera y aparcamiento. A pie, desde el pueblo, son unos veinte minutos de cuesta suave.',
      },
    ],
  },
  {
    nombre: 'Hoz de Beteta',
    categoria: 'Naturaleza',
    municipio: 'Beteta',
    descripcion: `<p>Uno viene pensando en caliza y pinos y se encuentra con un bosque del norte. En el fondo de esta hoz, donde apenas entra el sol, crecen tilos centenarios, avellanos, arces, tejos y acebos, como si el clima se hubiera equivocado de latitud. El culpable es el río <strong>Guadiela</strong>, que ha tallado seis kilómetros de paredes de más de ochenta metros y guarda dentro su propia humedad.</p>
<h2>El paseo botánico</h2>
<p>El sendero une la Casa de la Pradera con la fuente de los Tilos: 2,6 kilómetros casi llanos, por la sombra y con el agua siempre al lado. Verás paneles con los nombres de los árboles y, en las rocas que rezuman, una planta carnívora diminuta que caza mosquitos con las hojas. Levanta la vista a menudo, porque las repisas son buitreras.</p>
<h2>La cueva</h2>
<p>Colgada en el escarpe está la cueva de la Ramera, habitada desde la Prehistoria. Solo se entra con guía y en temporada, para no molestar a los murciélagos. Si prefieres las alturas, sube con buen calzado hasta la cueva del Armentero y su mirador.</p>
<p>Es Monumento Natural desde 2004, junto con el sumidero de Mata Asnos.</p>`,
    portada: 'hoz-de-beteta',
    imagenes: [
      { imagen: 'buitres-leonados', alt_text: 'Buitres leonados sobre los cortados de la hoz' },
      { imagen: 'senderistas', alt_text: 'Senderistas en un camino de la Serranía' },
    ],
    meta_description:
      'La Hoz de Beteta, un bosque del norte en la Serranía de Cuenca: paseo botánico, tilos centenarios, cuevas y buitreras del Guadiela.',
    latitud: 40.5491,
    longitud: -2.1325,
    direccion: 'Carretera CM-210, entre Puente de Vadillos y Beteta',
    codigo_postal: '16870',
    faqs: [
      {
        pregunta: '¿Es fácil el paseo botánico?',
        respuesta: 'Mucho. Son 2,6 kilómetros con muy poco desnivel y algún tramo de escaleras de madera.',
      },
      {
        pregunta: '¿Dónde aparco?',
        respuesta: 'Mejor en la Casa de la Pradera. El aparcamiento de la fuente de los Tilos es muy pequeño.',
      },
      {
        pregunta: '¿Puedo entrar en la cueva de la Ramera?',
        respuesta: 'Solo en visitas guiadas y de temporada. Pregunta en el Ayuntamiento de Beteta antes de ir.',
      },
    ],
  },
  {
    nombre: 'Torre de Mangana',
    categoria: 'Monumentos',
    municipio: 'Cuenca',
    descripcion: `<p>Toda ciudad necesita a alguien que dé la hora. En Cuenca lo hace una torre solitaria, en una plaza abierta al viento que primero fue alcázar y después judería. La torre de Mangana se ve desde casi todas partes y se oye desde aún más lejos.</p>
<h2>Una torre, muchos trajes</h2>
<p>Su origen está en el siglo XVI, cuando el concejo quiso un reloj público. Desde entonces ha sufrido rayos y guerras, y cada arreglo la ha vestido a la moda: en los años veinte le pusieron aire neomudéjar y en 1968 el arquitecto <strong>Víctor Caballero</strong> le dio el aspecto de torre fuerte que tiene ahora. Pocos monumentos han cambiado tanto sin dejar de ser el mismo.</p>
<h2>La plaza</h2>
<p>Bajo tus pies, las excavaciones han sacado a la luz restos de la Cuenca andalusí, de la judería y de la iglesia de Santa María que se levantó después. En la explanada hay también una escultura de Gustavo Torner dedicada a la Constitución.</p>
<p>Ven al atardecer. Asómate a la barandilla, con la hoz del Júcar y la ciudad nueva abajo, y espera a que suenen las campanas. Es uno de los mejores momentos gratis que ofrece la ciudad.</p>`,
    portada: 'torre-mangana',
    imagenes: [
      { imagen: 'hoz-del-jucar', alt_text: 'La hoz del Júcar, a los pies de la ciudad' },
      { imagen: 'paseo-nocturno-farol', alt_text: 'Una calle del casco antiguo a la luz de los faroles' },
    ],
    meta_description:
      'La torre de Mangana, el reloj de Cuenca: historia, restos de la judería bajo la plaza y uno de los mejores atardeceres de la ciudad.',
    latitud: 40.0775,
    longitud: -2.1317,
    direccion: 'Plaza de Mangana, s/n',
    codigo_postal: '16001',
    faqs: [
      {
        pregunta: '¿Se puede subir a la torre?',
        respuesta: 'Normalmente no. Lo que se visita es la plaza, con sus restos arqueológicos y su mirador.',
      },
      {
        pregunta: '¿Cómo llego desde la Plaza Mayor?',
        respuesta: 'A pie, en unos cinco minutos, bajando por las callejuelas hacia la hoz del Júcar.',
      },
    ],
  },
  {
    nombre: 'Villa romana de Noheda',
    categoria: 'Yacimientos',
    municipio: 'Villar de Domingo García',
    descripcion: `<p>A finales del siglo IV, alguien muy rico decidió que su comedor debía contar historias. No sabemos cómo se llamaba. Sabemos que reunió más de treinta clases de mármol, que llenó la casa de esculturas y que encargó un mosaico de millones de teselas, algunas de vidrio y oro. En 1984 un arado tocó la esquina de aquel sueño.</p>
<h2>El mosaico</h2>
<p>La gran sala ronda los trescientos metros cuadrados, y de ellos se conservan unos <strong>231 de mosaico figurado</strong>, uno de los mayores conjuntos conocidos del mundo romano. Camina por las pasarelas y ve leyendo las escenas: la carrera de Pélope por la mano de Hipodamía, el juicio de Paris y el viaje de Helena, el cortejo de Dioniso, músicos y actores de pantomima con un órgano hidráulico, pescadores y monstruos marinos alrededor de una fuente.</p>
<p>Las caras tienen sombra, mirada y hasta cansancio. Tómate tu tiempo con ellas.</p>
<h2>Antes de entrar</h2>
<p>Las visitas son guiadas y conviene reservarlas. En el pueblo, el antiguo pósito acoge el centro de interpretación, buen lugar para empezar. Queda mucho por excavar: apenas ha salido a la luz una pequeña parte de la villa.</p>`,
    portada: 'noheda-mosaico',
    imagenes: [
      { imagen: 'girasoles-la-mancha', alt_text: 'Girasoles en los campos cercanos a Noheda' },
      { imagen: 'trigo-verano', alt_text: 'Campos de cereal de la Alcarria conquense' },
    ],
    meta_description:
      'La villa romana de Noheda y su mosaico figurado, uno de los mayores del mundo romano: escenas, visita y reserva, a 18 km de Cuenca.',
    latitud: 40.1836,
    longitud: -2.2594,
    direccion: 'Carretera N-320, pedanía de Noheda',
    codigo_postal: '16840',
    faqs: [
      {
        pregunta: '¿Hay que reservar?',
        respuesta:
          'Es lo más prudente: las visitas son guiadas y el aforo, limitado. Los días de apertura cambian según la época.',
      },
      {
        pregunta: '¿A qué distancia está de Cuenca?',
        respuesta: 'A unos 18 kilómetros por la N-320, en dirección a Guadalajara.',
      },
      {
        pregunta: '¿Está cubierto el yacimiento?',
        respuesta: 'El mosaico sí, bajo una gran estructura con pasarelas. Es buen plan incluso con lluvia.',
      },
    ],
  },
  {
    nombre: 'Chorreras del Cabriel',
    categoria: 'Naturaleza',
    municipio: 'Enguídanos',
    descripcion: `<p>Entre Víllora y Enguídanos, el Cabriel se olvida de ser un río y se pone a jugar. Durante casi dos kilómetros resbala por rampas de roca, cae en cascadas, se remansa en pozas turquesa y vuelve a empezar. El suelo que pisas lo ha hecho él mismo, grano a grano.</p>
<h2>Agua que se vuelve piedra</h2>
<p>Es toba: caliza que el agua trae disuelta y que va dejando sobre musgos y ramas hasta convertirlos en roca. Lo singular de las Chorreras es que <strong>siguen creciendo</strong>. Por eso son Monumento Natural, por eso forman parte de la Reserva de la Biosfera del Valle del Cabriel, declarada por la Unesco en 2019, y por eso conviene pisar con cuidado y solo donde está permitido.</p>
<h2>Cómo llegar</h2>
<p>El acceso está a unos cinco kilómetros de Enguídanos, en la carretera de Cardenete. Desde el aparcamiento se baja a pie por un camino señalizado; la vuelta es cuesta arriba, así que guarda agua. En temporada alta el aparcamiento se regula y es buena idea reservar plaza.</p>
<p>Ven en primavera o a comienzos de otoño, entre semana si puedes. Con el valle para ti, se oye cada salto por separado.</p>`,
    portada: 'hoces-cabriel',
    imagenes: [
      { imagen: 'kayak-hoces', alt_text: 'Kayak en las aguas verdes del Cabriel' },
      { imagen: 'senderistas', alt_text: 'Senderistas camino del río' },
    ],
    meta_description:
      'Las Chorreras del Cabriel, en Enguídanos: cascadas y pozas turquesa sobre toba viva, cómo llegar, cuándo ir y cómo cuidarlas.',
    latitud: 39.7048,
    longitud: -1.6174,
    direccion: 'Carretera de Enguídanos a Cardenete, km 5',
    codigo_postal: '16372',
    faqs: [
      {
        pregunta: '¿Es duro el camino?',
        respuesta: 'La bajada es cómoda. La vuelta tiene cuesta y poca sombra: lleva agua, gorra y calzado cerrado.',
      },
      {
        pregunta: '¿Puedo bañarme?',
        respuesta:
          'Las normas cambian según la temporada y el tramo. Consulta la señalización y no pises las tobas ni el musgo.',
      },
      {
        pregunta: '¿Qué otra cosa puedo ver cerca?',
        respuesta:
          'Las hoces de Enguídanos y, más al sur, en Minglanilla, la Reserva Natural de las Hoces del Cabriel.',
      },
    ],
  },
  {
    nombre: 'Moya, la villa en ruinas',
    categoria: 'Pueblos con encanto',
    municipio: 'Moya',
    descripcion: `<p>Parece un barco varado en lo alto de un cerro. Moya fue «llave de reinos», plaza fuerte entre Castilla, Aragón y Valencia, cabeza de un marquesado con decenas de aldeas. Hoy no vive nadie dentro de sus murallas. Se entra por una puerta monumental, se camina por una calle mayor sin casas y el viento hace de vecino.</p>
<h2>Lo que queda</h2>
<p>Un doble recinto con <strong>ocho puertas</strong>, el castillo con su torre del homenaje, los conventos, el ayuntamiento y los muros de varias iglesias abiertas al cielo. Solo la de Santa María la Mayor, restaurada, conserva el techo y el culto. Los Reyes Católicos dieron Moya en 1480 a Andrés de Cabrera y a Beatriz de Bobadilla, que la hicieron marquesado. El último vecino se marchó a mediados del siglo XX.</p>
<h2>Cada siete años</h2>
<p>Desde 1639, en septiembre y cada siete años, miles de personas suben a la Virgen de Tejeda desde su santuario de Garaballa hasta Moya, entre danzas de palos. La villa muerta se llena de golpe y, durante unos días, vuelve a ser ciudad.</p>
<p>El resto del tiempo es tuya. Ven con calzado firme y quédate hasta que se ponga el sol.</p>`,
    portada: 'moya-ruinas',
    imagenes: [
      { imagen: 'cielo-estrellado', alt_text: 'Noche estrellada sobre las ruinas' },
      { imagen: 'trashumancia-rebano', alt_text: 'Un rebaño en los caminos de la tierra de Moya' },
    ],
    meta_description:
      'Moya, la villa amurallada en ruinas de la Serranía Baja: puertas, castillo, iglesias y el Septenario de la Virgen de Tejeda.',
    latitud: 39.9486,
    longitud: -1.3657,
    direccion: 'Villa de Moya, junto a El Arrabal',
    codigo_postal: '16337',
    faqs: [
      {
        pregunta: '¿Se puede visitar libremente?',
        respuesta: 'Sí, el recinto está abierto. Ten cuidado con los muros y no te acerques a los bordes.',
      },
      {
        pregunta: '¿Cuándo es el próximo Septenario?',
        respuesta: 'Se celebra cada siete años; el último fue en 2025, de modo que el siguiente corresponde a 2032.',
      },
      {
        pregunta: '¿Hay servicios arriba?',
        respuesta: 'No. Lleva agua y come antes o después en Landete, que está a pocos kilómetros.',
      },
    ],
  },
  {
    nombre: 'Museo de Cuenca',
    categoria: 'Museos',
    municipio: 'Cuenca',
    descripcion: `<p>Antes de salir hacia Segóbriga, Valeria o Ercávica, pasa por aquí. El Museo de Cuenca guarda lo que esas ciudades romanas nos han ido contando: los retratos, las inscripciones, los vidrios, los dados con los que alguien perdió un jornal hace casi dos mil años.</p>
<h2>Un paseo por el tiempo</h2>
<p>Ocupa la <strong>Casa Curato</strong>, un edificio antiguo del casco histórico, en la calle que baja de la catedral hacia las Casas Colgadas. Las salas siguen un orden sencillo. Empiezas con las piedras talladas y las cerámicas de la Prehistoria, sigues con los ajuares de las necrópolis ibéricas y te detienes, con razón, en la Hispania romana: estatuas del foro, monedas, instrumentos de médico, juguetes. El recorrido continúa con lo visigodo y lo andalusí, y acaba cuando Cuenca ya es la ciudad que conoces.</p>
<h2>Por qué merece la pena</h2>
<p>Porque da voz a los lugares. Después de ver aquí un capitel de Valeria o una cabeza de mármol de Segóbriga, las ruinas dejan de ser muros bajos y se llenan de gente. Es un museo tranquilo, de los que permiten acercarse mucho a las piezas y oír los propios pasos.</p>
<p>Con niños, proponles un juego: encontrar diez animales antes de llegar a la última sala.</p>`,
    portada: 'valeria-romana',
    imagenes: [
      { imagen: 'segobriga-teatro', alt_text: 'El teatro de Segóbriga, de donde proceden algunas piezas del museo' },
      { imagen: 'manuscrito-antiguo', alt_text: 'Página de un manuscrito antiguo' },
    ],
    meta_description:
      'El Museo de Cuenca, en la Casa Curato: de la Prehistoria a la Edad Media, con lo mejor de Segóbriga, Valeria y Ercávica.',
    latitud: 40.0782,
    longitud: -2.1297,
    direccion: 'Calle Obispo Valero, 12',
    codigo_postal: '16001',
    faqs: [
      {
        pregunta: '¿Qué piezas no debo perderme?',
        respuesta:
          'La escultura romana de Segóbriga y los objetos de la vida diaria: juegos, vidrios y útiles de aseo.',
      },
      {
        pregunta: '¿Está cerca de las Casas Colgadas?',
        respuesta: 'A un par de minutos a pie. Se pueden ver los dos museos en una misma mañana.',
      },
    ],
  },
  {
    nombre: 'Plaza Mayor de San Clemente',
    categoria: 'Pueblos con encanto',
    municipio: 'San Clemente',
    descripcion: `<p>En el siglo XVI, San Clemente llegó a ser tan importante que la llamaron «la pequeña corte de La Mancha». Decenas de familias hidalgas levantaron aquí sus casas y, como no querían ser menos que nadie, pusieron sobre las puertas el escudo más grande que cupo. El resultado es una villa renacentista en plena llanura, con una plaza que podría ser un decorado si no fuera de verdad.</p>
<h2>La plaza</h2>
<p>La preside la antigua <strong>Casa Consistorial</strong>, con dos pisos de arcos y el escudo imperial en el centro. Dentro hay una sorpresa: el Museo de Obra Gráfica de la Fundación Antonio Pérez. Enfrente, la iglesia de Santiago Apóstol guarda una cruz gótica de alabastro que conviene mirar de cerca. Pasa bajo el Arco Romano, que en realidad es barroco, y saldrás a otra plaza, con el pósito y la vieja cárcel.</p>
<h2>Un poco más allá</h2>
<p>Busca la Torre Vieja, del siglo XV, hoy museo etnográfico, y ve leyendo fachadas por las calles de alrededor. La villa es Conjunto Histórico-Artístico desde 1980. Si vienes en primavera, pregunta por la Virgen de Rus, que llega en romería desde su santuario a hombros y a la carrera.</p>`,
    portada: 'san-clemente-plaza',
    imagenes: [
      { imagen: 'girasoles-la-mancha', alt_text: 'Girasoles en la llanura de San Clemente' },
      { imagen: 'bodega-vino', alt_text: 'Barricas en una bodega de la comarca' },
    ],
    meta_description:
      'La Plaza Mayor de San Clemente, joya del Renacimiento en La Mancha: Casa Consistorial, Santiago Apóstol, Torre Vieja y palacios.',
    latitud: 39.4044,
    longitud: -2.4287,
    direccion: 'Plaza Mayor, s/n',
    codigo_postal: '16600',
    faqs: [
      {
        pregunta: '¿Es romano el Arco Romano?',
        respuesta: 'No. Es de época barroca; el nombre popular se le quedó por la forma.',
      },
      {
        pregunta: '¿Dónde aparco?',
        respuesta:
          'En las calles que rodean el casco histórico. La plaza es peatonal y se llega andando en pocos minutos.',
      },
      {
        pregunta: '¿Cuánto tiempo le dedico?',
        respuesta: 'Una mañana, si quieres entrar en los museos. Para un paseo por las plazas bastan dos horas.',
      },
    ],
  },
];
