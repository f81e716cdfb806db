import type { DemoLibro } from './types.ts';

export const libros: DemoLibro[] = [
  {
    titulo: 'El río que escribió la piedra',
    autores: 'Marina Sotos Villalba',
    editorial: 'Ediciones de la Hoz',
    ISBN: '978-84-99999-11-1',
    num_pag: 248,
    fecha_edicion: 2021,
    resumen: `<p>Una geóloga vuelve a la casa de sus abuelos, en el borde de la hoz del Huécar, y empieza a leer el paisaje como quien lee una carta atrasada. Cada estrato es un capítulo: el mar que hubo aquí, los bosques que lo siguieron, la ciudad que alguien decidió colgar del aire.</p>
<p>Entre el ensayo y la memoria familiar, este libro explica sin tecnicismos por qué Cuenca tiene la forma que tiene y qué nos dice eso de quienes la habitan. Incluye <strong>tres paseos geológicos</strong> para hacer en una mañana, con dibujos de la autora.</p>
<blockquote>«El agua no tiene prisa. Por eso siempre acaba teniendo razón.»</blockquote>`,
    imagen: 'cubierta-hoces',
  },
  {
    titulo: 'Lo que se cuenta al fuego. Leyendas de la provincia de Cuenca',
    autores: 'Eusebio Tormo Lázaro',
    editorial: 'La Lumbre Baja',
    ISBN: '978-84-99999-12-8',
    num_pag: 312,
    fecha_edicion: 2018,
    resumen: `<p>Cuarenta y dos leyendas recogidas de viva voz en cocinas, hornos y solanas, desde la Cruz del Diablo hasta las moras encantadas que peinan su melena en los pozos la mañana de San Juan.</p>
<p>El autor, maestro jubilado, anotó durante treinta años quién se las contó, en qué pueblo y con qué gesto. El resultado es un libro para leer en alto, con notas breves que separan lo que la historia sabe de lo que la imaginación puso encima.</p>`,
    imagen: 'cubierta-leyendas',
  },
  {
    titulo: 'Cuchara, mortero y brasa. La cocina de Cuenca',
    autores: 'Rosario Almagro Priego y Tomás Ayllón',
    editorial: 'Fogón Abierto',
    ISBN: '978-84-99999-13-5',
    num_pag: 264,
    fecha_edicion: 2022,
    resumen: `<p>Morteruelo, ajoarriero, gazpacho pastor, zarajos, mojete, alajú. Noventa recetas de la Serranía, la Alcarria y La Mancha contadas por quien las guisa a diario y probadas en una cocina normal, con fuegos normales y sin ingredientes imposibles.</p>
<p>Cada plato lleva su historia: de dónde viene, quién lo comía y por qué. Hay un capítulo entero dedicado al <strong>pan sentado</strong>, ese que lleva dos días en la talega y es el alma de media cocina pastoril.</p>`,
    imagen: 'cubierta-cocina',
  },
  {
    titulo: 'Cincuenta senderos para no llegar nunca tarde',
    autores: 'Adela Ribagorda',
    editorial: 'Ediciones Mojón y Vereda',
    ISBN: '978-84-99999-14-2',
    num_pag: 336,
    fecha_edicion: 2023,
    resumen: `<p>La autora camina despacio y quiere que tú también. Cincuenta rutas por la provincia, de la vuelta a la laguna de Uña al Escalerón, de los Callejones de Las Majadas a las lagunas de Cañada del Hoyo, ordenadas no por dificultad sino por <em>ganas</em>: para pensar, para hablar, para callar, para ir con niños.</p>
<p>Cada ficha trae mapa, perfil, fuentes, sombra y el mejor sitio para comerse el bocadillo.</p>`,
    imagen: 'cubierta-senderos',
  },
  {
    titulo: 'La torre que cayó un domingo',
    autores: 'Julián Mangana Ortiz',
    editorial: 'Cantos Rodados',
    ISBN: '978-84-99999-15-9',
    num_pag: 196,
    fecha_edicion: 2012,
    resumen: `<p>El 13 de abril de 1902 se desplomó la torre del Giraldo, el campanario de la catedral de Cuenca. Este relato reconstruye aquel día y los que vinieron después: la búsqueda entre los escombros, el miedo a que el templo entero cediera y la larga discusión sobre cómo debía ser la nueva fachada.</p>
<p>Una crónica con pulso de novela y respeto de archivo, que se cierra con un capítulo luminoso: el de las vidrieras abstractas que, casi un siglo más tarde, llenaron de color las naves.</p>`,
    imagen: 'cubierta-catedral',
  },
  {
    titulo: 'Memoria del viento',
    autores: 'Carmen Zarzuela de Haro',
    editorial: 'Editorial Solana',
    ISBN: '978-84-99999-16-6',
    num_pag: 224,
    fecha_edicion: 2016,
    resumen: `<p>En un pueblo de La Mancha conquense, el último molinero enseña a su nieta los nombres de los doce vientos. Ella quiere irse a estudiar lejos; él solo pretende que alguien recuerde cuál trae lluvia.</p>
<p>Una novela breve sobre lo que heredamos sin pedirlo, con olor a harina recién molida y un final que gira, como el molino El Zurdo, hacia el lado contrario al esperado.</p>`,
    imagen: 'cubierta-molinos',
  },
  {
    titulo: 'Gancheros. Los hombres que bajaban los bosques',
    autores: 'Fidel Escabas Moreno',
    editorial: 'Ediciones de la Hoz',
    ISBN: '978-84-99999-17-3',
    num_pag: 288,
    fecha_edicion: 2009,
    resumen: `<p>Durante siglos, la madera de la Serranía viajó por el agua. La guiaban los gancheros, cuadrillas enteras que pasaban meses sobre los troncos, con una vara rematada en hierro y los pies siempre mojados.</p>
<p>A partir de cuadernos de cuentas, coplas y entrevistas a los últimos que lo vieron, el autor traza el mapa de un oficio duro y bellísimo: los ríos, los pasos peligrosos, la comida, los jornales y las bromas. Con un glosario de más de doscientas palabras que estaban a punto de perderse.</p>`,
    imagen: 'cubierta-gancheros',
  },
  {
    titulo: 'La mujer que curaba con espliego',
    autores: 'Inés Palancar',
    resumen: `<p>Cuenca, siglo XVII. Una partera que conoce las hierbas de la sierra es denunciada por un vecino al que no quiso vender un filtro. Lo que empieza como un chisme de lavadero termina ante el tribunal.</p>
<p>Novela negra con hábito y sin capa, inspirada en el ambiente de los procesos inquisitoriales conquenses. <em>Edición de la autora, impresa en tirada corta y cosida a mano.</em></p>`,
    imagen: 'cubierta-brujas',
  },
  {
    titulo: 'Cuaderno de aves de la Serranía',
    autores: 'Nuria Chova Cardenete; ilustraciones de Pablo Mirlo',
    editorial: 'Ala y Rama',
    ISBN: '978-84-99999-19-7',
    num_pag: 180,
    fecha_edicion: 2024,
    resumen: `<p>Del buitre leonado al mirlo acuático, ciento diez especies pintadas a la acuarela y descritas como se describe a los vecinos: por cómo andan, por cómo hablan y por la hora a la que salen.</p>
<p>Un cuaderno para llevar en la mochila, con páginas en blanco entre capítulo y capítulo para que anotes <strong>tu primera vez</strong> con cada una.</p>
<ul>
<li>Calendario de cantos, mes a mes.</li>
<li>Doce lugares fáciles para observar sin molestar.</li>
<li>Índice por colores, pensado para quien empieza.</li>
</ul>`,
    imagen: 'cubierta-aves',
  },
  {
    titulo: 'Piedra contra piedra. Castillos de Cuenca',
    autores: 'Rodrigo Pacheco Olmos',
    editorial: 'Almena Libros',
    ISBN: '978-84-99999-20-3',
    num_pag: 352,
    fecha_edicion: 2019,
    resumen: `<p>Belmonte, Alarcón, Cañete, Moya, Garcimuñoz… La provincia fue frontera antes que tierra de paso, y le quedan las cicatrices en lo alto de los cerros.</p>
<p>Treinta fortalezas visitadas una por una, con planos dibujados a mano, la historia de sus señores y una advertencia honesta en cada caso: qué queda en pie, qué se puede ver y dónde conviene no asomarse.</p>`,
    imagen: 'cubierta-castillos',
  },
  {
    titulo: 'Rojo de invierno. El mimbre y sus gentes',
    autores: 'Lucía Trabaque; fotografías de Andrés Mimbrera',
    editorial: 'Vara y Nudo',
    num_pag: 160,
    resumen: `<p>Un libro para mirar despacio. Durante cuatro inviernos, una escritora y un fotógrafo acompañaron a las familias que cultivan mimbre en las vegas del Escabas y del Trabaque, desde la corta hasta el último remate de la cesta.</p>
<p>El paisaje encendido de enero, las balsas humeantes, las manos: todo está aquí, con textos muy breves que dejan hablar a las imágenes y a quienes todavía saben hacerlo.</p>`,
    imagen: 'cubierta-mimbre',
  },
  {
    titulo: 'El cielo de los pastores',
    autores: 'Ángel Luis Merino Vega',
    editorial: 'Noche Clara',
    ISBN: '978-84-99999-22-7',
    num_pag: 208,
    fecha_edicion: 2020,
    resumen: `<p>Antes del reloj estaban las estrellas. Los pastores trashumantes que bajaban de la Serranía a los pastos de invierno sabían la hora por el Carro, el tiempo por el cerco de la luna y el camino por una senda de leche que cruzaba la noche.</p>
<p>Este libro recoge sus nombres y sus historias y los pone al lado de los de la astronomía moderna. Se completa con <strong>cuatro planos del cielo</strong>, uno por estación, dibujados para la latitud de Cuenca.</p>`,
    imagen: 'cubierta-estrellas',
  },
];
