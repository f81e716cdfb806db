import { TextInput } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { AddToMenu } from '#areas/ajustes/admin-add-to-menu.tsx';
import { CatalogScreen } from '#desk/list/catalog-screen.tsx';
import { send } from '#desk/send.ts';
import { useCan } from '#desk/use-user.ts';
import { type Categoria, categoriaForm } from './categoria.ts';

export const Route = createFileRoute('/admin/categorias/gestion')({ component: Categorias });

function Categorias() {
  const isAdmin = useCan('admin');
  return (
    <CatalogScreen
      tipo="categoria"
      title="Gestionar Categorías de Artículos"
      noun={{ one: 'categoría', add: 'Añadir Nueva Categoría', edit: 'Editar Categoría' }}
      list={{
        call: 'get_categories.php',
        rows: (data) => (data as { categories: Categoria[] }).categories,
        failed: 'Error al cargar las categorías.',
        empty: 'No se han encontrado categorías de artículos. ¡Crea la primera!',
      }}
      schema={categoriaForm}
      initial={{ nombre_categoria: '' }}
      toValues={(row: Categoria) => ({ nombre_categoria: row.nombre_categoria })}
      name={(row) => row.nombre_categoria}
      fields={(form) => (
        <TextInput
          label="Nombre"
          name="nombre_categoria"
          required
          maxLength={100}
          {...form.getInputProps('nombre_categoria')}
        />
      )}
      columns={[
        { title: 'ID', cell: (row) => row.id, width: 70 },
        { title: 'Nombre', cell: (row) => row.nombre_categoria, isTitle: true },
      ]}
      moreActions={(row) => isAdmin && <AddToMenu texto={row.nombre_categoria} destino={`/${row.slug}`} />}
      create={(values) => send('create_categoria.php', values)}
      update={(row, values) => send('update_categoria.php', { ...row, ...values })}
      remove={(id) => send('delete_categoria.php', { id })}
      texts={{
        created: 'Categoría creada con éxito.',
        updated: 'Categoría actualizada con éxito.',
        createFailed: 'Error al crear la categoría.',
        updateFailed: 'Error al actualizar la categoría.',
        deleted: 'Categoría eliminada con éxito.',
        deleteFailed: 'Error al eliminar la categoría.',
        question: (name) => `¿Estás seguro de que quieres eliminar la categoría "${name}"?`,
      }}
    />
  );
}
