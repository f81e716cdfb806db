import { FileText, Music } from 'lucide-react';
import type { TipoMedio } from '#areas/medios/tipos.ts';
import { pictureAt } from '#values/picture.ts';

/** A stored file in small, whole: it is looked at to know it from others. Its name stands beside it. */
export function MediaThumb({ medio: { url, tipo } }: { medio: { url: string; tipo: TipoMedio } }) {
  if (tipo === 'video') return <video src={url} preload="metadata" muted tabIndex={-1} aria-hidden="true" />;
  if (tipo === 'audio') return <Music size={40} strokeWidth={1.25} aria-hidden="true" />;
  if (tipo === 'archivo') return <FileText size={40} strokeWidth={1.25} aria-hidden="true" />;
  return <img src={pictureAt(url, 400)} alt="" loading="lazy" decoding="async" />;
}
