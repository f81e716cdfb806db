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
