import { Text } from '@mantine/core';
import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { AdminPage } from './page.tsx';
import { useCanOpen, useUser } from './use-user.ts';

const SetUpTwoFactor = lazyPart(() =>
  import('#areas/cuenta/admin-set-up-two-factor.tsx').then(({ SetUpTwoFactor }) => SetUpTwoFactor),
);

/** The screen of this address, or why it is not shown. The server refuses the same on its own. */
export function AllowedScreen() {
  const { pathname } = useLocation();
  const isAllowed = useCanOpen(pathname);
  const { falta_dos_factores } = useUser();
  if (falta_dos_factores)
    return (
      <Suspense>
        <SetUpTwoFactor />
      </Suspense>
    );
  return isAllowed ? <Outlet /> : <NoPermission />;
}

function NoPermission() {
  return (
    <AdminPage title="No tienes permiso">
      <Text role="status">Tu papel no incluye esta página. Si la necesitas, pídeselo a quien administra el sitio.</Text>
    </AdminPage>
  );
}
