import { SimpleGrid, Stack, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { AdminPage, type Message, Part } from '#desk/page.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { scrollToTop } from '#ui/motion.ts';
import { rolLabel } from '#values/rol.ts';
import { EmailForm } from './admin-email.tsx';
import { PasswordForm } from './admin-password.tsx';
import { Sessions } from './admin-sessions.tsx';
import { TwoFactor } from './admin-two-factor.tsx';

export const Route = createFileRoute('/admin/cuenta')({ component: Cuenta });

const title = 'Mi Cuenta';

function Cuenta() {
  const query = useCall('get_session.php', {}, 'No se pudo cargar tu cuenta.');
  const [message, setMessage] = useState<Message>();
  const refresh = useRefresh();

  function say(next: Message | undefined) {
    setMessage(next);
    // Whatever is changed here ends sessions.
    if (next?.kind === 'success') void refresh('get_sesiones_admin.php');
    if (next) scrollToTop();
  }

  return (
    <QueryState query={query} title={title} back={{ href: '/admin', label: 'Volver a Admin' }}>
      {({ user: first }) => {
        const user = query.data?.user ?? first;
        return (
          <AdminPage title={title} message={message}>
            {user && (
              <Text mb="md">
                Has entrado como <strong>{user.usuario}</strong>
                {user.rol && ` (${rolLabel[user.rol].toLowerCase()})`}. Te escribimos a {user.email}.
              </Text>
            )}
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
              <Stack gap="lg">
                <PasswordForm onMessage={say} />
                <Part title="Cambiar el correo electrónico">
                  <EmailForm
                    hint="Ahí te escribimos, y ahí llega el enlace si olvidas la contraseña."
                    onSaved={({ message }) => {
                      say({ kind: 'success', text: message });
                      void refresh('get_session.php');
                    }}
                  />
                </Part>
                <Sessions />
              </Stack>
              <TwoFactor isOnAtFirst={user?.dos_factores ?? false} onMessage={say} />
            </SimpleGrid>
          </AdminPage>
        );
      }}
    </QueryState>
  );
}
