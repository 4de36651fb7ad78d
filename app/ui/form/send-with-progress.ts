/** Uploads a form with a file and reports progress, which XMLHttpRequest supports and `fetch` does not. */

type Telling = {
  /** `percent` is the share of bytes sent. */
  onProgress: (percent: number) => void;
  /** All bytes are sent, and the server is checking the file. */
  onSent: () => void;
  onAnswer: (answer: { status: number; text: string }) => void;
  onLost: () => void;
  onStopped: () => void;
};

/** Expects a JSON answer. @returns a function that aborts the upload */
export function sendWithProgress(
  url: string,
  form: FormData,
  { onProgress, onSent, onAnswer, onLost, onStopped }: Telling,
): () => void {
  const request = new XMLHttpRequest();
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / total));
  request.upload.onload = onSent;
  request.onload = () => onAnswer({ status: request.status, text: request.responseText });
  request.onerror = onLost;
  request.onabort = onStopped;
  request.open('POST', url);
  request.setRequestHeader('Accept', 'application/json');
  request.send(form);
  return () => request.abort();
}
