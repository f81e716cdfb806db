/** How many connections there may be, in all and from one address, and who gives theirs up for a newcomer. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isHere } from '#server/api/address.ts';
import { addressGroups } from '#server/api/address-group.ts';

export const maxConnections = 2000;
/** One visitor's browser opens six; behind one address of an office or a school there are many. */
const maxConnectionsPerAddress = 200;

interface Connection {
  /** What it is being answered, if anything. */
  asking?: IncomingMessage | undefined;
  /** When it was last answered, in answers of the whole server; 0 while it has asked for nothing. */
  servedAt: number;
  /** What it had sent by then: anything more is a question that is still coming. */
  readBytes: number;
}

/** When all are taken, whoever holds one without having asked for anything gives it up: a newcomer may be a visitor. */
export function limitConnections(
  server: Server,
  most = maxConnections,
  answered: (status: number) => void = () => {},
): void {
  // In the order they came. Every request passes here: it only notes, and whoever must go is looked for when one must.
  const open = new Map<Socket, Connection>();
  let answers = 0;
  server.on('connection', (socket: Socket) => {
    if (open.size >= most) {
      const leaving = leastMissed(open) ?? socket;
      // It is closed a moment later: another newcomer needs another's place.
      open.delete(leaving);
      leaving.destroy();
    }
    if (socket.destroyed) return;
    open.set(socket, { servedAt: 0, readBytes: 0 });
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    const connection = open.get(req.socket);
    if (connection) connection.asking = req;
    res.on('close', () => {
      answered(res.statusCode);
      answers++;
      if (connection?.asking !== req) return;
      connection.asking = undefined;
      connection.servedAt = answers;
      connection.readBytes = req.socket.bytesRead;
    });
  });
  // Node's own takes an answer for over that is written and still on its way to a slow reader.
  server.closeIdleConnections = () => {
    for (const [socket, { asking, readBytes }] of open) if (!asking && socket.bytesRead === readBytes) socket.destroy();
  };
}

/** Who asked for nothing for longest, then who was served longest ago, then who is slow to ask. */
function leastMissed(open: Map<Socket, Connection>): Socket | undefined {
  let served: Socket | undefined;
  let servedAt = Number.POSITIVE_INFINITY;
  let halfAsked: Socket | undefined;
  for (const [socket, connection] of open) {
    if (connection.asking) {
      if (!connection.asking.complete) halfAsked ??= socket;
    } else if (connection.servedAt === 0) return socket;
    else if (connection.servedAt < servedAt) [served, servedAt] = [socket, connection.servedAt];
  }
  return served ?? halfAsked;
}

/** Nobody takes all the connections there are. */
export function limitPerAddress(server: Server, most = maxConnectionsPerAddress): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isHere(remoteAddress)) return;
    const groups = addressGroups(remoteAddress);
    for (const { group } of groups) open.set(group, (open.get(group) ?? 0) + 1);
    socket.once('close', () => {
      for (const { group } of groups) {
        const left = (open.get(group) ?? 1) - 1;
        if (left > 0) open.set(group, left);
        else open.delete(group);
      }
    });
    if (groups.some(({ group, times }) => open.get(group)! > most * times)) socket.destroy();
  });
}
