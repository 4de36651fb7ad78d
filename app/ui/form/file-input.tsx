import type { ComponentProps } from 'react';

export function FileInput({ onChange, ...props }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <input
      {...props}
      type="file"
      onChange={(event) => {
        void holdFile(event.currentTarget);
        onChange?.(event);
      }}
      className="min-h-11 w-full min-w-0 rounded-sm text-ink-soft text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-control file:bg-surface file:px-4 file:font-semibold file:text-base file:text-ink hover:file:border-ink"
    />
  );
}

/** Bytes. A larger file would fill a phone's memory. */
const MOST_HELD = 10_485_760;

/** Cloud folders may change a file while the form is filled in, and a browser refuses to send a changed file. */
async function holdFile(input: HTMLInputElement): Promise<void> {
  input.setCustomValidity('');
  const [file] = input.files ?? [];
  if (!file || file.size > MOST_HELD) return;
  const bytes = await file.arrayBuffer().catch(() => null);
  if (input.files?.[0] !== file) return;
  if (bytes) {
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], file.name, { type: file.type, lastModified: file.lastModified }));
    input.files = transfer.files;
    return;
  }
  input.value = '';
  input.setCustomValidity('We couldn’t read this file. Save a copy on this device and choose that');
  input.reportValidity();
}
