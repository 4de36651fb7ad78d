/** Keys press its buttons, and dropping a card submits the same fields. */
import type { ReactNode } from 'react';
import { Form, href, useNavigation, useSubmit } from 'react-router';
import type { ApplicationStatus } from '#domain/application/application.ts';

/** `next` is the page to open afterwards; `back` is the current page. */
export type MovePaths = { next: string; back: string };
type Moved = { id: string; status: ApplicationStatus };

const actionOf = (id: string) => href('/admin/pipeline/:id/move', { id });

type MoveFormProps = MovePaths & { application: Moved; className?: string; children: ReactNode };

export function MoveForm({ application, next, back, className, children }: MoveFormProps) {
  return (
    <Form method="post" action={actionOf(application.id)} preventScrollReset className={className}>
      <input type="hidden" name="was" value={application.status} />
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="back" value={back} />
      {children}
    </Form>
  );
}

export const useIsMoving = (): boolean => useNavigation().state === 'submitting';

export function useMove() {
  const submit = useSubmit();
  return ({ id, status }: Moved, to: string, { next, back }: MovePaths) =>
    submit({ to, was: status, next, back }, { method: 'post', action: actionOf(id), preventScrollReset: true });
}
