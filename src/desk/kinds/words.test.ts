import { expect, test } from 'vitest';
import { addressesOf, catalogWords, listWords, readWords } from './words.ts';

test('where the screens of a kind are follows from the table of things', () => {
  const { list, create, edit } = addressesOf('libro');
  expect([list, create, edit({ id: 7, slug: 'uno' })]).toEqual([
    '/admin/libros/gestion',
    '/admin/libros/nuevo',
    '/admin/libros/editar/uno',
  ]);
  expect(addressesOf('evento').edit({ id: 7, slug: 'uno' })).toBe('/admin/eventos/editar/7');
  expect(() => addressesOf('empresa')).toThrow('elsewhere');
});

test('a list and a form speak of the kind in its gender and number, as specified', () => {
  expect(listWords('libro')).toEqual({
    create: 'Nuevo Libro',
    failed: 'No se pudieron cargar los libros.',
    empty: 'No se han encontrado libros. ¡Crea el primero!',
    emptyHint: 'Nuevo Libro',
  });
  expect(listWords('actividad')).toMatchObject({
    failed: 'No se pudieron cargar las actividades.',
    empty: 'No se han encontrado actividades. ¡Crea la primera!',
  });
  expect(readWords('libro')).toEqual({
    failed: 'El libro no se encontró o no se pudo cargar.',
    before: 'Error al cargar el libro:',
  });
});

test('so does a catalogue, by the name that its texts use', () => {
  expect(catalogWords({ tipo: 'provincia' })).toMatchObject({
    headings: { add: 'Añadir Nueva Provincia', edit: 'Editar Provincia' },
    created: 'Provincia creada con éxito.',
    updateFailed: 'Error al actualizar la provincia.',
    deleted: 'Provincia eliminada con éxito.',
  });
  const words = catalogWords({ tipo: 'categoria_ubicacion', label: 'Categoría', one: 'la categoría de ubicación' });
  expect(words).toMatchObject({
    headings: { add: 'Añadir Nueva Categoría' },
    failed: 'No se pudieron cargar las categorías de ubicaciones.',
    createFailed: 'Error al crear la categoría de ubicación.',
    updated: 'Categoría de ubicación actualizada con éxito.',
  });
  expect(words.question('Ermitas')).toBe('¿Estás seguro de que quieres eliminar la categoría "Ermitas"?');
});
