/** What every loader and action may ask of the request it serves. Set once by the server, before React Router runs. */
import { createContext } from 'react-router';
import type { Database } from '#db/client.server.ts';
import type { Log } from '#platform/log/log.server.ts';

export type RequestContext = {
  /** Names this request in the log, and the error the person sees. */
  requestId: string;
  /** For inline scripts; a slot that the server fills or removes after the page is rendered. */
  nonce: string;
  publicOrigin: string;
  isDemo: boolean;
  now: Date;
  database: Database;
  log: Log;
};

export const requestContext = createContext<RequestContext>();
