import { SimpleGrid, TextInput } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { CatalogScreen } from '#desk/list/catalog-screen.tsx';
import { send } from '#desk/send.ts';
import { type Provincia, provinciaForm } from './provincia.ts';

export const Route = createFileRoute('/admin/provincias/gestion')({ component: Provincias });

function Provincias() {
  return (
    <CatalogScreen
      tipo="provincia"
      title="Gestionar Provincias"
      noun={{ one: 'provincia', add: 'Añadir Nueva Provincia', edit: 'Editar Provincia' }}
      list={{
        call: 'get_provincias.php',
        rows: (data) => (data as { data: Provincia[] }).data,
        failed: 'No se pudieron cargar las provincias.',
        empty: 'No se han encontrado provincias. ¡Crea la primera!',
      }}
      schema={provinciaForm}
      initial={{ nombre: '', comunidad_autonoma: '' }}
      toValues={(row: Provincia) => ({ nombre: row.nombre, comunidad_autonoma: row.comunidad_autonoma ?? '' })}
      name={(row) => row.nombre}
      fields={(form) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label="Nombre" name="nombre" required maxLength={100} {...form.getInputProps('nombre')} />
          <TextInput
            label="Comunidad Autónoma"
            name="comunidad_autonoma"
            maxLength={100}
            {...form.getInputProps('comunidad_autonoma')}
          />
        </SimpleGrid>
      )}
      columns={[
        { title: 'Nombre', cell: (row) => row.nombre, isTitle: true },
        { title: 'Comunidad Autónoma', cell: (row) => row.comunidad_autonoma ?? '-' },
      ]}
      create={(values) => send('create_provincia.php', values)}
      update={(row, values) => send('update_provincia.php', { ...row, ...values })}
      remove={(id) => send('delete_provincia.php', { id })}
      texts={{
        created: 'Provincia creada con éxito.',
        updated: 'Provincia actualizada con éxito.',
        createFailed: 'Error al crear la provincia.',
        updateFailed: 'Error al actualizar la provincia.',
        deleted: 'Provincia eliminada con éxito.',
        deleteFailed: 'Error al eliminar la provincia.',
        question: (name) => `¿Estás seguro de que quieres eliminar la provincia "${name}"?`,
      }}
    />
  );
}
