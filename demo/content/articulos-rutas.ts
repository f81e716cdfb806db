/** Demo articles: rutas-y-naturaleza. */
import type { DemoArticulo } from './types.ts';

export const rutas: DemoArticulo[] = [
  {
    titulo: `Un día en la Ciudad Encantada, sin prisas y con desvíos`,
    destacado: true,
    categoria: 'rutas-y-naturaleza',
    resumen: `El Tormo Alto sale en todas las postales, pero la excursión empieza mucho antes, en la carretera del Júcar. Proponemos una jornada completa con ventano, mar de piedra, mirador y laguna.`,
    contenido: `
<p>La primera vez que ves el Tormo Alto piensas que alguien debería apuntalarlo. Una masa de roca ancha como una casa se sostiene sobre un pie estrecho, y así lleva muchos miles de años. La Ciudad Encantada está hecha de equilibrios como ese. Conviene recorrerla despacio, y conviene todavía más no ir solo a eso.</p>
<h2>Por qué las piedras tienen sombrero</h2>
<p>Hace unos noventa millones de años todo esto era fondo marino. Los sedimentos formaron capas de distinta resistencia: arriba, dolomías duras; abajo, otras más blandas. Al emerger, el agua, el hielo y el viento atacaron a la vez, pero no al mismo ritmo. Lo blando adelgazó y lo duro quedó en voladizo. De ahí los hongos, los arcos y los callejones.</p>
<p>El lugar, en terrenos de Valdecabras, fue declarado sitio natural de interés nacional en 1929. Es finca privada, de modo que se paga entrada.</p>
<h2>El paseo</h2>
<p>El circuito es circular, de unos tres kilómetros, y está bien señalizado. Cada figura tiene su cartel, aunque es más divertido jugar a adivinar antes de leerlo: los Barcos, el Perro, la Foca, el Tobogán, los Amantes de Teruel. Reserva hora y media. No es apto para carritos en todos los tramos.</p>
<h2>La jornada, parada a parada</h2>
<table>
<thead><tr><th>Parada</th><th>Desde Cuenca</th><th>Tiempo allí</th></tr></thead>
<tbody>
<tr><td>Villalba de la Sierra</td><td>20 km</td><td>Un café</td></tr>
<tr><td>Ventano del Diablo</td><td>24 km</td><td>20 minutos</td></tr>
<tr><td>Ciudad Encantada</td><td>30 km</td><td>1 h 30 min</td></tr>
<tr><td>Mirador de Uña</td><td>A pie, unos 2 km</td><td>1 hora, ida y vuelta</td></tr>
<tr><td>Laguna de Uña</td><td>36 km</td><td>45 minutos</td></tr>
</tbody>
</table>
<p><em>Distancias aproximadas por la CM-2105.</em></p>
[[ubicacion:ventano-del-diablo]]
<h3>El ventano</h3>
<p>Una bóveda de roca abierta al vacío, con dos huecos que dan a la garganta del Júcar. Según la leyenda, el diablo empujaba a los curiosos. Agárrate, que las vistas ya empujan bastante.</p>
<h3>El mirador y la laguna</h3>
<p>Desde el aparcamiento de la Ciudad Encantada parte el camino al mirador de Uña, un balcón natural sobre el valle. Abajo brilla la laguna, con sus carrizales y sus fochas. Luego puedes bajar en coche y rodearla.</p>
<figure data-ancho="ancha"><img src="[[imagen:laguna-de-una]]" alt="Tres fochas en la laguna de Uña, con los cortados al fondo" width="1600" height="1067"><figcaption>La laguna, cuando se va el último coche. Ilustración: Archivo de Ejemplo.</figcaption></figure>
<p>Si la visita cae en el último sábado del mes, quédate a cenar: por la noche se apagan las linternas.</p>
[[evento:noche-de-estrellas-junto-a-la-laguna]]
<h2>Cuándo y cómo</h2>
<ul>
<li><strong>Mejor luz:</strong> primera hora o última tarde; el mediodía aplasta las formas.</li>
<li><strong>Mejor estación:</strong> otoño entre semana. Con nieve es otro planeta, pero consulta el estado de la carretera.</li>
<li><strong>Lleva:</strong> agua, gorra y la merienda. Baja todo lo que subas.</li>
</ul>
<p>Para alargar la jornada a pie, la guía que llevamos en la mochila:</p>
[[producto:guia-de-senderos-de-la-serrania]]
<p>Tienes cada parada situada en <a href="/ubicaciones">nuestro mapa</a>, con coordenadas y preguntas frecuentes.</p>
`,
    autor: 'Lucía Herráiz',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 12,
    portada: 'ciudad-encantada-tormo-tarde',
    inicial: 'ventano-del-diablo',
    map_search_text: 'Ciudad Encantada, Cuenca',
  },
  {
    titulo: `El nacimiento del Cuervo, un río que empieza por el final`,
    categoria: 'rutas-y-naturaleza',
    resumen: `Casi todos los ríos nacen tímidos. El Cuervo, no: sale de una cueva y a los pocos metros se deja caer en una cortina de musgo y toba. Un paseo corto que cambia por completo con cada estación.`,
    contenido: `
<p>El sonido te recibe en el aparcamiento. No es un rugido, es algo más fino, como muchas conversaciones a la vez. Sigues la pasarela entre pinos silvestres y, a los diez minutos, aparece: una pared de musgo por la que el agua no cae, sino que se desmenuza en cientos de hilos.</p>
<h2>La cascada que crece</h2>
<p>El Cuervo nace a casi 1.500 metros, en la vertiente de la Muela de San Felipe, cerca de Vega del Codorno. El agua ha viajado por dentro de la caliza y llega cargada de carbonato. Al salir al aire y encontrarse con los musgos, lo va soltando, y ese depósito se convierte en <strong>toba</strong>, una piedra esponjosa que crece con la propia cascada. Lo que ves es, por tanto, una escultura sin terminar.</p>
<p>Todo el paraje está protegido como monumento natural. El río, todavía niño aquí, baja luego hacia el Guadiela y acaba en el Tajo.</p>
<h2>Tres maneras de caminarlo</h2>
<table>
<thead><tr><th>Itinerario</th><th>Distancia</th><th>Para quién</th></tr></thead>
<tbody>
<tr><td>Hasta la cascada</td><td>Unos 400 m</td><td>Todos; el primer tramo está adaptado</td></tr>
<tr><td>Sendero del nacimiento</td><td>1,5 km, circular</td><td>Familias con ganas de unas escaleras</td></tr>
<tr><td>Sendero de la turbera</td><td>Otro kilómetro y medio</td><td>Curiosos de las plantas</td></tr>
<tr><td>Sendero del pinar</td><td>11 km</td><td>Senderistas</td></tr>
</tbody>
</table>
<p>No te quedes en la cascada, como hace mucha gente. El sendero sube en paralelo al agua, pasa por pozas transparentes y termina ante una grieta en la roca: el manantial. Es el sitio más silencioso del recorrido, y en verano, el más fresco.</p>
<h2>Cuatro estaciones, cuatro ríos</h2>
<ul>
<li><strong>Primavera.</strong> El deshielo multiplica los hilos y la cascada se vuelve un muro blanco. Es su mejor momento.</li>
<li><strong>Verano.</strong> Queda menos agua y más sombra. En años secos apenas gotea: pregunta antes.</li>
<li><strong>Otoño.</strong> Arces y avellanos ponen el color que al pinar le falta.</li>
<li><strong>Invierno.</strong> Con varias noches de helada seguidas, la cascada se congela y parece un órgano de cristal.</li>
</ul>
<h2>Cuidarlo</h2>
<p>La toba tarda décadas en crecer unos centímetros y se rompe de una pisada. No cruces las vallas, no te bañes y no dejes que el perro lo haga. La foto se hace igual de bien desde la barandilla.</p>
<h2>Llegar</h2>
<p>Desde Cuenca hay unos 80 kilómetros por Villalba de la Sierra, Uña y Tragacete. La carretera es preciosa y lenta: calcula hora y media y llena el depósito antes de salir. De vuelta, un plato de morteruelo en cualquier pueblo de la sierra cierra bien el día. Y si prefieres ir con guía, mira las <a href="/actividades-y-eventos">salidas programadas</a>.</p>
`,
    autor: 'Inés Cañamares',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 54,
    portada: 'nacimiento-rio-cuervo-tarde',
    inicial: 'rio-cuervo-hielo',
    map_search_text: 'Nacimiento del río Cuervo, Vega del Codorno',
  },
  {
    titulo: `La vuelta a Cuenca por sus dos hoces`,
    categoria: 'rutas-y-naturaleza',
    resumen: `Cuatro kilómetros bastan para rodear la ciudad alta sin separarse del agua y de la roca. Un sendero urbano que pasa bajo las Casas Colgadas, trepa hasta el Castillo y regresa junto al Júcar.`,
    contenido: `
<p>A Cuenca se la conoce de dos maneras: desde arriba, asomándose, o desde abajo, con el cuello doblado. Esta ruta ofrece las dos en una mañana. No necesitas coche, ni botas de montaña, ni más planes que un bocadillo.</p>
<h2>El trazado</h2>
<p>Es un circuito de unos cuatro kilómetros, señalizado como sendero local por la red municipal. Puedes empezar donde quieras. Nosotros lo hacemos en el Recreo Peral, a orillas del Júcar, y giramos a favor de la corriente.</p>
<table>
<thead><tr><th>Tramo</th><th>Tiempo</th><th>Qué verás</th></tr></thead>
<tbody>
<tr><td>Recreo Peral a la Junta de los Ríos</td><td>25 min</td><td>Pasarela de madera sobre el Júcar</td></tr>
<tr><td>Junta de los Ríos al Auditorio</td><td>20 min</td><td>El Huécar entre casas y puentes</td></tr>
<tr><td>Auditorio al puente de San Pablo</td><td>15 min</td><td>Las Casas Colgadas, desde abajo</td></tr>
<tr><td>Puente al mirador del Castillo</td><td>35 min</td><td>Hocinos y subida por la ladera</td></tr>
<tr><td>Castillo al Recreo Peral</td><td>25 min</td><td>Bajada a la hoz del Júcar</td></tr>
</tbody>
</table>
<h2>El lado del Júcar</h2>
<p>El agua tiene aquí ese verde que parece inventado y que viene de la caliza disuelta. La pasarela va pegada a la pared, entre chopos y sauces. Levanta la vista: en los farallones hay pintados unos ojos enormes que nadie sabe bien quién empezó y que alguien repasa de vez en cuando.</p>
<h2>El lado del Huécar</h2>
<p>El río pequeño ha hecho la hoz más famosa. Tras el Auditorio el valle se estrecha y las casas trepan por la roca hasta que, de repente, tienes las <strong>Casas Colgadas</strong> justo encima, con sus balcones de madera sobre la nada. Un poco más allá cruza el <strong>puente de San Pablo</strong>, de hierro, tendido a comienzos del siglo XX en el lugar de otro de piedra que se había arruinado. Tiene unos sesenta metros de alto: si sufres de vértigo, alégrate de pasar por debajo.</p>
<p>Después el asfalto se acaba. La senda avanza entre <em>hocinos</em>, las casitas con huerto arrimadas a la peña, y gana altura poco a poco. Al poeta Federico Muelas, que tuvo uno, le bastaba esto para escribir.</p>
<h2>Arriba</h2>
<p>El mirador del Castillo es el premio. Toda la ciudad cabe en una mirada: la catedral, el convento de San Pablo, los rascacielos medievales de la calle Alfonso VIII. Si vas en los primeros días de noviembre, los chopos del fondo estarán amarillos y no querrás bajar.</p>
<h2>Consejos</h2>
<ul>
<li>Hazla por la mañana: el sol da de lleno en las Casas Colgadas.</li>
<li>Con lluvia o hielo, la ladera del Huécar resbala.</li>
<li>Si quieres más, enlaza con la senda de los Hocinos hacia Molinos de Papel.</li>
</ul>
<p>En la <a href="/tienda">tienda</a> tienes una guía de senderos con este y otros recorridos.</p>
`,
    autor: 'Julián Poyatos',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 131,
    portada: 'hoz-del-huecar-otono',
    inicial: 'puente-san-pablo',
  },
  {
    titulo: `Cabriel abajo: cuchillos de piedra y agua turquesa`,
    categoria: 'rutas-y-naturaleza',
    resumen: `Entre Enguídanos y Minglanilla, uno de los ríos más limpios de Europa se abre paso a golpe de hoz. Te contamos qué se puede andar, qué se puede remar y qué conviene solo mirar.`,
    contenido: `
<p>Desde la autovía no sospechas nada. Viñas, almendros, naves, el llano de siempre. Sales en Minglanilla, conduces unos minutos y el llano se rompe: crestas de roca puestas de canto, afiladas, en fila, y al fondo una cinta de agua que pasa del azul al verde. Es el Cabriel, y marca la frontera con tierras valencianas.</p>
<h2>Los Cuchillos, a pie</h2>
<p>La Reserva Natural de las Hoces del Cabriel ocupa unos doce kilómetros de la margen derecha del río, aguas abajo de la presa de Contreras. Las paredes alcanzan el centenar de metros, y en ellas crían el águila perdicera, el águila real y el halcón peregrino. También verás cabras monteses, que te habrán visto a ti mucho antes.</p>
<p>El sendero de los <strong>Cuchillos de Contreras</strong> va casi siempre junto al río y permite caminar al pie de las crestas. Son alrededor de seis kilómetros entre ida y vuelta, sin dificultad. El número de visitantes diarios está limitado, así que infórmate y reserva antes de ir.</p>
<h2>Las Chorreras, con los ojos</h2>
<p>Río arriba, a cinco kilómetros de Enguídanos, el Cabriel salta de poza en poza sobre terrazas de toba. El agua lleva miles de años fabricando su propio lecho y continúa haciéndolo. Las Chorreras son monumento natural y forman parte de la Reserva de la Biosfera del Valle del Cabriel. En ellas <strong>el baño no está permitido</strong>: la piedra recién nacida es frágil. A cambio, hay miradores y una senda circular que parte del pueblo.</p>
<h2>Remar</h2>
<p>El embalse de Contreras y los tramos autorizados del río se prestan al kayak y a la tabla. Con empresa y guía, es la mejor manera de ver las hoces desde donde se hicieron. No hace falta experiencia, solo saber nadar y no tener prisa.</p>
<table>
<thead><tr><th>Plan</th><th>Duración</th><th>Mejor época</th></tr></thead>
<tbody>
<tr><td>Sendero de los Cuchillos</td><td>2 horas</td><td>Octubre a mayo</td></tr>
<tr><td>Miradores de las Chorreras</td><td>1 h 30 min</td><td>Todo el año</td></tr>
<tr><td>Circular desde Enguídanos</td><td>4 a 5 horas</td><td>Primavera y otoño</td></tr>
<tr><td>Kayak con guía</td><td>Medio día</td><td>Mayo a septiembre</td></tr>
</tbody>
</table>
<h2>Comer y dormir</h2>
<p>La Manchuela es tierra de bobal, de ajoarriero y de champiñón. Prueba también el gazpacho manchego, el de torta y caza, que aquí no se toma frío ni en broma. Hay casas rurales en Enguídanos, Mira y Minglanilla: las encontrarás en <a href="/ubicaciones">ubicaciones</a>.</p>
<blockquote><p>Regla de oro del Cabriel: déjalo como si mañana viniera a verlo alguien a quien quieres mucho.</p></blockquote>
`,
    autor: 'Tomás Valera',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 194,
    portada: 'hoces-cabriel-tarde',
    contact: {
      addressLine1: 'Cabriel a Remo (empresa de ejemplo)',
      addressLine2: 'Camino del Río, s/n',
      addressLine3: '16372 Enguídanos, Cuenca',
      phone1: '969 000 123',
      phone2: '600 000 123',
      email1: 'reservas.cabriel@example.com',
      websiteUrl: 'https://www.example.com/cabriel-a-remo',
      instagramUrl: 'https://www.example.com/instagram/cabriel-a-remo',
    },
  },
  {
    titulo: `Los Callejones de Las Majadas y la voz del ciervo`,
    categoria: 'rutas-y-naturaleza',
    resumen: `Un laberinto de piedra sin taquilla ni barandillas, perfecto para ir con niños. Y, si llegas entre mediados de septiembre y octubre, el sonido más antiguo del bosque al caer la tarde: la berrea.`,
    contenido: `
<p>Entras por una grieta en la que caben justos los hombros. Dentro hay una calle, luego una plaza con un pino en medio, después un arco, una seta, un puente. No hay carteles que te digan qué parece cada cosa. Los Callejones de Las Majadas son la hermana tímida de la Ciudad Encantada: menos visitada, gratuita y con permiso para perderse un poco.</p>
<h2>El recorrido</h2>
<p>El sendero oficial es un circuito de unos 3,6 kilómetros, a 1.400 metros de altitud y dentro del Parque Natural de la Serranía de Cuenca. Se completa en hora y media, aunque nadie tarda hora y media: siempre hay un pasadizo más por probar.</p>
<ul>
<li><strong>Inicio:</strong> explanada señalizada, a unos tres kilómetros del pueblo de Las Majadas.</li>
<li><strong>Dificultad:</strong> baja. Hay piedras sueltas y algún escalón alto.</li>
<li><strong>Con niños:</strong> sí, y mejor si son ellos los que guían.</li>
<li><strong>Agua:</strong> no hay en el circuito; llénala en el pueblo.</li>
</ul>
<h2>Cómo se hizo el laberinto</h2>
<p>La roca tenía fracturas en dos direcciones, como una tableta de chocolate. El agua las fue ensanchando hasta convertirlas en calles, y los bloques quedaron como manzanas de casas. Los pastores aprovecharon el regalo: cerraban un callejón con ramas y tenían corral. De ahí, de las majadas, viene el nombre.</p>
<h2>La berrea</h2>
<p>Entre mediados de septiembre y mediados de octubre los ciervos machos bajan a los claros y braman. No se parece a nada: es ronco, largo, casi mecánico, y llega de varios puntos a la vez. El mejor momento es la última hora de luz, y también el alba si te atreves con el frío.</p>
<ol>
<li>Busca un punto alto con vistas a un prado y llega una hora antes de la puesta de sol.</li>
<li>Viste de colores apagados y ponte el viento de cara.</li>
<li>Habla en susurros. El oído de un ciervo juega en otra liga.</li>
<li>No te salgas de las pistas ni intentes acercarte. En celo no están para visitas.</li>
</ol>
<blockquote><p>La primera vez que lo oyes, se te eriza la nuca. La segunda, también.</p></blockquote>
<h2>Muy cerca</h2>
<p>A menos de media hora en coche está <strong>El Hosquillo</strong>, un parque en una hoya cerrada donde se ven ciervos, gamos, cabras monteses e incluso osos y lobos. Solo se entra con reserva y en visita guiada. Y a un paseo del pueblo, el mirador del Picón del Tío Cogote se asoma a un barranco de los que quitan las ganas de hacer bromas.</p>
<p>Si buscas más planes por la sierra alta, todo lo que hemos publicado está en <a href="/rutas-y-naturaleza">rutas y naturaleza</a>.</p>
`,
    autor: 'Inés Cañamares',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 268,
    portada: 'callejones-las-majadas',
    inicial: 'ciervo-berrea',
  },
  {
    titulo: `Hoz de Beteta: tilos del norte en un cañón del sur`,
    categoria: 'rutas-y-naturaleza',
    resumen: `Seis kilómetros de paredes, un río helado y un bosque que parece equivocado de latitud. La hoz de Beteta guarda tilos centenarios, cuevas y hasta plantas carnívoras, todo al lado de la carretera.`,
    contenido: `
<p>Bajas del coche en la Fuente de los Tilos y notas el cambio en la piel antes que en los ojos. Hay cinco grados menos que en el pueblo, huele a tierra mojada y a hoja, y el sol solo llega de refilón. Estás en la provincia de Cuenca, aunque tu nariz jure que es Asturias.</p>
<h2>Un bosque refugiado</h2>
<p>El río Guadiela ha tallado aquí un cañón de unos seis kilómetros con paredes que superan los ochenta metros. La orientación y la humedad han hecho el resto: en su fondo sobreviven especies propias de climas más frescos. Tilos, avellanos, arces, tejos, acebos. En los rezumaderos de la roca crece la grasilla, una <strong>planta carnívora</strong> de flor violeta que atrapa insectos con sus hojas pegajosas.</p>
<p>El espacio está declarado monumento natural, junto con el cercano sumidero de Mata Asnos, por el que un arroyo desaparece bajo tierra para volver a asomar kilómetros después.</p>
<h2>Qué se puede andar</h2>
<table>
<thead><tr><th>Sendero</th><th>Longitud</th><th>Dificultad</th></tr></thead>
<tbody>
<tr><td>Paseo botánico, de la Fuente de los Tilos a la Casa de la Pradera</td><td>2,6 km</td><td>Muy baja</td></tr>
<tr><td>Cueva del Armentero, ida</td><td>1,6 km</td><td>Media, con subida final</td></tr>
<tr><td>Travesía hasta Solán de Cabras</td><td>Unos 15 km</td><td>Alta, con orientación</td></tr>
</tbody>
</table>
<h3>El paseo botánico</h3>
<p>Es casi llano, con paneles que ayudan a poner nombre a cada árbol. Ve despacio y mira hacia arriba de vez en cuando: los buitres leonados anidan en las repisas y cruzan el cielo de pared a pared.</p>
<h3>La cueva del Armentero</h3>
<p>El camino pasa por debajo de la cueva de la Ramera, de visita restringida, y sube con decisión hasta un abrigo usado durante siglos por el ganado. Desde allí la hoz se entiende de golpe.</p>
<h2>El agua que curaba reyes</h2>
<p>En la hoz vecina, la del río Cuervo, mana <strong>Solán de Cabras</strong>. La tradición dice que un pastor la descubrió al ver que sus cabras enfermas sanaban bañándose en ella. A finales del siglo XVIII sus aguas se declararon de utilidad pública, y en 1826 hasta allí viajó Fernando VII con la reina María Josefa Amalia en busca de un heredero. Las aguas debieron de hacer lo que pudieron.</p>
<h2>Notas prácticas</h2>
<ul>
<li>La hoz está junto a la CM-210, entre Puente de Vadillos y Beteta.</li>
<li>El aparcamiento de los Tilos es pequeño: madruga los fines de semana.</li>
<li>Primavera para las flores; primera quincena de noviembre para el color.</li>
<li>De camino, las vegas de Cañamares y Priego son las del mimbre; en nuestra <a href="/tienda">tienda</a> hay piezas hechas con él.</li>
</ul>
`,
    autor: 'Lucía Herráiz',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 395,
    portada: 'hoz-de-beteta-noche',
    map_search_text: 'Hoz de Beteta, Fuente de los Tilos, Beteta',
  },
];
