import { schemaResolver, useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useDraft } from '#desk/form/use-draft.tsx';
import { notify } from '#desk/notifications/host.tsx';
import { ask, failureText, send } from '#desk/send.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { useUser } from '#desk/use-user.ts';
import { scrollToTop } from '#ui/motion.ts';
import type { EnvioValues } from './admin-bloques.tsx';
import { type Bloque, type EnvioAdmin, envioCreate } from './envio.ts';

export const envioList = '/admin/boletin/envios';

const validate = schemaResolver(envioCreate, { sync: true });

/** What is being done: one thing at a time. */
type Work = 'guardar' | 'proponer' | 'prueba' | 'programar' | 'enviar';

export type EnvioWork = ReturnType<typeof useEnvio>;

/** A newsletter while it is written: its fields, and what can be done with them. */
export function useEnvio(envio: EnvioAdmin | undefined) {
  const form = useForm<EnvioValues>({
    initialValues: { asunto: envio?.asunto ?? '', bloques: envio?.bloques ?? [] },
    validate,
  });
  const { usuario } = useUser();
  const draft = useDraft(`${usuario}:envio-${envio?.id ?? 'nuevo'}`, form, {
    of: envio ? `«${envio.asunto}»` : 'un boletín nuevo',
    ...(envio && { version: envio.version }),
  });
  const { busy, problem, during, refuse } = useOneWork();
  const goOn = useGoOn(envio);

  /** Whether it is whole; what is lacking is shown. */
  function check(): boolean {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) refuse(String(Object.values(errors)[0]));
    return !hasErrors;
  }

  /** The newsletter as the server has it now, with what is typed; undefined when it was not taken. */
  async function save(): Promise<EnvioAdmin | undefined> {
    if (!check()) return undefined;
    if (envio && !form.isDirty()) return envio;
    const result = envio
      ? await send('update_envio.php', { id: envio.id, version: envio.version, ...form.values })
      : await send('create_envio.php', form.values);
    if (!result.ok) {
      refuseBy(result, 'No se pudo guardar el envío.');
      return undefined;
    }
    draft.forget();
    return result.data;
  }

  function refuseBy(result: Parameters<typeof failureText>[0] & { errors?: Record<string, string> }, text: string) {
    refuse(failureText(result, text));
    form.setErrors(result.errors ?? {});
  }

  const saveDraft = () =>
    during('guardar', async () => {
      const saved = await save();
      if (!saved) return;
      notify('success', 'Borrador guardado.');
      await goOn(saved.id);
    });

  const sendAs = (work: Work, how: { prueba?: string; programado_para?: string }) =>
    during(work, async () => {
      const saved = await save();
      if (!saved) return;
      const version = how.prueba ? {} : { version: saved.version };
      const result = await send('send_envio.php', { id: saved.id, ...version, ...how });
      if (result.ok) notify(result.aviso ? 'warning' : 'success', result.message);
      else refuseBy(result, 'No se pudo enviar el boletín.');
      if (result.ok || !envio) await goOn(saved.id);
    });

  const propose = () =>
    during('proponer', async () => {
      const result = await ask('get_envio_propuesta.php', {});
      if (!result.ok) return refuseBy(result, 'No se pudo preparar la propuesta.');
      const added = notYetIn(form.values.bloques, result.data.bloques);
      if (added.length === 0) return refuse('No hay nada nuevo que no esté ya en el boletín.');
      form.setFieldValue('bloques', [...form.values.bloques, ...added]);
    });

  return { form, draft, busy, problem, check, saveDraft, sendAs, propose };
}

/** Proposed again, only what is new is added: things that no block shows, and a text where there is none. */
function notYetIn(bloques: Bloque[], proposed: Bloque[]): Bloque[] {
  const shown = new Set(
    bloques.flatMap((one) => (one.tipo === 'texto' ? [] : one.ids.map((id) => `${one.tipo} ${id}`))),
  );
  const hasText = bloques.some(({ tipo }) => tipo === 'texto');
  return proposed.flatMap((one): Bloque[] => {
    if (one.tipo === 'texto') return hasText ? [] : [one];
    const ids = one.ids.filter((id) => !shown.has(`${one.tipo} ${id}`));
    return ids.length > 0 ? [{ ...one, ids }] : [];
  });
}

/** One thing at a time; what goes wrong is shown at the top. */
function useOneWork() {
  const [busy, setBusy] = useState<Work>();
  const [problem, setProblem] = useState<string>();

  async function during(work: Work, run: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(work);
    setProblem(undefined);
    await run();
    setBusy(undefined);
  }

  function refuse(text: string) {
    setProblem(text);
    scrollToTop();
  }

  return { busy, problem, during, refuse };
}

/** Goes on with what the server has: a new one at its own address. */
function useGoOn(envio: EnvioAdmin | undefined) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  return async (id: number) => {
    await refresh('get_envio_admin.php', 'get_envios_admin.php');
    if (!envio) await navigate({ to: `${envioList}/${id}`, replace: true });
  };
}
