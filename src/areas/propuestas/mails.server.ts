/** What whoever proposed something is written. Before they have confirmed it, not a word of theirs: the address may be anybody's. */

import { write } from '#server/mail/mails.ts';
import { say } from '#values/idioma/say.ts';
import { quoted } from '#values/quoted.ts';

export function confirmMail(email: string, url: string, clave: string) {
  return write(clave, email, say('Confirma tu propuesta'), ({ identidad }) => ({
    heading: say('Un paso más'),
    paragraphs: [
      say(
        'Alguien, esperamos que tú, ha enviado con esta dirección una propuesta o una corrección a {sitio}. Confírmala y la leeremos; sin confirmar se borra en unos días.',
        { sitio: identidad.nombre },
      ),
    ],
    action: { label: say('Ver y confirmar'), url },
    footnote: say('Si no has sido tú, ignora este correo: no se publicará nada.'),
  }));
}

interface Proposed {
  email: string;
  titulo: string;
}

export function acceptedMail({ email, titulo }: Proposed, url: string | undefined, clave: string) {
  return write(clave, email, say('Publicado: {titulo}', { titulo }), {
    heading: say('¡Gracias! Ya está publicado'),
    paragraphs: [
      say(
        'Hemos aceptado tu propuesta {titulo}. Puede que hayamos retocado alguna palabra; si ves algo mal, dínoslo desde su página.',
        { titulo: quoted(titulo) },
      ),
    ],
    ...(url && { action: { label: say('Verlo en la agenda'), url } }),
  });
}

export function correctedMail({ email, titulo }: Proposed, url: string, clave: string) {
  return write(clave, email, say('Corregido: {titulo}', { titulo }), {
    heading: say('¡Gracias por avisar!'),
    paragraphs: [say('Hemos mirado lo que nos dijiste de {titulo} y lo hemos corregido.', { titulo: quoted(titulo) })],
    action: { label: say('Ver la página'), url },
  });
}

export function askedBackMail({ email, titulo }: Proposed, nota: string, url: string, clave: string) {
  return write(clave, email, say('Una pregunta sobre tu propuesta: {titulo}', { titulo }), {
    heading: say('Nos falta algo'),
    paragraphs: [
      say('Hemos leído tu propuesta {titulo} y antes de publicarla queremos preguntarte:', { titulo: quoted(titulo) }),
    ],
    after: nota.split(/\n{2,}/),
    action: { label: say('Corregir la propuesta'), url },
    footnote: say('El enlace es solo tuyo: abre tu propuesta tal como la enviaste.'),
  });
}

export function rejectedMail({ email, titulo }: Proposed, motivo: string, clave: string) {
  return write(clave, email, say('Sobre tu propuesta: {titulo}', { titulo }), {
    heading: say('No la vamos a publicar'),
    paragraphs: [
      say('Gracias por enviarnos {titulo}. Esta vez no la publicamos:', { titulo: quoted(titulo) }),
      ...motivo.split(/\n{2,}/),
    ],
  });
}

/** To a collaborator, of something that is theirs. */
export function changedMail({ email, titulo }: Proposed, url: string, clave: string) {
  return write(clave, email, `Publicado tu cambio: ${titulo}`, {
    heading: 'Tu cambio ya está publicado',
    paragraphs: [`Hemos aceptado lo que cambiaste en ${quoted(titulo)}.`],
    action: { label: 'Ver la página', url },
  });
}

export function withdrawnMail({ email, titulo }: Proposed, clave: string) {
  return write(clave, email, `Retirado: ${titulo}`, {
    heading: 'Ya no está en la agenda',
    paragraphs: [`Hemos retirado ${quoted(titulo)}, como pediste. Si al final se celebra, dínoslo y vuelve.`],
  });
}

export function changeRejectedMail({ email, titulo }: Proposed, motivo: string, clave: string) {
  return write(clave, email, `Sobre tu cambio: ${titulo}`, {
    heading: 'No vamos a hacer ese cambio',
    paragraphs: [
      `Gracias por tener al día ${quoted(titulo)}. Esta vez lo dejamos como está:`,
      ...motivo.split(/\n{2,}/),
    ],
  });
}
