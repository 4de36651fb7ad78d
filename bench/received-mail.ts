/** node bench/received-mail.ts: measures how much of handwritten samples of mail programs and mail servers is read rightly. */
import { wordsOfParts } from '#domain/mail/reply-words.ts';
import { readMailReport } from '#platform/mail/mail-report.server.ts';
import { ANSWERS, inWords, NOT_ENDED, SHAPES, WORDED } from '#tests/support/received-mail/bounce-shapes.ts';
import { HTML_SHAPES, TEXT_SHAPES, WORDS } from '#tests/support/received-mail/reply-shapes.ts';

const oneSpace = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const replies = [
  ...Object.values(TEXT_SHAPES).map((shape) => (words: string) => wordsOfParts(shape(words), '')),
  ...Object.values(HTML_SHAPES).map((shape) => (words: string) => wordsOfParts('', shape(words))),
].flatMap((read) => Object.values(WORDS).map((words) => ({ words: oneSpace(words), kept: oneSpace(read(words)) })));

const causeOf = async (report: string) => {
  const read = await readMailReport(Buffer.from(report));
  return read?.kind === 'bounce' ? read.cause : null;
};
const bounces = await Promise.all([
  ...Object.values(SHAPES).flatMap((shape) =>
    ANSWERS.map(async ([status, answer, cause]) => ({ cause, read: await causeOf(shape(status, answer)) })),
  ),
  ...WORDED.map(async ([, words, cause]) => ({ cause, read: await causeOf(inWords(words)) })),
]);
const living = await Promise.all(Object.values(NOT_ENDED).map(causeOf));

console.table({
  'replies: only the words of the person': [count(replies, ({ words, kept }) => words === kept), replies.length],
  'replies: a sentence was cut': [count(replies, ({ words, kept }) => !kept.includes(words)), replies.length],
  'bounces noted': [count(bounces, ({ read }) => read !== null), bounces.length],
  'bounces: with the right cause': [count(bounces, ({ read, cause }) => read === cause), bounces.length],
  'living mailboxes stopped': [
    count(bounces, ({ read, cause }) => read === 'unknown' && cause !== 'unknown') +
      count(living, (read) => read !== null),
    bounces.length + living.length,
  ],
});

function count<Row>(rows: readonly Row[], is: (row: Row) => boolean): number {
  return rows.filter(is).length;
}
