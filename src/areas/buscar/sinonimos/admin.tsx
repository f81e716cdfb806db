import { TextInput } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { CatalogScreen } from '#desk/list/catalog-screen.tsx';
import { send } from '#desk/send.ts';
import { type Sinonimo, sinonimoForm } from './sinonimo.ts';

export const Route = createFileRoute('/admin/sinonimos')({ component: Sinonimos });

function Sinonimos() {
  return (
    <CatalogScreen
      tipo="sinonimo"
      title="Sinónimos del buscador"
      noun={{ one: 'grupo de sinónimos', add: 'Añadir sinónimos', edit: 'Editar sinónimos' }}
      list={{
        call: 'get_sinonimos_admin.php',
        rows: (data) => (data as { data: Sinonimo[] }).data,
        failed: 'No se pudieron cargar los sinónimos.',
        empty: 'No hay sinónimos. El buscador solo encuentra las palabras tal como están escritas.',
      }}
      schema={sinonimoForm}
      initial={{ palabras: '' }}
      toValues={(row: Sinonimo) => ({ palabras: row.palabras })}
      name={(row) => row.palabras}
      fields={(form) => (
        <TextInput
          label="Palabras que quieren decir lo mismo"
          description="Separadas por comas. Quien busque una encontrará también las otras, y primero lo que lleve la suya."
          placeholder="hotel, hostal, casa rural"
          name="palabras"
          required
          maxLength={500}
          {...form.getInputProps('palabras')}
        />
      )}
      columns={[{ title: 'Palabras', cell: (row) => row.palabras, isTitle: true }]}
      create={(values) => send('create_sinonimo.php', values)}
      update={(row, values) => send('update_sinonimo.php', { ...row, ...values })}
      remove={(id) => send('delete_sinonimo.php', { id })}
      texts={{
        created: 'Sinónimos guardados con éxito.',
        updated: 'Sinónimos actualizados con éxito.',
        createFailed: 'Error al guardar los sinónimos.',
        updateFailed: 'Error al actualizar los sinónimos.',
        deleted: 'Sinónimos eliminados con éxito.',
        deleteFailed: 'Error al eliminar los sinónimos.',
        question: (name) => `¿Estás seguro de que quieres eliminar los sinónimos "${name}"?`,
      }}
    />
  );
}
