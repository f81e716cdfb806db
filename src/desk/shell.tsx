import { Button, Container, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { Suspense } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { Logo } from '#ui/logo.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { AllowedScreen } from './allowed-screen.tsx';
import { FinderButton, useFinder } from './finder/finder.tsx';
import { BottomBar } from './nav/bottom-bar.tsx';
import { CreateMenu } from './nav/create-menu.tsx';
import { SideNav } from './nav/side-nav.tsx';
import { SignOutButton } from './nav/sign-out-button.tsx';
import { useScreenFocus } from './nav/use-screen-focus.ts';
import styles from './shell.module.css';
import { useCan, useUser } from './use-user.ts';

/** What somebody said is wrong with what is on the screen: comes when the address names it. */
const CorreccionNote = lazyPart(() =>
  import('#areas/propuestas/admin-correccion-note.tsx').then(({ CorreccionNote }) => CorreccionNote),
);

/** From so many pixels on there is room beside the screen; also in shell.module.css and form-actions.module.css. */
const sideFrom = 1000;

/** What stands around every screen: header, sidebar (a bar below on phones), and the way to find anything. */
export function DeskShell() {
  // Whoever has to set up the second factor first can go nowhere else.
  const { falta_dos_factores: isHeld } = useUser();
  const canFind = useCan('oficina') && !isHeld;
  const finder = useFinder(canFind);
  const { correccion } = useLocation().search as { correccion?: unknown };
  const main = useScreenFocus();
  const isWide = useMediaQuery(`(min-width: ${sideFrom / 16}em)`, true, { getInitialValueInEffect: false });
  return (
    <div className={styles.shell} data-side={!isHeld && isWide}>
      <a href="#contenido" className={styles.skip} data-noprint>
        Saltar al contenido
      </a>
      <Header onFind={isWide && canFind ? finder.open : undefined} canLeave={isWide} />
      {!isHeld && isWide && (
        <nav aria-label="Administración" className={styles.side}>
          <CreateMenu />
          <SideNav />
        </nav>
      )}
      <main ref={main} id="contenido" tabIndex={-1} className={styles.main}>
        <Suspense fallback={null}>
          {typeof correccion === 'number' && <CorreccionNote id={correccion} key={correccion} />}
        </Suspense>
        <AllowedScreen />
      </main>
      {!isHeld && !isWide && <BottomBar onFind={canFind ? finder.open : undefined} />}
      {finder.dialog}
    </div>
  );
}

interface HeaderProps {
  onFind: (() => void) | undefined;
  canLeave: boolean;
}

/** On phones finding is in the bar under the thumb, and signing out in its menu. */
function Header({ onFind, canLeave }: HeaderProps) {
  const { identidad } = useSitio();
  return (
    <header className={styles.header}>
      <Container size={1600} h="100%">
        <Group h="100%" justify="space-between" wrap="nowrap">
          <AppLink href="/admin" className={styles.brand} aria-label={`${identidad.nombre}, panel de administración`}>
            <Logo />
          </AppLink>
          <Group gap="xs" wrap="nowrap">
            {onFind && <FinderButton onClick={onFind} />}
            <Button
              component="a"
              href="/"
              target="_blank"
              variant="subtle"
              size="compact-md"
              rightSection={<ExternalLink size={15} aria-hidden="true" />}
            >
              Ver el sitio
            </Button>
            {canLeave && (
              <SignOutButton variant="subtle" size="compact-md">
                Salir
              </SignOutButton>
            )}
          </Group>
        </Group>
      </Container>
    </header>
  );
}
