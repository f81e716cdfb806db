/**
 * The frame of every form that creates or edits a thing: title and way back, the draft kept in this browser, saving
 * with progress, messages, the server's errors beside their fields. A form is its fields; new and edit are the same form.
 * Once saved, a new thing or a changed one, one is on its own screen, where the message offers what may be next; when nobody
 * touches it for a moment, the list comes back.
 */
import { Button, Loader } from '@mantine/core';
import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { clearMessage, keepMessage, keptMessage } from '#desk/kept-message.ts';
import { asLastSeen } from '#desk/list/last-search.ts';
import { AdminPage, type Message } from '#desk/page.tsx';
import { useEditing } from '#desk/use-editing.tsx';
import { useUser } from '#desk/use-user.ts';
import type { Tipo } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { CallName, Result } from '#ui/call.ts';
import { FormActions, UploadProgress } from './form-actions.tsx';
import { focusRefusedFile } from './image-input.tsx';
import { Saved } from './saved.tsx';
import { TranslateLinks } from './translate-links.tsx';
import { useDraft } from './use-draft.tsx';
import { useReturn } from './use-return.ts';
import { useSave } from './use-save.ts';

export interface Mode {
  title: string;
  back?: { href: string; label: string };
  texts: { success: string; refused: string; unreachable?: string };
  /** "Guardar Cambios", unless said. */
  button?: { resting: string; busy: string };
  /** Other ways to save the same, before the main one; `send` gets which. */
  alsoAs?: readonly OtherSave[];
}

export interface FormDraft {
  /** Under which it is kept in this browser. */
  key: string;
  /** As in "Tienes un borrador sin guardar de …": "un libro nuevo", "«La Celestina»". */
  of: string;
  /** What is edited, for whoever opens it too. */
  thing?: { tipo: Tipo; id: number };
}

const saveButton = { resting: 'Guardar Cambios', busy: 'Guardando...' };

interface OtherSave {
  as: string;
  resting: string;
  busy: string;
}

interface Versioned {
  version?: number | undefined;
}

/** What `send` may answer, and what of it means that it is saved. */
type AnyResult = Result<CallName>;
type Success<Answer extends AnyResult> = Extract<Answer, { ok: true }>;

interface Props<Values extends object, Record extends Versioned, Answer extends AnyResult> {
  /** What is edited; absent for a new one. */
  record?: Record | undefined;
  draft: FormDraft;
  valuesOf(record: Record | undefined): Values;
  validate(values: Values): FormErrors;
  validateOn?: 'blur' | 'change' | 'submit';
  /** The sentence for a submit that lacks something required; it may depend on what is lacking. */
  missing?: string | ((values: Values) => string) | undefined;
  mode: Mode;
  /** The way back, where it depends on what is chosen. */
  backOf?(values: Values): Mode['back'];
  /** Where "Cancelar" and a finished form lead; a new thing without `hasCancel` has no such button. */
  list: string;
  /** It is the only one of its kind, like a page of the settings: there is no list to go back to. */
  staysHere?: boolean;
  hasCancel?: boolean;
  /** The buttons beside the title instead of at the foot; on a phone they are at the foot too. */
  hasHeadButtons?: boolean;
  /**
   * `record` is what the form started from: after a save, what that answered. `as` is one of the mode's other
   * ways to save; undefined for the main button.
   */
  send(
    values: Values,
    progress: (share: number) => void,
    record: Record | undefined,
    as: string | undefined,
  ): Promise<Answer>;
  /** Where visitors see it; undefined while they do not. */
  viewOf?(record: Record): string | undefined;
  /** Where it is edited: once a new one is saved, that is where one is. */
  editOf?(record: Record): string;
  /** What the server answered, as the record the form goes on with. */
  recordOf(result: Success<Answer>): Record;
  /** Instead of the server's message. */
  savedText?: ((result: Success<Answer>, values: Values) => ReactNode) | undefined;
  onSaved?(result: Success<Answer>): void;
  /** What the screen could not load, or another lasting message. */
  problem?: string | undefined;
  /** A field that is as quickly chosen again: changed alone, it is no work to lose. */
  choice?: string;
  actions?: ReactNode;
  isSubmitDisabled?(values: Values): boolean;
  children(form: UseFormReturnType<Values>, record: Record | undefined): ReactNode;
  /** What stands under the form and is no part of it. */
  below?: ReactNode;
}

export function EditFrame<Values extends object, Record extends Versioned, Answer extends AnyResult>(
  props: Props<Values, Record, Answer>,
) {
  const here = useLocation().pathname;
  const [{ record, savedMessage }, setSaved] = useState<{ record: Record | undefined; savedMessage?: ReactNode }>({
    record: props.record,
    savedMessage: keptMessage(here),
  });
  useEffect(() => {
    clearMessage();
  }, []);
  const [isNew] = useState(savedMessage !== undefined);
  const returning = useReturn(props.list, isNew);
  return (
    <OneForm
      key={record?.version ?? 'new'}
      {...props}
      record={record}
      savedMessage={savedMessage}
      callOff={returning.isDue ? returning.callOff : undefined}
      onStay={(next, text) => {
        setSaved({ record: next, savedMessage: text });
        if (!props.staysHere) returning.start();
      }}
    />
  );
}

interface OneFormProps<Values extends object, Record extends Versioned, Answer extends AnyResult>
  extends Props<Values, Record, Answer> {
  /** What the last save answered, when the form went on with it. */
  savedMessage: ReactNode;
  onStay(record: Record, savedMessage: ReactNode): void;
  /** Keeps the list from coming back; undefined when it will not. */
  callOff: (() => void) | undefined;
}

function OneForm<Values extends object, Record extends Versioned, Answer extends AnyResult>(
  props: OneFormProps<Values, Record, Answer>,
) {
  const { record, mode, list } = props;
  const { form, draft, saving, savingAs, submit, refuse } = useOneForm(props);
  const formId = useId();
  const others = useEditing(props.draft.thing);
  const buttons = (
    <SaveButtons
      formId={formId}
      mode={mode}
      {...((record || props.hasCancel) && { cancel: { href: asLastSeen(list), onClick: draft.leaveAsIs } })}
      isOff={saving.isBusy || props.isSubmitDisabled?.(form.values) === true}
      busy={saving.isBusy ? { as: savingAs } : undefined}
      onSaveAs={(as) => form.onSubmit((values) => submit(values, as), refuse)()}
    />
  );
  const back = props.backOf?.(form.values) ?? mode.back;
  const canGoOn = props.staysHere || props.callOff !== undefined;
  const goOn = () => {
    props.callOff?.();
    focusFirstField(formId);
  };
  const savedMessage = record && props.savedMessage && (
    <Saved message={props.savedMessage} view={props.viewOf?.(record)} edit={canGoOn ? goOn : undefined} />
  );
  const message = saving.message ?? (saving.isBusy ? undefined : lasting(props.problem, savedMessage));
  return (
    <AdminPage
      title={mode.title}
      isForm
      message={message}
      actions={props.hasHeadButtons ? buttons : props.actions}
      {...(back && { back })}
    >
      {draft.notice}
      {others}
      {props.hasHeadButtons && <UploadProgress share={saving.progress} />}
      <form id={formId} onSubmit={form.onSubmit((values) => submit(values), refuse)} noValidate>
        {/* What was typed meanwhile would be gone with the answer. */}
        <div inert={saving.isBusy}>{props.children(form, record)}</div>
        <FormActions progress={saving.progress} isPhoneOnly={props.hasHeadButtons ?? false}>
          {buttons}
        </FormActions>
      </form>
      <TranslateLinks thing={props.draft.thing} />
      {props.below}
    </AdminPage>
  );
}

/** The form's values, their draft in this browser, and saving them. */
function useOneForm<Values extends object, Record extends Versioned, Answer extends AnyResult>(
  props: OneFormProps<Values, Record, Answer>,
) {
  const { record, mode, validate, validateOn = 'blur', missing } = props;
  const form = useForm<Values>({
    initialValues: props.valuesOf(record),
    validate: validate as (values: Values) => FormErrors,
    validateInputOnBlur: validateOn === 'blur',
    validateInputOnChange: validateOn === 'change',
  });
  const saving = useSave(mode.texts, form);
  // Whoever else signs in on this computer does not find it.
  const { usuario } = useUser();
  const draft = useDraft(`${usuario}:${props.draft.key}`, form, {
    of: props.draft.of,
    ...(record?.version !== undefined && { version: record.version }),
    ...(props.choice && { choice: props.choice }),
  });
  const navigate = useNavigate();
  const [savingAs, setSavingAs] = useState<string>();

  async function submit(values: Values, as?: string) {
    if (focusRefusedFile()) return;
    setSavingAs(as);
    const focused = document.activeElement as HTMLElement | null;
    const isSaved = await saving.save(
      (progress) => props.send(values, progress, record, as),
      (result) => {
        draft.forget();
        props.onSaved?.(result);
        const savedMessage = props.savedText?.(result, values) || result.message;
        const saved = props.recordOf(result);
        if (record) return props.onStay(saved, savedMessage);
        const href = props.editOf!(saved);
        keepMessage(href, savedMessage);
        void navigate({ href, replace: true });
      },
    );
    // What rested meanwhile had lost it.
    if (!isSaved) setTimeout(() => document.activeElement === document.body && focused?.focus({ preventScroll: true }));
  }

  function refuse(errors: FormErrors, values: Values) {
    // A closed row of a list opens for its error first.
    if (!missing) return void setTimeout(focusFirstWrong);
    saving.refuse(typeof missing === 'function' ? missing(values) : missing)(errors, values);
  }

  return { form, draft, saving, savingAs, submit, refuse };
}

function focusFirstWrong() {
  document.querySelector<HTMLElement>('main form [aria-invalid="true"]')?.focus();
}

interface SaveButtonsProps {
  formId: string;
  mode: Pick<Mode, 'button' | 'alsoAs'>;
  cancel?: { href: string; onClick(): void };
  isOff: boolean;
  /** What is being saved now, and as what. */
  busy: { as: string | undefined } | undefined;
  onSaveAs(as: string): void;
}

function SaveButtons({ formId, mode, cancel, isOff, busy, onSaveAs }: SaveButtonsProps) {
  const isBusyAs = (as: string | undefined) => busy !== undefined && busy.as === as;
  const look = (as: string | undefined, text: { resting: string; busy: string }) => ({
    disabled: isOff,
    leftSection: isBusyAs(as) && <Loader size="xs" color="gray" aria-hidden="true" />,
    children: isBusyAs(as) ? text.busy : text.resting,
  });
  return (
    <>
      {cancel && (
        <Button component={AppLink} {...cancel} variant="default">
          Cancelar
        </Button>
      )}
      {mode.alsoAs?.map(({ as, ...text }) => (
        <Button key={as} variant="default" {...look(as, text)} onClick={() => onSaveAs(as)} />
      ))}
      <Button type="submit" form={formId} {...look(undefined, mode.button ?? saveButton)} />
    </>
  );
}

function focusFirstField(formId: string): void {
  const form = document.getElementById(formId) as HTMLFormElement | null;
  form?.querySelector<HTMLElement>(':is(input, textarea, select):not([type=hidden])')?.focus();
}

function lasting(problem: string | undefined, savedMessage: ReactNode): Message | undefined {
  if (problem) return { kind: 'error', text: problem };
  return savedMessage ? { kind: 'success', text: savedMessage } : undefined;
}
