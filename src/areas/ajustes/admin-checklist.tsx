/** "Pon en marcha tu sitio": what is left to do on a new one. It ticks itself and goes when all is done. */
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { Circle, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { EmailForm } from '#areas/cuenta/admin-email.tsx';
import { notifyResult } from '#desk/list/confirm-delete.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { CallOutput } from '#ui/call.ts';

type Paso = CallOutput<'get_puesta_en_marcha_admin.php'>['data'][number]['paso'];

const texts = {
  cuenta: { label: 'Pon tu propio correo', href: '/admin/cuenta' },
  identidad: { label: 'Di cómo se llama tu sitio', href: '/admin/ajustes/identidad' },
  marca: { label: 'Di de qué lugar es y cómo se ve', href: '/admin/ajustes/marca' },
  titular: { label: 'Escribe tus datos legales', href: '/admin/ajustes/titular' },
  correo: { label: 'Comprueba el correo', href: '/admin/ajustes/correo' },
  pago: { label: 'Di cómo se paga en tu tienda', href: '/admin/ajustes/pagos' },
  articulo: { label: 'Publica tu primer artículo', href: '/admin/articulos/nuevo' },
  copia: { label: 'Haz la primera copia de seguridad', href: '/admin/copias' },
} satisfies Record<Paso, { label: string; href: string }>;

export function Checklist() {
  const { data } = useCall('get_puesta_en_marcha_admin.php', {}, '');
  const steps = data?.data.filter(({ descartado }) => !descartado) ?? [];
  const left = steps.filter(({ hecho }) => !hecho).length;
  if (!data || data.demo || left === 0) return null;
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
        {steps.map(({ paso, hecho, descartable }) => (
          <Group key={paso} component="li" gap="xs" py={4}>
            {hecho ? (
              <CircleCheck size={18} color="var(--mantine-color-green-filled)" aria-label="Hecho" />
            ) : (
              <Circle size={18} aria-label="Por hacer" />
            )}
            <AppLink href={texts[paso].href}>{texts[paso].label}</AppLink>
            {paso === 'cuenta' && !hecho && <OwnEmail />}
            {paso === 'correo' && !hecho && <TestMail />}
            {descartable && !hecho && <Dismiss paso={paso} />}
          </Group>
        ))}
      </ul>
    </Paper>
  );
}

const again = 'get_puesta_en_marcha_admin.php';

/** Until it is said, nobody reads what the site writes to its owner: neither orders nor a forgotten password. */
function OwnEmail() {
  const refresh = useRefresh();
  return (
    <EmailForm
      hint="Ahora es admin@example.com, que no es de nadie: ahí no te llegarían ni los pedidos ni una contraseña olvidada."
      onSaved={(result) => {
        notifyResult(result, '');
        void refresh(again);
      }}
    />
  );
}

function Dismiss({ paso }: { paso: Paso }) {
  const refresh = useRefresh();
  async function change(descartado: boolean) {
    const result = await send('descartar_paso.php', { paso: paso as 'marca' | 'pago', descartado });
    notifyResult(result, 'No se pudo descartar el paso.', descartado ? () => void change(false) : undefined);
    void refresh(again);
  }
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => void change(true)}>
      {paso === 'marca' ? 'Así está bien' : 'No lo necesito'}
    </Button>
  );
}

function TestMail() {
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  async function sendTest() {
    setBusy(true);
    const result = await send('send_correo_prueba.php', {});
    setBusy(false);
    notifyResult(result, 'No se pudo enviar el correo de prueba.');
    void refresh(again);
  }
  return (
    <Button variant="light" size="compact-sm" loading={isBusy} onClick={() => void sendTest()}>
      Enviar un correo de prueba
    </Button>
  );
}
