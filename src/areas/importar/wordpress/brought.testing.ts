/** The texts of a whole site of WordPress as the import stores them, every file with an address of ours. */
import { fileNameOf, tipoOf } from '#areas/importar/files.server.ts';
import { convertContent } from './texto/html.server.ts';
import { texts } from './whole-site.testing.ts';

export function broughtTexts(): Promise<string[]> {
  const base = 'https://viejo.example';
  const noTextos = { titulo: '', alt_text: '', pie: '', credito: '' };
  const brought = Object.values(texts(base)).map(async (content) => {
    const { html } = await convertContent(content, {
      base,
      find: ({ ids = [1, 2], tipo }) =>
        ids.map((id) => ({
          ...{ id, url: `${base}/${id}.${tipo === 'imagen' ? 'jpg' : 'mp3'}`, tipo, parent: 0, link: '' },
          textos: noTextos,
        })),
      uploadOf: () => undefined,
      isOfSite: (url) => url.startsWith(base),
      linkTo: () => undefined,
      notes: new Map([['3f2a-1', 'Afluente del <em>Júcar</em>']]),
    });
    return html((url) => ({ address: addressOf(url), bytes: 1200 }));
  });
  return Promise.all(brought);
}

function addressOf(url: string): string {
  const stem = [...fileNameOf(url)]
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xffffff, 7)
    .toString(16)
    .padStart(20, '0');
  return `/media/${stem}${tipoOf(url) === 'imagen' ? '-60x40.webp' : url.slice(url.lastIndexOf('.'))}`;
}
