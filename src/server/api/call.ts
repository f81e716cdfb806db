/** What a call is: who may make it, what it takes, what it answers, and the function that does it. */
import type { z } from 'zod';
import type { App } from '#server/app.ts';
import type { SessionUser } from '#server/auth/index.ts';
import type { Db } from '#server/db/open.ts';
import type { Tipo } from '#things.ts';
import type { Capability } from '#values/rol.ts';
import type { Upload } from './upload.ts';

export type FileKind = 'picture' | 'video' | 'audio' | 'document' | 'import' | 'gpx';

export interface CallContext<Input> {
  app: App;
  db: Db;
  input: Input;
  /** Uploaded files by field name, each within its kind's size limit. */
  files: Map<string, Upload>;
  /** Addresses of pictures chosen from the library, by the name of the file field they stand for. */
  chosen: Map<string, string>;
  /** The body as it came, byte for byte; only for calls that ask for it. */
  rawBody: Buffer;
  user: SessionUser | undefined;
  request: Request;
  ip: string;
  /** The instant of this call, ISO 8601. */
  now: string;
  /** Headers of the answer (cookies). */
  headers: Headers;
  /** This answer shows these things: a page made of it is dropped when one of them changes. */
  reads(...tags: string[]): void;
  /** These things were changed: drop the pages that show them, here and on every other process. */
  changed(...tags: string[]): void;
}

export interface Answer {
  status?: number;
  message?: string;
  /** It was done, and yet not what was wanted (the mail was not sent): shown as a warning. */
  aviso?: boolean;
  data?: unknown;
  [more: string]: unknown;
}

export interface Call<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> {
  method: 'get' | 'post';
  /** Everybody, or those whose role has this capability. */
  access: 'public' | Capability;
  /** Only from a session that began a moment ago: what makes a stolen session last, or carries everything off. */
  confirm?: boolean;
  /** Of a public call: also while the site is in preparation and nobody else is let in. */
  whilePreparing?: boolean;
  /** Its `data` is one thing of this kind, with a page of its own: its answer says in which languages all of it is translated. */
  thing?: Tipo;
  /** One English line for the API document. */
  summary: string;
  input?: In;
  /** Fields that carry files; `*` stands for a number. */
  files?: Record<string, FileKind>;
  /** Shape of what the envelope carries beside success and message; what is not named here does not leave. */
  output?: Out;
  /** The answer is `data` itself, without the envelope. */
  plain?: boolean;
  /** The handler reads the body itself: a signature is over its bytes. */
  rawBody?: boolean;
  /** A GET that changes something, here or elsewhere, and so needs the same proof as a POST. */
  changes?: boolean;
  /** A GET that asks about a person: it may be posted too, as our own screens do, for addresses are kept in logs and histories. */
  isAlsoPost?: boolean;
  /** The sentence for a form that lacks a required field. */
  missing?: string;
  /** At most so many in a minute from one address; a generous number without it. */
  perMinute?: number;
  /** How much text it takes; without it 64 KB, or what rich texts need when it takes files. */
  maxBytes?: number;
  /** Answered to providers that cannot prove our origin; the handler verifies a signature instead. */
  signed?: boolean;
  /** A Response goes out as it is: files (csvResponse in csv.ts). */
  handle(
    context: CallContext<z.output<In>>,
  ): Promise<(Answer & z.input<Out>) | Response> | (Answer & z.input<Out>) | Response;
}

export function call<In extends z.ZodType = z.ZodUndefined, Out extends z.ZodType = z.ZodObject>(
  definition: Call<In, Out>,
): Call<In, Out> {
  return definition;
}
