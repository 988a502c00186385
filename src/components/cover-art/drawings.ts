import type { createElement, ReactElement } from 'react';
import type { CoverArtScene } from './choose-covers.js';
import { scenes } from './compiled/scenes.js';

/** Function that draws a cover by React's `createElement` or a widget's. */
export type Draw = (h: typeof createElement) => ReactElement;

/** Paths in a cell of 50 × 45. Abstract geometry only. */
const MOTIFS = [
  // Nested triangles.
  'm0 45l25-45 25 45zm11-7h28l-14-25zm8-4l6-11 6 11z',
  // Nested diamonds.
  'm25 2l23 20.5-23 20.5-23-20.5zm0 10-12 10.5 12 10.5 12-10.5z',
  // Bars.
  'm4 5h42v5h-42zm0 11h42v5h-42zm0 11h42v5h-42zm0 11h42v5h-42z',
  // Two triangles, tip to tip.
  'm4 4h42l-21 18.5zm0 37h42l-21-18.5z',
  // Rows of teeth.
  'm0 15l5-10 5 10 5-10 5 10 5-10 5 10 5-10 5 10 5-10 5 10zm0 14l5-10 5 10 5-10 5 10 5-10 5 10 5-10 5 10 5-10 5 10zm0 14l5-10 5 10 5-10 5 10 5-10 5 10 5-10 5 10 5-10 5 10z',
  // Four leaves around a point.
  'm0 0l25 9 0 13.5zm50 0l-25 9 0 13.5zm-50 45l25-9 0-13.5zm50 0l-25-9 0-13.5z',
];

const COLORS = [
  ['var(--tapa-sand-100)', 'var(--tapa-coral-200)', 'var(--tapa-ink)'],
  ['var(--tapa-color-art-light)', 'var(--tapa-sand-50)', 'var(--tapa-color-art-dark)'],
  ['var(--tapa-frangipani-200)', 'var(--tapa-sand-50)', 'var(--tapa-coral-800)'],
  ['var(--tapa-lagoon-100)', 'var(--tapa-sand-100)', 'var(--tapa-ocean-800)'],
] as const;

/** Cells of the second motif: every other cell, row or column. */
const LAYOUTS: readonly ((column: number, row: number) => boolean)[] = [
  (column, row) => (column + row) % 2 === 1,
  (_, row) => row % 2 === 1,
  (column) => column % 2 === 1,
];

const CELLS = Array.from({ length: 40 }, (_, index) => [index % 8, Math.floor(index / 8)] as const);
const PAIRS = MOTIFS.length * (MOTIFS.length - 1);

/** Draws printed cloth: two motifs in a layout. Consecutive numbers share neither colours nor motifs. */
const clothOf =
  (number: number): Draw =>
  (h) => {
    const [step, color] = [Math.floor(number / COLORS.length), number % COLORS.length];
    const pair = (step + color * 7) % PAIRS;
    const first = Math.floor(pair / (MOTIFS.length - 1));
    const second = (first + 1 + (pair % (MOTIFS.length - 1))) % MOTIFS.length;
    const isSecond = LAYOUTS[Math.floor(step / PAIRS) % LAYOUTS.length] ?? (() => false);
    const others = CELLS.filter(([column, row]) => isSecond(column, row));
    const cells = others.map(([column, row]) => `M${column * 50} ${row * 45}h50v45h-50z`);
    const prints = CELLS.map(
      ([column, row]) => `M${column * 50} ${row * 45}${MOTIFS[isSecond(column, row) ? second : first]}`,
    );
    const [ground, other, print] = COLORS[color] ?? COLORS[0];
    return h(
      'g',
      null,
      h('rect', { width: 400, height: 225, fill: ground }),
      h('path', { d: cells.join(''), fill: other }),
      h('path', { d: prints.join(''), fill: print, fillRule: 'evenodd' }),
    );
  };

const hasName = (name: string): name is keyof typeof scenes => Object.hasOwn(scenes, name);

/** Loads the drawing of a cover: a scene from a module of its own, else a cloth. */
export const drawingOf = async (name: CoverArtScene): Promise<Draw> =>
  hasName(name)
    ? (await scenes[name]()).default
    : clothOf(Number.parseInt(name.split('-')[1] ?? '', 10) || 0);
