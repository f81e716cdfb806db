/** A bare node:http server that answers one page's compressed bytes from a Buffer. */
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

// The raw bytes: fetch would unpack them.
get(process.argv[2]!, { headers: { 'accept-encoding': 'br' } }, async (response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  };
  const server = createServer((_, res) => {
    res.writeHead(200, headers);
    res.end(body);
  });
  server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
});
