/** "Elegir de la biblioteca": the dialog comes when it is first opened. */

import { Suspense, useState } from 'react';
import type { MedioChoice } from '#areas/medios/medio.ts';
import type { TipoMedio } from '#areas/medios/tipos.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const Dialog = lazyPart(() => import('./media-chooser-dialog.tsx').then((module) => module.ChooserDialog));

export interface ChooserProps {
  isOpen: boolean;
  onClose(): void;
  /** Those that were chosen, in the order in which they were; one unless `isMultiple`. */
  onChoose(medios: MedioChoice[]): void;
  isMultiple?: boolean;
  tipo?: TipoMedio;
}

export function MediaChooser(props: ChooserProps) {
  const [wasOpened, setOpened] = useState(false);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!props.isOpen && !wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
