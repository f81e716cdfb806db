import { inFigures } from './idioma/figures.ts';

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** "12,3 MB" */
export function formatBytes(bytes: number): string {
  const power = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${inFigures(value, power === 0 || value >= 100 ? 0 : 1)} ${units[power]}`;
}
