import { expect, test } from 'vitest';
import { expectLinear } from '#test/harness/linear.ts';
import { videoHint, videoId } from './video.ts';

test('a video is known by an id of eleven characters, in any address people paste', () => {
  for (const url of ['https://youtu.be/abcdefghijk', 'https://www.youtube.com/watch?t=3&v=abcdefghijk'])
    expect(videoId(url)).toBe('abcdefghijk');
  for (const url of [
    'https://www.youtube.com/abcdefghijk',
    'https://youtu.be/abc',
    'https://vimeo.com/123456789',
    '',
    null,
  ])
    expect(videoId(url)).toBeUndefined();
});

test('whoever types an address that shows no video is told', () => {
  expect(videoHint('https://vimeo.com/123456789')).toContain('copia la de un vídeo de YouTube');
  for (const url of ['', ' https://youtu.be/abcdefghijk', '/media/2026/paseo.mp4'])
    expect(videoHint(url)).toBeUndefined();
});

test('a line of nothing but addresses is looked at once', () => {
  const part = 'youtube.com/watch?&';
  expectLinear((size) => videoId(part.repeat(size / part.length)), 500_000);
});
