import { tokens } from '../../../src/theme/tokens';
import { ReviewPage, ReviewSection } from '../page';
import { namedLeaves } from './tokens';
import './foundations.css';

interface TypeStyle {
  fontFamily: string;
  fontSize: { value: number };
  fontWeight: string;
  letterSpacing: { value: number };
  lineHeight: number;
}

/** Words of the Pacific with ʻokina and macrons, which every font here must draw. */
const SAMPLES: Readonly<Record<string, string>> = {
  display: 'Where the ocean is the road',
  title: 'Weaving with the women of Nukuʻalofa',
  figure: '$18,460 · 4.9 · 1,250',
  overline: 'CULTURAL ORGANIZER',
  '': 'Māori, Hawaiʻi, Tāmaki, Haʻapai: a name keeps its signs.',
};

const sampleOf = (name: string) =>
  Object.entries(SAMPLES).find(([prefix]) => name.startsWith(prefix))?.[1] ?? '';

const weightOf = (style: TypeStyle) => {
  const reference = style.fontWeight;
  const named = reference.startsWith('{contract') ? 'display' : reference.split('.').at(-1)?.slice(0, -1);
  return named ?? '';
};

/** Tracking in em, with a real minus: '−0.024', or '0'. */
const trackingOf = ({ letterSpacing, fontSize }: TypeStyle) =>
  Number((letterSpacing.value / fontSize.value).toFixed(3))
    .toString()
    .replace('-', '−');

/** The type scale. */
export function TypeScale() {
  const styles = namedLeaves(tokens.semantic.typography).map(
    ([name, leaf]) => [name, leaf.$value as TypeStyle] as const,
  );
  return (
    <ReviewPage
      title="Type"
      lede="Red Hat Display speaks in headings and figures, Public Sans in everything else. Both draw ʻokina and macrons, and figures that stand in line. Sizes follow the reader’s own."
    >
      <ReviewSection title="Scale" help="Name, size over line in px at 100%, tracking in em, weight.">
        <dl className="foundation-type">
          {styles.map(([name, style]) => (
            <div key={name}>
              <dt>
                <b>{name}</b>
                <span>
                  {style.fontSize.value}/{Math.round(style.fontSize.value * style.lineHeight)} ·{' '}
                  {trackingOf(style)} · {weightOf(style)}
                </span>
              </dt>
              <dd
                style={{
                  fontFamily: `var(--tapa-font-${style.fontFamily.includes('display') ? 'display' : 'text'})`,
                  fontSize: `var(--tapa-text-${name})`,
                  lineHeight: `var(--tapa-leading-${name})`,
                  letterSpacing: `var(--tapa-tracking-${name})`,
                  fontWeight:
                    weightOf(style) === 'display'
                      ? 'var(--tapa-display-weight)'
                      : weightOf(style) === 'semibold'
                        ? 600
                        : 400,
                  fontVariantNumeric: name.startsWith('figure') ? 'tabular-nums lining-nums' : undefined,
                }}
              >
                {sampleOf(name)}
              </dd>
            </div>
          ))}
        </dl>
      </ReviewSection>
      <ReviewSection
        title="Signs that may not get lost"
        help="A font without them falls back to another one in the middle of a word. Partners’ fonts must have them too."
      >
        <p className="foundation-glyphs">ā ē ī ō ū ʻ Ā Ē Ī Ō Ū · 0 1 2 3 4 5 6 7 8 9 $ % –</p>
      </ReviewSection>
    </ReviewPage>
  );
}
