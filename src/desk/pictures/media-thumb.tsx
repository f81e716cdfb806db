import type { TipoMedio } from '#medios/tipos.ts';
import { pictureAt } from '#values/picture.ts';

interface Props {
  medio: { url: string; tipo: TipoMedio; foco_x: number; foco_y: number };
}

/** A stored file in small; its name stands beside it. */
export function MediaThumb({ medio: { url, tipo, foco_x, foco_y } }: Props) {
  if (tipo === 'video') return <video src={url} preload="metadata" muted tabIndex={-1} aria-hidden="true" />;
  return (
    <img
      src={pictureAt(url, 400)}
      alt=""
      loading="lazy"
      decoding="async"
      style={{ objectPosition: `${foco_x}% ${foco_y}%` }}
    />
  );
}
