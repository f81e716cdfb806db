import { describe, expect, test } from 'vitest';
import { form } from '#test/harness/harness.ts';
import { from, startImporting } from './importing.testing.ts';
import { anUpload, aWxr } from './wxr.testing.ts';

const { admin, visitor, host, analyse, importAll } = await startImporting();

describe('a hostile file', () => {
  const lol = `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;">]>\n`;
  test.each([
    ['with an entity bomb', aWxr([{ id: 1, title: '&lol2;' }], { before: lol }), 'DOCTYPE'],
    [
      'with an outside entity',
      aWxr([], { before: '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>' }),
      'DOCTYPE',
    ],
    ['with an unknown entity', aWxr([], { head: '<wp:x>&x;</wp:x>' }), 'incompleto o dañado'],
    ['that is no XML', 'hola', 'no es una exportación de WordPress'],
    ['that is a web page', '<!doctype html><html><body>', 'no es una exportación'],
    ['that is another feed', '<rss><channel><item><title>x</title></item></channel></rss>', 'no es una exportación'],
    ['that ends in the middle', aWxr([{ id: 1 }]).slice(0, 1500), 'incompleto o dañado'],
    ['that is too deep', aWxr([], { head: '<a>'.repeat(5000) }), 'ninguna exportación de WordPress'],
    ['that is empty', ' ', 'no es una exportación de WordPress'],
  ])('%s is refused in plain Spanish', async (_, wxr, message) => {
    expect(await analyse(wxr)).toMatchObject({ status: 422, body: { message: expect.stringContaining(message) } });
  });

  test('pictures at addresses of the local network are left out, by whatever way', async () => {
    const urls = [
      'http://127.0.0.1:1/a.jpg',
      'http://localhost/a.jpg',
      'http://2130706433/a.jpg',
      'http://0x7f.1/b.jpg',
      'http://[::1]/a.jpg',
      'http://[::ffff:127.0.0.1]/a.jpg',
      'http://169.254.169.254/latest/meta-data',
      'http://10.1.2.3/a.jpg',
      `http://${host}/lejos.jpg`,
      'file:///etc/passwd',
    ];
    const content = `<p>Texto</p>${urls.map((url) => `<img src="${url}">`).join('')}`;
    const data = await importAll(aWxr([{ id: 71, title: 'Curioso', slug: 'curioso', content }], from()));
    expect(
      data.informe.avisos.filter(({ motivo }: { motivo: string }) => /red local o privada/.test(motivo)),
    ).toHaveLength(9);
    const { body } = await visitor.get('get_post.php', { slug: 'curioso' });
    expect(body.data.contenido).toBe('<p>Texto</p>');
  });

  test('a file name is only ever shown', async () => {
    const archivo = anUpload(aWxr([{ id: 1 }], from()), '../../../etc/passwd');
    const { body } = await admin.post('create_importacion.php', form({ tipo: 'wordpress', archivo }));
    expect(body.data.archivo).toBe('passwd');
  });

  test('scripts, frames and tricks in a text do not come', async () => {
    const content = `<p onclick="x()">Hola</p><iframe src="https://mala.example"></iframe><a href="javascript:alert(1)">x</a>
<svg onload=alert(1)><style>*{}</style><form action="/x"><input></form><img src=x onerror=alert(1)>`;
    await importAll(aWxr([{ id: 81, slug: 'tramposa', content }], from()));
    const { body } = await visitor.get('get_post.php', { slug: 'tramposa' });
    expect(body.data.contenido).toContain('Hola');
    expect(body.data.contenido).not.toMatch(/on\w+=|iframe|javascript|svg|style|form|input/);
  });
});
