import type { FormEvent } from 'react';
import { FormMessage } from '#site/pieces/account-card.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { callPath } from '#ui/call.ts';
import { Field } from '#ui/field.tsx';
import { Said } from '#ui/said.tsx';
import { say } from '#values/idioma/say.ts';
import { Done } from './done.tsx';
import styles from './form.module.css';
import { missingPropuestaMessage, senderErrors, propuestaSentences as sentences } from './propuesta-errors.ts';
import { SenderFields, Trap } from './sender-fields.tsx';
import { useSending } from './use-sending.ts';

interface Props {
  sello: string;
  cosa: { titulo: string; ruta: string };
}

/** What is wrong on a page of ours. */
export function CorrectionForm({ sello: firstSello, cosa }: Props) {
  const { sello, errors, problem, isSending, thanks, submit, refuse } = useSending('submit_correccion.php', firstSello);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '');
    const wrong = {
      ...(!text('texto').trim() && { texto: say(sentences.texto) }),
      ...senderErrors({ nombre: text('nombre'), email: text('email'), consent: data.has('consent') }),
    };
    if (Object.keys(wrong).length > 0) return refuse(say(missingPropuestaMessage), wrong);
    if (!isSending) void submit(data);
  }

  if (thanks) return <Done thanks={thanks} />;
  return (
    <form
      className={styles.form}
      method="post"
      action={callPath('submit_correccion.php')}
      noValidate
      onSubmit={onSubmit}
    >
      <input type="hidden" name="sello" value={sello} />
      <input type="hidden" name="ruta" value={cosa.ruta} />
      <Trap />
      <fieldset className={styles.part}>
        <legend>{say('Qué está mal')}</legend>
        <p className={styles.hint}>
          <Said text="En la página {titulo}" titulo={<AppLink href={cosa.ruta}>{cosa.titulo}</AppLink>} />
        </p>
        <Field
          label={say('Qué pone y qué debería poner')}
          isLong
          name="texto"
          required
          rows={5}
          maxLength={3000}
          error={errors.texto}
        />
      </fieldset>
      <SenderFields errors={errors} />
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <div className={styles.send}>
        <Button type="submit" disabled={isSending}>
          {isSending ? say('Enviando...') : say('Enviar corrección')}
        </Button>
      </div>
    </form>
  );
}
