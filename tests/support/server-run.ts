/** A running site, as seen from outside its process. */
import type { ChildProcess } from 'node:child_process';

export type ServerRun = {
  child: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
  end(signal: NodeJS.Signals): Promise<number | null>;
};
