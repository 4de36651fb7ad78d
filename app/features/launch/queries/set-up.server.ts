/** How far the set-up of a real site is. */
import { href } from 'react-router';
import { hasAdministrator } from '#app/features/accounts/commands/decisions/bootstrap.server.ts';
import { isStaff, mayAdminister, type Viewer } from '#app/features/accounts/policy.ts';
import { listFactors } from '#app/features/accounts/queries/app-codes.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { type Collection, collections } from '#db/content/collections.ts';
import type { Content } from '#db/content/content.ts';
import { findDemoFacts } from '#domain/demo-facts.ts';
import type { SetUp, SetUpStep } from '../schema.ts';

type Services = Pick<RequestContext, 'database' | 'content'>;

export async function findSetUp({ database, content }: Services, viewer: Viewer | null): Promise<SetUp> {
  const { isLaunched, hasAdmin, published } = await database.asSystem(async (transaction) => {
    const state = await transaction.selectFrom('site_state').select('id').executeTakeFirst();
    const rows = await transaction
      .selectFrom('content_items')
      .select('collection')
      .distinct()
      .where('published', 'is not', null)
      .execute();
    return {
      isLaunched: state !== undefined,
      hasAdmin: await hasAdministrator(transaction),
      published: new Set(rows.map(({ collection }) => collection)),
    };
  });
  if (isLaunched) return { kind: 'launched' };
  if (!hasAdmin) return { kind: 'owner' };
  if (viewer && isStaff(viewer) && viewer.lacksFactor) return { kind: 'passkey' };
  if (!viewer || !mayAdminister(viewer)) return { kind: 'sign_in' };
  const { hasPasskey, hasApp } = await listFactors({ database }, viewer.id);
  return { kind: 'steps', steps: listSteps(published, hasPasskey || hasApp), blockers: findBlockers(content) };
}

/** What must be there before the public may see the site. */
export function findBlockers(content: Content): string[] {
  const blockers: string[] = [];
  if (content.agency.legalName === '') blockers.push('Publish who the agency is: its name, address and phone number.');
  const texts = Object.entries(content).map(([file, items]) => ({ file, text: JSON.stringify(items) }));
  for (const { what, value, file } of findDemoFacts(texts)) {
    const { name } = collections[file as Collection];
    blockers.push(`${name}: ‘${value}’ belongs to the demo (${what}). Replace it.`);
  }
  return blockers;
}

const studio = (collection: Collection) => href('/admin/studio/:collection', { collection });

function listSteps(published: ReadonlySet<string>, hasFactor: boolean): SetUpStep[] {
  return [
    {
      key: 'you',
      title: 'You',
      text: 'Your account administers this site.',
      href: href('/account'),
      isDone: true,
      isNeeded: true,
    },
    {
      key: 'agency',
      title: 'Your agency',
      text: 'Name, company number, address, phone and opening hours. Every page and email states them.',
      href: studio('agency'),
      isDone: published.has('agency'),
      isNeeded: true,
    },
    ...OPTIONAL_STEPS.map(({ collection, ...step }) => ({
      ...step,
      key: collection,
      href: studio(collection),
      isDone: published.has(collection),
      isNeeded: false,
    })),
    {
      key: 'safety',
      title: 'Sign-in safety',
      text: 'A passkey or an authenticator app, so that a stolen password is not enough.',
      href: href('/account/passkeys'),
      isDone: hasFactor,
      isNeeded: false,
    },
  ];
}

/** Steps that fill a collection. */
const OPTIONAL_STEPS: readonly { collection: Collection; title: string; text: string }[] = [
  { collection: 'brand', title: 'Brand', text: 'Your colours and your logo.' },
  { collection: 'places', title: 'Places', text: 'The towns and cities you recruit in.' },
  { collection: 'home', title: 'First page', text: 'What visitors read first.' },
  { collection: 'questions', title: 'Questions', text: 'What people ask first, and your answers.' },
];
