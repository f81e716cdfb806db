import { Menu } from '@mantine/core';
import { cloneElement, type ReactElement, type Ref, useEffect, useRef, useState } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { sponsorTipoLabel, sponsorTipos } from './tipos.ts';

interface Props {
  /** The button that was pressed for it. */
  children: ReactElement<{ ref?: Ref<HTMLButtonElement> }>;
}

/** Which kind of sponsor is added; opens as soon as it is there. */
export function NewSponsorMenu({ children }: Props) {
  const [isOpened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The one that was pressed is gone: the focus goes to the one in its place, and comes back there.
  useEffect(() => {
    button.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu position="bottom-end" opened={isOpened} onChange={setOpened} returnFocus>
      <Menu.Target>{cloneElement(children, { ref: button })}</Menu.Target>
      <Menu.Dropdown>
        {sponsorTipos.map((tipo) => (
          <Menu.Item key={tipo} component={AppLink} href={`/admin/patrocinadores_${tipo}/nuevo`}>
            {sponsorTipoLabel[tipo]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
