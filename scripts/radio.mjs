/** Synthesises public/demo-radio.wav, the loop that the demo's radio plays: `node scripts/radio.mjs`. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const rate = 11_025;
const seconds = 20;
const length = rate * seconds;
const sound = new Float64Array(length);

// Four chords of five seconds, Phrygian like an old Castilian tune; every note wraps around the end, so the loop has no seam.
const chords = [
  [164.81, 246.94, 329.63, 392.0],
  [174.61, 261.63, 349.23, 440.0],
  [196.0, 293.66, 392.0, 493.88],
  [174.61, 261.63, 329.63, 440.0],
];
const melody = [659.26, 587.33, 523.25, 493.88, 523.25, 440.0, 493.88, 392.0, 440.0, 349.23, 392.0, 329.63];

chords.forEach((notes, index) => {
  for (const hertz of notes) pad(hertz, index * 5 - 1, 7, 0.07);
});
melody.forEach((hertz, index) => {
  pluck(hertz, index * 1.6667 + 0.3, 0.16);
  pluck(hertz, index * 1.6667 + 0.72, 0.05);
});
writeFileSync(join(dirname(dirname(fileURLToPath(import.meta.url))), 'public/demo-radio.wav'), wav(sound));

/** A slow swell: two voices barely out of tune. */
function pad(hertz, from, lasts, loudness) {
  add(from, lasts, (t) => {
    const swell = Math.sin((Math.PI * t) / lasts) ** 2;
    const voices = Math.sin(2 * Math.PI * hertz * t) + Math.sin(2 * Math.PI * hertz * 1.003 * t);
    return loudness * swell * (voices + 0.3 * Math.sin(4 * Math.PI * hertz * t));
  });
}

/** A string: bright at first, then only its fundamental. */
function pluck(hertz, from, loudness) {
  add(from, 3, (t) => {
    let value = 0;
    for (let harmonic = 1; harmonic <= 5; harmonic++)
      value += (Math.sin(2 * Math.PI * hertz * harmonic * t) / harmonic) * Math.exp(-t * (1.6 + harmonic));
    return loudness * Math.min(1, t * 200) * value;
  });
}

function add(from, lasts, at) {
  const start = Math.round(from * rate);
  for (let index = 0; index < lasts * rate; index++) sound[(start + index + length) % length] += at(index / rate);
}

/** 16-bit mono PCM behind its 44-byte header. */
function wav(samples) {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => {
    file.writeInt16LE(Math.round((sample / loudest) * 26_000), 44 + index * 2);
  });
  return file;
}
