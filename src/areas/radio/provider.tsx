/** One audio element for the whole site: it keeps playing while the visitor moves from page to page. */
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { isOwnStream } from './radio.ts';

/** off: nothing has been requested yet. */
export type RadioState = 'off' | 'loading' | 'playing' | 'paused' | 'error';

interface RadioControls {
  state: RadioState;
  volume: number;
  play(): void;
  pause(): void;
  /** Stops it and hides the bar. */
  stop(): void;
  setVolume(volume: number): void;
}

const Context = createContext<RadioControls | undefined>(undefined);
const firstVolume = 0.8;

export function useRadio(): RadioControls {
  const radio = useContext(Context);
  if (!radio) throw new Error('the radio belongs inside its provider');
  return radio;
}

/** `url` is the address of a stream; without one there is no sound to control. */
export function RadioProvider({ url, children }: { url: string | undefined; children: ReactNode }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<RadioState>('off');
  const [volume, setVolume] = useState(firstVolume);

  const controls = useMemo<RadioControls>(
    () => ({
      state,
      volume,
      play() {
        const element = audio.current;
        if (!element || !url) return;
        setState('loading');
        element.volume = volume;
        // A live stream continues at the present moment, our own sound where it was paused.
        if (!element.getAttribute('src') || element.error || !isOwnStream(url)) element.src = url;
        element.play().catch((error: unknown) => {
          // Pressing pause before it has begun is no failure.
          if (!(error instanceof DOMException && error.name === 'AbortError')) setState('error');
        });
      },
      pause() {
        audio.current?.pause();
        setState('paused');
      },
      stop() {
        audio.current?.pause();
        audio.current?.removeAttribute('src');
        audio.current?.load();
        setState('off');
      },
      setVolume(next) {
        if (audio.current) audio.current.volume = next;
        setVolume(next);
      },
    }),
    [state, volume, url],
  );

  return (
    <Context.Provider value={controls}>
      {children}
      {url && (
        // biome-ignore lint/a11y/useMediaCaption: a live broadcast has no captions
        <audio
          ref={audio}
          preload="none"
          loop={isOwnStream(url)}
          onPlaying={() => setState('playing')}
          onWaiting={() => setState((now) => (now === 'playing' ? 'loading' : now))}
          // The browser or the headphones may pause it, too.
          onPause={() => setState((now) => (now === 'playing' || now === 'loading' ? 'paused' : now))}
          onEnded={() => setState('paused')}
          onError={() => setState((now) => (now === 'off' ? now : 'error'))}
        />
      )}
    </Context.Provider>
  );
}
