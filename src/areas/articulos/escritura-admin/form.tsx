/** The screen where an article is written: picture, title and text first, the rest beside them. */
import { Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, type KeyboardEvent, Suspense, useState } from 'react';
import { Coming } from '#desk/coming/coming.tsx';
import { TextareaField } from '#desk/form/fields.tsx';
import { FormActions, UploadProgress } from '#desk/form/form-actions.tsx';
import { RichTextField } from '#desk/form/rich-text-field.tsx';
import { Saved } from '#desk/form/saved.tsx';
import { TranslateLinks } from '#desk/form/translate-links.tsx';
import { AdminPage, type Message } from '#desk/page.tsx';
import { useEditing } from '#desk/use-editing.tsx';
import { useRefresh } from '#desk/use-refresh.ts';
import { useCan } from '#desk/use-user.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import type { ArticuloAdmin } from '../articulo.ts';
import { useCategorias } from '../categorias/admin-use-categorias.ts';
import { type EstadoArticulo, isScheduled, missingArticuloMessage } from '../estado.ts';
import { WritingButtons } from './buttons.tsx';
import { ConflictAlert } from './conflict.tsx';
import { CoverPicture, InitialPicture, PublicationFields } from './fields.tsx';
import styles from './form.module.css';
import {
  createdText,
  DiscardChanges,
  isOnSite,
  keepMessage,
  seenAt,
  situacionText,
  ToReviewNote,
} from './messages.tsx';
import { SearchSection } from './search-section.tsx';
import { ContactSection, MapSection } from './sections.tsx';
import { ShareSection } from './share-section.tsx';
import { StateLine } from './state-line.tsx';
import { useWriting, type Writing } from './use-writing.ts';

const ReturnedNote = lazyPart(() => import('./review.tsx').then((module) => module.ReturnedNote));

const ReturnToDraft = lazyPart(() => import('./review.tsx').then((module) => module.ReturnToDraft));

const ScheduleDialog = lazyPart(() => import('./schedule-dialog.tsx').then((module) => module.ScheduleDialog));

const ArticuloVersiones = lazyPart(() => import('./versiones.tsx').then((module) => module.ArticuloVersiones));

const articuloList = '/admin/articulos/gestion';
export const backToArticulos = { href: articuloList, label: 'Volver a los artículos' };

interface Props {
  articulo?: ArticuloAdmin;
  /** The server has something else to go on with: another version, or what another tab saved. */
  onReplaced?(articulo: ArticuloAdmin): void;
  /** A new article is on the server from now on. */
  onBegun?(id: number): void;
}

export function ArticuloForm({ articulo, onReplaced, onBegun }: Props) {
  const { categorias, error } = useCategorias();
  const canPublish = useCan('contenido');
  const writing = useWriting(articulo, (id) => onBegun?.(id));
  const { form, record, isNew, autosave } = writing;
  const { saveAs, keep, isSeen } = useSaveButtons(writing, articulo?.slug);
  const [isScheduling, setScheduling] = useState<boolean>();
  const others = useEditing(articulo && { tipo: 'articulo', id: articulo.Id_articulo });

  function schedule() {
    if (isScheduled(form.values.publicar_en)) return void saveAs('publicado');
    setScheduling(true);
  }

  async function replaceWith(next: Promise<ArticuloAdmin | undefined>) {
    const read = await next;
    if (read) onReplaced?.(read);
  }

  const buttons = (
    <WritingButtons
      writing={writing}
      canPublish={canPublish}
      list={articuloList}
      onSave={(as) => void saveAs(as)}
      onKeep={() => void keep()}
      onSchedule={schedule}
    />
  );
  const isForReview = articulo?.estado === 'revision' && canPublish && onReplaced !== undefined;
  return (
    <AdminPage
      title={isNew ? 'Nuevo Artículo' : 'Editar Artículo'}
      {...(!isNew && { back: backToArticulos })}
      isForm
      message={messageOf(writing, error, isSeen)}
    >
      {autosave.notice}
      {others}
      {articulo?.nota_revision && (
        <Suspense fallback={null}>
          <ReturnedNote articulo={articulo} />
        </Suspense>
      )}
      <Conflict writing={writing} onTakeTheirs={() => void replaceWith(writing.readAgain())} />
      <form onSubmit={(event) => event.preventDefault()} noValidate>
        <div ref={measured} className={styles.bar}>
          <Group gap="sm">
            <StateLine is={situacionText(record, isNew)} state={autosave.state} />
            {isForReview && <ToReviewNote />}
            {record?.hasCambios && (
              <DiscardChanges
                isOff={writing.isBusyAs !== undefined}
                onDiscard={() => void replaceWith(writing.discard())}
              />
            )}
          </Group>
          <Group gap="xs" visibleFrom="md">
            {buttons}
          </Group>
        </div>
        <UploadProgress share={writing.progress} />
        <ArticuloFields writing={writing} categorias={categorias} canPublish={canPublish} />
        <FormActions isPhoneOnly>{buttons}</FormActions>
      </form>
      {isScheduling !== undefined && (
        <Suspense fallback={<Coming />}>
          <ScheduleDialog
            isOpen={isScheduling}
            value={form.values.publicar_en}
            onClose={() => setScheduling(false)}
            onSchedule={(instant) => {
              setScheduling(false);
              void saveAs('publicado', instant);
            }}
          />
        </Suspense>
      )}
      {isForReview && (
        <Suspense fallback={null}>
          <ReturnToDraft articulo={articulo} giveBack={writing.giveBack} onReturned={onReplaced} />
        </Suspense>
      )}
      {articulo && <TranslateLinks thing={{ tipo: 'articulo', id: articulo.Id_articulo }} />}
      {articulo && onReplaced && (
        <Suspense fallback={null}>
          <ArticuloVersiones articulo={articulo} onRestored={onReplaced} />
        </Suspense>
      )}
    </AdminPage>
  );
}

/** How high the bar with the buttons is now, for what sticks below it: it has one row or more. */
function measured(bar: HTMLDivElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--writing-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--writing-bar');
  };
}

function Conflict({ writing, onTakeTheirs }: { writing: Writing; onTakeTheirs(): void }) {
  const { record, takeMine } = writing;
  const { state } = writing.autosave;
  if (state.is !== 'conflict') return null;
  return (
    <ConflictAlert
      text={state.text}
      href={record && `/admin/articulos/editar/${record.slug}`}
      onTakeMine={() => void takeMine(state.version)}
      onTakeTheirs={onTakeTheirs}
    />
  );
}

/** What the buttons do, and what is said after it: one stays on the article. `slug`: under which address it was opened. */
function useSaveButtons(writing: Writing, slug: string | undefined) {
  const { record, isNew, autosave, save } = writing;
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [isSeen, setSeen] = useState(() => Boolean(writing.message && record && isOnSite(record)));

  async function saveAs(as: EstadoArticulo | 'cambios', publicar_en?: string) {
    const changed = publicar_en === undefined ? {} : { publicar_en };
    const saved = await save(as, changed, isNew ? missingArticuloMessage : undefined);
    if (!saved) return;
    void refresh('get_versiones_articulo.php', 'get_all_posts_admin.php');
    const text = isNew ? createdText(saved.message, saved.record) : saved.message;
    setSeen(isOnSite(saved.record));
    writing.setMessage({ kind: 'success', text });
    if (saved.record.slug === slug || (isNew && as === 'borrador')) return;
    keepMessage(saved.record.Id_articulo, text);
    await navigate({ to: '/admin/articulos/editar/{-$slug}', params: { slug: saved.record.slug }, replace: true });
  }

  /** What the state line does by itself, at once and with a word. */
  async function keep() {
    if (isNew) return saveAs('borrador');
    const isKept = await autosave.flush(true);
    const text = record?.estado === 'publicado' ? 'Cambios guardados sin publicar.' : 'Borrador guardado.';
    if (!isKept) return;
    setSeen(false);
    writing.setMessage({ kind: 'success', text });
  }

  return { saveAs, keep, isSeen };
}

function ArticuloFields({ writing, categorias, canPublish }: ComponentProps<typeof PublicationFields>) {
  const { form, isNew } = writing;
  return (
    <div className={styles.screen}>
      <div className={styles.text}>
        <InitialPicture writing={writing} />
        <TextareaField
          form={form}
          name="titulo"
          label="Título"
          required
          minRows={1}
          maxLength={255}
          className={styles.title!}
          placeholder="Título del artículo"
          onKeyDown={goToText}
          onChange={({ currentTarget }) => form.setFieldValue('titulo', currentTarget.value.replace(/\n/g, ' '))}
        />
        <RichTextField form={form} name="contenido" label="Contenido" required hasCards isPage />
      </div>
      <div className={styles.side}>
        <PublicationFields writing={writing} categorias={categorias} canPublish={canPublish} />
        <CoverPicture writing={writing} />
        <SearchSection writing={writing} />
        <ShareSection writing={writing} />
        <ContactSection form={form} isNew={isNew} />
        <MapSection form={form} isNew={isNew} />
      </div>
    </div>
  );
}

/** A title has one line: the next one is the text. */
function goToText(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('main [contenteditable="true"]')?.focus();
}

function messageOf(
  { message, record, isNew }: Writing,
  problem: string | undefined,
  isSeen: boolean,
): Message | undefined {
  if (!message) return problem ? { kind: 'error', text: problem } : undefined;
  if (message.kind === 'error' || !record) return message;
  const edit = isNew ? `/admin/articulos/editar/${record.slug}` : undefined;
  return { kind: 'success', text: <Saved message={message.text} {...seenAt(record, isSeen)} edit={edit} /> };
}
