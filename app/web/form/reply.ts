/** What the server replies to a form: to its page, to a script of ours, and to what was saved offline. */

export type FormNotice = { title: string; text?: string | undefined; tone: 'neutral' | 'success' | 'danger' };

/** @template More what one form has to say beyond this; it stands beside the rest */
export type Reply<More extends object = object> = {
  /** The first error of each field, by name. */
  errors: Record<string, string>;
  /** What was typed, except secrets. */
  values: Record<string, string>;
  /** What went wrong with the form as a whole; beside errors of its fields, the title of their summary and a toast. */
  notice: FormNotice | null;
  /** Why nothing was done, in snake_case. */
  reason?: string;
  /** The error is logged under this id. */
  errorId?: string;
  /** It was done, and the page stays where it is. */
  isDone?: boolean;
  /** What was done: a key of the page notices, unless the form has names of its own. */
  outcome?: string;
  /** It waits on this device for a connection. */
  isSavedOffline?: boolean;
} & Partial<More>;

export const EMPTY_REPLY: Reply = { errors: {}, values: {}, notice: null };

/** What a script is answered with instead of a page. `values` stay behind: the sender has them. */
export type ScriptReply<More extends object = object> =
  /** `needsPage`: what stands there must be read, so a dialog leads there, too. */
  | ({ ok: true; path: string; outcome?: string; needsPage?: boolean } & Partial<More>)
  | ({ ok: false; reason: string; message: string } & Omit<Reply<More>, 'values' | 'reason'>);

/** How a dialog or a section says that it does not want to leave its page: `?here`. */
export const staysHere = (address: URL): boolean => address.searchParams.has('here');
