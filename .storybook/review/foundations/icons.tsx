import { icons, uses } from 'virtual:icons-in-use';
import { ReviewPage, ReviewSection } from '../page';
import './foundations.css';

/** The five sizes and what they are for. */
const SIZES = [
  { size: 14, stroke: 2.25, use: 'Badge' },
  { size: 16, stroke: 2, use: 'Meta line' },
  { size: 18, stroke: 1.75, use: 'Button and menu' },
  { size: 20, stroke: 1.75, use: 'Tile and chip' },
  { size: 24, stroke: 1.75, use: 'Bottom navigation' },
] as const;

/** Icons in use, read from the sources. */
export function Icons() {
  const names = Object.keys(icons);
  const Sample = icons.Compass;
  return (
    <ReviewPage
      title="Icons"
      lede={`Lucide, in the color of the text beside them. ${names.length} are in use, read from the components themselves; an icon next to its word is hidden from screen readers.`}
    >
      <ReviewSection title="Sizes" help="Smaller icons get a stronger line, so that all look equally heavy.">
        <ul className="foundation-tiles">
          {SIZES.map(({ size, stroke, use }) => (
            <li key={size}>
              <div className="foundation-icon-stage">
                {Sample ? (
                  <span style={{ inlineSize: size, blockSize: size, strokeWidth: stroke }}>
                    <Sample />
                  </span>
                ) : null}
              </div>
              <b>{size} px</b>
              <span>
                {use} · line {stroke}
              </span>
            </li>
          ))}
        </ul>
      </ReviewSection>
      <ReviewSection title="In use">
        <ul className="foundation-icons">
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name}>
              <Icon />
              <b>{name}</b>
              <span>{uses[name]?.map((folder) => folder.split('/').at(-1)).join(', ')}</span>
            </li>
          ))}
        </ul>
      </ReviewSection>
    </ReviewPage>
  );
}
