/** Whose certificate is used, what it is closed with, and where it never is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApp } from '#app.server.ts';
import { openArchive } from '#areas/copias/read-archive.server.ts';
import { createSites } from '#areas/copias/sites.testing.ts';
import { exportedTables, rowsOf } from '#areas/exportar/queries.server.ts';
import { presentKey } from '#server/auth/key.ts';
import { createSecrets } from '#server/auth/secrets.ts';
import { certificatePassword, certificatePath } from '#test/harness/agencia-double.ts';
import { startApp } from '#test/harness/harness.ts';
import { createCertificates } from './certificate.server.ts';

const { app, admin } = await startApp({ PICTURES_AHEAD: 'off' });
const { aFolder, write } = createSites(app.settings);
const pfx = readFileSync(certificatePath('titular'));
const given = { certificado: pfx.toString('base64'), contrasena: certificatePassword };
expect((await admin.post('update_certificado.php', given)).status).toBe(200);

test('the machine’s certificate wins over the desk’s, and cannot be changed at the desk', async () => {
  const settings = { certPath: certificatePath('caducado'), certPassword: certificatePassword };
  const secrets = createSecrets(app.db, presentKey(app.settings)!);
  const certificates = createCertificates(secrets, { ...app.settings.verifactu, ...settings });
  expect(await certificates.current()).toMatchObject({ origen: 'servidor', caduca: '2021-01-01' });
  expect(await app.certificates.current()).toMatchObject({ origen: 'panel' });
  const other = await startApp({ VERIFACTU_CERT: settings.certPath, VERIFACTU_CERT_PASSWORD: certificatePassword });
  const refused = await other.admin.post('update_certificado.php', given);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('VERIFACTU_CERT')]);
});

test('it is in no copy and in no export, neither open nor closed', async () => {
  const { valor } = await app.db.selectFrom('secretos').select('valor').executeTakeFirstOrThrow();
  const path = join(await aFolder(), 'copia.tar');
  await write(path);
  const archive = await openArchive(path);
  const copied: unknown[] = [];
  for (const { nombre } of archive.manifest.tablas) for await (const some of archive.rows(nombre)) copied.push(some);
  await archive.close();
  const exported: unknown[] = [];
  for (const table of exportedTables()) for await (const row of rowsOf(app.db, table)) exported.push(row);
  for (const rows of [copied, exported].map((all) => JSON.stringify(all))) {
    expect(rows).toContain('Certificado de la AEAT');
    for (const secret of [valor, given.certificado.slice(0, 60)]) expect(rows).not.toContain(secret);
  }
});

test('another SECRET_KEY closes it anew, and the one before no longer opens it', async () => {
  const key = presentKey(app.settings)!;
  const secretKey = 'una-clave-que-comparten-varias-maquinas';
  const later = await createApp({ ...app.settings, secretKey, passwordCost: 10 });
  expect(await later.certificates.current()).toMatchObject({ origen: 'panel', passphrase: certificatePassword, pfx });
  const withKeyBefore = createCertificates(createSecrets(later.db, key), later.settings.verifactu);
  expect(await withKeyBefore.current()).toBeUndefined();
  await later.close();
});
