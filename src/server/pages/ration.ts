/** What must be made for whoever asks is rationed by address, in the same counters as calls. */
import { isHere } from '#server/api/address.ts';
import { takeTurn } from '#server/api/guards.ts';
import type { App } from '#server/app.ts';

/** From one address: a house full of people does not open ten pages a second that nobody has opened before. */
const pagesPerMinute = 600;
/** With parameters (searches, filters), of which there are as many as anybody likes. */
const inventedPerMinute = 120;

/** Pages that are in memory are everybody's; those that must be made, and feeds and files made of what is stored, are not. */
export function mayMake(app: Pick<App, 'rates'>, ip: string, isInvented: boolean): boolean {
  if (isHere(ip)) return true;
  return isInvented
    ? takeTurn(app.rates, 'página con parámetros ', ip, inventedPerMinute)
    : takeTurn(app.rates, 'página ', ip, pagesPerMinute);
}
