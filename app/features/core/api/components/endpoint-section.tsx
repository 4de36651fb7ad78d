import { CodeBlock } from '#app/ui/code-block.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import type { DocumentedEndpoint } from '../schema.ts';
import { DocumentedTable, WithCode } from './documented-table.tsx';

export function EndpointSection({ endpoint }: { endpoint: DocumentedEndpoint }) {
  const { id, path, method, scope, summary, description, example, parameters, fields } = endpoint;
  return (
    <section aria-labelledby={id} className="mt-10">
      <Heading level={3} id={id} className="scroll-mt-24">
        {summary}
      </Heading>
      <p className="mt-2">
        <code className="[overflow-wrap:anywhere]">
          {method} {path}
        </code>
        {scope && (
          <>
            {' '}
            with a key that has <code>{scope}</code>
          </>
        )}
      </p>
      <p className="measure mt-2 text-ink-soft">
        <WithCode text={description} />
      </p>
      {example && <CodeBlock label={`Example: ${summary}`} text={`curl '${example}'`} />}
      {parameters.length > 0 && (
        <div className="mt-4">
          <DocumentedTable caption={`Parameters: ${summary}`} firstColumn="Parameter" rows={parameters} />
        </div>
      )}
      {fields.length > 0 && (
        <div className="mt-4">
          <DocumentedTable caption={`Fields to send: ${summary}`} firstColumn="Field" rows={fields} />
        </div>
      )}
    </section>
  );
}
