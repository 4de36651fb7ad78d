/** One JSON line per event. What names a person or opens a door never reaches it. */
import pino from 'pino';

export type Log = pino.Logger;

const SECRET_FIELDS = ['password', 'token', 'secret', 'cookie', 'authorization', 'email', 'phone'];

export function createLog(
  level: string,
  destination: pino.DestinationStream = pino.destination({ dest: 1, sync: true }),
) {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[redacted]' },
    },
    destination,
  );
}
