import { Accordion, Button, Container, Group, Title } from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { ShopHints } from '#tienda/productos-admin/hints.tsx';
import { signOut } from '#ui/session.ts';
import { slugify } from '#values/slug.ts';
import { panelGroups } from './panel-groups.ts';
import { PanelTiles } from './panel-tiles.tsx';

export const Route = createFileRoute('/admin/')({ component: Panel });

function Panel() {
  return (
    <Container size={1200} py="lg">
      <Group justify="space-between" mb="lg">
        <Title order={1} fz={{ base: 26, sm: 32 }}>
          Panel de Administración
        </Title>
        <SignOutButton />
      </Group>
      <ShopHints />
      <Accordion multiple variant="separated" order={2}>
        {panelGroups.map(({ title, tiles }) => (
          <Accordion.Item key={title} value={slugify(title)}>
            <Accordion.Control>{title}</Accordion.Control>
            <Accordion.Panel>
              <PanelTiles tiles={tiles} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Container>
  );
}

function SignOutButton() {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  async function leave() {
    setBusy(true);
    const { error } = await signOut();
    // The screen is left at once: only a native dialog is sure to be read.
    if (error) window.alert(`Error al cerrar sesión: ${error}`);
    await navigate({ to: '/login' });
  }
  return (
    <Button variant="default" leftSection={<LogOut size={16} aria-hidden="true" />} onClick={leave} loading={isBusy}>
      Cerrar Sesión
    </Button>
  );
}
