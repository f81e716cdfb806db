/** Tables of accounts. better-auth's own are in its spelling; its instants come as text on SQLite, as dates on PostgreSQL. */

export interface CuentaTables {
  user: UserTable;
  session: SessionTable;
  account: { id: string; userId: string; providerId: string; password: string | null; updatedAt: string | Date };
  verification: { id: string; expiresAt: string | Date };
  twoFactor: {
    id: string;
    userId: string;
    secret: string;
    /** The half minute whose code was used last: no code works twice. */
    lastUsedStep: number | null;
  };
  /** Wrong passwords and codes, by whom or where from they are counted. */
  intentos: { clave: string; fallos: number; pausa_hasta: string; visto_en: string };
  /** Browsers that have signed in before, by the hash of their cookie. */
  dispositivos: { clave: string; usuario_id: string; creado_en: string; visto_en: string };
  /** Links to choose a new password, by the hash of their token. */
  enlaces_contrasena: { clave: string; usuario_id: string; pedido_en: string; vale: number };
}

interface UserTable {
  id: string;
  name: string;
  email: string;
  username: string | null;
  role: string;
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
