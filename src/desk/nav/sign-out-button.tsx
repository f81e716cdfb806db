import { Button, type ButtonProps } from '@mantine/core';
import { LogOut } from 'lucide-react';
import { useSignOut } from './use-sign-out.ts';

export function SignOutButton({ children = 'Cerrar Sesión', ...look }: ButtonProps) {
  const { leave, isBusy } = useSignOut();
  return (
    <Button
      variant="default"
      leftSection={<LogOut size={16} aria-hidden="true" />}
      {...look}
      onClick={() => void leave()}
      loading={isBusy}
    >
      {children}
    </Button>
  );
}
