import { expect, test } from 'vitest';
import { isOwnStream, isStream } from './radio.ts';

test('a stream ends in an audio extension or has /stream or ; in its address', () => {
  for (const url of [
    'https://radio.example.com/cuenca.mp3',
    'https://radio.example.com/cuenca.AAC?token=1',
    'https://radio.example.com/vivo.m3u8',
    'https://radio.example.com/stream',
    'https://radio.example.com/stream/2',
    'http://radio.example.com:8000/;',
    '/demo-radio.wav',
  ])
    expect(isStream(url), url).toBe(true);
});

test('anything else is a page to embed', () => {
  for (const url of [
    'https://radio.example.com/',
    'https://radio.example.com/reproductor.html',
    'https://www.mp3.example.com/player',
  ])
    expect(isStream(url), url).toBe(false);
});

test('only a path of this site is ours', () => {
  expect(isOwnStream('/demo-radio.wav')).toBe(true);
  expect(isOwnStream('//radio.example.com/a.mp3')).toBe(false);
  expect(isOwnStream('https://radio.example.com/a.mp3')).toBe(false);
});
