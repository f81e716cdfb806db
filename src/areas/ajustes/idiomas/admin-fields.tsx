import { Checkbox, Fieldset, Stack, Text } from '@mantine/core';
import { SelectField, TextField } from '#desk/form/fields.tsx';
import { TagsField } from '#desk/form/tags-field.tsx';
import { QueryFailed } from '#desk/query-failed.tsx';
import { useCall } from '#desk/use-call.ts';
import type { SectionForm } from '../admin-section-form.ts';
import { ServiceKey, ServiceTest } from './admin-service-key.tsx';

const servicios = [
  { value: 'ninguno', label: 'Ninguno: se traduce a mano' },
  { value: 'deepl', label: 'DeepL, o uno que hable como él' },
  { value: 'libretranslate', label: 'LibreTranslate, o uno que hable como él' },
];

const usualUrl: Record<string, string> = {
  deepl: 'https://api-free.deepl.com',
  libretranslate: 'https://libretranslate.com',
};

export function IdiomasFields({ form }: { form: SectionForm }) {
  const query = useCall('get_idiomas_admin.php', {}, 'No se pudieron cargar los idiomas.');
  if (query.isError) return <QueryFailed query={query} />;
  const { tipo } = form.values.servicio as { tipo: string };
  return (
    <>
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
      <TagsField
        label="Glosario: nombres que se quedan como son"
        description="Lugares, platos, fiestas… Escribe uno y pulsa Intro. La máquina no los traduce"
        name="glosario"
        max={300}
        value={form.values.glosario as string[]}
        onChange={(words) => form.setFieldValue('glosario', words)}
        error={form.errors.glosario ?? firstOf(form, 'glosario')}
      />
      <Fieldset legend="Traducción automática">
        <Stack>
          {query.data?.servicio ? (
            <OfTheMachine host={query.data.servicio} />
          ) : (
            <>
              <SelectField
                form={form}
                name="servicio.tipo"
                label="Servicio"
                description="Propone traducciones de lo que falta. Hasta que alguien las lee, la página dice que nadie las ha revisado"
                data={servicios}
              />
              {tipo !== 'ninguno' && (
                <TextField
                  form={form}
                  name="servicio.url"
                  label="Dirección del servicio"
                  description="La que diga quien lo ofrece. Solo se le envía el texto que hay que traducir"
                  placeholder={usualUrl[tipo]}
                  required
                  maxLength={255}
                  value={(form.values.servicio as { url: string | null }).url ?? ''}
                />
              )}
              {tipo !== 'ninguno' && <ServiceKey isUnsaved={form.isDirty()} isRequired={tipo === 'deepl'} />}
            </>
          )}
        </Stack>
      </Fieldset>
    </>
  );
}

function OfTheMachine({ host }: { host: string }) {
  return (
    <>
      <Text size="sm">El servicio lo puso quien instaló el programa (TRANSLATE_URL): {host}.</Text>
      <ServiceTest />
    </>
  );
}

/** What is wrong with one of a list's entries, said beside the list. */
function firstOf(form: SectionForm, path: string) {
  return Object.entries(form.errors).find(([name]) => name.startsWith(`${path}.`))?.[1];
}
