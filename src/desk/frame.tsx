import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/dropzone/styles.layer.css';
import '@mantine/tiptap/styles.layer.css';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ModalsHost } from './modals-host.tsx';
import { NotificationsHost } from './notifications-host.tsx';
import { Reauthentication } from './reauthentication.tsx';
import { DeskShell } from './shell.tsx';
import { readableColors, theme } from './theme.ts';

export function AdminFrame() {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0, refetchOnWindowFocus: false } } }),
  );
  return (
    <MantineProvider theme={theme} cssVariablesResolver={readableColors} defaultColorScheme="auto">
      <QueryClientProvider client={client}>
        <NotificationsHost />
        <DeskShell />
        <ModalsHost />
        <Reauthentication />
      </QueryClientProvider>
    </MantineProvider>
  );
}
