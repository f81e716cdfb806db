import { Button, SimpleGrid, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { confirmedDownload } from '#desk/confirmed-download.ts';
import { AdminPage, Part } from '#desk/page.tsx';
import { PersonaPart } from './admin-persona.tsx';

export const Route = createFileRoute('/admin/exportar')({ component: Exportar });

function Exportar() {
  return (
    <AdminPage title="Exportar y datos personales">
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
        <Part title="Llevarse todo">
          <Text>
            Un archivo .zip con todo lo que hay en el sitio en formatos abiertos: cada tabla en JSON y en CSV, y las
            imágenes y los vídeos. Sirve para pasar a otro programa o para guardarlo.
          </Text>
          <Text size="sm" c="dimmed">
            No lleva contraseñas ni claves, pero sí datos personales (pedidos, mensajes, suscriptores): guárdalo en un
            lugar seguro. Para volver a poner el sitio como estaba se usan las copias de seguridad, no este archivo.
          </Text>
          <Button
            component="a"
            href="/api/get_exportacion.php"
            download
            onClick={confirmedDownload}
            leftSection={<Download size={16} aria-hidden="true" />}
            style={{ alignSelf: 'start' }}
          >
            Descargar la exportación
          </Button>
        </Part>
        <PersonaPart />
      </SimpleGrid>
    </AdminPage>
  );
}
