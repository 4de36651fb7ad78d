/** The form of an item beside the preview of its page. Without JavaScript its buttons do the same, one page at a time. */
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form, useNavigation, useNavigationType } from 'react-router';
import type { KeptPicture } from '#app/features/site/media/schema.ts';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { LARGEST_FORM_BYTES } from '#app/web/form/largest-form.ts';
import type { Field } from '#db/content/fields.ts';
import { changeList, type ListChange, readItem, readListChange } from '../../form.ts';
import type { Finding, ItemContent, ItemErrors, ItemState, SavedDraft } from '../../schema.ts';
import { TOO_LARGE_ITEM } from '../../texts.ts';
import { controlId, SITE_PATHS } from '../fields/control-id.ts';
import { DraftErrors } from '../fields/draft-errors.ts';
import { Fields } from '../fields/field-control.tsx';
import { OfferedPictures } from '../fields/offered-pictures.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { typedIn } from '../typed-in.ts';
import { BeforePublishing } from './before-publishing.tsx';
import { ItemActions } from './item-actions.tsx';
import { PresenceNotice } from './presence-notice.tsx';
import { SaveStatus } from './save-status.tsx';
import { useAutosave } from './use-autosave.ts';

export const FORM_ID = 'item-form';

export type ItemEditorProps = {
  fields: readonly Field[];
  state: ItemState;
  isSingle: boolean;
  /** False if the site requires the item. */
  canBeUnpublished: boolean;
  content: ItemContent;
  /** The version that saving replaces. */
  version: number;
  errors: ItemErrors;
  sentErrors: ItemErrors;
  findings: readonly Finding[];
  hasConflict: boolean;
  /** The path of this editor page. */
  path: string;
  previewUrl: string;
  /** The path of the published page; null if the item has none. */
  address: string | null;
  sitePaths: readonly string[];
  pictures: readonly KeptPicture[];
};

export function ItemEditor(props: ItemEditorProps) {
  const { fields, state, path, sentErrors, hasConflict, sitePaths } = props;
  const isHydrated = useIsHydrated();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const [drawn, setDrawn] = useState({ content: props.content, generation: 0 });
  const [saved, setSaved] = useState({
    version: props.version,
    draftErrors: null as ItemErrors | null,
    findings: props.findings,
    previewUrl: props.previewUrl,
  });
  const [hasTooMuch, setHasTooMuch] = useState(false);
  const focusNext = useRef<string | null>(null);
  const onSaved = useCallback(
    ({ version, errors, findings, previewUrl }: SavedDraft) =>
      // Synchronous, because a form that waits for the draft submits this version.
      flushSync(() => setSaved({ version, draftErrors: errors, findings, previewUrl })),
    [],
  );
  const autosave = useAutosave({ form, url: `${path}/draft`, isOn: !hasConflict, onSaved });
  const { saveSoon, stop, hold, resume } = autosave;
  const isSaving = !hasConflict && !['failed', 'stale'].includes(autosave.state.kind);

  const change = (listChange: ListChange) => {
    const content = form.current && readItem(fields, new Map(typedIn(form.current)));
    if (!content) return;
    focusNext.current = focusAfter(listChange);
    setDrawn(({ generation }) => ({ content: changeList(content, listChange), generation: generation + 1 }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of a list
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    focusOn(form.current, focusNext.current);
    focusNext.current = null;
    saveSoon();
  }, [drawn.generation]);

  // The button that created the item has lost the focus with its page. The browser sets the focus itself if the address is opened.
  const isJustBegun = useNavigationType() !== 'POP' && props.version === 1 && !state.isPublished;
  useEffect(() => {
    if (isJustBegun && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[name^="content."]:not([type=hidden])')?.focus();
  }, [isJustBegun]);

  useEffect(() => {
    if (navigation.state === 'idle') resume();
  }, [navigation.state, resume]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const listChange = submitter instanceof HTMLButtonElement ? readListChange(submitter.value) : null;
    const saving = stop();
    const isTooLong = !listChange && isTooLarge(event.currentTarget);
    setHasTooMuch(isTooLong);
    if (listChange || saving || isTooLong) event.preventDefault();
    else hold();
    if (listChange) change(listChange);
    // Otherwise the form would submit the version before this save, and be refused.
    else if (saving && !isTooLong) void saving.then(() => form.current?.requestSubmit(submitter));
  };

  const summary = hasTooMuch
    ? [{ fieldId: FORM_ID, message: TOO_LARGE_ITEM }]
    : Object.entries(sentErrors).map(([at, message]) => ({ fieldId: errorTarget(at), message }));
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      <div className="min-w-0">
        {isHydrated && <PresenceNotice url={`${path}/presence`} />}
        <Form
          ref={form}
          id={FORM_ID}
          method="post"
          noValidate
          onInput={saveSoon}
          onSubmit={onSubmit}
          data-not-typed={isHydrated && isSaving ? '' : undefined}
          className="grid gap-6"
        >
          <ErrorSummary errors={summary} />
          <input type="hidden" name="version" value={saved.version} />
          {/* The one that the Enter key presses. */}
          <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
            Save draft
          </button>
          <OfferedPictures value={props.pictures}>
            <DraftErrors value={saved.draftErrors}>
              <Fields key={drawn.generation} fields={fields} values={drawn.content} parent="" errors={sentErrors} />
            </DraftErrors>
          </OfferedPictures>
          <ItemActions
            state={state}
            isSingle={props.isSingle}
            canBeUnpublished={props.canBeUnpublished}
            isSending={isHydrated && navigation.state !== 'idle'}
            errors={sentErrors}
            status={<SaveStatus state={autosave.state} isOn={isHydrated && !hasConflict} />}
          />
          <datalist id={SITE_PATHS}>
            {sitePaths.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </Form>
      </div>
      <div className="grid min-w-0 content-start gap-8 xl:sticky xl:top-6 xl:self-start">
        <PreviewPane
          form={form}
          generation={drawn.generation}
          url={`${path}/preview`}
          savedUrl={saved.previewUrl}
          isFit={Object.keys(props.errors).length === 0}
        />
        <BeforePublishing findings={saved.findings} result={resultOf(drawn.content, props.address)} />
      </div>
    </div>
  );
}

const isTooLarge = (form: HTMLFormElement): boolean => typedIn(form).toString().length > LARGEST_FORM_BYTES;

function resultOf(content: ItemContent, address: string | null) {
  const { title, metaDescription } = content;
  if (address === null || typeof title !== 'string' || typeof metaDescription !== 'string') return null;
  return { title, description: metaDescription, address };
}

const errorTarget = (path: string): string =>
  path === '' ? FORM_ID : path.startsWith('schedule_') ? path.replace('_', '-') : controlId(path);

/** Keeps the focus on the moved entry or its successor. @returns the value of a button, or `in:` and the path of an entry */
function focusAfter({ verb, path }: ListChange): string {
  if (verb === 'add') return `in:${path}`;
  const [, list = '', index = '0'] = /^(.*)\.(\d+)$/.exec(path) ?? [];
  if (verb === 'remove') return `add:${list}`;
  return `${verb}:${list}.${Number(index) + (verb === 'up' ? -1 : 1)}`;
}

function focusOn(form: HTMLFormElement | null, target: string): void {
  if (!form) return;
  if (target.startsWith('in:')) {
    const list = form.querySelector(`#${controlId(target.slice(3))}`);
    list
      ?.querySelector<HTMLElement>(':scope > ol > li:last-child :is(input:not([type=hidden]), textarea, select)')
      ?.focus();
    return;
  }
  const press = (value: string) => form.querySelector<HTMLButtonElement>(`button[value="${value}"]:enabled`);
  const opposite = target.startsWith('up:') ? target.replace('up:', 'down:') : target.replace('down:', 'up:');
  (press(target) ?? press(opposite))?.focus();
}
