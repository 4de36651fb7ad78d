export function typedIn(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new URLSearchParams(texts);
}
