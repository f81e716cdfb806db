import { createFileRoute } from '@tanstack/react-router';
import { TextareaField, TextField } from '#desk/form/fields.tsx';
import { catalogWords } from '#desk/kinds/words.ts';
import { CatalogScreen } from '#desk/list/catalog-screen.tsx';
import { ViewLink } from '#desk/list/row-actions.tsx';
import { send } from '#desk/send.ts';
import { things } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import { MergeButton } from './admin-merge.tsx';
import { type Tema, temaForm } from './tema.ts';

export const Route = createFileRoute('/admin/temas/gestion')({ component: Temas });

const { headings, ...texts } = catalogWords({
  tipo: 'tema',
  texts: {
    failed: 'Error al cargar los temas.',
    empty: 'Todavía no hay temas. Escríbelos en los artículos, o añade aquí el primero.',
  },
});

function Temas() {
  return (
    <CatalogScreen
      tipo="tema"
      title="Gestionar Temas"
      intro="De qué tratan los artículos. Cada artículo dice los suyos al escribirlo; aquí se les cambia el nombre, se describen y se unen los que son lo mismo. Las direcciones de antes llevan a la nueva."
      headings={headings}
      list={{
        call: 'get_temas.php',
        rows: (data) => (data as { data: Tema[] }).data,
        failed: texts.failed,
        empty: texts.empty,
      }}
      schema={temaForm}
      initial={{ nombre: '', descripcion: '' }}
      toValues={(row: Tema) => ({ nombre: row.nombre, descripcion: row.descripcion ?? '' })}
      name={(row) => row.nombre}
      fields={(form) => (
        <>
          <TextField form={form} name="nombre" label="Nombre" required maxLength={60} />
          <TextareaField
            form={form}
            name="descripcion"
            label="Descripción"
            maxLength={1000}
            minRows={2}
            description="Se lee en su página y en los buscadores"
          />
        </>
      )}
      columns={[
        { title: 'Nombre', cell: (row) => row.nombre, isTitle: true },
        {
          title: 'Artículos publicados',
          cell: (row) => <AppLink href={`/admin/articulos/gestion?tema=${row.id}`}>{row.total}</AppLink>,
          sort: (row) => row.total,
          isNumber: true,
        },
        { title: 'Descripción', cell: (row) => row.descripcion },
      ]}
      moreActions={(row) => (
        <>
          {row.total > 0 && <ViewLink href={things.tema.path(row.slug)} of={row.nombre} />}
          <MergeButton tema={row} />
        </>
      )}
      create={(values) => send('create_tema.php', values)}
      update={(row, values) => send('update_tema.php', { ...row, ...values })}
      remove={(id) => send('delete_tema.php', { id })}
      texts={texts}
    />
  );
}
