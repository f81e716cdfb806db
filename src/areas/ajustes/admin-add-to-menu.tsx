/** Puts a category into the header's menu from its own screen. */
import { Button, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '#desk/list/confirm-delete.tsx';
import { failureText, send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import type { Sitio } from './sitio.ts';

type Menus = Sitio['menus'];

export function AddToMenu({ texto, destino }: { texto: string; destino: string }) {
  const { data } = useCall('get_ajustes.php', {}, '');
  const refresh = useRefresh();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const saved = data?.data.menus;
  if (!saved) return null;
  const { cabecera } = saved.valores as unknown as Menus;
  const isThere = cabecera.some(
    (entry) => entry.destino === destino || entry.enlaces.some((link) => link.destino === destino),
  );
  if (isThere)
    return (
      <Text span size="sm" c="dimmed">
        En el menú
      </Text>
    );

  async function add() {
    setBusy(true);
    const valores = { cabecera: withLink(cabecera, { texto, destino }) };
    const result = await send('update_ajustes.php', { seccion: 'menus', valores, version: saved!.version });
    setBusy(false);
    if (result.ok) notify('success', `«${texto}» ya está en el menú.`);
    else notify('error', failureText(result, 'No se pudo cambiar el menú.'));
    void refresh('get_ajustes.php');
    void router.invalidate();
  }

  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={isBusy}
      onClick={() => void add()}
      aria-label={`Poner «${texto}» en el menú`}
    >
      Poner en el menú
    </Button>
  );
}

/** Into the first submenu, where the categories are; an entry of its own when there is none. */
function withLink(cabecera: Menus['cabecera'], link: { texto: string; destino: string }): Menus['cabecera'] {
  const submenu = cabecera.findIndex(({ enlaces }) => enlaces.length > 0);
  if (submenu < 0) return [...cabecera, { ...link, enlaces: [] }];
  return cabecera.map((entry, index) => (index === submenu ? { ...entry, enlaces: [...entry.enlaces, link] } : entry));
}
