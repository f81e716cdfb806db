import { expect, test, vi } from 'vitest';
import { logError, logInfo } from './log.ts';

test('a line of the log is bounded, whatever comes from outside', () => {
  const lines: string[] = [];
  for (const method of ['error', 'log'] as const)
    vi.spyOn(console, method).mockImplementation((text: string) => void lines.push(text));
  const long = '<Error>no</Error>'.repeat(10_000);
  logError('the bucket failed', new Error(long), { path: `/${long}` });
  logError(long, long);
  logInfo(long, { said: [long] });
  vi.restoreAllMocks();
  expect(lines).toHaveLength(3);
  for (const text of lines) {
    expect(text.length).toBeLessThan(10_000);
    expect(text).toContain('<Error>no</Error>');
    expect(JSON.parse(text).level).toMatch(/^(?:error|info)$/);
  }
});
