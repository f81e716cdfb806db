import { type FormEvent, useEffect, useId, useState } from 'react';
import { consentHeaders, sentenceHeaders } from '#areas/ajustes/legal-version.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { callPath, post, unknownError } from '#ui/call.ts';
import { usePassingMessage } from '#ui/use-passing-message.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { emailPattern } from '#values/email.ts';
import { later, say } from '#values/idioma/say.ts';
import styles from './form.module.css';

const invalidEmail = later('Por favor, introduce un correo electrónico válido.');

export function BoletinForm() {
  const { boletin, legal } = useSitio();
  const id = useId();
  const [email, setEmail] = useState('');
  const [isSending, setSending] = useState(false);
  const [isReady, setReady] = useState(false);
  const [message, setMessage] = usePassingMessage();
  const isValid = emailPattern.test(email.trim());

  // Disabled only once there is code to enable it again: without JavaScript the form just posts.
  useEffect(() => {
    setReady(true);
  }, []);

  async function submit(event: Pick<FormEvent, 'preventDefault'>) {
    event.preventDefault();
    if (!isValid) return refuse();
    setSending(true);
    const result = await post(
      'submit_newsletter.php',
      { email: email.trim() },
      { ...consentHeaders(legal), ...sentenceHeaders(boletin) },
    );
    setSending(false);
    if (result.ok) {
      setEmail('');
      return setMessage({ kind: 'success', text: result.message });
    }
    const text =
      result.status > 0
        ? result.message || say(unknownError)
        : say('Error al suscribirse: {detalle}', { detalle: result.detail ?? '' });
    setMessage({ kind: 'error', text });
  }

  function refuse() {
    setMessage({ kind: 'error', text: say(invalidEmail) });
  }

  return (
    <form className={styles.form} method="post" action={callPath('submit_newsletter.php')} noValidate onSubmit={submit}>
      <label htmlFor={id}>{say('Correo electrónico')}</label>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has its way below */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the press that a disabled button lets through */}
      <div
        className={styles.row}
        onClick={({ target, currentTarget }) => target === currentTarget && isReady && !isValid && refuse()}
      >
        <input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          required
          maxLength={100}
          placeholder={say('tu@correo.es')}
          value={email}
          aria-describedby={`${id}-mensaje ${id}-nota`}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => email && !isValid && refuse()}
          // A disabled button swallows Enter; the visitor still hears why.
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isValid) void submit(event);
          }}
        />
        <Button type="submit" disabled={isSending || (isReady && !isValid)}>
          {isSending ? say('Enviando...') : say('Suscribirme')}
        </Button>
      </div>
      <p id={`${id}-mensaje`} className={message ? styles[message.kind] : undefined} role="status">
        {message?.text}
      </p>
      <p id={`${id}-nota`} className={styles.note}>
        {say(boletin.consentimiento)} <AppLink href="/politica-privacidad">{say('Política de privacidad')}</AppLink>.{' '}
        <AppLink href="/boletin">{say('Boletines anteriores')}</AppLink>.
      </p>
    </form>
  );
}
