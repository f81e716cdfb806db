/** Puts a category into the header's menu from its own screen, or a whole menu in its place. */
import { Button, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '#desk/notifications/host.tsx';
import { failureText, send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import type { Sitio } from './sitio.ts';

type Cabecera = Sitio['menus']['cabecera'];
interface Enlace {
  texto: string;
  destino: string;
}

export function AddToMenu({ texto, destino }: Enlace) {
  const { menus, isBusy, addLinks } = useMenus();
  if (!menus) return null;
  if (menus.has(destino))
    return (
      <Text span size="sm" c="dimmed">
        En el menú
      </Text>
    );

  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={isBusy}
      onClick={() => void addLinks([{ texto, destino }])}
      aria-label={`Poner en el menú «${texto}»`}
    >
      Poner en el menú
    </Button>
  );
}

/** The header's menu, as it is and to be changed; `menus` is undefined until it is known. */
export function useMenus() {
  const { data } = useCall('get_ajustes.php', {}, '');
  const refresh = useRefresh();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const saved = data?.data.menus;
  const { cabecera } = (saved?.valores ?? { cabecera: [] }) as unknown as Sitio['menus'];

  async function replace(next: Cabecera, done: string) {
    setBusy(true);
    const valores = { cabecera: next };
    const result = await send('update_ajustes.php', { seccion: 'menus', valores, version: saved!.version });
    setBusy(false);
    if (result.ok) notify('success', done);
    else notify('error', failureText(result, 'No se pudo cambiar el menú.'));
    void refresh('get_ajustes.php');
    void router.invalidate();
  }

  return {
    menus: saved && {
      has: (destino: string) =>
        cabecera.some((entry) => entry.destino === destino || entry.enlaces.some((link) => link.destino === destino)),
    },
    isBusy,
    replace,
    addLinks: (links: Enlace[]) =>
      replace(
        links.reduce(withLink, cabecera),
        links.length === 1 ? `«${links[0]!.texto}» ya está en el menú.` : 'Las categorías ya están en el menú.',
      ),
  };
}

/** So many links a submenu has at most. */
const maxEnlaces = 12;

/** Into the first submenu that has room, where the categories are; an entry of its own when there is none. */
function withLink(cabecera: Cabecera, link: Enlace): Cabecera {
  const submenu = cabecera.findIndex(({ enlaces }) => enlaces.length > 0 && enlaces.length < maxEnlaces);
  if (submenu < 0) return [...cabecera, { ...link, enlaces: [] }];
  return cabecera.map((entry, index) => (index === submenu ? { ...entry, enlaces: [...entry.enlaces, link] } : entry));
}
