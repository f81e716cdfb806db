/** Sending a form of ours with its seal: what came of it stands beside the form, and what was typed stays. */

import { useState } from 'react';
import { consentHeaders } from '#areas/ajustes/legal-version.ts';
import { type Failed, get, send, spoken, toQuery, toResult, unknownError } from '#ui/call.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import type { Wrong } from './propuesta-errors.ts';

type Name = 'submit_propuesta.php' | 'submit_correccion.php';

export function useSending(name: Name, firstSello: string) {
  const { legal } = useSitio();
  const [sello, setSello] = useState(firstSello);
  const [errors, setErrors] = useState<Wrong>({});
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [thanks, setThanks] = useState<string>();

  function refuse(message: string, wrong: Wrong) {
    setProblem(message);
    setErrors(wrong);
  }

  async function submit(data: FormData) {
    setSending(true);
    setProblem(undefined);
    const init = { method: 'POST', headers: consentHeaders(legal), body: data, credentials: 'same-origin' } as const;
    const result = await send(name, toQuery(spoken()), init).then(
      (reply) => toResult<Name>(reply),
      () => undefined,
    );
    if (result?.ok) setThanks(result.message);
    else {
      // Another seal, so that pressing again is enough.
      if (result?.errors.sello) await renew();
      refuse(problemText(result), result?.errors ?? {});
    }
    setSending(false);
  }

  async function renew() {
    const form = await get('get_propuesta_formulario.php', {});
    if (form.ok) setSello(form.sello);
  }

  return { sello, errors, problem, isSending, thanks, submit, refuse, setSending };
}

function problemText(result: Failed | undefined): string {
  if (result && result.status > 0) return result.message || say(unknownError);
  return say('No hay conexión: no se ha enviado. No se ha perdido nada, vuelve a pulsar cuando tengas cobertura.');
}
