/** An article while it is written: its form, what the server has of it, and the ways to save it. */
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { type Refused, useAutosave } from '#desk/form/use-autosave.tsx';
import type { Message } from '#desk/page.tsx';
import { ask, failureText, send, sendForm } from '#desk/send.ts';
import { useUser } from '#desk/use-user.ts';
import type { ArticuloAdmin } from '../articulo.ts';
import { type EstadoArticulo, isScheduled } from '../estado.ts';
import {
  type ArticuloValues,
  hasOwnSlug,
  isTooLittle,
  problemsOf,
  toCreate,
  toDraft,
  toNewDraft,
  toUpdate,
  valuesOf,
} from './values.ts';

/** What is known of it once the server has it. */
export interface Known {
  Id_articulo: number;
  version: number;
  slug: string;
  estado: EstadoArticulo;
  categoria_slug: string;
  publicar_en: string | null;
  imagen_portada_url: string | null;
  imagen_ini_post: string | null;
  hasCambios: boolean;
}

export interface Saved {
  message: string;
  record: Known;
}

const newTexts = { refused: 'Error al crear el artículo.', unreachable: 'Error de red al crear el artículo.' };
const editTexts = {
  refused: 'Ocurrió un error al actualizar el artículo.',
  unreachable: 'Error de conexión con el servidor.',
};

export function useWriting(articulo: ArticuloAdmin | undefined, onBegun: (id: number) => void) {
  const isNew = articulo === undefined;
  const [start] = useState(() => valuesOf(articulo));
  const form = useForm<ArticuloValues>({
    initialValues: start,
    validateInputOnBlur: !isNew,
    validate: (values) => (isNew ? {} : problemsOf(values, false, values.estado)),
  });
  const [record, setRecord] = useState(() => (articulo ? recordOf(articulo) : undefined));
  const recordNow = useRef(record);
  const know = (next: Known | undefined) => {
    recordNow.current = next;
    setRecord(next);
  };
  const [tab, setTab] = useState(newTab);
  const turn = useRef(0);
  const [isBusyAs, setBusyAs] = useState<EstadoArticulo | 'cambios'>();
  const [message, setMessage] = useState<Message>();
  const [progress, setProgress] = useState<number>();
  const { usuario } = useUser();
  // Whether its address was chosen by somebody: until then it follows the title.
  const [wasOwnSlug] = useState(() => articulo !== undefined && (!isNeverSeen(articulo) || hasOwnSlug(articulo)));
  const isOwnSlug = wasOwnSlug || form.isTouched('slug');

  const stamp = () => ({ guardado: `${tab}:${++turn.current}` });
  const known = () => {
    const now = recordNow.current;
    return now ? { Id_articulo: now.Id_articulo, version: now.version } : {};
  };

  async function keep(values: ArticuloValues): Promise<{ ok: true; saved: ArticuloValues } | Refused> {
    if (isNew) {
      const result = await sendForm('create_post.php', { ...toNewDraft(values), ...known(), ...stamp() }, () => {});
      if (!result.ok) return result;
      const isFirst = !recordNow.current;
      know({ ...result.data, version: result.version, publicar_en: values.publicar_en || null, hasCambios: false });
      if (isFirst) onBegun(result.data.Id_articulo);
      return { ok: true, saved: values };
    }
    const { slug, ...draft } = toDraft(values);
    const { Id_articulo, version } = recordNow.current!;
    const sent = { ...draft, ...(isOwnSlug && slug && { slug }), Id_articulo, version, ...stamp() };
    const result = await sendForm('save_borrador.php', sent, () => {});
    if (!result.ok) return result;
    know(recordOf(result.data));
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
    onRecover: ({ slug, estado, ...values }) =>
      form.setValues({ ...values, ...(slug && { slug, ...(estado && { estado }) }) }),
  });

  function refuse(errors: { [field: string]: string }, missing: string | undefined) {
    form.setErrors(errors);
    const isMissing =
      missing && Object.keys(errors).some((name) => ['titulo', 'contenido', 'category_id'].includes(name));
    const text = isMissing ? missing : Object.values(errors)[0];
    setMessage({ kind: 'error', text });
    window.scrollTo({ top: 0, behavior: 'smooth' });
  }

  /** What a button does. Undefined when it was refused, and why is told. */
  async function save(
    as: EstadoArticulo | 'cambios',
    changed: Partial<ArticuloValues> = {},
    missing?: string,
  ): Promise<Saved | undefined> {
    if (isBusyAs) return undefined;
    const values = { ...form.getValues(), ...changed };
    const estado = as === 'cambios' ? values.estado : as;
    const problems = problemsOf(values, isNew, estado);
    if (Object.keys(problems).length > 0) return void refuse(problems, missing);
    setBusyAs(as);
    setMessage(undefined);
    form.clearErrors();
    const result = await autosave.alone(() => sendWhole(values, estado));
    setBusyAs(undefined);
    setProgress(undefined);
    if (!result.ok) {
      if (result.status === 409 && result.errors.version)
        autosave.tell({ is: 'conflict', text: result.message, version: Number(result.errors.version) });
      form.setErrors(result.errors);
      const { refused, unreachable } = isNew ? newTexts : editTexts;
      setMessage({ kind: 'error', text: failureText(result, refused, unreachable) });
      window.scrollTo({ top: 0, behavior: 'smooth' });
      return undefined;
    }
    know(result.record);
    form.setValues({ ...changed, ...(isNew ? {} : { slug: result.record.slug, estado: result.record.estado }) });
    autosave.markSaved({ ...values, ...(isNew ? {} : { slug: result.record.slug, estado: result.record.estado }) });
    window.scrollTo({ top: 0, behavior: 'smooth' });
    return { message: result.message, record: result.record };
  }

  async function sendWhole(values: ArticuloValues, estado: EstadoArticulo) {
    if (isNew) {
      // Without a state it is published, as the call has always done.
      const sent = { ...toCreate(values), ...(estado !== 'publicado' && { estado }), ...known(), ...stamp() };
      const result = await sendForm('create_post.php', sent, setProgress);
      if (!result.ok) return result;
      const publicar_en = isScheduled(values.publicar_en) ? values.publicar_en : null;
      return { ...result, record: { ...result.data, version: result.version, publicar_en, hasCambios: false } };
    }
    const { slug, ...fields } = toUpdate(values);
    const { Id_articulo, version } = recordNow.current!;
    const sent = { ...fields, ...(isOwnSlug && { slug }), estado, Id_articulo, version, ...stamp() };
    const result = await sendForm('update_article.php', sent, setProgress);
    return result.ok ? { ...result, record: recordOf(result.data) } : result;
  }

  /** The next article begins with an empty form. */
  function startAgain() {
    know(undefined);
    setTab(newTab());
    turn.current = 0;
    form.setValues(start);
    form.clearErrors();
    autosave.markSaved(start);
    autosave.tell({ is: 'clean' });
  }

  /** Over what another tab or person saved: that stays among the versions. */
  async function takeMine(version: number) {
    const now = recordNow.current;
    if (now) know({ ...now, version });
    autosave.tell({ is: 'unsaved' });
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

  return {
    form,
    record,
    isNew,
    autosave,
    save,
    isBusyAs,
    message,
    setMessage,
    progress,
    startAgain,
    takeMine,
    readAgain,
    discard,
    isOwnSlug,
  };
}

export type Writing = ReturnType<typeof useWriting>;

function recordOf(articulo: ArticuloAdmin): Known {
  const { Id_articulo, version, slug, estado, categoria_slug, publicar_en, cambios } = articulo;
  const { imagen_portada_url, imagen_ini_post } = cambios ?? articulo;
  return {
    Id_articulo,
    version,
    slug,
    estado,
    categoria_slug,
    publicar_en,
    imagen_portada_url,
    imagen_ini_post,
    hasCambios: cambios !== null,
  };
}

function isNeverSeen({ estado, publicar_en, version }: ArticuloAdmin): boolean {
  return estado !== 'publicado' && (publicar_en === null || isScheduled(publicar_en)) && version > 0;
}

function newTab(): string {
  return crypto.randomUUID();
}
