import { expect, test } from 'vitest';
import { everyBlock } from '../rich-text/every-block.testing.ts';
import { mediaNames } from './names.ts';

test('every file that a text shows is known as used: pictures, films, subtitles, sounds and documents', () => {
  const file = 'a1'.repeat(10);
  expect([...mediaNames(everyBlock)].sort()).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((index) => `${String(index).padStart(20, '0')}-60x40.webp`),
    ...['mp3', 'mp4', 'pdf', 'vtt'].map((end) => `${file}.${end}`),
  ]);
  expect([...mediaNames(`/media/${file}.exe /media/${file}.pdf.js /media/${file}.pdf.`)]).toEqual([`${file}.pdf`]);
});
