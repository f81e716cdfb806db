/** Demo articles: historia. */
import type { DemoArticulo } from './types.ts';

export const historia: DemoArticulo[] = [
  {
    titulo: `1177: los nueve meses que cambiaron Cuenca`,
    categoria: 'historia',
    resumen: `Alfonso VIII acampó ante Cuenca en enero y no entró hasta septiembre. De aquel asedio nacieron un escudo, un fuero copiado en media Castilla y una fiesta que la ciudad no ha dejado de celebrar.`,
    contenido: `
<p>Sube a la plaza de Mangana a última hora de la tarde y asómate al pretil. A un lado baja el Júcar, verde y lento; al otro, detrás de los tejados, se adivina el tajo del Huécar. No hace falta saber de guerra para entender el problema que se encontró Alfonso VIII de Castilla en el invierno de 1177: aquí arriba solo se entraba por donde querían los de dentro.</p>
<h2>Una ciudad que se defendía sola</h2>
<p>La Cuenca andalusí había crecido alrededor de una fortaleza y un alcázar, encaramada a un espolón de roca entre dos hoces. Los defensores sumaron el agua a la piedra: una presa sobre el Huécar formaba una albufera al pie de la muralla, en la parte baja. El único acceso llano, al norte, lo cerraba el castillo.</p>
<p>El rey tenía poco más de veinte años y una razón poderosa para insistir. Desde Cuenca partían las expediciones almohades que castigaban Huete y Uclés. Mientras la plaza siguiera en pie, toda la frontera oriental de Castilla dormía con un ojo abierto.</p>
<h2>De Reyes a San Mateo</h2>
<p>La tradición fija el comienzo del cerco el 6 de enero y la entrada de las tropas el 21 de septiembre. Junto a los castellanos combatieron las milicias de las ciudades, las órdenes militares y el rey de Aragón, Alfonso II, que dos años después pactaría con su vecino el reparto de las conquistas futuras en el tratado de Cazola.</p>
<p>Fue, sobre todo, una guerra de hambre y de paciencia. Las dos fechas quedaron cosidas al <strong>escudo de la ciudad</strong>: una estrella de plata, por la que guio a los Magos, sobre un cáliz de oro que la memoria local asocia a san Mateo.</p>
<h2>El libro que viajó más lejos que el rey</h2>
<p>La victoria necesitaba vecinos. Para atraerlos, el rey concedió hacia 1190 el <em>Fuero de Cuenca</em>, una colección de leyes tan completa que sirvió de modelo a otras muchas villas de la frontera. Regulaba los mercados, los baños, las viñas, los pleitos y hasta los perros.</p>
<blockquote><p>Quien venía a poblar, fuera cristiano, moro o judío, encontraba en el fuero la promesa de que sus deudas y enemistades anteriores quedarían fuera de las murallas.</p></blockquote>
<h2>Qué puedes ver hoy</h2>
<ul>
<li><strong>El barrio del Castillo</strong>, con los restos de la fortaleza y el arco de Bezudo, la puerta por la que aún se entra a la ciudad alta desde la sierra.</li>
<li><strong>La torre de Mangana</strong>, de origen renacentista y muy retocada en el siglo XX, en el solar del antiguo alcázar.</li>
<li><strong>La puerta de San Juan</strong>, donde la leyenda sitúa la entrada de los soldados disfrazados de ovejas.</li>
</ul>
<p>Y si vienes en septiembre, no preguntes qué se celebra: consulta la <a href="/actividades-y-eventos">agenda de actividades y eventos</a> y sigue el ruido de las peñas hasta la Plaza Mayor.</p>
`,
    autor: 'Tomás Valera',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 47,
    portada: 'torre-mangana-tarde',
    map_search_text: 'Torre de Mangana, Cuenca',
  },
  {
    titulo: `Segóbriga, la ciudad que vivió de vender luz`,
    destacado: true,
    categoria: 'historia',
    resumen: `Un yeso transparente, el lapis specularis, cerró las ventanas de medio Imperio y pagó un teatro, un anfiteatro y un circo en mitad de la meseta. Así se recorre hoy la ciudad romana mejor contada de la provincia.`,
    contenido: `
<p>El viento llega antes que las ruinas. Cruza los encinares de Saelices, baja al río Cigüela y remonta el cerro por la misma ladera que eligieron los romanos para apoyar las gradas. Siéntate en una de ellas, la piedra está tibia, y mira alrededor: ni una casa, ni un cable. Pocas ciudades antiguas conservan tan entero su horizonte.</p>
<h2>La piedra que dejaba pasar el día</h2>
<p>Segóbriga fue primero un poblado celtibérico y, desde tiempos de Augusto, un municipio romano. Su fortuna estaba bajo tierra. Plinio el Viejo escribió que el mejor <em>lapis specularis</em> del mundo se extraía en torno a Segóbriga, en un radio de cien mil pasos. Era un yeso cristalizado que se abría en láminas, se cortaba a sierra y dejaba pasar la claridad mientras detenía el frío. Antes de que el vidrio plano se abaratara, fue la ventana de los ricos.</p>
<p>Las minas salpican buena parte de la Alcarria y la Mancha conquenses. Algunas se visitan con casco y linterna, como la Mora Encantada, en Torrejoncillo del Rey: a la luz del foco, las paredes devuelven un brillo de hielo.</p>
<h2>Tres edificios para una ciudad pequeña</h2>
<p>Con aquel dinero, una población modesta se permitió lo que solo tenían las capitales. El teatro y el anfiteatro flanquean la puerta principal como dos declaraciones de intenciones.</p>
<table>
<thead><tr><th>Edificio</th><th>Cuándo</th><th>En qué fijarte</th></tr></thead>
<tbody>
<tr><td>Teatro</td><td>Terminado hacia el año 79</td><td>Las gradas bajas, reservadas a las autoridades</td></tr>
<tr><td>Anfiteatro</td><td>Siglo I</td><td>El pasillo cubierto y su aforo: unos 5.500 espectadores</td></tr>
<tr><td>Foro</td><td>Época de Augusto</td><td>Los pedestales de estatuas y el enlosado</td></tr>
<tr><td>Termas monumentales</td><td>Siglo I</td><td>Las salas sucesivas, del frío al calor</td></tr>
<tr><td>Basílica visigoda</td><td>Siglos V a VI</td><td>La cripta, extramuros, entre tumbas</td></tr>
</tbody>
</table>
<h2>El final, sin incendio</h2>
<p>A Segóbriga no la destruyó nadie. Cuando el vidrio sustituyó al yeso, las minas callaron y la ciudad fue encogiendo. Tuvo obispos en época visigoda y se quedó casi vacía tras la conquista musulmana. Después fue cantera: parte de sus sillares acabó en el monasterio de Uclés, a un rato de carretera hacia el oeste.</p>
<h2>Para tu visita</h2>
<ul>
<li>Empieza por el centro de interpretación: la maqueta te ahorra media hora de dudas.</li>
<li>Calcula dos horas largas y unos tres kilómetros a pie, sin apenas sombra.</li>
<li>Lleva agua y sombrero de mayo a septiembre; en invierno, un buen cortavientos.</li>
</ul>
<p>Si te quedas con ganas de piedra antigua, en nuestro mapa de <a href="/ubicaciones">ubicaciones</a> encontrarás también Valeria, Ercávica y la villa de Noheda.</p>
`,
    autor: 'Lucía Herráiz',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 96,
    portada: 'segobriga-teatro-tarde',
    map_search_text: 'Parque Arqueológico de Segóbriga, Saelices',
  },
  {
    titulo: `El comedor de Noheda: una fiesta de tres millones de teselas`,
    categoria: 'historia',
    resumen: `A dieciocho kilómetros de Cuenca, un propietario inmensamente rico mandó cubrir de mitos el suelo de su salón. Diecisiete siglos después seguimos sin saber su nombre, pero podemos pasear sobre su banquete.`,
    contenido: `
<p>Por fuera, una cubierta metálica en medio del campo de cereal. Por dentro, una pasarela suspendida y, debajo, el color. La primera reacción de casi todo el mundo en Noheda es callarse; la segunda, señalar con el dedo: «mira ese, mira aquel». Es justo lo que pretendía quien encargó el mosaico.</p>
<h2>Un anfitrión sin nombre</h2>
<p>La villa romana de Noheda, en el término de Villar de Domingo García, vivió su gran momento en el siglo IV. El edificio principal formaba parte de una hacienda de unas diez hectáreas, con termas propias y revestimientos hechos con una treintena de mármoles distintos, algunos traídos del otro extremo del Mediterráneo. Solo se ha excavado una pequeña parte.</p>
<p>Del dueño lo sabemos todo menos quién era. Que tenía dinero, cultura y ganas de que se notara. Que recibía a sus invitados en un salón de casi trescientos metros cuadrados con tres ábsides. Y que el suelo de ese salón era el principal argumento de la conversación.</p>
<h2>Cómo se lee el mosaico</h2>
<p>Los arados llevaban décadas levantando piedrecitas de colores cuando, a finales de 2005, el hallazgo se dio a conocer. Lo que apareció fue un tapiz figurado de unos 231 metros cuadrados que se despliega como una película:</p>
<ul>
<li><strong>Pélope e Hipodamía.</strong> Una carrera de carros amañada, con las cabezas de los pretendientes derrotados colgadas como aviso.</li>
<li><strong>Paris y Helena.</strong> El juicio de las diosas y el viaje a Troya, con barco y desembarco.</li>
<li><strong>El cortejo de Dioniso.</strong> Centauros músicos, ménades que bailan y un Sileno borracho sobre su asno.</li>
<li><strong>La pantomima.</strong> Actores, músicos y un órgano de agua: el espectáculo dentro del espectáculo.</li>
<li><strong>El mar.</strong> En el centro, peces y pescadores alrededor de una fuente.</li>
</ul>
<h2>Teselas como pinceladas</h2>
<p>Acércate a la barandilla y busca los rostros. Las sombras de una mejilla se resuelven con cubos de vidrio y de piedra de pocos milímetros, en gamas que pasan del rosa al verde. Los músculos se curvan, las telas pesan. Los especialistas lo sitúan entre los conjuntos figurativos más importantes de todo el mundo romano.</p>
<blockquote><p>No es un suelo con dibujos: es un cuadro enorme por el que se podía caminar con una copa en la mano.</p></blockquote>
<h2>Antes de ir</h2>
<p>La visita es guiada y conviene reservar con antelación, porque los grupos son reducidos. Desde Cuenca se llega en unos veinte minutos por la N-320, dirección Guadalajara. Combínala con un paseo por la Alcarria conquense o, si es otoño, con los campos rojos del mimbre camino de Priego: los encontrarás en <a href="/rutas-y-naturaleza">rutas y naturaleza</a>.</p>
`,
    autor: 'Inés Cañamares',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 158,
    portada: 'noheda-mosaico-tarde',
    map_search_text: 'Villa romana de Noheda, Villar de Domingo García',
  },
  {
    titulo: `La catedral que se quedó sin torre`,
    categoria: 'historia',
    resumen: `Gótica antes que casi ninguna en Castilla, herida por un derrumbe en 1902 y encendida por vidrieras abstractas al final del siglo XX: la catedral de Cuenca es un edificio que nunca se ha dado por terminado.`,
    contenido: `
<p>Hay quien llega a la Plaza Mayor y se pregunta dónde está lo que falta. La fachada de la catedral, blanca y calada, parece un decorado a la espera de sus torres. No es una impresión equivocada: lleva más de un siglo así, y esa silueta interrumpida guarda la historia de una mañana de abril.</p>
<h2>Un gótico venido del norte</h2>
<p>Las obras empezaron a finales del siglo XII, poco después de la conquista, sobre el lugar de la mezquita mayor. Mientras en media Castilla aún se construía en románico, aquí se alzaban bóvedas de seis nervios y un triforio de aire anglonormando. La explicación suele buscarse en la reina: Leonor Plantagenet, esposa de Alfonso VIII e hija de Leonor de Aquitania, trajo consigo un mundo de maestros y de modelos.</p>
<p>Luego cada siglo añadió su frase. El XVI dejó rejas prodigiosas y el <strong>arco de Jamete</strong>, la puerta plateresca que Esteban Jamete levantó entre 1546 y 1550 para dar paso al claustro. El XVIII, el altar mayor y el transparente de Ventura Rodríguez, donde descansa la urna de san Julián, y los dos órganos gemelos de Julián de la Orden.</p>
<h2>13 de abril de 1902</h2>
<p>Era domingo y repicaban las campanas. Hacia las diez, la torre del Giraldo, así llamada por la veleta que la coronaba, se vino abajo. Murieron cuatro jóvenes, entre ellos la hija del campanero. Dos días más tarde, entre los escombros, los zapadores encontraron a dos niños vivos.</p>
<p>La conmoción sirvió al menos para algo: aquel mismo verano la catedral fue declarada monumento nacional. La fachada barroca, dañada, se desmontó, y el arquitecto Vicente Lampérez proyectó otra, la que ves, cuya primera piedra se puso en 1910. Sus dos torres se quedaron en el papel.</p>
<h2>La luz nueva</h2>
<p>En los años noventa el edificio dio su última sorpresa. En lugar de imitar vidrieras medievales, se encargaron otras a artistas contemporáneos: Gustavo Torner, Gerardo Rueda, Bonifacio Alfonso y Henri Dechanet. Cuenca, la ciudad del arte abstracto, metía la abstracción en su casa más antigua.</p>
<blockquote><p>Ve un día de sol, a media mañana, y espera. Las manchas azules y naranjas se mueven por los pilares como si alguien caminara despacio con una lámpara.</p></blockquote>
<h2>Tres detalles que casi nadie mira</h2>
<ol>
<li>Los ángeles y los capiteles del triforio, que se distinguen mejor con unos prismáticos pequeños.</li>
<li>Las rejas renacentistas de las capillas: entre los barrotes hay monstruos y flores que solo se ven de cerca.</li>
<li>La girola, añadida en el siglo XV: al rodear el altar cambian los pilares, la altura y la luz.</li>
</ol>
<p>Si quieres llevarte la historia a casa, en <a href="/libros">nuestra sección de libros</a> reunimos varios títulos sobre el templo y sus constructores.</p>
`,
    autor: 'Tomás Valera',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 213,
    portada: 'catedral-fachada-cerca',
    inicial: 'organo-musica',
    map_search_text: 'Catedral de Cuenca, Plaza Mayor, Cuenca',
  },
  {
    titulo: `Belmonte: el marqués, la emperatriz y el Cid de celuloide`,
    categoria: 'historia',
    resumen: `Lo levantó el hombre más poderoso de la Castilla de Enrique IV, lo rescató una emperatriz de Francia y lo asaltó Hollywood. Quinientos años de ambiciones en el castillo más reconocible de La Mancha conquense.`,
    contenido: `
<p>Desde la carretera parece una corona olvidada sobre el cerro de San Cristóbal. Al acercarte, la corona se complica: los muros se doblan, las torres asoman en ángulos inesperados y cuesta decidir cuántos lados tiene. El castillo de Belmonte se diseñó para impresionar, y sigue cumpliendo.</p>
<h2>Un palacio disfrazado de fortaleza</h2>
<p>Juan Pacheco, marqués de Villena, mandó empezar las obras en 1456. Era valido de Enrique IV, un maestro de la intriga que hacía y deshacía alianzas a su conveniencia, y Belmonte era su villa natal. Quiso aquí una residencia a la altura de su poder: planta en forma de estrella, patio triangular y seis torres cilíndricas, con un recinto exterior que baja a abrazar el pueblo.</p>
<p>En el proyecto se reconoce la mano de maestros como Hanequín de Bruselas y Juan Guas. Por fuera manda la guerra; por dentro, los artesonados mudéjares, los yesos calados y las ventanas con asiento, donde un animal labrado en la piedra asoma casi en cada rincón.</p>
<h2>La viajera de ojos azules</h2>
<p>Durante siglos el castillo se fue vaciando. En el XIX llegó a manos de Eugenia de Montijo, descendiente de los Pacheco y, desde 1853, emperatriz de los franceses. En 1857 encargó su restauración al arquitecto Alejandro Sureda, que cerró el patio con galerías de ladrillo de gusto francés. Aún hoy dividen a los visitantes: hay quien las encuentra fuera de lugar y quien no imagina Belmonte sin ellas. La caída del Segundo Imperio, en 1870, dejó la obra a medias.</p>
<h2>Luces, cámara, torneo</h2>
<p>En 1961 el mundo descubrió estas torres sin saber su nombre. Anthony Mann rodó a sus pies el gran torneo de <em>El Cid</em>, con Charlton Heston a caballo y medio pueblo vestido de época. Más tarde vinieron otros rodajes, entre ellos <em>Los señores del acero</em>, de Paul Verhoeven, y <em>Juana la Loca</em>, de Vicente Aranda.</p>
<h2>Una mañana en la villa</h2>
<p>No te limites al castillo. Belmonte se recorre a pie y sin prisa:</p>
<ul>
<li>La <strong>colegiata de San Bartolomé</strong> guarda una sillería de coro del siglo XV que procede de la catedral de Cuenca.</li>
<li>En el pueblo nació, hacia 1527, <strong>fray Luis de León</strong>; una placa y una estatua lo recuerdan.</li>
<li>Las puertas de la muralla, como la de Chinchilla, enmarcan la mejor foto de la subida.</li>
</ul>
<p>Ve al atardecer, cuando la caliza se pone del color del trigo. Y si te gustan los castillos con río, sigue después hasta Alarcón: los dos están señalados en <a href="/ubicaciones">nuestro mapa de ubicaciones</a>.</p>
`,
    autor: 'Julián Poyatos',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 287,
    portada: 'castillo-belmonte-noche',
    map_search_text: 'Castillo de Belmonte, Cuenca',
  },
  {
    titulo: `El día que el tren llegó a Cuenca, y todos los que tardó en seguir`,
    categoria: 'historia',
    resumen: `Campanas, banda de música y discursos recibieron la primera locomotora en 1883. Faltaban sesenta y cuatro años para poder continuar hasta Valencia. Historia de una vía lenta, hermosa y obstinada.`,
    contenido: `
<p>El 12 de julio de 1883 las campanas de Cuenca repicaron a fiesta y media ciudad bajó andando a la estación. Venía la locomotora. Había probado ya la resistencia del puente de hierro sobre el Júcar y entraba despacio, entre humo, música y sombreros al aire. Los oradores prometieron una era de ventura. Como suele pasar con las promesas, hubo que leer la letra pequeña.</p>
<h2>Veintisiete años para un ramal</h2>
<p>El enfado venía de lejos. Cuando se trazó el ferrocarril de Madrid al Mediterráneo, la línea se desvió por Alcázar de San Juan y Albacete, y dejó a Cuenca a un lado. En compensación se autorizó, en 1856, una vía desde Aranjuez. Quiebras, prórrogas y cambios de manos la retrasaron casi tres décadas. Tenía 151 kilómetros y ni un solo túnel.</p>
<p>Para seguir hacia Valencia sí hacían falta túneles, y muchos. Entre Cuenca y Utiel esperaban los barrancos del Guadazaón y del Cabriel, un terreno que parecía dibujado por alguien enemistado con los ingenieros.</p>
<h2>La obra interminable</h2>
<p>Se empezó en serio en los años veinte del siglo pasado, se detuvo, pasó una guerra por encima y se retomó con pocos medios. El resultado fueron poco más de cien kilómetros con una veintena de túneles y grandes viaductos de hormigón, además de unas estaciones de porte elegante levantadas en parajes casi vacíos.</p>
<table>
<thead><tr><th>Fecha</th><th>Qué ocurrió</th></tr></thead>
<tbody>
<tr><td>1856</td><td>Se autoriza la línea que partirá de Aranjuez</td></tr>
<tr><td>1883</td><td>Llega a Cuenca el primer tren</td></tr>
<tr><td>1885-1887</td><td>Por el otro extremo, Valencia se une con Utiel</td></tr>
<tr><td>1947</td><td>Se inaugura el tramo entre Cuenca y Utiel</td></tr>
<tr><td>2010</td><td>Alta velocidad: estación Cuenca-Fernando Zóbel</td></tr>
<tr><td>2022</td><td>Se cierra el servicio de la línea convencional</td></tr>
</tbody>
</table>
<h2>Lo que se veía por la ventanilla</h2>
<p>Quienes lo usaron recuerdan un viaje largo y sin aburrimiento posible: los girasoles de la Alcarria, los pinares de Los Palancares, el salto repentino sobre el Cabriel. En los apeaderos subían cestas de setas, estudiantes con la maleta del domingo y soldados de permiso.</p>
<blockquote><p>No era un tren para llegar pronto. Era un tren para ir enterándose de la provincia.</p></blockquote>
<h2>Hoy</h2>
<p>La alta velocidad te deja en Cuenca en torno a una hora, tanto desde Madrid como desde Valencia. La estación lleva el nombre de Fernando Zóbel, el pintor que abrió el museo de las Casas Colgadas. Y la vía antigua sigue ahí, con sus viaductos, como un monumento tumbado. Si te apetece acercarte a verlos, en <a href="/rutas-y-naturaleza">rutas y naturaleza</a> proponemos caminos por el valle del Cabriel.</p>
`,
    autor: 'Inés Cañamares',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 352,
    portada: 'tren-vapor',
    inicial: 'estacion-moderna',
  },
];
