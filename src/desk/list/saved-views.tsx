/** How a list is searched, filtered and ordered, saved by a name: chosen again by one press, by whoever saved it. */
import { ActionIcon, Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { Bookmark, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Dialog } from '#desk/dialogs/dialog.tsx';
import { failureText, send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { confirmDelete, notifyResult } from './confirm-delete.tsx';
import { isSameView, viewOf } from './list-search.ts';
import type { useListSearch } from './use-list-search.ts';

const call = 'get_vistas_admin.php';

export function SavedViews({ search }: { search: ReturnType<typeof useListSearch> }) {
  const { path: lista, values, replace } = search;
  const views = useCall(call, { lista }, 'No se pudieron cargar tus vistas.').data?.data ?? [];
  const refresh = useRefresh();
  const consulta = viewOf(values);
  const chosen = views.find((view) => isSameView(view.consulta, consulta));
  const canSave = !chosen && Object.keys(consulta).length > 0;

  function forget({ id, nombre }: { id: number; nombre: string }) {
    confirmDelete({
      label: 'Borrar la vista',
      question: `¿Borrar la vista «${nombre}»? La lista se queda como está, y lo que hay en ella también.`,
      work: () => send('delete_vista.php', { id }),
      done: 'Vista borrada.',
      failed: 'Error al borrar la vista.',
      onDone: () => void refresh(call),
    });
  }

  return (
    <>
      {views.length > 0 && (
        <NativeSelect
          label="Vista"
          name="vista"
          w={170}
          value={chosen ? String(chosen.id) : ''}
          data={[
            { value: '', label: canSave ? 'Sin guardar' : 'Todo' },
            ...views.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            replace(views.find(({ id }) => String(id) === value)?.consulta ?? {})
          }
        />
      )}
      {chosen && (
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          title="Borrar la vista"
          aria-label={`Borrar la vista ${chosen.nombre}`}
          onClick={() => forget(chosen)}
        >
          <Trash2 size={18} aria-hidden="true" />
        </ActionIcon>
      )}
      {canSave && <SaveView lista={lista} consulta={consulta} onSaved={() => void refresh(call)} />}
    </>
  );
}

interface SaveProps {
  lista: string;
  consulta: Record<string, string>;
  onSaved(): void;
}

function SaveView({ lista, consulta, onSaved }: SaveProps) {
  const [isOpen, setOpen] = useState(false);
  const [nombre, setNombre] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const result = await send('create_vista.php', { lista, nombre, consulta: JSON.stringify(consulta) });
    setBusy(false);
    if (!result.ok) return setError(failureText(result, 'Error al guardar la vista.'));
    notifyResult(result, '');
    setOpen(false);
    setNombre('');
    onSaved();
  }

  return (
    <>
      <Button variant="subtle" leftSection={<Bookmark size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Guardar vista
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Guardar esta vista" centered>
        <form onSubmit={save} noValidate>
          <TextInput
            label="Nombre"
            name="nombre_vista"
            description="La búsqueda, los filtros y el orden de ahora. Con el nombre de otra, ocupa su lugar. Solo la ves tú."
            value={nombre}
            onChange={({ currentTarget }) => {
              setNombre(currentTarget.value);
              setError(undefined);
            }}
            error={error}
            maxLength={60}
            required
            data-autofocus
          />
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={() => setOpen(false)}>
              Cancelar
            </Button>
            <Button type="submit" loading={isBusy}>
              Guardar
            </Button>
          </Group>
        </form>
      </Dialog>
    </>
  );
}
