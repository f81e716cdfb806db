import type { DemoArticulo } from './types.ts';

/** Small ventures of the province. All of them, their people and their contact data are invented. */
export const emprendedores: DemoArticulo[] = [
  {
    titulo: 'Vara Colorada: el mimbre se dobla, no se rompe',
    categoria: 'emprendedores',
    resumen: `En la ribera del Escabas, dos hermanos han vuelto a trenzar lo que su abuelo solo cortaba. Lámparas, cunas y paneras hechas con la vara roja que enciende el invierno de la serranía.`,
    contenido: `
<p>En enero, cuando todo lo demás se apaga, la vega del Escabas se pone roja. Son las mimbreras, que pierden la hoja y enseñan la vara. Desde la carretera parecen incendios quietos. Nieves y Gonzalo crecieron mirándolos por la ventanilla del autobús escolar, y los dos se fueron. Hace seis años volvieron para quedarse.</p>
<h2>Cortar y trenzar</h2>
<p>La comarca de Cañamares y Priego produce la mayor parte del mimbre de España, pero durante décadas casi todo salió de aquí en haces, rumbo a otros talleres. «Mi abuelo cortó mimbre sesenta años y en casa los cestos eran de plástico», cuenta Nieves. Ella venía del diseño de interiores; él, de conducir un camión. Aprendieron el oficio con un cestero jubilado que les puso una sola condición: los seis primeros meses, solo fondos de cesta.</p>
<p>Así nació <strong>Vara Colorada</strong>, un taller en lo que fue pajar, con una pila de remojo, dos bancos bajos y una estufa que no descansa.</p>
<h2>Tres colores, una planta</h2>
<p>El color no lo da el tinte, sino el momento y el agua:</p>
<table>
<thead><tr><th>Mimbre</th><th>Cómo se obtiene</th><th>Para qué lo usan</th></tr></thead>
<tbody>
<tr><td>Blanco</td><td>Se pela en primavera, con la savia en movimiento</td><td>Paneras y cunas</td></tr>
<tr><td>Buff</td><td>Se cuece con la piel y después se pela</td><td>Lámparas y muebles</td></tr>
<tr><td>En crudo</td><td>Se seca con su corteza</td><td>Cestos de campo y setas</td></tr>
</tbody>
</table>
<h2>Un año en el taller</h2>
<ol>
<li><strong>Invierno:</strong> corta, selección por altura y chozos de haces secándose en la vega.</li>
<li><strong>Primavera:</strong> pelado, que todavía reúne a media familia.</li>
<li><strong>Verano:</strong> cursos de fin de semana y ferias.</li>
<li><strong>Otoño:</strong> encargos, sobre todo lámparas grandes.</li>
</ol>
<p>No hacen dos piezas iguales ni quieren. Llevan un cuaderno con cada encargo, el nombre de quien lo pidió y la parcela de la que salió la vara. «Si un asa se suelta dentro de veinte años, sabremos qué mimbre hay que buscar», dice Gonzalo, y no parece que bromee.</p>
<blockquote><p>El mimbre te enseña a no tener prisa: si lo fuerzas en seco, se parte; si esperas a que beba, hace lo que le pidas.</p></blockquote>
<h2>Ir a verlos</h2>
<p>Abren el taller los sábados por la mañana. Puedes sentarte, probar a hacer un fondo y descubrir músculos que no conocías en las manos. Si no tienes pensado venir pronto por aquí, en <a href="/tienda">la tienda</a> hay cestería de la tierra, y las fechas de los cursos aparecen en <a href="/actividades-y-eventos">la agenda</a>.</p>
`,
    autor: 'Inés Cañamares',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 24,
    portada: 'taller-mimbre-cerca',
    inicial: 'mimbre-canamares',
    contact: {
      addressLine1: 'Taller Vara Colorada (proyecto ficticio)',
      addressLine2: 'Camino de las Mimbreras, s/n',
      addressLine3: 'Ribera del Escabas, Cuenca',
      phone1: '969 000 123',
      email1: 'taller@varacolorada.example.com',
      websiteUrl: 'https://www.example.com/vara-colorada',
      instagramUrl: 'https://instagram.example.com/vara-colorada',
    },
  },
  {
    titulo: 'El Zumbido Lento: colmenas que viajan de noche',
    categoria: 'emprendedores',
    resumen: `Amparo dejó un laboratorio para seguir a sus abejas del romero de la Alcarria al espliego de julio y a los brezales de la sierra. Su miel cambia cada mes, y ella no piensa corregirla.`,
    contenido: `
<p>Las colmenas se mueven de noche. Al caer el sol, cuando la última pecoreadora ha entrado, se cierra la piquera, se carga la furgoneta y se conduce despacio, sin radio. «Ellas notan si vas nerviosa», asegura Amparo, que ha hecho este viaje más de doscientas veces. Al amanecer las abejas salen, dan un par de vueltas de reconocimiento y empiezan a trabajar en otro paisaje.</p>
<h2>Una bata por otra</h2>
<p>Amparo analizaba aguas en un laboratorio de la capital. Heredó catorce colmenas de un tío y pensó en venderlas; el comprador no se presentó y ella, por no dejarlas solas, pasó allí la tarde. De eso hace nueve años. Hoy atiende ciento ochenta, con la ayuda de su pareja en la temporada alta, y ha bautizado el proyecto <strong>El Zumbido Lento</strong>, porque lo primero que se aprende es a moverse despacio.</p>
<h2>Un mapa que se come</h2>
<p>La provincia tiene tres alturas y otras tantas floraciones. Ella las sigue como quien sigue un calendario de fiestas.</p>
<table>
<thead><tr><th>Época</th><th>Flor</th><th>Cómo es la miel</th></tr></thead>
<tbody>
<tr><td>Marzo y abril</td><td>Romero, en la Alcarria</td><td>Clara y suave; cristaliza fina, casi blanca</td></tr>
<tr><td>Mayo y junio</td><td>Mil flores, en los ribazos</td><td>Dorada, distinta cada año</td></tr>
<tr><td>Julio</td><td>Espliego y lavandín</td><td>Ámbar claro, muy aromática</td></tr>
<tr><td>Agosto y septiembre</td><td>Mielada de encina y brezo</td><td>Oscura, con un punto de malta</td></tr>
</tbody>
</table>
<p>No mezcla cosechas ni calienta la miel para que parezca siempre líquida. Cuando un cliente se queja de que el bote «se ha puesto duro», le contesta con una nota escrita a mano: eso es buena señal; templa el tarro al baño maría, sin que hierva, y ten paciencia.</p>
<h2>Lo que preocupa</h2>
<p>No todo es bucólico. La sequía adelanta la flor y la acorta; un ácaro diminuto, la varroa, obliga a vigilar cada cuadro; y el abejaruco, precioso, desayuna en la puerta de casa. Amparo ha sembrado lindes con tomillo y ajedrea, y pacta con los agricultores vecinos las horas de los tratamientos.</p>
<blockquote><p>Yo no fabrico nada. Llego, pongo cajas y procuro no estorbar.</p></blockquote>
<h2>Una tarde con ella</h2>
<p>De abril a octubre recibe grupos de seis personas, con traje y careta para todos. Abriréis una colmena, buscaréis a la reina y terminaréis en la mesa, con pan, queso y cuatro cucharas. Los alérgicos, mejor a la cata. Hay propuestas parecidas en <a href="/actividades-y-eventos">actividades y eventos</a>.</p>
`,
    autor: 'Lucía Herráiz',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 88,
    portada: 'colmenas-miel',
    contact: {
      addressLine1: 'El Zumbido Lento (proyecto ficticio)',
      addressLine2: 'Paraje del Romeral, s/n',
      addressLine3: 'Alcarria conquense, Cuenca',
      phone1: '969 000 145',
      phone2: '600 000 145',
      email1: 'hola@zumbidolento.example.com',
      websiteUrl: 'https://www.example.com/el-zumbido-lento',
      facebookUrl: 'https://facebook.example.com/el-zumbido-lento',
    },
  },
  {
    titulo: 'La Oveja Distraída: queso de un solo rebaño',
    categoria: 'emprendedores',
    resumen: `Trescientas ovejas, una cueva y una regla: cada queso lleva escrito el día en que se ordeñó la leche. En la llanura del Záncara, Rosario y Mateo hacen poco queso y lo hacen conversando.`,
    contenido: `
<p>El nombre se lo puso una oveja. El primer día que salieron con el rebaño, una se quedó mirando un molino y no hubo manera de moverla; tuvieron que esperar a que terminara de pensar. «Nos pareció un buen programa de empresa», dice Mateo. Así se llama la quesería desde entonces: <strong>La Oveja Distraída</strong>.</p>
<h2>De la herencia al ordeño</h2>
<p>Rosario es veterinaria. Mateo era maestro y pidió una excedencia que ya va por el octavo año. El rebaño venía de los padres de ella, que vendían la leche a granel sin saber adónde iba. La idea fue sencilla y cara: no vender ni un litro más, ponerse a hacer queso y aceptar que durante dos inviernos no habría vacaciones.</p>
<p>Trabajan con trescientas ovejas de raza manchega, que pastan rastrojo en verano y espartizal y tomillo el resto del año. Nunca compran leche fuera. Cuando las ovejas descansan, descansa la cuba.</p>
<h2>Lo que pasa en una mañana</h2>
<ol>
<li><strong>Seis y media.</strong> Ordeño. La leche entra cruda, aún tibia.</li>
<li><strong>Ocho.</strong> Cuajo y silencio: media hora en que no se puede golpear la cuba.</li>
<li><strong>Nueve.</strong> Se corta la cuajada hasta dejarla del tamaño de un grano de arroz.</li>
<li><strong>Diez.</strong> Moldes con la marca de la <em>pleita</em>, aquella trenza de esparto que dejaba su dibujo en la corteza.</li>
<li><strong>Mediodía.</strong> Prensa, y después salmuera.</li>
</ol>
<p>Luego viene lo más difícil, que es no hacer nada. Los quesos bajan a una cueva que fue bodega, con doce grados todo el año, y allí se voltean y se frotan a mano durante meses. Una parte se envuelve en manteca y romero; otra sale desnuda, con una corteza que huele a bodega y a lana.</p>
<h2>Un queso con fecha</h2>
<p>En cada pieza escriben a lápiz el día del ordeño y una palabra sobre el tiempo: «cierzo», «niebla», «lluvia por fin». Hay clientes que coleccionan etiquetas. Uno les pidió un queso del día en que nació su hija; lo están guardando.</p>
<blockquote><p>El campo no es igual todos los días. Lo raro sería que el queso lo fuera.</p></blockquote>
<h2>Consejos de la casa</h2>
<ul>
<li>Saca el queso de la nevera una hora antes y córtalo en cuñas, no en dados.</li>
<li>Guárdalo en un paño, nunca en plástico.</li>
<li>Pruébalo primero solo; después, con membrillo o con una nuez.</li>
</ul>
<p>Abren la cueva los domingos, con cita. Si quieres ir haciendo boca, en <a href="/tienda">la tienda</a> hay quesos de la provincia, curados y al romero.</p>
`,
    autor: 'Julián Poyatos',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 163,
    portada: 'queso-pastor',
    contact: {
      addressLine1: 'Quesería La Oveja Distraída (proyecto ficticio)',
      addressLine2: 'Cañada de los Molinos, parcela 0',
      addressLine3: 'La Mancha conquense, Cuenca',
      phone1: '969 000 167',
      email1: 'queseria@ovejadistraida.example.com',
      websiteUrl: 'https://www.example.com/la-oveja-distraida',
    },
  },
  {
    titulo: 'Monda y Lironda: el azafrán vuelve a la mesa camilla',
    categoria: 'emprendedores',
    resumen: `Cinco vecinas de la Manchuela han recuperado un azafranal y, con él, una costumbre: sentarse juntas a mondar la rosa. Venden poco, cuentan mucho y cada gramo les cuesta cientos de flores.`,
    contenido: `
<p>La rosa del azafrán dura lo que dura una mañana. Asoma de noche, se abre con la primera luz y al mediodía ya está rendida. Por eso, a finales de octubre, en este rincón de la Manchuela se madruga sin quejarse: hay que llegar antes que el sol. A las siete, cinco mujeres en fila, dobladas por la cintura, van llenando de morado unas cestas planas.</p>
<h2>Una era sin dueño</h2>
<p>Empezó como empiezan muchas cosas en los pueblos, por un solar. La tierra de la abuela de Pilar llevaba treinta años baldía y alguien recordó que allí hubo azafrán. Compraron cebolla —así llaman aquí al bulbo— para media fanega, plantaron en verano y esperaron. El primer otoño cosecharon cuarenta gramos. «Los pesamos en la farmacia», se ríe Pilar. «Nos hicieron una foto, como si fuera un recién nacido».</p>
<p>Hoy la sociedad se llama <strong>Monda y Lironda</strong> y la forman cinco vecinas de entre treinta y un años y setenta y ocho.</p>
<h2>La monda</h2>
<p>Por la tarde la flor se vuelca sobre un hule, en una mesa camilla, y empieza lo que de verdad las une. Se toma la rosa con la izquierda, se abre con la uña y se sacan de un tirón las tres hebras rojas. Una y otra vez. Hacen falta unas doscientas cincuenta flores para un gramo, así que da tiempo a hablar de todo. Se canta menos que antes, reconocen, pero se discute más.</p>
<h2>El calendario del azafrán</h2>
<table>
<thead><tr><th>Cuándo</th><th>Qué se hace</th></tr></thead>
<tbody>
<tr><td>Junio a septiembre</td><td>Se planta la cebolla, bulbo a bulbo</td></tr>
<tr><td>Finales de octubre</td><td>Recogida al alba, durante dos o tres semanas</td></tr>
<tr><td>La misma tarde</td><td>Monda a mano</td></tr>
<tr><td>Esa noche</td><td>Tueste suave sobre cedazo, hasta perder cuatro quintas partes del peso</td></tr>
<tr><td>Cada tres o cuatro años</td><td>Se levanta el azafranal y se cambia de tierra</td></tr>
</tbody>
</table>
<h2>Cómo no estropearlo</h2>
<ul>
<li>Compra siempre <strong>en hebra</strong>: el polvo admite demasiados secretos.</li>
<li>Tuéstalo un instante envuelto en papel, májalo y deslíelo en caldo caliente.</li>
<li>Con una docena de hebras tienes para un arroz de cuatro.</li>
<li>Guárdalo a oscuras, en lata o vidrio bien cerrado.</li>
</ul>
<blockquote><p>No nos vamos a hacer ricas. Pero desde que hay azafrán, en noviembre ninguna cena sola.</p></blockquote>
<p>Si te acercas en plena cosecha te harán sitio en la mesa; eso sí, se paga mondando. Y si te quedas con ganas de más sabores de la tierra, asómate a <a href="/tienda">la tienda</a>.</p>
`,
    autor: 'Lucía Herráiz',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 247,
    portada: 'azafran-flor',
    contact: {
      addressLine1: 'Monda y Lironda (proyecto ficticio)',
      addressLine2: 'Calle de la Rosa, s/n',
      addressLine3: 'La Manchuela conquense, Cuenca',
      phone1: '969 000 189',
      email1: 'mesa@mondaylironda.example.com',
      email2: 'pedidos@mondaylironda.example.com',
      websiteUrl: 'https://www.example.com/monda-y-lironda',
      instagramUrl: 'https://instagram.example.com/monda-y-lironda',
    },
  },
  {
    titulo: 'La Errata Feliz: una imprenta en la vieja escuela',
    categoria: 'emprendedores',
    resumen: `Donde se cantaba la tabla del siete suena ahora una prensa de pedal. En una escuela cerrada de la serranía, dos editores componen a mano libros pequeños sobre pueblos pequeños.`,
    contenido: `
<p>En la pizarra aún se lee, casi borrado, un dictado de 1979. No han querido limpiarlo. Debajo, donde estaban los pupitres, hay ahora un chibalete con cuarenta cajones de tipos, una guillotina y una minerva de pedal que pesa más que todo el mobiliario junto. La escuela cerró cuando se marchó la última niña. Hace cinco años volvió a abrir, con otras letras.</p>
<h2>Dos lectores y una máquina</h2>
<p>Elvira corregía textos para grandes editoriales; Samuel reparaba impresoras. Coincidieron en un desguace, delante de la misma prensa, y la compraron a medias para no pelearse. Les faltaba un suelo que la aguantara. Un ayuntamiento de la serranía, con más edificios que vecinos, les cedió el aula a cambio de dos compromisos: imprimir gratis el programa de fiestas y abrir la puerta a quien quisiera mirar.</p>
<p>El nombre, <strong>La Errata Feliz</strong>, salió de su primer trabajo: un cartel que anunciaba «baile hasta el amacener». Nadie protestó. Lo enmarcaron.</p>
<h2>Libros que caben en un bolsillo</h2>
<p>Publican cuatro títulos al año, de no más de ochenta páginas y con tiradas de trescientos ejemplares numerados. Eligen asuntos que nadie más va a editar:</p>
<ul>
<li>Un vocabulario de gancheros y hacheros, recogido en conversación.</li>
<li>Las recetas de un horno comunal, con las cantidades «a ojo» respetadas.</li>
<li>Un atlas de fuentes, dibujado por los alumnos de un colegio rural.</li>
<li>Las letras de los mayos de tres pueblos vecinos, con sus variantes.</li>
</ul>
<p>La cubierta se compone siempre a mano, con tipos de plomo o de madera. El interior, cuando es largo, se imprime fuera: «somos románticos, pero comemos», resume Samuel.</p>
<h2>Aprender a leer al revés</h2>
<p>Un sábado de cada mes hay taller. Te dan un componedor, te enseñan a leer las letras en espejo y te dejan escoger una frase de una línea. Se tarda una hora larga en componerla y tres segundos en imprimirla, y en esos tres segundos la gente se queda callada. Los niños aprenden antes que los mayores, quizá porque tienen más fresca la sorpresa de que una mancha signifique algo.</p>
<blockquote><p>Cuando cada letra pesa, te piensas mejor lo que vas a decir.</p></blockquote>
<h2>Una biblioteca en la puerta</h2>
<p>En el zaguán han puesto una estantería sin llave. Dejas un libro, te llevas otro y, si te apetece, apuntas en un cuaderno de qué pueblo vienes. Van por el tercer cuaderno. El censo oficial dice que en invierno viven aquí treinta y dos personas; el cuaderno suma más de dos mil.</p>
<p>Si lo tuyo son las páginas sobre esta tierra, sigue por nuestra sección de <a href="/libros">libros</a>.</p>
`,
    autor: 'Tomás Valera',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 301,
    portada: 'biblioteca-libros',
    contact: {
      addressLine1: 'Imprenta La Errata Feliz (proyecto ficticio)',
      addressLine2: 'Antiguas Escuelas, s/n',
      addressLine3: 'Serranía de Cuenca',
      phone1: '969 000 201',
      email1: 'taller@erratafeliz.example.com',
      websiteUrl: 'https://www.example.com/la-errata-feliz',
      twitterUrl: 'https://twitter.example.com/la-errata-feliz',
    },
  },
];
