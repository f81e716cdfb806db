import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/dropzone/styles.layer.css';
import '@mantine/tiptap/styles.layer.css';
import { AppShell, Button, Container, Group, MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { Logo } from '#ui/logo.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { AllowedScreen } from './allowed-screen.tsx';
import { FinderButton, useFinder } from './finder.tsx';
import styles from './frame.module.css';
import { ReauthenticationDialog } from './reauthentication.tsx';
import { readableColors, theme } from './theme.ts';

export function AdminFrame() {
  const { identidad } = useSitio();
  const finder = useFinder();
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0, refetchOnWindowFocus: false } } }),
  );
  return (
    <MantineProvider theme={theme} cssVariablesResolver={readableColors} defaultColorScheme="auto">
      <QueryClientProvider client={client}>
        <ModalsProvider labels={{ confirm: 'Aceptar', cancel: 'Cancelar' }}>
          <Notifications position="top-right" />
          <AppShell header={{ height: 60 }} padding={0}>
            <AppShell.Header>
              <Container size={1400} h="100%">
                <Group h="100%" justify="space-between" wrap="nowrap">
                  <AppLink
                    href="/admin"
                    className={styles.brand}
                    aria-label={`${identidad.nombre}, panel de administración`}
                  >
                    <Logo />
                  </AppLink>
                  <Group gap="xs" wrap="nowrap">
                    <FinderButton onClick={finder.open} />
                    <Button
                      component="a"
                      href="/"
                      target="_blank"
                      variant="subtle"
                      size="compact-md"
                      rightSection={<ExternalLink size={15} aria-hidden="true" />}
                    >
                      Ver el sitio
                    </Button>
                  </Group>
                </Group>
              </Container>
            </AppShell.Header>
            <AppShell.Main>
              <AllowedScreen />
            </AppShell.Main>
          </AppShell>
          <ReauthenticationDialog />
          {finder.dialog}
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
