import { Group, Text } from '@mantine/core';
import { useCan } from '#desk/use-user.ts';
import { type Tipo, translatedTipos } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import { useSitio } from '#ui/use-sitio.ts';

/** Links to where a thing is translated into the languages that visitors are offered. */
export function TranslateLinks({ thing }: { thing: { tipo: Tipo; id: number } | undefined }) {
  const { idiomas } = useSitio();
  const isAllowed = useCan('traducir');
  if (!thing || !isAllowed || idiomas.length === 0 || !translatedTipos.includes(thing.tipo)) return null;
  return (
    <Group gap="sm" mt="md">
      <Text size="sm">Traducir:</Text>
      {idiomas.map(({ codigo, nombre }) => (
        <AppLink key={codigo} href={`/admin/traducciones/${codigo}/${thing.tipo}/${thing.id}`}>
          <span lang={codigo}>{nombre}</span>
        </AppLink>
      ))}
    </Group>
  );
}
