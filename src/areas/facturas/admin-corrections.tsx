/** What may follow from an invoice: what is issued never changes, each of these makes something new. */
import { Button, Group, Paper, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { askFirst } from '#desk/dialogs/ask-first.tsx';
import { send } from '#desk/send.ts';
import { useCan } from '#desk/use-user.ts';
import type { FacturaWork } from './admin-work.ts';

export function Corrections({ factura, work }: FacturaWork) {
  return (
    <>
      {factura.tipo === 'F2' && <Replacement factura={factura} work={work} />}
      <Undoing factura={factura} work={work} />
    </>
  );
}

function Replacement({ factura: { numero }, work: { errors, isBusy, run } }: FacturaWork) {
  const [cliente, setCliente] = useState({ nombre: '', nif: '', direccion: '' });
  const field = (name: keyof typeof cliente) => ({
    name,
    required: true,
    value: cliente[name],
    error: errors[`cliente.${name}`],
    onChange: (event: { currentTarget: { value: string } }) =>
      setCliente({ ...cliente, [name]: event.currentTarget.value }),
  });
  return (
    <Part title="Sustituir por una completa">
      <Stack gap="xs">
        <TextInput label="Nombre o razón social" maxLength={120} {...field('nombre')} />
        <TextInput label="NIF" maxLength={20} {...field('nif')} />
        <TextInput label="Dirección" maxLength={250} {...field('direccion')} />
        <Group>
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => void run(() => send('sustituir_factura.php', { numero, cliente }))}
          >
            Emitir la factura completa
          </Button>
        </Group>
      </Stack>
    </Part>
  );
}

function Undoing({ factura: { numero, despues }, work: { errors, setErrors, isBusy, run } }: FacturaWork) {
  const [motivo, setMotivo] = useState('');
  // What was corrected is not annulled any more.
  const canAnnul = useCan('admin') && despues.every(({ anulada }) => anulada);

  function ask(question: Parameters<typeof askFirst>[0], call: 'rectificar_factura.php' | 'anular_registro.php') {
    if (!motivo.trim()) return setErrors({ motivo: 'El motivo es obligatorio.' });
    askFirst(question, () => void run(() => send(call, { numero, motivo })));
  }

  const correct = {
    title: 'Rectificar la factura',
    text: `Se emitirá una rectificativa por todo lo que queda de la ${numero}. No se puede deshacer.`,
    yes: 'Emitir la rectificativa',
  };
  const annul = {
    title: 'Anular la factura',
    text: `La ${numero} quedará anulada para siempre, y su anulación en la cadena de registros.`,
    yes: 'Anular',
    isRed: true,
  };
  return (
    <Part title={canAnnul ? 'Rectificar o anular' : 'Rectificar'}>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          Los reembolsos de un pedido tienen su rectificativa sin hacer nada.
          {canAnnul && ' Anular es solo para una factura que no debió existir.'}
        </Text>
        <Textarea
          label="Motivo"
          name="motivo"
          required
          maxLength={300}
          value={motivo}
          error={errors.motivo}
          onChange={(event) => setMotivo(event.currentTarget.value)}
        />
        <Group>
          <Button variant="default" disabled={isBusy} onClick={() => ask(correct, 'rectificar_factura.php')}>
            Rectificar
          </Button>
          {canAnnul && (
            <Button variant="outline" color="red" disabled={isBusy} onClick={() => ask(annul, 'anular_registro.php')}>
              Anular
            </Button>
          )}
        </Group>
      </Stack>
    </Part>
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
