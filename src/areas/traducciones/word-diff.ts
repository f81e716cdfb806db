/** What changed from one text to another, word by word. */
export interface Piece {
  text: string;
  is: 'same' | 'gone' | 'new';
}

/** Words times words: beyond it the whole middle counts as rewritten, so that no text keeps the browser waiting. */
const mostCells = 1_000_000;

export function wordDiff(before: string, after: string): Piece[] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < one.length - start && end < other.length - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const middle = between(one.slice(start, one.length - end), other.slice(start, other.length - end));
  return joined([...one.slice(0, start).map(same), ...middle, ...one.slice(one.length - end).map(same)]);
}

/** Each with the space after it. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|^\s+/g) ?? [];
}

const same = (text: string): Piece => ({ text, is: 'same' });

function between(one: string[], other: string[]): Piece[] {
  const gone = one.map((text): Piece => ({ text, is: 'gone' }));
  const come = other.map((text): Piece => ({ text, is: 'new' }));
  if (one.length === 0 || other.length === 0 || one.length * other.length > mostCells) return [...gone, ...come];
  const shared = longestShared(one, other);
  const pieces: Piece[] = [];
  let [at, to] = [0, 0];
  while (at < one.length && to < other.length) {
    if (one[at] === other[to]) {
      pieces.push(same(one[at]!));
      at++;
      to++;
    } else if (shared[(at + 1) * (other.length + 1) + to]! >= shared[at * (other.length + 1) + to + 1]!)
      pieces.push(gone[at++]!);
    else pieces.push(come[to++]!);
  }
  return [...pieces, ...gone.slice(at), ...come.slice(to)];
}

/** How many words both have in common from each pair of places on. */
function longestShared(one: string[], other: string[]): Uint32Array {
  const width = other.length + 1;
  const shared = new Uint32Array((one.length + 1) * width);
  for (let at = one.length - 1; at >= 0; at--)
    for (let to = other.length - 1; to >= 0; to--)
      shared[at * width + to] =
        one[at] === other[to]
          ? shared[(at + 1) * width + to + 1]! + 1
          : Math.max(shared[(at + 1) * width + to]!, shared[at * width + to + 1]!);
  return shared;
}

function joined(pieces: Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last?.is === piece.is) last.text += piece.text;
    else whole.push({ ...piece });
  }
  return whole;
}
