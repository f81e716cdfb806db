/** Footer sponsors and sponsor pages. In-site addresses end in the slug made from the page's name. */
import type { DemoAyuntamiento, DemoPatrocinador, DemoSponsorLink } from './types.ts';

export const sponsorsAyuntamiento: DemoSponsorLink[] = [
  {
    nombre: 'Ayuntamiento de Belmonte',
    url: '/ayuntamientos/ayuntamiento-de-belmonte',
    imagen: 'escudo-belmonte',
    contrato: {
      desdeDaysAgo: 200,
      hastaInDays: 165,
      importe: 1200,
      contacto: 'Elena Ejemplo Pacheco, belmonte@example.com',
      notas: 'Convenio anual con la concejalía de turismo.',
      lugares: ['pie', 'municipio'],
      municipio: 'Belmonte',
    },
  },
  {
    nombre: 'Ayuntamiento de Alarcón',
    url: 'https://www.example.com/alarcon',
    imagen: 'escudo-alarcon',
  },
  {
    nombre: 'Ayuntamiento de Huete',
    url: '/ayuntamientos/ayuntamiento-de-huete',
    imagen: 'escudo-huete',
    contrato: {
      desdeDaysAgo: 340,
      hastaInDays: 25,
      importe: 900,
      contacto: 'Carmen Ejemplo Alcarria, huete@example.com',
      notas: 'Quieren renovar antes de las fiestas: llamar con tiempo.',
      lugares: ['pie', 'municipio'],
      municipio: 'Huete',
    },
  },
  {
    nombre: 'Ayuntamiento de Mota del Cuervo',
    url: 'https://www.example.com/mota-del-cuervo',
    imagen: 'escudo-mota-del-cuervo',
  },
];

export const sponsorsEmpresa: DemoSponsorLink[] = [
  {
    nombre: 'Posada Luna del Huécar',
    url: '/empresas/posada-luna-del-huecar',
    imagen: 'logo-posada',
    contrato: {
      desdeDaysAgo: 120,
      hastaInDays: 245,
      importe: 1800,
      contacto: 'Teresa Ejemplo Huerta, 600 000 401',
      orden: 1,
      lugares: ['pie', 'portada'],
    },
  },
  { nombre: 'Quesos Tierra de Encina', url: 'https://www.example.com/tierra-de-encina', imagen: 'logo-queseria' },
  { nombre: 'Bodega Cerro Almagre', url: '/empresas/bodega-cerro-almagre', imagen: 'logo-bodega' },
  {
    nombre: 'Librería Tinta de Sierra',
    url: 'https://www.example.com/tinta-de-sierra',
    imagen: 'logo-libreria',
    contrato: {
      desdeDaysAgo: 60,
      hastaInDays: 305,
      importe: 600,
      contacto: 'Marcos Ejemplo Tinta, 600 000 402',
      lugares: ['pie', 'categorias'],
      categorias: ['leyendas-y-tradiciones'],
    },
  },
];

export const sponsorsTexto: DemoSponsorLink[] = [
  { nombre: 'Júcar Norte Aventura', url: '/empresas/jucar-norte-aventura' },
  { nombre: 'Taller de mimbre Vara Roja', url: 'https://www.example.com/vara-roja' },
  { nombre: 'Panadería La Hogaza Lenta', url: 'https://www.example.com/hogaza-lenta' },
  { nombre: 'Autobuses Serranía Express', url: 'https://www.example.com/serrania-express' },
  { nombre: 'Ayuntamiento de Priego', url: '/ayuntamientos/ayuntamiento-de-priego' },
  { nombre: 'Imprenta El Tipo Móvil', url: 'https://www.example.com/tipo-movil' },
];

export const ayuntamientos: DemoAyuntamiento[] = [
  {
    nombre: 'Ayuntamiento de Belmonte',
    escudo: 'escudo-belmonte',
    direccion: 'Plaza del Concejo de Ejemplo, 1, 16640 Belmonte (Cuenca)',
    email: 'belmonte@example.com',
    telefono: '967 000 301',
    fax: '967 000 302',
    // An open film, in place of the town's own.
    youtube_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    nombre_alcaldesa: 'Elena Ejemplo Pacheco',
    contenido: `<p>Belmonte se ve antes de llegar. Desde cualquier camino asoma su castillo, una estrella de piedra sobre el cerro de San Cristóbal, y detrás la villa, abrazada por las murallas que bajan de la fortaleza. Te damos la bienvenida a un pueblo que lleva siglos recibiendo gente y todavía se alegra.</p>
<h2>Qué no debes perderte</h2>
<ul>
<li><strong>El castillo</strong>, que mandó levantar don Juan Pacheco en 1456, con artesonados mudéjares y un adarve que se recorre entero.</li>
<li><strong>La colegiata de San Bartolomé</strong>, con su sillería tallada y la pila en la que, según la tradición, se bautizó fray Luis de León.</li>
<li><strong>Las puertas de la muralla</strong>: entra por la de Chinchilla y busca las demás.</li>
<li><strong>Los molinos</strong>, que vigilan el pueblo desde la otra loma.</li>
</ul>
<h2>La tierra de fray Luis</h2>
<p>Aquí nació en 1527 el poeta que enseñó a huir «del mundanal ruïdo». Te proponemos leerlo en voz alta en alguna de las plazas donde pudo jugar de niño. En verano organizamos visitas teatralizadas y noches de poesía.</p>
<h2>Para planear tu visita</h2>
<p>Empieza por nuestra ficha del <a href="/ubicaciones/castillo-de-belmonte">castillo de Belmonte</a> y consulta la agenda en <a href="/actividades-y-eventos">actividades y eventos</a>. Y quédate a comer: el pisto, las gachas y el queso no saben igual con prisa.</p>`,
  },
  {
    nombre: 'Ayuntamiento de Huete',
    escudo: 'escudo-huete',
    direccion: 'Plaza del Reloj de Ejemplo, 3, 16500 Huete (Cuenca)',
    email: 'huete@example.com',
    telefono: '969 000 303',
    nombre_alcaldesa: 'Carmen Ejemplo Alcarria',
    contenido: `<p>Huete es una ciudad pequeña con historia de grande. Lo dicen sus calles, llenas de portadas, escudos y conventos, y lo dice el cerro del castillo, desde el que se domina la Alcarria conquense como quien mira un mapa. En la Edad Media fue cabeza de una tierra extensa; hoy es un lugar tranquilo en el que cada esquina guarda una conversación.</p>
<h2>Un paseo por los siglos</h2>
<p>El <strong>monasterio de la Merced</strong>, enorme y sereno, acoge hoy buena parte de la vida del pueblo: el ayuntamiento, los museos y las actividades culturales. Muy cerca te esperan el claustro renacentista del convento de Jesús y María, el ábside gótico de Santa María de Atienza, abierto al cielo, y la torre del reloj.</p>
<h2>Mayo danzante</h2>
<p>Si puedes elegir mes, elige mayo. Los barrios de Atienza y de San Gil celebran sus fiestas, con galopeos y danzas que se llevan ensayando generaciones. Nadie se queda quieto, ni siquiera los que dicen que solo venían a mirar.</p>
<blockquote>«En Huete no se pregunta de dónde eres, sino de qué barrio.»</blockquote>
<h2>Cómo llegar</h2>
<p>Estamos a unos cincuenta kilómetros de Cuenca y a poco más de una hora de Madrid. Aparca abajo y sube andando: es la mejor manera de entrar.</p>`,
  },
  {
    nombre: 'Ayuntamiento de Priego',
    escudo: 'escudo-priego',
    direccion: 'Plaza de los Condes de Ejemplo, 2, 16800 Priego (Cuenca)',
    email: 'priego@example.com',
    telefono: '969 000 305',
    contenido: `<p>Priego está donde la Alcarria se acaba y empieza la Serranía. A un lado, campos y olivos; al otro, el estrecho por el que el Escabas se abre paso entre paredes de roca. En medio, un pueblo alto, de palacio y plaza, que siempre ha vivido de sus manos.</p>
<h2>Barro y mimbre</h2>
<p>La alfarería de Priego fue conocida en media Castilla, y los mimbrales de la comarca tiñen de rojo el invierno. Quedan talleres abiertos. Entra, pregunta y, si te dejan, mánchate.</p>
<h2>Tres paradas</h2>
<ol>
<li><strong>El palacio de los condes</strong>, hoy casa consistorial, con su fachada del siglo XVI.</li>
<li><strong>La iglesia de San Nicolás de Bari</strong> y las calles que la rodean.</li>
<li><strong>El convento de San Miguel de las Victorias</strong>, asomado al estrecho, con una de las mejores vistas de la provincia.</li>
</ol>
<h2>Al aire libre</h2>
<p>Desde el pueblo salen senderos hacia el estrecho y las hoces. Los buitres suelen acompañar. En nuestra sección de <a href="/rutas-y-naturaleza">rutas y naturaleza</a> encontrarás ideas para todas las piernas.</p>`,
  },
];

export const patrocinadores: DemoPatrocinador[] = [
  {
    nombre: 'Posada Luna del Huécar',
    imagen: 'logo-posada',
    direccion: 'Bajada de la Luna, 14, 16001 Cuenca',
    email: 'reservas.luna@example.com',
    email2: 'grupos.luna@example.com',
    telefono: '969 000 401',
    telefono2: '600 000 401',
    youtube_url: 'https://youtu.be/aqz-KE-bpKQ',
    responsable: 'Teresa Ejemplo Huerta',
    contenido: `<p>Hay noches en que la luna sale justo por el cortado de enfrente y se queda un rato quieta sobre la hoz. Por una de esas noches nos llamamos así.</p>
<h2>La casa</h2>
<p>Once habitaciones repartidas en cuatro plantas, como manda la ladera: entras por la calle y bajas hasta el jardín. Vigas vistas, sábanas de algodón, buenas duchas y ninguna televisión en el comedor. Hay dos habitaciones adaptadas y ascensor desde la entrada.</p>
<h2>El desayuno</h2>
<p>Pan del día, tomate, aceite de la provincia, queso de oveja, fruta de la vega y el bizcocho que toque. Lo servimos hasta las once y media, porque estás de viaje.</p>
<ul>
<li>Guarda de bicicletas y botas mojadas.</li>
<li>Biblioteca de viajes y mapas para prestar.</li>
<li>Descuento para peregrinos del Camino de la Lana.</li>
</ul>
<p>Apoyamos este portal porque creemos que a Cuenca hay que venir despacio, y para eso hace falta que alguien la cuente bien.</p>`,
  },
  {
    nombre: 'Bodega Cerro Almagre',
    imagen: 'logo-bodega',
    direccion: 'Carretera de la Viña, km 3, 16600 San Clemente (Cuenca)',
    email: 'hola.almagre@example.com',
    telefono: '969 000 402',
    fax: '969 000 403',
    responsable: 'Ramón Ejemplo Vidal',
    contenido: `<p>El almagre es la tierra roja con la que se marcaban las ovejas y se pintaban los zócalos. También es el color de nuestro suelo, de nuestras tinajas y, dicen, de nuestra testarudez.</p>
<h2>Treinta hectáreas, cuatro uvas</h2>
<p>Trabajamos airén, bobal, tempranillo y un poco de moravia, en viñas de secano que nadie ha regado nunca. Vendimiamos de noche, fermentamos con levaduras propias y no tenemos prisa por embotellar.</p>
<h2>Ven a vernos</h2>
<p>Las visitas duran dos horas y acaban siempre en la cueva, con queso y pan. Los niños pisan uva en septiembre; los mayores, si quieren, también.</p>
<blockquote>«El vino lo hace el año. Nosotros procuramos no estorbar.»</blockquote>
<p>Si te apetece una tarde entera, mira la propuesta de vino y cueva en <a href="/actividades-y-eventos">actividades y eventos</a>.</p>`,
  },
  {
    nombre: 'Júcar Norte Aventura',
    imagen: 'logo-aventura',
    direccion: 'Camino de los Cortados, 5, 16140 Villalba de la Sierra (Cuenca)',
    email: 'reservas.jucarnorte@example.com',
    telefono: '969 000 404',
    telefono2: '600 000 404',
    contenido: `<p>Somos siete guías de la Serranía. Nos hemos criado entre cortados y pozas, y nos sigue pareciendo increíble que alguien nos pague por enseñarlos.</p>
<h2>Qué hacemos</h2>
<ul>
<li><strong>Vía ferrata</strong> y escalada de iniciación frente al Ventano del Diablo.</li>
<li><strong>Barranquismo</strong> en los cortados del Júcar, de mayo a septiembre.</li>
<li><strong>Rutas de observación</strong>: buitres, berrea, setas y estrellas.</li>
<li><strong>Campamentos escolares</strong> con programa de educación ambiental.</li>
</ul>
<h2>Cómo lo hacemos</h2>
<p>Grupos pequeños, material revisado antes y después de cada salida, y un no a tiempo cuando el tiempo no acompaña. Todos nuestros guías tienen titulación y formación en primeros auxilios, y cada actividad incluye seguro.</p>
<p>Respetamos las épocas de cría y los aforos de los espacios protegidos. La montaña es nuestra oficina y nos gusta dejarla recogida.</p>`,
  },
];
