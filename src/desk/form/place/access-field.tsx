import { Fieldset, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { type Accesibilidad, type Acceso, accesos } from '#values/visita/accesibilidad.ts';
import type { AnyForm } from '../fields.tsx';

/** Hours in these words are understood by programs too. */
export const horarioHint =
  'Escrito así se sabe también si está abierto ahora: «De lunes a viernes, de 10:00 a 14:00; domingos y festivos, de 10:00 a 13:00». Por temporadas: «De abril a octubre, todos los días, de 10:00 a 20:00; el resto del año, sábados, de 11:00 a 14:00; cerrado el 25 de diciembre».';

/** How one gets in, and who looked when. The form holds it as JSON, as the call takes it. */
export function AccessField({ form }: { form: AnyForm }) {
  const said = JSON.parse(form.values.accesibilidad || '{}') as Accesibilidad;
  const say = (change: Accesibilidad) => form.setFieldValue('accesibilidad', JSON.stringify({ ...said, ...change }));
  return (
    <Fieldset legend="Accesibilidad">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(Object.keys(accesos) as Acceso[]).map((name) => (
          <NativeSelect
            key={name}
            name={name}
            label={accesos[name].label}
            data={[
              { value: '', label: 'Sin comprobar' },
              ...Object.entries(accesos[name].choices).map(([value, label]) => ({ value, label })),
            ]}
            value={said[name] ?? ''}
            onChange={({ currentTarget }) => say({ [name]: currentTarget.value })}
          />
        ))}
        <TextInput
          type="date"
          name="comprobado_en"
          label="Comprobado el"
          value={said.comprobado_en ?? ''}
          onChange={({ currentTarget }) => say({ comprobado_en: currentTarget.value })}
          error={form.errors.accesibilidad}
        />
      </SimpleGrid>
    </Fieldset>
  );
}
