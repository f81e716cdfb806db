/** Writing a newsletter: its blocks, what it will look like, and the ways to send it. */
import { Alert, Button, Group, Paper, SimpleGrid, Stack } from '@mantine/core';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '#desk/form/fields.tsx';
import { FormActions } from '#desk/form/form-actions.tsx';
import { notifyResult } from '#desk/list/confirm-delete.tsx';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { formatDateTime } from '#values/fecha.ts';
import { Bloques } from './admin-bloques.tsx';
import { EnvioPreview } from './admin-envio-preview.tsx';
import { EnvioWays } from './admin-envio-ways.tsx';
import { envioList, useEnvio } from './admin-use-envio.ts';
import type { EnvioAdmin } from './envio.ts';

export const backToEnvios = { href: envioList, label: 'Volver a los envíos' };

export function EnvioForm({ envio }: { envio?: EnvioAdmin }) {
  const { form, draft, busy, problem, check, saveDraft, sendAs, propose } = useEnvio(envio);
  return (
    <AdminPage
      title={envio ? 'Editar envío' : 'Nuevo envío'}
      back={backToEnvios}
      isForm
      message={problem ? { kind: 'error', text: problem } : undefined}
      actions={
        <Button
          variant="default"
          leftSection={<Sparkles size={16} aria-hidden="true" />}
          loading={busy === 'proponer'}
          onClick={() => void propose()}
        >
          Proponer con lo nuevo
        </Button>
      }
    >
      {draft.notice}
      {envio?.estado === 'programado' && <Scheduled envio={envio} />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void saveDraft();
          }}
        >
          <Stack gap="lg">
            <Paper withBorder p="md">
              <Stack>
                <TextField form={form} name="asunto" label="Asunto" required maxLength={150} />
                <Bloques form={form} />
              </Stack>
            </Paper>
            <EnvioWays busy={busy} onCheck={check} onSend={sendAs} asunto={form.values.asunto} />
          </Stack>
          <FormActions>
            <Button type="submit" variant="default" loading={busy === 'guardar'}>
              {envio?.estado === 'programado' ? 'Guardar Cambios' : 'Guardar borrador'}
            </Button>
          </FormActions>
        </form>
        <EnvioPreview {...form.values} />
      </SimpleGrid>
    </AdminPage>
  );
}

function Scheduled({ envio: { id, programado_para } }: { envio: EnvioAdmin }) {
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefresh();

  async function callOff() {
    setBusy(true);
    const result = await send('pause_envio.php', { id });
    notifyResult(result, 'No se pudo cancelar la programación.');
    await refresh('get_envio_admin.php', 'get_envios_admin.php');
    setBusy(false);
  }

  return (
    <Alert color="blue" variant="light" mb="md" role="status">
      <Group justify="space-between">
        <span>Programado para el {formatDateTime(programado_para!)}. Hasta entonces puedes cambiarlo.</span>
        <Button variant="light" size="compact-sm" loading={isBusy} onClick={() => void callOff()}>
          Cancelar la programación
        </Button>
      </Group>
    </Alert>
  );
}
