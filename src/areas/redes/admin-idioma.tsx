import { NativeSelect } from '@mantine/core';
import { useSitio } from '#ui/use-sitio.ts';
import { spanish } from '#values/idioma/say.ts';

/** In which language of the site something goes out; nothing where there is only one. */
export function IdiomaSelect({ value, onChange }: { value: string; onChange(codigo: string): void }) {
  const { idiomas } = useSitio();
  if (idiomas.length === 0) return null;
  return (
    <NativeSelect
      label="Idioma"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[spanish, ...idiomas].map(({ codigo, nombre }) => ({ value: codigo, label: nombre }))}
    />
  );
}
