import { isIPv6 } from 'node:net';

/** What one customer of a provider has at least: an IPv4 address, or the first half (/64) of an IPv6 one. */
export function addressGroup(ip: string): string {
  const [plain = ''] = ip.toLowerCase().split('%', 1);
  if (!isIPv6(plain)) return plain;
  const mapped = plain.match(/^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ? tail.split(':') : [])];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** A group that addresses are counted in, and how many times what one customer may do all in it may do. */
export interface AddressGroup {
  group: string;
  times: number;
}

/** A household or a school has a /48 at most, but so has whoever rents one: in it are 65 536 customers to pretend to be. */
const customersOfSite = 5;

/** All groups an address is counted in: of IPv6 the site (/48) too. */
export function addressGroups(ip: string): AddressGroup[] {
  const group = addressGroup(ip);
  const site = siteOf(group);
  return site === group
    ? [{ group, times: 1 }]
    : [
        { group, times: 1 },
        { group: site, times: customersOfSite },
      ];
}

/** The /48 that a /64 lies in; an IPv4 address itself. */
function siteOf(group: string): string {
  return group.replace(/^((?:[^:]+:){3})[^:]+::\/64$/, '$1:/48');
}
