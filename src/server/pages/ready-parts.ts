/** What is the same in many documents is not rendered each time: it is put in at the end, as bytes made before. */
export interface ReadyPart {
  /** What it comes after. */
  place: RegExp;
  bytes: Buffer;
}

/** The document as bytes, with these parts in their places; they are in the order of the document. */
export function toBytes(html: string, parts: ReadyPart[]): Buffer {
  const pieces: Buffer[] = [];
  let done = 0;
  for (const { place, bytes } of parts) {
    const found = place.exec(html);
    if (!found) continue;
    const until = found.index + found[0].length;
    pieces.push(Buffer.from(html.slice(done, until)), bytes);
    done = until;
  }
  return Buffer.concat([...pieces, Buffer.from(html.slice(done))]);
}
