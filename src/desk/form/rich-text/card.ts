/** A card of one of the site's things, and a link that is shown as a card. */
import { Extension, Node } from '@tiptap/core';
import { type Tarjeta, type TarjetaRef, tarjetaKey, tarjetaLabel } from '#areas/articulos/tarjetas/tarjeta.ts';
import { ask } from '#desk/send.ts';
import { tarjetaTipos } from '#values/rich-text/document.ts';

export const Card = Node.create({
  name: 'tarjeta',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes() {
    return {
      tipo: { default: null, parseHTML: (element) => element.getAttribute('data-tarjeta') },
      id: { default: null, parseHTML: (element) => Number(element.getAttribute('data-id')) },
    };
  },

  parseHTML() {
    return [{ tag: tarjetaTipos.map((tipo) => `div[data-tarjeta="${tipo}"][data-id]`).join(', '), priority: 70 }];
  },

  renderHTML({ node }) {
    return ['div', { 'data-tarjeta': node.attrs.tipo, 'data-id': String(node.attrs.id) }];
  },

  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div');
      dom.dataset.card = '';
      void describe(node.attrs as TarjetaRef).then((text) => dom.replaceChildren(...text));
      return { dom };
    };
  },
});

/** What a card that is still to be inserted said when it was chosen: no need to ask again. */
const known = new Map<string, Tarjeta>();

export function rememberCard(card: Tarjeta): void {
  known.set(tarjetaKey(card), card);
}

async function describe(ref: TarjetaRef): Promise<HTMLElement[]> {
  const kind = line('small', tarjetaLabel[ref.tipo] ?? '');
  const key = tarjetaKey(ref);
  if (!known.has(key)) {
    const result = await ask('get_tarjetas_admin.php', { de: key });
    if (!result.ok) return [kind, line('span', 'No se ha podido cargar la tarjeta.')];
    for (const card of result.data) rememberCard(card);
  }
  const card = known.get(key);
  if (!card) return [kind, line('span', 'Ya no está o no se ve en el sitio: los lectores no verán nada aquí.')];
  return [kind, line('strong', card.titulo), line('span', card.detalle)];
}

function line(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** A paragraph that is shown as the card of its link, as a button, or as a file. */
export const LinkCard = Extension.create({
  name: 'tarjetaEnlace',
  addGlobalAttributes() {
    return [
      {
        types: ['paragraph'],
        attributes: {
          tarjeta: {
            default: null,
            keepOnSplit: false,
            parseHTML: (element) => (element.getAttribute('data-tarjeta') === 'enlace' ? 'enlace' : null),
            renderHTML: ({ tarjeta }) => (tarjeta ? { 'data-tarjeta': tarjeta } : {}),
          },
          /** How many bytes the file has that its link leads to. */
          archivo: {
            default: null,
            keepOnSplit: false,
            parseHTML: (element) => element.getAttribute('data-archivo'),
            renderHTML: ({ archivo }) => (archivo === null ? {} : { 'data-archivo': archivo }),
          },
          boton: {
            default: null,
            keepOnSplit: false,
            parseHTML: (element) => element.getAttribute('data-boton'),
            renderHTML: ({ boton }) => (boton === null ? {} : { 'data-boton': boton }),
          },
        },
      },
    ];
  },
});
