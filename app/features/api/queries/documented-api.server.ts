/** The same description in words, for the page that developers read. */

import { formatNumber } from '#domain/pay/money.ts';
import { describeApi } from './describe-api.server.ts';
import { ENDPOINTS } from './endpoints.server.ts';

/** A parameter or a field. */
export type Documented = { name: string; kind: string; description: string };
export type DocumentedEndpoint = {
  id: string;
  path: string;
  summary: string;
  description: string;
  /** A whole address that can be opened. */
  example: string | null;
  parameters: Documented[];
};
export type DocumentedApi = { endpoints: DocumentedEndpoint[]; jobFields: Documented[] };

type Schema = {
  type?: string | string[];
  format?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  description?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
};
type Parameter = { name: string; required: boolean; description?: string; schema: Schema };
type Description = {
  paths: Record<string, { get: { parameters: Parameter[] } }>;
  components: { schemas: Record<string, Schema> };
};

export function documentApi(site: { publicOrigin: string; agency: string }): DocumentedApi {
  const { paths, components } = describeApi(site) as Description;
  const endpoints = ENDPOINTS.map(({ id, path, summary, description, sample, parts }) => ({
    id,
    path,
    summary,
    description,
    example: parts ? null : `${site.publicOrigin}${path}${sample}`,
    parameters: (paths[path]?.get.parameters ?? []).map(({ name, schema, required, description: says = '' }) => ({
      name,
      kind: required ? `${kindOf(schema)} (required)` : kindOf(schema),
      description: says,
    })),
  }));
  const jobFields = Object.entries(components.schemas.Job?.properties ?? {}).map(([name, schema]) => ({
    name,
    kind: kindOf(schema),
    description: schema.description ?? '',
  }));
  return { endpoints, jobFields };
}

const FORMATS: Record<string, string> = { 'date-time': 'date and time in UTC', uuid: 'UUID', uri: 'address' };
const TYPES: Record<string, string> = { boolean: 'true or false', array: 'list', integer: 'whole number' };

/** 'text', 'whole number, 1 to 100', 'one of hour, day; or null' */
function kindOf({ type, format, enum: choices, minimum, maximum, anyOf }: Schema): string {
  if (anyOf) return anyOf.map(kindOf).join('; or ');
  if (choices) return `one of ${choices.join(', ')}`;
  if (format && FORMATS[format]) return FORMATS[format];
  const types = [type ?? 'string'].flat().map((each) => (each === 'string' ? 'text' : (TYPES[each] ?? each)));
  const range = maximum === undefined ? '' : `, ${minimum ?? 0} to ${formatNumber(maximum)}`;
  return types.join(' or ') + range;
}
