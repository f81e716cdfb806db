/** What the map knows of each municipality that the database does not: its colour and its neighbours. */
import drawn from './municipios.json' with { type: 'json' };

interface DrawnMunicipio {
  banda: number;
  vecinos: string[];
}

const byCodigo = new Map<string, DrawnMunicipio>(
  drawn.map(({ codigo, banda, vecinos }) => [codigo, { banda, vecinos }]),
);

export function bandaOf(codigo: string | null): number {
  return (codigo && byCodigo.get(codigo)?.banda) || 0;
}

/** The codes of those that share a limit with it. */
export function vecinosOf(codigo: string | null): string[] {
  return (codigo && byCodigo.get(codigo)?.vecinos) || [];
}
