import { createFileRoute } from '@tanstack/react-router';
import { seo } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { BoletinAction } from './action.tsx';
import { tokenSearch } from './token-search.ts';

const title = 'Darse de baja del boletín';

export const Route = createFileRoute('/_site/boletin/baja')({
  validateSearch: understood(tokenSearch),
  head: ({ matches }) => seo({ matches }, { title }),
  component: () => (
    <BoletinAction
      title={title}
      doneTitle="Baja confirmada"
      text="Pulsa el botón y no te enviaremos más correos. Si cambias de idea, puedes volver a suscribirte cuando quieras."
      label="Darme de baja"
      busyLabel="Dando de baja..."
      call="unsubscribe_newsletter.php"
      token={Route.useSearch().token}
    />
  ),
});
