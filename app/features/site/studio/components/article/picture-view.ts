import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { href } from 'react-router';
import type { Picture } from '#domain/picture/picture.ts';
import { fallbackWidth, renditionName } from '#domain/picture/rendition.ts';

export function pictureView({ attrs }: Node, pictures: ReadonlyMap<string, Picture>): NodeView {
  const dom = document.createElement('figure');
  dom.dataset['picture'] = String(attrs['picture']);
  const picture = pictures.get(String(attrs['picture']));
  const image = picture ? imageOf(picture) : makeMissingNotice();
  image.contentEditable = 'false';
  const contentDOM = document.createElement('figcaption');
  contentDOM.className = 'min-h-6 text-ink-soft text-sm';
  dom.append(image, contentDOM);
  return { dom, contentDOM, ignoreMutation: (mutation) => !contentDOM.contains(mutation.target) };
}

function imageOf(picture: Picture): HTMLElement {
  const image = document.createElement('img');
  const name = renditionName({ id: picture.id, width: fallbackWidth(picture.width), format: 'jpg' });
  image.src = href('/pictures/:id', { id: name });
  image.alt = picture.alt;
  image.className = 'max-h-80 w-auto rounded-md';
  return image;
}

function makeMissingNotice(): HTMLElement {
  const words = document.createElement('p');
  words.className = 'text-signal';
  words.textContent = 'This picture is no longer in the library. Nothing is shown here.';
  return words;
}
