import { expect, test } from 'vitest';
import { jobShape, jobsQuestion } from '#app/features/core/api/schema.ts';
import { OWN_LOOK } from '#domain/brand/look.ts';
import { PARAMETERS } from '../components/widget/parameters.ts';
import { writeWidget } from './widget.server.ts';

const code = writeWidget('Tidewell Recruitment', OWN_LOOK);

test('the script is at most 8 kB as it is sent, styles included', () => {
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(8_000);
});

test('its attributes are the filters of the API, and what it asks for is in an answer', () => {
  const { after: _, fields: __, ...filters } = jobsQuestion.shape;
  expect(PARAMETERS).toEqual(Object.keys(filters));
  for (const field of ['title', 'url', 'company', 'location', 'salary', 'advertised_by', 'closes_at']) {
    expect(jobShape.shape).toHaveProperty(field);
    expect(code).toContain(field);
  }
});

test('the widget works under a strict policy, and stores nothing on a device', () => {
  const needs =
    /\beval\b|Function\(|innerHTML|insertAdjacentHTML|\.style\b|<style|cookie|Storage|indexedDB|document\.write/;
  expect(needs.exec(code)?.[0]).toBeUndefined();
});

test('an agency cannot end the script by its name', () => {
  const hostile = writeWidget('</script>"};alert(1)//', OWN_LOOK);
  expect(hostile).toContain(JSON.stringify('</script>"};alert(1)//').slice(1, -1));
});

test('the widget has the colours of the published look', () => {
  expect(writeWidget('Tidewell', { colour: '#5b2a86', headings: 'georgia' })).toContain('#5b2a86');
});
