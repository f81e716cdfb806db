import { type FormEvent, useState } from 'react';
import styles from '#site/message-page.module.css';
import { Button, ButtonLink } from '#ui/button.tsx';
import { callPath, post, type Result } from '#ui/call.ts';
import { later, say } from '#values/idioma/say.ts';

type Call = 'confirm_newsletter.php' | 'unsubscribe_newsletter.php' | 'confirm_propuesta.php';

interface Props {
  title: string;
  /** Once it is done. */
  doneTitle: string;
  text: string;
  /** Of the button, idle and busy. */
  label: string;
  busyLabel: string;
  call: Call;
  token: string | undefined;
}

const invalidText = later('El enlace no es válido o ya no sirve.');
const failureText = later('No se ha podido completar. Por favor, inténtalo de nuevo más tarde.');

/** A button, not a visit, does it: programs that look at the links of a mail must not. Without JavaScript it just posts. */
export function ConfirmAction({ title, doneTitle, text, label, busyLabel, call, token }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Result<Call>>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!token) return;
    setBusy(true);
    setAnswer(undefined);
    setAnswer(await post(call, { token }));
    setBusy(false);
  }

  return (
    <div className={`wide ${styles.page}`}>
      <h1>{answer?.ok ? doneTitle : title}</h1>
      {!token ? <p role="alert">{say(invalidText)}</p> : !answer?.ok && <p>{text}</p>}
      {answer && <p role={answer.ok ? 'status' : 'alert'}>{answer.message || say(failureText)}</p>}
      {token && !answer?.ok && (
        <form method="post" action={callPath(call)} onSubmit={submit}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" disabled={isBusy}>
            {isBusy ? busyLabel : label}
          </Button>
        </form>
      )}
      <ButtonLink href="/" look="quiet">
        {say('Volver al inicio')}
      </ButtonLink>
    </div>
  );
}
