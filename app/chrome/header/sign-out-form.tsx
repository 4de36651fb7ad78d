import { Form, href } from 'react-router';

export function SignOutForm({ className }: { className: string }) {
  return (
    <Form method="post" action={href('/logout')}>
      <button type="submit" className={className}>
        Logout
      </button>
    </Form>
  );
}
