import type { ButtonHTMLAttributes } from 'react';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import styles from './button.module.css';

export type ButtonLook = 'action' | 'quiet' | 'light';

export function Button({
  look = 'action',
  className = '',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook }) {
  return <button type="button" {...rest} className={`${styles.button} ${styles[look]} ${className}`} />;
}

export function ButtonLink({ look = 'action', ...rest }: Omit<AppLinkProps, 'className'> & { look?: ButtonLook }) {
  return <AppLink {...rest} className={`${styles.button} ${styles[look]}`} />;
}
