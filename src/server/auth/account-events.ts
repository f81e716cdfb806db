/** What happens to an account is in the log, and its owner hears of what matters. */
import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/open.ts';
import { type AccountNews, accountMail } from '#server/mail/account-mails.ts';
import type { Mail } from '#server/mail/index.ts';
import { recordChange } from '#server/things/change-log.ts';
import { formatLongDateTime } from '#values/fecha.ts';
import { deviceName } from './device-name.ts';
import type { Account } from './queries.ts';

/** Who asks, from where. */
export interface Visit {
  headers: Headers;
  address: string;
}

interface Happening {
  account: Account;
  visit: Visit;
  now: string;
  /** In the log; where from is added. */
  titulo: string;
  accion?: 'acceso' | 'editar';
  news?: AccountNews;
  /** The same mail twice is one. */
  clave?: string;
}

export type Note = (db: Db, happening: Happening) => Promise<void>;

export function createAccountEvents(mail: Mail, siteUrl: string): Note {
  return async (db, { account, visit, now, titulo, accion = 'acceso', news, clave }) => {
    const device = deviceName(visit.headers.get('user-agent') ?? '');
    await recordChange(db, {
      by: account.usuario,
      now,
      accion,
      tipo: 'cuenta',
      id: 0,
      titulo: `${titulo} (${visit.address}, ${device})`,
    });
    if (!news) return;
    const rows: [string, string][] = [
      ['Cuándo', formatLongDateTime(now)],
      ['Dirección', visit.address],
      ['Dispositivo', device],
    ];
    const key = clave ?? `cuenta-${randomUUID()}`;
    await mail.enqueue(db, accountMail(account, news, rows, `${siteUrl}/admin/cuenta`, key), now);
  };
}

const otherwise =
  'Si no has sido tú, restablece tu contraseña ahora mismo desde «¿Has olvidado tu contraseña?» en la página de inicio de sesión.';

export const newDeviceNews: AccountNews = {
  asunto: 'Nuevo inicio de sesión',
  what: 'Se ha iniciado sesión en tu cuenta desde un dispositivo que no conocíamos.',
  otherwise,
};
export const passwordNews: AccountNews = {
  asunto: 'Contraseña cambiada',
  what: 'La contraseña de tu cuenta ha cambiado. Las demás sesiones se han cerrado.',
  otherwise,
};
export const twoFactorOnNews: AccountNews = {
  asunto: 'Verificación en dos pasos activada',
  what: 'Desde ahora, para entrar en tu cuenta hace falta también un código. Las demás sesiones se han cerrado.',
  otherwise,
};
export const twoFactorOffNews: AccountNews = {
  asunto: 'Verificación en dos pasos desactivada',
  what: 'Para entrar en tu cuenta ya no hace falta ningún código: basta con la contraseña.',
  otherwise,
};

export function pausedNews(wait: string): AccountNews {
  return {
    asunto: 'Intentos fallidos de entrar en tu cuenta',
    what: `Alguien ha fallado varias veces al intentar entrar en tu cuenta. Quien no haya entrado antes desde ese navegador tiene que esperar ahora ${wait} entre un intento y el siguiente.`,
    otherwise:
      'Si has sido tú, espera o restablece tu contraseña. Si no, no hace falta que hagas nada: nadie ha entrado.',
  };
}
