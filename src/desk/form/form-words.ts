/** What the form of a kind says, in the words of most kinds, and its fields as texts. */
import { aThing, endingOf, type Tipo, things } from '#things.ts';
import type { FormDraft, Mode } from './edit-frame.tsx';

/** What the form of a new one says, and that of one that is edited. */
export function formModes(tipo: Tipo, back: { href: string; label: string }): { create: Mode; edit: Mode } {
  const { label, one } = things[tipo];
  const ending = endingOf(tipo);
  return {
    create: {
      title: `Nuev${ending} ${label}`,
      texts: {
        success: `${label} cread${ending} con éxito.`,
        refused: `Error al crear ${one}.`,
        unreachable: `Error de red al crear ${one}.`,
      },
      button: { resting: `Crear ${label}`, busy: 'Creando...' },
    },
    edit: {
      title: `Editar ${label}`,
      back,
      texts: {
        success: `${label} actualizad${ending} con éxito.`,
        refused: `Ocurrió un error al actualizar ${one}.`,
        unreachable: 'Error de conexión con el servidor.',
      },
    },
  };
}

/** The draft of a form: of «La Celestina», or of "un libro nuevo". */
export function draftOf(tipo: Tipo, record: { id: number } | undefined): FormDraft {
  const kind = tipo.replaceAll('_', '-');
  if (!record) return { key: `${kind}-nuevo`, of: `${aThing(tipo)} nuev${endingOf(tipo)}` };
  const title = (record as Record<string, unknown>)[things[tipo].title];
  return { key: `${kind}-${record.id}`, of: `«${title}»`, thing: { tipo, id: record.id } };
}

type Textual<Name extends string> = { readonly [_ in Name]?: string | number | boolean | null | undefined };

/** Fields of a record as a form holds them; those of a new one are empty. */
export function textsOf<Name extends string>(
  record: Textual<Name> | undefined,
  ...names: Name[]
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, String(record?.[name] ?? '')])) as Record<Name, string>;
}
