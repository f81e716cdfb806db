import { MultiSelect, SimpleGrid, Stack, Switch } from '@mantine/core';
import type { AnyForm } from '#desk/form/fields.tsx';
import { optionsOf } from '#desk/form/fields.tsx';
import { useCall } from '#desk/use-call.ts';

type Bound = Record<'municipios' | 'empresas', number[]>;

/** What a collaborator keeps. */
export function Binding({ form }: { form: AnyForm }) {
  const failed = 'No se pudieron cargar los municipios y negocios.';
  const municipios = useCall('get_municipios.php', {}, failed);
  const empresas = useEmpresas(failed);
  const chosen = (name: 'municipios' | 'empresas') => ({
    value: (form.values as Bound)[name].map(String),
    onChange: (ids: string[]) => form.setFieldValue(name, ids.map(Number)),
    searchable: true,
    clearable: true,
    error: form.errors[name],
  });
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MultiSelect
          label="Municipios"
          description="Lleva sus eventos y los horarios de sus lugares"
          data={optionsOf(municipios.data?.data)}
          {...chosen('municipios')}
        />
        <MultiSelect
          label="Negocios"
          description="Lleva su ficha y propone eventos en su municipio"
          data={optionsOf(empresas)}
          {...chosen('empresas')}
        />
      </SimpleGrid>
      <Switch
        label="De confianza: lo que escribe se publica sin que nadie lo mire antes"
        name="de_confianza"
        {...form.getInputProps('de_confianza', { type: 'checkbox' })}
      />
    </Stack>
  );
}

/** A call answers a hundred at most; a province has some two hundred. */
function useEmpresas(failed: string) {
  const first = useCall('get_empresas.php', { limit: 100 }, failed);
  const pages = first.data?.pages ?? 1;
  const second = useCall('get_empresas.php', { limit: 100, page: 2 }, failed, { enabled: pages > 1 });
  const third = useCall('get_empresas.php', { limit: 100, page: 3 }, failed, { enabled: pages > 2 });
  return [first, second, third].flatMap(({ data }) => data?.data ?? []);
}
