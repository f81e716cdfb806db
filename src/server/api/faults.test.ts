import { describe, expect, test, vi } from 'vitest';
import { StorageAway } from '#server/media/storage.ts';
import { toRefusal } from './faults.ts';
import { Refusal } from './refusal.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});
const fault = (more: object, message = 'it failed') => Object.assign(new Error(message), more);

describe('what the database or the bucket says becomes a status and a sentence', () => {
  test.each([
    ['PostgreSQL takes no writes', fault({ code: '25006' }), 503, /^Ahora mismo el sitio solo se puede leer/],
    ['SQLite takes no writes', fault({ errcode: 8 }), 503, /^Ahora mismo el sitio solo se puede leer/],
    ['SQLite was moved away', fault({ errcode: 1032 }), 503, /^Ahora mismo el sitio solo se puede leer/],
    ['SQLite is locked', fault({ errcode: 5 }), 503, /^El servicio no está disponible/],
    ['nobody answers', fault({}, 'Query read timeout'), 503, /^El servicio no está disponible/],
    ['a session cannot be read', fault({ name: 'APIError', statusCode: 500 }), 503, /^El servicio no está disponible/],
    ['the connection is refused', fault({ code: 'ECONNREFUSED' }), 503, /^El servicio no está disponible/],
    ['the disk is full', fault({ code: '53100' }), 507, /^No queda espacio en el disco/],
    ['the bucket is away', new StorageAway('SlowDown'), 503, /^El almacén de imágenes y archivos no responde/],
    ['anything else', fault({}), 500, /^Ha ocurrido un error inesperado/],
  ])('%s', (_, error, status, message) => {
    expect(toRefusal(error, 'create_post.php')).toMatchObject({ status, message: expect.stringMatching(message) });
  });

  test('a refusal stays as it is', () => {
    const refusal = new Refusal(404, 'No está.');
    expect(toRefusal(refusal, 'get_post.php')).toBe(refusal);
  });
});
