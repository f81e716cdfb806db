/** Answers like DeepL and like LibreTranslate; what it should do wrong is said before. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  path: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

export async function startTranslator(key = 'clave-buena') {
  const asked: Asked[] = [];
  const state = {
    /** What becomes of one text. */
    translate: (html: string): string | Promise<string> =>
      html.replace(
        /(translate="no"[^<>]*>[^<>]*<)|>([^<>]+)</g,
        (_, kept?: string, text?: string) => kept ?? `>EN${text}<`,
      ),
    /** Another status, once for each. */
    refuses: [] as number[],
    /** No answer at all. */
    isSilent: false,
    /** This, whatever is asked. */
    body: undefined as string | undefined,
  };
  const server = createServer(async (req, res) => {
    let text = '';
    for await (const chunk of req) text += chunk;
    const body = JSON.parse(text) as Record<string, unknown>;
    const given = req.headers.authorization?.replace('DeepL-Auth-Key ', '') ?? (body.api_key as string | undefined);
    asked.push({ path: req.url!, key: given, body });
    if (state.isSilent) return;
    const status = state.refuses.shift();
    if (status) return void res.writeHead(status, { 'retry-after': '120' }).end('{"message":"no"}');
    if (given !== key) return void res.writeHead(403).end('{}');
    if (state.body !== undefined) return void res.writeHead(200).end(state.body);
    const texts = (body.text ?? body.q) as string[];
    const translated = await Promise.all(texts.map(async (one) => (await state.translate(`>${one}<`)).slice(1, -1)));
    const answer =
      req.url === '/v2/translate'
        ? { translations: translated.map((one) => ({ detected_source_language: 'ES', text: one })) }
        : { translatedText: translated };
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ asked, state, host, url: `http://${host}` },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
