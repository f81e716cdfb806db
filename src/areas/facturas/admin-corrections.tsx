/** What may follow from an invoice: what is issued never changes, each of these makes something new. */
import { Button, Group, Paper, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { askFirst } from '#desk/dialogs/ask-first.tsx';
import type { Message } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import type { CallOutput, Result } from '#ui/call.ts';

export type Factura = CallOutput<'get_factura_admin.php'>['data'];

export interface Saying {
  factura: Factura;
  /** On the screen of this invoice, or of another. */
  say(message: Message, of?: string): void;
  /** It is another one now than when the screen was opened. */
  reread(): Promise<void>;
}

export function Corrections({ factura, say, reread }: Saying) {
  const navigate = useNavigate();
  const [motivo, setMotivo] = useState('');
  const [cliente, setCliente] = useState({ nombre: '', nif: '', direccion: '' });
  const { numero } = factura;

  async function run(work: Promise<Result<'rectificar_factura.php'> | Result<'anular_registro.php'>>) {
    const result = await work;
    const made = result.ok && 'numero' in result && typeof result.numero === 'string' ? result.numero : undefined;
    say({ kind: result.ok ? 'success' : 'error', text: result.message }, made);
    if (made) await navigate({ to: '/admin/facturas/$numero', params: { numero: made } });
    else if (result.ok) await reread();
  }

  const clienteField = (name: keyof typeof cliente) => ({
    name,
    value: cliente[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setCliente({ ...cliente, [name]: event.currentTarget.value }),
  });

  return (
    <>
      {factura.tipo === 'F2' && (
        <Part title="Sustituir por una completa">
          <Stack gap="xs">
            <TextInput label="Nombre o razón social" maxLength={120} {...clienteField('nombre')} />
            <TextInput label="NIF" maxLength={20} {...clienteField('nif')} />
            <TextInput label="Dirección" maxLength={250} {...clienteField('direccion')} />
            <Group>
              <Button variant="default" onClick={() => void run(send('sustituir_factura.php', { numero, cliente }))}>
                Emitir la factura completa
              </Button>
            </Group>
          </Stack>
        </Part>
      )}
      <Part title="Rectificar o anular">
        <Stack gap="xs">
          <Text size="sm" c="dimmed">
            Los reembolsos de un pedido tienen su rectificativa sin hacer nada. Anular es solo para una factura que no
            debió existir.
          </Text>
          <Textarea
            label="Motivo"
            name="motivo"
            maxLength={300}
            value={motivo}
            onChange={(event) => setMotivo(event.currentTarget.value)}
          />
          <Group>
            <Button
              variant="default"
              onClick={() =>
                askFirst(
                  {
                    title: 'Rectificar la factura',
                    text: `Se emitirá una rectificativa por todo lo que queda de la ${numero}. No se puede deshacer.`,
                    yes: 'Emitir la rectificativa',
                  },
                  () => void run(send('rectificar_factura.php', { numero, motivo })),
                )
              }
            >
              Rectificar
            </Button>
            <Button
              variant="default"
              color="red"
              onClick={() =>
                askFirst(
                  {
                    title: 'Anular la factura',
                    text: `La ${numero} quedará anulada para siempre, y su anulación en la cadena de registros.`,
                    yes: 'Anular',
                    isRed: true,
                  },
                  () => void run(send('anular_registro.php', { numero, motivo })),
                )
              }
            >
              Anular
            </Button>
          </Group>
        </Stack>
      </Part>
    </>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="md">
      <Title order={2} fz="md" mb="xs">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
