/** The groups of the panel, always at hand, with what waits in each and the place where one is. */
import { useLocalStorage } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { ChevronRight, Sun } from 'lucide-react';
import { groupTitle, type Tile, type TileGroup } from '#desk/panel/groups.ts';
import { useUser } from '#desk/use-user.ts';
import { AppLink } from '#ui/app-link.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { dailyTiles, placeOf, sideGroups } from './place.ts';
import styles from './side-nav.module.css';
import { type Counts, useCounts } from './use-counts.ts';

export function SideNav() {
  const { rol } = useUser();
  const { pathname } = useLocation();
  const counts = useCounts(pathname);
  const daily = dailyTiles(rol);
  const groups = sideGroups(rol);
  const place = placeOf(pathname, [...daily, ...groups.flatMap(({ tiles }) => tiles)]);
  // As they were left in this browser; the group where one is, is open unless it was closed.
  const [left, setLeft] = useLocalStorage<Record<string, boolean>>({ key: 'escritorio-grupos', defaultValue: {} });
  return (
    <div className={styles.nav}>
      <AppLink href="/admin" className={styles.hoy} aria-current={place === '' ? 'page' : undefined}>
        <Sun size={17} aria-hidden="true" />
        Hoy
      </AppLink>
      <Entries tiles={daily} place={place} counts={counts} />
      {groups.map((group) => {
        const isOpen = left[group.title] ?? group.tiles.some(({ path }) => path === place);
        return (
          <Group
            key={group.title}
            group={group}
            place={place}
            counts={counts}
            isOpen={isOpen}
            onToggle={() => setLeft({ ...left, [group.title]: !isOpen })}
          />
        );
      })}
    </div>
  );
}

interface GroupProps {
  group: TileGroup;
  place: string | undefined;
  counts: Counts;
  isOpen: boolean;
  onToggle(): void;
}

function Group({ group: { title, tiles }, place, counts, isOpen, onToggle }: GroupProps) {
  const waiting = tiles.reduce((sum, { path }) => sum + (counts[path]?.count ?? 0), 0);
  return (
    <details
      open={isOpen}
      className={styles.group}
      onToggle={({ currentTarget: { open } }) => open !== isOpen && onToggle()}
    >
      <summary>
        <ChevronRight size={15} aria-hidden="true" className={styles.arrow} />
        <span className={styles.label}>{groupTitle(title, useSitio().marca)}</span>
        {!isOpen && <Count count={waiting} what="pendientes" />}
      </summary>
      {isOpen && <Entries tiles={tiles} place={place} counts={counts} />}
    </details>
  );
}

function Entries({ tiles, place, counts }: { tiles: Tile[]; place: string | undefined; counts: Counts }) {
  return (
    <ul>
      {tiles.map(({ label, path }) => (
        <li key={path}>
          <AppLink href={`/admin${path}`} className={styles.entry} aria-current={path === place ? 'true' : undefined}>
            <span className={styles.label}>{label}</span>
            <Count {...counts[path]} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function Count({ count = 0, what }: { count?: number; what?: string }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> {what}</span>
    </span>
  );
}
