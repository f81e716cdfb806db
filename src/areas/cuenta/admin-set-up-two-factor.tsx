/** Shown instead of any other screen while the second factor is demanded and the user has none. */
import { Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { SignOutButton } from '#desk/nav/sign-out-button.tsx';
import { AdminPage } from '#desk/page.tsx';
import { TwoFactor } from './admin-two-factor.tsx';

export function SetUpTwoFactor() {
  const router = useRouter();
  return (
    <AdminPage title="Activa la verificación en dos pasos" actions={<SignOutButton />}>
      <Text mb="md">
        En este sitio es obligatoria para todas las personas. En cuanto la actives podrás seguir trabajando.
      </Text>
      <TwoFactor isOnAtFirst={false} onMessage={(message) => message && void router.invalidate()} />
    </AdminPage>
  );
}
