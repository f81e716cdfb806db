/** The pictures of an empresa: the form sends their addresses. */
import type { ReactNode } from 'react';
import { ImageInput } from '#desk/form/image-input.tsx';
import { isChosen, type PictureValue } from '#desk/pictures/picture-value.ts';

interface MainProps {
  /** The address it has, empty for none. */
  current: string;
  value: PictureValue;
  onChange(value: PictureValue): void;
  onRemove(): void;
  error?: ReactNode;
}

export function MainPicture({ current, value, onChange, onRemove, error }: MainProps) {
  return (
    <>
      <ImageInput
        label="Imagen principal"
        name="image"
        accept="image/jpeg,image/png,image/webp,image/avif"
        value={value}
        onChange={onChange}
        current={current || null}
        onRemoveCurrent={onRemove}
        error={error as string | undefined}
      />
      <input type="hidden" name="imagen" value={isChosen(value) ? value.medio : current} />
    </>
  );
}
