import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { say } from '#values/idioma/say.ts';
import styles from './modal.module.css';

interface Props {
  title: string;
  /** Called once it is closed, by whatever means: button, backdrop, Escape, the way back. */
  onClose(): void;
  className?: string | undefined;
  children: ReactNode;
}

/** A native dialog that is open as long as it is rendered: the browser keeps the focus inside and gives it back. */
export function Modal({ title, onClose, className = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const id = useId();

  // Before the browser paints, and before it is taken away: only a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // Everything inside has its own box, so a press on the dialog itself is a press beside it. One that began inside, to mark a text, is not.
  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === dialog.current && pressed.current === dialog.current) dialog.current.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={`${styles.modal} ${className}`}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={closeOnBackdrop}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={say('Cerrar')}
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
