import { expect, test } from 'vitest';
import { addressGroup, addressGroups } from './address-group.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['local', 'local'],
])('%s belongs to %s', (ip, group) => expect(addressGroup(ip)).toBe(group));

test('an IPv6 address is also counted with all others of its /48', () => {
  expect(addressGroups('203.0.113.7')).toEqual([{ group: '203.0.113.7', times: 1 }]);
  expect(addressGroups('2001:db8:1:2:3:4:5:6')).toEqual([
    { group: '2001:db8:1:2::/64', times: 1 },
    { group: '2001:db8:1::/48', times: 5 },
  ]);
  expect(addressGroups('2001:db8::1').at(-1)?.group).toBe('2001:db8:0::/48');
});
