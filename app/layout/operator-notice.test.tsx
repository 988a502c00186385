import { existsSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OPERATOR_NOTES, OperatorNotice } from './operator-notice';

afterEach(cleanup);

it('says on the pages that wait for an operator what to do, and nothing on others', () => {
  render(<OperatorNotice path="/terms" />);
  expect(screen.getByText(/app\/content\/pages\/terms\.ts/)).toBeTruthy();
  cleanup();
  expect(render(<OperatorNotice path="/pricing" />).container.textContent).toBe('');
});

it('names files that are there', () => {
  const files = Object.values(OPERATOR_NOTES).flatMap((note) =>
    [...(note ?? '').matchAll(/\bapp\/[\w./-]+\w/g)].map(([file]) => file),
  );
  expect(files).toContain('app/content/pages/privacy.ts');
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
