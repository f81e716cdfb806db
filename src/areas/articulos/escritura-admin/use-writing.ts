/** An article while it is written: its form, what the server has of it, and the ways to save it. */
import { useForm } from '@mantine/form';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { focusRefusedFile } from '#desk/form/image-input.tsx';
import { type Refused, stateOf } from '#desk/form/saver.ts';
import { useAutosave } from '#desk/form/use-autosave.tsx';
import type { Message } from '#desk/page.tsx';
import { ask, failureText, send } from '#desk/send.ts';
import { useUser } from '#desk/use-user.ts';
import { scrollToTop } from '#ui/motion.ts';
import type { ArticuloAdmin } from '../articulo.ts';
import { type EstadoArticulo, isScheduled } from '../estado.ts';
import { loadRules, rulesNow } from './load-rules.ts';
import { clearMessage, keptMessage } from './messages.tsx';
import { type Known, recordOf, type Sending, sendDraft, sendNew, sendNewDraft, sendWhole } from './send-articulo.ts';
import { type ArticuloValues, hasOwnSlug, isTooLittle, valuesOf } from './values.ts';

interface Saved {
  message: string;
  record: Known;
}

const newTexts = { refused: 'Error al crear el artículo.', unreachable: 'Error de red al crear el artículo.' };
const editTexts = {
  refused: 'Ocurrió un error al actualizar el artículo.',
  unreachable: 'Error de conexión con el servidor.',
};

export type Writing = ReturnType<typeof useWriting>;

export function useWriting(articulo: ArticuloAdmin | undefined, onBegun: (id: number) => void) {
  const written = useWritten(articulo);
  const { isNew, start, form, record, recordNow, know, tab, isOwnSlug, typeSlug, sending } = written;
  const [message, setMessage] = useState<Message | undefined>(() => {
    const text = keptMessage(articulo?.Id_articulo);
    return text ? { kind: 'success', text } : undefined;
  });
  useEffect(clearMessage, []);
  const { usuario } = useUser();

  async function keep(values: ArticuloValues): Promise<{ ok: true; saved: ArticuloValues } | Refused> {
    const result = await (isNew ? sendNewDraft : sendDraft)(sending(values));
    if (!result.ok) return result;
    const isFirst = !recordNow.current;
    know(result.record);
    if (isFirst) onBegun(result.record.Id_articulo);
    return { ok: true, saved: values };
  }

  const autosave = useAutosave<ArticuloValues>({
    values: form.values,
    saved: start,
    key: `${usuario}:articulo-${record?.Id_articulo ?? 'nuevo'}`,
    tab,
    version: record?.version,
    of: articulo ? `«${articulo.titulo || 'Sin título'}»` : 'un artículo nuevo',
    isTooLittle,
    send: keep,
    // What the screen of a new article left behind knows neither address nor state.
    onRecover: ({ slug, estado, ...values }) => {
      form.setValues({ ...values, ...(slug && estado && { estado }) });
      if (slug && slug !== start.slug) typeSlug(slug);
    },
  });

  const saving = useSaving(written, autosave, setMessage);
  const others = useOthers(written, autosave, setMessage);
  return { form, record, isNew, isOwnSlug, typeSlug, autosave, message, setMessage, ...saving, ...others };
}

type Written = ReturnType<typeof useWritten>;

/** What is typed, and what is known of it on the server. */
function useWritten(articulo: ArticuloAdmin | undefined) {
  const isNew = articulo === undefined;
  const [start] = useState(() => valuesOf(articulo));
  const onChange = useRef<(values: ArticuloValues) => void>(undefined);
  const form = useForm<ArticuloValues>({
    initialValues: start,
    validateInputOnBlur: !isNew,
    validate: (values) => (isNew ? {} : problemsIn(values, false, values.estado)),
    onValuesChange: (values) => {
      void loadRules();
      onChange.current?.(values);
    },
  });
  const [record, setRecord] = useState(() => (articulo ? recordOf(articulo) : undefined));
  const recordNow = useRef(record);
  const [tab] = useState(newTab);
  const turn = useRef(0);
  // Whether its address was chosen by somebody: until then it follows the title.
  const [wasOwnSlug] = useState(() => articulo !== undefined && (!isNeverSeen(articulo) || hasOwnSlug(articulo)));
  const [isSlugTyped, setSlugTyped] = useState(false);
  const isOwnSlug = wasOwnSlug || isSlugTyped;

  function know(next: Known | undefined) {
    recordNow.current = next;
    setRecord(next);
  }

  function sending(values: ArticuloValues): Sending {
    const now = recordNow.current;
    const ids = now && { Id_articulo: now.Id_articulo, version: now.version };
    return { values, ids, stamp: { guardado: `${tab}:${++turn.current}` }, isOwnSlug };
  }

  function typeSlug(slug: string) {
    setSlugTyped(true);
    form.setFieldValue('slug', slug);
  }

  return { isNew, start, form, onChange, record, recordNow, know, tab, isOwnSlug, typeSlug, sending };
}

type Autosave = ReturnType<typeof useAutosave<ArticuloValues>>;
type SetMessage = Dispatch<SetStateAction<Message | undefined>>;

/** What the buttons do. */
function useSaving({ isNew, form, onChange, know, sending }: Written, autosave: Autosave, setMessage: SetMessage) {
  const [isBusyAs, setBusyAs] = useState<EstadoArticulo | 'cambios'>();
  const [progress, setProgress] = useState<number>();

  function refuse(text: string, errors: Problems) {
    form.setErrors(errors);
    setMessage({ kind: 'error', text });
    scrollToTop();
  }

  /** Tells what is wrong, and while it is put right only what is left of it. */
  function refuseUntilRight(problems: Problems, estado: EstadoArticulo, missing: string | undefined) {
    refuse(whatIsWrong(problems, missing), problems);
    onChange.current = (values) => {
      const now = Object.entries(problemsIn(values, isNew, estado));
      const left = Object.fromEntries(now.filter(([name]) => name in problems));
      const isRight = Object.keys(left).length === 0;
      if (isRight) onChange.current = undefined;
      form.setErrors(left);
      const next: Message | undefined = isRight ? undefined : { kind: 'error', text: whatIsWrong(left, missing) };
      // A word of praise that came after it stays.
      setMessage((shown) => (shown?.kind === 'error' ? next : shown));
    };
  }

  /** Undefined when it was refused; the reason is shown. */
  async function save(
    as: EstadoArticulo | 'cambios',
    changed: Partial<ArticuloValues> = {},
    missing?: string,
  ): Promise<Saved | undefined> {
    if (isBusyAs || focusRefusedFile()) return undefined;
    const values = { ...form.getValues(), ...changed };
    const estado = as === 'cambios' ? values.estado : as;
    if (!rulesNow()) {
      setBusyAs(as);
      await loadRules();
      setBusyAs(undefined);
    }
    const problems = problemsIn(values, isNew, estado);
    if (Object.keys(problems).length > 0) return void refuseUntilRight(problems, estado, missing);
    onChange.current = undefined;
    setBusyAs(as);
    setMessage(undefined);
    form.clearErrors();
    const result = await autosave.alone(async () =>
      isNew ? sendNew(sending(values), estado, setProgress) : sendWhole(sending(values), estado, setProgress),
    );
    setBusyAs(undefined);
    setProgress(undefined);
    if (!result.ok) {
      const state = stateOf(result);
      if (state.is === 'conflict') {
        autosave.setState(state);
        return void scrollToTop();
      }
      const { refused, unreachable } = isNew ? newTexts : editTexts;
      refuse(failureText(result, refused, unreachable), result.errors);
      return undefined;
    }
    const { record } = result;
    const fromServer = isNew ? {} : { slug: record.slug, estado: record.estado };
    know(record);
    form.setValues({ ...changed, ...fromServer });
    autosave.markSaved({ ...values, ...fromServer });
    scrollToTop();
    return { message: result.message, record };
  }

  return { save, isBusyAs, progress };
}

/** By field: the sentence. */
type Problems = { [field: string]: string };

/** As far as the rules have come. */
function problemsIn(...article: Parameters<NonNullable<ReturnType<typeof rulesNow>>['problemsOf']>): Problems {
  return rulesNow()?.problemsOf(...article) ?? {};
}

/** `missing` is the sentence for what every article must have. */
function whatIsWrong(problems: Problems, missing: string | undefined): string {
  const isMissing = Object.keys(problems).some((name) => ['titulo', 'contenido', 'category_id'].includes(name));
  return (isMissing && missing) || Object.values(problems)[0]!;
}

/** Beside what another tab or person saved, or what was published before. */
function useOthers({ recordNow, know }: Written, autosave: Autosave, setMessage: SetMessage) {
  /** Over theirs, which stays among the versions. */
  async function takeMine(version: number) {
    const now = recordNow.current;
    if (now) know({ ...now, version });
    autosave.setState({ is: 'unsaved' });
    await autosave.flush();
  }

  async function readAgain(): Promise<ArticuloAdmin | undefined> {
    const result = await ask('get_post_admin.php', { id: recordNow.current!.Id_articulo });
    if (result.ok) return result.data;
    setMessage({ kind: 'error', text: failureText(result, 'El artículo no se encontró o no se pudo cargar.') });
    return undefined;
  }

  async function discard(): Promise<ArticuloAdmin | undefined> {
    const { Id_articulo, version } = recordNow.current!;
    const result = await autosave.alone(() => send('discard_cambios_articulo.php', { Id_articulo, version }));
    if (result.ok) return result.data;
    setMessage({ kind: 'error', text: failureText(result, editTexts.refused, editTexts.unreachable) });
    return undefined;
  }

  /** Undefined when what was corrected before could not be kept: the state line says why. */
  async function giveBack(nota: string) {
    if (!(await autosave.flush(true))) return undefined;
    const { Id_articulo, version } = recordNow.current!;
    return autosave.alone(() => send('devolver_articulo.php', { Id_articulo, nota, version }));
  }

  return { takeMine, readAgain, discard, giveBack };
}

function isNeverSeen({ estado, publicar_en, version }: ArticuloAdmin): boolean {
  return estado !== 'publicado' && (publicar_en === null || isScheduled(publicar_en)) && version > 0;
}

function newTab(): string {
  return crypto.randomUUID();
}
