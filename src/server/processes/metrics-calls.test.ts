import { expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';

const token = 'una-palabra-bien-larga';
const { visitor, admin, signInAs } = await startApp({ METRICS_TOKEN: token });
const ask = (who: typeof visitor, headers: Record<string, string> = {}) => who.request('/api/metrics', { headers });

test('the metrics are for whoever runs the site', async () => {
  for (const response of [await ask(admin), await ask(visitor, { authorization: `Bearer ${token}` })]) {
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    for (const name of ['process_resident_memory_bytes', 'event_loop_delay_seconds', 'pages_kept_bytes'])
      expect(text).toMatch(
        new RegExp(`^# TYPE secretos_${name} gauge\\nsecretos_${name}\\{process="0".*\\} [\\d.]+$`, 'm'),
      );
  }
});

test('and for nobody else', async () => {
  const editor = await signInAs('editor');
  for (const response of [
    await ask(visitor),
    await ask(editor),
    await ask(visitor, { authorization: 'Bearer otra' }),
    await ask(visitor, { authorization: `Bearer ${token}s` }),
    await ask(admin, { authorization: 'Bearer otra' }),
  ]) {
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ success: false, message: 'Solo para quien administra el sitio.' });
  }
});
