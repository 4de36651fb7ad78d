/** A text of a job as it was typed: line breaks are kept, lines that begin with a dash become a list. */

type Block = { key: string; lines: string[]; isList: boolean };

export function JobText({ text }: { text: string }) {
  return (
    <div className="prose whitespace-pre-line">
      {toBlocks(text).map(({ key, lines, isList }) =>
        isList ? (
          <ul key={key} className="whitespace-normal">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={key}>{lines.join('\n')}</p>
        ),
      )}
    </div>
  );
}

function toBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const item = /^[-•–]\s+(.+)$/.exec(line)?.[1];
    const last = blocks.at(-1);
    if (line === '') isNew = true;
    else if (last && !isNew && last.isList === (item !== undefined)) last.lines.push(item ?? line);
    else {
      blocks.push({ key: `${blocks.length}`, lines: [item ?? line], isList: item !== undefined });
      isNew = false;
    }
  }
  return blocks;
}
