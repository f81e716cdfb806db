/** Writing a newsletter: its blocks, what it will look like, and the ways to send it. */
import { Alert, Button, Group, Paper, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { modals } from '@mantine/modals';
import { useNavigate } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '#desk/form/fields.tsx';
import { FormActions } from '#desk/form/form-actions.tsx';
import { useDraft } from '#desk/form/use-draft.tsx';
import { tell } from '#desk/list/confirm-delete.tsx';
import { AdminPage } from '#desk/page.tsx';
import { ask, failureText, send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { useUser } from '#desk/use-user.ts';
import { formatDateTime } from '#values/fecha.ts';
import { fromHoraLocal } from '#values/hora-local.ts';
import { Bloques, type EnvioValues } from './admin-bloques.tsx';
import { EnvioPreview } from './admin-envio-preview.tsx';
import { type EnvioAdmin, envioCreate } from './envio.ts';

const envioList = '/admin/boletin/envios';
export const backToEnvios = { href: envioList, label: 'Volver a los envíos' };

const validate = schemaResolver(envioCreate, { sync: true });
const failed = 'No se pudo guardar el envío.';

export function EnvioForm({ envio }: { envio?: EnvioAdmin }) {
  const form = useForm<EnvioValues>({
    initialValues: { asunto: envio?.asunto ?? '', bloques: envio?.bloques ?? [] },
    validate,
  });
  const { usuario } = useUser();
  const draft = useDraft(`${usuario}:envio-${envio?.id ?? 'nuevo'}`, form, {
    of: envio ? `«${envio.asunto}»` : 'un boletín nuevo',
    ...(envio && { version: envio.version }),
  });
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();

  /** One thing at a time; what goes wrong is told at the top, beside its field when the server names it. */
  async function during(what: string, work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(what);
    setProblem(undefined);
    await work();
    setBusy(undefined);
  }

  function refused(result: Parameters<typeof failureText>[0] & { errors?: Record<string, string> }, text: string) {
    setProblem(failureText(result, text));
    form.setErrors(result.errors ?? {});
    window.scrollTo({ top: 0, behavior: 'smooth' });
  }

  /** The newsletter as the server has it now, with what is typed; undefined when it was not taken. */
  async function save(): Promise<EnvioAdmin | undefined> {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) {
      setProblem(String(Object.values(errors)[0]));
      window.scrollTo({ top: 0, behavior: 'smooth' });
      return undefined;
    }
    if (envio && !form.isDirty()) return envio;
    const result = envio
      ? await send('update_envio.php', { id: envio.id, version: envio.version, ...form.values })
      : await send('create_envio.php', form.values);
    if (!result.ok) {
      refused(result, failed);
      return undefined;
    }
    draft.forget();
    return result.data;
  }

  /** Goes on with what the server has: a new one at its own address. */
  async function goOn(id: number): Promise<void> {
    await refresh('get_envio_admin.php', 'get_envios_admin.php');
    if (!envio) await navigate({ to: `${envioList}/${id}`, replace: true });
  }

  const saveDraft = () =>
    during('guardar', async () => {
      const saved = await save();
      if (!saved) return;
      tell('success', 'Borrador guardado.');
      await goOn(saved.id);
    });

  async function sendSaved(what: string, ways: { prueba?: string; programado_para?: string }): Promise<void> {
    await during(what, async () => {
      const saved = await save();
      if (!saved) return;
      const result = await send('send_envio.php', {
        id: saved.id,
        ...(ways.prueba ? {} : { version: saved.version }),
        ...ways,
      });
      if (result.ok) tell('success', result.message);
      else refused(result, 'No se pudo enviar el boletín.');
      if (result.ok || !envio) await goOn(saved.id);
    });
  }

  const propose = () =>
    during('proponer', async () => {
      const result = await ask('get_envio_propuesta.php', {});
      if (!result.ok) return refused(result, 'No se pudo preparar la propuesta.');
      form.setFieldValue('bloques', [...form.values.bloques, ...result.data.bloques]);
    });

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
            <Ways busy={busy} onSend={sendSaved} asunto={form.values.asunto} />
          </Stack>
          <FormActions>
            <Button type="submit" variant="default" loading={busy === 'guardar'}>
              {envio?.estado === 'programado' ? 'Guardar cambios' : 'Guardar borrador'}
            </Button>
          </FormActions>
        </form>
        <EnvioPreview {...form.values} />
      </SimpleGrid>
    </AdminPage>
  );
}

interface WaysProps {
  busy: string | undefined;
  asunto: string;
  onSend(what: string, ways: { prueba?: string; programado_para?: string }): Promise<void>;
}

function Ways({ busy, asunto, onSend }: WaysProps) {
  const { data } = useCall('get_suscriptores_admin.php', { estado: 'confirmado', limit: 1 }, '');
  const [prueba, setPrueba] = useState('');
  const [at, setAt] = useState('');
  const [error, setError] = useState<string>();
  const readers = data ? addresses(data.total) : '…';

  function sendNow() {
    modals.openConfirmModal({
      title: 'Enviar el boletín',
      centered: true,
      children: (
        <Text>
          ¿Enviar ahora «{asunto}» a {readers}? Lo que ya ha salido no se puede recoger.
        </Text>
      ),
      labels: { confirm: 'Enviar', cancel: 'Cancelar' },
      onConfirm: () => void onSend('enviar', {}),
    });
  }

  function schedule() {
    const programado_para = fromHoraLocal(at);
    if (!programado_para) return setError('Elige el día y la hora.');
    setError(undefined);
    void onSend('programar', { programado_para });
  }

  return (
    <Paper withBorder p="md" component="section" aria-labelledby="enviar">
      <Title order={2} fz="lg" mb="xs" id="enviar">
        Enviar
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        Se enviará a {readers}. Antes de enviarlo se guarda lo escrito.
      </Text>
      <Stack>
        <Group align="end">
          <TextInput
            label="Correo para la prueba"
            name="prueba"
            type="email"
            placeholder="El tuyo, si lo dejas vacío"
            value={prueba}
            onChange={(event) => setPrueba(event.currentTarget.value)}
            flex={1}
            miw={200}
          />
          <Button
            variant="default"
            loading={busy === 'prueba'}
            onClick={() => void onSend('prueba', { prueba: prueba.trim() || 'true' })}
          >
            Enviar una prueba
          </Button>
        </Group>
        <Group align="end">
          <TextInput
            label="Fecha y hora del envío"
            name="programado_para"
            type="datetime-local"
            value={at}
            onChange={(event) => setAt(event.currentTarget.value)}
            error={error}
            flex={1}
            miw={200}
          />
          <Button variant="default" loading={busy === 'programar'} onClick={schedule}>
            Programar
          </Button>
        </Group>
        <Group justify="flex-end">
          <Button loading={busy === 'enviar'} onClick={sendNow}>
            Enviar
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

function addresses(count: number): string {
  return count === 1 ? '1 dirección confirmada' : `${count.toLocaleString('es')} direcciones confirmadas`;
}

function Scheduled({ envio: { id, programado_para } }: { envio: EnvioAdmin }) {
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefresh();

  async function callOff() {
    setBusy(true);
    const result = await send('pause_envio.php', { id });
    if (result.ok) tell('success', result.message);
    else tell('error', failureText(result, 'No se pudo cancelar la programación.'));
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
