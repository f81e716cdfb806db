/** What stands on a picture for social networks, in the language that is spoken. */
import { listToCome } from '#areas/eventos/to-come.server.ts';
import { publicKinds } from '#public-kinds.server.ts';
import type { App } from '#server/app.ts';
import type { Poster } from '#server/media/poster-data.ts';
import { agendaWindow } from '#values/agenda/agenda.ts';
import { type Day, todayInMadrid } from '#values/day.ts';
import { dateNumber } from '#values/fecha.ts';
import { dayAndMonth, dayOfTheWeek } from '#values/full-date.ts';
import { say } from '#values/idioma/say.ts';
import { paletteWith } from '#values/palette/palette.ts';

export type OnPoster = Omit<Poster, 'shape'> & { picture: string | null };

const posterTipos = ['articulo', 'evento'] as const;
type PosterTipo = (typeof posterTipos)[number];

export function isPosterTipo(tipo: string): tipo is PosterTipo {
  return (posterTipos as readonly string[]).includes(tipo);
}

export async function findThing(app: App, tipo: PosterTipo, slug: string): Promise<OnPoster | undefined> {
  const now = new Date().toISOString();
  if (tipo === 'evento') {
    const [evento] = await app.traducciones.into(await publicKinds.evento.cards(app.db, { slug }, now));
    if (!evento) return undefined;
    const { titulo, imagen, categoria, detalle } = evento;
    const [when = '', ...place] = detalle.split(' · ');
    return {
      ...lookOf(app),
      kicker: categoria ?? say('Agenda'),
      title: titulo,
      lines: [capital(when), ...placeLines(place)],
      picture: imagen,
    };
  }
  const [articulo] = await app.traducciones.into(await publicKinds.articulo.cards(app.db, { slug }, now));
  if (!articulo) return undefined;
  const { titulo, imagen, categoria, resumen } = articulo;
  return { ...lookOf(app), kicker: categoria ?? '', title: titulo, lines: [resumen], picture: imagen };
}

/** What a line has room for, about. */
const longPlace = 60;

/** A long place is ended where there is no room for it: the village, which says where that is, has a line of its own then. */
function placeLines(place: string[]): string[] {
  const whole = place.join(', ');
  return whole.length <= longPlace ? [whole] : [place.slice(0, -1).join(', '), place.at(-1)!];
}

/** No picture has room for more. */
const mostRows = 40;

export async function thisWeekend(app: App): Promise<OnPoster> {
  const { from, to } = agendaWindow({ cuando: 'fin-de-semana' }, todayInMadrid(new Date()));
  const found = await listToCome(app.db, {}, { from, to }, mostRows);
  const translated = await app.traducciones.into(found.map(({ row: { titulo } }) => ({ titulo })));
  const { marca } = app.ajustes.current;
  return {
    ...lookOf(app),
    kicker: marca.lugar,
    title: say('Este fin de semana'),
    lines: [daysOf(from, to)],
    list: {
      // How many, the picture knows.
      more: say('y {n} más', { n: '{n}' }),
      rows:
        found.length > 0
          ? found.map(({ row, span }, at) => ({
              when: [from === to ? '' : dayIn(span!, from, to), span!.hora ?? row.hora].filter(Boolean).join(', '),
              title: translated[at]!.titulo,
              // There is one line: the village first, which says where that is.
              place: [row.municipio_nombre, row.lugar].filter(Boolean).join(', '),
            }))
          : [
              {
                when: '',
                title: say('Todavía no hay nada en la agenda'),
                place: say('¿Nos cuentas qué se hace en tu pueblo?'),
              },
            ],
    },
    picture: null,
  };
}

function lookOf({ ajustes, settings }: App) {
  const { identidad, marca } = ajustes.current;
  const { light } = paletteWith(marca.paleta, marca.acento);
  return {
    site: identidad.nombre,
    host: new URL(settings.siteUrl).host.replace(/^www\./, ''),
    colors: {
      ground: light.caliza!,
      ink: light.tinta!,
      soft: light['tinta-suave']!,
      accent: light.arcilla!,
      line: light.linea!,
      night: light['pino-hondo']!,
      glow: light['color-pine-glow']!,
      gold: light.mimbre!,
      onNight: light['caliza-clara']!,
    },
  };
}

/** "21 y 22 de noviembre" */
function daysOf(from: Day, to: Day): string {
  if (from === to) return capital(dayOfTheWeek(from, dayAndMonth(from)));
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const desde = isOneMonth ? dateNumber(Number(from.slice(8))) : dayAndMonth(from);
  return say('{desde} y {hasta}', { desde, hasta: dayAndMonth(to) });
}

/** Of Saturday and Sunday the one or both on which it is. */
function dayIn({ startsOn, endsOn }: { startsOn: Day; endsOn: Day }, from: Day, to: Day): string {
  const isFirst = startsOn <= from;
  const isLast = endsOn >= to;
  if (isFirst && isLast) return say('Sábado y domingo');
  return isFirst ? say('Sábado') : say('Domingo');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
