/** One JSON line per event, without anything that names a person or gives access. */
import pino from 'pino';
import { hideSecrets } from '#domain/text/hide-secrets.ts';
import { faults, logLines, logWriteFailures } from '#platform/metrics/counters.server.ts';

export type Log = pino.Logger;

const SECRET = /password|token|secret|cookie|authorization|email|phone/i;
const REDACTED = '[redacted]';
/** Events are almost flat; deeper values are dropped without being read. */
const DEEPEST = 5;

const MOST_WAITING = 1_048_576;

/** Standard output. If it leads to a full disk, the site goes on: lines wait for space, and are lost once there are too many. */
function standardOutput(): pino.DestinationStream {
  let hasFailed = false;
  let waitingCharacters = 0;
  const open = () =>
    pino.destination({ dest: 1, sync: true }).on('error', () => {
      hasFailed = true;
      logWriteFailures.inc();
    });
  let output = open();
  return {
    write(line) {
      hasFailed = false;
      output.write(line);
      waitingCharacters = hasFailed ? waitingCharacters + line.length : 0;
      if (waitingCharacters <= MOST_WAITING) return;
      output = open();
      waitingCharacters = 0;
    },
  };
}

export function createLog(level: string, destination = standardOutput()) {
  return pino(
    {
      level,
      hooks: {
        logMethod: function (line, write, level) {
          count(line[0], level);
          return write.apply(this, line);
        },
      },
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (event) => redact(event, DEEPEST) as Record<string, unknown>,
      },
    },
    destination,
  );
}

const { warn: WARN, error: ERROR } = pino.levels.values;

function count(event: unknown, level: number): void {
  if (level < Number(WARN)) return;
  logLines.inc({ level: pino.levels.labels[level] ?? 'error' });
  if (level < Number(ERROR) || typeof event !== 'object' || event === null) return;
  // Browsers report errors with ids as well, and can send anything; do not count those.
  if ('errorId' in event && 'err' in event) faults.inc();
}

function redact(value: unknown, depth: number): unknown {
  if (value instanceof Error) return describeError(value);
  if (typeof value === 'string') return hideSecrets(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth === 0) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET.test(name) ? REDACTED : redact(inner, depth - 1)]),
  );
}

/** Identifies the error. Leaves out PostgreSQL's `detail` and `where`, because they quote personal data. */
function describeError(error: Error): Record<string, unknown> {
  const { name, message, stack } = error;
  const { code, constraint, table, routine } = error as Error & Record<string, unknown>;
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  return { type: name, message, stack, code, constraint, table, routine, cause };
}
