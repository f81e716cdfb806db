import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security.ts';

const preview = '/admin/ajustes/portada/vista-previa';

test('the preview of the home page may be framed by us alone, and nothing else by anybody', () => {
  const framing = (path: string) => {
    const headers = contentSecurityPolicy(path, [], []);
    return [headers['x-frame-options'], /frame-ancestors [^;]+/.exec(headers['content-security-policy']!)?.[0]];
  };
  for (const path of [preview, `${preview}?a=1`])
    expect(framing(path)).toEqual(['SAMEORIGIN', "frame-ancestors 'self'"]);
  for (const path of ['/', '/admin', '/admin/ajustes/secciones', `${preview}/otra`, `/otra${preview}`, `${preview}s`])
    expect(framing(path)).toEqual(['DENY', "frame-ancestors 'none'"]);
});

test('only the back office shows a page of ours in a frame', () => {
  const frames = (path: string) =>
    /frame-src ([^;]+)/.exec(contentSecurityPolicy(path, [], [])['content-security-policy']!)![1]!.split(' ');
  expect(frames('/admin/ajustes/secciones')).toContain("'self'");
  expect(frames('/')).not.toContain("'self'");
});
