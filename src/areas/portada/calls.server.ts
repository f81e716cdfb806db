import { z } from 'zod';
import type { Ajustes } from '#areas/ajustes/ajustes.ts';
import { withPlace } from '#areas/ajustes/marca/texto.ts';
import { headings } from '#areas/ajustes/secciones/headings.ts';
import { lista, type Seccion, seccionesOf } from '#areas/ajustes/secciones/secciones.ts';
import { call } from '#server/api/call.ts';
import { richField } from '#server/rich-text/rich-field.ts';
import { isSpanish, say } from '#values/idioma/say.ts';
import { readyHtml, waitingText } from '#values/idioma/waiting.ts';
import { type ShownHtml, shownHtml, shownNow } from '#values/rich-text/shown.ts';
import { contents, type Reading } from './contents.server.ts';
import { type SeccionPortada, seccionPortada } from './portada.ts';

const output = z.object({ data: z.array(seccionPortada) });

export const portada = {
  'get_portada.php': call({
    method: 'get',
    access: 'public',
    summary: 'The home page: its sections from top to bottom, with what each shows',
    output,
    async handle({ app, db, now, reads }) {
      const { current } = app.ajustes;
      const list = seccionesOf(current);
      reads('ajustes', ...list.flatMap(({ tipo }) => contents[tipo]?.tags ?? []));
      return { data: await shownSecciones(current, list, { db, now }) };
    },
  }),

  'preview_portada.php': call({
    method: 'post',
    access: 'admin',
    summary: 'The home page as it would be with these sections; nothing is stored',
    maxBytes: 1_000_000,
    input: z.object({ lista, ocultar_vacias: z.boolean().default(false) }),
    output,
    async handle({ app, db, input, now }) {
      const clean = input.lista.map((seccion) => ({ ...seccion, texto: richField(seccion.texto) ?? '' }));
      const { current } = app.ajustes;
      const secciones = { lista: clean, ocultar_vacias: input.ocultar_vacias };
      return { data: await shownSecciones({ ...current, secciones }, clean, { db, now }) };
    },
  }),
};

async function shownSecciones(ajustes: Ajustes, list: Seccion[], reading: Reading): Promise<SeccionPortada[]> {
  const visible = list.filter(({ tipo, visible }) => visible && (ajustes.marca.mapa || !ofTheMap.includes(tipo)));
  const found = await Promise.all(visible.map((seccion) => shown(ajustes, seccion, reading)));
  return found.flat();
}

/** Without our map they have nothing to show. */
const ofTheMap: Seccion['tipo'][] = ['mapa', 'cerca'];

async function shown(ajustes: Ajustes, seccion: Seccion, reading: Reading): Promise<SeccionPortada[]> {
  const { tipo, texto } = seccion;
  const content = await contents[tipo]?.read(reading, seccion);
  const isEmpty = content?.cards.length === 0;
  if (isEmpty && (ajustes.secciones.ocultar_vacias || !content?.vacia)) return [];
  const usual = { ...headings[tipo], ...(content?.titulo && { titulo: waitingText(content.titulo) }) };
  const left = spanishOf(seccion);
  const said = (text = '') => withPlace(ajustes.marca, say(text));
  return [
    {
      tipo,
      titulo: said(seccion.titulo || usual.titulo),
      entradilla: said(seccion.entradilla || usual.entradilla),
      // Above a title of one's own the program's words would say something else.
      antetitulo: seccion.titulo ? '' : said(usual.antetitulo),
      ...(content && {
        cosas: content.cards.map(({ titulo, url, imagen, categoria, detalle, resumen }) => ({
          ...{ titulo, url, imagen, antetitulo: categoria },
          detalle: detalle || (alone.includes(tipo) ? resumen : ''),
        })),
      }),
      ...(isEmpty && { vacia: say(content!.vacia!) }),
      ...(content?.enlace && { enlace: { ...content.enlace, texto: say(content.enlace.texto) } }),
      ...(tipo === 'texto' && { html: isSpanish() ? shownHtml(texto) : translatedHtml(texto, left.includes('texto')) }),
      // The program and the settings have translated the rest.
      ...(!isSpanish() && { _es: left.filter((name) => name !== 'texto') }),
    },
  ];
}

/** What of a section nobody has translated (ajustes/current.server.ts). */
function spanishOf(seccion: Seccion & { _es?: string[] }): string[] {
  return seccion._es ?? [];
}

function translatedHtml(html: string, isSpanish: boolean): ShownHtml {
  return readyHtml(shownNow(html), { isSpanish, isUnread: false }) as ShownHtml;
}

/** Sections of one thing, which have room for its summary. */
const alone: Seccion['tipo'][] = ['ruta', 'pueblo'];
