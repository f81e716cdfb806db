/** A sentence with links or other elements in it: <Said text="Lee la {politica}." politica={<a …>…</a>} /> */
import { Fragment, type ReactNode } from 'react';
import { saidInPieces } from '#values/idioma/say.ts';

export function Said({ text, ...parts }: { text: string } & Record<string, ReactNode>) {
  return saidInPieces(text).map((piece, index) => (
    <Fragment key={index}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>
  ));
}
