import { Alert, Button, Container, Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { PedidoAdmin } from '#areas/tienda/pedidos/pedido.ts';
import { BackLink } from '#desk/page.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { ask, failureText } from '#desk/send.ts';
import { plural } from '#values/plural.ts';
import styles from './albaran.module.css';
import { Albaran } from './slip.tsx';

export const Route = createFileRoute('/admin/pedidos/albaranes')({
  validateSearch: ({ cod }: Record<string, unknown>) => ({ cod: typeof cod === 'string' ? cod : '' }),
  component: Albaranes,
});

const back = { href: '/admin/pedidos/gestion', label: 'Volver a los pedidos' };

/** As many as a page of the list has. */
const mostSlips = 100;

/** The slips of several orders, each on a sheet of its own. */
function Albaranes() {
  const codes = [...new Set(Route.useSearch().cod.split(',').filter(Boolean))].slice(0, mostSlips);
  const query = useQuery({ queryKey: ['albaranes', codes], queryFn: () => readAll(codes) });
  return (
    <QueryState query={query} title="Albaranes" back={back}>
      {({ pedidos, failed }) => (
        <Container size={800} py="lg">
          <div className={styles.screenOnly}>
            <BackLink {...back} />
            <Group justify="space-between" mb="lg" mt={4}>
              <Title order={1} fz={26}>
                {plural(pedidos.length, 'albarán', 'albaranes')}
              </Title>
              <Button
                onClick={() => window.print()}
                leftSection={<Printer size={16} aria-hidden="true" />}
                disabled={pedidos.length === 0}
              >
                Imprimir
              </Button>
            </Group>
          </div>
          {failed.map((why) => (
            <Alert key={why} color="red" variant="light" mb="md" role="alert" className={styles.screenOnly}>
              {why}
            </Alert>
          ))}
          <Stack gap="xl">
            {pedidos.map((pedido) => (
              <Albaran key={pedido.cod_pedido} pedido={pedido} />
            ))}
          </Stack>
        </Container>
      )}
    </QueryState>
  );
}

/** One after the other: those that can be read are printed, of the others it is said why not. */
async function readAll(codes: string[]) {
  const pedidos: PedidoAdmin[] = [];
  const failed: string[] = [];
  for (const cod of codes) {
    const result = await ask('get_pedido_admin.php', { cod });
    if (result.ok) pedidos.push(result.data);
    else failed.push(`${cod}: ${failureText(result, 'No se pudo cargar el pedido.')}`);
  }
  return { message: '', pedidos, failed };
}
