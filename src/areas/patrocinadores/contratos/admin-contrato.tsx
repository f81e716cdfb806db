/** The part of every sponsor's form that says from when to when, for how much, and where it is shown. */
import { Checkbox, Group, NativeSelect, SimpleGrid, Stack, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { AmountField } from '#desk/form/amount-input.tsx';
import { optionsOf, TextareaField, TextField } from '#desk/form/fields.tsx';
import { Part } from '#desk/page.tsx';
import { useCall } from '#desk/use-call.ts';
import type { SponsorValues } from '../admin-kinds.ts';
import { lugares, lugarLabel } from './contrato.ts';

type Form = UseFormReturnType<SponsorValues>;

export function ContratoFields({ form }: { form: Form }) {
  return (
    <Part title="Contrato">
      <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }}>
        <TextField form={form} name="desde" label="Desde" type="date" description="Vacío: desde ya" />
        <TextField form={form} name="hasta" label="Hasta" type="date" description="Este día incluido; vacío: sin fin" />
        <AmountField form={form} name="importe" label="Importe (€)" description="Solo para ti" />
        <TextField
          form={form}
          name="orden"
          label="Orden"
          inputMode="numeric"
          description="El 1 va el primero; sin número, al final"
        />
      </SimpleGrid>
      <Places form={form} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextareaField
          form={form}
          name="contacto"
          label="Contacto del contrato"
          minRows={2}
          maxLength={500}
          description="Con quién lo has acordado; no se publica"
        />
        <TextareaField
          form={form}
          name="notas"
          label="Notas"
          minRows={2}
          maxLength={5000}
          description="Lo que conviene recordar; no se publica"
        />
      </SimpleGrid>
      <Stack gap="xs">
        <Switch
          name="informe_mensual"
          label="Enviar el informe de cada mes"
          {...form.getInputProps('informe_mensual', { type: 'checkbox' })}
        />
        {form.values.informe_mensual && (
          <TextField
            form={form}
            name="informe_email"
            label="Correo para el informe"
            type="email"
            maxLength={100}
            maw={420}
            description="El primero sale cuando acabe este mes"
          />
        )}
      </Stack>
    </Part>
  );
}

function Places({ form }: { form: Form }) {
  const chosen = form.values.lugares as string[];
  return (
    <Stack gap="sm">
      <Checkbox.Group
        label="Dónde se muestra"
        value={chosen}
        onChange={(value) => form.setFieldValue('lugares', value)}
        error={form.errors.lugares}
      >
        <Group gap="md" mt={6}>
          {lugares.map((lugar) => (
            <Checkbox key={lugar} name="lugares" value={lugar} label={lugarLabel[lugar]} />
          ))}
        </Group>
      </Checkbox.Group>
      {chosen.includes('municipio') && <MunicipioField form={form} />}
      {chosen.includes('categorias') && <CategoriasField form={form} />}
    </Stack>
  );
}

function MunicipioField({ form }: { form: Form }) {
  const { data } = useCall('get_municipios.php', {}, 'No se pudieron cargar los municipios.');
  return (
    <NativeSelect
      name="municipio_id"
      label="Municipio"
      maw={420}
      data={[{ value: '', label: data ? 'Elige un municipio' : 'Cargando...' }, ...optionsOf(data?.data)]}
      {...form.getInputProps('municipio_id')}
    />
  );
}

function CategoriasField({ form }: { form: Form }) {
  const { data } = useCall('get_categories.php', {}, 'No se pudieron cargar las secciones.');
  return (
    <Checkbox.Group
      label="Secciones"
      value={form.values.categorias as string[]}
      onChange={(value) => form.setFieldValue('categorias', value)}
      error={form.errors.categorias}
    >
      <Group gap="md" mt={6}>
        {(data?.categories ?? []).map(({ id, nombre_categoria }) => (
          <Checkbox key={id} name="categorias" value={String(id)} label={nombre_categoria} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
