import { readdirSync, readFileSync } from 'node:fs';
import { keyOf, type Message, type Spoken, speakAs } from './say.ts';

/** What is said meanwhile is said in this language, with the messages that there are. */
export function inLanguage<T>(codigo: string, work: () => T): T {
  const folder = `messages/${codigo}`;
  const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
  const files = readdirSync(folder).filter((name) => name !== 'idioma.json');
  const all = files.flatMap((name) => Object.entries<Message>(read(name)));
  const messages = Object.fromEntries(all.map(([text, message]) => [keyOf(text), message]));
  const spoken: Spoken = { ...read('idioma.json'), codigo, file: '', messages };
  const before = speakAs(() => spoken);
  try {
    return work();
  } finally {
    speakAs(before);
  }
}
