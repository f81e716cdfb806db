/** The five kinds of sponsors as their form needs them: fields, calls and sentences. */
import { things } from '#things.ts';
import { type Fields, isPicture } from '#values/fields/declared.ts';
import { contratoValues } from './contratos/admin-contrato-values.ts';
import { type AnySponsorAdmin, ayuntamientoKind, linkKind, patrocinadorKind, textKind } from './patrocinador.ts';
import type { SponsorTipo } from './tipos.ts';

export const backToSponsors = { href: '/admin/patrocinadores/gestion', label: 'Volver a los patrocinadores' };

export interface SponsorKind {
  titles: { create: string; edit: string };
  kind: typeof linkKind | typeof textKind | typeof ayuntamientoKind | typeof patrocinadorKind;
  /** Where its page is here. */
  path?: (slug: string) => string;
  submit: { resting: string; busy: string };
  texts: { created: string; createRefused: string; createUnreachable: string; updated: string; updateRefused: string };
}

const link = {
  kind: linkKind,
  submit: { resting: 'Crear Patrocinador', busy: 'Creando...' },
  texts: {
    created: 'Patrocinador creado con éxito.',
    createRefused: 'Error al crear el patrocinador.',
    createUnreachable: 'Error de red o del servidor al crear el patrocinador.',
    updated: 'Patrocinador actualizado con éxito.',
    updateRefused: 'Error al actualizar el patrocinador.',
  },
};
const pageSubmit = { resting: 'Crear Página', busy: 'Creando Página...' };
const pageTexts = {
  createRefused: 'Error al crear la página.',
  createUnreachable: 'Error de red al crear la página.',
  updateRefused: 'Error al actualizar la página.',
};

export const sponsorKinds: Record<SponsorTipo, SponsorKind> = {
  empresa: {
    ...link,
    titles: { create: 'Nuevo Patrocinador: Empresa', edit: 'Editar Patrocinador: Empresa' },
  },
  ayuntamiento: {
    ...link,
    titles: { create: 'Nuevo Patrocinador: Ayuntamiento', edit: 'Editar Patrocinador: Ayuntamiento' },
  },
  texto: {
    ...link,
    titles: { create: 'Nuevo Patrocinador de Texto', edit: 'Editar Patrocinador de Texto' },
    kind: textKind,
    texts: {
      created: 'Patrocinador de texto creado con éxito.',
      createRefused: 'Error al crear el patrocinador de texto.',
      createUnreachable: 'Error de red o servidor al crear el patrocinador de texto.',
      updated: 'Patrocinador de texto actualizado con éxito.',
      updateRefused: 'Error al actualizar el patrocinador de texto.',
    },
  },
  ayuntamiento_sin_web: {
    titles: { create: 'Nueva Página de Ayuntamiento', edit: 'Editar Página de Ayuntamiento' },
    kind: ayuntamientoKind,
    path: things.ayuntamiento.path,
    submit: pageSubmit,
    texts: {
      ...pageTexts,
      created: 'Página de ayuntamiento creada con éxito.',
      updated: 'Página de ayuntamiento actualizada con éxito.',
    },
  },
  texto_sin_web: {
    titles: { create: 'Nueva Página de Patrocinador', edit: 'Editar Página de Patrocinador' },
    kind: patrocinadorKind,
    path: things.patrocinador.path,
    submit: pageSubmit,
    texts: {
      ...pageTexts,
      created: 'Página de patrocinador creada con éxito.',
      updated: 'Página de patrocinador actualizada con éxito.',
    },
  },
};

export type SponsorValues = Record<string, string | string[] | boolean | File | null>;

/** What the form of a sponsor starts with. */
export function sponsorValues({ kind, path }: SponsorKind, sponsor: AnySponsorAdmin | undefined): SponsorValues {
  const fields = Object.entries<Fields[string]>(kind.fields).map(([name, field]) => [
    name,
    isPicture(field) ? null : textOf(sponsor, field.column ?? name),
  ]);
  return {
    ...Object.fromEntries(fields),
    ...(sponsor && path && { slug: textOf(sponsor, 'slug') }),
    ...contratoValues(sponsor, path === undefined),
  };
}

/** What the kind's column says; which columns there are depends on the kind. */
export function textOf(sponsor: AnySponsorAdmin | undefined, column: string): string {
  return String((sponsor as Record<string, unknown> | undefined)?.[column] ?? '');
}

export function modeOf({ titles, texts, submit }: SponsorKind, isNew: boolean) {
  if (isNew)
    return {
      title: titles.create,
      texts: { success: texts.created, refused: texts.createRefused, unreachable: texts.createUnreachable },
      button: submit,
    } as const;
  return {
    title: titles.edit,
    back: backToSponsors,
    texts: {
      success: texts.updated,
      refused: texts.updateRefused,
      unreachable: 'Error de conexión con el servidor.',
    },
  } as const;
}
