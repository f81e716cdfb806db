import drawings from './drawings.svg?url&no-inline';

/** One of our own drawings: our houses, and logos of the social networks, which the icon set no longer has. */
export function Drawn({ name }: { name: 'casas' | 'facebook' | 'instagram' | 'whatsapp' | 'x' | 'youtube' }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
