/** Closes resources in the opposite order of opening when the process has to stop or cannot start. */
import type { Log } from '#platform/log/log.server.ts';

type Close = () => Promise<void>;

export class Shutdown {
  private readonly opened: Close[] = [];
  private readonly log: Log;
  private isStopping = false;

  /** Listens for signals at once, so that an interrupted start closes everything open by then. */
  constructor(log: Log) {
    this.log = log;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void this.stop(signal));
  }

  add(close: Close): void {
    this.opened.push(close);
  }

  async closeAll(): Promise<void> {
    for (let close = this.opened.pop(); close; close = this.opened.pop()) {
      try {
        await close();
      } catch (error) {
        this.log.error({ err: error }, 'something could not be closed in order');
        process.exitCode = 1;
      }
    }
  }

  private async stop(signal: string): Promise<void> {
    if (this.isStopping) return;
    this.isStopping = true;
    this.log.info({ signal }, 'stopping');
    await this.closeAll();
    this.log.info('stopped');
    process.exit();
  }
}
