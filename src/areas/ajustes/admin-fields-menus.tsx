import { SimpleGrid } from '@mantine/core';
import { TextField } from '#desk/form/fields.tsx';
import { ListField } from '#desk/form/list-field.tsx';
import type { SectionForm } from './admin-section-form.ts';
import { TargetField } from './admin-target-field.tsx';

interface Link {
  texto: string;
  destino: string;
}

interface Entry extends Link {
  enlaces: Link[];
}

const emptyLink: Link = { texto: '', destino: '' };

/** The header with its submenus, and the footer's columns. */
export function MenusFields({ form }: { form: SectionForm }) {
  return (
    <>
      <ListField
        form={form}
        path="cabecera"
        label="Menú de la cabecera"
        help="Una entrada con enlaces debajo es un submenú y no necesita destino."
        one="la entrada"
        title={({ texto, enlaces }: Entry) => (enlaces.length > 0 ? `${texto} (${enlaces.length})` : texto)}
        empty={{ texto: '', destino: '', enlaces: [] }}
        add="Añadir entrada al menú"
        max={12}
      >
        {(path, { enlaces }: Entry) => (
          <>
            <SimpleGrid cols={{ base: 1, sm: enlaces.length > 0 ? 1 : 2 }}>
              <TextField form={form} name={`${path}.texto`} label="Texto" required maxLength={40} />
              {enlaces.length === 0 && <TargetField form={form} name={`${path}.destino`} />}
            </SimpleGrid>
            <Links form={form} path={`${path}.enlaces`} label="Submenú" add="Añadir enlace al submenú" max={12} />
          </>
        )}
      </ListField>
      <ListField
        form={form}
        path="pie"
        label="Columnas del pie"
        one="la columna"
        title={({ titulo }: { titulo: string; enlaces: Link[] }) => titulo}
        empty={{ titulo: '', enlaces: [emptyLink] }}
        add="Añadir columna"
        max={4}
      >
        {(path) => (
          <>
            <TextField form={form} name={`${path}.titulo`} label="Título de la columna" required maxLength={40} />
            <Links form={form} path={`${path}.enlaces`} label="Enlaces" add="Añadir enlace a la columna" max={20} />
          </>
        )}
      </ListField>
    </>
  );
}

interface LinksProps {
  form: SectionForm;
  path: string;
  label: string;
  add: string;
  max: number;
}

function Links({ form, path, label, add, max }: LinksProps) {
  return (
    <ListField
      form={form}
      path={path}
      label={label}
      one="el enlace"
      title={({ texto }: Link) => texto}
      empty={emptyLink}
      add={add}
      max={max}
    >
      {(link) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField form={form} name={`${link}.texto`} label="Texto" required maxLength={60} />
          <TargetField form={form} name={`${link}.destino`} />
        </SimpleGrid>
      )}
    </ListField>
  );
}
