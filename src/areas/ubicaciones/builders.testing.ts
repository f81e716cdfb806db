/** Makers of locations and of what they stand on, for the test files about them. */
import { expect } from 'vitest';
import type { Client } from '#test/harness/harness.ts';

export async function ubicacionBuilders(admin: Client) {
  let count = 0;
  const provincia_id: number = (await admin.post('create_provincia.php', { nombre: 'Provincia de prueba' })).body.data
    .id;

  async function aMunicipio(nombre = `Pueblo ${++count}`): Promise<number> {
    return (await admin.post('create_municipio.php', { nombre, provincia_id })).body.data.id;
  }
  async function aCategoria(nombre = `Clase ${++count}`): Promise<number> {
    return (await admin.post('create_categoria_ubicacion.php', { nombre })).body.data.id;
  }

  const municipio_id = await aMunicipio('Uña');
  const categoria_id = await aCategoria('Naturaleza');

  function fieldsOf(values: Record<string, unknown> = {}) {
    const n = ++count;
    return { nombre: `Lugar ${n}`, slug: `lugar-${n}`, municipio_id, categoria_id, ...values };
  }
  /** The same as a form sends them: all texts. */
  function textsOf(values: Record<string, unknown> = {}): Record<string, string> {
    return Object.fromEntries(Object.entries(fieldsOf(values)).map(([name, value]) => [name, String(value)]));
  }
  async function aUbicacion(values: Record<string, unknown> = {}) {
    const reply = await admin.post('create_ubicacion.php', fieldsOf(values));
    expect(reply).toMatchObject({ status: 200 });
    return reply.body.data;
  }
  return { provincia_id, municipio_id, categoria_id, aMunicipio, aCategoria, fieldsOf, textsOf, aUbicacion };
}

/** The shortest MP4: all its parts, and nothing in them. */
export function aVideo(): File {
  const head = Buffer.from('\0\0\0\x10ftypmp42\0\0\0\0\0\0\0\x08moov\0\0\0\x08mdat', 'latin1');
  return new File([new Uint8Array(head)], 'paseo.mp4', { type: 'video/mp4' });
}
export const videoAddress = /^\/media\/[0-9a-f]{20}\.mp4$/;
