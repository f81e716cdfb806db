/** The translating service that the settings name, in the two ways such services are spoken to. */
import { z } from 'zod';
import { NotFetched } from '#server/fetch/fetch-file.ts';
import { postJson } from '#server/fetch/post-json.ts';

export interface Servicio {
  tipo: 'deepl' | 'libretranslate';
  url: string;
  clave: string | undefined;
}

/** Why nothing came: as the desk shows it, and when it may be tried again; without that, somebody has to do something first. */
export class NotTranslated extends Error {
  readonly retryMs: number | undefined;
  constructor(message: string, retryMs?: number) {
    super(message);
    this.retryMs = retryMs;
  }
}

/** This text was not taken; another may be. */
export class TextRefused extends Error {}

interface Rules {
  allowed: string[];
  signal?: AbortSignal;
  timeoutMs?: number;
}

const minute = 60_000;
const hour = 60 * minute;
/** Services take 50 texts at once, and 128 KB in all. */
export const maxTexts = 50;

/** Texts in HTML, from Spanish; as many come back, in their order. Nothing else is sent. */
export async function translate(
  servicio: Servicio,
  texts: readonly string[],
  idioma: string,
  rules: Rules,
): Promise<string[]> {
  const { path, sent, headers, read } = spoken[servicio.tipo](servicio, texts, idioma);
  const answer = await postJson(`${servicio.url.replace(/\/$/, '')}${path}`, sent, { ...rules, headers }).catch(
    (error: unknown) => {
      if (!(error instanceof NotFetched)) throw error;
      throw new NotTranslated(`El servicio de traducción ${serviceSaid(error.message)}.`, 10 * minute);
    },
  );
  refuseStatus(answer);
  const came = read(answer.body);
  if (came?.length !== texts.length) throw new TextRefused('el servicio ha contestado algo que no se entiende');
  return came;
}

type Spoken = (
  servicio: Servicio,
  texts: readonly string[],
  idioma: string,
) => {
  path: string;
  sent: object;
  headers: Record<string, string>;
  read(body: unknown): string[] | undefined;
};

/** It asks which English and which Portuguese; the program's own is that of Europe. */
const deeplTarget: Record<string, string> = { en: 'EN-GB', pt: 'PT-PT' };

const deeplAnswer = z.object({ translations: z.array(z.object({ text: z.string() })) });
const libreAnswer = z.object({ translatedText: z.array(z.string()) });

const spoken: Record<Servicio['tipo'], Spoken> = {
  deepl: ({ clave }, text, idioma) => ({
    path: '/v2/translate',
    headers: { authorization: `DeepL-Auth-Key ${clave}` },
    sent: { text, source_lang: 'ES', target_lang: deeplTarget[idioma] ?? idioma.toUpperCase(), tag_handling: 'html' },
    read: (body) => deeplAnswer.safeParse(body).data?.translations.map(({ text }) => text),
  }),
  libretranslate: ({ clave }, q, idioma) => ({
    path: '/translate',
    headers: {},
    sent: { q, source: 'es', target: idioma, format: 'html', ...(clave && { api_key: clave }) },
    read: (body) => libreAnswer.safeParse(body).data?.translatedText,
  }),
};

function refuseStatus({ status, retryAfterMs }: { status: number; retryAfterMs: number | undefined }): void {
  if (status === 200) return;
  if (status === 429)
    throw new NotTranslated(
      'El servicio de traducción pide ir más despacio: se sigue dentro de un rato.',
      Math.min(retryAfterMs ?? 5 * minute, hour),
    );
  if (status === 456)
    throw new NotTranslated(
      'Se ha acabado el cupo del servicio de traducción: se vuelve a intentar mañana.',
      24 * hour,
    );
  if (status === 401 || status === 403)
    throw new NotTranslated('El servicio de traducción no acepta la clave: revísala en Ajustes, Idiomas.');
  if (status === 404 || (status >= 300 && status < 400))
    throw new NotTranslated('En esa dirección no hay un servicio de traducción: revísala en Ajustes, Idiomas.');
  if (status >= 500)
    throw new NotTranslated(
      `El servicio de traducción falla (${status}): se vuelve a intentar dentro de un rato.`,
      10 * minute,
    );
  throw new TextRefused(status === 413 ? 'es demasiado largo para el servicio' : `el servicio lo rechaza (${status})`);
}

/** "no contesta", "su dirección es de una red local": as it goes on after "El servicio de traducción". */
function serviceSaid(reason: string): string {
  return reason.startsWith('su ') ? `no se puede usar: ${reason}` : reason;
}
