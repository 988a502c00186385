import { type CSSProperties, useState } from 'react';
import { Button } from '../../../src/components/button';
import { tokens } from '../../../src/theme/tokens';
import { ReviewPage, ReviewSection } from '../page';
import { measureOf, namedLeaves } from './tokens';
import './foundations.css';

const withUnit = ({ value, unit }: { value: number; unit: string }) => `${value} ${unit}`;

/** Spacing, radius, shadow and motion. */
export function SpaceAndMotion() {
  return (
    <ReviewPage
      title="Space, shape and motion"
      lede="A grid of eight with half steps of four, one radius that the others are multiples of, three shadows, and movement that never travels further than 8 px."
    >
      <ReviewSection
        title="Spacing"
        help="Paddings and row heights are also multiplied by the density, from compact to airy."
      >
        <ul className="foundation-spaces">
          {namedLeaves(tokens.primitive.space).map(([name, leaf]) => (
            <li key={name}>
              <code>space-{name}</code>
              <i style={{ inlineSize: `var(--tapa-space-${name})` }} />
              <span>{withUnit(measureOf(leaf))}</span>
            </li>
          ))}
        </ul>
      </ReviewSection>
      <ReviewSection title="Radius" help="A partner sets one value; 0 squares pills and avatars too.">
        <ul className="foundation-tiles">
          {namedLeaves(tokens.semantic.radius).map(([name, leaf]) => (
            <li key={name}>
              <i style={{ borderRadius: `var(--tapa-radius-${name})` }} />
              <b>{name}</b>
              <span>{withUnit(measureOf(leaf))}</span>
            </li>
          ))}
        </ul>
      </ReviewSection>
      <ReviewSection
        title="Shadow"
        help="At rest a panel has a hairline and next to no shadow. By night depth comes from light."
      >
        <ul className="foundation-tiles">
          {namedLeaves(tokens.semantic.shadow).map(([name]) => (
            <li key={name}>
              <i className="foundation-raised" style={{ boxShadow: `var(--tapa-shadow-${name})` }} />
              <b>shadow-{name}</b>
              <span>{SHADOW_USES[name]}</span>
            </li>
          ))}
        </ul>
      </ReviewSection>
      <Motion />
    </ReviewPage>
  );
}

/** What each level is for. */
const SHADOW_USES: Readonly<Record<string, string>> = {
  1: 'Panel, tile, card',
  2: 'Menu, card hover',
  3: 'Toast',
};

/** What each duration is for. */
const DURATION_USES: Readonly<Record<string, string>> = {
  fast: 'Hover, focus, press',
  base: 'Menu, dialog, tooltip, tab mark, decided row, figure',
  slow: 'Side sheet, toast, tab panel, progress, photo',
};

/** What moves, and how. Whatever leaves goes in the time it came in, with the curve for leaving. */
const MOVES: readonly (readonly [what: string, how: string, duration: string])[] = [
  ['Press', 'A button gives way by 3% while it is held.', 'fast'],
  ['Open', 'Menus, dialogs, toasts and sheets come from 8 px away, from where they belong.', 'base, slow'],
  ['Decided row', 'What became of it fades in where the request was.', 'base'],
  ['Tab mark', 'Opens from its middle; the panel follows.', 'base, slow'],
  ['Count', 'A figure that has become another rises by 4 px. One that was loading is just there.', 'base'],
  ['Photo', 'Comes over the art in 16 × 9 blocks, from the start of the line.', 'slow'],
];

function Motion() {
  const [isAtEnd, setAtEnd] = useState(false);
  // The one for what goes on until something is there moves nothing from here to there.
  const easings = namedLeaves(tokens.primitive.easing).filter(([name]) => name !== 'loop');
  return (
    <ReviewSection
      title="Motion"
      help="Press, and watch each duration with each curve. Who asked their system for less motion sees none."
    >
      <div>
        <Button onClick={() => setAtEnd(!isAtEnd)}>Move</Button>
      </div>
      <ul className="foundation-motion" data-at-end={isAtEnd || undefined}>
        {namedLeaves(tokens.primitive.duration).flatMap(([duration, leaf]) =>
          easings.map(([easing, curve]) => (
            <li key={`${duration} ${easing}`}>
              <div>
                <i
                  style={
                    {
                      transitionDuration: `var(--tapa-duration-${duration})`,
                      transitionTimingFunction: `var(--tapa-ease${easing === 'standard' ? '' : `-${easing}`})`,
                    } as CSSProperties
                  }
                />
              </div>
              <b>
                {duration}, {withUnit(measureOf(leaf))} · {easing}
              </b>
              <span>
                {DURATION_USES[duration]} · ({(curve.$value as number[]).join(', ')})
              </span>
            </li>
          )),
        )}
      </ul>
      <ul className="foundation-tiles">
        {MOVES.map(([what, how, duration]) => (
          <li key={what}>
            <b>{what}</b>
            <span>
              {how} ({duration})
            </span>
          </li>
        ))}
      </ul>
    </ReviewSection>
  );
}
