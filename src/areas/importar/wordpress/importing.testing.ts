/** An old site with its pictures, and the product that its export is brought into. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect } from 'vitest';
import { createSiteServer } from '#server/http/listen.ts';
import { form, startApp } from '#test/harness/harness.ts';
import { anUpload } from './wxr.testing.ts';

interface Imported {
  informe: { hecho: { que: string; cuantos: number }[]; avisos: { motivo: string }[] };
}

export const hecho = ({ informe }: Imported) =>
  Object.fromEntries(informe.hecho.map(({ que, cuantos }) => [que, cuantos]));
export const motivos = ({ informe }: Imported) => informe.avisos.map(({ motivo }) => motivo).join('\n');

let source = 0;
/** Each test has a site of its own to come from. */
export const from = () => ({ base: `https://viejo-${++source}.example` });

export async function startImporting() {
  const pictures = await startPictures();
  const { app, admin, visitor } = await startApp({ IMPORT_FROM: pictures.host });
  const site = createSiteServer(app, async () => new Response('no', { status: 404 }), 'no-such-folder');
  const siteHost = await listen(site);
  afterAll(() => {
    site.closeAllConnections();
    site.close();
  });

  const analyse = (wxr: string) =>
    admin.post('create_importacion.php', form({ tipo: 'wordpress', archivo: anUpload(wxr) }));

  async function finished(id: number) {
    await app.imports.settled();
    return (await admin.get('get_importacion_admin.php', { id })).body.data;
  }

  return {
    ...{ app, admin, visitor, host: pictures.host, asked: pictures.asked, analyse, finished },
    async importAll(wxr: string, opciones: Record<string, unknown> = {}) {
      const { body } = await analyse(wxr);
      expect(await admin.post('run_importacion.php', { id: body.data.id, ...opciones })).toMatchObject({ status: 200 });
      return finished(body.data.id);
    },
    async undoAll(id: number) {
      expect((await admin.post('undo_importacion.php', { id })).status).toBe(200);
      return finished(id);
    },
    /** What a visitor gets at an address where the site has no page. */
    async ask(path: string) {
      const response = await fetch(`http://${siteHost}${path}`, { redirect: 'manual' });
      return [response.status, response.headers.get('location')];
    },
  };
}

function box(name: string, content: string): string {
  return `\0\0\0${String.fromCharCode(8 + content.length)}${name}${content}`;
}

/** As much of each kind as is needed to be one. */
const otherFiles: Record<string, Buffer> = Object.fromEntries(
  Object.entries({
    '.mp3': 'ID3\x04 campanas',
    '.mp4': box('ftyp', 'isom\0\0\x02\0isomiso2mp41') + box('moov', box('udta', 'nada')) + box('mdat', 'film'),
    '.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nHola\n',
    '.pdf': '%PDF-1.4\n%plano',
  }).map(([end, text]) => [end, Buffer.from(text, 'latin1')]),
);

/** foto.jpg is a picture, roto.jpg is none, lejos.jpg leads into the local network. */
async function startPictures() {
  /** One address, one picture. */
  const photo = (url: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: { r: url.length % 256, g: 90, b: 60 } } })
      .jpeg()
      .toBuffer();
  let asked = 0;
  const server = createServer((req, res) => {
    asked++;
    if (req.url === '/lejos.jpg') return void res.writeHead(302, { location: 'http://127.0.0.1:1/x.jpg' }).end();
    if (req.url?.endsWith('/roto.jpg')) return void res.writeHead(200).end('<svg/>');
    const other = otherFiles[/\.(?:mp3|mp4|vtt|pdf)$/.exec(req.url ?? '')?.[0] ?? ''];
    if (other) return void res.writeHead(200).end(other);
    if (!req.url?.endsWith('foto.jpg')) return void res.writeHead(404).end();
    void photo(req.url).then((bytes) => res.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes));
  });
  const host = await listen(server);
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { host, asked: () => asked };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
