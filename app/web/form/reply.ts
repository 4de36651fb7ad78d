/** Replies to a form on its page, from our scripts, and from forms saved offline. */

export type FormNotice = { title: string; text?: string | undefined; tone: 'neutral' | 'success' | 'danger' };

export type Reply<More extends object = object> = {
  errors: Record<string, string>;
  values: Record<string, string>;
  /** Error of the form as a whole; with field errors, the title of their summary and of a toast. */
  notice: FormNotice | null;
  reason?: string;
  errorId?: string;
  /** The command succeeded; stay on this page. */
  isDone?: boolean;
  outcome?: string;
  /** The form is saved on this device until there is a connection. */
  isSavedOffline?: boolean;
} & Partial<More>;

export const EMPTY_REPLY: Reply = { errors: {}, values: {}, notice: null };

/** Reply to a script instead of a page. Omits `values`, which the sender has. */
export type ScriptReply<More extends object = object> =
  /** `needsPage`: the page must be read, so dialogs redirect there, too. */
  | ({ ok: true; path: string; outcome?: string; needsPage?: boolean } & Partial<More>)
  | ({ ok: false; reason: string; message: string } & Omit<Reply<More>, 'values' | 'reason'>);

/** `?here`: the form was sent from a dialog or section that stays on its page. */
export const staysHere = (address: URL): boolean => address.searchParams.has('here');
