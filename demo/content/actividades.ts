import type { DemoActividad } from './types.ts';

export const actividades: DemoActividad[] = [
  {
    nombre: 'Cuenca a la luz del farol',
    descripcion: `<p>Cuando se van los autobuses, el casco antiguo baja la voz. Es el momento de recorrerlo con un farol en la mano y un guía que conoce cada puerta: la que esconde un crimen, la que guarda un amor imposible y la que nadie quiere abrir después de medianoche.</p>
<h2>Qué vas a vivir</h2>
<p>Salimos de la Plaza Mayor, subimos por la calle de San Pedro hasta los restos del castillo y volvemos por la ronda de Julián Romero, con la hoz del Huécar abierta a un lado y las Casas Colgadas encendidas al fondo. Por el camino escucharás la leyenda de la Cruz del Diablo, la del Cristo del Pasadizo y alguna que solo se cuenta en voz baja.</p>
<ul>
<li>Farol de mano para cada grupo familiar.</li>
<li>Grupos reducidos, para que nadie se pierda una palabra.</li>
<li>Vasito de resoli al terminar (o mosto, si vienes con niños).</li>
</ul>
<p><strong>Consejo:</strong> trae calzado con buena suela. El empedrado es precioso, pero no perdona los tacones.</p>`,
    imagen: 'paseo-nocturno-farol',
    lugar: 'Plaza Mayor, Cuenca',
    duracion: '1 hora y 45 minutos',
    min_personas: 6,
    max_personas: 25,
    disponibilidad: 'Viernes y sábados todo el año; en agosto, también los jueves',
    tarifas: [
      { texto: 'Adultos', precioCents: 1400 },
      { texto: 'De 6 a 12 años', precioCents: 800 },
      { texto: 'Menores de 6 años', precioCents: null },
    ],
  },
  {
    nombre: 'Kayak entre los Cuchillos del Cabriel',
    descripcion: `<p>El Cabriel baja limpio y frío entre paredes que parecen cortadas a cuchillo, y así se llaman: <em>los Cuchillos de Contreras</em>. Desde el agua se entienden mejor. Todo se vuelve vertical, y lo único que se oye es la pala.</p>
<h2>Cómo es el descenso</h2>
<p>Remamos un tramo tranquilo, con algún rápido corto para despertar la sonrisa. No hace falta experiencia: dedicamos la primera media hora a aprender a girar, frenar y reírnos de las primeras vueltas sobre uno mismo. A mitad de camino paramos en una playa de cantos para merendar y, si el tiempo acompaña, darnos un baño.</p>
<ul>
<li>Kayak, pala, chaleco, casco y traje de neopreno.</li>
<li>Monitor titulado y seguro de accidentes.</li>
<li>Traslado de vuelta al punto de salida.</li>
</ul>
<p>Estamos junto a una reserva natural, así que entramos en silencio y nos llevamos hasta la última migaja. <strong>Imprescindible saber nadar.</strong></p>`,
    imagen: 'kayak-hoces',
    lugar: 'Minglanilla, Cuenca',
    duracion: '4 horas',
    min_personas: 4,
    max_personas: 16,
    disponibilidad: 'De mayo a septiembre, todos los días según caudal',
    tarifas: [
      { texto: 'Adultos', precioCents: 3800 },
      { texto: 'De 8 a 14 años', precioCents: 2900 },
    ],
  },
  {
    nombre: 'Vía ferrata frente al Ventano del Diablo',
    descripcion: `<p>Casi todo el mundo mira la hoz del Júcar desde el Ventano. Tú vas a mirar el Ventano desde la hoz. Esta vía ferrata recorre los cortados de Villalba de la Sierra con peldaños, cable de vida y algún paso que se recuerda muchos años.</p>
<h2>Para quién es</h2>
<p>Para personas en buena forma que quieran estrenarse en la roca con un guía al lado. Hacemos el recorrido de iniciación y, si el grupo va sobrado, añadimos el puente colgante. Los buitres leonados suelen pasar a la altura de los ojos: intenta no soltarte para saludar.</p>
<ul>
<li>Casco, arnés y disipador homologados.</li>
<li>Un guía por cada seis personas.</li>
<li>Fotografías de la jornada sin coste.</li>
</ul>
<p>Edad mínima: 12 años, siempre con un adulto. Si llueve o sopla fuerte, cambiamos la fecha sin recargo.</p>`,
    imagen: 'via-ferrata',
    lugar: 'Villalba de la Sierra, Cuenca',
    duracion: '3 horas y media',
    min_personas: 2,
    max_personas: 12,
    disponibilidad: 'De marzo a noviembre, con reserva previa',
    tarifas: [{ texto: 'Por persona, material incluido', precioCents: 4200 }],
  },
  {
    nombre: 'El Escalerón y la Raya: el balcón de Uña',
    descripcion: `<p>Hay una escalera en la montaña. No la hizo nadie: es una grieta en la muralla de caliza por la que la gente de la Serranía subía y bajaba del valle a la muela cuando no había carretera. Por ahí vamos a subir.</p>
<h2>La ruta</h2>
<p>Desde Uña, junto a su laguna, ganamos altura hasta el Escalerón. Arriba espera el mejor regalo: un paseo casi llano por el borde de la Muela de la Madera, con el Júcar abajo y los buitres haciendo círculos sobre tu sombra. Bajamos por la Raya y cerramos la vuelta con los pies en remojo.</p>
<ul>
<li>Distancia: unos 11 kilómetros, con 350 metros de desnivel.</li>
<li>Dificultad media; no apta para quien tenga mucho vértigo.</li>
<li>Guía de naturaleza, prismáticos compartidos y seguro.</li>
</ul>
<p>Te pedimos botas, agua de sobra y curiosidad. De las historias de gancheros y pastores nos encargamos nosotros.</p>`,
    imagen: 'senderistas',
    lugar: 'Uña, Cuenca',
    duracion: '5 horas',
    min_personas: 5,
    max_personas: 18,
    disponibilidad: 'Sábados y domingos, de septiembre a junio',
    tarifas: [
      { texto: 'Adultos', precioCents: 1800 },
      { texto: 'De 8 a 16 años', precioCents: 1000 },
    ],
  },
  {
    nombre: 'Amanecer en globo sobre los molinos',
    descripcion: `<p>La Mancha se despierta despacio. Primero una línea rosa, luego la cal de los molinos, después las viñas en hileras como cuadernos abiertos. Desde la cesta de un globo todo eso pasa por debajo sin más ruido que el soplido del quemador.</p>
<h2>La mañana, paso a paso</h2>
<ol>
<li>Quedamos antes de que salga el sol, al pie de la sierra de los molinos.</li>
<li>Nos ayudas a extender e inflar la vela, si te apetece.</li>
<li>Volamos alrededor de una hora, hacia donde quiera el aire.</li>
<li>Aterrizamos, brindamos y almorzamos queso, pan y vino de la tierra.</li>
</ol>
<p>Un coche nos sigue por los caminos y te devuelve a tu punto de partida. El piloto decide la víspera si las condiciones son buenas; si no lo son, eliges otro día o te devolvemos el importe.</p>
<p><strong>No apto</strong> para menores de 7 años ni para embarazadas.</p>`,
    imagen: 'globo-amanecer',
    lugar: 'Mota del Cuervo, Cuenca',
    duracion: '3 horas (1 de vuelo)',
    min_personas: 2,
    max_personas: 8,
    disponibilidad: 'Todo el año al amanecer, según viento',
    tarifas: [
      { texto: 'Adultos', precioCents: 16500 },
      { texto: 'De 7 a 12 años', precioCents: 11000 },
    ],
  },
  {
    nombre: 'Manos al barro: taller de torno en Priego',
    descripcion: `<p>Priego huele a arcilla desde hace siglos. En este taller te sientas al torno, mojas las manos y descubres que la calma también se aprende. El barro nota si tienes prisa.</p>
<h2>Qué harás</h2>
<p>Empezamos por conocer las tierras de la comarca y las formas de siempre: el cántaro, la orza, el botijo. Luego cada participante levanta su pieza en el torno y la decora con engobes. La cocemos nosotros y te la enviamos a casa, o te la guardamos para cuando vuelvas, que es mejor excusa.</p>
<ul>
<li>Delantal, arcilla y herramientas.</li>
<li>Dos piezas por persona, con cocción incluida.</li>
<li>Infusión de hierbas de la sierra en el descanso.</li>
</ul>
<p>El taller es accesible y se adapta a niños a partir de 5 años, que modelan sobre mesa.</p>`,
    imagen: 'taller-ceramica',
    lugar: 'Priego, Cuenca',
    duracion: '2 horas y media',
    min_personas: 3,
    max_personas: 10,
    disponibilidad: 'Sábados por la mañana; grupos, cualquier día con reserva',
    tarifas: [
      { texto: 'Adultos', precioCents: 3200 },
      { texto: 'De 5 a 12 años', precioCents: 2200 },
      { texto: 'Acompañantes sin torno', precioCents: null },
    ],
  },
  {
    nombre: 'Teje tu primera cesta en Cañamares',
    descripcion: `<p>En invierno, los campos de Cañamares se ponen rojos. Son los mimbrales, que han perdido la hoja y arden con el sol bajo de la tarde. Con esas varas vas a tejer tu primera cesta.</p>
<h2>Del río a la mano</h2>
<p>Damos un paseo corto por la vega del Escabas para ver cómo se planta, se corta y se cuece el mimbre. Después, en el taller, aprendes a montar la cruceta, a levantar los costados y a rematar el borde. Saldrás con una panera terminada y con dedos nuevos.</p>
<ul>
<li>Mimbre preparado y herramientas.</li>
<li>Acompañamiento de una artesana durante toda la sesión.</li>
<li>Hoja con los pasos, para repetir en casa.</li>
</ul>
<p>No necesitas experiencia. Si alguna vez trenzaste el pelo a alguien, ya sabes la mitad.</p>`,
    imagen: 'taller-mimbre',
    lugar: 'Cañamares, Cuenca',
    duracion: '4 horas',
    min_personas: 3,
    max_personas: 8,
    disponibilidad: 'De octubre a abril, el segundo domingo de cada mes',
    tarifas: [{ texto: 'Por persona, materiales incluidos', precioCents: 4500 }],
  },
  {
    nombre: 'Tirolinas entre pinos en Tragacete',
    descripcion: `<p>A casi 1.300 metros de altura, donde el Júcar todavía es un niño, hemos tendido un circuito de tirolinas y puentes de cuerda entre pinos silvestres. Se cruza por encima de un barranco que huele a resina y a agua recién nacida.</p>
<h2>El circuito</h2>
<p>Son doce plataformas, cuatro tirolinas y un salto final con freno automático. Vas siempre asegurado a una línea de vida continua: se engancha al principio y no se suelta hasta que pisas tierra. Los más pequeños tienen su propio recorrido, a un metro y medio del suelo.</p>
<ul>
<li>Arnés, casco y guantes.</li>
<li>Charla de seguridad y práctica previa.</li>
<li>Zona de merienda con fuente y sombra.</li>
</ul>
<p>Estatura mínima para el circuito alto: 1,30 m. Para el infantil basta con tener ganas y 4 años cumplidos.</p>`,
    imagen: 'tirolina',
    lugar: 'Tragacete, Cuenca',
    duracion: '2 horas',
    min_personas: 2,
    max_personas: 20,
    disponibilidad: 'Fines de semana de abril a octubre; en julio y agosto, todos los días',
    tarifas: [
      { texto: 'Circuito alto', precioCents: 2400 },
      { texto: 'Circuito infantil', precioCents: 1300 },
      { texto: 'Adulto acompañante, sin circuito', precioCents: null },
    ],
  },
  {
    nombre: 'La viña y la cueva: una tarde de vino en San Clemente',
    descripcion: `<p>Antes de los depósitos de acero, el vino de estas tierras dormía bajo las casas, en cuevas excavadas a pico. En esta visita caminas entre cepas viejas, bajas a una de esas cuevas y acabas con la copa en la mano.</p>
<h2>El recorrido</h2>
<p>Empezamos en la viña, donde una enóloga te explica por qué aquí las plantas crecen en vaso y miran al suelo. Seguimos por la bodega y terminamos en la cueva, entre tinajas, con una cata de cuatro vinos: un airén fresco, un bobal de La Manchuela, un tempranillo de Uclés y un dulce para despedirse.</p>
<ul>
<li>Cata comentada de cuatro vinos.</li>
<li>Queso manchego, pan y aceite de la provincia.</li>
<li>Mosto y juego de aromas para los menores.</li>
</ul>
<p>La cueva está a 14 grados todo el año: trae una chaqueta aunque fuera apriete agosto.</p>`,
    imagen: 'bodega-vino',
    lugar: 'San Clemente, Cuenca',
    duracion: '2 horas y media',
    min_personas: 4,
    max_personas: 20,
    disponibilidad: 'Sábados a las 18:00; en vendimia, también los viernes',
    tarifas: [
      { texto: 'Adultos, con cata', precioCents: 2600 },
      { texto: 'De 8 a 17 años, con mosto', precioCents: 900 },
      { texto: 'Menores de 8 años', precioCents: null },
    ],
  },
  {
    nombre: 'Noche de estrellas en las lagunas',
    descripcion: `<p>Lejos de las farolas, el cielo de la Serranía Baja recupera lo que era: un lugar lleno. En las noches sin luna, la Vía Láctea se ve de un horizonte a otro y se refleja, tímida, en las lagunas de Cañada del Hoyo.</p>
<h2>La sesión</h2>
<p>Llegamos con la última luz para ver cómo cambia de color el agua. Después, mantas en el suelo y a mirar: constelaciones a simple vista con puntero láser, planetas y cúmulos con telescopio y las historias que pastores y arrieros pusieron a las estrellas para no perderse.</p>
<ul>
<li>Dos telescopios y monitor de astronomía.</li>
<li>Manta y caldo caliente (o limonada, en verano).</li>
<li>Plano del cielo para llevarte a casa.</li>
</ul>
<p>Abrígate más de lo que creas necesario. Las linternas, solo de luz roja: te dejamos una.</p>`,
    imagen: 'cielo-estrellado',
    lugar: 'Cañada del Hoyo, Cuenca',
    duracion: '2 horas y media',
    min_personas: 6,
    max_personas: 24,
    disponibilidad: 'Noches cercanas a la luna nueva, de abril a octubre',
    tarifas: [
      { texto: 'Adultos', precioCents: 1900 },
      { texto: 'De 6 a 14 años', precioCents: 1100 },
    ],
  },
  {
    nombre: 'La hoz del Júcar en bicicleta eléctrica',
    descripcion: `<p>Hay carreteras que parecen hechas para ir despacio. La que remonta el Júcar desde Cuenca es una de ellas: chopos, agua verde y paredes que se van cerrando hasta dejar solo una rendija de cielo.</p>
<h2>Pedalea lo justo</h2>
<p>La bicicleta eléctrica te quita las cuestas, no el paisaje. Salimos de la ciudad por el barrio de San Antón, remontamos el río entre huertas y pinos y paramos donde el cuerpo lo pida: en una playa de piedra, bajo una buitrera o en una venta con buen tomate. Volvemos por el mismo valle, con la luz al revés, que es como hacer otra ruta.</p>
<ul>
<li>Bicicleta eléctrica de montaña y casco.</li>
<li>Guía ciclista y coche de apoyo.</li>
<li>Almuerzo de media mañana.</li>
</ul>
<p>Recorrido de 32 kilómetros, sin dificultad técnica. Estatura mínima: 1,50 m.</p>`,
    imagen: 'bicicleta-serrania',
    lugar: 'Barrio de San Antón, Cuenca',
    duracion: '4 horas',
    min_personas: 2,
    max_personas: 10,
    disponibilidad: 'Todo el año, de martes a domingo',
    tarifas: [
      { texto: 'Con bicicleta eléctrica', precioCents: 4900 },
      { texto: 'Con tu propia bicicleta', precioCents: 2500 },
    ],
  },
  {
    nombre: 'La berrea: el bosque que brama',
    descripcion: `<p>Durante unas semanas, entre mediados de septiembre y mediados de octubre, la Serranía cambia de voz. Los ciervos braman para defender su harén, y el eco rebota en las muelas como si el monte entero respirara.</p>
<h2>Escuchar sin molestar</h2>
<p>Salimos al atardecer, a pie y en fila, con un guía que sabe dónde colocarse y, sobre todo, dónde no. Usamos telescopios terrestres para no tener que acercarnos. Muchas veces se oye más de lo que se ve, y no importa: pocas cosas ponen la piel de gallina como un bramido en la niebla.</p>
<ul>
<li>Guía de naturaleza y material óptico.</li>
<li>Traslado en todoterreno desde el pueblo.</li>
<li>Chocolate caliente a la vuelta.</li>
</ul>
<p>Ropa de abrigo, colores apagados y teléfono en silencio. Plazas muy limitadas: reserva con tiempo.</p>`,
    imagen: 'ciervo-berrea',
    lugar: 'Las Majadas, Cuenca',
    duracion: '3 horas',
    min_personas: 4,
    max_personas: 12,
    disponibilidad: 'Del 15 de septiembre al 15 de octubre',
    tarifas: [
      { texto: 'Adultos', precioCents: 2800 },
      { texto: 'De 10 a 16 años', precioCents: 1800 },
    ],
  },
];
