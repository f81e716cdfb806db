/** Why an archive is refused, in the operator's words. */
const sentences = {
  foreign: 'Este archivo no es una copia de este programa.',
  truncated: 'La copia está incompleta: el archivo se cortó antes de terminar.',
  damaged: 'La copia está dañada: su contenido no es el que se guardó.',
  newer: 'La copia es de una versión más nueva del programa. Actualiza el programa y vuelve a intentarlo.',
} as const;

export class BadArchive extends Error {
  constructor(why: keyof typeof sentences, what?: string) {
    super(what ? `${sentences[why]} (${what})` : sentences[why]);
  }
}
