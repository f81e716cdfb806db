import { Heart } from 'lucide-react';
import { AppLink } from '#ui/app-link.tsx';
import styles from './header-link.module.css';
import { useViaje } from './store.ts';
import { cosasOf } from './viaje.ts';

/** In the header: where what was kept is, with how much it is. */
export function HeaderViaje() {
  const viaje = useViaje();
  const count = viaje ? cosasOf(viaje).length : 0;
  const label = count === 0 ? 'Mi viaje' : `Mi viaje: ${count} ${count === 1 ? 'cosa' : 'cosas'}`;
  return (
    <AppLink href="/mi-viaje" className={styles.icon} aria-label={label}>
      <Heart aria-hidden="true" data-full={count > 0 || undefined} />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
    </AppLink>
  );
}
