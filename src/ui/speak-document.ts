/** In a browser what the document is in is spoken, until another document comes. */
import { type Spoken, spanish, speakAs } from '#values/idioma/say.ts';

/** Without its words the page stays as the server made it, which is how it is when its code does not come. */
export async function speakDocument(): Promise<void> {
  const { lang } = document.documentElement;
  const link = document.querySelector<HTMLLinkElement>('#mensajes');
  if (lang === spanish.codigo || !link) return;
  const spoken = await fetch(link.href).then((answer): Promise<Spoken> => answer.json());
  speakAs(() => ({ ...spoken, codigo: lang, file: link.getAttribute('href')! }));
}
