import { describe, expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture, pictureAddress } from '#test/harness/picture.ts';

const { app, admin, visitor } = await startApp();

interface Kind {
  name: string;
  nombre: string;
  picture: string;
  pictureUrl: string;
  missing: string;
  missingSlug: string;
  unknown: string;
  created: string;
  updated: string;
  optional: Record<string, string>;
  read: Record<string, string>;
}

const kinds: Kind[] = [
  {
    name: 'ayto_sponsor_sin_web.php',
    nombre: 'nombreAyuntamiento',
    picture: 'escudo',
    pictureUrl: 'escudo_url',
    missing: 'Por favor, rellena todos los campos obligatorios (Nombre, Escudo, Dirección, Email y Teléfono).',
    missingSlug: 'No se ha proporcionado un identificador para el ayuntamiento.',
    unknown: 'Ayuntamiento no encontrado.',
    created: 'Página de ayuntamiento creada con éxito.',
    updated: 'Página de ayuntamiento actualizada con éxito.',
    optional: { nombreAlcaldesa: 'María López' },
    read: { nombre_alcaldesa: 'María López' },
  },
  {
    name: 'sponsor_text_sin_web.php',
    nombre: 'nombreSponsor',
    picture: 'imagen',
    pictureUrl: 'imagen_url',
    missing: 'Por favor, rellena todos los campos obligatorios (Nombre, Imagen, Dirección, Email y Teléfono).',
    missingSlug: 'No se ha proporcionado un identificador para el patrocinador.',
    unknown: 'Patrocinador no encontrado.',
    created: 'Página de patrocinador creada con éxito.',
    updated: 'Página de patrocinador actualizada con éxito.',
    optional: { email2: 'dos@example.com', telefono2: '969 000 002', responsable: 'Luis Gil' },
    read: { email2: 'dos@example.com', telefono2: '969 000 002', responsable: 'Luis Gil' },
  },
];

describe.each(kinds)('pages made by create_$name', (kind) => {
  const required = { direccion: 'Plaza, 1', email: 'uno@example.com', telefono: '969 000 001' };
  let count = 0;

  async function aPage(values: Record<string, string> = {}) {
    const fields = { [kind.nombre]: `Villa ${++count}`, ...required, ...values, [kind.picture]: await aPicture() };
    const reply = await admin.post(`create_${kind.name}`, form(fields));
    expect(reply.status).toBe(200);
    return reply.body.data;
  }

  test('a page is made with all its fields, and visitors read it under its slug', async () => {
    const reply = await admin.post(
      `create_${kind.name}`,
      form({
        [kind.nombre]: 'Villa de Ejemplo',
        [kind.picture]: await aPicture(),
        ...required,
        ...kind.optional,
        fax: '969 000 009',
        youtubeUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
        contenido: '<p>Bienvenidos</p><script>alert(1)</script>',
      }),
    );
    expect(reply).toMatchObject({
      status: 200,
      body: { success: true, message: kind.created, slug: 'villa-de-ejemplo' },
    });
    expect((await visitor.get(`get_${kind.name}`, { slug: 'villa-de-ejemplo' })).body.data).toEqual({
      _idiomas: [],
      id: reply.body.data.id,
      nombre: 'Villa de Ejemplo',
      slug: 'villa-de-ejemplo',
      ...required,
      ...kind.read,
      fax: '969 000 009',
      youtube_url: 'https://www.youtube.com/watch?v=abcdefghijk',
      contenido: '<p>Bienvenidos</p>',
      [kind.pictureUrl]: expect.stringMatching(pictureAddress),
    });
  });

  test('name, picture, address, e-mail and phone are required', async () => {
    const whole: Record<string, string | Blob> = { [kind.nombre]: 'N', ...required, [kind.picture]: await aPicture() };
    for (const field of Object.keys(whole)) {
      const { [field]: _, ...rest } = whole;
      expect(await admin.post(`create_${kind.name}`, form(rest))).toMatchObject({
        status: 422,
        body: { message: kind.missing },
      });
    }
  });

  test('the rest is optional', async () => {
    const page = await aPage();
    expect(page).toMatchObject({ fax: null, youtube_url: null, contenido: null });
    for (const field of Object.keys(kind.read)) expect(page[field]).toBeNull();
  });

  test('phones take 20 characters, e-mails 100 and must be addresses, addresses and links 255', async () => {
    const bad = {
      telefono: '9'.repeat(21),
      fax: '9'.repeat(21),
      email: 'no-es-un-correo',
      direccion: 'x'.repeat(256),
      youtubeUrl: 'javascript:alert(1)',
      [kind.nombre]: 'x'.repeat(256),
    };
    for (const [field, value] of Object.entries(bad)) {
      const fields = { [kind.nombre]: 'N', ...required, [field]: value, [kind.picture]: await aPicture() };
      const reply = await admin.post(`create_${kind.name}`, form(fields));
      expect(reply).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } });
      expect(reply.body.message).not.toBe(kind.missing);
    }
  });

  test('an update keeps the picture and what is not sent, and clears what is sent empty', async () => {
    const page = await aPage({ fax: '969', youtubeUrl: 'https://youtu.be/abcdefghijk', ...kind.optional });
    const saved = await admin.post(`update_${kind.name}`, {
      id: page.id,
      [kind.nombre]: 'Villa Cambiada',
      ...required,
      fax: '',
      version: page.version,
    });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        message: kind.updated,
        slug: page.slug,
        data: {
          nombre: 'Villa Cambiada',
          fax: null,
          youtube_url: page.youtube_url,
          [kind.pictureUrl]: page[kind.pictureUrl],
          ...kind.read,
        },
      },
    });
  });

  test('two writers with the same version: one succeeds, the other is told what changed', async () => {
    const { id, version, slug } = await aPage();
    const fields = { id: String(id), version: String(version), [kind.nombre]: 'Villa', ...required };
    const replies = await Promise.all([
      admin.post(`update_${kind.name}`, form({ ...fields, fax: '1', [kind.picture]: await aPicture({ tone: 77 }) })),
      admin.post(`update_${kind.name}`, { ...fields, fax: '2' }),
    ]);
    const [saved, refused] = replies.sort((one, other) => one.status - other.status);
    expect([saved!.status, refused!.status]).toEqual([200, 409]);
    expect(refused!.body.data.cambios).toMatchObject([{ usuario: 'admin', campos: expect.arrayContaining(['fax']) }]);
    const { _idiomas, ...shown } = (await visitor.get(`get_${kind.name}`, { slug })).body.data;
    expect(saved!.body.data).toMatchObject(shown);
    expect(Object.keys(shown)).not.toContain('importe');
  });

  test('a page is found under its former slug, with its new one in the answer', async () => {
    const page = await aPage();
    const slug = `renombrada-${page.id}`;
    const fields = {
      id: String(page.id),
      [kind.nombre]: 'Villa',
      ...required,
      slug,
      [kind.picture]: await aPicture({ tone: 3 }),
    };
    const saved = await admin.post(`update_${kind.name}`, form(fields));
    expect(saved.body.data[kind.pictureUrl]).not.toBe(page[kind.pictureUrl]);
    expect((await visitor.get(`get_${kind.name}`, { slug: page.slug })).body.data.slug).toBe(slug);
    const other = await aPage();
    const taken = await admin.post(`update_${kind.name}`, { id: other.id, [kind.nombre]: 'V', ...required, slug });
    expect(taken).toMatchObject({ status: 409, body: { errors: { slug: 'Este slug ya está en uso.' } } });
  });

  test('a deleted page leaves the site and lies in the trash', async () => {
    const { id, slug, nombre } = await aPage();
    expect(await admin.post(`delete_${kind.name}`, { id })).toMatchObject({
      status: 200,
      body: { message: `La página «${nombre}» se ha eliminado.` },
    });
    expect(await visitor.get(`get_${kind.name}`, { slug })).toMatchObject({
      status: 404,
      body: { message: kind.unknown },
    });
    expect((await admin.post(`delete_${kind.name}`, { id })).status).toBe(404);
    const trashed = await app.db.selectFrom('papelera').select(['titulo']).execute();
    expect(trashed.map((row) => row.titulo)).toContain(nombre);
  });

  test('a missing slug is said, and so is a page that is not there', async () => {
    expect(await visitor.get(`get_${kind.name}`)).toMatchObject({ status: 422, body: { message: kind.missingSlug } });
    const fields = { id: 99999, [kind.nombre]: 'V', ...required };
    expect(await admin.post(`update_${kind.name}`, fields)).toMatchObject({
      status: 404,
      body: { message: kind.unknown },
    });
  });
});
