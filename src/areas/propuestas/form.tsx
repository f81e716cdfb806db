/** An event that somebody proposes: on a phone, in two minutes, with or without JavaScript. */

import { type FormEvent, Suspense, useState } from 'react';
import { FormMessage } from '#site/pieces/account-card.tsx';
import { Button } from '#ui/button.tsx';
import { type CallOutput, callPath, post } from '#ui/call.ts';
import { Choice, Field } from '#ui/field.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { say } from '#values/idioma/say.ts';
import { Already } from './already.tsx';
import { Done } from './done.tsx';
import styles from './form.module.css';
import type { PropuestaPropia } from './propuesta.ts';
import {
  missingPropuestaMessage,
  senderErrors,
  propuestaSentences as sentences,
  type Wrong,
} from './propuesta-errors.ts';
import { SenderFields, Trap } from './sender-fields.tsx';
import { shrunk } from './shrink-picture.ts';
import { useSending } from './use-sending.ts';

const MapPicker = lazyPart(() => import('#areas/mapa/map-picker.tsx').then(({ MapPicker }) => MapPicker));

interface Option {
  id: number;
  nombre: string;
}

interface Props {
  sello: string;
  municipios: Option[];
  tipos: Option[];
  /** To be corrected, with the key of the mail. */
  asked?: { clave: string; propuesta: PropuestaPropia } | undefined;
}

type Check = CallOutput<'check_propuesta.php'>;

export function PropuestaForm({ sello: firstSello, municipios, tipos, asked }: Props) {
  const evento = asked?.propuesta.evento;
  const { sello, errors, problem, isSending, thanks, submit, refuse, setSending } = useSending(
    'submit_propuesta.php',
    firstSello,
  );
  const [seen, setSeen] = useState<Check>();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const wrong = { ...eventoErrors(data), ...(!asked && senderErrors(senderOf(data))) };
    if (Object.keys(wrong).length > 0) return refuse(say(missingPropuestaMessage), wrong);
    if (isSending) return;
    setSending(true);
    // What is here already is shown once, before anything is sent.
    const isShown = !seen && !asked && (await look(data));
    if (isShown) return setSending(false);
    data.set('distinto', 'true');
    data.set('imagen', await shrunk(data.get('imagen')));
    await submit(data);
  }

  async function look(data: FormData): Promise<boolean> {
    const text = (name: string) => String(data.get(name) ?? '');
    const fechas = { fecha_inicio: text('fecha_inicio'), fecha_fin: text('fecha_fin') };
    const asked = { titulo: text('titulo'), municipio_id: text('municipio_id'), ...fechas };
    const check = await post('check_propuesta.php', { ...asked, regla_recurrencia: text('regla_recurrencia') });
    if (!check.ok || check.parecidos.length === 0) return false;
    setSeen(check);
    return true;
  }

  if (thanks) return <Done thanks={thanks} />;
  return (
    <form
      className={styles.form}
      method="post"
      action={callPath('submit_propuesta.php')}
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
    >
      <input type="hidden" name="sello" value={sello} />
      {asked && <input type="hidden" name="clave" value={asked.clave} />}
      {asked?.propuesta.nota && (
        <FormMessage kind="success">{say('Te preguntamos: {nota}', { nota: asked.propuesta.nota })}</FormMessage>
      )}
      <Trap />
      <fieldset className={styles.part}>
        <legend>{say('Qué es')}</legend>
        <Field
          label={say('Cómo se llama')}
          name="titulo"
          required
          maxLength={255}
          defaultValue={evento?.titulo}
          error={errors.titulo}
        />
        <Choice
          label={say('Tipo (opcional)')}
          name="tipo_evento_id"
          none={say('Elige…')}
          options={tipos}
          defaultValue={evento?.tipo_evento_id ?? ''}
        />
        <Field
          label={say('Cuéntalo (opcional)')}
          isLong
          name="descripcion"
          rows={5}
          maxLength={20_000}
          help={say('Programa, precio, cómo apuntarse…')}
          defaultValue={evento?.descripcion ?? ''}
          error={errors.descripcion}
        />
        <Field
          label={say('Más información en una web (opcional)')}
          name="enlace_web"
          inputMode="url"
          maxLength={255}
          defaultValue={evento?.enlace_web ?? ''}
          error={errors.enlace_web}
        />
      </fieldset>
      <When evento={evento} errors={errors} />
      <fieldset className={styles.part}>
        <legend>{say('Dónde')}</legend>
        <Choice
          label={say('Pueblo')}
          name="municipio_id"
          none={say('Elige…')}
          options={municipios}
          required
          defaultValue={evento?.municipio_id}
          error={errors.municipio_id}
        />
        <Field
          label={say('Lugar (opcional)')}
          name="lugar"
          maxLength={255}
          help={say('Por ejemplo: Plaza Mayor')}
          defaultValue={evento?.lugar ?? ''}
          error={errors.lugar}
        />
        <OnMap first={evento} />
      </fieldset>
      <Poster current={evento?.imagen ?? null} error={errors.imagen} />
      {!asked && <SenderFields errors={errors} />}
      {seen && <Already parecidos={seen.parecidos} />}
      {/* Without JavaScript the call itself compares. */}
      <noscript>
        <label>
          <input type="checkbox" name="distinto" value="true" />{' '}
          {say('Es otro evento: no es ninguno de los que ya tenéis.')}
        </label>
      </noscript>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <div className={styles.send}>
        <Button type="submit" disabled={isSending}>
          {say(
            isSending ? 'Enviando...' : seen ? 'Es otro: enviarlo' : asked ? 'Enviar corregida' : 'Enviar propuesta',
          )}
        </Button>
      </div>
    </form>
  );
}

function When({ evento, errors }: { evento: PropuestaPropia['evento'] | undefined; errors: Wrong }) {
  return (
    <fieldset className={styles.part}>
      <legend>{say('Cuándo')}</legend>
      <div className={styles.days}>
        <Field
          label={say('Día')}
          name="fecha_inicio"
          type="date"
          defaultValue={evento?.fecha_inicio ?? ''}
          error={errors.fecha_inicio}
        />
        <Field
          label={say('Último día (si dura varios)')}
          name="fecha_fin"
          type="date"
          defaultValue={evento?.fecha_fin ?? ''}
          error={errors.fecha_fin}
        />
        <Field label={say('Hora')} name="hora" type="time" defaultValue={evento?.hora ?? ''} error={errors.hora} />
      </div>
      <details className={styles.more} open={Boolean(evento?.regla_recurrencia)}>
        <summary>{say('Se repite')}</summary>
        <Field
          label={say('Cuándo se repite')}
          name="regla_recurrencia"
          maxLength={255}
          help={say(
            'Por ejemplo: cada sábado; primer domingo de mayo; cada martes hasta el 20 de diciembre. Entonces no hace falta el día.',
          )}
          defaultValue={evento?.regla_recurrencia ?? ''}
          error={errors.regla_recurrencia}
        />
      </details>
    </fieldset>
  );
}

interface Degrees {
  latitud: number | null;
  longitud: number | null;
}

/** The map's code comes when somebody opens it. */
function OnMap({ first }: { first: Degrees | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const [point, setPoint] = useState(first);
  const at =
    point && point.latitud !== null && point.longitud !== null
      ? (point as { latitud: number; longitud: number })
      : undefined;
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{at ? say('Señalado en el mapa') : say('Señalar el sitio en el mapa (opcional)')}</summary>
      <input type="hidden" name="latitud" value={at?.latitud ?? ''} />
      <input type="hidden" name="longitud" value={at?.longitud ?? ''} />
      {isOpen && (
        <Suspense fallback={<p>{say('Cargando el mapa…')}</p>}>
          <MapPicker point={at} onPick={setPoint} />
        </Suspense>
      )}
    </details>
  );
}

function Poster({ current, error }: { current: string | null; error: string | undefined }) {
  return (
    <fieldset className={styles.part}>
      <legend>{say('Cartel')}</legend>
      {current && <img src={current} alt={say('El cartel que enviaste')} className={styles.poster} />}
      <Field
        label={current ? say('Otro cartel (opcional)') : say('Cartel o foto (opcional)')}
        name="imagen"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        help={say('Una foto del cartel vale. Hasta 15 MB.')}
        error={error}
      />
    </fieldset>
  );
}

function senderOf(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '');
  return { nombre: text('nombre'), email: text('email'), consent: data.has('consent') };
}

function eventoErrors(data: FormData): Wrong {
  const has = (name: string) => String(data.get(name) ?? '').trim() !== '';
  return {
    ...(!has('titulo') && { titulo: say(sentences.titulo) }),
    ...(!has('municipio_id') && { municipio_id: say(sentences.municipio_id) }),
    ...(!has('fecha_inicio') && !has('regla_recurrencia') && { fecha_inicio: say(sentences.cuando) }),
  };
}
