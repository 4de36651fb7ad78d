import { describe, expect, it } from 'vitest';
import { pageWindow } from './pagination-window.ts';

describe('pageWindow', () => {
  it('shows a single page as itself', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
  });

  it('shows every page of a short list', () => {
    expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('keeps first, last and the neighbours of the current page', () => {
    expect(pageWindow(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
  });

  it('never hides a single page behind a gap', () => {
    expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
    expect(pageWindow(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
  });

  it('takes a page out of range for the nearest one', () => {
    expect(pageWindow(99, 9)).toEqual([1, 'gap', 8, 9]);
    expect(pageWindow(-4, 9)).toEqual([1, 2, 'gap', 9]);
  });

  it('offers one page where there is nothing', () => {
    expect(pageWindow(1, 0)).toEqual([1]);
  });

  it('widens with more neighbours', () => {
    expect(pageWindow(10, 20, 2)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]);
  });
});
