/** What a mail server's "no" means for a mail, its reader and the pace. */

/**
 * `bounce`: the reader's mailbox is not there. `refused`: this mail is not wanted, which says nothing of the reader.
 * `rest`: the server is busy or away. `later`: try this one again.
 */
export type Verdict = 'bounce' | 'refused' | 'rest' | 'later';

/** What a server answers for a mailbox that it does not have (RFC 5321, RFC 3463). */
const goneCodes = new Set([550, 551, 553, 554, 556]);
const busyCodes = new Set([421, 450, 451, 452]);

/** `maxTries`: a server that answers "later" so often means no. */
export function verdictOf(error: unknown, tries: number, maxTries: number): Verdict {
  const { responseCode, response = '', command = '', code } = error as Refused;
  // It was there and hung up: on this mail, as far as anybody knows.
  if (responseCode === undefined && code === 'ECONNECTION') return 'later';
  if (responseCode === undefined || isOurs(command)) return 'rest';
  if (responseCode >= 500) return isGone(responseCode, command, response) ? 'bounce' : 'refused';
  if (tries >= maxTries) return 'refused';
  return busyCodes.has(responseCode) && command !== 'RCPT TO' ? 'rest' : 'later';
}

const minute = 60_000;

/** After the first try a minute, then twice as long each time, six hours at most. */
export function waitMs(tries: number): number {
  return Math.min(6 * 60 * minute, minute * 2 ** Math.min(tries - 1, 20));
}

interface Refused {
  responseCode?: number;
  response?: string;
  command?: string;
  code?: string;
}

/** It does not want to talk with us at all: whose mail it is has not been said yet. */
function isOurs(command: string): boolean {
  return ['CONN', 'EHLO', 'HELO', 'STARTTLS', 'MAIL FROM'].includes(command) || command.startsWith('AUTH');
}

/** A full mailbox (5.2.x) may be emptied, and a server's own rules (5.7.x) are about us. */
function isGone(code: number, command: string, response: string): boolean {
  return command === 'RCPT TO' && goneCodes.has(code) && !/\b5\.[27]\.\d+\b/.test(response);
}
