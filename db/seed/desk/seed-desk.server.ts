/** Fills the demo's desk: applicants, clients, interviews, introductions, temporary workers, and notes. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { addDays, londonDay } from '#domain/time/calendar-day.ts';
import { londonMoment } from '#domain/time/london-moment.ts';
import { ownerIdOf } from '../cast.ts';
import { actAs, seedApplication } from '../seed-candidates.server.ts';
import { seedJobId } from '../seed-job.ts';
import { demoApplicants } from './applicants.ts';
import { demoQuestions, demoStages, demoTemplates } from './people.ts';
import { findApplicant, seedClients, seedIntroductions, seedPlacement, seedShortlist } from './seed-clients.server.ts';
import { seedRecords, seedWorkers } from './seed-people.server.ts';

const DAY_MS = 86_400_000;
const MORAG = ownerIdOf('agency');

/** @param transaction of the system, in which the cast, its jobs and the enquiries are there */
export async function seedDesk(transaction: Transaction<DB>, now: Date): Promise<void> {
  const today = londonDay(now);
  await seedSettings(transaction);
  await seedClients(transaction, today);
  for (const applicant of demoApplicants) {
    const { fullName, email, phone, location, skills, experience, answers = [], ...application } = applicant;
    const sender = { full_name: fullName, email, phone, location, bio: null, skills, experience, cv_id: null };
    const questions = demoQuestions.questions.map(({ words }, index) => ({
      question: words,
      answer: answers[index] ?? '',
    }));
    await seedApplication(transaction, { id: null, ...sender }, application, now, answers.length > 0 ? questions : []);
  }
  await actAs(transaction, MORAG);
  await seedStages(transaction);
  await seedLetters(transaction, now);
  await seedInterviews(transaction, now);
  await seedShortlist(transaction, now);
  await seedPlacement(transaction, today);
  await seedIntroductions(transaction, today);
  await seedWorkers(transaction, now);
  await seedRecords(transaction, now);
  await actAs(transaction, '');
}

async function seedSettings(transaction: Transaction<DB>): Promise<void> {
  await transaction.insertInto('email_templates').values(demoTemplates).execute();
  await transaction
    .insertInto('application_stages')
    .values(demoStages.map((stage, index) => ({ ...stage, position: index + 1 })))
    .execute();
  await transaction
    .insertInto('question_sets')
    .values({ job_id: seedJobId(demoQuestions.jobKey), questions: JSON.stringify(demoQuestions.questions) })
    .execute();
}

async function seedStages(transaction: Transaction<DB>): Promise<void> {
  for (const { id, stage } of demoApplicants) {
    const demoStage = demoStages.find(({ name }) => name === stage);
    if (!demoStage) continue;
    await transaction
      .insertInto('staged_applications')
      .values({ application_id: id, stage_id: demoStage.id })
      .execute();
    await transaction
      .insertInto('stage_moves')
      .values({ application_id: id, stage_name: demoStage.name, actor_id: MORAG })
      .execute();
  }
}

/** To Nikhil, who has answered. */
async function seedLetters(transaction: Transaction<DB>, now: Date): Promise<void> {
  const { id } = findApplicant('Nikhil Sharma');
  const subject = 'A few minutes about Interim financial accountant?';
  const letters = [
    {
      author_id: MORAG,
      is_reply: false,
      daysAgo: 1.5,
      body: 'Hello Nikhil,\n\nThank you for applying for Interim financial accountant at Aldersley Components. When can I ring you this week?\n\nMorag Sinclair\nTidewell Recruitment',
    },
    {
      author_id: null,
      is_reply: true,
      daysAgo: 0.5,
      body: 'Hello Morag,\n\nAny evening after half past five, or Friday over lunch.\n\nNikhil',
    },
  ];
  await transaction
    .insertInto('application_letters')
    .values(
      letters.map(({ daysAgo, ...letter }) => ({
        ...letter,
        application_id: id,
        subject: letter.is_reply ? `Re: ${subject}` : subject,
        written_at: new Date(now.getTime() - daysAgo * DAY_MS),
      })),
    )
    .execute();
}

/** One has taken place, one is booked, and of one the candidate has yet to choose the time. */
async function seedInterviews(transaction: Transaction<DB>, now: Date): Promise<void> {
  const [next, later, last] = listWorkingDays(londonDay(now), 3);
  const at = (day: string | undefined, time: string) => londonMoment(day ?? '', time);
  const pastTime = new Date(now.getTime() - 1.2 * DAY_MS);
  const interviews = [
    {
      applicant: 'Megan Forsyth',
      kind: 'in_person',
      place: 'Tidewell Recruitment\n4 Staithe Row, London',
      minutes: 45,
      state: 'done',
      startsAt: pastTime,
    },
    {
      applicant: 'Fiona Mackay',
      kind: 'phone',
      place: null,
      minutes: 30,
      state: 'booked',
      startsAt: at(next, '10:30'),
    },
  ] as const;
  for (const { applicant, startsAt, ...interview } of interviews) {
    const { id, email } = findApplicant(applicant);
    await transaction
      .insertInto('interviews')
      .values({
        ...interview,
        application_id: id,
        interviewer_id: MORAG,
        starts_at: startsAt,
        ends_at: new Date(startsAt.getTime() + interview.minutes * 60_000),
        candidate_email: email,
        sequence: 1,
        told_sequence: 1,
      })
      .execute();
  }
  const offeredInterview = await transaction
    .insertInto('interviews')
    .values({
      application_id: findApplicant('Owen Tudor').id,
      interviewer_id: MORAG,
      kind: 'video',
      place: 'https://meet.tidewell.example/owen-tudor',
      minutes: 30,
      note: 'Please have one model at hand that you can talk me through.',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const slots = [at(later, '09:30'), at(later, '15:00'), at(last, '11:00')];
  await transaction
    .insertInto('interview_slots')
    .values(slots.map((starts_at) => ({ interview_id: offeredInterview.id, starts_at })))
    .execute();
}

/** The days after today on which the agency is open. */
function listWorkingDays(today: string, count: number): string[] {
  const isWorkingDay = (day: string) => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
  return Array.from({ length: count * 3 }, (_, index) => addDays(today, index + 1))
    .filter(isWorkingDay)
    .slice(0, count);
}
