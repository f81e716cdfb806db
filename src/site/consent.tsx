/** Which third-party content the visitor agreed to load. Nothing is requested from third parties before. */
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { Said } from '#ui/said.tsx';
import { later, say } from '#values/idioma/say.ts';
import styles from './consent.module.css';

export const embedKinds = ['mapas', 'videos', 'radio'] as const;
export type EmbedKind = (typeof embedKinds)[number];
export const embedLabels = {
  mapas: later('Mapas (Google Maps y OpenStreetMap)'),
  videos: later('Vídeos (YouTube y Vimeo)'),
  radio: later('Radio en línea'),
} satisfies Record<EmbedKind, string>;

type Choice = Record<EmbedKind, boolean>;

interface Consent {
  isAsking: boolean;
  /** Undefined until the visitor has chosen (and while the page is rendered on the server). */
  choice: Choice | undefined;
  choose(choice: Choice): void;
  /** Opens the banner again, from the cookie policy. */
  reopen(): void;
}

const storageKey = 'consentimiento';
const all = (value: boolean): Choice => ({ mapas: value, videos: value, radio: value });
const Context = createContext<Consent>({ isAsking: false, choice: undefined, choose() {}, reopen() {} });

export function useConsent(): Consent {
  return useContext(Context);
}

export function ConsentProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<Choice>();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    const stored = readChoice();
    // Everything below may still be waiting for React: as a transition this does not make it do all of it at once.
    startTransition(() => {
      setChoice(stored);
      // In a frame of ours, which the preview at the desk is, nobody is asked.
      setAsking(!stored && window.parent === window);
    });
  }, []);

  const choose = useCallback((next: Choice) => {
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
    setChoice(next);
    setAsking(false);
  }, []);

  const value = useMemo(
    () => ({ isAsking, choice, choose, reopen: () => setAsking(true) }),
    [isAsking, choice, choose],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** Asked on the public side only: the back office loads nothing by itself. */
export function ConsentBanner() {
  const { isAsking, choice, choose } = useConsent();
  return isAsking ? <Banner current={choice} onChoose={choose} /> : null;
}

function Banner({ current, onChoose }: { current: Choice | undefined; onChoose(choice: Choice): void }) {
  const [isConfiguring, setConfiguring] = useState(false);
  const [draft, setDraft] = useState(current ?? all(false));
  return (
    <section className={styles.banner} aria-label={say('Privacidad y contenidos de terceros')} data-noprint>
      <div className={styles.text}>
        <p>
          <Said
            text="Los mapas, los vídeos y la radio vienen de otros servicios, que pueden guardar cookies. Solo los cargamos si tú quieres. {politica}"
            politica={<AppLink href="/politica-cookies">{say('Política de cookies')}</AppLink>}
          />
        </p>
        {isConfiguring && (
          <fieldset className={styles.options}>
            <legend className="visually-hidden">{say('Qué quieres permitir')}</legend>
            {embedKinds.map((kind) => (
              <label key={kind}>
                <input
                  type="checkbox"
                  name={kind}
                  checked={draft[kind]}
                  onChange={(event) => setDraft({ ...draft, [kind]: event.target.checked })}
                />
                {say(embedLabels[kind])}
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => onChoose(all(true))}>
          {say('Aceptar')}
        </Button>
        <Button look="quiet" onClick={() => onChoose(all(false))}>
          {say('Rechazar')}
        </Button>
        {isConfiguring ? (
          <Button look="quiet" onClick={() => onChoose(draft)}>
            {say('Guardar')}
          </Button>
        ) : (
          <Button look="quiet" onClick={() => setConfiguring(true)}>
            {say('Configurar')}
          </Button>
        )}
      </div>
    </section>
  );
}

function readChoice(): Choice | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Choice> | null;
    return stored ? { ...all(false), ...stored } : undefined;
  } catch {
    return undefined;
  }
}
