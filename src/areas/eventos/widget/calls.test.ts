import { beforeAll, describe, expect, test } from 'vitest';
import { origin, startApp } from '#test/harness/harness.ts';
import { contrast, palettes } from '#values/palette/palette.ts';
import { widgetCode } from './code.ts';

const { app, admin, visitor } = await startApp();

const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' };
let municipio_id: number;
let patrocinador: number;
beforeAll(async () => {
  const provincia_id = (await admin.post('create_provincia.php', { nombre: 'Provincia de prueba' })).body.data.id;
  municipio_id = (await admin.post('create_municipio.php', { nombre: 'Villaquieta', provincia_id })).body.data.id;
  const nasty = `<script>alert(1)</script> & "${'palabra '.repeat(29)}"`;
  for (let n = 0; n < 30; n++) {
    const fecha_inicio = `2035-01-${String(n + 1).padStart(2, '0')}`;
    const values = {
      titulo: `${n} ${nasty}`.slice(0, 255),
      municipio_id,
      fecha_inicio,
      hora: '18:00',
      lugar: nasty.slice(0, 255),
    };
    expect((await admin.post('create_evento.php', values)).status).toBe(200);
  }
  await admin.post('create_evento.php', {
    titulo: 'Misterio',
    municipio_id,
    regla_recurrencia: 'cuando quiera el alcalde',
  });
  const sponsor = { nombre: 'Bar <Sol>', url: 'https://bar.example/', lugares: ['municipio'], municipio_id };
  patrocinador = (await admin.post('create_sponsor_text.php', sponsor)).body.data.id;
});

const widget = (query = '') => visitor.request(`/widget/agenda${query}`);

describe('the agenda in a frame of another page', () => {
  test('within 15 KB all told, without script, file or cookie, in its own language and with a way back', async () => {
    const response = await widget('?municipio=villaquieta');
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toBeNull();
    const html = await response.text();
    expect(Buffer.byteLength(html)).toBeLessThan(15 * 1024 - 43);
    expect(html).toMatch(/^<!doctype html><html lang="es">/);
    expect(html).not.toMatch(/<(?:script|link|iframe|object|form)\b|\son\w+=|@import|url\(/i);
    expect(html).toContain('&lt;script&gt;');
    expect(html.match(/<li>/g)).toHaveLength(12);
    expect(html).toContain(`<a href="${origin}/pueblos/villaquieta">Ver más en `);
    // The only file is the picture that counts.
    expect(html.match(/ src="[^"]*"/g)).toEqual([` src="/widget/visto/${municipio_id}.gif"`]);
  });

  test('it is the only page that others may frame', async () => {
    const framing = async (path: string) => {
      const { headers } = await visitor.request(path);
      return [
        headers.get('x-frame-options'),
        /frame-ancestors [^;]+/.exec(headers.get('content-security-policy') ?? '')?.[0],
      ];
    };
    // Twice: made, and from memory.
    for (const query of ['', '?municipio=villaquieta&color=336699', '?municipio=nada'])
      for (let n = 0; n < 2; n++) expect(await framing(`/widget/agenda${query}`)).toEqual([null, 'frame-ancestors *']);
    for (const path of [
      '/api/docs',
      '/agenda.ics',
      '/robots.txt',
      '/widget/agenda/otra',
      '/widget/visto/1.gif',
      '/api/health',
    ])
      expect((await framing(path))[0], path).toBe('DENY');
  });

  test('any colour can be read in both schemes, and nothing but a colour gets in', async () => {
    const { light, dark } = palettes.piedra;
    for (const color of ['ffffff', '000000', 'ffff00', '808080', '9C3D1B']) {
      const html = await (await widget(`?color=${color}`)).text();
      const [onLight, onDark] = [...html.matchAll(/--a:(#[0-9a-f]{6})/g)].map(([, found]) => found as `#${string}`);
      expect(contrast(onLight!, light['caliza-clara']!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onDark!, dark['caliza-clara']!)).toBeGreaterThanOrEqual(4.5);
    }
    const plain = await (await widget()).text();
    for (const color of ['red', '%23fff}body{display:none', 'fff', '1234567', '</style><script>']) {
      expect(await (await widget(`?color=${encodeURIComponent(color)}`)).text()).toBe(plain);
    }
    expect(plain).toContain('--a:#9c3d1b');
  });

  test('what is invented is not kept; a language that the site does not have makes no other page', async () => {
    await widget('?municipio=villaquieta');
    const before = app.pages.size().pages;
    for (let n = 0; n < 20; n++) {
      expect((await widget(`?municipio=no-${n}`)).status).toBe(404);
      expect((await widget(`?municipio=villaquieta&x=${n}&color=${n}&idioma=l${n}`)).status).toBe(200);
    }
    expect(app.pages.size().pages).toBe(before);
  });

  test('it speaks the language that its code names, if visitors are offered it, and leads to our pages in it', async () => {
    const path = '?municipio=villaquieta&idioma=en';
    const offer = (visibles: string[]) =>
      admin.post('update_ajustes.php', { seccion: 'idiomas', valores: { visibles } });
    await offer([]);
    const spanish = await (await widget('?municipio=villaquieta')).text();
    expect((await (await widget(path)).text()) === spanish).toBe(true);
    await offer(['en']);
    // Twice: made, and from memory.
    for (let n = 0; n < 2; n++) {
      const html = await (await widget(path)).text();
      expect(html).toMatch(/^<!doctype html><html lang="en">/);
      expect(html).toContain('What’s on in Villaquieta');
      expect(html).toContain(`<a href="${origin}/en/pueblos/villaquieta">See more on `);
      // What nobody has translated says so to whoever hears it.
      expect(html).toMatch(new RegExp(`<a href="${origin}/en/agenda/[^"]+" lang="es">0 &lt;script`));
      expect(Buffer.byteLength(html)).toBeLessThan(15 * 1024 - 43);
    }
    expect((await (await widget('?municipio=villaquieta')).text()) === spanish).toBe(true);
    expect(widgetCode(origin, { nombre: 'x', idioma: 'en' })).toContain('/widget/agenda?idioma=en"');
  });

  test('what is written is shown: the page is made anew', async () => {
    await admin.post('create_evento.php', { titulo: 'Recién llegado', municipio_id, fecha_inicio: '2034-12-31' });
    expect(await (await widget('?municipio=villaquieta')).text()).toContain('Recién llegado');
  });

  test('the code to paste names its frame and escapes what it is called', () => {
    const code = widgetCode(origin, { slug: 'villaquieta', nombre: 'Huete "el <viejo>"', color: '336699' });
    expect(code).toContain(`src="${origin}/widget/agenda?municipio=villaquieta&amp;color=336699"`);
    expect(code).toContain('title="Agenda de Huete &quot;el &lt;viejo&gt;&quot;"');
  });
});

describe('counted for the sponsor', () => {
  async function report() {
    const { body } = await admin.get('get_estadisticas_patrocinador_admin.php', { tipo: 'texto', id: patrocinador });
    const clave = body.data.informe.replace('/informe/', '');
    return (await visitor.get('get_informe.php', { clave })).body.data;
  }
  const see = (headers: Record<string, string>, client = visitor) =>
    client.request(`/widget/visto/${municipio_id}.gif`, { headers });

  test('a view of each visitor once an hour, and a click that leads on; no robots, nobody who works here', async () => {
    const picture = await see(phone);
    expect([picture.status, picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
      ...[200, 'image/gif', 'no-store'],
    ]);
    await see(phone);
    await see({ 'user-agent': 'Googlebot/2.1' });
    await see(phone, admin);
    // Another page may ask for the picture and the link for all who read it: they have seen nothing.
    const elsewhere = (n: number) => ({ 'user-agent': `${phone['user-agent']} ${n}`, 'sec-fetch-site': 'cross-site' });
    for (let n = 0; n < 3; n++) {
      await see(elsewhere(n));
      await visitor.request(`/widget/ir/sponsor/${patrocinador}`, { headers: elsewhere(n) });
    }
    const click = await visitor.request(`/widget/ir/sponsor/${patrocinador}`, { headers: phone });
    expect([click.status, click.headers.get('location')]).toEqual([302, 'https://bar.example/']);
    expect(await report()).toMatchObject({ vistas: 1, en_widgets: 1, clics: 1 });
  });

  test('links lead to sponsors whose contract runs, nowhere else', async () => {
    for (const path of ['/widget/ir/sponsor/999', '/widget/ir/otro/1', '/widget/ir/https:/x', '/widget/visto/x.gif'])
      expect((await visitor.request(path, { headers: phone })).status, path).not.toBe(302);
    await admin.post('delete_sponsor_text.php', { id: patrocinador });
    expect((await visitor.request(`/widget/ir/sponsor/${patrocinador}`)).status).toBe(404);
    expect(await (await widget('?municipio=villaquieta')).text()).not.toContain('patrocinio');
  });
});
