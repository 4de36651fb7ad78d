/** The same description as text, for the page that developers read. */

import type { z } from 'zod';
import { formatNumber } from '#domain/pay/money.ts';
import type { Documented, DocumentedEndpoint } from '../schema.ts';
import { describeApi } from './describe-api.server.ts';
import { ENDPOINTS } from './endpoints.server.ts';

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
  required?: string[];
};
type Parameter = { name: string; required: boolean; description?: string; schema: Schema };
type Operation = {
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
};
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

export function documentApi(site: { publicOrigin: string; agency: string }): DocumentedApi {
  const { paths, components } = describeApi(site) as Description;
  const bodies = new Set<z.ZodType>();
  const isFirst = (body: z.ZodType) => !bodies.has(body) && bodies.add(body) !== undefined;
  const jobProperties = components.schemas['NewJob']?.properties ?? {};
  const endpoints = ENDPOINTS.map(
    ({ id, path, method, scope, summary, description, sample, parts, body, isByLine }) => ({
      id,
      path,
      method: method.toUpperCase(),
      scope: scope ?? null,
      summary,
      description,
      example: parts || scope ? null : `${site.publicOrigin}${path}${sample}`,
      parameters: (paths[path]?.[method]?.parameters ?? []).map(
        ({ name, schema, required, description: text = '' }) => ({
          name,
          kind: required ? `${kindOf(schema)} (required)` : kindOf(schema),
          description: text,
        }),
      ),
      fields:
        body && isFirst(body)
          ? fieldsOf(bodyOf(paths[path]?.[method], components.schemas), true).filter(
              ({ name }) => !isByLine || !(name in jobProperties),
            )
          : [],
    }),
  );
  return { endpoints, jobFields: fieldsOf(components.schemas['Job']) };
}

const fieldsOf = ({ properties = {}, required = [] }: Schema = {}, isSent = false): Documented[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    kind: isSent && required.includes(name) ? `${kindOf(schema)} (required)` : kindOf(schema),
    description: schema.description ?? '',
  }));

const bodyOf = (
  { requestBody }: Operation = { parameters: [] },
  schemas: Record<string, Schema>,
): Schema | undefined => {
  const [content] = Object.values(requestBody?.content ?? {});
  const reference = content?.schema.$ref ?? '';
  return schemas[reference.slice(reference.lastIndexOf('/') + 1)];
};

const FORMATS: Record<string, string> = {
  'date-time': 'date and time in UTC',
  date: 'date',
  uuid: 'UUID',
  uri: 'address',
};
const TYPES: Record<string, string> = {
  object: 'object',
  boolean: 'true or false',
  array: 'list',
  integer: 'whole number',
};

/** Returns for example 'text', 'whole number, 1 to 100', 'one of hour, day; or null'. */
function kindOf({ type, format, enum: choices, minimum, maximum, anyOf }: Schema): string {
  if (anyOf) return anyOf.map(kindOf).join('; or ');
  if (choices) return `one of ${choices.join(', ')}`;
  if (format && FORMATS[format]) return FORMATS[format];
  const types = [type ?? 'string'].flat().map((each) => (each === 'string' ? 'text' : (TYPES[each] ?? each)));
  const range = maximum === undefined ? '' : `, ${minimum ?? 0} to ${formatNumber(maximum)}`;
  return types.join(' or ') + range;
}
