/** Which addresses are of the open internet: nothing of this machine or its network is ever asked for. */
import { BlockList, isIP } from 'node:net';

const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only what is given out; in it documentation, and what carries an IPv4 address inside, is not. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(network, bits, 'ipv6');

export function isPublicAddress(ip: string): boolean {
  const family = isIP(ip);
  if (family === 4) return !closed.check(ip, 'ipv4');
  if (family !== 6) return false;
  return open6.check(ip, 'ipv6') && !closed6.check(ip, 'ipv6');
}

/** Hosts that the environment allows besides: "localhost:8081, fotos.local". Without a port the two usual ones. */
export function isAllowedHost(url: URL, allowed: string[]): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return allowed.some((entry) => {
    const name = entry.toLowerCase();
    return name === `${url.hostname}:${port}` || (name === url.hostname && ['80', '443'].includes(port));
  });
}
