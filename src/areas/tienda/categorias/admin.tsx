import { TextInput } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { CatalogScreen } from '#desk/list/catalog-screen.tsx';
import { send, sendByGet } from '#desk/send.ts';
import { type CategoriaProducto, categoriaProductoForm } from './categoria-producto.ts';

export const Route = createFileRoute('/admin/categorias-productos/gestion')({ component: CategoriasProducto });

function CategoriasProducto() {
  return (
    <CatalogScreen
      tipo="categoria_producto"
      title="Gestionar Categorías de Artículos"
      intro="Las categorías de los artículos que se venden en la tienda."
      noun={{ one: 'categoría', add: 'Añadir Nueva Categoría', edit: 'Editar Categoría' }}
      list={{
        call: 'get_categorias_articulos_admin.php',
        rows: (data) => (data as { data: CategoriaProducto[] }).data,
        failed: 'No se pudieron cargar las categorías.',
        empty: 'No se han encontrado categorías de artículos. ¡Crea la primera!',
      }}
      schema={categoriaProductoForm}
      initial={{ nombre: '' }}
      toValues={(row: CategoriaProducto) => ({ nombre: row.nombre })}
      name={(row) => row.nombre}
      fields={(form) => (
        <TextInput label="Nombre" name="nombre" required maxLength={100} {...form.getInputProps('nombre')} />
      )}
      columns={[
        { title: 'ID', cell: (row) => row.id, width: 70 },
        { title: 'Nombre', cell: (row) => row.nombre, isTitle: true },
      ]}
      create={(values) => send('create_categoria_producto.php', values)}
      update={(row, values) => send('update_categoria_producto.php', { ...row, ...values })}
      remove={(id) => sendByGet('delete_categoria_producto.php', { id })}
      texts={{
        created: 'Categoría creada con éxito.',
        updated: 'Categoría actualizada con éxito.',
        createFailed: 'Error al crear la categoría.',
        updateFailed: 'Error al actualizar la categoría.',
        deleted: 'Categoría eliminada con éxito.',
        deleteFailed: 'Error al eliminar la categoría.',
        question: (name) => `¿Estás seguro de que quieres eliminar la categoría "${name}"?`,
      }}
      labels={{
        add: ['Añadir Categoría', 'Añadiendo...'],
        update: ['Actualizar Categoría', 'Actualizando...'],
        cancel: 'Cancelar Edición',
      }}
    />
  );
}
