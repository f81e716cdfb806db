import { Accordion, Container, Group, Title } from '@mantine/core';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Checklist } from '#areas/ajustes/admin-checklist.tsx';
import { Hoy } from '#areas/hoy/admin-hoy.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { slugify } from '#values/slug.ts';
import { SignOutButton } from '../nav/sign-out-button.tsx';
import { useCan, useUser } from '../use-user.ts';
import { groupsFor, groupTitle } from './groups.ts';
import { PanelTiles } from './tiles.tsx';

const Mio = lazyPart(() => import('#areas/propuestas/colaborador/admin-mio.tsx').then(({ Mio }) => Mio));

export const Route = createFileRoute('/admin/')({ component: Panel });

function Panel() {
  const { rol } = useUser();
  // There is nothing else for them.
  if (rol === 'traductor') return <Navigate to="/admin/traducciones" replace />;
  if (rol !== 'colaborador') return <StaffPanel />;
  return (
    <Suspense fallback={null}>
      <Mio />
    </Suspense>
  );
}

function StaffPanel() {
  const { rol } = useUser();
  const isAdmin = useCan('admin');
  const { marca } = useSitio();
  return (
    <Container size={1200} py="lg">
      <Hoy>{isAdmin && <Checklist />}</Hoy>
      <Group justify="space-between" mb="lg">
        <Title order={1} fz={{ base: 26, sm: 32 }}>
          Panel de Administración
        </Title>
        <SignOutButton />
      </Group>
      <Accordion multiple variant="separated" order={2}>
        {groupsFor(rol).map(({ title, tiles }) => (
          <Accordion.Item key={title} value={slugify(title)}>
            <Accordion.Control>{groupTitle(title, marca)}</Accordion.Control>
            <Accordion.Panel>
              <PanelTiles tiles={tiles} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Container>
  );
}
