import { Pause, Play, Volume2, X } from 'lucide-react';
import { AppLink } from '#ui/app-link.tsx';
import { later, say } from '#values/idioma/say.ts';
import styles from './player.module.css';
import { type RadioState, useRadio } from './provider.tsx';

const stateTexts = {
  off: later('Pulsa para escuchar'),
  loading: later('Conectando...'),
  playing: later('Sonando ahora'),
  paused: later('En pausa'),
  error: later('No se ha podido reproducir la emisión. Inténtalo de nuevo más tarde.'),
} satisfies Record<RadioState, string>;

/** Play, pause and volume. */
export function RadioPlayer() {
  const { state } = useRadio();
  return (
    <div className={styles.player}>
      <PlayButton />
      <p className={styles.state} role={state === 'error' ? 'alert' : 'status'} data-state={state}>
        {say(stateTexts[state])}
      </p>
      <VolumeInput />
    </div>
  );
}

/** The same in a line at the foot of every other page. */
export function RadioBar() {
  const { state, stop } = useRadio();
  return (
    <section className={styles.bar} aria-label={say('Radio')} data-noprint>
      <PlayButton />
      <p className={styles.state} role={state === 'error' ? 'alert' : 'status'} data-state={state}>
        <AppLink href="/#radio">{say('Radio en línea')}</AppLink>
        <span>{say(stateTexts[state])}</span>
      </p>
      <VolumeInput />
      <button type="button" className={styles.close} aria-label={say('Cerrar la radio')} onClick={stop}>
        <X aria-hidden="true" />
      </button>
    </section>
  );
}

function PlayButton() {
  const { state, play, pause } = useRadio();
  const isOn = state === 'playing' || state === 'loading';
  const label = isOn ? say('Pausar la radio') : state === 'error' ? say('Reintentar') : say('Escuchar la radio');
  return (
    <button type="button" className={styles.play} aria-label={label} onClick={isOn ? pause : play}>
      {isOn ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
    </button>
  );
}

function VolumeInput() {
  const { volume, setVolume } = useRadio();
  return (
    <label className={styles.volume}>
      <Volume2 aria-hidden="true" />
      <input
        type="range"
        name="volumen"
        aria-label={say('Volumen')}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        aria-valuetext={`${Math.round(volume * 100)} %`}
        onChange={(event) => setVolume(event.target.valueAsNumber)}
      />
    </label>
  );
}
