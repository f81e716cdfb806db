import { Heart } from 'lucide-react';
import { say } from '#values/idioma/say.ts';
import styles from './heart.module.css';
import { toggleCosa, useViaje } from './store.ts';
import { claveOf, cosasOf, maxCosas, type TipoViaje } from './viaje.ts';

interface Props {
  tipo: TipoViaje;
  id: number;
  /** On a card: its name, for whoever hears which heart this is. */
  of?: string;
  /** Of that name, where it is not the page's own. */
  lang?: 'es' | undefined;
}

/** "Guardar en Mi viaje": a button with its words on a page, a heart on a card. */
export function HeartButton({ tipo, id, of, lang }: Props) {
  const viaje = useViaje();
  const cosas = viaje ? cosasOf(viaje) : [];
  const clave = claveOf(tipo, id);
  const isKept = cosas.includes(clave);
  const words = isKept ? say('Quitar de Mi viaje') : say('Guardar en Mi viaje');
  const isFull = !isKept && cosas.length >= maxCosas;
  return (
    <button
      type="button"
      className={`${styles.heart} ${of ? styles.onCard : styles.onPage}`}
      data-kept={isKept || undefined}
      title={isFull ? say('Mi viaje está completo: caben {n} cosas.', { n: maxCosas }) : words}
      disabled={isFull}
      onClick={() => {
        const isNew = toggleCosa(clave);
        if (isNew) void import('./take-along.ts').then(({ takeAlong }) => takeAlong([...cosas, clave])).catch(() => {});
      }}
      data-noprint
    >
      <Heart aria-hidden="true" />
      {of ? (
        <span className="visually-hidden">
          {words}: <span lang={lang}>{of}</span>
        </span>
      ) : (
        <span>{words}</span>
      )}
    </button>
  );
}
