import { type ReactNode, useEffect, useRef } from 'react';
import styles from './reveal.module.css';

/** Rises into place once, when a fifth of it can be seen. Without JavaScript it is simply there. */
export function Reveal({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const card = element.current;
    if (!card || !('IntersectionObserver' in window)) return;
    // What is already in view stays as it is; only what comes later moves.
    if (card.getBoundingClientRect().top < window.innerHeight) return;
    card.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        card.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { threshold: 0.2 },
    );
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={element} className={`${styles.reveal} ${className}`}>
      {children}
    </div>
  );
}
