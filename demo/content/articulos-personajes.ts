import type { DemoArticulo } from './types.ts';

/** People of the province, all of them historical. */
export const personajes: DemoArticulo[] = [
  {
    titulo: 'Fray Luis de León, el niño de Belmonte',
    categoria: 'personajes',
    resumen: `Salió de Belmonte siendo un crío y no dejó de buscar un huerto. Catedrático, traductor, preso de la Inquisición y poeta de una serenidad muy trabajada: así fue el conquense más universal de su siglo.`,
    contenido: `
<p>En la colegiata de Belmonte hay una pila bautismal que conviene mirar con calma. Es de piedra, sobria, sin más gracia que la de haber servido. En ella bautizaron en 1527, según la fecha más repetida, a un niño que acabaría escribiendo algunos de los versos más limpios del castellano.</p>
<h2>La Mancha primero</h2>
<p>Él mismo lo dejó dicho ante sus jueces: había nacido en <strong>Belmonte</strong>. Era hijo de un abogado con carrera, Lope de León, y por línea familiar tenía antepasados judíos conversos, dato que en aquel siglo pesaba como una condena aplazada. A los cinco o seis años salió del pueblo siguiendo los destinos del padre; a los catorce estaba en Salamanca y poco después vestía el hábito de los agustinos.</p>
<h2>El delito de traducir</h2>
<p>Fue profesor brillante y discutidor. Defendía que para entender el Antiguo Testamento había que volver al hebreo, y tradujo al castellano el <em>Cantar de los cantares</em> para una monja que no sabía latín. Las rivalidades universitarias hicieron el resto. En marzo de 1572 ingresó en las cárceles de la Inquisición de Valladolid; salió absuelto en diciembre de 1576, después de casi cinco años.</p>
<blockquote><p>Aquí la envidia y mentira</p><p>me tuvieron encerrado.</p></blockquote>
<p>De su regreso a clase se cuenta que empezó con un «decíamos ayer». No hay documento que lo pruebe, pero la frase es tan suya que nadie ha querido quitársela.</p>
<h2>Un huerto por toda respuesta</h2>
<p>En prisión concibió <em>De los nombres de Cristo</em>, que publicó en 1583, el mismo año que <em>La perfecta casada</em>. Cinco años más tarde preparó la primera edición de las obras de Teresa de Jesús. Los poemas, en cambio, no los vio impresos: corrieron manuscritos hasta que Quevedo los editó en 1631, cuarenta años después de la muerte de su autor en Madrigal de las Altas Torres.</p>
<p>«¡Qué descansada vida / la del que huye el mundanal ruido!», escribió. No es pereza lo que pide, sino espacio: un lugar donde pensar sin que nadie te denuncie.</p>
<h2>Belmonte con sus ojos</h2>
<ol>
<li>Empieza por la <strong>colegiata de San Bartolomé</strong>, con la pila y la sillería del coro.</li>
<li>Recorre a pie el trazado de la muralla que baja desde el castillo.</li>
<li>Termina en el cerro al caer la tarde. Desde allí entiendes de dónde salió su afición a los cielos grandes.</li>
</ol>
<p>Lleva un librito de sus odas; en media hora se leen las esenciales. Tienes sugerencias en <a href="/libros">nuestra biblioteca</a>, y el castillo con sus horarios en <a href="/ubicaciones">la guía de lugares</a>.</p>
`,
    autor: 'Lucía Herráiz',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 17,
    portada: 'retrato-fraile',
    inicial: 'castillo-belmonte',
    map_search_text: 'Colegiata de San Bartolomé, Belmonte, Cuenca',
  },
  {
    titulo: 'Alonso de Ojeda, el hombre que no sabía quedarse',
    categoria: 'personajes',
    resumen: `Acompañó a Colón, recorrió con Vespucio la costa de Venezuela y murió pobre en Santo Domingo. Cuenca y Torrejoncillo del Rey se disputan la cuna de un aventurero tan audaz como implacable.`,
    contenido: `
<p>Cuentan que en Sevilla, para asombrar a la reina Isabel, un muchacho menudo salió andando por un madero que asomaba de lo alto de la torre de la catedral, dio la vuelta sobre un pie y regresó. Puede ser verdad o puede ser literatura. En ambos casos retrata a <strong>Alonso de Ojeda</strong>: valiente hasta la imprudencia y siempre al borde.</p>
<h2>Dos cunas</h2>
<p>Nació hacia 1468. La tradición de <strong>Torrejoncillo del Rey</strong>, en tierras de Huete, lo tiene por hijo del pueblo; otros documentos sitúan a sus padres en la parroquia de San Andrés de la capital. De familia hidalga con más apellido que renta, sirvió al duque de Medinaceli, peleó en la guerra de Granada y encontró un protector decisivo en Juan Rodríguez de Fonseca, el clérigo que organizaba las flotas de Indias.</p>
<h2>El mar</h2>
<p>En 1493 embarcó con Colón en el segundo viaje. En La Española exploró el Cibao y apresó con engaño al cacique Caonabó. Seis años después mandaba su propia expedición: zarpó de El Puerto de Santa María el 18 de mayo de 1499 con <strong>Juan de la Cosa</strong> y <strong>Américo Vespucio</strong>, y recorrió la costa desde las bocas del Orinoco hasta el cabo de la Vela.</p>
<p>Al ver las casas sobre pilotes de los indígenas, alguien de a bordo pensó en Venecia. De ahí, según la explicación más difundida, viene el nombre de Venezuela. Lo navegado sirvió para el célebre mapa que Juan de la Cosa dibujó en 1500.</p>
<h2>La cara amarga</h2>
<p>No conviene convertirlo en estampa. Las expediciones de Ojeda vivieron también del asalto y de la captura de personas para venderlas como esclavas; sus contemporáneos, con Bartolomé de las Casas a la cabeza, lo dejaron escrito. El valor no absuelve.</p>
<p>En 1510 fundó <strong>San Sebastián de Urabá</strong>, en la actual Colombia. Herido por una flecha envenenada, mandó que le quemaran la carne con hierros al rojo. Cuando salió a pedir socorro dejó al cargo a un soldado todavía desconocido: Francisco Pizarro.</p>
<h2>Un umbral</h2>
<p>Naufragó, perdió la hacienda y acabó en Santo Domingo, donde murió hacia 1515. La tradición asegura que pidió ser enterrado a la entrada del convento de San Francisco, para que todos pisaran su tumba al pasar. De quien no había parado quieto en toda su vida, quedó un umbral.</p>
<ul>
<li><strong>Dónde recordarlo:</strong> en Torrejoncillo del Rey, entre lomas de cereal, a un paso de la ruta hacia Huete.</li>
<li><strong>Qué leer:</strong> las páginas que le dedica Las Casas en su <em>Historia de las Indias</em>; ni lo adula ni lo perdona.</li>
</ul>
`,
    autor: 'Tomás Valera',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 112,
    portada: 'retrato-navegante',
  },
  {
    titulo: 'Hervás y Panduro, el sabio que contaba lenguas',
    categoria: 'personajes',
    resumen: `Un jesuita de Horcajo de Santiago, expulsado de España en 1767, reunió desde Italia noticias de más de trescientas lenguas y defendió que los sordos tenían la suya. Europa tardó en darle la razón.`,
    contenido: `
<p>Imagina un cuarto en Cesena, al norte de Italia, hacia 1780. Un clérigo de La Mancha escribe con letra apretada mientras un compañero, recién llegado del otro lado del océano, le repite despacio cómo se dice «padre», «agua» o «tres» en la lengua de su misión. Así, palabra a palabra, se hizo uno de los libros más asombrosos de la Ilustración.</p>
<h2>De Horcajo al destierro</h2>
<p><strong>Lorenzo Hervás y Panduro</strong> nació en Horcajo de Santiago en 1735, en una familia de labradores. Se hizo jesuita y estudió de todo: teología, matemáticas, astronomía, medicina. En 1767 Carlos III expulsó a la Compañía y Hervás, con miles de compañeros, fue embarcado hacia Italia. Para muchos fue el final. Para él, una oportunidad inesperada: en aquellas ciudades coincidían misioneros de medio mundo, y cada uno llevaba dentro una gramática.</p>
<h2>El catálogo del mundo</h2>
<p>Primero publicó en italiano una enciclopedia, <em>Idea dell’Universo</em>, en veintiún tomos. Los últimos trataban de las lenguas, y de ellos salió la versión española, el <em>Catálogo de las lenguas de las naciones conocidas</em> (1800-1805). Recogía más de trescientas y las ordenaba de un modo nuevo: no bastaba con comparar palabras sueltas, había que mirar el <strong>artificio gramatical</strong>, la manera en que cada lengua arma sus frases. Era el camino que poco después iba a recorrer la lingüística comparada.</p>
<h2>Manos que hablan</h2>
<p>En Roma visitó una escuela de sordos y salió cambiado. En 1795 publicó <em>Escuela española de sordomudos</em>, donde sostiene que las señas de los sordos poseen ideas gramaticales y que su enseñanza debe partir de ellas. También pidió escuelas públicas que los acogieran. Dicho en su siglo, era casi una revolución.</p>
<table>
<thead><tr><th>Año</th><th>Obra</th><th>Asunto</th></tr></thead>
<tbody>
<tr><td>1778-1787</td><td><em>Idea dell’Universo</em></td><td>Enciclopedia de la naturaleza y del hombre</td></tr>
<tr><td>1795</td><td><em>Escuela española de sordomudos</em></td><td>Educación y lengua de señas</td></tr>
<tr><td>1800-1805</td><td><em>Catálogo de las lenguas</em></td><td>Clasificación de los idiomas conocidos</td></tr>
</tbody>
</table>
<h2>La vuelta breve</h2>
<p>Entre 1798 y 1801 pudo regresar a España. Volvió a ver Horcajo y aprovechó el permiso como solía, trabajando: dejó noticia impresa del archivo de la Orden de Santiago, que se guardaba en el <strong>monasterio de Uclés</strong>. De nuevo en Roma, fue bibliotecario del papa Pío VII en el Quirinal, y allí murió en 1809.</p>
<p>De Horcajo a Uclés hay un corto viaje entre viñas. Hazlo pensando en él: en la misma llanura donde aprendió una sola lengua empezó la curiosidad por todas. Tienes más paradas como esta en <a href="/ubicaciones">nuestro mapa</a>.</p>
`,
    autor: 'Inés Cañamares',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 188,
    portada: 'retrato-sabio',
  },
  {
    titulo: 'Álvaro de Luna: de Cañete al cadalso',
    categoria: 'personajes',
    resumen: `Nació en una villa amurallada de la serranía, hijo ilegítimo de un señor aragonés. Gobernó Castilla durante tres décadas y perdió la cabeza por orden del rey que más le debía.`,
    contenido: `
<p>Entra en <strong>Cañete</strong> por una de las puertas de su muralla, de origen islámico, y sube hacia el castillo. Hay un punto en que el caserío se aparta y ves lo que vería un niño hacia 1395: un valle encajado, una frontera próxima y un mundo que estaba en otra parte. Aquel niño se llamaba Álvaro y llegó a tener en la mano el reino entero.</p>
<h2>El hijo de la Cañeta</h2>
<p>Su padre, don Álvaro Martínez de Luna, era copero mayor del rey Enrique III y señor de la villa. Su madre, María, fue conocida como la Cañeta y procedía de la familia del alcaide. No estaban casados. El padre murió cuando el chico tendría unos siete años, y de su educación se ocuparon los Luna, parientes de aquel aragonés terco que fue el papa Benedicto XIII.</p>
<h2>El amigo del rey</h2>
<p>En la corte entró como paje de <strong>Juan II</strong>, un rey niño que encontró en él compañía, consejo y, con el tiempo, quien mandara en su lugar. Cuando en 1420 el infante Enrique de Aragón se apoderó del monarca, fue Álvaro quien lo ayudó a escapar. Desde entonces, su carrera fue una escalera:</p>
<ul>
<li>1423: condestable de Castilla, jefe de los ejércitos.</li>
<li>1431: batalla de La Higueruela, ante Granada.</li>
<li>1445: victoria de Olmedo y maestrazgo de la Orden de Santiago, con cabeza en Uclés.</li>
</ul>
<p>También conoció destierros y regresos, y los nobles nunca le perdonaron ni el poder ni el origen. Sabía justar, cantar y escribir: firmó un <em>Libro de las virtuosas e claras mujeres</em> en el que defendía a las mujeres contra sus detractores.</p>
<h2>Valladolid, 1453</h2>
<p>La caída llegó por donde menos esperaba. Isabel de Portugal, segunda esposa del rey, se sumó a sus enemigos; Juan II firmó, y a comienzos de junio de 1453 el condestable fue decapitado en público en Valladolid. El rey le sobrevivió poco más de un año.</p>
<blockquote><p>Pues aquel gran Condestable,</p><p>maestre que conocimos</p><p>tan privado…</p></blockquote>
<p>Así lo recordó Jorge Manrique en las <em>Coplas</em>, como ejemplo de lo que dura la fortuna. Está enterrado en la catedral de Toledo, en una capilla tan suntuosa como él la quiso.</p>
<h2>La villa que lo celebra</h2>
<p>Desde 1999 Cañete le dedica <strong>La Alvarada</strong>, una fiesta medieval de verano en la que el pueblo entero se viste, abre mercado y monta torneo al pie de la muralla. Si prefieres el silencio, ve en otoño: la plaza porticada, las torres y el olor a leña bastan. Consulta las fechas en <a href="/actividades-y-eventos">la agenda</a> antes de salir.</p>
`,
    autor: 'Julián Poyatos',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 265,
    portada: 'retrato-condestable',
    map_search_text: 'Castillo de Cañete, Cuenca',
  },
  {
    titulo: 'Federico Muelas, boticario de versos',
    categoria: 'personajes',
    resumen: `Fue farmacéutico en Madrid y poeta en Cuenca, aunque escribiera lejos de ella. De su pluma salió el soneto que generaciones de conquenses aprendieron en la escuela. Te llevamos a buscar su huella.`,
    contenido: `
<p>Al comienzo de la calle de San Pedro, entre lo que queda de la iglesia de San Pantaleón, hay un hombre de bronce que parece haberse parado a tomar aliento. La cuesta lo justifica. Es <strong>Federico Muelas</strong>, y si se animara a hablar empezaría, seguramente, por una broma.</p>
<h2>Un año de más</h2>
<p>Nació en Cuenca el 7 de octubre de 1909, aunque él prefería decir 1910; le parecía una cifra más redonda para venir al mundo. Su padre era telegrafista y buen conversador. El joven Federico empezó Medicina en Madrid y un desprendimiento de retina estuvo a punto de dejarlo ciego. Volvió a casa y allí, con el padre leyéndole los libros en voz alta, estudió Farmacia. Después, por si acaso, Derecho.</p>
<h2>La rebotica</h2>
<p>Se instaló en Madrid, con farmacia en la calle Gravina, que anunciaba en verso y con guasa. En la trastienda montó tertulia: por ella pasaron poetas, pintores y curiosos. Antes de la guerra había llevado un teatro de guiñol por los pueblos de la serranía con las Misiones Pedagógicas; después fundó y dirigió revistas, entre ellas <em>El Pájaro de Paja</em>, junto a Ángel Crespo, Gabino Alejandro Carriedo y el también conquense de adopción Carlos de la Rica.</p>
<h2>Catorce versos</h2>
<p>Escribió mucho, pero una sola pieza le habría bastado: el soneto a Cuenca que empieza con un verso que aquí se sabe de memoria.</p>
<blockquote><p>Alzada en limpia sinrazón altiva…</p></blockquote>
<p>Prueba a decirlo en voz alta en el puente de San Pablo. «Limpia sinrazón»: no se ha encontrado definición mejor para una ciudad construida donde nadie sensato habría puesto una casa. Con los años, ese soneto ha ido apareciendo en lápidas y colegios, y hasta ha sufrido alguna errata grabada en piedra, que a él le habría divertido.</p>
<h2>El hocino</h2>
<p>Los <strong>hocinos</strong> son los huertos colgados de las hoces, con su casilla y su parra. Muelas tuvo uno sobre el Huécar y lo convirtió en embajada: a quien llegaba de fuera se lo llevaba allí, a mirar. Muchos artistas descubrieron Cuenca desde esa terraza antes de que existiera el Museo de Arte Abstracto. Fue cronista oficial de la ciudad y, desde 1964, hijo predilecto. Murió en Madrid en noviembre de 1974 y está enterrado en el cementerio de San Isidro, asomado a la hoz del Júcar.</p>
<h2>Un paseo con él</h2>
<ol>
<li>La plaza del Escardillo, cerca de donde nació.</li>
<li>San Pantaleón, con la estatua de Javier Barrios.</li>
<li>La ronda del Huécar, buscando hocinos con la mirada.</li>
</ol>
<p>En <a href="/libros">nuestra sección de libros</a> encontrarás más autores que miraron la ciudad como él.</p>
`,
    autor: 'Lucía Herráiz',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 58,
    portada: 'retrato-poeta',
    inicial: 'casas-colgadas-amanecer',
  },
  {
    titulo: 'Las cantareras de Mota del Cuervo',
    otrasCategorias: ['leyendas-y-tradiciones'],
    categoria: 'personajes',
    resumen: `Durante siglos, en un barrio de Mota del Cuervo el barro fue cosa de mujeres. Sin torno rápido ni firma, levantaron los cántaros en que bebió media Mancha. Retrato colectivo de un oficio que se apaga.`,
    contenido: `
<p>Este retrato no tiene una cara, sino unos cientos. Son mujeres con el delantal blanco de barro seco, sentadas a la puerta en verano y junto al fuego en invierno. Casi ninguna firmó nunca nada. A cambio, durante siglos no hubo casa de la comarca que no guardara una obra suya en el rincón más fresco.</p>
<h2>Un barrio con oficio</h2>
<p>En la parte norte de Mota del Cuervo, pueblo de molinos, está el <strong>Barrio de las Cantarerías</strong>. Los visitadores de la Orden de Santiago ya anotaron en 1478 el diezmo que pagaban sus cántaros. A mediados del siglo XVIII, el Catastro de Ensenada contaba más de medio centenar de alfareros. Lo singular no es la antigüedad, sino el reparto: los hombres sacaban la arcilla, acarreaban la leña y salían a vender con la caballería por los pueblos; <strong>hacer la pieza era faena de mujer</strong>.</p>
<h2>De la pella al cántaro</h2>
<p>Se aprendía de madre a hija. Las niñas empezaban pisando el barro descalzas; a los trece o catorce años levantaban los primeros cacharros, que remataba una mano más segura. No usaban el torno veloz del alfarero de feria. La pieza crecía a tramos, con rollos de barro que se pegaban y se alisaban sobre una rueda baja, con esperas para que lo de abajo endureciera antes de cargarle lo de arriba.</p>
<p>Después se cocía en común. En los hornos entraba a la vez la obra de tres o cuatro familias, y para no confundirlas cada cantarera dejaba su marca: unos puntos bajo el asa, una raya con la uña. Ellas decían que no hacía falta, que cada una reconocía sus cántaros con solo mirarlos.</p>
<h2>La cuenta atrás</h2>
<p>El agua corriente y el plástico hicieron en veinte años lo que no habían logrado cinco siglos.</p>
<table>
<thead><tr><th>Año</th><th>Cantareras censadas</th></tr></thead>
<tbody>
<tr><td>1960</td><td>128</td></tr>
<tr><td>1965</td><td>24</td></tr>
<tr><td>1970</td><td>8</td></tr>
<tr><td>1984</td><td>6</td></tr>
<tr><td>Finales de los ochenta</td><td>4</td></tr>
</tbody>
</table>
<p>Detrás de cada número hay alguien que un lunes decidió no amasar. Hoy el oficio sobrevive en muy pocas manos, y el pueblo se esfuerza por no perderlo: conserva el viejo horno y de tarde en tarde lo enciende.</p>
<h2>Si vas</h2>
<ul>
<li>Pasea por el barrio sin prisa: las calles llevan el nombre de lo que se hacía en ellas.</li>
<li>Pregunta en la oficina de turismo si hay cocción prevista; verla es un privilegio.</li>
<li>Cuando tengas un cántaro delante, mete los dedos bajo el asa. A lo mejor encuentras tres puntos.</li>
</ul>
<p>Y si quieres llevarte barro de la tierra, mira lo que hay en <a href="/tienda">la tienda</a>.</p>
`,
    autor: 'Inés Cañamares',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 380,
    portada: 'retrato-inventora',
    inicial: 'alfareria-torno',
    map_search_text: 'Barrio de las Cantarerías, Mota del Cuervo, Cuenca',
  },
];
