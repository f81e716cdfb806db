/**
 * What sponsors pay for is counted once of each visitor, and not without end from one address. What was counted of whom is
 * a filter that is written every minute and gone with its day (once.server.ts).
 */
import { hasTurn, RateLimit, takeTurn } from '#server/api/guards.ts';
import type { Db } from '#server/db/open.ts';
import type { Day } from '#values/day.ts';
import type { Visitor } from './contador.server.ts';
import { createOnce, type Once } from './once.server.ts';
import { lockOnce, readOnce, writeOnce } from './queries.server.ts';

const hourMs = 3_600_000;
const writeMs = 60_000;

/** Seen in an hour, pressed in a day: by one visitor, and by all behind one address (a school has one). */
const most = {
  vista: { each: 1, address: 60, ms: hourMs },
  clic: { each: 3, address: 20, ms: 24 * hourMs },
};
export type SponsorEvent = keyof typeof most;

interface Counted {
  dia: Day;
  once: Once;
  isRead: Promise<void> | undefined;
  isNew: boolean;
  writtenAt: number;
}

export interface SponsorCounter {
  /** Whether this counts; asked once for each time. */
  isOneMore(what: SponsorEvent, sponsor: string, visitor: Visitor): Promise<boolean>;
  /** Writes what is new, at most once a minute unless it is the last time. */
  write(isLast: boolean): Promise<void>;
}

/** `hashOf`: a visitor as that day knows them. */
export function createSponsorCounter(
  db: Db,
  hashOf: (visitor: Visitor) => Promise<{ dia: Day; hash: Buffer }>,
): SponsorCounter {
  const addresses = { vista: new RateLimit(most.vista.ms), clic: new RateLimit(most.clic.ms) };
  let counted: Counted | undefined;

  /** After a restart it goes on with what it was. */
  async function countedOn(dia: Day): Promise<Counted> {
    if (counted?.dia !== dia)
      counted = { dia, once: createOnce(), isRead: undefined, isNew: false, writtenAt: Date.now() };
    const day = counted;
    day.isRead ??= readOnce(db, dia).then((text) => day.once.merge(text));
    await day.isRead.catch((error) => {
      day.isRead = undefined;
      throw error;
    });
    return day;
  }

  async function isFirst(what: SponsorEvent, sponsor: string, visitor: Visitor): Promise<boolean> {
    const { dia, hash } = await hashOf(visitor);
    const day = await countedOn(dia);
    const hour = what === 'vista' ? Math.floor(Date.now() / hourMs) : '';
    const who = hash.toString('base64');
    for (let time = 1; time <= most[what].each; time++)
      if (day.once.add(`${what} ${sponsor} ${hour} ${time} ${who}`)) {
        day.isNew = true;
        return true;
      }
    return false;
  }

  return {
    async isOneMore(what, sponsor, visitor) {
      const { each, address } = most[what];
      // Who asks not to be tracked is counted as one with others behind the address.
      const mostHere = visitor.isReserved ? each : address;
      const turn = [addresses[what], `${sponsor} `, visitor.address, mostHere] as const;
      if (!hasTurn(...turn)) return false;
      if (!visitor.isReserved && !(await isFirst(what, sponsor, visitor))) return false;
      return takeTurn(...turn);
    },

    async write(isLast) {
      for (const limit of Object.values(addresses)) limit.forget();
      const day = counted;
      if (!day?.isNew || (!isLast && Math.abs(Date.now() - day.writtenAt) < writeMs)) return;
      day.isNew = false;
      day.writtenAt = Date.now();
      try {
        await db.transaction().execute(async (db) => {
          const others = await lockOnce(db, day.dia);
          if (others === undefined) return;
          day.once.merge(others);
          await writeOnce(db, day.dia, day.once.toText());
        });
      } catch (error) {
        day.isNew = true;
        throw error;
      }
    },
  };
}
