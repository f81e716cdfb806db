import { useLocation } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hasDesk } from '#ui/desk-hint.ts';
import styles from './edit-link.module.css';

/** For whoever works on the site: from what visitors see to where it is edited. */
export function EditLink() {
  const { pathname } = useLocation();
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(hasDesk()), []);
  if (!isShown || pathname.startsWith('/admin/')) return null;
  return (
    <nav aria-label="Edición">
      <a className={styles.link} href={`/admin/editar?ruta=${encodeURIComponent(pathname)}`}>
        <Pencil size={16} aria-hidden="true" />
        Editar esta página
      </a>
    </nav>
  );
}
