// Tells systemd that the event loop is running. systemd ends a process whose event loop is blocked (WatchdogSec= in deploy/systemd).
import { spawn } from 'node:child_process';

/** Does nothing without a watchdog. Node's own sockets cannot send datagrams to systemd. */
export function reportToWatchdog({ NOTIFY_SOCKET, WATCHDOG_USEC, PATH } = process.env) {
  const limitMs = Number(WATCHDOG_USEC) / 1_000;
  if (!NOTIFY_SOCKET || !(limitMs > 0)) return;
  const report = () => {
    const program = spawn('systemd-notify', ['WATCHDOG=1'], { env: { NOTIFY_SOCKET, PATH }, stdio: 'ignore' });
    program.on('error', ({ message }) => console.error(`systemd cannot be told that this process runs: ${message}`));
    program.unref();
  };
  setInterval(report, limitMs / 4).unref();
}
