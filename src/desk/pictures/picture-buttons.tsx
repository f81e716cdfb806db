/** What can be done with the picture of a field besides sending a file: choose one of the library, say what it shows. */

import { Button, Group } from '@mantine/core';
import { Images, Info } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCan } from '#desk/use-user.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { MediaChooser } from './media-chooser.tsx';

const Details = lazyPart(() => import('./medio-dialog.tsx').then((module) => module.MedioDialog));

interface Props {
  /** As buttons name it for screen readers: "Imagen de portada". */
  of: string;
  /** The address of what the field shows now, if it is stored already. */
  url: string | undefined;
  /** It is on its way: what can be done with it then stands there already, and nothing moves when it is stored. */
  isStoring: boolean;
  onChoose(url: string): void;
}

export function PictureButtons({ of, url, isStoring, onChoose }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  // The library is the site's; who only sends pictures sees none of it.
  if (!useCan('oficina')) return null;
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<Images size={15} aria-hidden="true" />}
        aria-label={`Elegir de la biblioteca: ${of}`}
        onClick={() => setChoosing(true)}
      >
        Elegir de la biblioteca
      </Button>
      {(url || isStoring) && <DescribeButton of={of} url={url} onReplaced={onChoose} />}
      <MediaChooser
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={([medio]) => medio && onChoose(medio.url)}
      />
    </Group>
  );
}

interface DescribeProps {
  of: string;
  /** Undefined until it is stored. */
  url: string | undefined;
  onReplaced(url: string): void;
}

/** What the library says of a stored picture. */
export function DescribeButton({ of, url, onReplaced }: DescribeProps) {
  const [looked, setLooked] = useState<{ url: string }>();
  const canDescribe = useCan('contenido');
  if (!canDescribe) return null;
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<Info size={15} aria-hidden="true" />}
        aria-label={`Pie, crédito y punto de interés: ${of}`}
        disabled={!url}
        onClick={() => url && setLooked({ url })}
      >
        Pie, crédito y punto de interés
      </Button>
      {looked && (
        <Suspense fallback={null}>
          <Details which={looked} onClose={() => setLooked(undefined)} onReplaced={onReplaced} />
        </Suspense>
      )}
    </>
  );
}
