/**
 * Event counters since the start of the process; docs/operate/metrics.md explains each. Labels take a few known values only: never an
 * address, a name or a path that a visitor has chosen.
 */
import { Counter, Registry } from 'prom-client';

/** Counters of this process; server/metrics/collect-metrics.ts adds the gauges. */
export const counters = new Registry();

const counter = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
  new Counter({ name: `agency_${name}_total`, help, labelNames, registers: [counters] });

export const logLines = counter('log_lines', 'Lines of the log that tell of trouble, by level', ['level']);
for (const level of ['warn', 'error', 'fatal']) logLines.inc({ level }, 0);

export const logWriteFailures = counter(
  'log_write_failures',
  'Writes of the log that failed: no room left, or the reader has gone',
);

export const faults = counter('faults', 'Surprises that were logged with an error id');

export const refusals = counter('refused_by_limit', 'What was refused because there was too much of it, by limit', [
  'limit',
]);

export const databaseStalls = counter(
  'database_stalls',
  'Times that statements were refused at once, by pool and cause',
  ['pool', 'cause'],
);

export const signIns = counter('sign_ins', 'Attempts to sign in, by way (password, passkey, app_code) and outcome', [
  'way',
  'outcome',
]);

export const humanChecks = counter('human_checks', 'Forms that were checked to come from a person, by outcome', [
  'outcome',
]);

export const uploadRefusals = counter('uploads_refused', 'Forms with files that were not taken in, by reason', [
  'reason',
]);

export const taskTries = counter('task_tries', 'Tries of background tasks, by queue and outcome', ['queue', 'outcome']);

export const mails = counter('mails', 'Mails handed to the mail server or the folder, and those that could not be', [
  'outcome',
]);
for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);

export const pushMessages = counter('push_messages', 'Notifications given to push services, by outcome', ['outcome']);

export const connectionsRefused = counter('connections_refused', 'Connections that were closed unserved, by reason', [
  'reason',
]);
