/** The text of an article or a free page, in the format of the specification (marketing §3 "Blog post"). */
import { readArticleBody } from '#domain/article/article.ts';
import { about, longText } from '../fields.ts';

/** Marks of other formats would be shown as they are. */
function findMarks(body: string, context: { addIssue(message: string): void }): void {
  const texts = readArticleBody(body).flatMap((block) => (block.kind === 'list' ? block.items : block.text));
  const markdownText = texts.find((text) => /\*\*|^#/.test(text));
  if (markdownText) context.addIssue(`‘${markdownText.slice(0, 40)}’ would be shown with its marks`);
}

export const articleText = about(longText(60_000).superRefine(findMarks), {
  label: 'Text',
  kind: 'article',
  hint: '‘## ’ begins a heading, ‘### ’ a smaller one, ‘- ’ a point of a list; a line between ** and ** is bold.',
});
