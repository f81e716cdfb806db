import { plural } from '#values/plural.ts';
import { Refusal } from './refusal.ts';

/** So many things still point at what is to be deleted. */
export interface Use {
  count: number;
  one: string;
  many: string;
}

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** `what` names the thing: "El municipio «Cuenca»"; `advice` says what to do first. */
export function refuseWhileUsed(what: string, uses: Use[], advice: string): void {
  const found = uses.filter(({ count }) => count > 0).map(({ count, one, many }) => plural(count, one, many));
  if (found.length > 0) throw new Refusal(409, `${what} tiene ${list.format(found)}; ${advice}.`);
}
