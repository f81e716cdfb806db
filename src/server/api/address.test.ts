import { afterEach, expect, test, vi } from 'vitest';
import { addressOf, createProxyCheck, isHere } from './address.ts';

afterEach(() => vi.restoreAllMocks());

const from = (remoteAddress: string, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

test('only a trusted proxy says who asks, by its own last word, and only with an address', () => {
  expect(addressOf(from('10.0.0.1', '198.51.100.1, 203.0.113.7'), true)).toBe('203.0.113.7');
  expect(addressOf(from('10.0.0.1', '203.0.113.7'), false)).toBe('10.0.0.1');
  expect(addressOf(from('10.0.0.1', 'local'), true)).toBe('10.0.0.1');
  expect(addressOf(undefined, true)).toBe('local');
});

test('this machine is told from all others', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map((address) => isHere(addressOf(from(address), false)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isHere(addressOf(from('203.0.113.7'), false))).toBe(false);
});

test('a TRUST_PROXY that does not fit is told once', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const off = createProxyCheck(false);
  off(from('127.0.0.1'));
  expect(said).not.toHaveBeenCalled();
  off(from('10.0.0.1', '203.0.113.7'));
  off(from('10.0.0.1', '203.0.113.7'));
  expect(said).toHaveBeenCalledTimes(1);
  expect(String(said.mock.calls[0])).toContain('TRUST_PROXY is off');

  const on = createProxyCheck(true);
  on(from('127.0.0.1'));
  on(from('10.0.0.1', '203.0.113.7'));
  expect(said).toHaveBeenCalledTimes(1);
  on(from('10.0.0.1'));
  on(from('10.0.0.1'));
  expect(said).toHaveBeenCalledTimes(2);
  expect(String(said.mock.calls[1])).toContain('TRUST_PROXY is on');
});
