/** JSON that somebody sent. */

const maxValues = 10_000;
const maxDepth = 100;

/** More values, or deeper, than anything of ours: just to read it would keep everybody waiting. */
export class TooMuchJson extends Error {}

export function parseSentJson(
  text: string,
  reviver?: (name: string, value: unknown) => unknown,
  most = maxValues,
): unknown {
  if (isTooMuch(text, most)) throw new TooMuchJson('too many values');
  return JSON.parse(text, reviver);
}

const quote = 0x22;
const backslash = 0x5c;

/** Brackets, braces and commas, counted before it is read. Of a text that is no JSON this says nothing; reading it does. */
function isTooMuch(text: string, most: number): boolean {
  let values = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfText(text, at);
        break;
      case 0x5b:
      case 0x7b:
        if (++depth > maxDepth || ++values > most) return true;
        break;
      case 0x5d:
      case 0x7d:
        depth--;
        break;
      case 0x2c:
        if (++values > most) return true;
    }
  }
  return false;
}

/** Where the text ends that begins at this quote. */
function endOfText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at;
    if (code === backslash) at++;
  }
  return text.length;
}
