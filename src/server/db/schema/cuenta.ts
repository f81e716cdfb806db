/** Tables of accounts. better-auth's own are in its spelling; its instants come as text on SQLite, as dates on PostgreSQL. */

import type { Generated } from 'kysely';

export interface CuentaTables {
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: { id: string; expiresAt: string | Date };
  twoFactor: {
    id: string;
    userId: string;
    /** Both closed with the site's key (auth/key.ts). */
    secret: string;
    backupCodes: string;
    /** The half minute whose code was used last: no code works twice. */
    lastUsedStep: number | null;
  };
  /** Wrong passwords and codes, by whom or where from they are counted. */
  intentos: { clave: string; fallos: number; pausa_hasta: string; visto_en: string };
  /** Lists of the back office as somebody saved them by a name; `consulta` is JSON: what their address asks for. */
  vistas: {
    id: Generated<number>;
    usuario: string;
    lista: string;
    nombre: string;
    consulta: string;
    guardada_en: string;
  };
  /** Browsers that have signed in before, by the hash of their cookie. */
  dispositivos: { clave: string; usuario_id: string; creado_en: string; visto_en: string };
  /** Links to choose a new password, by the hash of their token. */
  enlaces_contrasena: { clave: string; usuario_id: string; pedido_en: string; vale: number; horas: Generated<number> };
}

interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean | number;
  username: string | null;
  displayUsername: string | null;
  /** A role (values/rol.ts); anything else may do nothing. */
  role: string;
  /** 0: may no longer sign in; kept so that the log's names stay somebody's. */
  activo: Generated<number>;
  /** 1: invited, and no password chosen yet. */
  pendiente: Generated<number>;
  createdAt: string | Date;
  updatedAt: string | Date;
  twoFactorEnabled: boolean | number | null;
  version: Generated<number>;
}

interface AccountTable {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  password: string | null;
  createdAt: string | Date;
  updatedAt: string | Date;
}

interface SessionTable {
  id: string;
  userId: string;
  /** The hash of what the cookie carries. */
  token: string;
  expiresAt: string | Date;
  createdAt: string | Date;
  updatedAt: string | Date;
  ipAddress: string | null;
  userAgent: string | null;
}
