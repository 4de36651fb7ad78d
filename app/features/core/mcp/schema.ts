/** Messages of the Model Context Protocol supported here (https://modelcontextprotocol.io/specification). */
import { z } from 'zod';

export const MODERN = '2026-07-28';
export const LEGACY = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;
export const SUPPORTED: readonly string[] = [MODERN, ...LEGACY];

export const LARGEST_MESSAGE = 65_536;

export const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
export const CAPABILITIES_KEY = 'io.modelcontextprotocol/clientCapabilities';
export const SERVER_KEY = 'io.modelcontextprotocol/serverInfo';

const id = z.union([z.string().max(200), z.int()]);
const record = z.record(z.string(), z.unknown());

export const messageShape = z.object({
  jsonrpc: z.literal('2.0'),
  /** Absent for notifications, which get no answer. */
  id: id.optional(),
  method: z.string().min(1).max(100),
  params: record.optional(),
});
export type Message = z.infer<typeof messageShape>;

export const callShape = z.object({ name: z.string().max(128), arguments: record.optional() });

export const CODES = {
  unreadable: -32700,
  no_request: -32600,
  unknown_method: -32601,
  wrong_parameters: -32602,
  failed: -32603,
  headers_differ: -32020,
  unknown_version: -32022,
} as const;
