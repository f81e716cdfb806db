/**
 * Makes a component of one of lucide's drawings. Its own way takes nine modules and works every attribute out anew at each
 * turn, for freedoms that nobody here takes; in the built product ours stands in for it (vite.config.ts).
 */
import { type ComponentProps, createElement } from 'react';

interface Drawing {
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends ComponentProps<'svg'> {
  size?: number | string;
}

export default function createIcon({ node }: Drawing) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...rest }: IconProps) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: whoever needs a name gives one
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={rest['aria-label'] || rest['aria-labelledby'] || rest.role ? undefined : true}
      {...rest}
    >
      {lines}
    </svg>
  );
}
