/** On phones and small tablets, under the thumb: what the sidebar is on wide screens. */

import { useDisclosure } from '@mantine/hooks';
import { Menu, Search, Sun } from 'lucide-react';
import { Suspense } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import styles from './bottom-bar.module.css';
import { CreateMenu } from './create-menu.tsx';

const NavDrawer = lazyPart(() => import('./nav-drawer.tsx').then(({ NavDrawer }) => NavDrawer));

export function BottomBar({ onFind }: { onFind: (() => void) | undefined }) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <nav aria-label="Accesos rápidos" className={styles.bar}>
      <AppLink href="/admin" className={styles.item}>
        <Sun size={20} aria-hidden="true" />
        Hoy
      </AppLink>
      {onFind && (
        <button type="button" className={styles.item} onClick={onFind}>
          <Search size={20} aria-hidden="true" />
          Buscar
        </button>
      )}
      <CreateMenu isInBar />
      <button type="button" className={styles.item} onClick={open} aria-haspopup="dialog">
        <Menu size={20} aria-hidden="true" />
        Menú
      </button>
      {isOpen && (
        <Suspense>
          <NavDrawer onClose={close} />
        </Suspense>
      )}
    </nav>
  );
}
