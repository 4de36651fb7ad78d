import { keepDelivering } from '#app/features/core/webhooks/commands/keep-delivering.server.ts';
import { openDatabase } from '#db/connections/client.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { Webhooks } from '#platform/webhook/webhook.server.ts';

const [appUrl = '', secretKey = ''] = process.argv.slice(2);
const webhooks = new Webhooks(secretKey, { resolve: async () => ['127.0.0.1'], includesLoopback: true });
const database = openDatabase(appUrl, { size: 4 });
keepDelivering(
  { database, webhooks, publicOrigin: 'https://tidewell.example', log: createLog('silent') },
  { lookMs: 20, leaseSeconds: 0.2 },
);
setInterval(() => undefined, 60_000);
