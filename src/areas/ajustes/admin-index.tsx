import { SimpleGrid, Text, Title } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '#desk/page.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { seccionLabel } from '#values/seccion.ts';
import styles from './admin-index.module.css';
import { seccionHint, shownSecciones } from './admin-secciones.ts';

export const Route = createFileRoute('/admin/ajustes/')({ component: AjustesIndex });

function AjustesIndex() {
  return (
    <AdminPage title="Ajustes">
      <Text mb="lg">Todo lo que es de tu sitio y no del programa. Lo que guardes se ve al momento.</Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} component="ul" className={styles.list!}>
        {shownSecciones.map((seccion) => (
          <li key={seccion}>
            <AppLink href={`/admin/ajustes/${seccion}`} className={styles.card}>
              <Title order={2} fz="md">
                {seccionLabel[seccion]}
              </Title>
              <Text size="sm" c="dimmed">
                {seccionHint[seccion]}
              </Text>
            </AppLink>
          </li>
        ))}
      </SimpleGrid>
    </AdminPage>
  );
}
