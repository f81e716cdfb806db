import type { DemoArticulo } from './types.ts';

/** Historical happenings of the province. */
export const sucesos: DemoArticulo[] = [
  {
    titulo: 'La mañana en que cayó el Giraldo',
    categoria: 'sucesos',
    resumen: `El 13 de abril de 1902 se desplomó la torre de las campanas de la catedral de Cuenca. Murieron cuatro jóvenes y la ciudad perdió su silueta. La fachada que ves hoy nació de aquel derrumbe.`,
    contenido: `
<p>Colócate en mitad de la Plaza Mayor y mira la catedral. Algo falta, aunque no sepas decir qué: una fachada tan ancha pide una vertical que la sujete al cielo. La tuvo durante siglos. Se llamaba la torre del Giraldo, nombre hermano del de la Giralda sevillana, y se vino abajo un domingo de primavera.</p>
<h2>Las diez de la mañana</h2>
<p>Era el 13 de abril de 1902. La Semana Santa acababa de pasar y varios muchachos habían subido a repicar, como tantos domingos. Hacia las diez se oyó un crujido y después un estruendo que llegó hasta los barrios bajos. Cuando la nube de polvo empezó a posarse, donde había una torre quedaba un montón de piedra que había arrastrado la casa del campanero y parte del claustro, y que había alcanzado la zona del <strong>Arco de Jamete</strong>, la joya renacentista del templo.</p>
<p>En unos minutos la plaza se llenó. Los de arriba buscaban a los suyos; los de abajo subían las cuestas sin saber todavía a qué. Se trabajó de día y también de noche, con luz eléctrica instalada a toda prisa.</p>
<h2>Cuatro nombres</h2>
<p>Murieron María Antón, la hija del campanero, y tres niños: José López, Segundo de León y Reyes López, de nueve años. Conviene escribirlos, porque la costumbre de hablar de las piedras acaba por olvidar a quienes estaban debajo. Hubo también un milagro menor: dos chicos, Alejandro Mena y Gregorio López, salieron con vida cuando ya habían pasado dos días entre los escombros.</p>
<h2>Se sabía</h2>
<p>Al día siguiente el suceso llegó al Congreso. Un diputado recordó que el Obispado había advertido del peligro catorce años antes; desde el otro lado se llegó a culpar al repique de las campanas. El 27 de abril vino a ver la ruina el ministro José Canalejas. Lo que quedaba en pie tuvo que derribarse.</p>
<blockquote><p>Las torres no se caen un domingo: llevan años cayéndose y un domingo lo notamos.</p></blockquote>
<h2>La fachada inacabada</h2>
<p>Ese mismo verano la catedral fue declarada Monumento Nacional. El arquitecto <strong>Vicente Lampérez</strong> proyectó un frente nuevo, de un gótico soñado, y la primera piedra se puso el 28 de septiembre de 1910. Las obras se alargaron durante décadas y nunca alcanzaron las alturas previstas. Por eso la fachada tiene ese aire de decorado abierto, con arcos por los que se ve pasar el cielo.</p>
<p>Cuando entres, busca el Arco de Jamete y asómate al claustro: son los dos lugares que recibieron el golpe. Y si quieres seguir el hilo de la ciudad de piedra, te esperan más relatos en <a href="/historia">nuestra sección de historia</a>.</p>
`,
    autor: 'Lucía Herráiz',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 9,
    portada: 'catedral-fachada-noche',
    map_search_text: 'Catedral de Santa María y San Julián, Plaza Mayor, Cuenca',
  },
  {
    titulo: 'El hombre que no había muerto: el caso Grimaldos',
    categoria: 'sucesos',
    resumen: `Lo llamaron «el crimen de Cuenca», pero no hubo crimen. En 1910 desapareció un pastor de Tresjuncos; dos hombres pagaron con años de cárcel una muerte que nunca ocurrió. Historia de un error judicial.`,
    contenido: `
<p>Hay nombres injustos. «El crimen de Cuenca» es uno de ellos, porque el único daño que recoge ese expediente lo causó quien debía impedirlo. La historia sucedió entre Tresjuncos y Osa de la Vega, dos pueblos de cereal y oveja de la Mancha conquense, y merece contarse despacio y sin adornos.</p>
<h2>Una ausencia</h2>
<p>En agosto de 1910, José María Grimaldos, pastor de veintiocho años, vendió unas ovejas de su propiedad y dejó de ser visto. Pasaron las semanas y el rumor hizo lo que suele: puso un muerto donde había una silla vacía y buscó a quién señalar. Los señalados fueron <strong>León Sánchez</strong>, mayoral, y <strong>Gregorio Valero</strong>, guarda, que trabajaban en la misma finca.</p>
<p>El juzgado de Belmonte investigó, no halló pruebas y en septiembre de 1911 archivó la causa. Ahí tendría que haber terminado todo.</p>
<h2>La confesión</h2>
<p>En 1913, con un juez nuevo y el caso reabierto, los dos hombres volvieron a ser detenidos. Bajo torturas confesaron haber matado a Grimaldos y haber hecho desaparecer el cuerpo. No había cadáver, ni arma, ni más indicio que lo arrancado en los interrogatorios. Aun así, en mayo de 1918, en Cuenca, un jurado los declaró culpables y fueron condenados a dieciocho años. Los indultos los devolvieron a la calle en febrero de 1924.</p>
<h2>Una partida de bautismo</h2>
<p>A comienzos de 1926, el párroco de Tresjuncos recibió una carta del cura de <strong>Mira</strong>, en el otro extremo de la provincia. Pedía un papel corriente: la partida de bautismo de José María Grimaldos, vecino de aquel pueblo, que quería casarse. El muerto estaba vivo y había vivido todos esos años a unas jornadas de camino.</p>
<p>El Tribunal Supremo revisó la sentencia y la anuló en julio de ese mismo año. La justicia reconoció el error; lo que no pudo devolver fueron los años ni la salud.</p>
<h2>Lo que quedó</h2>
<ul>
<li><strong>En los libros.</strong> Ramón J. Sender partió de esta historia para <em>El lugar de un hombre</em>, publicada en el exilio en 1939.</li>
<li><strong>En el cine.</strong> Pilar Miró la filmó en 1979; la película permaneció retenida y no pudo estrenarse hasta 1981.</li>
<li><strong>En las aulas.</strong> El caso se sigue estudiando en las facultades de Derecho como ejemplo de lo que vale una confesión sin pruebas.</li>
</ul>
<p>Si pasas por estos pueblos, no busques escenarios. Encontrarás calles tranquilas, palomares y un horizonte muy ancho. La memoria aquí es asunto de familias, y lo mejor que puedes hacer por ella es leer bien lo ocurrido. En nuestra selección de <a href="/libros">libros sobre la provincia</a> hay por dónde empezar.</p>
`,
    autor: 'Tomás Valera',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 141,
    portada: 'trigo-verano',
    inicial: 'trigo-verano',
    map_search_text: 'Tresjuncos, Cuenca',
  },
  {
    titulo: 'Dos puentes y un vacío: las caídas de San Pablo',
    categoria: 'sucesos',
    resumen: `Antes del puente de hierro hubo otro de piedra que se hundió a plazos. Y el de hierro, casi acabado, lo tumbó el viento. Crónica de los tropiezos de la pasarela más fotografiada de Cuenca.`,
    contenido: `
<p>Cruzar el puente de San Pablo tiene algo de confesión: unos pasan mirando al frente, otros se agarran, los hay que se detienen en el centro y fingen que contemplan. Debajo quedan unos cuarenta metros de aire y el hilo del Huécar. Lo que pocos saben es que ese vértigo tiene motivos históricos, porque aquí ya se ha caído más de un puente.</p>
<h2>El capricho de un canónigo</h2>
<p>En el siglo XVI, el canónigo <strong>Juan del Pozo</strong> fundó un convento de dominicos sobre la peña de enfrente de la ciudad. Para llegar había que bajar al fondo de la hoz y volver a subir, de modo que decidió tender un paso por lo alto. Las obras comenzaron en la década de 1530 y terminaron hacia 1589; él no las vio acabadas. Por la dirección pasaron varios maestros, entre ellos Francisco de Luna y Andrés de Vandelvira. El resultado fueron cinco arcos de sillería sobre pilares altísimos: «un elefante de cinco patas», lo llamaría Pío Baroja.</p>
<h2>La ruina a plazos</h2>
<p>La piedra aguantó dos siglos. En 1786 cedió el lado más próximo a la catedral; el arquitecto Mateo López lo reparó, pero ya nadie se fiaba. A finales del XIX el coloso amenazaba a quien pasara por debajo y en 1895 se optó por demolerlo.</p>
<table>
<thead><tr><th>Año</th><th>Qué ocurrió</th></tr></thead>
<tbody>
<tr><td>Hacia 1534-1589</td><td>Construcción del puente de piedra</td></tr>
<tr><td>1786</td><td>Se hunde el tramo junto a la catedral</td></tr>
<tr><td>1788</td><td>Reparación de Mateo López</td></tr>
<tr><td>1895</td><td>Demolición de lo que quedaba</td></tr>
<tr><td>1902</td><td>Un huracán derriba el de hierro, casi terminado</td></tr>
<tr><td>1903</td><td>Inauguración del puente actual</td></tr>
</tbody>
</table>
<h2>Hierro contra viento</h2>
<p>El sustituto se encargó al ingeniero valenciano <strong>José María Fuster y Tomás</strong> y lo levantó la fundición de George H. Bartle, con dinero del Obispado. Cuando estaba a punto, un vendaval lo echó abajo y hubo que rehacerlo. Por fin, el 19 de abril de 1903, el cardenal Sancha lo bendijo. Cuentan los periódicos de entonces que un bromista sembró el pánico entre los asistentes durante la ceremonia. El vértigo, ya ves, venía de fábrica.</p>
<h2>Cómo mirarlo</h2>
<ul>
<li>En los extremos siguen los arranques de sillería del puente viejo: el hierro apoya sobre ellos.</li>
<li>Fíjate en los escudos y en el cambio de diseño del último tramo.</li>
<li>A primera hora, el sol entra por la hoz y las Casas Colgadas se encienden antes que el resto de la ciudad.</li>
</ul>
<p>Desde la otra orilla, junto al convento que hoy es Parador, tienes una de las mejores vistas de Cuenca. La encontrarás, con otras igual de agradecidas, en <a href="/ubicaciones">nuestro mapa de lugares</a>.</p>
`,
    autor: 'Julián Poyatos',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 74,
    portada: 'puente-san-pablo-noche',
    map_search_text: 'Puente de San Pablo, Cuenca',
  },
  {
    titulo: 'Julio de 1874: los días en que ardió la memoria',
    categoria: 'sucesos',
    resumen: `Durante la última guerra carlista, Cuenca resistió dos días y cayó al tercero. El saqueo dejó muertos, incendios y archivos convertidos en ceniza. Un episodio que la ciudad conmemoró durante décadas.`,
    contenido: `
<p>A veces una ciudad recuerda con monumentos y a veces con huecos. En los archivos de Cuenca hay un hueco que tiene fecha: julio de 1874. Faltan legajos de la Diputación, faltan libros del Instituto, faltan los aparatos de un gabinete de física. Ardieron en tres días.</p>
<h2>Un aviso desatendido</h2>
<p>España vivía la tercera guerra carlista. En octubre de 1873 el brigadier Santés había entrado en la ciudad por sorpresa y se había marchado al día siguiente con armas, caballos y dinero. Era un ensayo, pero nadie quiso verlo así. Al verano siguiente, tras fracasar ante Teruel, las tropas de don Alfonso Carlos de Borbón bajaron por la serranía. Con él cabalgaba su esposa, María de las Nieves de Braganza, a quien los suyos llamaban <strong>doña Blanca</strong>.</p>
<h2>El asedio</h2>
<p>El día 12, varios miles de hombres se concentraron en La Cierva y Pajarón. El 13 estaban en Palomera, a las puertas. Defendía Cuenca una guarnición escasa al mando del brigadier De la Iglesia, con milicianos y vecinos tras las barricadas. La ciudad alta se guarda sola, pero la baja no: por allí llegaron los asaltos, rechazados uno tras otro hasta que el <strong>15 de julio</strong> las defensas cedieron.</p>
<p>Cuenca fue la única capital de provincia que los carlistas tomaron aquel año. Lo que vino después no necesita adjetivos: muertes, saqueo casa por casa, prisioneros llevados a pie. Los ocupantes se fueron el 18.</p>
<h2>Papeles quemados</h2>
<p>En noviembre, una memoria leída ante la Diputación hizo el inventario de las pérdidas. El fuego había destruido oficinas y archivo de la propia institución, y en el Instituto Provincial los gabinetes de física y de historia natural, con buena parte de la biblioteca.</p>
<blockquote><p>Quien quema un archivo no borra lo que pasó; borra la posibilidad de preguntarlo.</p></blockquote>
<p>La ciudad conocía bien el miedo al fuego. Ya en agosto de 1447, después de un gran incendio provocado por las luchas entre bandos, el Concejo había redactado sus primeras ordenanzas para apagarlos.</p>
<h2>Del monumento al silencio</h2>
<p>Durante más de medio siglo, cada 15 de julio hubo procesión cívica, coronas y discursos. Se levantó un monumento en el Campo de San Francisco y una calle llevó el nombre de la fecha. Después, los cambios de régimen cambiaron también los rótulos, y el episodio salió de la conversación.</p>
<p>Queda, eso sí, un testigo de lujo: <strong>Benito Pérez Galdós</strong> llevó el asalto a <em>De Cartago a Sagunto</em>, uno de sus últimos <em>Episodios Nacionales</em>. Sube con él en la mano por Alfonso VIII hasta la Plaza Mayor y verás que las calles, casi todas, continúan donde él las dejó. Si te interesa el contexto, pásate por <a href="/historia">la sección de historia</a>.</p>
`,
    autor: 'Tomás Valera',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 236,
    portada: 'plaza-mayor',
  },
  {
    titulo: 'Cuando el Huécar reclamó la calle del Agua',
    categoria: 'sucesos',
    resumen: `El Huécar parece un arroyo de juguete, pero en agosto de 1947 entró en la ciudad baja y alcanzó dos metros de altura en los Tintes. Memoria de las riadas que Cuenca aprendió a no olvidar.`,
    contenido: `
<p>Lo ves desde el puente, tan delgado entre las huertas, y cuesta tomarlo en serio. El Huécar nace más arriba de Palomera y muere a los pies de la ciudad, en el Júcar, después de un viaje brevísimo. Ha movido molinos de papel y de harina, ha lavado lanas y ha regado hocinos. También, de vez en cuando, ha recordado quién excavó la hoz.</p>
<h2>El 13 de agosto de 1947</h2>
<p>Era miércoles y pleno verano. Una tormenta descargó aguas arriba y el río llegó de golpe, con troncos, piedras y barro. Cegó los puentes, arrasó las huertas de la carretera de Palomera y entró en la ciudad por la <strong>Puerta de Valencia</strong>. En el convento de las Concepcionistas el agua subió hasta un metro setenta; en la calle de los Tintes llegó a los dos metros y en una taberna reventó las tinajas de vino.</p>
<p>Más abajo, la calle Fray Luis de León hizo honor al nombre con que la conocía todo el mundo: la calle del Agua. Hubo que sacar a vecinos en barca, a un paso de Carretería.</p>
<h2>Una costumbre navideña</h2>
<p>Las crónicas guardan otra coincidencia. Cuando la nieve se adelanta en la serranía y después llueve templado, los ríos bajan crecidos por Navidad. Ha pasado unas cuantas veces.</p>
<table>
<thead><tr><th>Fecha</th><th>Río</th><th>Qué dejó</th></tr></thead>
<tbody>
<tr><td>25 de diciembre de 1803</td><td>Huécar</td><td>Puentes rotos en la Puerta de Valencia y el Postigo</td></tr>
<tr><td>24 de diciembre de 1820</td><td>Júcar</td><td>La parte baja, inundada</td></tr>
<tr><td>24 y 25 de diciembre de 1860</td><td>Júcar</td><td>Más de una semana de riada y puentes perdidos, como el de Olivares</td></tr>
<tr><td>13 de agosto de 1947</td><td>Huécar</td><td>Dos metros de agua en los Tintes</td></tr>
<tr><td>21 de diciembre de 2019</td><td>Júcar y Huécar</td><td>Crecida tras la borrasca Elsa</td></tr>
</tbody>
</table>
<p>El mismo río capaz de eso puede quedarse quieto: en la Nochebuena de 1829 el Júcar se heló con tal firmeza que la gente patinaba encima, y se contaba que los lobos bajaron hasta las puertas de la ciudad.</p>
<h2>Leer el agua</h2>
<p>Si paseas por los Tintes, busca el cauce encajado entre muros y las pasarelas que lo cruzan. Está domado, pero no ausente: se oye. Sube después por la hoz, donde las huertas en bancales explican mejor que ningún panel cómo se convive con un río pequeño de genio grande.</p>
<ul>
<li>El mejor momento para escucharlo es el deshielo, entre marzo y abril.</li>
<li>En otoño, los chopos amarillos dibujan el cauce desde arriba.</li>
<li>Con aviso de tormenta, no aparques ni camines junto al lecho.</li>
</ul>
`,
    autor: 'Inés Cañamares',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 352,
    portada: 'hoz-del-huecar-otono-noche',
    map_search_text: 'Calle de los Tintes, Cuenca',
  },
];
