import { createFileRoute } from '@tanstack/react-router';
import { ConfirmAction } from '#site/pieces/forms/confirm-action.tsx';
import { tokenSearch } from '#site/pieces/forms/token-search.ts';
import { seo } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { later, say } from '#values/idioma/say.ts';

const title = later('Darse de baja del boletín');

export const Route = createFileRoute('/_site/boletin/baja')({
  validateSearch: understood(tokenSearch),
  head: ({ matches }) => seo({ matches }, { title: say(title) }),
  component: () => (
    <ConfirmAction
      title={say(title)}
      doneTitle={say('Baja confirmada')}
      text={say(
        'Pulsa el botón y no te enviaremos más correos. Si cambias de idea, puedes volver a suscribirte cuando quieras.',
      )}
      label={say('Darme de baja')}
      busyLabel={say('Dando de baja...')}
      call="unsubscribe_newsletter.php"
      token={Route.useSearch().token}
    />
  ),
});
