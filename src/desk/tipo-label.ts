import { tipoLabels } from '#things.ts';

/** What the trash and the log call each kind. One that is no longer there is shown as it is stored. */
export function tipoLabel(tipo: string): string {
  return (tipoLabels as Record<string, string>)[tipo] ?? tipo;
}

/** The choices of a filter, by label. */
export function tipoChoices(tipos: string[] | undefined): Record<string, string> {
  const pairs = (tipos ?? []).map((tipo) => [tipo, tipoLabel(tipo)] as const);
  return Object.fromEntries(pairs.sort(([, one], [, other]) => one.localeCompare(other, 'es')));
}
