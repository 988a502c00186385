import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { BadgeTone } from './badge.js';
import { StatusBadge } from './status-badge.js';

afterEach(cleanup);

const classesOf = (word: string) => screen.getByText(word).closest('[data-slot="badge"]')?.className;

it.each(['chartreuse', 'constructor'])('looks as its status does where its tone is unknown: %s', (name) => {
  // As a host without types would pass it.
  const tone: BadgeTone = JSON.parse(`"${name}"`);
  render(
    <>
      <StatusBadge status="confirmed" />
      <StatusBadge status="confirmed" label="Odd" tone={tone} />
      <StatusBadge status="pending" />
    </>,
  );
  expect(classesOf('Odd')).toBe(classesOf('Confirmed'));
  expect(classesOf('Odd')).not.toBe(classesOf('Pending'));
});
