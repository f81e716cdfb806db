import { Link2, Share2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { pathHere } from '#idioma-path.ts';
import { Drawn } from '#ui/drawn.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import styles from './share.module.css';

interface Props {
  title: string;
  path: string;
  /** 'icons' are WhatsApp and the two networks, 'people' all but the networks; a page shows all the ways once. */
  look: 'icons' | 'buttons' | 'row' | 'people';
}

/** Real links first: with a blocked pop-up, or without JavaScript, they are just links. */
export function ShareButtons({ title, path, look }: Props) {
  const { url: base, redes } = useSitio();
  const url = base + pathHere(path);
  const hasText = look === 'buttons' || look === 'people';
  const hasAll = look !== 'icons';
  return (
    <ul className={`${styles.share} ${styles[look] ?? ''}`} data-noprint>
      <li>
        <a
          href={`https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`}
          target="_blank"
          rel="noopener"
          aria-label={say('Compartir en {red}', { red: 'WhatsApp' })}
          title="WhatsApp"
        >
          <Drawn name="whatsapp" />
          {hasText && <span>WhatsApp</span>}
        </a>
      </li>
      {look !== 'people' && (
        <>
          <Network
            name="facebook"
            label="Facebook"
            href={`https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, quote: title })}`}
            hasText={hasText}
          />
          <Network
            name="x"
            label="X"
            href={`https://twitter.com/intent/tweet?${new URLSearchParams({ text: title, url, hashtags: redes.hashtags.join(',') })}`}
            hasText={hasText}
          />
        </>
      )}
      {hasAll && <CopyLink url={url} hasText={hasText} />}
      {hasAll && <PhoneShare title={title} url={url} hasText={hasText} />}
    </ul>
  );
}

interface NetworkProps {
  name: 'facebook' | 'x';
  label: string;
  href: string;
  hasText: boolean;
}

/** Opens a 600 by 400 pop-up. */
function Network({ name, label, href, hasText }: NetworkProps) {
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        data-popup
        onClick={openPopup}
        aria-label={say('Compartir en {red}', { red: label })}
        title={label}
      >
        <Drawn name={name} />
        {hasText && <span>{say('Compartir en {red}', { red: label })}</span>}
      </a>
    </li>
  );
}

function openPopup(event: MouseEvent<HTMLAnchorElement>) {
  const popup = window.open(event.currentTarget.href, 'compartir', 'width=600,height=400');
  if (popup) event.preventDefault();
}

interface WayProps {
  url: string;
  hasText: boolean;
}

function CopyLink({ url, hasText }: WayProps) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Not over https, or not allowed: whoever asked copies it by hand.
      window.prompt(say('Copia el enlace:'), url);
    }
  }
  return (
    <li className={styles.scripted}>
      <WayButton label={say('Copiar enlace')} icon={<Link2 aria-hidden="true" />} hasText={hasText} onPress={copy} />
      <span role="status" className={styles.copied}>
        {isCopied && say('Enlace copiado')}
      </span>
    </li>
  );
}

/** The phone's own dialog, where the browser has one. */
function PhoneShare({ title, url, hasText }: WayProps & { title: string }) {
  const isThere = useSyncExternalStore(
    () => () => {},
    () => 'share' in navigator,
    () => false,
  );
  if (!isThere) return null;
  return (
    <li>
      <WayButton
        label={say('Compartir')}
        icon={<Share2 aria-hidden="true" />}
        hasText={hasText}
        // Whoever closes the dialog again has not met with an error.
        onPress={() => navigator.share({ title, url }).catch(() => {})}
      />
    </li>
  );
}

interface ButtonProps {
  label: string;
  icon: ReactNode;
  hasText: boolean;
  onPress(): void;
}

function WayButton({ label, icon, hasText, onPress }: ButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      {icon}
      {hasText && <span>{label}</span>}
    </button>
  );
}
