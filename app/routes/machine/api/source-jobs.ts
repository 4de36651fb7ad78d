/** Writes many jobs by the references of the sending program, one job per line. */
import { answerWithKey, requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { putSentJobs } from '#app/features/core/api/commands/put-job.server.ts';
import { sourcePart } from '#app/features/core/api/form.ts';
import { describeLines, readJobLines } from '#app/features/core/api/queries/job-lines.server.ts';
import { readPrecondition, SOURCE_REFUSALS } from '#app/features/core/api/queries/own-job.server.ts';
import { checkBody } from '#app/web/api/check-body.server.ts';
import { problem } from '#app/web/api/problem.server.ts';
import { type Line, readLines } from '#app/web/api/read-body.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { Turns } from '#platform/turns/turns.ts';
import type { Route } from './+types/source-jobs';

/** Parsing a job uses the processor that serves visitors. */
const turns = new Turns({ atOnce: 2, queue: 0 });

export const loader = () => problem(405, 'Send jobs by POST, one per line.', { headers: { Allow: 'POST' } });

export const action = (args: Route.ActionArgs) =>
  answerWithKey(args, { scope: 'jobs:write', methods: ['POST'], reads: readLines }, async ({ body, key }) => {
    const consultant = await requireConsultant(args);
    const sourceCheck = checkBody(sourcePart, args.params);
    if (!sourceCheck.ok) return sourceCheck.answer;
    const services = args.context.get(requestContext);
    const lines = readJobLines(body as Line[]);
    const validJobs = lines.flatMap((each) => ('sent' in each ? [each.sent] : []));
    const sender = { ...sourceCheck.value, ...readPrecondition(args.request), keyId: key.id };
    const result = await turns.take(() => putSentJobs(services, consultant, sender, validJobs));
    if (result === 'busy')
      return problem(503, 'Other jobs are being processed. Send these again.', { headers: { 'Retry-After': '5' } });
    if (typeof result === 'string') return problem(422, SOURCE_REFUSALS[result]);
    const areAllSaved = result.taken.length === validJobs.length;
    if (!areAllSaved)
      services.log.error({ err: result.fault, errorId: services.requestId }, 'jobs of a program could not be taken');
    const answerLines = describeLines(lines, result.taken).map((line) => `${JSON.stringify(line)}\n`);
    return new Response(answerLines.join(''), {
      status: areAllSaved ? 200 : 503,
      headers: { 'Content-Type': 'application/x-ndjson', ...(!areAllSaved && { 'Retry-After': '5' }) },
    });
  });
