/** Something outside the tags that is no blank. */
const word = /(?:^|>)(?:\s|&nbsp;)*(?!&nbsp;)[^\s<]/;

/** Whether a cleaned text shows anything: an editor left empty sends an empty paragraph. */
export function saysSomething(html: string | null | undefined): html is string {
  return Boolean(html && (/<(?:img|iframe|audio|video|hr|div data-tarjeta)\b/.test(html) || word.test(html)));
}
