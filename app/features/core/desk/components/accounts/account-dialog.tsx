import { useCallback, useEffect, useRef, useState } from 'react';
import { href, useRevalidator } from 'react-router';
import { RESULT_COUNT_ID } from '#app/desk/list/list-results.tsx';
import {
  type AccountInQuestion,
  AccountQuestion,
  type AccountVerb,
  type Losses,
  TITLES,
  VERB_NAMES,
} from '#app/features/core/accounts/components/decisions/account-question.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogCloseButton } from '#app/ui/dialog/dialog.tsx';
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { useFetcher } from '#app/web/use-fetcher.ts';

const questionHref = (verb: AccountVerb, id: string): string =>
  ({
    approve: href('/admin/accounts/:id/approve', { id }),
    reject: href('/admin/accounts/:id/reject', { id }),
    delete: href('/admin/accounts/:id/delete', { id }),
    takeDownLogo: href('/admin/accounts/:id/logo', { id }),
  })[verb];

/** Destination after the answer: the list with this query, or another page. */
export type Destination = { back: string } | { next: string };

/** Writes the destination into the query of the question's page. */
export const questionWay = (verb: AccountVerb, id: string, destination: Destination): string => {
  const [[name, value] = ['', '']] = Object.entries(destination);
  return questionHref(verb, id) + (value ? `?${name}=${encodeURIComponent(value)}` : '');
};

export type AccountQuestionState = { verb: AccountVerb; account: AccountInQuestion };

/**
 * Keep the dialog outside of the list, which unmounts while it reloads. If the row that opened the dialog has disappeared, the focus moves
 * to the list's count.
 */
export function useAccountQuestion(destination: Destination) {
  const [question, setAsked] = useState<AccountQuestionState | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest('dialog');
    if (wasOpen.current && !isOpen && isLost) document.getElementById(RESULT_COUNT_ID)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const ask = (newQuestion: AccountQuestionState) => {
    setAsked(newQuestion);
    setIsOpen(true);
  };
  const close = useCallback(() => setIsOpen(false), []);
  const key = question && `${question.verb} ${question.account.id}`;
  const dialog = question && (
    <AccountDialog key={key} question={question} isOpen={isOpen} onClose={close} destination={destination} />
  );
  return { ask, dialog };
}

type AccountDialogProps = {
  question: AccountQuestionState;
  isOpen: boolean;
  onClose: () => void;
  destination: Destination;
};

const ID = 'account-question';
const FORM_ID = 'account-question-form';

function AccountDialog({ question: { verb, account }, isOpen, onClose, destination }: AccountDialogProps) {
  const address = questionHref(verb, account.id);
  const { losses, isLoading } = useLosses(verb, address);
  const answer = useAnswer(onClose);
  return (
    <Dialog
      id={ID}
      title={TITLES[verb]}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <DialogCloseButton dialogId={ID} />
          <Button
            type="submit"
            form={FORM_ID}
            variant={verb === 'approve' ? 'primary' : 'danger'}
            disabled={isLoading}
            isLoading={answer.state !== 'idle'}
          >
            {VERB_NAMES[verb]}
          </Button>
        </>
      }
    >
      <answer.Form method="post" action={address} id={FORM_ID} preventScrollReset>
        {Object.entries(destination).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </answer.Form>
      {isLoading ? <SkeletonText lines={4} /> : <AccountQuestion verb={verb} account={account} losses={losses} />}
    </Dialog>
  );
}

function useLosses(verb: AccountVerb, address: string): { losses: Losses | null; isLoading: boolean } {
  const { data, load } = useFetcher<{ losses: Losses | null }>();
  useEffect(() => {
    if (verb === 'delete') void load(address);
  }, [verb, address, load]);
  return { losses: data?.losses ?? null, isLoading: verb === 'delete' && data === undefined };
}

/** Submits the answer. A success redirects to the list with a notice; a refusal shows a toast and reloads the list. */
function useAnswer(onClose: () => void) {
  const fetcher = useFetcher<Reply>();
  const { revalidate } = useRevalidator();
  const { state, data } = fetcher;
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (state !== 'idle') {
      isUnderWay.current = true;
      return;
    }
    if (!isUnderWay.current) return;
    isUnderWay.current = false;
    if (data?.notice) {
      showToast({ ...data.notice, text: data.errorId ? `Error ID: ${data.errorId}` : undefined });
      void revalidate();
    }
    onClose();
  }, [state, data, onClose, revalidate]);
  return fetcher;
}
