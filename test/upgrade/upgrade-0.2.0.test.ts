/** A site that version 0.2.0 wrote (site-0.2.0/README.md says what is in it) goes on as if nothing had happened. */
import { startOldSite, testSignIn, testThatItGoesOn } from './goes-on.ts';

const site = await startOldSite('0.2.0', '2026-11-16T12:00:00.000Z');
// Whose work an import is stands in the table of all work.
testThatItGoesOn(site, { account: /^(?:password|updatedAt)$/, importaciones: /^(?:turno|latido_en)$/ });
testSignIn(site);
