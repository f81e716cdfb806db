import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { CatalogScreen } from '#desk/list/catalog-screen.tsx';
import { send } from '#desk/send.ts';
import { type TipoEvento, tipoEventoForm } from './tipo-evento.ts';

export const Route = createFileRoute('/admin/tipos-evento/gestion')({ component: TiposEvento });

function TiposEvento() {
  return (
    <CatalogScreen
      tipo="tipo_evento"
      title="Gestionar Tipos de Evento"
      noun={{ one: 'tipo de evento', add: 'Añadir Nuevo Tipo de Evento', edit: 'Editar Tipo de Evento' }}
      list={{
        call: 'get_tipos_evento.php',
        rows: (data) => (data as { data: TipoEvento[] }).data,
        failed: 'No se pudieron cargar los tipos de evento.',
        empty: 'No se han encontrado tipos de evento. ¡Crea el primero!',
      }}
      schema={tipoEventoForm}
      initial={{ nombre: '', descripcion: '' }}
      toValues={(row: TipoEvento) => ({ nombre: row.nombre, descripcion: row.descripcion ?? '' })}
      name={(row) => row.nombre}
      fields={(form) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label="Nombre" name="nombre" required maxLength={100} {...form.getInputProps('nombre')} />
          <Textarea
            label="Descripción"
            name="descripcion"
            maxLength={1000}
            autosize
            minRows={1}
            {...form.getInputProps('descripcion')}
          />
        </SimpleGrid>
      )}
      columns={[
        { title: 'Nombre', cell: (row) => row.nombre, isTitle: true },
        { title: 'Descripción', cell: (row) => row.descripcion ?? '-' },
      ]}
      create={(values) => send('create_tipo_evento.php', values)}
      update={(row, values) => send('update_tipo_evento.php', { ...row, ...values })}
      remove={(id) => send('delete_tipo_evento.php', { id })}
      texts={{
        created: 'Tipo de evento creado con éxito.',
        updated: 'Tipo de evento actualizado con éxito.',
        createFailed: 'Error al crear el tipo de evento.',
        updateFailed: 'Error al actualizar el tipo de evento.',
        deleted: 'Tipo de evento eliminado con éxito.',
        deleteFailed: 'Error al eliminar el tipo de evento.',
        question: (name) => `¿Estás seguro de que quieres eliminar el tipo de evento "${name}"?`,
      }}
    />
  );
}
