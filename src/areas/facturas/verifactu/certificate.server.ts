/** The taxpayer's certificate (PKCS#12): from a file of the machine, or given at the desk and kept closed with the site's key. */
import { readFile } from 'node:fs/promises';
import { Duplex } from 'node:stream';
import { createSecureContext, TLSSocket } from 'node:tls';
import { Refusal } from '#server/api/refusal.ts';
import type { Secrets } from '#server/auth/secrets.ts';
import type { VerifactuSettings } from '#server/settings.ts';
import { type Day, todayInMadrid } from '#values/day.ts';

export interface Certificate {
  pfx: Buffer;
  passphrase: string;
}

export interface CertificateFacts {
  titular: string;
  caduca: Day;
  origen: 'servidor' | 'panel';
}

const secretName = 'verifactu';

export interface Certificates {
  /** Undefined where there is none. */
  current(): Promise<(Certificate & CertificateFacts) | undefined>;
  /** Refuses what cannot be opened with that password. */
  keep(certificate: Certificate): Promise<void>;
  forget(): Promise<void>;
}

declare module '#server/app.ts' {
  interface App {
    /** Of the taxpayer, for the tax agency. */
    certificates: Certificates;
  }
}

export function createCertificates(secrets: Secrets, settings: VerifactuSettings): Certificates {
  async function read(): Promise<(Certificate & Pick<CertificateFacts, 'origen'>) | undefined> {
    const { certPath, certPassword: passphrase } = settings;
    if (certPath) return { pfx: await readFile(certPath), passphrase, origen: 'servidor' };
    const kept = await secrets.read(secretName);
    if (!kept) return undefined;
    const { pfx, passphrase: typed } = JSON.parse(kept) as { pfx: string; passphrase: string };
    return { pfx: Buffer.from(pfx, 'base64'), passphrase: typed, origen: 'panel' };
  }
  return {
    async current() {
      const found = await read();
      return found && { ...found, ...factsOf(found) };
    },
    async keep({ pfx, passphrase }) {
      factsOf({ pfx, passphrase });
      await secrets.write(secretName, JSON.stringify({ pfx: pfx.toString('base64'), passphrase }));
    },
    forget: () => secrets.forget(secretName),
  };
}

/** Node reads such files only to use them: a connection that goes nowhere says what is inside. */
function factsOf({ pfx, passphrase }: Certificate): Pick<CertificateFacts, 'titular' | 'caduca'> {
  const nowhere = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
  try {
    const socket = new TLSSocket(nowhere, { secureContext: createSecureContext({ pfx, passphrase }) });
    const { subject, valid_to } = socket.getCertificate() as { subject?: { CN?: string }; valid_to?: string };
    socket.destroy();
    if (!valid_to) throw new Refusal(422, texts.empty, { certificado: texts.empty });
    return { titular: String(subject?.CN ?? ''), caduca: todayInMadrid(new Date(valid_to)) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const isPassword = /mac verify failure/i.test(message);
    const text = isPassword ? texts.password : code === 'ERR_CRYPTO_UNSUPPORTED_OPERATION' ? texts.old : texts.other;
    throw new Refusal(422, text, { [isPassword ? 'contrasena' : 'certificado']: text });
  }
}

const texts = {
  password: 'La contraseña no abre el certificado.',
  old: 'El certificado está cifrado de una manera antigua. Expórtalo otra vez eligiendo AES-256 en lugar de TripleDES.',
  other: 'El archivo no es un certificado .p12 o .pfx.',
  empty: 'El archivo no lleva dentro ningún certificado con su clave.',
};
