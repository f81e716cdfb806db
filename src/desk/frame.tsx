import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ModalsHost } from './dialogs/modals-host.tsx';
import { Reauthentication } from './dialogs/reauthentication.tsx';
import { NotificationsHost } from './notifications/host.tsx';
import { startReads } from './reads.ts';
import { DeskShell } from './shell.tsx';
import { readableColors, theme } from './theme/theme.ts';

export function AdminFrame() {
  const [reads] = useState(startReads);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={readableColors} defaultColorScheme="auto">
      <QueryClientProvider client={reads}>
        <NotificationsHost />
        <DeskShell />
        <ModalsHost />
        <Reauthentication />
      </QueryClientProvider>
    </MantineProvider>
  );
}
