/** Records of people: what the demo's consultants wrote down, and the temporary workers. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { qualifyingWeeks } from '#domain/assignment/qualifying-weeks.ts';
import { addDays, londonDay } from '#domain/time/calendar-day.ts';
import { demoCast, ownerIdOf } from '../cast.ts';
import { demoApplicants } from './applicants.ts';
import { demoRecords, demoWorkers } from './people.ts';

const DAY_MS = 86_400_000;
const MORAG = ownerIdOf('agency');
const AUTHOR = demoCast.find(({ id }) => id === MORAG)?.fullName ?? '';

/** Their Key Information Documents were given on paper, before they started (domain/assignment/given-first.ts). */
export async function seedWorkers(transaction: Transaction<DB>, now: Date): Promise<void> {
  const today = londonDay(now);
  for (const worker of demoWorkers) {
    const { id, fullName, email, phone, location, headline, skills, origin, absence } = worker;
    await transaction
      .insertInto('people')
      .values({
        id,
        full_name: fullName,
        email,
        phone,
        location,
        headline,
        skills,
        origin,
        agreement: 'Said so in person, and signed our form.',
        source: 'desk',
        added_by: MORAG,
      })
      .execute();
    const startsOn = addDays(today, -worker.startedDaysAgo);
    const away = absence && {
      reason: absence.reason,
      from: addDays(today, -absence.fromDaysAgo),
      back: addDays(today, -absence.backDaysAgo),
    };
    const periods = [{ from: startsOn, to: addDays(today, worker.endsInDays), likelyTo: null }];
    const { countedFrom, qualifiesOn } = qualifyingWeeks(periods, away ? [away] : [], today);
    const clock = await transaction
      .insertInto('qualifying_clocks')
      .values({
        person_id: id,
        hirer: worker.hirer,
        role: worker.role,
        counted_from: countedFrom,
        qualifies_on: qualifiesOn,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('assignments')
      .values({
        clock_id: clock.id,
        engagement: 'paye',
        given_elsewhere_on: addDays(today, -worker.documentDaysAgo),
        starts_on: startsOn,
        ends_on: addDays(today, worker.endsInDays),
        pay: worker.pay,
        pay_period: 'hour',
        consultant_id: MORAG,
      })
      .execute();
    if (!away) continue;
    await transaction
      .insertInto('assignment_absences')
      .values({ clock_id: clock.id, reason: away.reason, from_on: away.from, back_on: away.back })
      .execute();
  }
}

/** Adds details to the records that applications, forms and assignments have created. */
export async function seedRecords(transaction: Transaction<DB>, now: Date): Promise<void> {
  const today = londonDay(now);
  for (const { email, experience } of demoApplicants) {
    // Their experience begins with what they do.
    const [headline = ''] = experience.split(/[,.]/, 1);
    await transaction
      .updateTable('people')
      .set({ headline })
      .where('email', '=', email)
      .where('headline', 'is', null)
      .execute();
  }
  for (const record of demoRecords) {
    const { email, tags, availableInDays, payWish, hasShownRightToWork, mayEmail, notes, task } = record;
    const { id } = await transaction
      .updateTable('people')
      .set({
        tags,
        available_from: availableInDays === undefined ? null : addDays(today, availableInDays),
        ...(payWish && { pay_wish: payWish[0], pay_wish_period: payWish[1] }),
        ...(hasShownRightToWork && {
          right_to_work: 'shown',
          right_to_work_method: 'documents',
          right_to_work_checked_on: addDays(today, -1),
        }),
        ...(mayEmail && { may_email_since: addDays(today, -7), may_email_words: mayEmail }),
      })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { kind, daysAgo, body, call } of notes) {
      const at = new Date(now.getTime() - daysAgo * DAY_MS);
      await transaction
        .insertInto('person_notes')
        .values({
          person_id: id,
          kind,
          body,
          author_id: MORAG,
          author_name: AUTHOR,
          created_at: at,
          ...(call && { direction: call[0], outcome: call[1], called_at: at }),
        })
        .execute();
    }
    if (!task) continue;
    const { title, inDays } = task;
    await transaction
      .insertInto('person_tasks')
      .values({ person_id: id, title, due_on: addDays(today, inDays), assigned_to: MORAG, created_by: MORAG })
      .execute();
  }
  await sql`
    INSERT INTO people_lists (owner_id, owner_name, name, search, is_shared)
    VALUES (${MORAG}, ${AUTHOR}, 'Groundworkers with a card', '?tag=cscs', true)`.execute(transaction);
}
