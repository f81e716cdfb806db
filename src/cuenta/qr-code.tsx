import { useMemo } from 'react';
import { qrModules } from './qr-modules.ts';

/** Light squares that a reader needs around the code. */
const margin = 4;

/** Always dark on white: readers want it so, whatever the scheme of the page. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => draw(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={220}
      height={220}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function draw(text: string): { path: string; size: number } {
  const modules = qrModules(text);
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : '')))
    .join('');
  return { path, size: modules.length + margin * 2 };
}
