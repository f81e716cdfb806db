import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { parsePicture, pictureAt } from '#values/picture.ts';
import styles from './data-table.module.css';

/** An address, or what is done here. */
export type Opened = string | (() => void) | undefined;

interface Props {
  /** Undefined: none of them has one. Null: this one has none. */
  picture: string | null | undefined;
  /** Crests and logos are shown whole. */
  isLogo?: boolean;
  opens: Opened;
  children: ReactNode;
}

/** The name of a row, which leads to the thing, and its picture in small. */
export function TitleCell({ picture, isLogo = false, opens, children }: Props) {
  return (
    <div className={styles.title}>
      {picture !== undefined && <Thumbnail picture={picture} isLogo={isLogo} />}
      <div>
        {typeof opens === 'string' && <AppLink href={opens}>{children}</AppLink>}
        {typeof opens === 'function' && <UnstyledButton onClick={opens}>{children}</UnstyledButton>}
        {!opens && children}
      </div>
    </div>
  );
}

/** Without a picture, only its room: the names stay below each other. */
function Thumbnail({ picture, isLogo }: { picture: string | null; isLogo: boolean }) {
  if (!picture) return <span className={styles.thumb} />;
  const src = parsePicture(picture) ? pictureAt(picture, 400) : picture;
  const look = isLogo ? `${styles.thumb} ${styles.logo}` : styles.thumb;
  return <img className={look} src={src} alt="" loading="lazy" decoding="async" />;
}
