/** Demo articles: leyendas-y-tradiciones. */
import type { DemoArticulo } from './types.ts';

export const leyendas: DemoArticulo[] = [
  {
    titulo: `La Cruz del Diablo: una cita en la noche de Difuntos`,
    categoria: 'leyendas-y-tradiciones',
    resumen: `Un seductor, una forastera y una mano marcada en la piedra. La leyenda más contada de Cuenca sucede en la bajada de las Angustias, y todavía hay quien pone los dedos sobre la huella para comprobar si encajan.`,
    contenido: `
<p>De la Plaza Mayor arranca una cuesta que se hunde hacia el Júcar. A media bajada el ruido de las terrazas se apaga, empiezan los árboles y aparece, recogida contra la roca, la ermita de la Virgen de las Angustias. Cerca, junto al antiguo convento de los Descalzos, hay una cruz de piedra. Si te fijas en el fuste verás el hueco de una mano.</p>
<h2>Diego y Diana</h2>
<p>Cuentan que en el siglo XVIII vivía en Cuenca el hijo de un oidor, Diego de nombre, guapo y de palabra fácil. Prometía mucho y cumplía poco. Su lista de conquistas era tan larga como la de los corazones rotos que dejaba por las calles de la ciudad alta.</p>
<p>Hasta que llegó Diana. Nadie sabía de dónde venía ni de qué vivía, pero al verla pasar se detenían las conversaciones. Diego la cortejó con todo su repertorio y, por primera vez, solo obtuvo desdenes. El juego se convirtió en obsesión.</p>
<h2>La carta</h2>
<p>La víspera de Todos los Santos recibió por fin unas líneas: ella le esperaría a la puerta de las Angustias la noche de Difuntos. Llovía con furia cuando bajó la cuesta, envuelto en la capa. Allí estaba Diana, más hermosa que nunca. Se abrazaron y, al levantar él la falda para ayudarla a salvar un charco, o con peor intención, según quien lo cuente, un relámpago iluminó lo que había debajo.</p>
<blockquote><p>No era un pie. Era una pezuña de macho cabrío.</p></blockquote>
<p>La carcajada que siguió dicen que se oyó en las dos hoces. Diego corrió a ciegas hasta la cruz y se abrazó a ella en el instante en que el demonio lanzaba el zarpazo. La garra pasó rozándole el hombro y se clavó en la piedra, donde dejó su marca. El muchacho, siempre según la tradición, llamó al convento y no volvió a salir.</p>
<h2>Lo que dicen los documentos y lo que dice la piedra</h2>
<p>La ermita actual es del siglo XVII y la reformó en el XVIII José Martín de Aldehuela. El convento vecino cerró en 1836. De la cruz se conocen al menos tres nombres: del Diablo, de los Descalzos y del Convertido, y cada uno guarda una versión distinta. El tema del galán burlado por el Maligno es viejo en toda Europa; aquí tuvo la suerte de encontrar un escenario perfecto.</p>
<h2>Cómo llegar</h2>
<ul>
<li>Desde la Plaza Mayor, baja a pie por la calle señalizada: diez minutos.</li>
<li>Desde el Júcar, sube por el Recreo Peral; es más empinado y más bonito.</li>
<li>De noche, lleva linterna y compañía. Lo segundo es solo un consejo.</li>
</ul>
<p>Hay paseos nocturnos con relato incluido: consulta las <a href="/actividades-y-eventos">próximas fechas</a>.</p>
`,
    autor: 'Julián Poyatos',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 26,
    portada: 'cruz-del-diablo',
    map_search_text: 'Ermita de la Virgen de las Angustias, Cuenca',
  },
  {
    titulo: `Martín Alhaja, el pastor que metió un ejército bajo la lana`,
    categoria: 'leyendas-y-tradiciones',
    resumen: `Un rebaño al anochecer, un portero ciego que cuenta las ovejas con las manos y unos soldados envueltos en zaleas. La conquista de Cuenca, contada como la contaban las abuelas.`,
    contenido: `
<p>Los libros dicen que Cuenca cayó en 1177 por hambre y por paciencia. La ciudad prefiere otra explicación, mejor para el invierno y para la lumbre: que la ganó un pastor.</p>
<h2>La luz junto al río</h2>
<p>Martín Alhaja guardaba los rebaños de la Cuenca musulmana con otros dos pastores. Era cristiano y lo llevaba en secreto. Una noche, al volver por la orilla del Júcar, vio una claridad que caminaba delante de él. Era una señora con un candil en la mano. La Virgen, porque era ella, le dijo que se preparase: por su medio entrarían los cristianos en la ciudad.</p>
<p>De aquella lámpara nace, según la tradición, la advocación de la Virgen de la Luz, patrona de Cuenca, que tiene su iglesia junto al puente de San Antón.</p>
<h2>El portero que veía con los dedos</h2>
<p>Pasaron los meses de asedio. El 20 de septiembre unos caballeros sorprendieron a los pastores fuera de las murallas. Martín cayó de rodillas, se declaró cristiano y contó lo que sabía: cada noche entraba con el ganado por la puerta de Aljaraz, y el guardián de esa puerta era ciego. Entreabría la hoja y palpaba una por una las ovejas, para asegurarse de que nadie había vendido ninguna al enemigo.</p>
<blockquote><p>«Si las ovejas tienen lana, pasarán», dicen que dijo el pastor. Y alguien, en el silencio que siguió, empezó a entender.</p></blockquote>
<p>Desollaron unas cuantas reses, se echaron encima las pieles y caminaron encorvados entre el rebaño. Una mano pasó sobre los lomos, contó, y dejó entrar. Antes del alba la puerta estaba abierta y el día de San Mateo amaneció con otra bandera.</p>
<h2>Ulises en la hoz del Júcar</h2>
<p>¿Te suena? Es el mismo truco con el que Ulises escapa de la cueva de Polifemo. El relato circulaba ya en crónicas del siglo XVI, que los historiadores miran con desconfianza, y bebe de una tradición antiquísima. A la figura del pastor se le sumó además otra hazaña: hay quien identifica a Martín Alhaja con el misterioso guía que mostró al mismo rey el paso de Sierra Morena antes de la batalla de las Navas de Tolosa, en 1212.</p>
<h2>Tras sus huellas</h2>
<ul>
<li><strong>Puerta de San Juan.</strong> Se identifica con la antigua de Aljaraz. Asómate: la caída hacia el Júcar explica por qué solo la usaban los rebaños.</li>
<li><strong>Iglesia de la Virgen de la Luz.</strong> Barroca por dentro, con la imagen de la patrona y su candil.</li>
<li><strong>La ribera del Júcar.</strong> Un paseo llano y sombreado, ideal para imaginar una luz entre los chopos.</li>
</ul>
<p>Si te gustan estas historias, en <a href="/libros">libros</a> hay más de una recopilación para llevarte en la mochila.</p>
`,
    autor: 'Lucía Herráiz',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 62,
    portada: 'trashumancia-rebano',
  },
  {
    titulo: `Las Turbas: cómo entender la madrugada más ruidosa de Cuenca`,
    categoria: 'leyendas-y-tradiciones',
    resumen: `A las cinco y media del Viernes Santo miles de tambores y clarines rompen el sueño de la ciudad. No es desorden: es un papel de teatro que se interpreta desde hace siglos. Guía para vivirlo bien.`,
    contenido: `
<p>Primero es un rumor, como de lluvia sobre chapa. Luego doblas la esquina y el sonido te golpea el pecho. En la plaza de El Salvador no cabe un alfiler, hace frío, aún no ha amanecido y todo el mundo mira la misma puerta. Cuando se abre y asoma Jesús Nazareno, los tambores callan un segundo y después estalla la <em>clariná</em>: un alarido de clarines desafinados a propósito.</p>
<h2>Un coro de burlas</h2>
<p>La procesión <strong>Camino del Calvario</strong> representa el trayecto de Jesús hacia la cruz, y los turbos encarnan a la multitud que se mofa de él. Por eso el clarín suena roto y el tambor ronco; por eso caminan delante del paso, de cara a la imagen, sin dejarla avanzar. Lo que parece caos obedece a un código muy estricto: cuándo tocar, cuándo levantar los palillos, cuándo callar.</p>
<p>La Semana Santa de Cuenca está declarada de interés turístico internacional, y sus hermandades suman miles de nazarenos. Pero pregunta a cualquier conquense por su momento y muchos te hablarán de esta madrugada.</p>
<h2>Los tiempos de la procesión</h2>
<table>
<thead><tr><th>Hora aproximada</th><th>Lugar</th><th>Qué ocurre</th></tr></thead>
<tbody>
<tr><td>5:30</td><td>Iglesia de El Salvador</td><td>Salida del Nazareno entre clarines</td></tr>
<tr><td>6:30</td><td>Puerta de Valencia</td><td>Los herreros golpean la fragua ante la Soledad</td></tr>
<tr><td>7:30</td><td>Carretería</td><td>El desfile cruza la ciudad moderna</td></tr>
<tr><td>9:00</td><td>Plaza Mayor</td><td>Llegada y descanso, tras las curvas de la Audiencia</td></tr>
<tr><td>10:30</td><td>San Felipe Neri</td><td>Canto del Miserere en las escaleras</td></tr>
<tr><td>12:00</td><td>El Salvador</td><td>Encierro</td></tr>
</tbody>
</table>
<h2>El silencio</h2>
<p>Detrás de las turbas vienen San Juan, con su palma, y la Soledad de San Agustín. A su paso el estruendo se apaga de golpe, y ese contraste es el corazón de todo. Te ocurrirá otra vez en la bajada: ante San Felipe, un coro entona el <em>Miserere</em> y miles de personas contienen la respiración.</p>
<h2>Consejos de quien lleva años yendo</h2>
<ul>
<li>La plaza de El Salvador es pequeña y está reservada a los participantes. Busca sitio en la Puerta de Valencia o en Carretería.</li>
<li>Abrígate por capas: a esa hora la helada es frecuente incluso en abril.</li>
<li>No cruces entre el paso y los turbos ni uses el flash a corta distancia.</li>
<li>Acepta el resoli si te lo ofrecen. Es café, anís, canela y naranja, y entra mejor de lo que conviene.</li>
</ul>
<p>El resoli, por cierto, también puedes encontrarlo en <a href="/tienda">nuestra tienda</a>, con o sin madrugón.</p>
`,
    autor: 'Tomás Valera',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 118,
    portada: 'semana-santa-turbas',
    inicial: 'procesion-velas',
  },
  {
    titulo: `La Endiablada: cien cencerros para dos santos`,
    destacado: true,
    categoria: 'leyendas-y-tradiciones',
    resumen: `A primeros de febrero, los diablos de Almonacid del Marquesado se visten de flores, se cuelgan cencerros enormes y corren por el pueblo hasta quedarse sin aliento. Lo hacen, faltaría más, por devoción.`,
    contenido: `
<p>Lo oyes desde la era, antes de ver la primera casa. No es música, tampoco es ruido: es un latido de bronce que se acerca, se aleja y vuelve a doblar la esquina. Entonces aparecen en dos filas, con trajes de flores chillonas, dando un golpe de cadera a cada paso para que hablen los cencerros. Son los diablos de Almonacid del Marquesado.</p>
<h2>Quién puede ser diablo</h2>
<p>No basta con querer. La hermandad exige ser del pueblo, descender de él o haberse casado con alguien de allí. Hay diablos de pocos años y diablos abuelos. Manda el <strong>Diablo Mayor</strong>, cargo vitalicio que corresponde a quien lleva más años seguidos participando: quien falta una vez pierde la antigüedad y empieza de nuevo.</p>
<p>El traje, mono o blusa y pantalón de tela estampada, se cose en casa. Los cencerros, dos o tres por persona, se sujetan a la espalda con correas y pesan como un remordimiento. En la mano va la porra, rematada con una cabeza de demonio tallada.</p>
<h2>Dos leyendas para un mismo estruendo</h2>
<p>La primera es de una ternura inesperada. La Virgen, el día de la Candelaria, debía presentar a su hijo en el templo y temía las miradas. Los diablos llegaron brincando para que la gente mirase a otra parte.</p>
<p>La segunda cuenta que unos pastores hallaron enterrada la imagen de san Blas en el límite con otro pueblo. Hubo disputa, ganó Almonacid, y los pastores lo celebraron colgándose los cencerros del ganado. Como la talla estaba sucia, le lavaron la cara con lo que tenían a mano: aguardiente. Todavía se hace.</p>
<h2>El calendario</h2>
<table>
<thead><tr><th>Día</th><th>Qué se celebra</th><th>Fíjate en</th></tr></thead>
<tbody>
<tr><td>1 de febrero</td><td>Víspera</td><td>Los diablos piden permiso y dan la primera vuelta</td></tr>
<tr><td>2 de febrero</td><td>La Candelaria</td><td>Gorros de flores, procesión y lavado de san Blas</td></tr>
<tr><td>3 de febrero</td><td>San Blas</td><td>Mitras rojas y saltos ante la imagen</td></tr>
<tr><td>4 de febrero</td><td>San Blasillo</td><td>Las danzantas y sus paloteos</td></tr>
</tbody>
</table>
<h2>Mirar sin estorbar</h2>
<p>La fiesta es de interés turístico nacional y bien de interés cultural, pero no es un espectáculo montado para nadie. Cuando los diablos entran en la iglesia y danzan de puntillas ante el altar, exhaustos, verás lágrimas de verdad. Guarda el móvil un rato.</p>
<p>Ve con calzado cómodo, deja el coche a la entrada y reserva mesa con tiempo. A un cuarto de hora está Segóbriga: con un poco de orden, cabe todo en el mismo día. Encontrarás otras citas del invierno en <a href="/actividades-y-eventos">actividades y eventos</a>.</p>
`,
    autor: 'Inés Cañamares',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 176,
    portada: 'endiablada-almonacid',
    map_search_text: 'Almonacid del Marquesado, Cuenca',
  },
  {
    titulo: `La laguna que se vuelve blanca por amor`,
    categoria: 'leyendas-y-tradiciones',
    resumen: `En Cañada del Hoyo hay siete lagunas redondas, cada una de un color. La de la Gitana cambia el suyo cada verano. La ciencia lo explica con carbonato; el pueblo, con los nombres de Currita y Jeromo.`,
    contenido: `
<p>No se ven hasta que casi las pisas. Caminas entre sabinas, por un llano pedregoso en el que nada anuncia agua, y de pronto el suelo se abre en un círculo perfecto. Abajo, muy abajo, una pupila verde te devuelve la mirada. Es fácil entender que aquí naciera una leyenda: lo raro sería lo contrario.</p>
<h2>Currita y Jeromo</h2>
<p>Eran gitanos, jóvenes y vecinos de Cañada del Hoyo. Sus familias se odiaban por motivos que ya nadie recordaba bien. Ellos, claro, se enamoraron. Se veían de noche junto al agua, hasta que alguien los descubrió y la familia de él decidió marcharse antes de que hubiera sangre.</p>
<p>La noche de la partida, cuando la caravana subía hacia la sierra, Jeromo creyó oír su nombre. Volvió corriendo. Los gritos venían de alguna de las siete lagunas, pero en aquel paisaje de cráteres el eco los repetía por todas partes y no supo a cuál acudir. Cuando cesaron, todavía corría de una a otra.</p>
<blockquote><p>Al amanecer, el agua de una de ellas había perdido el verde. Estaba blanca, como cubierta por un velo.</p></blockquote>
<p>Los vecinos levantaron una cruz para conjurar el prodigio. Por eso la laguna tiene dos nombres, de la Gitana y de la Cruz. Y por eso, dicen, vuelve a palidecer cada verano en la misma fecha.</p>
<h2>Lo que cuentan los limnólogos</h2>
<p>El fenómeno es real. Hacia finales de julio o comienzos de agosto, con el calor, el carbonato cálcico disuelto precipita de golpe y el agua toma durante unos días un tono lechoso. Las lagunas son <strong>torcas inundadas</strong>: hundimientos del terreno calizo tan profundos que alcanzan el agua subterránea. La de la Gitana tiene unos 130 metros de diámetro y más de veinte de profundidad; la del Tejo supera los treinta. En el fondo, capas de agua que apenas se mezclan guardan bacterias que interesan a investigadores de medio mundo.</p>
<h2>Siete espejos, tres a la vista</h2>
<ul>
<li><strong>De acceso libre:</strong> la Gitana, el Tejo y el Lagunillo del Tejo, unidos por un sendero corto y cómodo.</li>
<li><strong>En finca privada:</strong> la Parra, las Cardenillas, la Llana y las Tortugas.</li>
</ul>
<p>El conjunto está protegido como monumento natural. No está permitido bañarse, y no solo por tu seguridad: una crema solar basta para alterar un equilibrio muy delicado.</p>
<h2>Cuándo ir</h2>
<p>A media mañana, con el sol alto, los colores son más intensos. En agosto, si tienes suerte, verás el velo. En enero, con escarcha en las sabinas, tendrás el lugar para ti y entenderás mejor a Jeromo. A media hora esperan las torcas secas de Los Palancares: puedes unirlas en una sola jornada con las propuestas de <a href="/rutas-y-naturaleza">rutas y naturaleza</a>.</p>
`,
    autor: 'Lucía Herráiz',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 241,
    portada: 'lagunas-canada-del-hoyo-noche',
    map_search_text: 'Lagunas de Cañada del Hoyo, Cuenca',
  },
  {
    titulo: `San Mateo: cuatro días de vaquilla, zurra y Plaza Mayor`,
    categoria: 'leyendas-y-tradiciones',
    resumen: `Del 18 al 21 de septiembre la ciudad alta se cierra con talanqueras y se abre a todo el mundo. Así nació, y así se vive, la fiesta con la que Cuenca recuerda su conquista.`,
    contenido: `
<p>Un mes antes, en un balcón de la Plaza Mayor, alguien cuelga un cartel con un número: los días que faltan. El número baja cada mañana y con él sube el pulso de la ciudad. Cuando llega a cero suena un cohete, se llenan los balcones y Cuenca se muda entera a su parte más antigua.</p>
<h2>Ocho siglos de excusa</h2>
<p>El 21 de septiembre de 1177, día de San Mateo, Alfonso VIII entró en la ciudad. La fiesta recuerda aquella jornada, y el pendón del rey sale en comitiva entre la catedral y el ayuntamiento con maceros, música y un respeto que dura exactamente lo que dura el cortejo.</p>
<p>La vaquilla llegó después. La primera noticia escrita que se conserva es de 1581: reses sujetas con una soga que corrían por la plaza del mercado. La <strong>maroma</strong> sigue siendo la clave. Dos maromeros la manejan por detrás, frenan o dan cuerda, y evitan muchos sustos, aunque no todos.</p>
<h2>El recorrido</h2>
<p>Las vacas salen al caer la tarde por la Plaza Mayor, la anteplaza y las calles vecinas. No hay carrera en línea recta, sino un ir y venir impredecible: la res dobla, la gente se encarama a las rejas y un «tapón» de corredores cierra el paso entre gritos. Se mira desde las talanqueras o desde un balcón amigo.</p>
<h2>La vida en las peñas</h2>
<p>Lo mejor sucede entre suelta y suelta. Las peñas mateas montan su casa en bajos y portales, con fogones a la puerta. Huele a gachas, a caldereta y a zurra, la bebida oficial: vino con azúcar, limón y melocotón, muy fría y muy traicionera. No hace falta conocer a nadie para acabar con un vaso en la mano.</p>
<ol>
<li><strong>Día 18:</strong> desfile de peñas y pregón, con el público interrumpiendo al orador como manda la costumbre.</li>
<li><strong>Días 19 y 20:</strong> mañanas para los niños, comidas en la calle, banda y vaquillas.</li>
<li><strong>Día 21:</strong> función religiosa, pendón y última suelta, la más sentida.</li>
</ol>
<h2>Si es tu primera vez</h2>
<ul>
<li>Sube andando o en autobús. El coche, abajo.</li>
<li>Ropa vieja y calzado que agarre: el empedrado, con zurra, resbala.</li>
<li>Si no vas a correr, quédate detrás de la barrera. La vaca no distingue a los turistas.</li>
<li>No toques la maroma ni cites al animal: la fiesta se sostiene sobre ese acuerdo.</li>
</ul>
<blockquote><p>«La vida son cuatro días», dice el refrán. En Cuenca se sabe cuáles: 18, 19, 20 y 21 de septiembre.</p></blockquote>
`,
    autor: 'Julián Poyatos',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 330,
    portada: 'san-mateo-vaquilla',
    inicial: 'plaza-mayor',
  },
];
