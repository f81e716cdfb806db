/** JSON that somebody sent. */

const maxValues = 10_000;
const maxDepth = 100;

/** More values, or deeper, than anything of ours: just to read it would keep everybody waiting. */
export class TooMuchJson extends Error {}

export function parseSentJson(text: string, reviver?: (name: string, value: unknown) => unknown): unknown {
  if (isTooMuch(text)) throw new TooMuchJson('too many values');
  return JSON.parse(text, reviver);
}

/** Counted before it is read. Of a text that is no JSON this says nothing; reading it does. */
function isTooMuch(text: string): boolean {
  let values = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        at = endOfText(text, at);
        break;
      case '[':
      case '{':
        if (++depth > maxDepth || ++values > maxValues) return true;
        break;
      case ']':
      case '}':
        depth--;
        break;
      case ',':
        if (++values > maxValues) return true;
    }
  }
  return false;
}

/** Where the text ends that begins at this quote. */
function endOfText(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
