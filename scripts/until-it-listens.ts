/** Waits for servers that tests run from Debian's packages. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const START_LIMIT_MS = 30_000;

/** Waits until a server of a program listens. @throws with what it wrote, if it ends before or takes too long */
export async function untilItListens(
  name: string,
  port: number,
  child: ChildProcess,
  log: () => string,
): Promise<void> {
  for (const deadline = Date.now() + START_LIMIT_MS; Date.now() < deadline; await wait(25)) {
    if (child.exitCode !== null) break;
    const socket = net.connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
  }
  child.kill('SIGKILL');
  throw new Error(`${name} did not start:\n${log()}`);
}
