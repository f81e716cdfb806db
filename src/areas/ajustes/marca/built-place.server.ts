/** Texts that come with the program and name its place: on a site of another place they name that one. */
import { inSpanish, later, say } from '#values/idioma/say.ts';
import { textsIn } from '#values/idioma/texts-in.ts';
import { type Ajustes, defaultAjustes } from '../ajustes.ts';
import { withPlace } from './texto.ts';

type Marca = Ajustes['marca'];

const { lugar, territorio } = defaultAjustes.marca;

const paths = {
  translated: ['identidad.lema', 'identidad.descripcion', 'portada.titulo', 'menus.cabecera.*.texto'],
};
const built = textsIn(defaultAjustes, paths)
  .map(({ texto }) => texto)
  .filter((texto) => texto.includes(lugar));

/** What plays with the program's own name is said elsewhere as the menu says it. */
const plainer: Record<string, string> = {
  [defaultAjustes.portada.titulo]: defaultAjustes.menus.cabecera
    .map(({ texto }) => texto)
    .find((texto) => texto.includes(lugar))!,
};

/** Sentences that name what only the program's place has, as they are said elsewhere. */
const elsewhere: Record<string, string> = {
  'buscar.sugerencias': later('leyendas, rutas, castillos, fiestas'),
  'tienda.busqueda': later('Productos de {territorio}, de quien los hace a tu casa.'),
};

/** What somebody wrote stays. */
export function namingItsPlace(ajustes: Ajustes): Ajustes {
  if (!isElsewhere(ajustes.marca)) return ajustes;
  const named = structuredClone(ajustes);
  for (const { texto, holder, key } of textsIn(named, paths))
    if (built.includes(texto)) holder[key] = inSpanish(() => saidIn(ajustes.marca, texto));
  return named;
}

/** In the language that is spoken; `marca` is already in it, the text still in Spanish. */
export function builtInOtherWords(spanish: Ajustes, marca: Marca, texto: string): string {
  const original = isElsewhere(spanish.marca)
    ? built.find((one) => inSpanish(() => saidIn(spanish.marca, one)) === texto)
    : undefined;
  return original === undefined ? say(texto) : saidIn(marca, original);
}

/** The operator's sentences, and before them what the program says elsewhere. */
export function textosElsewhere(marca: Marca): Record<string, string> {
  if (!isElsewhere(marca)) return marca.textos;
  const said = Object.entries(elsewhere).map(([clave, texto]) => [clave, say(texto)]);
  return { ...Object.fromEntries(said), ...marca.textos };
}

/** What the program says of itself in the place of this one, as the desk shows it. */
export function builtTexto(marca: Marca, clave: string, texto: string): string {
  return isElsewhere(marca) ? (elsewhere[clave] ?? texto) : texto;
}

function isElsewhere(marca: Marca): boolean {
  return marca.lugar !== lugar;
}

function saidIn(marca: Marca, original: string): string {
  const text = say(plainer[original] ?? original);
  return withPlace(marca, text.replace(say(territorio), '{territorio}').replace(lugar, '{lugar}'));
}
