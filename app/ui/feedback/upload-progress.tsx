import { Button } from '#app/ui/button.tsx';

export type UploadState = 'uploading' | 'checking';

export const UPLOAD_WORDS: Readonly<Record<UploadState, string>> = { uploading: 'Uploading', checking: 'Checking' };

type UploadProgressProps = {
  state: UploadState;
  name: string;
  percent: number;
  onCancel: () => void;
};

export function UploadProgress({ state, name, percent, onCancel }: UploadProgressProps) {
  const words = state === 'uploading' ? `${UPLOAD_WORDS[state]}, ${percent}%` : `${UPLOAD_WORDS[state]}...`;
  return (
    <div className="mt-4 rounded-md border border-line p-4">
      <p className="break-all font-semibold">{name}</p>
      <div
        role="progressbar"
        aria-label={`Upload of ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
        className="mt-2 h-1.5 overflow-hidden rounded-sm bg-line"
      >
        <div className="h-full origin-left bg-brand transition-transform" style={{ scale: `${percent / 100} 1` }} />
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <p className="figures text-ink-soft text-sm">{words}</p>
        <Button type="button" variant="secondary" size="sm" onClick={onCancel}>
          Cancel<span className="sr-only"> the upload</span>
        </Button>
      </div>
    </div>
  );
}
