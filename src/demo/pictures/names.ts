/** Every drawing the demo content may use. The content names them, the drawing scripts make them. */

/** Landscapes and scenes, 3:2 (the hero is wider). */
export const sceneNames = [
  'hero-cuenca',
  'casas-colgadas-amanecer', 'casas-colgadas-noche', 'puente-san-pablo', 'hoz-del-huecar-otono', 'hoz-del-jucar',
  'torre-mangana', 'catedral-fachada', 'plaza-mayor', 'ciudad-encantada-tormo', 'ciudad-encantada-nieve',
  'ventano-del-diablo', 'nacimiento-rio-cuervo', 'rio-cuervo-hielo', 'callejones-las-majadas', 'laguna-de-una',
  'lagunas-canada-del-hoyo', 'torcas-palancares', 'castillo-belmonte', 'castillo-alarcon', 'hoces-cabriel',
  'segobriga-teatro', 'monasterio-ucles', 'molinos-mota-del-cuervo', 'girasoles-la-mancha', 'trigo-verano',
  'mimbre-canamares', 'hoz-de-beteta', 'estrecho-priego', 'salinas', 'moya-ruinas', 'huete-monasterio',
  'san-clemente-plaza', 'valeria-romana', 'noheda-mosaico', 'villar-del-humo-pinturas', 'buitres-leonados',
  'ciervo-berrea', 'pinar-niebla', 'setas-otono', 'cielo-estrellado', 'semana-santa-turbas', 'procesion-velas',
  'san-mateo-vaquilla', 'endiablada-almonacid', 'hogueras-noche', 'alfareria-torno', 'queso-pastor',
  'colmenas-miel', 'azafran-flor', 'ajo-las-pedroneras', 'alaju-dulce', 'resoli-licor', 'morteruelo-mesa',
  'trashumancia-rebano', 'gancheros-rio', 'dinosaurio-las-hoyas', 'tren-vapor', 'estacion-moderna',
  'nieve-serrania', 'casa-encantada-noche', 'cruz-del-diablo', 'caballero-leyenda', 'pozo-de-la-mora',
  'manuscrito-antiguo', 'retrato-fraile', 'retrato-navegante', 'retrato-sabio', 'retrato-condestable',
  'retrato-poeta', 'retrato-inventora', 'museo-abstracto', 'kayak-hoces', 'via-ferrata', 'senderistas',
  'bicicleta-serrania', 'globo-amanecer', 'tirolina', 'paseo-nocturno-farol', 'taller-ceramica', 'bodega-vino',
  'teatro-plaza', 'organo-musica', 'mercado-artesania', 'casa-rural', 'restaurante-terraza', 'taller-mimbre',
  'radio-estudio', 'biblioteca-libros',
] as const;

/** Objects on a plain ground, square: the shop's products. */
export const productNames = [
  'miel-romero', 'miel-espliego', 'alaju', 'resoli', 'queso-curado', 'queso-romero', 'ajo-morado', 'azafran',
  'aceite-picual', 'morteruelo', 'vino-manchuela', 'vino-ucles', 'membrillo', 'cesta-mimbre', 'cesto-pan-mimbre',
  'lampara-mimbre', 'botijo', 'plato-ceramica', 'jarra-ceramica', 'toro-iberico', 'azulejo-casas-colgadas',
  'taza-mangana', 'navaja-artesana', 'manta-lana', 'bolsa-lino', 'jabon-espliego', 'vela-cera',
  'libro-leyendas', 'guia-senderos', 'lamina-casas-colgadas', 'lamina-ciudad-encantada', 'puzzle-cuenca',
] as const;

/** Book covers, 2:3. */
export const coverNames = [
  'cubierta-hoces', 'cubierta-leyendas', 'cubierta-cocina', 'cubierta-senderos', 'cubierta-catedral',
  'cubierta-molinos', 'cubierta-gancheros', 'cubierta-brujas', 'cubierta-aves', 'cubierta-castillos',
  'cubierta-mimbre', 'cubierta-estrellas',
] as const;

/** Crests, marks and shop signs, square. */
export const emblemNames = [
  'escudo-cuenca', 'escudo-belmonte', 'escudo-alarcon', 'escudo-priego', 'escudo-huete', 'escudo-mota-del-cuervo',
  'logo-posada', 'logo-bodega', 'logo-aventura', 'logo-queseria', 'logo-libreria', 'logo-mimbre',
  'rotulo-artesania', 'rotulo-despensa', 'rotulo-papel',
] as const;

export type SceneName = (typeof sceneNames)[number];
export type ProductName = (typeof productNames)[number];
export type CoverName = (typeof coverNames)[number];
export type EmblemName = (typeof emblemNames)[number];
export type PictureName = SceneName | ProductName | CoverName | EmblemName;
