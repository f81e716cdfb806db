import { Heart } from 'lucide-react';
import { AppLink } from '#ui/app-link.tsx';
import { say, sayCount } from '#values/idioma/say.ts';
import styles from './header-link.module.css';
import { useViaje } from './store.ts';
import { cosasOf } from './viaje.ts';

/** In the header: where what was kept is, with how much it is. */
export function HeaderViaje() {
  const viaje = useViaje();
  const count = viaje ? cosasOf(viaje).length : 0;
  const label = count === 0 ? say('Mi viaje') : sayCount(count, 'Mi viaje: {n} cosa', 'Mi viaje: {n} cosas');
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
