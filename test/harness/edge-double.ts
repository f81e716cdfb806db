/** A shared cache as far as purges go: it notes the keys of every purge, and can refuse them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface EdgeDouble {
  url: string;
  /** Of each purge, in their order. */
  purged: string[][];
  isDown: boolean;
  /** How often it did. */
  refused: number;
  close(): void;
}

export async function startEdgeDouble(): Promise<EdgeDouble> {
  const server = createServer((req, res) => {
    if (double.isDown) {
      double.refused++;
      return void res.writeHead(503).end();
    }
    double.purged.push(String(req.headers.xkey).split(' '));
    res.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const double: EdgeDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    purged: [],
    isDown: false,
    refused: 0,
    close: () => void server.close(),
  };
  return double;
}
