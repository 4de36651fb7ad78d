/** A connection for backups and restores. Its text formats do not depend on the server's settings, and row policies do not filter its rows. */
import pg from 'pg';

/**
 * Times, numbers and bytes have the same text on every server. A policy that would filter rows is an error here, so that no
 * backup can hold half a table.
 */
const SETTINGS = {
  row_security: 'off',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
  client_encoding: 'UTF8',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  lock_timeout: '60s',
  // Quoted names of tables and columns must not depend on what a role prefers.
  search_path: 'public',
};

export async function connectToCarry(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'recruitment-agency backup' });
  // A broken connection fails the running statement; without a listener the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const [setting, value] of Object.entries(SETTINGS)) {
      await client.query('SELECT set_config($1, $2, false)', [setting, value]);
    }
  } catch (error) {
    await client.end();
    throw error;
  }
  return client;
}
