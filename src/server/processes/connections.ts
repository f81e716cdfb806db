/** How many connections there may be, in all and from one address, and who gives theirs up for a newcomer. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isHere } from '#server/api/address.ts';
import { addressGroup } from '#server/api/address-group.ts';

export const maxConnections = 2000;
/** One visitor's browser opens six; behind one address of an office or a school there are many. */
const maxConnectionsPerAddress = 200;

/** When all are taken, whoever holds one without having asked for anything gives it up: a newcomer may be a visitor. */
export function limitConnections(
  server: Server,
  most = maxConnections,
  answered: (status: number) => void = () => {},
): void {
  // Sets remember the order of insertion: the first one has been like that for longest.
  const silent = new Set<Socket>();
  const served = new Set<Socket>();
  const asking = new Map<Socket, IncomingMessage>();
  server.on('connection', (socket: Socket) => {
    const [longest] = silent;
    silent.add(socket);
    socket.once('close', () => {
      for (const open of [silent, served, asking]) open.delete(socket);
    });
    if (silent.size + served.size + asking.size <= most) return;
    const [unhurried] = served;
    const [halfAsked] = [...asking].find(([, req]) => !req.complete) ?? [];
    (longest ?? unhurried ?? halfAsked ?? socket).destroy();
  });
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    const { socket } = req;
    for (const open of [silent, served]) open.delete(socket);
    if (!socket.destroyed) asking.set(socket, req);
    res.once('close', () => {
      answered(res.statusCode);
      if (asking.get(socket) !== req) return;
      asking.delete(socket);
      served.add(socket);
    });
  });
}

/** Nobody takes all the connections there are. */
export function limitPerAddress(server: Server, most = maxConnectionsPerAddress): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isHere(remoteAddress)) return;
    const address = addressGroup(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > most) socket.destroy();
  });
}
