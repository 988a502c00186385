import { describe, expect, it } from 'vitest';
import { type BuildFiles, SHELL_PAGE } from './build-files';
import { isRealFile, keepable, outdated, treatmentOf } from './strategy';

const ORIGIN = 'https://tapa.example';
const FILES: BuildFiles = {
  version: 'b',
  shell: [SHELL_PAGE, '/assets/index-1.js'],
  assets: ['/assets/pricing-1.js'],
};
const treat = (path: string, request: Partial<Request> = {}) =>
  treatmentOf({ method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...request }, ORIGIN, FILES);

describe('treatmentOf', () => {
  it('answers files of the build and pages', () => {
    expect(treat('/assets/index-1.js')).toBe('file');
    expect(treat('/assets/pricing-1.js')).toBe('file');
    expect(treat('/dashboard?tab=trips', { mode: 'navigate' })).toBe('page');
  });

  it('never touches the API, writes, other hosts, or what it does not know', () => {
    expect(treat('/api/bookings')).toBe('network');
    expect(treat('/api/logout', { mode: 'navigate' })).toBe('network');
    expect(treat('/assets/index-1.js', { method: 'POST' })).toBe('network');
    expect(treat('https://elsewhere.example/assets/index-1.js')).toBe('network');
    expect(treat('/assets/index-2.js')).toBe('network');
    expect(treat(SHELL_PAGE)).toBe('network');
  });
});

it('keeps only paths of the build, whatever a page says', () => {
  expect(keepable(['/assets/pricing-1.js', '/api/bookings', 7, SHELL_PAGE], FILES)).toEqual([
    '/assets/pricing-1.js',
  ]);
  expect(keepable('/assets/pricing-1.js', FILES)).toEqual([]);
});

it('drops its own caches of other builds, and nobody else’s', () => {
  expect(outdated(['tapa-a', 'tapa-b', 'other'], 'b')).toEqual(['tapa-a']);
});

it('does not take a web page for a missing file', () => {
  const page = new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  const script = new Response('', { headers: { 'Content-Type': 'text/javascript' } });
  expect([isRealFile(page), isRealFile(script), isRealFile(new Response('', { status: 404 }))]).toEqual([
    false,
    true,
    false,
  ]);
});
