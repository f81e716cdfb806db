import { useClickOutside } from '@mantine/hooks';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '#desk/use-user.ts';
import { AppLink } from '#ui/app-link.tsx';
import styles from './create-menu.module.css';
import { createScreensFor } from './place.ts';

/** "+ Crear": from anywhere to the form of something new. */
export function CreateMenu({ isInBar }: { isInBar?: boolean }) {
  const { rol } = useUser();
  const [isOpen, setOpen] = useState(false);
  const box = useClickOutside<HTMLDetailsElement>(() => setOpen(false));
  const screens = createScreensFor(rol);
  if (screens.length === 0) return null;
  return (
    <details
      ref={box}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => setOpen(open)}
      className={isInBar ? styles.inBar : styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        event.currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary>
        <Plus size={isInBar ? 20 : 17} aria-hidden="true" />
        Crear
      </summary>
      {isOpen && (
        <ul>
          {screens.map(({ label, path }) => (
            <li key={path}>
              <AppLink href={`/admin${path}`} onClick={() => setOpen(false)}>
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
