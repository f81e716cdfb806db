import { useRouterState } from '@tanstack/react-router';
import { ChevronDown, Menu, Search, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { Sitio } from '#areas/ajustes/sitio.ts';
import { HeaderCarrito } from '#areas/tienda/carrito/button.tsx';
import { HeaderViaje } from '#areas/viaje/header-link.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Logo } from '#ui/logo.tsx';
import { useIsFrameKept } from '#ui/use-is-frame-kept.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import styles from './header.module.css';
import { LanguageLinks, LanguageMenu } from './language/language-links.tsx';

type MenuEntry = Sitio['menus']['cabecera'][number];

export function Header() {
  const { abreConImagen, identidad, menus } = useSitio();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isAtTop = useIsAtTop();
  const isOverHero = abreConImagen && path === '/' && isAtTop;
  const className = `${styles.header} ${isOverHero ? styles.overHero : ''}`;
  if (useIsFrameKept()) return <header className={className} />;
  return (
    <header className={className}>
      <a className={styles.skip} href="#contenido">
        {say('Saltar al contenido')}
      </a>
      <div className={`wide ${styles.bar}`}>
        <AppLink href="/" className={styles.home} aria-label={say('{nombre}, inicio', { nombre: identidad.nombre })}>
          <Logo />
        </AppLink>
        <nav className={styles.desktop} aria-label={say('Principal')}>
          <ul className={styles.menu}>
            {menus.cabecera.map((entry) => (
              <li key={entry.texto}>
                {entry.enlaces.length > 0 ? <Submenu entry={entry} /> : <MenuItem entry={entry} />}
              </li>
            ))}
          </ul>
        </nav>
        <HeaderCarrito />
        <HeaderViaje />
        <AppLink href="/buscar" className={styles.icon} aria-label={say('Buscar')}>
          <Search aria-hidden="true" />
        </AppLink>
        <LanguageMenu className={styles.icon} />
        <Overlay key={path} />
      </div>
    </header>
  );
}

function MenuItem({ entry }: { entry: MenuEntry }) {
  return (
    <AppLink href={entry.destino ?? '/'} className={styles.link}>
      {entry.texto}
    </AppLink>
  );
}

/** Opens on hover and on press; Escape or leaving it with the keyboard closes it. */
function Submenu({ entry }: { entry: MenuEntry }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = `submenu-${entry.texto.toLowerCase().replace(/\W+/g, '-')}`;
  function closeWhenLeft(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer comfort on top of the button that does the same
    <div
      className={styles.submenu}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onBlur={closeWhenLeft}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        aria-controls={id}
        // The pointer has opened it by coming here: its press must not close it again.
        onClick={({ detail }) => setOpen(detail > 0 || !isOpen)}
      >
        {entry.texto}
        <ChevronDown aria-hidden="true" />
      </button>
      <ul id={id} className={styles.panel} hidden={!isOpen}>
        {entry.enlaces.map((link) => (
          <li key={link.destino}>
            <AppLink href={link.destino} onClick={() => setOpen(false)}>
              {link.texto}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The menu of small screens: a full-screen dialog, so the browser keeps the focus inside and Escape closes it. */
function Overlay() {
  const { menus } = useSitio();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  function closeSubmenus() {
    for (const details of dialog.current?.querySelectorAll('details') ?? []) details.open = false;
  }
  return (
    <>
      {/* Without JavaScript it leads to the same links at the foot of the page. */}
      {/* biome-ignore lint/a11y/useValidAnchor: a link that becomes a button once there is code for it */}
      {/* biome-ignore lint/a11y/useSemanticElements: a button could not lead anywhere without JavaScript */}
      <a
        href="#mapa-del-sitio"
        className={`${styles.icon} ${styles.opener}`}
        role="button"
        aria-haspopup="dialog"
        aria-label={say('Abrir el menú')}
        onClick={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
        }}
        // A button answers the space bar too.
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        <Menu aria-hidden="true" />
      </a>
      <dialog ref={dialog} className={styles.overlay} aria-label={say('Menú')} onClose={closeSubmenus}>
        <div className={styles.overlayBar}>
          <Logo />
          <button type="button" className={styles.icon} aria-label={say('Cerrar el menú')} onClick={close}>
            <X aria-hidden="true" />
          </button>
        </div>
        <nav aria-label={say('Principal, móvil')}>
          <ul className={styles.overlayMenu}>
            {menus.cabecera.map((entry) => (
              <li key={entry.texto}>
                <OverlayEntry entry={entry} onFollow={close} />
              </li>
            ))}
          </ul>
        </nav>
        <LanguageLinks />
      </dialog>
    </>
  );
}

function OverlayEntry({ entry, onFollow }: { entry: MenuEntry; onFollow(): void }) {
  if (entry.enlaces.length === 0)
    return (
      <AppLink href={entry.destino ?? '/'} onClick={onFollow}>
        {entry.texto}
      </AppLink>
    );
  return (
    <details>
      <summary>
        {entry.texto}
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul>
        {entry.enlaces.map((link) => (
          <li key={link.destino}>
            <AppLink href={link.destino} onClick={onFollow}>
              {link.texto}
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function useIsAtTop(): boolean {
  const [isAtTop, setAtTop] = useState(true);
  useEffect(() => {
    const look = () => setAtTop(window.scrollY < 24);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isAtTop;
}
