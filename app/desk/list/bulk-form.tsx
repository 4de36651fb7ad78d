import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import { type DeskList, listHref } from './desk-list.ts';
import type { ListSearch } from './filters.ts';

type BulkFormProps<Search extends ListSearch, Row> = {
  list: DeskList<Search, Row>;
  search: Search;
  formId: string;
  reply: Reply | undefined;
  bar: (isSending: boolean) => ReactNode;
  children: ReactNode;
};

export function BulkForm<Search extends ListSearch, Row>({
  list,
  search,
  formId,
  reply,
  bar,
  children,
}: BulkFormProps<Search, Row>) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" action={listHref(list, search)} className="space-y-4">
      <FormProblems formId={formId} answer={reply} />
      <input type="hidden" name="back" value={writeSearch(search)} />
      {children}
      {bar(isSending)}
    </Form>
  );
}
