/** A site that runs, as its process is seen from outside. */
import type { ChildProcess } from 'node:child_process';

export type ServerRun = {
  child: ChildProcess;
  output(): string;
  /** Resolves when it has ended by itself. */
  ended: Promise<number | null>;
  end(signal: NodeJS.Signals): Promise<number | null>;
};
