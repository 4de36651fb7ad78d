import { Form, href, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Panel } from '#app/ui/content/panel.tsx';
import type { ShownKey } from './key-table.tsx';

export function RevokeQuestion({ id, name, lastUsed }: ShownKey) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <Panel className="mb-8">
      <Heading level={2} size="item" className="wrap-anywhere mb-3">
        Revoke {name}?
      </Heading>
      <p className="measure wrap-anywhere">
        Programs using it will be refused from their next request. Last used: {lastUsed}. You can’t restore a revoked
        key, but you can create a new one.
      </p>
      <Form method="post" action={href('/admin/settings/keys')} className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="key" value={id} />
        <Button type="submit" name="intent" value="revoke" variant="danger" isLoading={isSending}>
          Revoke
        </Button>
        <ButtonLink to={href('/admin/settings/keys')} variant="secondary">
          Cancel
        </ButtonLink>
      </Form>
    </Panel>
  );
}
