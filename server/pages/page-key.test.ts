import { expect, test } from 'vitest';
import type { RenderedPage } from '#platform/page-cache/page-cache.server.ts';
import { PageKeys, renderDeclared } from './page-key.ts';

const declared = (...names: string[]) => ({ names, othersMatter: false });

test('a page is named by the parameters it depends on, and by nothing else of its address', () => {
  const keys = new PageKeys();
  expect(keys.find('/jobs?category=a')).toBeNull();
  expect(keys.learn('/jobs?utm=1&category=a', declared('category'))).toBe('/jobs?category=a');
  expect(keys.find('/jobs?category=a&utm=2')).toBe('/jobs?category=a');
  expect(keys.find('/jobs?utm=3')).toBe('/jobs');
  expect(keys.find('/jobs')).toBe('/jobs');
});

test('what has no name is not stored: the data of some routes, and an address that says a parameter twice', () => {
  const keys = new PageKeys();
  for (const query of ['_routes=root', 'form=a&form=b', 'form=a&form=a']) {
    expect(keys.learn(`/sent?${query}`, declared('form')), query).toBeNull();
    expect(keys.find(`/sent?${query}`), query).toBeNull();
  }
  expect(keys.find('/sent?form=a&utm=1&utm=2')).toBe('/sent?form=a');
});

test('where other parameters matter, what is stored does not stand for an address that has one', () => {
  const keys = new PageKeys();
  const list = { names: ['category'], othersMatter: true };
  expect(keys.learn('/api/v1/jobs?category=a', list)).toBe('/api/v1/jobs?category=a');
  expect(keys.learn('/api/v1/jobs?limit=7', list)).toBeNull();
  expect(keys.find('/api/v1/jobs')).toBe('/api/v1/jobs');
  expect(keys.find('/api/v1/jobs?category=a')).toBe('/api/v1/jobs?category=a');
  for (const query of ['limit=7', 'category=a&limit=7', 'serach=nurse']) {
    expect(keys.find(`/api/v1/jobs?${query}`), query).toBeNull();
  }
});

const pageOf = (address: string, key: string | null): RenderedPage => ({
  status: 200,
  headers: [],
  body: Buffer.from(`<form action="${address}">`),
  storage: key === null ? null : { key, seconds: 300, tags: [] },
});

test('a page that is stored has seen the parameters it declares and no others, whatever its first visitor sent', async () => {
  const keys = new PageKeys();
  const rendered: string[] = [];
  const render = async (address: string) => {
    rendered.push(address);
    return pageOf(address, keys.learn(address, declared('job')));
  };
  expect(await renderDeclared('/send-your-cv?email=a@b&job=1', render)).toEqual(
    pageOf('/send-your-cv?job=1', '/send-your-cv?job=1'),
  );
  expect(rendered).toEqual(['/send-your-cv?email=a@b&job=1', '/send-your-cv?job=1']);
});

test('a page is rendered once if its address holds nothing else, or if it is not stored', async () => {
  const rendered: string[] = [];
  const render = (key: string | null) => async (address: string) => {
    rendered.push(address);
    return pageOf(address, key);
  };
  await renderDeclared('/about', render('/about'));
  expect((await renderDeclared('/search?q=keeper', render(null))).body.toString()).toContain('q=keeper');
  expect(rendered).toEqual(['/about', '/search?q=keeper']);
});

test('a page that changes its mind about its parameters is sent but not stored', async () => {
  const render = async (address: string) => pageOf(address, address.includes('a=1') ? '/p' : '/p?b=2');
  expect((await renderDeclared('/p?a=1', render)).storage).toBeNull();
});
