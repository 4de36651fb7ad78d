import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';

type HostKeyProps = { hostKey: string | null; shownKey: string | null; mayChange: boolean };

export function HostKey({ hostKey, shownKey, mayChange }: HostKeyProps) {
  return (
    <section aria-labelledby="host-key" className="mt-8 max-w-2xl">
      <Heading level={2} size="item" id="host-key">
        Server key
      </Heading>
      <p className="mt-2 wrap-anywhere">
        {hostKey ? (
          <>
            Confirmed: <code>{hostKey}</code>. We won’t send anything to a server with a different key.
          </>
        ) : (
          'No key confirmed yet, so we won’t send anything.'
        )}
      </p>
      {shownKey && (
        <>
          <p className="mt-4 wrap-anywhere">
            The server showed <code>{shownKey}</code>. Ask the people who run the server for its SHA256 key fingerprint
            by phone or email. Confirm only if every character matches.
          </p>
          {mayChange && (
            <Form method="post" className="mt-4">
              <input type="hidden" name="intent" value="confirm" />
              <input type="hidden" name="host_key" value={shownKey} />
              <Button type="submit" variant="secondary">
                The fingerprint matches: confirm
              </Button>
            </Form>
          )}
        </>
      )}
    </section>
  );
}
