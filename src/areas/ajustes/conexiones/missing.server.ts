import type { App } from '#server/app.ts';

/** What the settings need and nobody has given here: copies do not carry it. */
export async function missingSecrets({ ajustes, settings, mail, payments }: App) {
  const { correo, pagos } = ajustes.current;
  const needsPassword = !settings.smtpUrl && correo.servidor !== '' && correo.usuario !== '';
  const missing: ('correo' | 'pagos')[] = [];
  if (needsPassword && (await mail.password.read(correo)) === undefined) missing.push('correo');
  if (pagos.tarjeta && (await payments.keys.facts()) === undefined) missing.push('pagos');
  return missing;
}
