import { createIsomorphicFn } from '@tanstack/react-start';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { StaticPart } from '#ui/static-part.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import type { Coordinates } from '../projection.ts';
import { PointMap } from './point-map.tsx';
import styles from './small-map.module.css';

interface Props {
  point: Coordinates;
  nombre: string;
  /** The street map, one press away. */
  street?: ReactNode;
}

type Drawn = ComponentType<ComponentProps<typeof PointMap>>;

const DrawnMap = createIsomorphicFn()
  .server((): Drawn => PointMap)
  .client((): Drawn => lazyPart(() => import('./point-map.tsx').then((file) => file.PointMap)))();

/** Our map with the point on it, and the street map one press away. */
export function SmallMap({ point, nombre, street }: Props) {
  if (!useSitio().marca.mapa) return street;
  return (
    <div className={styles.small}>
      <StaticPart className={styles.ours} room={<div className={styles.room} />}>
        <DrawnMap point={point} nombre={nombre} />
      </StaticPart>
      {street}
    </div>
  );
}
