import { useEffect, useState } from 'react';

/** A dialog that is made when it is opened gives the focus back itself: Mantine does so for one that was there before. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => (opener instanceof HTMLElement ? opener.focus() : undefined), [opener]);
}
