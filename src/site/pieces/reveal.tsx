import { type ReactNode, useEffect, useRef } from 'react';
import styles from './reveal.module.css';

/** Moves in once, when a fifth of it is visible. Without JavaScript it is shown at once. */
export function Reveal({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const card = element.current;
    if (!card || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isWaiting = card.dataset.reveal === 'waiting';
        // What is in view from the beginning stays as it is; only what comes later moves.
        if (!isWaiting && entry.boundingClientRect.top < window.innerHeight) return observer.disconnect();
        card.dataset.reveal = entry.isIntersecting ? 'shown' : 'waiting';
        if (entry.isIntersecting) observer.disconnect();
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
