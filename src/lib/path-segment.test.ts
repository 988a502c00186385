import { expect, it } from 'vitest';
import { pathSegment } from './path-segment.js';

it.each([
  [7, '7'],
  ['booking-1', 'booking-1'],
  ['...', '...'],
  ['.a', '.a'],
  ['../admin?x=1#y', '..%2Fadmin%3Fx%3D1%23y'],
  ['..\n', '..%0A'],
])('%j stands in a path as %j', (id, segment) => {
  expect(pathSegment(id)).toBe(segment);
});

it.each(['', '.', '..', '\ud800'])('%j cannot stand in a path', (id) => {
  expect(pathSegment(id)).toBeUndefined();
});
