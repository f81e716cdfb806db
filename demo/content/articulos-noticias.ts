/** Demo articles: noticias. */
import type { DemoArticulo } from './types.ts';

export const noticias: DemoArticulo[] = [
  {
    titulo: `El mimbre busca manos: nace un taller para aprender a tejerlo desde cero`,
    categoria: 'noticias',
    resumen: `Cesteros jubilados y jóvenes de la ribera del Escabas compartirán banco los sábados por la mañana. El curso, de diez sesiones, quiere evitar que un oficio que dio de comer a varios pueblos se quede sin relevo.`,
    contenido: `
<p>Diez plazas, diez sábados y un cubo de agua por persona. Con ese equipaje arranca en Cañamares un taller de cestería abierto a cualquiera que quiera aprender, sin edad ni experiencia previa. Lo organiza una asociación de vecinos de la ribera, y quienes enseñan son artesanos que llevaban años sin alumnos.</p>
<h2>De la vega al banco</h2>
<p>La ribera del Escabas y el Trabaque, entre la Alcarria y la Serranía, ha sido durante décadas el principal productor de mimbre de España. Cañamares, Priego y Villaconejos de Trabaque vivieron de él, sobre todo a mediados del siglo pasado. Luego llegaron el plástico y las importaciones, y muchas vegas cambiaron de cultivo.</p>
<p>Quedan, sin embargo, la planta y la memoria. La mimbrera es un sauce generoso: se corta a ras de suelo en invierno, vuelve a brotar en primavera y puede hacerlo durante muchos años. Entre la caída de la hoja y la corta, las varas se encienden de un rojo que atrae a fotógrafos de todas partes.</p>
<h2>Qué se va a aprender</h2>
<ol>
<li>Reconocer los tipos de vara: blanca, cocida, llamada <em>buff</em>, y con piel.</li>
<li>Remojar, clasificar por tallas y conservar el material.</li>
<li>Montar un fondo redondo y levantar las costillas.</li>
<li>Tejer, rematar y poner un asa que aguante peso de verdad.</li>
</ol>
<p>La última pieza será libre. Los maestros esperan panes, leña y alguna lámpara.</p>
<blockquote><p>«Quien hace un cesto hace ciento, si le dan mimbres y tiempo», recuerda el refrán en la puerta del local. «Mimbres nos sobran. Venimos a poner el tiempo», dicen los organizadores.</p></blockquote>
<h2>Una salida para los jóvenes</h2>
<p>La idea no es solo sentimental. La decoración y el embalaje sin plásticos han devuelto interés a las fibras vegetales, y los pocos talleres en activo aseguran que tienen más encargos que manos. Dos antiguas alumnas de Bellas Artes ya se han apuntado para mezclar cestería y diseño.</p>
<h2>Cómo inscribirse</h2>
<p>Basta con llamar o escribir. Hay una cuota simbólica que cubre el material, y quien venga de fuera puede pedir ayuda para compartir coche. Si prefieres empezar por tocar el resultado, en la <a href="/tienda">tienda</a> encontrarás cestas y lámparas hechas con mimbre de la ribera, y en <a href="/rutas-y-naturaleza">rutas y naturaleza</a>, paseos por las vegas.</p>
`,
    autor: 'Inés Cañamares',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 2,
    portada: 'taller-mimbre-tarde',
    inicial: 'mimbre-canamares',
    contact: {
      addressLine1: 'Asociación Vara y Vega (entidad de ejemplo)',
      addressLine2: 'Calle del Escabas, 12',
      addressLine3: '16890 Cañamares, Cuenca',
      phone1: '969 000 145',
      email1: 'taller.mimbre@example.com',
      websiteUrl: 'https://www.example.com/vara-y-vega',
      facebookUrl: 'https://www.example.com/facebook/vara-y-vega',
    },
  },
  {
    titulo: `Noche de estrellas en la sierra: se apagan las farolas para ver la Vía Láctea`,
    categoria: 'noticias',
    resumen: `Varios vecindarios de la Serranía dejarán sus calles a oscuras durante dos horas para una observación colectiva. Habrá telescopios, mantas, caldo caliente y alguien que sabe dónde está Andrómeda.`,
    contenido: `
<p>A las once en punto, un vecino bajará la palanca del cuadro eléctrico y el pueblo desaparecerá. Durante dos horas no habrá más luz que la de arriba. La iniciativa, que empezó como una apuesta entre aficionados, suma ya varios núcleos de la Serranía de Cuenca y se repetirá cada luna nueva si las nubes lo permiten.</p>
<h2>Uno de los cielos más oscuros del centro peninsular</h2>
<p>No es casualidad que ocurra aquí. La sierra está poco poblada, a buena altitud y lejos de las grandes ciudades, y desde hace años cuenta con la certificación Starlight como destino para la observación astronómica. En una noche limpia se distinguen a simple vista miles de estrellas, y la Vía Láctea llega a dibujar el perfil de los pinos.</p>
<h2>Qué se verá</h2>
<p>El programa se adapta a la fecha, pero hay una regla fija: la primera media hora, nadie toca un telescopio. El ojo necesita ese tiempo para acostumbrarse. Después se recorren las constelaciones con un puntero y se hace turno para mirar:</p>
<ul>
<li>Un planeta, el que toque. Saturno siempre gana la votación.</li>
<li>La galaxia de Andrómeda o, según la época, la nebulosa de Orión.</li>
<li>Algún cúmulo abierto, que en los prismáticos parece sal derramada.</li>
</ul>
<p>También se contarán los nombres que usaban los pastores. La Vía Láctea era el Camino de Santiago; las Pléyades, las Cabrillas; la Osa Mayor, el Carro, reloj de quien dormía al raso con el ganado.</p>
<h2>Lo que tienes que llevar</h2>
<table>
<thead><tr><th>Sí</th><th>No</th></tr></thead>
<tbody>
<tr><td>Abrigo, incluso en agosto</td><td>Linternas de luz blanca</td></tr>
<tr><td>Linterna roja o papel celofán rojo</td><td>Móvil con el brillo al máximo</td></tr>
<tr><td>Silla de campo o manta</td><td>Faros encendidos al aparcar</td></tr>
<tr><td>Prismáticos, si tienes</td><td>Drones</td></tr>
</tbody>
</table>
<h2>Algo más que un espectáculo</h2>
<p>Los organizadores quieren aprovechar para hablar de contaminación lumínica. Un alumbrado bien orientado gasta menos, deja dormir mejor y no desorienta a aves ni a insectos. En varios núcleos ya se han cambiado las farolas de globo por otras que iluminan solo el suelo.</p>
<blockquote><p>«No venimos a apagar el pueblo», explican. «Venimos a encender lo otro».</p></blockquote>
<p>La asistencia es gratuita, aunque se pide confirmar para organizar el caldo. Puedes consultar la próxima convocatoria en <a href="/actividades-y-eventos">actividades y eventos</a>.</p>
`,
    autor: 'Julián Poyatos',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 5,
    portada: 'cielo-estrellado-cerca',
  },
  {
    titulo: `Un archivo sonoro para guardar las voces de la provincia`,
    categoria: 'noticias',
    resumen: `Mayos, pregones, recetas dictadas de memoria, el toque de una campana. Un pequeño estudio de radio recoge grabaciones domésticas y anima a los nietos a encender la grabadora del móvil antes de la sobremesa.`,
    contenido: `
<p>La primera cinta que llegó estaba en una lata de galletas. Era una casete sin etiqueta, con veinte minutos de una mujer cantando los mayos de su pueblo y, de fondo, un reloj de pared. Quien la trajo no sabía que existía hasta que vació la casa de sus abuelos. Así empezó el archivo.</p>
<h2>Qué se guarda</h2>
<p>La iniciativa parte de un grupo de voluntarios que comparte un estudio de radio local. No buscan grandes documentos, sino lo que nadie pensó en conservar:</p>
<ul>
<li><strong>Canciones.</strong> Mayos, rondas, villancicos, cantos de siega y de trilla.</li>
<li><strong>Oficios.</strong> Gancheros, resineros, cesteros, pastores, parteras.</li>
<li><strong>Palabras.</strong> El léxico de cada comarca, con el acento de quien lo usa.</li>
<li><strong>Sonidos.</strong> Campanas, fraguas, molinos, cencerros.</li>
</ul>
<p>Cada grabación se copia, se limpia lo justo y se devuelve a la familia junto con el original. Solo se publica si sus dueños quieren.</p>
<h2>Tu teléfono también sirve</h2>
<p>El equipo ha preparado unas instrucciones breves para quien quiera entrevistar en casa:</p>
<ol>
<li>Elige una habitación con cortinas y apaga la televisión y la nevera, si puedes.</li>
<li>Deja el móvil sobre un paño, a un palmo de la persona, en modo avión.</li>
<li>Empieza por la fecha, el lugar y el nombre completo, incluido el mote.</li>
<li>Pregunta por cosas concretas: «¿a qué olía la escuela?» funciona mejor que «¿cómo era la vida?».</li>
<li>No corrijas. No interrumpas. Aguanta los silencios, que casi siempre traen algo.</li>
</ol>
<blockquote><p>«Grabamos voces para oír a las personas, pero lo que emociona a las familias es el ruido de la cocina», cuentan en el estudio.</p></blockquote>
<h2>Ya se puede escuchar</h2>
<p>Las primeras cuarenta piezas están ordenadas por comarcas: Serranía, Alcarria, Mancha y Manchuela. Hay una receta de alajú dictada a toda velocidad, la historia de una riada, un pregón de feria y un relato sobre los gancheros, los hombres que llevaban los pinos flotando por los ríos, contado por el hijo de uno de ellos.</p>
<h2>Cómo participar</h2>
<p>Puedes llevar cintas, discos o archivos cualquier jueves por la tarde, o concertar una visita si la persona no puede desplazarse. También se buscan manos para transcribir. Y si prefieres leer, en la sección de <a href="/libros">libros</a> hay varias recopilaciones de tradición oral con las que afinar el oído.</p>
`,
    autor: 'Lucía Herráiz',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 9,
    portada: 'radio-estudio',
    contact: {
      addressLine1: 'Archivo de las Voces (entidad de ejemplo)',
      addressLine2: 'Calle de la Escucha, 3, bajo',
      addressLine3: '16001 Cuenca',
      phone1: '969 000 167',
      email1: 'voces@example.com',
      email2: 'visitas.voces@example.com',
      websiteUrl: 'https://www.example.com/archivo-de-las-voces',
    },
  },
  {
    titulo: `Voluntarios con prismáticos: arranca un nuevo recuento de buitres en las hoces`,
    categoria: 'noticias',
    resumen: `Una treintena de aficionados vigilará al amanecer los cortados del Júcar, el Huécar y el Escabas. Contar buitres leonados exige paciencia, termo y saber distinguir una repisa vacía de un nido con dueño.`,
    contenido: `
<p>El método es sencillo y frío: llegar antes que el sol, sentarse frente a la pared y no apartar la vista. Durante dos fines de semana, una treintena de voluntarios se repartirá por los cortados de la provincia para contar buitres leonados. Lo coordina un grupo local de aficionados a las aves, que compartirá los datos con quienes gestionan los espacios protegidos.</p>
<h2>Por qué aquí</h2>
<p>La caliza conquense está llena de repisas, y el buitre leonado las necesita: cría en ellas, un solo huevo por temporada, y desde ellas espera a que el aire se caliente para echarse a volar. Las hoces del Júcar y del Huécar tienen la particularidad de hacerlo a la vista de una ciudad. Pocas capitales pueden contemplar desde la terraza de un café aves de más de dos metros y medio de envergadura.</p>
<h2>Cómo se cuenta</h2>
<ul>
<li>Cada equipo vigila un tramo fijo desde un punto alejado, nunca desde el borde.</li>
<li>Se anota cada nido ocupado, cada pareja y cada pollo, con la hora y un croquis de la pared.</li>
<li>Se repite el recuento otro día para descartar errores.</li>
<li>Se registran también alimoches, halcones peregrinos y búhos reales, vecinos más discretos.</li>
</ul>
<p>Nadie se acerca a los nidos. Una molestia en plena incubación puede arruinar el esfuerzo de todo un año, y por eso algunas vías de escalada se cierran por temporadas. Los escaladores, dicen los organizadores, son a menudo los primeros en avisar de un nido nuevo.</p>
<h2>Un basurero con alas</h2>
<p>Al buitre le persigue una mala fama que no merece. No caza: limpia. Allí donde el ganado pasta en extensivo, un grupo puede dejar un cadáver en los huesos en menos de una hora, y ahorra así transporte, combustible y enfermedades.</p>
<blockquote><p>«La gente pregunta si traen mala suerte», cuenta una de las veteranas. «Mala suerte es no tenerlos».</p></blockquote>
<h2>Si quieres verlos tú</h2>
<table>
<thead><tr><th>Lugar</th><th>Mejor hora</th><th>Distancia de observación</th></tr></thead>
<tbody>
<tr><td>Mirador del Castillo, Cuenca</td><td>De 10 a 12</td><td>Media</td></tr>
<tr><td>Estrecho de Priego</td><td>De 9 a 11</td><td>Corta</td></tr>
<tr><td>Hoz de Beteta</td><td>De 11 a 13</td><td>Corta, desde abajo</td></tr>
<tr><td>Ventano del Diablo</td><td>Tarde</td><td>Media</td></tr>
</tbody>
</table>
<p>Lleva prismáticos de ocho aumentos y quédate quieto: la curiosidad suele ser mutua. Tienes la situación exacta de cada mirador en <a href="/ubicaciones">ubicaciones</a>.</p>
`,
    autor: 'Tomás Valera',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 14,
    portada: 'buitres-leonados',
  },
  {
    titulo: `El molino vuelve a moler: harina de viento en la sierra de Mota del Cuervo`,
    categoria: 'noticias',
    resumen: `Un grupo de vecinos orienta las aspas, viste las velas y hace girar la piedra ante el público. La próxima demostración coincidirá con un mercado de pan en el Balcón de La Mancha.`,
    contenido: `
<p>Cuando las aspas arrancan, lo primero que cambia es el suelo. Tiembla. Luego llega el crujido de la madera, un golpe rítmico como de barco y, al cabo, por un canal, un hilo de harina tibia. En Mota del Cuervo los molinos no son solo una postal, y un grupo de vecinos lleva tiempo empeñado en demostrarlo con moliendas abiertas al público.</p>
<h2>Siete en lo alto</h2>
<p>La primera mención conocida de molinos de viento en el pueblo es de 1603. A mediados del siglo XVIII el Catastro de Ensenada contaba quince, y en el XIX llegó a haber más. La electricidad los fue parando. Hoy se ven siete sobre el cerro que llaman el Balcón de La Mancha: seis reconstruidos sobre sus viejos cimientos y uno, <strong>El Zurdo</strong>, que conserva la estructura original.</p>
<p>El nombre no es un apodo cariñoso. El Zurdo muele al revés que sus compañeros, hacia la izquierda. Cuentan que las piedras llegaron talladas en sentido contrario y que, antes que devolverlas, los molineros cambiaron el velamen. Trabajó hasta 1929.</p>
<h2>Así es una molienda</h2>
<ol>
<li>Se abren los ventanillos de la planta alta y se averigua qué viento sopla. En La Mancha cada uno tiene nombre.</li>
<li>Con el palo de gobierno, y a fuerza de brazos, se gira la cubierta entera hasta encarar las aspas.</li>
<li>Se visten con lienzos, más o menos según la fuerza del aire.</li>
<li>Se suelta el freno y se echa trigo en la tolva. Lo demás lo hace la piedra.</li>
</ol>
<blockquote><p>«Con poco viento no anda y con mucho se rompe. Ser molinero era, sobre todo, saber esperar», resume uno de los voluntarios.</p></blockquote>
<h2>Pan y cántaros</h2>
<p>La próxima jornada incluirá un pequeño mercado con hornos de la comarca y una muestra de alfarería. Mota fue tierra de cantareras: aquí el torno era cosa de mujeres, que levantaban los cántaros a mano, vuelta a vuelta, mientras los hombres acarreaban barro y leña y salían a venderlos.</p>
<h2>Antes de subir</h2>
<ul>
<li>La molienda depende del viento. Si no sopla, hay visita explicada y se invita a volver.</li>
<li>El interior es estrecho y la escalera, empinada. Los grupos son de diez personas.</li>
<li>Mantente lejos de las aspas en movimiento: parecen lentas y no lo son.</li>
<li>Quédate al atardecer. Desde el cerro se ven tierras de varias provincias.</li>
</ul>
<p>Fechas y horarios, en la <a href="/actividades-y-eventos">agenda</a>. Y si te llevas hambre de harina recién molida, los obradores del pueblo abren temprano.</p>
`,
    autor: 'Julián Poyatos',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 21,
    portada: 'molinos-mota-del-cuervo-alba',
    map_search_text: 'Molinos de viento, Mota del Cuervo',
  },
  {
    titulo: `El ajo morado entra en la escuela, con mortero y delantal`,
    categoria: 'noticias',
    resumen: `Cocineros y agricultores de Las Pedroñeras y alrededores visitan colegios para enseñar a reconocer, trenzar y guisar el producto que dio fama a la comarca. El examen final es un plato de ajoarriero.`,
    contenido: `
<p>La clase empieza con los ojos cerrados. Sobre cada mesa hay tres platos y solo se puede usar la nariz: un ajo cualquiera, otro morado y otro morado recién cortado. Al tercero, la clase entera arruga la cara y se echa a reír. La alicina, que es la responsable, no necesita más presentación.</p>
<h2>Un producto con apellido</h2>
<p>Agricultores y cocineros de la comarca recorren estas semanas varios colegios de La Mancha conquense. La idea surgió al comprobar que muchos niños vivían rodeados de ajos y no sabían distinguirlos. El <strong>Ajo Morado de Las Pedroñeras</strong> tiene indicación geográfica protegida, es un ecotipo autóctono y se reconoce con facilidad: cabeza redonda y blanca por fuera, y dientes pequeños, curvos, con la piel violeta.</p>
<h2>Un año en el campo</h2>
<p>En la pizarra, los alumnos completan el calendario del cultivo:</p>
<table>
<thead><tr><th>Época</th><th>Tarea</th></tr></thead>
<tbody>
<tr><td>Diciembre y enero</td><td>Se desgranan las cabezas y se plantan los dientes</td></tr>
<tr><td>Primavera</td><td>Escarda y riegos; se cortan los tallos florales, los porrines</td></tr>
<tr><td>Junio y julio</td><td>Arranque, secado en el surco y atado</td></tr>
<tr><td>Fin de julio</td><td>Feria Internacional del Ajo en Las Pedroñeras</td></tr>
<tr><td>Resto del año</td><td>Corte, calibrado y despensa</td></tr>
</tbody>
</table>
<p>Después toca trenzar. Una ristra bien hecha parece fácil hasta que se intenta; las abuelas que acompañan a los talleristas, algunas con cincuenta campañas a la espalda, corrigen nudos sin mirar.</p>
<h2>La prueba del mortero</h2>
<p>El taller termina en la cocina. El <em>ajoarriero</em> de la zona, que en otros lugares llaman atascaburras, lleva patata, bacalao desmigado, ajo, aceite y huevo cocido. Era comida de días de nieve y se majaba en mortero grande, entre varios.</p>
<ul>
<li>Cuece las patatas con el bacalao desalado y reserva el caldo.</li>
<li>Maja el ajo con un poco de sal hasta que sea crema.</li>
<li>Añade patata y bacalao, y ve ligando con aceite y cucharadas de caldo.</li>
<li>Corona con huevo y nueces. Se come templado, con pan.</li>
</ul>
<blockquote><p>«El secreto es no tener prisa con el aceite», explica una de las cocineras. «Y no quitarle el sitio al ajo, que para eso es el protagonista».</p></blockquote>
<h2>Para casa</h2>
<p>Cada alumno se lleva tres dientes para plantar en una maceta y el encargo de contar qué pasa. Si quieres hacer la prueba, en la <a href="/tienda">tienda</a> tienes ajo morado de la comarca; guárdalo en sitio seco, aireado y lejos de la nevera.</p>
`,
    autor: 'Inés Cañamares',
    fotografo: 'Ilustración: Andrés Huerta',
    daysAgo: 29,
    portada: 'ajo-las-pedroneras',
  },
  {
    titulo: `«Pepito» y compañía: una ruta familiar para conocer el Cretácico conquense`,
    categoria: 'noticias',
    resumen: `Una guía gratuita propone recorrer en un fin de semana el museo paleontológico, las hoces de la capital y las lagunas de Cañada del Hoyo. La estrella es un cazador jorobado de 125 millones de años.`,
    contenido: `
<p>Tiene unos seis metros de largo, una joroba inexplicable y un nombre que parece de vecino: Pepito. En los libros figura como <em>Concavenator corcovatus</em>, «el cazador jorobado de Cuenca», y es el dinosaurio más completo hallado en la península ibérica. Ahora es también el protagonista de una guía pensada para familias, que puede descargarse gratis y propone un fin de semana entero tras sus huellas.</p>
<h2>Un pantano en mitad de la sierra</h2>
<p>Hace unos 125 millones de años, lo que hoy son pinares cerca de La Cierva era un humedal subtropical, con lagunas, canales y estaciones de sequía. Lo que caía al fondo quedaba cubierto por un barro finísimo. Por eso en el yacimiento de <strong>Las Hoyas</strong> no solo hay huesos: hay escamas, alas de libélula, helechos, peces con la última comida dentro y plumas.</p>
<p>Allí aparecieron <em>Iberomesornis</em> y <em>Concornis</em>, aves diminutas que ayudaron a entender cómo se aprendió a volar, y <em>Pelecanimimus</em>, un dinosaurio con más de doscientos dientes. Pepito salió a la luz en 2003 y se presentó al mundo en 2010.</p>
<h2>La propuesta</h2>
<ol>
<li><strong>Sábado por la mañana:</strong> Museo Paleontológico de Castilla-La Mancha, en lo alto de Cuenca, con reproducciones a tamaño real en el jardín.</li>
<li><strong>Sábado por la tarde:</strong> paseo por la hoz del Huécar para leer en las paredes las capas del mar que llegó después.</li>
<li><strong>Domingo:</strong> los pueblos de la ruta, con Cañada del Hoyo y sus lagunas como parada para el bocadillo.</li>
</ol>
<h2>Jugar a paleontólogo</h2>
<p>La guía incluye un cuaderno con pruebas. En una hay que calcular la estatura de un animal a partir de su huella; en otra, ordenar las capas de una roca. La favorita de los niños que la han probado consiste en diseñar una teoría sobre la joroba. Los científicos tampoco se ponen de acuerdo: reserva de grasa, reclamo, regulación del calor. Valen todas las respuestas bien razonadas.</p>
<blockquote><p>«Yo creo que era para llevar la mochila», escribió una participante de siete años. Está en estudio.</p></blockquote>
<h2>Una advertencia necesaria</h2>
<p>El yacimiento está protegido y solo se visita en ocasiones contadas. Recoger fósiles sin autorización es ilegal y destruye información que no vuelve. Si encuentras algo, haz una foto con una moneda al lado, anota el lugar y avisa al museo.</p>
<h2>Para organizarte</h2>
<ul>
<li>Comprueba el horario del museo antes de salir; suele cerrar los lunes.</li>
<li>Los tramos a pie no superan los cuatro kilómetros.</li>
<li>Hay otras propuestas con niños en <a href="/actividades-y-eventos">actividades y eventos</a>.</li>
</ul>
`,
    autor: 'Lucía Herráiz',
    fotografo: 'Ilustración: Marta Olmeda',
    daysAgo: 38,
    portada: 'dinosaurio-las-hoyas',
    map_search_text: 'Museo Paleontológico de Castilla-La Mancha, Cuenca',
  },
];
