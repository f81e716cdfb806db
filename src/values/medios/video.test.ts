import { expect, test } from 'vitest';
import { videoHint, videoId } from './video.ts';

test('a video is known by an id of eleven characters, in any address people paste', () => {
  for (const url of ['https://youtu.be/abcdefghijk', 'https://www.youtube.com/watch?t=3&v=abcdefghijk'])
    expect(videoId(url)).toBe('abcdefghijk');
  for (const url of ['https://youtu.be/abc', 'https://vimeo.com/123456789', '', null])
    expect(videoId(url)).toBeUndefined();
});

test('whoever types an address that shows no video is told', () => {
  expect(videoHint('https://vimeo.com/123456789')).toContain('copia la de un vídeo de YouTube');
  for (const url of ['', ' https://youtu.be/abcdefghijk', '/media/2026/paseo.mp4'])
    expect(videoHint(url)).toBeUndefined();
});
