/** What whoever proposed something is written. Before they have confirmed it, not a word of theirs: the address may be anybody's. */
import { write } from '#server/mail/mails.ts';
import { quoted } from '#values/quoted.ts';

export function confirmMail(email: string, url: string, clave: string) {
  return write(clave, email, 'Confirma tu propuesta', ({ identidad }) => ({
    heading: 'Un paso más',
    paragraphs: [
      `Alguien, esperamos que tú, ha enviado con esta dirección una propuesta o una corrección a ${identidad.nombre}. Confírmala y la leeremos; sin confirmar se borra en unos días.`,
    ],
    action: { label: 'Ver y confirmar', url },
    footnote: 'Si no has sido tú, ignora este correo: no se publicará nada.',
  }));
}

interface Told {
  email: string;
  titulo: string;
}

export function acceptedMail({ email, titulo }: Told, url: string | undefined, clave: string) {
  return write(clave, email, `Publicado: ${titulo}`, {
    heading: '¡Gracias! Ya está publicado',
    paragraphs: [
      `Hemos aceptado tu propuesta ${quoted(titulo)}. Puede que hayamos retocado alguna palabra; si ves algo mal, dínoslo desde su página.`,
    ],
    ...(url && { action: { label: 'Verlo en la agenda', url } }),
  });
}

export function correctedMail({ email, titulo }: Told, url: string, clave: string) {
  return write(clave, email, `Corregido: ${titulo}`, {
    heading: '¡Gracias por avisar!',
    paragraphs: [`Hemos mirado lo que nos dijiste de ${quoted(titulo)} y lo hemos corregido.`],
    action: { label: 'Ver la página', url },
  });
}

export function askedBackMail({ email, titulo }: Told, nota: string, url: string, clave: string) {
  return write(clave, email, `Una pregunta sobre tu propuesta: ${titulo}`, {
    heading: 'Nos falta algo',
    paragraphs: [`Hemos leído tu propuesta ${quoted(titulo)} y antes de publicarla queremos preguntarte:`],
    after: nota.split(/\n{2,}/),
    action: { label: 'Corregir la propuesta', url },
    footnote: 'El enlace es solo tuyo: abre tu propuesta tal como la enviaste.',
  });
}

export function rejectedMail({ email, titulo }: Told, motivo: string, clave: string) {
  return write(clave, email, `Sobre tu propuesta: ${titulo}`, {
    heading: 'No la vamos a publicar',
    paragraphs: [`Gracias por enviarnos ${quoted(titulo)}. Esta vez no la publicamos:`, ...motivo.split(/\n{2,}/)],
  });
}

/** To a collaborator, of something that is theirs. */
export function changedMail({ email, titulo }: Told, url: string, clave: string) {
  return write(clave, email, `Publicado tu cambio: ${titulo}`, {
    heading: 'Tu cambio ya está publicado',
    paragraphs: [`Hemos aceptado lo que cambiaste en ${quoted(titulo)}.`],
    action: { label: 'Ver la página', url },
  });
}

export function withdrawnMail({ email, titulo }: Told, clave: string) {
  return write(clave, email, `Retirado: ${titulo}`, {
    heading: 'Ya no está en la agenda',
    paragraphs: [`Hemos retirado ${quoted(titulo)}, como pediste. Si al final se celebra, dínoslo y vuelve.`],
  });
}

export function changeRejectedMail({ email, titulo }: Told, motivo: string, clave: string) {
  return write(clave, email, `Sobre tu cambio: ${titulo}`, {
    heading: 'No vamos a hacer ese cambio',
    paragraphs: [
      `Gracias por tener al día ${quoted(titulo)}. Esta vez lo dejamos como está:`,
      ...motivo.split(/\n{2,}/),
    ],
  });
}
