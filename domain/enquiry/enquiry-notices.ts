/** What administrators are told after they did something with an enquiry. */

type Notice = { title: string; text?: string; tone: 'neutral' | 'success' | 'danger' };

export const ENQUIRY_NOTICES = {
  'enquiry-moved': { title: 'Status changed', text: 'Only the agency sees it.', tone: 'success' },
  'enquiry-deleted': { title: 'Enquiry deleted', tone: 'success' },
} as const satisfies Record<string, Notice>;
