import { DENSITIES } from '../../brands';
import { type Choice, Segments, Select } from '../choices';
import { ColorField } from './color-field';
import type { PaintedPalette } from './painted-palette';
import { FONTS, type FontName, OPTIONAL_COLORS, STARTS, type StudioBrand, TAPA_BRAND } from './studio-brand';

const PATTERNS: readonly Choice<number>[] = [
  { value: 0, label: 'None' },
  { value: 0.6, label: 'Faint' },
  { value: 1, label: 'Full' },
];

const SCHEMES: readonly Choice<StudioBrand['scheme']>[] = [
  { value: 'system', label: 'Reader’s' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const FONT_CHOICES = (Object.keys(FONTS) as FontName[]).map((value) => ({
  value,
  label: FONTS[value].label,
}));

/** Radius of controls, in px: from square to round. */
const RADIUS = { min: 0, max: 24, step: 1 };

export interface StudioControlsProps {
  brand: StudioBrand;
  /** The colors that are used where none is set. */
  palette: PaintedPalette | undefined;
  onChange: (choices: Partial<StudioBrand>) => void;
}

/** Everything that a partner may set. */
export function StudioControls({ brand, palette, onChange }: StudioControlsProps) {
  const fallbacks: Record<(typeof OPTIONAL_COLORS)[number]['name'], string> = {
    accent: palette?.light('accent') ?? brand.color,
    neutral: '#8f8270',
    ink: '#15213f',
    deep: brand.color,
  };
  const start = STARTS.find((candidate) => isSame(candidate.brand, brand));
  return (
    <form
      className="studio-controls review-surface"
      aria-label="Your brand"
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        label="Start from"
        value={start?.value ?? ''}
        onChange={(value) => onChange(STARTS.find((candidate) => candidate.value === value)?.brand ?? {})}
        choices={STARTS}
      >
        {start ? null : <option value="">Your own</option>}
      </Select>
      <ColorField
        label="Brand color"
        use="Fills keep it as it is"
        value={brand.color}
        onChange={(color) => onChange({ color })}
      />
      <div className="studio-colors">
        {OPTIONAL_COLORS.map(({ name, label, use }) => (
          <ColorField
            key={name}
            label={label}
            use={use}
            value={brand[name]}
            fallback={fallbacks[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
      <label className="studio-range">
        <span>
          Radius <output>{brand.radius} px</output>
        </span>
        <input
          type="range"
          {...RADIUS}
          value={brand.radius}
          onChange={(event) => onChange({ radius: Number(event.currentTarget.value) })}
        />
      </label>
      <div className="studio-colors">
        <Select
          label="Headings"
          value={brand.displayFont}
          onChange={(displayFont) => onChange({ displayFont })}
          choices={FONT_CHOICES}
        />
        <Select
          label="Text"
          value={brand.textFont}
          onChange={(textFont) => onChange({ textFont })}
          choices={FONT_CHOICES}
        />
      </div>
      <Segments
        label="Density"
        choices={DENSITIES}
        value={brand.density}
        onChange={(density) => onChange({ density })}
      />
      <Segments
        label="Pattern"
        choices={PATTERNS}
        value={brand.motif}
        onChange={(motif) => onChange({ motif })}
      />
      <Segments
        label="Scheme"
        choices={SCHEMES}
        value={brand.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
    </form>
  );
}

const isSame = (one: StudioBrand, other: StudioBrand) =>
  (Object.keys(TAPA_BRAND) as (keyof StudioBrand)[]).every((name) => one[name] === other[name]);
