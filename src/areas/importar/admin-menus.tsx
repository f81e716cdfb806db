import { Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import { AddToMenu, useMenus } from '#areas/ajustes/admin-add-to-menu.tsx';
import type { Informe, MenuPropuesto } from './importacion.ts';

/** What came and could be in the site's menu, each with one press. */
export function MenuOffers({ informe: { categorias = [], menus = [] } }: { informe: Informe }) {
  if (categorias.length === 0 && menus.length === 0) return null;
  return (
    <Stack gap="sm">
      {categorias.length > 0 && <NewCategorias categorias={categorias} />}
      {menus.map((menu) => (
        <ProposedMenu key={menu.nombre} menu={menu} />
      ))}
    </Stack>
  );
}

function NewCategorias({ categorias }: { categorias: NonNullable<Informe['categorias']> }) {
  const { menus, isBusy, addLinks } = useMenus();
  const missing = menus ? categorias.filter(({ destino }) => !menus.has(destino)) : [];
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" align="start">
        <Title order={3} fz="md">
          Categorías nuevas
        </Title>
        {missing.length > 1 && (
          <Button size="compact-sm" loading={isBusy} onClick={() => void addLinks(missing)}>
            Poner todas en el menú
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        Hasta que no estén en el menú, se llega a ellas solo desde sus artículos y el buscador.
      </Text>
      <List size="sm" mt={4}>
        {categorias.map(({ texto, destino }) => (
          <List.Item key={destino}>
            {texto} <AddToMenu texto={texto} destino={destino} />
          </List.Item>
        ))}
      </List>
    </Paper>
  );
}

function ProposedMenu({ menu: { nombre, entradas } }: { menu: MenuPropuesto }) {
  const { menus, isBusy, replace } = useMenus();
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" align="start">
        <Title order={3} fz="md">
          Menú «{nombre}» del sitio viejo
        </Title>
        <Button
          size="compact-sm"
          variant="outline"
          loading={isBusy}
          disabled={!menus}
          onClick={() => void replace(entradas, `El menú «${nombre}» es ahora el de la cabecera.`)}
          aria-label={`Usar en la cabecera el menú «${nombre}»`}
        >
          Usar en la cabecera
        </Button>
      </Group>
      <List size="sm" mt={4}>
        {entradas.map(({ texto, enlaces }, index) => (
          <List.Item key={index}>
            {texto}
            {enlaces.length > 0 && (
              <Text span inherit c="dimmed">
                {' '}
                → {enlaces.map((enlace) => enlace.texto).join(', ')}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed" mt={4}>
        El menú de ahora queda entre las versiones anteriores, en Ajustes → Menús.
      </Text>
    </Paper>
  );
}
