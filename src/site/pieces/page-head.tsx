import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { say } from '#values/idioma/say.ts';
import styles from './page-head.module.css';

interface Props {
  title: string;
  /** Of the title, where it is not the page's own. */
  lang?: 'es' | undefined;
  crumbs?: { name: string; path: string }[];
  children?: ReactNode;
}

/** Where one is, and the title. */
export function PageHead({ title, lang, crumbs = [], children }: Props) {
  return (
    <div className={styles.head}>
      <Breadcrumb crumbs={crumbs} />
      <h1 lang={lang}>{title}</h1>
      {children}
    </div>
  );
}

interface Crumb {
  name: string;
  path: string;
  lang?: 'es' | undefined;
}

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={say('Estás en')} className={styles.crumbs}>
      <ol>
        <li>
          <AppLink href="/">{say('Inicio')}</AppLink>
        </li>
        {crumbs.map(({ name, path, lang }) => (
          <li key={path}>
            <AppLink href={path} lang={lang}>
              {say(name)}
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
