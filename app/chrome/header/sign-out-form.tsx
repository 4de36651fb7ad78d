import { Form, href } from 'react-router';

/** Signing out, as a line of a menu. */
export function SignOutForm({ className }: { className: string }) {
  return (
    <Form method="post" action={href('/logout')}>
      <button type="submit" className={className}>
        Logout
      </button>
    </Form>
  );
}
