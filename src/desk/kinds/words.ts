/** Where the screens of a kind are, and what they say: from the table of things, as for most kinds. */
import { hasScreens, screensOf } from '#desk/screens.ts';
import { endingOf, type Tipo, theThing, thingOf, things } from '#things.ts';
import type { Addresses, CatalogKind } from './kind.ts';

export function addressesOf(tipo: Tipo): Addresses {
  if (!hasScreens(tipo)) throw new Error(`${tipo} has its screens elsewhere and must say where`);
  const { list, create, edit } = screensOf(tipo);
  const isBySlug = thingOf(tipo).screens === 'form by slug';
  return {
    list: `/admin${list}`,
    create: `/admin${create}`,
    edit: ({ id, slug }) => `/admin${edit}/${isBySlug ? slug : id}`,
  };
}

/** "los libros", "las rutas". */
function allOf(tipo: Tipo): string {
  return `l${endingOf(tipo) === 'a' ? 'as' : 'os'} ${things[tipo].plural.toLowerCase()}`;
}

export function listWords(tipo: Tipo) {
  const { label, plural } = things[tipo];
  const ending = endingOf(tipo);
  const create = `Nuev${ending} ${label}`;
  return {
    create,
    failed: `No se pudieron cargar ${allOf(tipo)}.`,
    empty: `No se han encontrado ${plural.toLowerCase()}. ¡Crea ${ending === 'a' ? 'la primera' : 'el primero'}!`,
    emptyHint: create,
  };
}

export function readWords(tipo: Tipo) {
  return {
    failed: `${theThing(tipo)} no se encontró o no se pudo cargar.`,
    before: `Error al cargar ${things[tipo].one}:`,
  };
}

export function catalogWords({ tipo, ...kind }: Pick<CatalogKind, 'tipo' | 'label' | 'one' | 'texts'>) {
  const { one } = things[tipo];
  const { label = things[tipo].label, one: said = one } = kind;
  const ending = endingOf(tipo);
  const { failed, empty } = listWords(tipo);
  const noun = said.replace(/^(?:el|la) /, '');
  const done = (verb: string) => `${noun[0]!.toUpperCase()}${noun.slice(1)} ${verb}${ending} con éxito.`;
  return {
    headings: { add: `Añadir Nuev${ending} ${label}`, edit: `Editar ${label}` },
    failed,
    empty,
    created: done('cread'),
    updated: done('actualizad'),
    createFailed: `Error al crear ${said}.`,
    updateFailed: `Error al actualizar ${said}.`,
    deleted: done('eliminad'),
    deleteFailed: `Error al eliminar ${said}.`,
    question: (name: string) => `¿Estás seguro de que quieres eliminar ${one} "${name}"?`,
    ...kind.texts,
  };
}
