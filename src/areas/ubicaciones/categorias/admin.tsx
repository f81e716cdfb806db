import { TextInput } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { CatalogScreen } from '#desk/list/catalog-screen.tsx';
import { send } from '#desk/send.ts';
import { type CategoriaUbicacion, categoriaUbicacionForm } from './categoria-ubicacion.ts';

export const Route = createFileRoute('/admin/ubicaciones-categorias/gestion')({ component: CategoriasUbicacion });

function CategoriasUbicacion() {
  return (
    <CatalogScreen
      tipo="categoria_ubicacion"
      title="Gestionar Categorías de Ubicaciones"
      noun={{ one: 'categoría de ubicación', add: 'Añadir Nueva Categoría', edit: 'Editar Categoría' }}
      list={{
        call: 'get_categorias_ubicacion.php',
        rows: (data) => (data as { data: CategoriaUbicacion[] }).data,
        failed: 'No se pudieron cargar las categorías de ubicaciones.',
        empty: 'No se han encontrado categorías de ubicaciones. ¡Crea la primera!',
      }}
      schema={categoriaUbicacionForm}
      initial={{ nombre: '' }}
      toValues={(row: CategoriaUbicacion) => ({ nombre: row.nombre })}
      name={(row) => row.nombre}
      fields={(form) => (
        <TextInput label="Nombre" name="nombre" required maxLength={100} {...form.getInputProps('nombre')} />
      )}
      columns={[
        { title: 'Nombre', cell: (row) => row.nombre, isTitle: true },
        { title: 'Slug', cell: (row) => row.slug },
      ]}
      create={(values) => send('create_categoria_ubicacion.php', values)}
      update={(row, values) => send('update_categoria_ubicacion.php', { ...row, ...values })}
      remove={(id) => send('delete_categoria_ubicacion.php', { id })}
      texts={{
        created: 'Categoría de ubicación creada con éxito.',
        updated: 'Categoría de ubicación actualizada con éxito.',
        createFailed: 'Error al crear la categoría de ubicación.',
        updateFailed: 'Error al actualizar la categoría de ubicación.',
        deleted: 'Categoría de ubicación eliminada con éxito.',
        deleteFailed: 'Error al eliminar la categoría de ubicación.',
        question: (name) => `¿Estás seguro de que quieres eliminar la categoría "${name}"?`,
      }}
    />
  );
}
