import { createFileRoute } from '@tanstack/react-router';
import { seo } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { BoletinAction } from './action.tsx';
import { tokenSearch } from './token-search.ts';

const title = 'Confirma tu suscripción';

export const Route = createFileRoute('/_site/boletin/confirmar')({
  validateSearch: understood(tokenSearch),
  head: ({ matches }) => seo({ matches }, { title }),
  component: () => (
    <BoletinAction
      title={title}
      doneTitle="Suscripción confirmada"
      text="Pulsa el botón y empezarás a recibir el boletín. Podrás darte de baja cuando quieras, desde cualquier correo."
      label="Confirmar suscripción"
      busyLabel="Confirmando..."
      call="confirm_newsletter.php"
      token={Route.useSearch().token}
    />
  ),
});
