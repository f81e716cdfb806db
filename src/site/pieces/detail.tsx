import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { say } from '#values/idioma/say.ts';
import { Cover } from './cover.tsx';
import styles from './detail.module.css';
import { PageActions } from './page-actions.tsx';
import { Breadcrumb } from './page-head.tsx';

interface Props {
  crumbs: { name: string; path: string }[];
  title: string;
  /** Of the title, where it is not the page's own. */
  lang?: 'es' | undefined;
  kicker?: string | null | undefined;
  /** The wide picture under the title; undefined when the page has none. */
  cover?: string | null | undefined;
  /** The cards beside the text. */
  aside: ReactNode;
  /** On a wide screen the cards stand before the text too: a cover or a crest belongs to the title. */
  isAsideFirst?: boolean;
  back: { label: string; href: string };
  /** Before the ways to share it: the heart of what one can go to. */
  heart?: ReactNode;
  /** Before its picture and everything else, as wide as the page. */
  before?: ReactNode;
  /** Under the text, as wide as its column. */
  after?: ReactNode;
  children: ReactNode;
}

/** The page of one thing: title, picture, text, and what there is to know beside it. */
export function Detail({
  crumbs,
  title,
  lang,
  kicker,
  cover,
  aside,
  isAsideFirst,
  back,
  heart,
  before,
  after,
  children,
}: Props) {
  return (
    <article className="wide" aria-label={title}>
      <header className={styles.head}>
        <Breadcrumb crumbs={crumbs} />
        {kicker && <p className={`kicker ${styles.kicker}`}>{kicker}</p>}
        <h1 lang={lang}>{title}</h1>
        <PageActions title={title} heart={heart} />
      </header>
      {before}
      {cover !== undefined && <Cover src={cover} />}
      <div className={`${styles.columns} ${isAsideFirst ? styles.asideFirst : ''}`}>
        <aside className={styles.aside} aria-label={say('Información sobre {titulo}', { titulo: title })}>
          {aside}
        </aside>
        <div className={styles.main}>
          <div className={styles.text}>{children}</div>
          {after && <div className={styles.after}>{after}</div>}
        </div>
      </div>
      <p className={styles.back} data-noprint>
        <AppLink href={back.href}>
          <span aria-hidden="true">← </span>
          {back.label}
        </AppLink>
      </p>
    </article>
  );
}

export function InfoCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Names and values; a value that is not there has no line. */
export function Facts({ rows }: { rows: [label: string, value: ReactNode][] }) {
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
