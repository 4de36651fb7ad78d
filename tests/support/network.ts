/** A proxy between the site and its database. A silenced proxy holds everything back until it is released. */
import { once } from 'node:events';
import net from 'node:net';

export type Network = {
  /** Address of the same database through the proxy. */
  url: string;
  silence(): void;
  speak(): void;
  /** Connections made so far. */
  connections: number;
  /** Counts packets sent so far that contain this text or the name of its prepared statement: about one per execution. */
  countSent(text: string): number;
  close(): void;
};

/** @param appUrl of a database behind a Unix socket */
export async function startNetwork(appUrl: string): Promise<Network> {
  const url = new URL(appUrl);
  const socket = `${url.searchParams.get('host')}/.s.PGSQL.${url.searchParams.get('port') ?? (url.port || 5432)}`;
  const sent: string[] = [];
  const texts = new Map<string, string>();
  let isSilent = false;
  const heldWrites: (() => void)[] = [];
  const pass = (to: net.Socket, bytes: Buffer | string) => {
    if (isSilent) heldWrites.push(() => to.write(bytes));
    else to.write(bytes);
  };
  const server = net.createServer((near) => {
    network.connections += 1;
    const far = net.connect(socket);
    for (const each of [near, far]) each.on('error', () => undefined);
    near.on('data', (bytes) => {
      const piece = bytes.toString('latin1');
      for (const [, name = '', text = ''] of piece.matchAll(/P.{4}([\w-]{24}_\d+)\0([^\0]*)\0/gs))
        texts.set(name, text);
      const named = [...piece.matchAll(/\0([\w-]{24}_\d+)\0/g)].map(([, name = '']) => texts.get(name));
      sent.push([piece, ...named].join('\n'));
      pass(far, bytes);
    });
    near.on('close', () => far.destroy());
    far.on('data', (bytes) => pass(near, bytes)).on('close', () => near.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as net.AddressInfo;
  const network: Network = {
    url: `postgresql://${url.username}:${url.password}@127.0.0.1:${port}${url.pathname}`,
    connections: 0,
    silence: () => {
      isSilent = true;
    },
    speak: () => {
      isSilent = false;
      for (const send of heldWrites.splice(0)) send();
    },
    countSent: (text) => sent.filter((piece) => piece.includes(text)).length,
    close: () => server.close(),
  };
  return network;
}
