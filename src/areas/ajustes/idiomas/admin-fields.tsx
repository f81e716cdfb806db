import { Checkbox, Stack } from '@mantine/core';
import { QueryFailed } from '#desk/query-failed.tsx';
import { useCall } from '#desk/use-call.ts';
import type { SectionForm } from '../admin-section-form.ts';

export function IdiomasFields({ form }: { form: SectionForm }) {
  const query = useCall('get_idiomas_admin.php', {}, 'No se pudieron cargar los idiomas.');
  if (query.isError) return <QueryFailed query={query} />;
  return (
    <Checkbox.Group
      label="Idiomas que se ofrecen además del español"
      description="Lo que dice el programa ya está traducido. De lo tuyo se ve lo que hayas traducido; lo demás, en español y diciéndolo"
      {...form.getInputProps('visibles')}
    >
      <Stack gap="xs" mt="sm">
        {query.data?.data.map(({ codigo, nombre }) => (
          <Checkbox key={codigo} value={codigo} label={nombre} lang={codigo} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
