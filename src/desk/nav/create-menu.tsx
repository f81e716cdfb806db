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
  return (
    <details
      ref={box}
      open={isOpen}
      className={isInBar ? styles.inBar : styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        event.currentTarget.querySelector('summary')?.focus();
      }}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a summary is pressed by keyboard as well */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        <Plus size={isInBar ? 20 : 17} aria-hidden="true" />
        Crear
      </summary>
      <ul>
        {createScreensFor(rol).map(({ label, path }) => (
          <li key={path}>
            <AppLink href={`/admin${path}`} onClick={() => setOpen(false)}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
