/** One question to the tax agency's service, over TLS with the taxpayer's certificate. */
import { request } from 'node:https';
import type { Certificate } from './certificate.server.ts';

const service = '/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP';
export const addresses = {
  test: `https://prewww1.aeat.es${service}`,
  production: `https://www1.agenciatributaria.gob.es${service}`,
};

const timeoutMs = 60_000;
const maxAnswerBytes = 8 * 1024 * 1024;

export function ask(url: string, xml: string, { pfx, passphrase }: Certificate, ending: AbortSignal): Promise<string> {
  const signal = AbortSignal.any([ending, AbortSignal.timeout(timeoutMs)]);
  const body = Buffer.from(xml, 'utf8');
  const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: '""', 'content-length': body.length };
  return new Promise((resolve, reject) => {
    // A connection of its own: a certificate that was changed counts at once.
    const sent = request(url, { method: 'POST', agent: false, pfx, passphrase, headers, signal }, (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        parts.push(part);
        if (bytes > maxAnswerBytes) sent.destroy(new Error('la respuesta es demasiado larga'));
      });
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        // A refusal as a whole comes as an error with an envelope in it.
        if (response.statusCode === 200 || /<[\w:]*Fault[\s>]/.test(text)) resolve(text);
        else reject(new Error(`respuesta ${response.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
