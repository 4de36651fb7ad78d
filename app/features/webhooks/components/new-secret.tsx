/** A secret that was just made. It cannot be shown again. */
import { CodeBlock } from '#app/ui/code-block.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';

export function NewSecret({ secret, children }: { secret: string; children?: React.ReactNode }) {
  return (
    <div className="mb-8 max-w-2xl">
      <Notice tone="success" title="Copy the signing secret now" role="status">
        <p>We show it only once. The receiver checks the signature of each message with it.</p>
        <CodeBlock label="Signing secret" text={secret} />
        {children}
      </Notice>
    </div>
  );
}
