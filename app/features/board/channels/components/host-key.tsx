import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';

type HostKeyProps = { hostKey: string | null; shownKey: string | null; mayChange: boolean };

export function HostKey({ hostKey, shownKey, mayChange }: HostKeyProps) {
  return (
    <section aria-labelledby="host-key" className="mt-8 max-w-2xl">
      <Heading level={2} size="item" id="host-key">
        Key of the server
      </Heading>
      <p className="mt-2 wrap-anywhere">
        {hostKey ? (
          <>
            Confirmed: <code>{hostKey}</code>. A server with another key is sent nothing.
          </>
        ) : (
          'None is confirmed, so nothing is sent.'
        )}
      </p>
      {shownKey && (
        <>
          <p className="mt-4 wrap-anywhere">
            The server showed <code>{shownKey}</code>. Ask those who run it for the SHA256 fingerprint of its key, on
            another way than this page. Confirm it only if every character is the same.
          </p>
          {mayChange && (
            <Form method="post" className="mt-4">
              <input type="hidden" name="intent" value="confirm" />
              <input type="hidden" name="host_key" value={shownKey} />
              <Button type="submit" variant="secondary">
                I have compared it: confirm
              </Button>
            </Form>
          )}
        </>
      )}
    </section>
  );
}
