import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { CurrentPasswordField } from '../account-fields.tsx';
import { CodeField } from './code-field.tsx';

type AdderProps = {
  answer: Reply | undefined;
  path: string;
};

const BEGIN = 'begin-app';
const CONFIRM = 'confirm-app';

export function AppBeginning({ answer, path }: AdderProps) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action={path} noValidate className="flex flex-col gap-5">
      <FormProblems formId={BEGIN} answer={answer} />
      <input type="hidden" name="intent" value="begin" />
      <div className="max-w-md">
        <CurrentPasswordField formId={BEGIN} answer={answer} />
      </div>
      <div>
        <Button type="submit" isLoading={isSending} loadingText="Checking...">
          Add an app
        </Button>
      </div>
    </Form>
  );
}

export type ShownSetUp = {
  typed: string;
  uri: string;
  /** A QR code: side length in modules, and the dark modules as an SVG path. */
  picture: { size: number; path: string };
};

export function AppConfirmation({ answer, path, setUp }: AdderProps & { setUp: ShownSetUp }) {
  const isSending = useNavigation().formMethod === 'POST';
  const { size, path: modules } = setUp.picture;
  return (
    <div className="flex flex-col gap-8">
      <ol className="list-decimal space-y-6 pl-5">
        <li>
          <p>Open your authenticator app on your phone, and scan this picture.</p>
          {/* A camera needs dark on light, in the dark theme as well. */}
          <svg
            viewBox={`0 0 ${size} ${size}`}
            role="img"
            aria-label="QR code for your authenticator app"
            shapeRendering="crispEdges"
            className="mt-4 w-52 rounded-md"
          >
            <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
            <path d={modules} fill="#000" />
          </svg>
          <p className="mt-4 text-ink-soft">
            On your phone already?{' '}
            <a href={setUp.uri} className="link">
              Open the app
            </a>
            , or type this key into it:
          </p>
          <p className="figures mt-2 break-words font-medium">{setUp.typed}</p>
        </li>
        <li>Enter the code shown in the app.</li>
      </ol>
      <Form method="post" action={path} noValidate className="flex flex-col gap-5">
        <FormProblems formId={CONFIRM} answer={answer} />
        <input type="hidden" name="intent" value="confirm" />
        <CodeField formId={CONFIRM} answer={answer} hint="Six digits. The code changes every 30 seconds." />
        <div>
          <Button type="submit" isLoading={isSending} loadingText="Checking...">
            Confirm
          </Button>
        </div>
      </Form>
    </div>
  );
}
