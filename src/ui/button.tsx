import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import styles from './button.module.css';

export type ButtonLook = 'action' | 'quiet' | 'light';

export function Button({
  look = 'action',
  className = '',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook }) {
  return <button type="button" {...rest} className={`${styles.button} ${styles[look]} ${className}`} />;
}

export function ButtonLink({
  look = 'action',
  href,
  children,
}: {
  look?: ButtonLook;
  href: string;
  children: ReactNode;
}) {
  return (
    <AppLink href={href} className={`${styles.button} ${styles[look]}`}>
      {children}
    </AppLink>
  );
}
