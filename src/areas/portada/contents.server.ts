/** What each section of the home page shows, read from the table of public kinds. */
import type { Seccion, TipoSeccion } from '#areas/ajustes/secciones/secciones.ts';
import { publicKinds } from '#public-kinds.server.ts';
import type { Db } from '#server/db/open.ts';
import type { Card } from '#server/public/kind.ts';
import { agendaWindow, spansBetween } from '#values/agenda/agenda.ts';
import { daysBetween, todayInMadrid } from '#values/day.ts';
import { later } from '#values/idioma/say.ts';
import type { SeccionPortada } from './portada.ts';
import { articulosOf, idsWithPicture } from './queries.server.ts';

export interface Reading {
  db: Db;
  now: string;
}

interface Content extends Pick<SeccionPortada, 'vacia' | 'enlace'> {
  cards: Card[];
  /** Its heading, where it has one of its own. */
  titulo?: string;
}

interface Kind {
  /** What the page depends on. */
  tags: string[];
  read(reading: Reading, seccion: Seccion): Promise<Content>;
}

const perSection = 6;
const articulos = ['articulos', 'categorias'];

/** The kinds that are made of things; the others are the page's own. */
export const contents: Partial<Record<TipoSeccion, Kind>> = {
  agenda: {
    tags: ['eventos', 'municipios', 'tipos_evento', 'dia'],
    read: async (reading) => ({
      cards: await thisWeekend(reading),
      vacia: later('Este fin de semana no hay nada en la agenda.'),
      enlace: { texto: later('Toda la agenda'), destino: '/actividades-y-eventos#agenda' },
    }),
  },
  destacados: {
    tags: articulos,
    read: async ({ db, now }) => ({
      cards: await cardsOf(db, 'articulo', await articulosOf(db, { destacados: true, limit: perSection, now }), now),
      vacia: later('Todavía no hay artículos destacados.'),
      enlace: { texto: later('Todos los artículos'), destino: '/articulos' },
    }),
  },
  categoria: {
    tags: articulos,
    async read({ db, now }, { categoria }) {
      const [found] = await publicKinds.categoria.short(db, { path: `/${categoria}` }, now);
      // Deleted since: a heading would lead nowhere.
      if (!found) return { cards: [] };
      const ids = await articulosOf(db, { categoria, limit: perSection, now });
      return {
        cards: await cardsOf(db, 'articulo', ids, now),
        titulo: found.titulo,
        vacia: later('No hay artículos disponibles para esta categoría en este momento.'),
        enlace: { texto: later('Ver todo'), destino: `/${categoria}` },
      };
    },
  },
  ruta: { tags: ['rutas', 'municipios', 'dia'], read: ofTheDay('ruta', 1) },
  pueblo: { tags: ['municipios', 'provincias', 'dia'], read: ofTheDay('municipio', 1) },
  rutas: newest('ruta', ['rutas', 'municipios'], later('No hay rutas disponibles en este momento.'), {
    texto: later('Todas las rutas'),
    destino: '/rutas',
  }),
  pueblos: {
    tags: ['municipios', 'provincias', 'dia'],
    read: async (reading, seccion) => ({
      ...(await ofTheDay('municipio', perSection)(reading, seccion)),
      vacia: later('Todavía no hay pueblos con fotografía.'),
      enlace: { texto: later('Todos los pueblos'), destino: '/pueblos' },
    }),
  },
  tienda: newest('producto', ['productos', 'tiendas', 'categorias_producto'], later('No se encontraron productos.'), {
    texto: later('Ver la tienda'),
    destino: '/tienda',
  }),
  libros: newest('libro', ['libros'], later('No hay libros disponibles en este momento.'), {
    texto: later('Todos los libros'),
    destino: '/libros',
  }),
};

type Tipo = 'articulo' | 'evento' | 'libro' | 'municipio' | 'producto' | 'ruta';

function newest(tipo: Tipo, tags: string[], vacia: string, enlace: Content['enlace'] & object): Kind {
  return {
    tags,
    read: async ({ db, now }) => ({
      cards: await publicKinds[tipo].cards(db, { newest: perSection }, now),
      ...{ vacia, enlace },
    }),
  };
}

/** Others every day, the same for everybody; nothing where none has a picture. */
function ofTheDay(tipo: 'ruta' | 'municipio', count: number) {
  return async ({ db, now }: Reading, _: Seccion): Promise<Content> => {
    const ids = await idsWithPicture(db, tipo, now);
    const day = daysBetween('2026-01-01', todayInMadrid(new Date(now)));
    const chosen = Array.from(
      { length: Math.min(count, ids.length) },
      (_, index) => ids[(day * count + index) % ids.length]!,
    );
    return { cards: await cardsOf(db, tipo, [...new Set(chosen)], now) };
  };
}

/** In the order of these numbers. */
async function cardsOf(db: Db, tipo: Tipo, ids: number[], now: string): Promise<Card[]> {
  const cards = await publicKinds[tipo].cards(db, { ids }, now);
  return cards.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

async function thisWeekend({ db, now }: Reading): Promise<Card[]> {
  const days = agendaWindow({ cuando: 'fin-de-semana' }, todayInMadrid(new Date(now)));
  const found = await publicKinds.evento.short(db, { days }, now);
  const dated = found.flatMap(({ id, cuando }) => {
    const [span] = spansBetween(cuando, days.from, days.to, 1) ?? [];
    return span ? [{ id, at: `${span.startsOn} ${span.hora ?? cuando.hora ?? ''}` }] : [];
  });
  const first = dated.sort((one, other) => one.at.localeCompare(other.at) || one.id - other.id).slice(0, perSection);
  return cardsOf(
    db,
    'evento',
    first.map(({ id }) => id),
    now,
  );
}
