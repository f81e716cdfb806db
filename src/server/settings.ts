/** The environment, parsed once. Every setting here is documented in the README (a test compares the two). */
import { join } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number({ error: 'debe ser un número' }).int().min(0).max(65_535, 'debe estar entre 0 y 65535');
/** The first administrator's, until somebody says their own: nobody reads it. */
export const nobodysEmail = 'admin@example.com';
const webUrl = z.url({ protocol: /^https?$/, error: 'debe ser una dirección http(s)://…' });

function isWebUrl(text: string): boolean {
  return webUrl.safeParse(text).success;
}

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_URL: webUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'debe empezar por postgres:// (sin ella se usa SQLite en DATA_DIR)')
    .optional(),
  ADMIN_PASSWORD: z.string().min(8, 'debe tener al menos 8 caracteres').max(128).optional(),
  ADMIN_EMAIL: z.email('debe ser un correo electrónico').default(nobodysEmail),
  DEMO: z.enum(['on', 'off'], { error: 'debe ser on u off' }).default('on'),
  DEMO_PAYMENTS: z.enum(['on', 'off'], { error: 'debe ser on u off' }).optional(),
  SECRET_KEY: z.string().min(32, 'debe tener al menos 32 caracteres').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'debe empezar por smtp:// o smtps://')
    .optional(),
  MAIL_FROM: z.string().optional(),
  MAIL_PER_MINUTE: z.coerce
    .number({ error: 'debe ser un número' })
    .min(1, 'debe ser 1 o más')
    .max(100_000, 'debe ser 100000 o menos')
    .default(200),
  MAPS_KEY: z.string().default(''),
  RADIO_URL: webUrl.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'debe empezar por sk_ o rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'debe empezar por whsec_')
    .optional(),
  STRIPE_API_URL: webUrl.optional(),
  S3_URL: webUrl.optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  VERIFACTU: z.enum(['off', 'test', 'production'], { error: 'debe ser off, test o production' }).optional(),
  VERIFACTU_CERT: z.string().optional(),
  VERIFACTU_CERT_PASSWORD: z.string().default(''),
  VERIFACTU_URL: z.url({ protocol: /^https$/, error: 'debe ser una dirección https://…' }).optional(),
  TRANSLATE_URL: z
    .string()
    .refine(
      (text) => isWebUrl(text.replace(/^(?:deepl|libretranslate) /, '')),
      'debe ser una dirección http(s)://…, o «deepl https://…», «libretranslate http://…»',
    )
    .optional(),
  TRANSLATE_KEY: z.string().optional(),
  COPIES: z.enum(['on', 'off'], { error: 'debe ser on u off' }).default('on'),
  COPIES_DIR: z.string().optional(),
  TRUST_PROXY: z.enum(['on', 'off'], { error: 'debe ser on u off' }).default('off'),
  HSTS: z
    .enum(['site', 'subdomains', 'preload', 'off'], { error: 'debe ser site, subdomains, preload u off' })
    .default('site'),
  OFFLINE: z.enum(['on', 'off'], { error: 'debe ser on u off' }).default('on'),
  PICTURES_AHEAD: z.enum(['on', 'off'], { error: 'debe ser on u off' }).default('on'),
  IMPORT_FROM: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (hosts) => hosts.every((host) => /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(host)),
      'debe ser una lista de servidores, como localhost:8081',
    ),
  PROCESSES: z
    .string()
    .regex(/^(?:auto|[1-9]\d?)$/, 'debe ser un número entre 1 y 99, o auto')
    .default('1'),
  EDGE_PURGE: z
    .string()
    .transform((text) => text.trim().split(/\s+/))
    .refine(
      ([kind, ...places]) =>
        (kind === 'varnish' && places.length > 0 && places.every(isWebUrl)) ||
        ((kind === 'cloudflare' || kind === 'fastly') &&
          /^[\w-]+$/.test(places[0] ?? '') &&
          places.length <= 2 &&
          places.slice(1).every(isWebUrl)),
      'debe ser «varnish http://…» (una o varias direcciones), «cloudflare ZONA» o «fastly SERVICIO»',
    )
    .optional(),
  EDGE_PURGE_KEY: z.string().optional(),
  METRICS_TOKEN: z.string().min(16, 'debe tener al menos 16 caracteres').optional(),
  PAGE_MEMORY_MB: z.coerce.number({ error: 'debe ser un número' }).min(1).max(4096).default(64),
});

export interface Settings {
  port: number;
  host: string;
  siteUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  adminPassword: string | undefined;
  adminEmail: string;
  /** Signs cookies and closes second factors; without it a file of DATA_DIR has one (auth/key.ts). */
  secretKey: string | undefined;
  /** How much work a password's hash is (scrypt's N as a power of two); only tests take less. */
  passwordCost: number;
  demo: boolean;
  /** The test gateway may stand in for a payment provider. */
  demoPayments: boolean;
  smtpUrl: string | undefined;
  /** Without it, the site's name and an address that nobody reads. */
  mailFrom: string | undefined;
  /** How many mails of a newsletter the mail server bears in a minute. */
  mailPerMinute: number;
  mapsKey: string;
  radioUrl: string | undefined;
  stripe: StripeKeys | undefined;
  /** Where Stripe answers; a double's address in tests. */
  stripeApiUrl: string | undefined;
  bucket: BucketSettings | undefined;
  verifactu: VerifactuSettings;
  /** The translating service; without it the desk's. */
  translator: TranslatorSettings | undefined;
  /** A copy every night. */
  copies: boolean;
  /** Where copies lie. */
  copiesDir: string;
  trustProxy: boolean;
  /** How far browsers must come only over https: this name, those below it, also before the first visit, or not at all. */
  hsts: 'site' | 'subdomains' | 'preload' | 'off';
  /** Visitors' browsers keep pages to read without coverage. */
  offline: boolean;
  picturesAhead: boolean;
  pageMemoryBytes: number;
  /** The shared cache in front of us that is sent what changes. */
  edge: EdgeSettings | undefined;
  /** Whoever shows it may read the metrics without a session. */
  metricsToken: string | undefined;
  /** Hosts that pictures are fetched from besides those of the open internet: "localhost:8081". */
  importFrom: string[];
  /** Hosts that texts take pictures and titles from besides those of the open internet; only tests name one. */
  pasteFrom: string[];
}

export interface EdgeSettings {
  kind: 'varnish' | 'cloudflare' | 'fastly';
  /** Varnish: where each of them listens. Otherwise the zone or service, and the address to send to if it is not the usual one. */
  places: string[];
  key: string | undefined;
}

/** It speaks as DeepL does, or as LibreTranslate. */
export interface TranslatorSettings {
  tipo: 'deepl' | 'libretranslate';
  url: string;
  clave: string | undefined;
}

export interface StripeKeys {
  secretKey: string;
  webhookSecret: string | undefined;
}

/** What the machine says of sending billing records; what it does not say is the operator's. */
export interface VerifactuSettings {
  modo: 'off' | 'test' | 'production' | undefined;
  /** The path of a PKCS#12 file. */
  certPath: string | undefined;
  certPassword: string;
  /** Another address than the tax agency's: a seal's, or a double's in tests. */
  url: string | undefined;
}

/** An S3-compatible bucket for pictures and videos. */
export interface BucketSettings {
  /** Its address, with its name: https://s3.example.com/secretos. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const settingNames = Object.keys(schema.shape);

/** Throws one line that names the wrong variable. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    // What is printed stays in logs.
    throw new WrongSetting(`${name} ${issue?.message}${isSecret(name) ? '' : ` (vale «${given[name]}»)`}.`);
  }
  const value = parsed.data;
  const siteUrl = (value.SITE_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, '');
  return {
    port: value.PORT,
    host: value.HOST,
    siteUrl,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    adminPassword: value.ADMIN_PASSWORD,
    adminEmail: value.ADMIN_EMAIL,
    secretKey: value.SECRET_KEY,
    passwordCost: 17,
    demo: value.DEMO === 'on',
    demoPayments: value.DEMO === 'on' && hasDemoPayments(value.DEMO_PAYMENTS, siteUrl),
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    mailPerMinute: value.MAIL_PER_MINUTE,
    mapsKey: value.MAPS_KEY,
    radioUrl: value.RADIO_URL,
    stripe: value.STRIPE_SECRET_KEY
      ? { secretKey: value.STRIPE_SECRET_KEY, webhookSecret: value.STRIPE_WEBHOOK_SECRET }
      : undefined,
    stripeApiUrl: value.STRIPE_API_URL,
    bucket: bucketOf(value),
    verifactu: {
      modo: value.VERIFACTU,
      certPath: value.VERIFACTU_CERT,
      certPassword: value.VERIFACTU_CERT_PASSWORD,
      url: value.VERIFACTU_URL,
    },
    translator: translatorOf(value),
    copies: value.COPIES === 'on',
    copiesDir: value.COPIES_DIR ?? join(value.DATA_DIR, 'copias'),
    trustProxy: value.TRUST_PROXY === 'on',
    hsts: value.HSTS,
    offline: value.OFFLINE === 'on',
    picturesAhead: value.PICTURES_AHEAD === 'on',
    edge: edgeOf(value),
    metricsToken: value.METRICS_TOKEN,
    pageMemoryBytes: value.PAGE_MEMORY_MB * 1024 * 1024,
    importFrom: value.IMPORT_FROM,
    pasteFrom: [],
  };
}

/** On a public site only when somebody says so: there nobody shall get goods for money that does not exist. */
function hasDemoPayments(said: 'on' | 'off' | undefined, siteUrl: string): boolean {
  return said === undefined ? !/^https:/i.test(siteUrl) : said === 'on';
}

function bucketOf(value: z.infer<typeof schema>): BucketSettings | undefined {
  const {
    S3_URL: url,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = value;
  if (!url) return undefined;
  if (!accessKeyId || !secretAccessKey)
    throw new WrongSetting('S3_URL necesita también S3_ACCESS_KEY_ID y S3_SECRET_ACCESS_KEY.');
  return { url: url.replace(/\/$/, ''), region, accessKeyId, secretAccessKey };
}

function edgeOf({ EDGE_PURGE: said, EDGE_PURGE_KEY: key }: z.infer<typeof schema>): EdgeSettings | undefined {
  if (!said) return undefined;
  const kind = said[0] as EdgeSettings['kind'];
  if (kind !== 'varnish' && !key) throw new WrongSetting(`EDGE_PURGE con ${kind} necesita también EDGE_PURGE_KEY.`);
  return { kind, places: said.slice(1).map((place) => place.replace(/\/$/, '')), key };
}

/** How it speaks is said before its address, or by its name. */
function translatorOf(value: z.infer<typeof schema>): TranslatorSettings | undefined {
  const { TRANSLATE_URL: said, TRANSLATE_KEY: clave } = value;
  if (!said && clave) throw new WrongSetting('TRANSLATE_KEY necesita también TRANSLATE_URL.');
  if (!said) return undefined;
  const [url = '', how] = said.replace(/\/$/, '').split(' ').reverse();
  const tipo = how === 'deepl' || (!how && /(?:^|\.)deepl\./.test(new URL(url).host)) ? 'deepl' : 'libretranslate';
  if (tipo === 'deepl' && !clave) throw new WrongSetting('TRANSLATE_URL con DeepL necesita también TRANSLATE_KEY.');
  return { tipo, url, clave };
}

function isSecret(name: string): boolean {
  return /PASSWORD|SECRET|KEY|TOKEN|DATABASE_URL|SMTP_URL/.test(name);
}

export class WrongSetting extends Error {}
