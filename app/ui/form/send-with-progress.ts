/** Sends a form with a file from the browser and tells how far it is. `fetch` does not know; XMLHttpRequest does. */

type Telling = {
  /** `percent` of the bytes have left. */
  onProgress: (percent: number) => void;
  /** All have left; the server looks at what arrived. */
  onSent: () => void;
  onAnswer: (answer: { status: number; text: string }) => void;
  /** The connection was lost. */
  onLost: () => void;
  onStopped: () => void;
};

/** The answer is JSON. @returns what stops it */
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
