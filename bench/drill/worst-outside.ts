/** Somebody else's server that a call is sent to: what it answers is as long and as badly written as it may be. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { App } from '#server/app.ts';
import { pieces } from './worst-values.ts';

export interface Outside {
  /** Addresses there, for the calls that ask others; none for all other calls. */
  addressesFor(name: string): string[];
  close(): void;
}

const asking = /^(?:get_enlace_admin|upload_image_url|preview_fuente|create_fuente)\.php$/;
const megabyte = 1024 * 1024;
/** What a calendar may weigh; of other pages the beginning is read. */
const most = 5 * megabyte - 1000;
const event = (inside: string) =>
  `BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20990101\r\nSUMMARY:a\r\n${inside}\r\nEND:VEVENT\r\n`;
const calendars: Record<string, string> = {
  events: event('').repeat(60_000),
  names: Array.from({ length: 60_000 }, (_, n) => event('').replace('UID:a', `UID:${n}`)).join(''),
  dates: event(`RDATE:${'20990101,'.repeat(400_000)}`),
  'rules without end': event('RRULE:FREQ=SECONDLY;BYSECOND=1,2,3').repeat(40_000),
};

export async function startOutside(app: App): Promise<Outside> {
  const server = createServer((req, res) => {
    const [, kind, name = ''] = decodeURIComponent(req.url!).split('/');
    const body =
      kind === 'calendario'
        ? `BEGIN:VCALENDAR\r\n${calendars[name] ?? repeated(pieces[name]!)}`
        : `<html><head>${kind === 'meta' ? '<meta content="' : ''}${repeated(pieces[name]!)}`;
    res.writeHead(200, { 'content-type': 'text/html', etag: `"${name}"` }).end(body.slice(0, most));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  app.settings.pasteFrom.push(host);
  const of = (kind: string, names: string[]) =>
    names.map((name) => `http://${host}/${kind}/${encodeURIComponent(name)}`);
  const names = Object.keys(pieces);
  return {
    addressesFor(name) {
      if (!asking.test(name)) return [];
      return name.includes('fuente')
        ? of('calendario', [...names, ...Object.keys(calendars)])
        : [...of('pagina', names), ...of('meta', names)];
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function repeated(piece: string): string {
  return piece.repeat(Math.ceil(most / piece.length));
}
