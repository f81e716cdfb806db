import type { DemoArticulo } from './types.ts';

/** Riddles of the province, solved or not. */
export const enigmas: DemoArticulo[] = [
  {
    titulo: 'La laguna que se vuelve de leche',
    categoria: 'enigmas-y-misterios',
    resumen: `Algunos veranos, la laguna de la Gitana amanece blanca; algunos inviernos, la de las Tortugas se tiñe de rosa. En Cañada del Hoyo, la leyenda y la química cuentan la misma historia con distinto final.`,
    contenido: `
<p>Vas por el pinar, el suelo se abre y aparece un ojo redondo, verde, con la pared de roca por párpado. No tiene río que entre ni río que salga. Un poco más allá hay otro, azul oscuro, y otro casi negro. Son las <strong>lagunas de Cañada del Hoyo</strong>, y lo raro no es que tengan colores distintos, sino que los cambien.</p>
<h2>Lo que se contaba</h2>
<p>Dicen que dos jóvenes gitanos de familias enfrentadas se citaban a escondidas en la orilla. Una noche él no llegó a tiempo y ella, creyéndose abandonada, se arrojó al agua. Desde entonces, cada año por las mismas fechas, la laguna palidece de pena. Durante mucho tiempo hubo quien prefería no acercarse en agosto.</p>
<p>Lo asombroso es que el fenómeno existe. Entre mediados de julio y principios de septiembre, cuando se juntan las condiciones, el agua pasa del verde al blanco lechoso en cosa de días y luego, con la misma calma, regresa.</p>
<h2>Lo que se sabe</h2>
<p>Las lagunas son <strong>torcas</strong>, hundimientos de la caliza que alcanzaron el agua subterránea. Esa agua va cargada de cal. Cuando el verano calienta la capa de arriba y las algas aceleran la fotosíntesis, la calcita deja de estar disuelta y precipita en cristales diminutos. Millones de ellos en suspensión: eso es la leche. Después se hunden y vuelve el verde.</p>
<p>El rosa tiene otro autor. En 2018, y de nuevo en otros inviernos, el lagunillo de las Tortugas se tiñó de fucsia. El Instituto Geológico y Minero identificó a la responsable: <em>Thiocapsa</em>, una bacteria púrpura del azufre que vive en la zona sin oxígeno. Si el frío llega de golpe, el agua superficial pesa más, se hunde y empuja hacia arriba a la inquilina.</p>
<table>
<thead><tr><th>Laguna</th><th>Color habitual</th><th>Cuándo sorprende</th></tr></thead>
<tbody>
<tr><td>De la Gitana o de la Cruz</td><td>Verde</td><td>Blanca, algunos días de verano</td></tr>
<tr><td>Del Tejo</td><td>Azul oscuro</td><td>Blanquea en ocasiones; es la más honda</td></tr>
<tr><td>Lagunillo del Tejo</td><td>Casi negro</td><td>Al mediodía, con sol alto</td></tr>
<tr><td>De las Tortugas</td><td>Turquesa verdoso</td><td>Rosa, algún invierno muy frío</td></tr>
</tbody>
</table>
<h2>Lo que sigue sin saberse</h2>
<p>Nadie puede decirte el día. Hacen falta calor, luz, cal y quietud en la proporción justa, y hay años en que no sucede. Esa es la parte del misterio que resiste: sabemos el cómo, no el cuándo.</p>
<h2>Si vas</h2>
<ul>
<li>Tres de las siete lagunas son de acceso libre; las demás están en una finca particular, así que infórmate antes.</li>
<li>Es Monumento Natural desde 2007: el baño no está permitido.</li>
<li>Combínala con las torcas de los Palancares, sus hermanas secas. Las tienes en <a href="/ubicaciones">el mapa</a>.</li>
</ul>
`,
    autor: 'Inés Cañamares',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 3,
    portada: 'lagunas-canada-del-hoyo-alba',
    map_search_text: 'Lagunas de Cañada del Hoyo, Cuenca',
  },
  {
    titulo: 'El doctor Torralba, que voló a Roma en una noche',
    categoria: 'enigmas-y-misterios',
    resumen: `Un médico conquense aseguró ante la Inquisición que un espíritu llamado Zequiel lo llevó por los aires a ver el saqueo de Roma. Don Quijote se lo creía. ¿Y los inquisidores?`,
    contenido: `
<p>Van don Quijote y Sancho con los ojos vendados, a lomos de un caballo de madera, convencidos de que cruzan el cielo. Sancho quiere quitarse el pañuelo y su amo lo frena con un ejemplo que da por sabido: acuérdate, le dice, del licenciado Torralba. Cervantes no lo inventó. <strong>Eugenio Torralba</strong> existió, era de Cuenca y su proceso está escrito.</p>
<h2>Un médico con amigo invisible</h2>
<p>Nació hacia 1485 y marchó joven a Italia, donde estudió medicina al amparo del cardenal Soderini. La Roma de entonces mezclaba sin escrúpulo astrología, filosofía y ciencias ocultas. Allí, según declaró, un fraile dominico al que había curado le hizo un regalo: un espíritu familiar de nombre <strong>Zequiel</strong>, que se aparecía como un joven vestido de rojo y negro, hablaba latín e italiano y conocía las virtudes de las hierbas.</p>
<p>Zequiel no pedía alma ni pacto. Acompañaba, aconsejaba y, de cuando en cuando, adelantaba noticias: la muerte de Fernando el Católico, las revueltas de las Comunidades. El doctor se hizo famoso entre los grandes, que lo escuchaban con más curiosidad que miedo.</p>
<h2>La noche del 6 de mayo</h2>
<p>En 1527 Torralba estaba en Valladolid. Anunció que Roma iba a ser saqueada y, aquella noche, dijo después, montó en un palo nudoso, cerró los ojos y voló.</p>
<blockquote><p>… y en doce horas llegó a Roma, y se apeó en Torre de Nona, que es una calle de la ciudad, y vio todo el fracaso y asalto y muerte de Borbón.</p><p><em>Don Quijote</em>, II, 41</p></blockquote>
<p>Por la mañana estaba de vuelta y lo contó. La noticia oficial del saqueo tardó semanas en llegar y confirmó lo esencial. ¿Adivinación, buena información de sus amigos italianos o un relato arreglado después? No hay modo de saberlo: casi todos los testigos que citó habían muerto ya.</p>
<h2>El proceso</h2>
<p>Lo denunció un amigo, Diego de Zúñiga. La Inquisición de <strong>Cuenca</strong> lo detuvo a comienzos de 1528 y la causa duró tres años. Sometido a tormento, admitió que Zequiel podía no ser un ángel. En 1531 lo sentenciaron a penitencia y sambenito, un castigo suave para lo confesado, y terminó sus días, al parecer, ejerciendo la medicina al servicio del almirante de Castilla. ¿Lo tomaron por brujo, por fantasioso o por alguien demasiado bien relacionado? El expediente no aclara lo que pensaban quienes lo escribieron.</p>
<h2>Tras su pista</h2>
<p>Sube hasta el barrio del Castillo. El edificio que fue sede de la Inquisición, construido décadas después de aquel juicio, es hoy archivo histórico: pocas veces un lugar ha cambiado tan bien de oficio. Si llegas de noche y está despejado, levanta la vista. Doce horas hasta Roma no parecen tantas. En <a href="/libros">los libros</a> te esperan más vuelos.</p>
`,
    autor: 'Julián Poyatos',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 46,
    portada: 'manuscrito-antiguo',
    inicial: 'cielo-estrellado',
    map_search_text: 'Archivo Histórico Provincial de Cuenca',
  },
  {
    titulo: '¿Quién cenaba sobre el mosaico de Noheda?',
    categoria: 'enigmas-y-misterios',
    resumen: `Bajo un campo de la Alcarria conquense apareció el comedor de uno de los hombres más ricos de la Hispania romana. Conocemos sus mármoles y sus fiestas; de su nombre no tenemos ni una letra.`,
    contenido: `
<p>En 1984, mientras se labraba una tierra junto a Noheda, pedanía de <strong>Villar de Domingo García</strong>, el arado enganchó un puñado de piedrecitas de colores. Ya en el siglo XIX se hablaba de ruinas por allí, pero hubo que esperar a 2005 para la primera excavación. Cuando los arqueólogos limpiaron el suelo se encontraron mirando a los ojos a una multitud.</p>
<h2>Un salón sin medida</h2>
<p>El <em>triclinium</em>, el comedor de respeto, ocupa unos 290 metros cuadrados. El mosaico figurado que lo cubre es uno de los mayores conservados de todo el mundo romano, y se fecha en el siglo IV. Sus teselas, algunas de vidrio, son tan pequeñas que permiten sombrear una mejilla. Los asuntos están elegidos por alguien que había leído y quería que se notara:</p>
<ul>
<li>La carrera de carros en que <strong>Pélope</strong> gana a Hipodamía.</li>
<li>El juicio de Paris y el rapto de Helena.</li>
<li>El cortejo de <strong>Baco</strong>, con centauros músicos.</li>
<li>Compañías de pantomima, con un órgano hidráulico.</li>
<li>Un mar lleno de pescadores y peces, rodeando la fuente.</li>
</ul>
<h2>Pistas sobre un desconocido</h2>
<p>En las termas y salones han aparecido más de treinta clases de mármol, llegadas de Italia, Grecia, el norte de África y Asia Menor, y cientos de fragmentos de escultura. La casa entera pudo extenderse por diez hectáreas, y a día de hoy se ha excavado una parte mínima.</p>
<p>¿De dónde salía el dinero? Una hipótesis mira al suelo: la provincia fue rica en <strong>lapis specularis</strong>, el yeso transparente con que Roma cerraba ventanas, aunque su gran época había pasado. Otra piensa en tierras y ganado. Una tercera apunta a la corte, a alguien próximo al emperador Teodosio. Las tres son razonables y ninguna está demostrada.</p>
<h2>El silencio del dueño</h2>
<p>Es una paradoja magnífica. Aquel hombre gastó una fortuna en que lo recordaran; hizo venir artesanos, mandó representar bodas, triunfos y banquetes. Y sin embargo, hasta ahora no ha aparecido una inscripción con su nombre. Tampoco sabemos si alguna de las parejas del mosaico lo retrata, ni por qué se escogieron justamente esas historias de novias ganadas o robadas.</p>
<blockquote><p>Se puede comprar mármol de tres continentes y no lograr que quede escrito cómo te llamabas.</p></blockquote>
<h2>Verlo</h2>
<p>El yacimiento se visita con reserva y guía, desde una pasarela que recorre el salón por encima. Reserva con tiempo, ve por la mañana y pide que te señalen la escena de los músicos. A un rato en coche tienes Ercávica, Valeria y Segóbriga: tres ciudades romanas para una sola provincia. Las reunimos en <a href="/ubicaciones">nuestra guía de lugares</a>, y en <a href="/historia">historia</a> está el resto del cuento.</p>
`,
    autor: 'Lucía Herráiz',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 129,
    portada: 'noheda-mosaico-cerca',
    map_search_text: 'Villa romana de Noheda, Villar de Domingo García, Cuenca',
  },
  {
    titulo: 'Trece figuras junto a un toro: el acertijo de Selva Pascuala',
    categoria: 'enigmas-y-misterios',
    resumen: `En un abrigo de Villar del Humo, al lado de un toro pintado hace milenios, hay trece trazos que parecen setas. ¿Lo son? La pregunta dio la vuelta al mundo en 2011 y sigue abierta.`,
    contenido: `
<p>La roca es rodeno, una arenisca del color del vino, y a última hora de la tarde parece encendida por dentro. En la <strong>sierra de las Cuerdas</strong>, cerca de Villar del Humo, hace falta un rato para que la vista se acostumbre. Primero ves manchas. Luego, de repente, un toro; un ciervo; un hombre con arco. Llevaban ahí desde el principio.</p>
<h2>El ayudante de montes</h2>
<p>Las gentes del pueblo sabían de un lugar al que llamaban la Peña del Escrito, y lo tenían por cosa de pastores. En marzo de 1917 alguien se lo mencionó a <strong>Enrique O’Kelly</strong>, ayudante de Montes que andaba marcando pinos. Él pidió verlo, comprendió qué tenía delante y avisó. Al año siguiente llegó a estudiarlo el equipo de Eduardo Hernández-Pacheco, y en 1924 las pinturas eran ya monumento nacional. Desde 1998 forman parte del Patrimonio Mundial, con el resto del arte rupestre del arco mediterráneo.</p>
<h2>El panel</h2>
<p>Entre los abrigos de la zona, el de <strong>Selva Pascuala</strong> guarda uno de los conjuntos más nutridos. Domina una de sus escenas un gran toro y, a un lado, en hilera, aparecen trece figuras menudas: un tallo, recto o sinuoso, y arriba una forma de campana.</p>
<p>En 2011 un artículo de la revista <em>Economic Botany</em>, firmado entre otros por el micólogo Brian Akers y el prehistoriador conquense Juan Francisco Ruiz, propuso que podían representar <em>Psilocybe hispanica</em>, una seta de efectos alucinógenos. De ser así, estaríamos ante el indicio más antiguo de su uso ritual en Europa.</p>
<h2>A favor y en contra</h2>
<table>
<thead><tr><th>Invita a creerlo</th><th>Invita a dudar</th></tr></thead>
<tbody>
<tr><td>La silueta encaja con el sombrero y el pie</td><td>Un trazo tan simple admite otras lecturas</td></tr>
<tr><td>Hay paralelos en murales del Sáhara</td><td>Están muy lejos en el espacio y en el tiempo</td></tr>
<tr><td>La especie crece sobre estiércol, y al lado hay un toro</td><td>Hoy se conoce sobre todo en el Pirineo</td></tr>
</tbody>
</table>
<p>Los propios autores hablaron de <strong>hipótesis</strong>, palabra que en los titulares tendió a perderse. Dos de las trece figuras, además, se bifurcan por abajo y podrían tener piernas. ¿Setas que se vuelven personas? ¿Personas que bailan? Quien lo pintó no dejó leyenda.</p>
<h2>Cómo visitarlo</h2>
<ul>
<li>Los abrigos están vallados y se recorren con guía; concierta la visita en el pueblo.</li>
<li>Calzado de monte, agua y paciencia: hay que andar entre pinos.</li>
<li>No toques ni mojes nunca la pared para «ver mejor». Así se perdieron muchas.</li>
</ul>
<p>Si te apetece unir varias paradas, mira las rutas guiadas en <a href="/actividades-y-eventos">actividades y eventos</a>. Y recuerda: las setas del panel, si lo son, se miran y no se prueban.</p>
`,
    autor: 'Tomás Valera',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 214,
    portada: 'villar-del-humo-pinturas',
    inicial: 'setas-otono',
    map_search_text: 'Abrigo de Selva Pascuala, Villar del Humo, Cuenca',
  },
  {
    titulo: 'Sicuendes o el lugar donde murió un heredero',
    categoria: 'enigmas-y-misterios',
    resumen: `En 1108, cerca de Uclés, murió el único hijo varón de Alfonso VI. Un despoblado lleva en el nombre a los siete condes que lo defendían. Pero ¿cayó allí el infante, o logró escapar un poco más lejos?`,
    contenido: `
<p>Hay batallas que cambian el mapa y batallas que cambian la familia. La de Uclés, el 29 de mayo de 1108, hizo las dos cosas. El rey Alfonso VI, viejo y enfermo, perdió aquel día a <strong>Sancho</strong>, su único hijo varón, un muchacho de catorce o quince años nacido de Zaida, la princesa llegada de Sevilla. Novecientos años después discutimos todavía dónde ocurrió.</p>
<h2>El cerco</h2>
<p>El ejército almorávide de Tamim ibn Yúsuf había tomado la villa, pero el castillo resistía. Las tropas cristianas acudieron en su auxilio con el infante al frente, aunque el mando real lo llevaban hombres curtidos como <strong>Álvar Fáñez</strong> y el conde García Ordóñez. Cargó la caballería pesada, cedió el centro contrario y, cuando parecía hecho, las alas ligeras rodearon a los atacantes y les tomaron el campamento. Quedaba una sola tarea: sacar de allí al heredero.</p>
<h2>Primera versión: los siete condes</h2>
<p>Según el relato cristiano, el caballo del niño cayó herido y su ayo lo cubrió con el escudo hasta morir. Otros siguieron la misma suerte. A poniente de Uclés, en término de Tribaldos, existió un pueblo hoy desaparecido llamado Sicuendes, y los vecinos del siglo XVI explicaban así el nombre:</p>
<blockquote><p>Antiguamente se llamaba Siete Condes y está corrupto el vocablo.</p></blockquote>
<p>En el mismo camino había una <strong>cruz de piedra</strong> que señalaba el sitio de la muerte. Lo declararon los de Uclés cuando Felipe II mandó preguntar a los pueblos por sus cosas memorables.</p>
<h2>Segunda versión: Belinchón</h2>
<p>Una fuente árabe cuenta otra cosa. El infante habría salido vivo del campo con unos pocos y se habría refugiado en el castillo de <strong>Belinchón</strong>, más al noroeste, camino de Toledo. Allí la población musulmana, al saber de la derrota, se alzó contra la guarnición y los mató.</p>
<h2>Lo que no encaja</h2>
<ul>
<li>Los cronistas no se ponen de acuerdo en quiénes fueron los siete ni en si fueron siete.</li>
<li>Un nombre puede inventar su propia leyenda: quizá «Sicuendes» sonaba a condes antes de que hubiera condes que contar.</li>
<li>La cruz del camino ya no está, y con ella se perdió el punto exacto.</li>
</ul>
<p>Tal vez ambas versiones guarden un trozo de verdad: un combate en retirada a la vista de Uclés y un final más triste unas leguas después.</p>
<h2>Un atardecer en Uclés</h2>
<p>Sube al monasterio, que los caballeros de Santiago levantaron en el lugar de la fortaleza, y busca la muralla vieja. Hacia poniente verás un campo suave, de cereal y viña, sin una señal. Ahí empezó todo. Entre los <a href="/historia">relatos de historia</a> encontrarás cómo siguió la frontera.</p>
`,
    autor: 'Julián Poyatos',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 318,
    portada: 'caballero-leyenda',
    inicial: 'monasterio-ucles',
  },
];
