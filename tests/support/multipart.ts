export type Part = {
  name: string;
  content: string | Buffer;
  filename?: string;
  type?: string;
};

const BOUNDARY = '----a-line-that-stands-in-no-file';

export function multipart(parts: Part[]): { body: Buffer; type: string } {
  const pieces = parts.flatMap(({ name, content, filename, type }) => {
    const file = filename === undefined ? '' : `; filename="${filename.replaceAll('"', '%22')}"`;
    const kind = type ?? (filename === undefined ? null : 'application/octet-stream');
    const head = [`--${BOUNDARY}`, `Content-Disposition: form-data; name="${name}"${file}`];
    if (kind) head.push(`Content-Type: ${kind}`);
    return [Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')];
  });
  const body = Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { body, type: `multipart/form-data; boundary=${BOUNDARY}` };
}
