import { createFileRoute } from '@tanstack/react-router';
import { ConfirmAction } from '#site/pieces/forms/confirm-action.tsx';
import { tokenSearch } from '#site/pieces/forms/token-search.ts';
import { seo } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { later, say } from '#values/idioma/say.ts';

const title = later('Confirma tu propuesta');

export const Route = createFileRoute('/_site/proponer/confirmar')({
  validateSearch: understood(tokenSearch),
  head: ({ matches }) => seo({ matches }, { title: say(title) }),
  component: () => (
    <ConfirmAction
      title={say(title)}
      doneTitle={say('Propuesta confirmada')}
      text={say('Pulsa el botón y la leeremos. No se publica nada hasta que una persona diga que sí.')}
      label={say('Confirmar')}
      busyLabel={say('Confirmando...')}
      call="confirm_propuesta.php"
      token={Route.useSearch().token}
    />
  ),
});
