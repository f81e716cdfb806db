import {
  ActionIcon,
  Button,
  Group,
  Image,
  NativeSelect,
  Paper,
  Stack,
  Switch,
  Table,
  Text,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Opcion, varianteName } from '#areas/tienda/variantes/opciones.ts';
import { maxOpciones } from '#areas/tienda/variantes/variante.ts';
import { AmountInput } from '#desk/form/amount-input.tsx';
import { TagsField } from '#desk/form/tags-field.tsx';
import styles from '#desk/list/data-table.module.css';
import { isChosen } from '#desk/pictures/picture-value.ts';
import { pictureAt } from '#values/picture.ts';
import type { ImageSlot } from './image-slots.tsx';
import type { Pictures } from './pictures.tsx';
import { reshape, summaryOf, type VarianteRow } from './reshape.ts';

export interface VariantesValues extends Pictures {
  precio: string;
  stock: string;
  opciones: Opcion[];
  variantes: VarianteRow[];
  slots: ImageSlot[];
}

/** Up to two options, and the table of their combinations: each with its price and its units. */
export function Variantes({ form }: { form: UseFormReturnType<VariantesValues> }) {
  const { opciones, variantes } = form.values;
  // What was typed for combinations that are not there now.
  const known = useRef<VarianteRow[]>([]);
  const own = useRef({ precio: form.values.precio, stock: form.values.stock });
  if (variantes.length === 0) own.current = { precio: form.values.precio, stock: form.values.stock };

  function changeOpciones(next: Opcion[]) {
    known.current = [...variantes, ...known.current];
    const rows = reshape({ opciones: next, rows: variantes, known: known.current, own: own.current });
    form.setValues({ opciones: next, variantes: rows, ...(rows.length > 0 ? summaryOf(rows) : own.current) });
    for (const path of Object.keys(form.errors)) if (/^(?:opciones|variantes)/.test(path)) form.clearFieldError(path);
  }

  function changeOpcion(index: number, change: Partial<Opcion>) {
    const next = opciones.map((opcion, place) => (place === index ? { ...opcion, ...change } : opcion));
    // Another name makes no other rows.
    if (change.valores) changeOpciones(next);
    else form.setFieldValue('opciones', next);
  }

  function changeRow(index: number, change: Partial<VarianteRow>) {
    const rows = variantes.map((row, place) => (place === index ? { ...row, ...change } : row));
    form.setValues({ variantes: rows, ...summaryOf(rows) });
    form.clearFieldError(`variantes.${index}.${Object.keys(change)[0]}`);
  }

  function changeAll(change: Partial<VarianteRow>) {
    const rows = variantes.map((row) => ({ ...row, ...change }));
    form.setValues({ variantes: rows, ...summaryOf(rows) });
    for (const path of Object.keys(form.errors)) if (path.startsWith('variantes')) form.clearFieldError(path);
  }

  return (
    <Stack>
      <Text size="sm" c="dimmed">
        Para lo que se vende en tallas, colores o tamaños. Sin opciones, el producto tiene un solo precio.
      </Text>
      {opciones.map((opcion, index) => (
        <OpcionFields
          key={index}
          form={form}
          index={index}
          opcion={opcion}
          onChange={(change) => changeOpcion(index, change)}
          onRemove={() => changeOpciones(opciones.filter((_, place) => place !== index))}
        />
      ))}
      {opciones.length < maxOpciones && (
        <div>
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden="true" />}
            onClick={() => form.setFieldValue('opciones', [...opciones, { nombre: '', valores: [] }])}
          >
            {opciones.length === 0 ? 'Añadir opciones' : 'Añadir otra opción'}
          </Button>
        </div>
      )}
      {variantes.length > 1 && <ForAll onFill={(change) => changeAll(change)} />}
      {variantes.length > 0 && <VarianteTable form={form} onChange={changeRow} />}
      {(form.errors.variantes || form.errors.opciones) && (
        <Text c="red" size="sm" role="alert">
          {form.errors.variantes ?? form.errors.opciones}
        </Text>
      )}
    </Stack>
  );
}

interface OpcionProps {
  form: UseFormReturnType<VariantesValues>;
  index: number;
  opcion: Opcion;
  onChange(change: Partial<Opcion>): void;
  onRemove(): void;
}

function OpcionFields({ form, index, opcion, onChange, onRemove }: OpcionProps) {
  const path = `opciones.${index}`;
  return (
    <Paper withBorder p="sm">
      <Group align="start" wrap="nowrap">
        <Stack flex={1} miw={0}>
          <TextInput
            label={`Opción ${index + 1}`}
            name={`${path}.nombre`}
            placeholder="Talla, color, tamaño…"
            required
            maxLength={40}
            value={opcion.nombre}
            onChange={({ currentTarget }) => onChange({ nombre: currentTarget.value })}
            error={form.errors[`${path}.nombre`]}
          />
          <TagsField
            label={`Valores de la opción ${index + 1}`}
            name={`${path}.valores`}
            description="Escribe uno y pulsa Intro"
            required
            max={30}
            value={opcion.valores}
            onChange={(valores) => onChange({ valores })}
            error={form.errors[`${path}.valores`] ?? firstOf(form, `${path}.valores.`)}
          />
        </Stack>
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          aria-label={`Quitar la opción ${index + 1}`}
          onClick={onRemove}
        >
          <Trash2 size={18} aria-hidden="true" />
        </ActionIcon>
      </Group>
    </Paper>
  );
}

/** Most of them cost the same: typed once, it is in all the rows. What is left empty stays as it is. */
function ForAll({ onFill }: { onFill(change: Partial<VarianteRow>): void }) {
  const [precio, setPrecio] = useState('');
  const [stock, setStock] = useState('');
  return (
    <Group align="end" gap="sm">
      <AmountInput label="Precio de todas (€)" name="precio_de_todas" value={precio} onChange={setPrecio} w={170} />
      <TextInput
        label="Existencias de todas"
        name="existencias_de_todas"
        inputMode="numeric"
        value={stock}
        onChange={({ currentTarget }) => setStock(currentTarget.value)}
        w={170}
      />
      <Button
        variant="default"
        disabled={!precio && !stock}
        onClick={() => onFill({ ...(precio && { precio }), ...(stock && { stock }) })}
      >
        Poner en todas
      </Button>
    </Group>
  );
}

interface TableProps {
  form: UseFormReturnType<VariantesValues>;
  onChange(index: number, change: Partial<VarianteRow>): void;
}

function VarianteTable({ form, onChange }: TableProps) {
  const pictures = picturesOf(form.values);
  return (
    <Table className={styles.table} verticalSpacing="xs" aria-label="Variantes">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Variante</Table.Th>
          <Table.Th>Precio (€)</Table.Th>
          <Table.Th>Existencias</Table.Th>
          <Table.Th>Referencia</Table.Th>
          {pictures.length > 1 && <Table.Th>Imagen</Table.Th>}
          <Table.Th>A la venta</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {form.values.variantes.map((row, index) => {
          const name = varianteName(row);
          const named = (field: 'precio' | 'stock' | 'referencia', label: string) => ({
            'aria-label': `${label} de ${name}`,
            name: `variantes.${index}.${field}`,
            value: row[field],
            error: form.errors[`variantes.${index}.${field}`],
          });
          const cell = (field: 'stock' | 'referencia', label: string, more: object) => (
            <TextInput
              {...named(field, label)}
              onChange={({ currentTarget }) => onChange(index, { [field]: currentTarget.value })}
              {...more}
            />
          );
          return (
            <Table.Tr key={name}>
              <Table.Td data-label="Variante">
                <Text fw={600}>{name}</Text>
              </Table.Td>
              <Table.Td data-label="Precio (€)">
                <AmountInput
                  {...named('precio', 'Precio')}
                  onChange={(precio) => onChange(index, { precio })}
                  w={110}
                />
              </Table.Td>
              <Table.Td data-label="Existencias">
                {cell('stock', 'Existencias', { inputMode: 'numeric', placeholder: 'Sin límite', w: 110 })}
              </Table.Td>
              <Table.Td data-label="Referencia">
                {cell('referencia', 'Referencia', { maxLength: 40, placeholder: 'La del producto', w: 150 })}
              </Table.Td>
              {pictures.length > 1 && (
                <Table.Td data-label="Imagen">
                  <Group gap="xs" wrap="nowrap">
                    <NativeSelect
                      aria-label={`Imagen de ${name}`}
                      name={`variantes.${index}.imagen`}
                      data={[{ value: '', label: 'Ninguna propia' }, ...pictures]}
                      // One that is the product's no more is none.
                      value={pictures.some(({ value }) => value === row.imagen) ? row.imagen : ''}
                      error={form.errors[`variantes.${index}.imagen`]}
                      onChange={({ currentTarget }) => onChange(index, { imagen: currentTarget.value })}
                      w={150}
                    />
                    {row.imagen && <Image src={pictureAt(row.imagen, 400)} alt="" w={40} h={40} radius="sm" />}
                  </Group>
                </Table.Td>
              )}
              <Table.Td data-label="A la venta">
                <Switch
                  aria-label={`${name} a la venta`}
                  name={`variantes.${index}.activo`}
                  checked={row.activo}
                  onChange={({ currentTarget }) => onChange(index, { activo: currentTarget.checked })}
                />
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

/** The product's pictures as a choice: those it has, and those that were put into the form and have come. */
function picturesOf({ url_imagen, existing_images, slots }: VariantesValues) {
  const stored = [url_imagen, ...existing_images].filter(Boolean);
  const added = slots.flatMap(({ file }) => (isChosen(file) ? [file.medio] : []));
  return [...new Set([...stored, ...added])].map((value, index) => ({
    value,
    label: index === 0 ? 'La principal' : `La adicional ${index}`,
  }));
}

/** What is wrong with one of a list's entries, said beside the list. */
function firstOf(form: UseFormReturnType<VariantesValues>, prefix: string) {
  return Object.entries(form.errors).find(([name]) => name.startsWith(prefix))?.[1];
}
