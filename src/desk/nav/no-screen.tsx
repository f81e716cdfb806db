import { Text } from '@mantine/core';
import { AdminPage } from '#desk/page.tsx';

/** An address under /admin that is none of ours. */
export function NoScreen() {
  return (
    <AdminPage title="Esta pantalla no existe" back={{ href: '/admin', label: 'Volver al panel' }}>
      <Text role="status">
        La dirección no lleva a ninguna pantalla de la administración. Búscala con Ctrl K o en el menú.
      </Text>
    </AdminPage>
  );
}
