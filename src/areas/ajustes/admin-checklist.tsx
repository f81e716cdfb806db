/** "Pon en marcha tu sitio": what is left to do on a new one. It ticks itself and goes when all is done. */
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { Circle, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { notify } from '#desk/list/confirm-delete.tsx';
import { failureText, send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { CallOutput } from '#ui/call.ts';

type Paso = CallOutput<'get_puesta_en_marcha_admin.php'>['data'][number]['paso'];

const texts = {
  identidad: { label: 'Di cómo se llama tu sitio', href: '/admin/ajustes/identidad' },
  titular: { label: 'Escribe tus datos legales', href: '/admin/ajustes/titular' },
  correo: { label: 'Comprueba el correo', href: '/admin/correos' },
  pago: { label: 'Di cómo se paga en tu tienda', href: '/admin/ajustes/pagos' },
  articulo: { label: 'Publica tu primer artículo', href: '/admin/articulos/nuevo' },
  copia: { label: 'Haz la primera copia de seguridad', href: '/admin/copias' },
} satisfies Record<Paso, { label: string; href: string }>;

export function Checklist() {
  const { data } = useCall('get_puesta_en_marcha_admin.php', {}, '');
  if (!data || data.demo || data.data.every(({ hecho }) => hecho)) return null;
  const left = data.data.filter(({ hecho }) => !hecho).length;
  return (
    <Paper withBorder p="md" mb="lg" component="section" aria-labelledby="puesta-en-marcha">
      <Group justify="space-between" mb="xs">
        <Title order={3} fz="lg" id="puesta-en-marcha">
          Pon en marcha tu sitio
        </Title>
        <Text size="sm" c="dimmed">
          {left === 1 ? 'Queda 1 paso' : `Quedan ${left} pasos`}
        </Text>
      </Group>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {data.data.map(({ paso, hecho }) => (
          <Group key={paso} component="li" gap="xs" py={4}>
            {hecho ? (
              <CircleCheck size={18} color="var(--mantine-color-green-filled)" aria-label="Hecho" />
            ) : (
              <Circle size={18} aria-label="Por hacer" />
            )}
            <AppLink href={texts[paso].href}>{texts[paso].label}</AppLink>
            {paso === 'correo' && !hecho && <TestMail />}
          </Group>
        ))}
      </ul>
    </Paper>
  );
}

function TestMail() {
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  async function sendTest() {
    setBusy(true);
    const result = await send('send_correo_prueba.php', {});
    setBusy(false);
    if (result.ok) notify('success', result.message);
    else notify('error', failureText(result, 'No se pudo enviar el correo de prueba.'));
    void refresh('get_puesta_en_marcha_admin.php');
  }
  return (
    <Button variant="light" size="compact-sm" loading={isBusy} onClick={() => void sendTest()}>
      Enviar un correo de prueba
    </Button>
  );
}
