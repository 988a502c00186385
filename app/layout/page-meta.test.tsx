import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePageMeta } from './page-meta';

const metaNamed = (name: string) => document.head.querySelectorAll(`meta[name="${name}"]`);

it('sets title, description and robots, and removes them on a page without', () => {
  const { rerender } = renderHook(usePageMeta, {
    initialProps: { title: 'Help', description: 'Answers.', noindex: true },
  });
  expect(document.title).toBe('Help · Tapa');
  expect(metaNamed('description')).toHaveLength(1);
  expect(metaNamed('description')[0]?.getAttribute('content')).toBe('Answers.');
  expect(metaNamed('robots')[0]?.getAttribute('content')).toBe('noindex');

  rerender({ title: 'Pricing', description: 'Fees.', noindex: false });
  expect(document.title).toBe('Pricing · Tapa');
  expect(metaNamed('description')).toHaveLength(1);
  expect(metaNamed('description')[0]?.getAttribute('content')).toBe('Fees.');
  expect(metaNamed('robots')).toHaveLength(0);
});
