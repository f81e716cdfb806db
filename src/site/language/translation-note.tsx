/** Under a page's own words in another language: that its text is in Spanish, or that nobody has read its translation. */
import { useRouterState } from '@tanstack/react-router';
import { isSpanish, say } from '#values/idioma/say.ts';
import { shownThing } from '../seo.ts';
import { Note } from './note.tsx';

export function TranslationNote() {
  const note = useRouterState({ select: ({ matches }) => noteOf(matches) });
  if (!note) return null;
  return (
    <div className="wide">
      <Note>{note}</Note>
    </div>
  );
}

function noteOf(matches: Parameters<typeof shownThing>[0]): string {
  if (isSpanish()) return '';
  const { _es: inSpanish, _borrador: isUnread } = shownThing(matches) ?? {};
  if (inSpanish) return say('Este texto todavía no está traducido: lo ves en español.');
  return isUnread ? say('Traducción que nadie ha revisado todavía: puede ser automática y tener errores.') : '';
}
