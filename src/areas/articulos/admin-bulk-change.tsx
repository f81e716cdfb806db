/** Category, topics, author and state of several articles at once. */
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '#desk/dialogs/dialog.tsx';
import type { ManyChange } from '#desk/list/selection.tsx';
import { sendForm } from '#desk/send.ts';
import type { ArticuloAdminListItem } from './articulo.ts';
import { useCategorias } from './categorias/admin-use-categorias.ts';
import { type EstadoArticulo, estadosArticulo, situacionLabel } from './estado.ts';
import { TemasField } from './temas/admin-temas-field.tsx';

type Props = ManyChange<ArticuloAdminListItem>;

export function BulkChange(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact-md"
        variant="default"
        loading={props.isBusy}
        leftSection={<FolderInput size={15} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Cambiar…
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Cambiar los seleccionados" centered>
        <Choice {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Choice({ doToEach, onClose }: Props & { onClose(): void }) {
  const { categorias } = useCategorias();
  const [categoria, setCategoria] = useState('');
  const [added, setAdded] = useState<string[]>([]);
  const [removed, setRemoved] = useState<string[]>([]);
  const [autor, setAutor] = useState('');
  const [estado, setEstado] = useState('');
  const isNothing = ![categoria, autor.trim(), estado, ...added, ...removed].some(Boolean);

  function apply() {
    onClose();
    doToEach(({ Id_articulo }) =>
      sendForm(
        'update_article.php',
        {
          Id_articulo,
          ...(categoria && { Id_categoria: categoria }),
          ...(autor.trim() && { autor }),
          ...(estado && { estado: estado as EstadoArticulo }),
          ...(added.length > 0 && { anadir_temas: JSON.stringify(added) }),
          ...(removed.length > 0 && { quitar_temas: JSON.stringify(removed) }),
        },
        () => {},
      ),
    );
  }

  return (
    <Stack>
      <NativeSelect
        label="Categoría"
        name="categoria_de_varios"
        value={categoria}
        onChange={({ currentTarget }) => setCategoria(currentTarget.value)}
        data={[{ value: '', label: 'La que tiene cada uno' }, ...categorias]}
      />
      <TextInput
        label="Autor"
        name="autor_de_varios"
        placeholder="El que tiene cada uno"
        maxLength={100}
        value={autor}
        onChange={({ currentTarget }) => setAutor(currentTarget.value)}
      />
      <NativeSelect
        label="Estado"
        name="estado_de_varios"
        value={estado}
        onChange={({ currentTarget }) => setEstado(currentTarget.value)}
        data={[
          { value: '', label: 'El que tiene cada uno' },
          ...estadosArticulo.map((value) => ({ value, label: situacionLabel[value] })),
        ]}
      />
      <TemasField label="Añadir temas" name="anadir_temas" value={added} onChange={setAdded} />
      <TemasField label="Quitar temas" name="quitar_temas" value={removed} onChange={setRemoved} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button onClick={apply} disabled={isNothing}>
          Cambiar
        </Button>
      </Group>
    </Stack>
  );
}
