/** Contracts begin and end with the day, without anybody writing anything: the pages that show sponsors change then. */
import type { Scheduled } from '#server/scheduler.ts';
import { things } from '#things.ts';
import { addDays, todayInMadrid } from '#values/day.ts';
import { madridInstant } from '#values/hora-local.ts';
import { contractsChanged, nextContractDay } from '../sponsors/queries.server.ts';

const tags = [things.sponsor.table, things.ayuntamiento.table, things.patrocinador.table];

export const scheduledContratos: Scheduled = {
  async tagsDue(db, from, to) {
    const [before, now] = [todayInMadrid(new Date(from)), todayInMadrid(new Date(to))];
    return before < now && (await contractsChanged(db, before, now)) ? tags : [];
  },

  async nextDue(db, after) {
    const { begins, ends } = await nextContractDay(db, todayInMadrid(new Date(after)));
    const [next] = [...(begins ? [begins] : []), ...(ends ? [addDays(ends, 1)] : [])].sort();
    return next && new Date(madridInstant(next, '00:00')).toISOString();
  },
};
