import { useLocation } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { say } from '#values/idioma/say.ts';
import styles from './edit-link.module.css';

export function EditLinkShown() {
  const { pathname } = useLocation();
  if (pathname.startsWith('/admin/')) return null;
  return (
    <nav aria-label={say('Edición')}>
      <a className={styles.link} href={`/admin/editar?ruta=${encodeURIComponent(pathname)}`}>
        <Pencil size={16} aria-hidden="true" />
        {say('Editar esta página')}
      </a>
    </nav>
  );
}
