/**
 * THE TABLE OF SCREENS: the kinds whose screens in the back office are where such screens are, by the first part of their
 * address; most are declared. Nothing of a screen is loaded before it is opened.
 */
import { type ComponentType, createElement, type ReactElement } from 'react';
import type { SponsorTipo } from '#areas/patrocinadores/tipos.ts';
import type { Saved } from '#desk/kinds/form-values.ts';
import type { CatalogKind, FormCode, FormKind, ListKind } from '#desk/kinds/kind.ts';
import type { declaredForms, declaredLists } from './routes.ts';

type Form = (typeof declaredForms)[number];
type List = (typeof declaredLists)[number];

/** What draws its screens, once their code is here. */
export type DrawList = () => ReactElement;
export interface DrawForm {
  create(): ReactElement;
  edit(id: string): ReactElement;
}

export const formLoaders: Readonly<Record<Form, () => Promise<DrawForm>>> = {
  actividades: form(
    () => import('#areas/actividades/admin.ts'),
    () => import('#areas/actividades/admin-form.ts').then(({ code }) => code),
  ),
  eventos: byHand(async () => {
    const { EventoForm: Create, EventoEdit: Edit } = await import('#areas/eventos/admin-form.tsx');
    return { Create, Edit };
  }, {}),
  itinerarios: form(
    () => import('#areas/itinerarios/admin.tsx'),
    () => import('#areas/itinerarios/admin-form.tsx').then(({ code }) => code),
  ),
  libros: form(
    () => import('#areas/libros/admin.ts'),
    () => import('#areas/libros/libro.ts').then(({ kind }) => ({ kind })),
  ),
  patrocinadores_ayuntamiento: sponsorForm('ayuntamiento'),
  patrocinadores_ayuntamiento_sin_web: sponsorForm('ayuntamiento_sin_web'),
  patrocinadores_empresa: sponsorForm('empresa'),
  patrocinadores_texto: sponsorForm('texto'),
  patrocinadores_texto_sin_web: sponsorForm('texto_sin_web'),
  rutas: form(
    () => import('#areas/rutas/admin.ts'),
    () => import('#areas/rutas/admin-form.tsx').then(({ code }) => code),
  ),
  tiendas: byHand(async () => {
    const { TiendaForm: Create, TiendaEdit: Edit } = await import('#areas/tienda/tiendas/admin-form.tsx');
    return { Create, Edit };
  }, {}),
};

export const listLoaders: Readonly<Record<List, () => Promise<DrawList>>> = {
  actividades: list(() => import('#areas/actividades/admin.ts')),
  itinerarios: list(() => import('#areas/itinerarios/admin.tsx')),
  libros: list(() => import('#areas/libros/admin.ts')),
  categorias: catalog(() => import('#areas/articulos/categorias/admin.tsx')),
  'categorias-negocio': list(() => import('#areas/empresas/categorias/admin.tsx')),
  'categorias-productos': catalog(() => import('#areas/tienda/categorias/admin.ts')),
  empresas: list(() => import('#areas/empresas/admin.tsx')),
  eventos: list(() => import('#areas/eventos/admin.tsx')),
  municipios: catalog(() => import('#areas/municipios/admin.tsx')),
  paginas: list(() => import('#areas/paginas/admin.tsx')),
  rutas: list(() => import('#areas/rutas/admin.ts')),
  provincias: catalog(() => import('#areas/provincias/admin.ts')),
  'tipos-evento': catalog(() => import('#areas/eventos/tipos-evento/admin.ts')),
  'ubicaciones-categorias': catalog(() => import('#areas/ubicaciones/categorias/admin.ts')),
};

// The types of a kind's own rows and records are known where it is declared; here all are treated alike.

function list(load: () => Promise<{ list: unknown }>) {
  return async () => {
    const [{ KindList }, { list }] = await Promise.all([import('#desk/kinds/kind-list.tsx'), load()]);
    return () => createElement(KindList, { kind: list as ListKind });
  };
}

function catalog(load: () => Promise<{ catalog: unknown }>) {
  return async () => {
    const [{ KindCatalog }, { catalog }] = await Promise.all([import('#desk/kinds/kind-catalog.tsx'), load()]);
    return () => createElement(KindCatalog, { catalog: catalog as CatalogKind });
  };
}

function form(load: () => Promise<{ form: unknown }>, loadCode: () => Promise<{ kind: unknown }>) {
  return async () => {
    const frame = import('#desk/kinds/kind-form.tsx');
    const [{ KindForm, KindEdit }, { form }, code] = await Promise.all([frame, load(), loadCode()]);
    const props = { kind: form as FormKind, code: code as FormCode<Saved> };
    return {
      create: () => createElement(KindForm, props),
      edit: (id: string) => createElement(KindEdit, { ...props, id }),
    };
  };
}

interface ByHand<Own extends object> {
  Create: ComponentType<Own>;
  Edit: ComponentType<Own & { id: string }>;
}

/** A form that no declaration says; `own` is what several kinds with one form differ in. */
function byHand<Own extends object>(load: () => Promise<ByHand<Own>>, own: Own) {
  return async () => {
    const { Create, Edit } = await load();
    return { create: () => createElement(Create, own), edit: (id: string) => createElement(Edit, { ...own, id }) };
  };
}

function sponsorForm(tipo: SponsorTipo) {
  return byHand(
    async () => {
      const { SponsorForm: Create, SponsorEdit: Edit } = await import('#areas/patrocinadores/admin-form.tsx');
      return { Create, Edit };
    },
    { tipo },
  );
}
