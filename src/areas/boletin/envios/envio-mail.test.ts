import { expect, test } from 'vitest';
import type { Ajustes } from '#areas/ajustes/ajustes.ts';
import { everyBlock } from '#values/rich-text/every-block.testing.ts';
import { stripHtml } from '#values/summary.ts';
import { writeLetter } from './envio-mail.server.ts';

test('every block of a text arrives in a newsletter: its words, and what it shows as a picture or a link', () => {
  const { html, texto } = writeLetter({
    asunto: 'Todo',
    bloques: [{ tipo: 'texto', html: everyBlock }],
    ajustes: { identidad: { nombre: 'Sitio' }, titular: { calle: '', codigo_postal: '', localidad: '' } } as Ajustes,
    siteUrl: 'https://sitio.example',
    leave: 'https://sitio.example/baja',
  });
  for (const words of stripHtml(everyBlock.replace(/<\/[^<>]*>/g, '$& ')).split(' '))
    expect(stripHtml(html)).toContain(words);
  for (const part of ['.mp3"', '.mp4"', 'watch?v=dQw4w9WgXcQ"', '00000000000000000005', '.pdf"', '</a> (PDF · 1,2 MB)'])
    expect(html).toContain(part);
  expect(html).not.toMatch(/<(?:iframe|audio|video|script|table class)/);
  expect(texto).toContain('Plano de la ciudad (https://sitio.example/media/');
});
