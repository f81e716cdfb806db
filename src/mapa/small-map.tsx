import type { ReactNode } from 'react';
import type { Coordinates } from './projection.ts';
import { isOnMap } from './projection.ts';
import { ProvinceMap } from './province-map.tsx';
import styles from './small-map.module.css';
import { windowAround } from './window.ts';

interface Props {
  /** Where it is; a place that is not on our map leaves the street map alone. */
  point: Coordinates | null | undefined;
  nombre: string;
  /** The street map, one press away. */
  street?: ReactNode;
}

/** Our map with the point on it, and the street map one press away. */
export function SmallMap({ point, nombre, street }: Props) {
  if (!point || !isOnMap(point)) return street;
  return (
    <div className={styles.small}>
      <div className={styles.ours}>
        <ProvinceMap
          label={`${nombre} en el mapa de la provincia`}
          window={windowAround([point])}
          points={[{ id: 'aqui', nombre, kind: 'lugar', ...point }]}
        />
      </div>
      {street}
    </div>
  );
}
