import { createFileRoute } from '@tanstack/react-router';
import { ConfirmAction } from '#site/pieces/forms/confirm-action.tsx';
import { tokenSearch } from '#site/pieces/forms/token-search.ts';
import { seo } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { later, say } from '#values/idioma/say.ts';

const title = later('Confirma tu suscripción');

export const Route = createFileRoute('/_site/boletin/confirmar')({
  validateSearch: understood(tokenSearch),
  head: ({ matches }) => seo({ matches }, { title: say(title) }),
  component: () => (
    <ConfirmAction
      title={say(title)}
      doneTitle={say('Suscripción confirmada')}
      text={say(
        'Pulsa el botón y empezarás a recibir el boletín. Podrás darte de baja cuando quieras, desde cualquier correo.',
      )}
      label={say('Confirmar suscripción')}
      busyLabel={say('Confirmando...')}
      call="confirm_newsletter.php"
      token={Route.useSearch().token}
    />
  ),
});
