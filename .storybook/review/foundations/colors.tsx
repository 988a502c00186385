import { wcagContrast } from 'culori';
import { COLOR_PAIRS, type ColorPair, REQUIRED_CONTRAST } from '../../../src/testing/tokens/color-pairs';
import { MODES } from '../../../src/testing/tokens/token-file';
import { tokens } from '../../../src/theme/tokens';
import { ReviewPage, ReviewSection } from '../page';
import {
  colorNamed,
  contrastOf,
  hexOfToken,
  namedLeaves,
  type SemanticColor,
  semanticColors,
} from './tokens';
import './foundations.css';

/** Roles by family, in the order in which a page is built; a colour belongs to the first that has it. */
const GROUPS = [
  {
    title: 'Status',
    help: 'Lagoon confirms, frangipani waits, coral breaks. Never color alone.',
    has: /positive|warning|danger/,
  },
  {
    title: 'Deep',
    help: 'The one loud surface of a page: rewards, hero. Reward yellow lives here only.',
    has: /deep|reward/,
  },
  {
    title: 'Brand',
    help: 'What a partner’s color becomes. Every text on it stays readable, whatever they choose.',
    has: /brand|focus|motif|art/,
  },
  {
    title: 'Text',
    help: 'Ink on sand by day, sand on ink by night. Nothing is pure gray.',
    has: /^text|inverse/,
  },
  {
    title: 'Surfaces and lines',
    help: 'Depth comes from light and hairlines, hardly from shadow.',
    has: /./,
  },
];

/** Every colour with a role, by family. */
const colorGroups = GROUPS.map(({ title, help }, index) => ({
  title,
  help,
  colors: semanticColors.filter(({ name }) => GROUPS.findIndex(({ has }) => has.test(name)) === index),
})).reverse();

/** Black or white, whichever is easier to read on a colour. */
const readableOn = (hex: string) =>
  wcagContrast(hex, '#000000') > wcagContrast(hex, '#ffffff') ? '#000000' : '#ffffff';

/** Colours: roles with both values, measured contrast, and the ramps beneath. */
export function Colors() {
  return (
    <ReviewPage
      title="Colors"
      lede="Every color has a role, and every role two values: day on the left, night on the right. Components know roles only, so a brand or a theme is just other values of the same names. These are the values of Tapa’s own brand."
    >
      {colorGroups.map(({ title, help, colors }) => (
        <ReviewSection key={title} title={title} help={help}>
          <ul className="foundation-swatches">
            {colors.map((color) => (
              <Swatch key={color.name} color={color} />
            ))}
          </ul>
        </ReviewSection>
      ))}
      <ReviewSection
        title="Contrast"
        help={`Measured from the values above, by WCAG 2.2: text needs ${REQUIRED_CONTRAST.text}:1, controls and bars ${REQUIRED_CONTRAST.graphic}:1. A test holds every pair.`}
      >
        <ul className="foundation-pairs">
          {COLOR_PAIRS.map((pair) => (
            <Pair key={`${pair.color} ${pair.on}`} pair={pair} />
          ))}
        </ul>
      </ReviewSection>
      <ReviewSection title="Ramps" help="Where the roles come from. Only cover art reads a ramp itself.">
        <div className="foundation-ramps">
          {Object.entries(tokens.primitive.color ?? {}).map(([name, ramp]) =>
            name.startsWith('$') || typeof ramp === 'string' || '$value' in ramp ? null : (
              <Ramp
                key={name}
                name={name}
                steps={namedLeaves(ramp).map(([step, leaf]) => [step, hexOfToken(leaf.$value)])}
              />
            ),
          )}
        </div>
      </ReviewSection>
    </ReviewPage>
  );
}

function Swatch({ color }: { color: SemanticColor }) {
  return (
    <li className="foundation-swatch">
      <div className="foundation-swatch-halves">
        {MODES.map((mode) => (
          <div key={mode} style={{ background: color[mode], color: readableOn(color[mode]) }}>
            {color[mode]}
          </div>
        ))}
      </div>
      <h3>{color.name}</h3>
      <p>{color.use}</p>
    </li>
  );
}

function Pair({ pair }: { pair: ColorPair }) {
  return (
    <li className="foundation-pair">
      {MODES.map((mode) => {
        const ratio = contrastOf(pair, mode);
        const ink = colorNamed(pair.color)[mode];
        return (
          <div key={mode} style={{ background: colorNamed(pair.on)[mode], color: ink }}>
            {pair.kind === 'text' ? <b>Aa</b> : <i style={{ background: ink }} />}
            <span
              style={pair.kind === 'graphic' ? { color: readableOn(colorNamed(pair.on)[mode]) } : undefined}
            >
              {ratio.toFixed(2)}
            </span>
          </div>
        );
      })}
      <p>
        <strong>{pair.color}</strong> on {pair.on}
      </p>
    </li>
  );
}

function Ramp({ name, steps }: { name: string; steps: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h3>{name}</h3>
      <ul>
        {steps.map(([step, hex]) => (
          <li key={step} style={{ background: hex, color: readableOn(hex) }}>
            <b>{step}</b>
            <span>{hex}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
