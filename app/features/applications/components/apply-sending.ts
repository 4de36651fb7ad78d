/** How the apply form is sent: by the apply page, or from the dialog without leaving the job. */
import { type FetcherWithComponents, Form, useNavigation } from 'react-router';

export type ApplySending = {
  Form: typeof Form | FetcherWithComponents<unknown>['Form'];
  /** Defaults to the page the form is on. */
  action?: string;
  /** The pressed button while its request runs; null when idle. */
  intent: string | null;
};

export function usePageApplySending(): ApplySending {
  const { state, formData } = useNavigation();
  return { Form, intent: state === 'submitting' ? readIntent(formData) : null };
}

/** Stays busy until the page around the dialog has reloaded its data, too. */
export const fetcherApplySending = (
  { Form: FetcherForm, state, formData }: FetcherWithComponents<unknown>,
  action: string,
): ApplySending => ({ Form: FetcherForm, action, intent: state === 'idle' ? null : readIntent(formData) });

const readIntent = (form: FormData | undefined): string => String(form?.get('intent') ?? '');
