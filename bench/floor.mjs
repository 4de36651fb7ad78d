// The floor of the measurement in bare node:http: `bytes FILE HEADERS` sends stored bytes, `render MODULE DATA` renders the page with React
// for each request. Prints its port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const [kind, first, second] = process.argv.slice(2);
const answer = kind === 'bytes' ? sendBytes(first, second) : await sendRendered(first, second);
const server = createServer(answer);
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));

function sendBytes(file, headersFile) {
  const body = readFileSync(file);
  const headers = JSON.parse(readFileSync(headersFile, 'utf8'));
  return (_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  };
}

async function sendRendered(modulePath, dataFile) {
  const { createBoardRenderer } = await import(path.resolve(modulePath));
  const render = await createBoardRenderer(JSON.parse(readFileSync(dataFile, 'utf8')));
  return (_request, response) => {
    const body = Buffer.from(render());
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length });
    response.end(body);
  };
}
