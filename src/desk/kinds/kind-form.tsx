/** The form of a kind as it is declared: a new one, or one that is read first to be edited. */
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { draftOf, formModes } from '#desk/form/form-words.ts';
import { QueryState } from '#desk/query-state.tsx';
import { send, sendForm } from '#desk/send.ts';
import { thingOf } from '#things.ts';
import type { Fields as CallFields, CallName, Result } from '#ui/call.ts';
import { type Saved, sentOf, validateWith, valuesOf } from './form-values.ts';
import type { FormCode, FormKind, Values } from './kind.ts';
import { KindFields } from './kind-fields.tsx';
import { useRead } from './use-read.ts';
import { addressesOf, readWords } from './words.ts';

interface Props {
  kind: FormKind;
  code: FormCode<Saved>;
}

export function KindEdit({ kind, code, id }: Props & { id: string }) {
  const { tipo, failed } = kind;
  const isBySlug = thingOf(tipo).screens === 'form by slug';
  const words = failed ? { failed } : readWords(tipo);
  const query = useRead<Saved>({
    call: kind.read,
    isPlain: kind.isPlain,
    input: isBySlug ? { slug: id } : { id },
    ...words,
  });
  const { title, back } = modesOf(kind).edit;
  return (
    <QueryState key={id} query={query} title={title} back={back!}>
      {({ data }) => <KindForm kind={kind} code={code} record={data} />}
    </QueryState>
  );
}

export function KindForm({ kind, code, record }: Props & { record?: Saved }) {
  const { tipo } = kind;
  const at = kind.at ?? addressesOf(tipo);
  const modes = modesOf(kind);
  const { path } = thingOf(tipo);
  return (
    <EditFrame<Values, Saved, Result<CallName>>
      record={record}
      draft={draftOf(tipo, record)}
      valuesOf={(saved) => valuesOf(kind, code, saved)}
      validate={validateWith(code, record === undefined)}
      missing={kind.missing ?? code.kind.missing}
      mode={record ? modes.edit : modes.create}
      list={at.list}
      {...(kind.hasCancel && { hasCancel: true })}
      send={(values, progress, before) => {
        const name = `${before ? 'update' : 'create'}_${tipo}.php` as CallName;
        const input = sentOf(values, before) as CallFields<CallName>;
        return hasFiles(code) ? sendForm(name, input, progress) : send(name, input);
      }}
      recordOf={dataOf}
      {...(path && { viewOf: ({ slug }: Saved) => path(slug!) })}
      editOf={at.edit}
      savedText={record ? undefined : (result) => code.createdText?.(result.message, dataOf(result))}
    >
      {(form, saved) => <KindFields kind={kind} code={code} form={form} record={saved} />}
    </EditFrame>
  );
}

function hasFiles({ kind, parts }: FormCode<Saved>): boolean {
  return parts !== undefined || Object.values(kind.fields).some((field) => field.kind === 'picture');
}

function dataOf(result: object): Saved {
  return (result as { data: Saved }).data;
}

function modesOf(kind: FormKind) {
  const { list } = kind.at ?? addressesOf(kind.tipo);
  const { create, edit } = formModes(kind.tipo, { href: list, label: kind.back });
  return { create: { ...create, ...kind.create }, edit: { ...edit, ...kind.edit } };
}
