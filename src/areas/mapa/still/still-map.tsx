import { createIsomorphicFn } from '@tanstack/react-start';
import type { ComponentProps, ComponentType } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { StaticPart } from '#ui/static-part.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { ProvinceMap } from '../province-map.tsx';
import { wholeProvince } from '../window.ts';
import styles from './still-map.module.css';

type Props = ComponentProps<typeof ProvinceMap>;

const DrawnMap = createIsomorphicFn()
  .server((): ComponentType<Props> => ProvinceMap)
  .client((): ComponentType<Props> => lazyPart(() => import('../province-map.tsx').then((file) => file.ProvinceMap)))();

/**
 * Our map where nothing on it changes: where the names have room is worked out once, on the server, and a browser that
 * got the page from there neither does it again nor loads the code for it. Another place of a page's own needs another `key`.
 */
export function StillMap(props: Props) {
  const { width, height } = props.window ?? wholeProvince;
  if (!useSitio().marca.mapa) return null;
  return (
    <StaticPart
      className={styles.still}
      room={<div className={styles.room} style={{ '--ratio': width / height } as object} />}
    >
      <DrawnMap {...props} />
    </StaticPart>
  );
}
