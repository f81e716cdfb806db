import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { CatalogScreen } from '#desk/list/catalog-screen.tsx';
import { RowLink } from '#desk/list/row-actions.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { type Municipio, municipioForm } from './municipio.ts';

export const Route = createFileRoute('/admin/municipios/gestion')({ component: Municipios });

function Municipios() {
  const provincias = useCall('get_provincias.php', {}, 'No se pudieron cargar las provincias.');
  const options = (provincias.data?.data ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre }));
  return (
    <CatalogScreen
      tipo="municipio"
      title="Gestionar Municipios"
      noun={{ one: 'municipio', add: 'Añadir Nuevo Municipio', edit: 'Editar Municipio' }}
      list={{
        call: 'get_municipios.php',
        rows: (data) => (data as { data: Municipio[] }).data,
        failed: 'No se pudieron cargar los municipios.',
        empty: 'No se han encontrado municipios. ¡Crea el primero!',
      }}
      schema={municipioForm}
      initial={{ nombre: '', provincia_id: '', place_id: '' }}
      toValues={(row: Municipio) => ({
        nombre: row.nombre,
        provincia_id: String(row.provincia_id),
        place_id: row.place_id ?? '',
      })}
      name={(row) => row.nombre}
      fields={(form) => (
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextInput label="Nombre" name="nombre" required maxLength={100} {...form.getInputProps('nombre')} />
          <NativeSelect
            label="Provincia"
            name="provincia_id"
            required
            data={[{ value: '', label: 'Selecciona una provincia' }, ...options]}
            {...form.getInputProps('provincia_id')}
            error={provincias.isError ? provincias.error.message : form.errors.provincia_id}
          />
          <TextInput label="Place ID" name="place_id" maxLength={255} {...form.getInputProps('place_id')} />
        </SimpleGrid>
      )}
      columns={[
        { title: 'Nombre', cell: (row) => row.nombre, isTitle: true },
        { title: 'Provincia', cell: (row) => row.provincia_nombre },
        { title: 'Place ID', cell: (row) => row.place_id ?? '-' },
      ]}
      moreActions={(row) => (
        <RowLink
          href={`/admin/municipios/pagina/${row.id}`}
          label="Página del pueblo"
          of={row.nombre}
          icon={<FileText size={18} aria-hidden="true" />}
        />
      )}
      create={(values) => send('create_municipio.php', values)}
      update={(row, values) => send('update_municipio.php', { ...row, ...values })}
      remove={(id) => send('delete_municipio.php', { id })}
      texts={{
        created: 'Municipio creado con éxito.',
        updated: 'Municipio actualizado con éxito.',
        createFailed: 'Error al crear el municipio.',
        updateFailed: 'Error al actualizar el municipio.',
        deleted: 'Municipio eliminado con éxito.',
        deleteFailed: 'Error al eliminar el municipio.',
        question: (name) => `¿Estás seguro de que quieres eliminar el municipio "${name}"?`,
      }}
    />
  );
}
