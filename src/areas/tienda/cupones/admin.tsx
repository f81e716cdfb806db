import { MultiSelect, NativeSelect, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { optionsOf } from '#desk/form/fields.tsx';
import { catalogWords } from '#desk/kinds/words.ts';
import { ActivoBadge } from '#desk/list/activo-controls.tsx';
import { CatalogScreen, type FormOf } from '#desk/list/catalog-screen.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { formatDate } from '#values/fecha.ts';
import { formatEuros } from '#values/money.ts';
import { type Cupon, cuponForm, tipoCuponLabel, tiposCupon } from './cupon.ts';

export const Route = createFileRoute('/admin/cupones/gestion')({ component: Cupones });

const initial = {
  codigo: '',
  tipo: 'porcentaje' as Cupon['tipo'],
  valor: '',
  desde: '',
  hasta: '',
  minimo: '',
  usos: '',
  categorias: [] as string[],
  activo: true,
};
type Values = typeof initial;

const { headings, ...texts } = catalogWords({ tipo: 'cupon' });

function Cupones() {
  const categorias = useCall('get_categorias_articulos_admin.php', {}, 'Error al cargar categorías.');
  return (
    <CatalogScreen
      tipo="cupon"
      title="Gestionar Cupones"
      intro="Códigos que quien compra escribe al finalizar la compra. Cada pedido lleva uno como mucho."
      headings={headings}
      list={{
        call: 'get_cupones_admin.php',
        rows: (data) => (data as { data: Cupon[] }).data,
        failed: texts.failed,
        empty: texts.empty,
        isPaged: true,
      }}
      schema={cuponForm}
      initial={initial}
      toValues={toValues}
      name={(row) => row.codigo}
      fields={(form) => (
        <CuponFields form={form} categorias={optionsOf(categorias.data?.data)} problem={categorias.error?.message} />
      )}
      columns={[
        { title: 'Código', cell: (row) => <strong>{row.codigo}</strong>, isTitle: true },
        { title: 'Descuento', cell: (row) => discountSaid(row) },
        { title: 'Fechas', cell: (row) => datesSaid(row) },
        { title: 'Compra mínima', cell: (row) => (row.minimo > 0 ? formatEuros(row.minimo) : 'Ninguna') },
        { title: 'Usos', cell: (row) => (row.usos === null ? row.usados : `${row.usados} de ${row.usos}`), width: 100 },
        { title: 'Estado', cell: (row) => <ActivoBadge activo={row.activo} />, width: 110 },
      ]}
      create={(values) => send('create_cupon.php', values)}
      update={(row, values) => send('update_cupon.php', { ...row, ...values })}
      remove={(id) => send('delete_cupon.php', { id: Number(id) })}
      texts={texts}
      labels={{
        add: ['Añadir Cupón', 'Añadiendo...'],
        update: ['Actualizar Cupón', 'Actualizando...'],
        cancel: 'Cancelar Edición',
      }}
    />
  );
}

interface FieldsProps {
  form: FormOf<Values>;
  categorias: { value: string; label: string }[];
  problem: string | undefined;
}

function CuponFields({ form, categorias, problem }: FieldsProps) {
  const isFree = form.values.tipo === 'envio';
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput
          label="Código"
          name="codigo"
          required
          maxLength={40}
          description="Letras, números y guiones"
          {...form.getInputProps('codigo')}
        />
        <NativeSelect
          label="Tipo"
          name="tipo"
          description="Qué descuenta"
          data={tiposCupon.map((tipo) => ({ value: tipo, label: tipoCuponLabel[tipo] }))}
          {...form.getInputProps('tipo')}
        />
        {!isFree && (
          <TextInput
            label={form.values.tipo === 'importe' ? 'Importe (€)' : 'Porcentaje (%)'}
            name="valor"
            required
            inputMode="decimal"
            description={form.values.tipo === 'importe' ? 'Con el IVA incluido' : 'Entre 1 y 100, sin decimales'}
            {...form.getInputProps('valor')}
          />
        )}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
        <TextInput label="Desde" name="desde" type="date" {...form.getInputProps('desde')} />
        <TextInput label="Hasta" name="hasta" type="date" {...form.getInputProps('hasta')} />
        <TextInput
          label="Compra mínima (€)"
          name="minimo"
          inputMode="decimal"
          placeholder="Ninguna"
          {...form.getInputProps('minimo')}
        />
        <TextInput
          label="Usos"
          name="usos"
          inputMode="numeric"
          placeholder="Sin límite"
          {...form.getInputProps('usos')}
        />
      </SimpleGrid>
      <MultiSelect
        label="Categorías"
        name="categorias"
        description="Vacío: vale para todos los productos"
        data={categorias}
        searchable
        clearable
        nothingFoundMessage="Ninguna categoría se llama así"
        {...form.getInputProps('categorias')}
      />
      {problem && (
        <Text c="red" size="sm" role="alert">
          {problem}
        </Text>
      )}
      <Switch
        label="Activo"
        name="activo"
        description="Un cupón inactivo no se puede usar"
        {...form.getInputProps('activo', { type: 'checkbox' })}
      />
    </Stack>
  );
}

function toValues(row: Cupon): Values {
  return {
    codigo: row.codigo,
    tipo: row.tipo,
    valor: row.tipo === 'envio' ? '' : String(row.valor),
    desde: row.desde ?? '',
    hasta: row.hasta ?? '',
    minimo: row.minimo > 0 ? String(row.minimo) : '',
    usos: String(row.usos ?? ''),
    categorias: row.categorias.map(String),
    activo: row.activo === 1,
  };
}

function discountSaid({ tipo, valor }: Cupon): string {
  if (tipo === 'envio') return tipoCuponLabel.envio;
  return tipo === 'porcentaje' ? `${valor} %` : formatEuros(valor);
}

function datesSaid({ desde, hasta }: Cupon): string {
  if (desde && hasta) return `Del ${formatDate(desde)} al ${formatDate(hasta)}`;
  if (desde) return `Desde el ${formatDate(desde)}`;
  return hasta ? `Hasta el ${formatDate(hasta)}` : 'Siempre';
}
