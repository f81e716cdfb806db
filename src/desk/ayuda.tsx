import { createFileRoute } from '@tanstack/react-router';
import manual from '../../docs/manual-administrador.md?raw';
import styles from './ayuda.module.css';
import { headings, Markdown } from './markdown.tsx';
import { AdminPage } from './page.tsx';

export const Route = createFileRoute('/admin/ayuda')({ component: Ayuda });

const pictures: Record<string, string> = import.meta.glob('../../docs/manual/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The screen has its title already. */
const body = manual.replace(/^# .+\n/, '');

function Ayuda() {
  return (
    <AdminPage title="Ayuda">
      <nav className={styles.contents} aria-label="Índice">
        <ul>
          {headings(body, 2).map(({ title, id }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.manual}>
        <Markdown text={body} picture={(name) => pictures[`../../docs/${name}`]} />
      </div>
    </AdminPage>
  );
}
