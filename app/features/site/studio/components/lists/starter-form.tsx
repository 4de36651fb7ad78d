import { Form, href, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';

export function StarterForm() {
  const { state, formAction } = useNavigation();
  const action = href('/admin/studio');
  const isSending = state === 'submitting' && formAction?.split('?', 1)[0] === action;
  return (
    <Form method="post" action={action}>
      <Button
        type="submit"
        variant="secondary"
        name="intent"
        value="starters"
        isLoading={isSending}
        loadingText="Creating drafts..."
      >
        Use starter texts
      </Button>
    </Form>
  );
}
