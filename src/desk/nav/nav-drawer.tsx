import { Drawer } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { SideNav } from './side-nav.tsx';
import { SignOutButton } from './sign-out-button.tsx';

export function NavDrawer({ onClose }: { onClose(): void }) {
  const { href } = useLocation();
  const opened = useRef(href);
  useEffect(() => {
    if (href !== opened.current) onClose();
  }, [href, onClose]);
  return (
    <Drawer
      opened
      onClose={onClose}
      title="Administración"
      position="left"
      size={320}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      <nav aria-label="Administración">
        <SideNav />
      </nav>
      <SignOutButton fullWidth mt="md" />
    </Drawer>
  );
}
