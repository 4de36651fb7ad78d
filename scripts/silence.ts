/** Ends a child process that has reported nothing for a while, because it hangs; its total duration does not matter. */
import type { EventEmitter } from 'node:events';

type Reporting = Pick<EventEmitter, 'on' | 'once'> & {
  stdout: Pick<EventEmitter, 'on'> | null;
  stderr: Pick<EventEmitter, 'on'> | null;
};

/**
 * @param child reports by writing to its standard streams and by sending messages
 * @param end called once, after `milliseconds` without a report
 */
export function endAfterSilence(child: Reporting, milliseconds: number, end: () => void): void {
  const timer = setTimeout(end, milliseconds);
  const report = () => void timer.refresh();
  child.stdout?.on('data', report);
  child.stderr?.on('data', report);
  child.on('message', report);
  child.once('close', () => clearTimeout(timer));
}
