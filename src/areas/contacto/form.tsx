import { type FormEvent, useEffect, useId, useState } from 'react';
import { consentHeaders } from '#areas/ajustes/legal-version.ts';
import { FormMessage } from '#site/pieces/account-card.tsx';
import { ConsentField } from '#site/pieces/forms/consent-field.tsx';
import { Button } from '#ui/button.tsx';
import { callPath, type Failed, post, unknownError } from '#ui/call.ts';
import { Field } from '#ui/field.tsx';
import { usePassingMessage } from '#ui/use-passing-message.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { later, say } from '#values/idioma/say.ts';
import styles from './form.module.css';
import { type MensajeDraft, type MensajeErrors, mensajeErrors, missingMensajeMessage } from './mensaje-errors.ts';

const empty: MensajeDraft = { name: '', email: '', phone: '', message: '', consent: false };
const allTouched = { name: true, email: true, phone: true, message: true, consent: true };
const thanks = later('Gracias por tu mensaje. Nos pondremos en contacto contigo pronto.');

export function ContactoForm() {
  const { draft, setDraft, touched, setTouched, errors, isValid, isSending, message, submit, refuse } = useMensaje();
  const [isReady, setReady] = useState(false);
  const id = useId();
  const missing = missingSaid(draft, touched, errors);

  // Disabled only once there is code to enable it again: without JavaScript the form just posts.
  useEffect(() => {
    setReady(true);
  }, []);

  function wire(name: 'name' | 'email' | 'phone' | 'message') {
    return {
      name,
      value: draft[name],
      error: touched[name] ? errors[name] : undefined,
      onChange: ({ target: { value } }: { target: { value: string } }) =>
        setDraft((draft) => ({ ...draft, [name]: value })),
      onBlur: () => setTouched({ ...touched, [name]: true }),
    };
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={callPath('submit_contact.php')}
      noValidate
      onSubmit={submit}
      // A disabled button swallows Enter; the visitor still hears why.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !isValid) void submit(event);
      }}
    >
      <Field label={say('Nombre')} required maxLength={100} autoComplete="name" {...wire('name')} />
      <Field
        label={say('Correo electrónico')}
        type="email"
        inputMode="email"
        required
        maxLength={100}
        autoComplete="email"
        {...wire('email')}
      />
      <Field label={say('Teléfono (opcional)')} type="tel" maxLength={30} autoComplete="tel" {...wire('phone')} />
      <Field label={say('Mensaje')} isLong required maxLength={5000} rows={7} {...wire('message')} />
      <ConsentField
        checked={draft.consent}
        error={touched.consent ? errors.consent : undefined}
        onChange={(consent) => setDraft((draft) => ({ ...draft, consent }))}
        onBlur={() => setTouched({ ...touched, consent: true })}
      />
      {message && <FormMessage kind={message.kind}>{message.text}</FormMessage>}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has its way above */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the press that a disabled button lets through */}
      <div className={styles.send} onClick={() => isReady && !isValid && refuse()}>
        <Button type="submit" disabled={isSending || (isReady && !isValid)} aria-describedby={missing ? id : undefined}>
          {isSending ? say('Enviando...') : say('Enviar mensaje')}
        </Button>
        {missing && (
          <p id={id} className={styles.missing}>
            {missing}
          </p>
        )}
      </div>
    </form>
  );
}

/** Once something is written: what else it takes to send it, as far as it is not said beside its field already. */
function missingSaid(draft: MensajeDraft, touched: Partial<typeof allTouched>, errors: MensajeErrors): string {
  if (draft === empty) return '';
  const names = Object.keys(errors) as (keyof MensajeErrors)[];
  return names.flatMap((name) => (touched[name] ? [] : errors[name]!)).join(' ');
}

/** What is being written, what is wrong with it, and sending it. */
function useMensaje() {
  const [draft, setDraft] = useState(empty);
  const [touched, setTouched] = useState<Partial<typeof allTouched>>({});
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = usePassingMessage();
  const { legal } = useSitio();
  const errors = mensajeErrors(draft);
  const isValid = Object.keys(errors).length === 0;

  async function submit(event: Pick<FormEvent, 'preventDefault'>) {
    event.preventDefault();
    if (!isValid) return refuse();
    setSending(true);
    const result = await post('submit_contact.php', { ...draft }, consentHeaders(legal));
    setSending(false);
    if (!result.ok) return setMessage({ kind: 'error', text: refusalText(result) });
    setDraft(empty);
    setTouched({});
    setMessage({ kind: 'success', text: say(thanks) });
  }

  function refuse() {
    setTouched(allTouched);
    setMessage({ kind: 'error', text: say(missingMensajeMessage) });
  }

  return { draft, setDraft, touched, setTouched, errors, isValid, isSending, message, submit, refuse };
}

function refusalText({ status, message, detail }: Failed): string {
  if (status > 0) return say('Error al enviar el mensaje: {detalle}', { detalle: message || say(unknownError) });
  return say('Hubo un problema al enviar tu mensaje. Por favor, inténtalo de nuevo más tarde. ({detalle})', {
    detalle: detail ?? '',
  });
}
