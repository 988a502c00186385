import { expect, it } from 'vitest';
import { shownCode } from './shown-code.js';
import { originsOfNames } from './vite-plugins.js';

const origins = originsOfNames();

it('has the entry of each component, also of those that share one, and of icons', () => {
  expect(origins).toMatchObject({
    StatTile: 'tapa-ui/stat-tile',
    BandProgress: 'tapa-ui/progress',
    TravelerDashboard: 'tapa-ui/dashboards/traveler',
    percentOf: 'tapa-ui/format',
    navItemsForRole: 'tapa-ui/navigation',
    Wallet: 'tapa-ui/icons',
  });
});

it('adds imports above the code, one for each entry', () => {
  const code =
    '<StatStrip>\n  <StatTile icon={<Wallet />} value={percentOf(5, 8)} onPress={() => own()} />\n</StatStrip>';
  expect(shownCode(code, origins)).toBe(
    `import { percentOf } from 'tapa-ui/format';
import { Wallet } from 'tapa-ui/icons';
import { StatStrip, StatTile } from 'tapa-ui/stat-tile';

${code}`,
  );
});

it('shows the JSX of a story without its tests', () => {
  const story = `meta.story({
  tags: ['visual'],
  render: () => <div style={{
    inlineSize: 390
  }}>
      <p>Text</p>
    </div>,
  play: async ({
    canvas
  }) => {
    await expect(canvas.getByText('Text')).toBeVisible();
  }
})`;
  expect(shownCode(story, {})).toBe('<div style={{\n  inlineSize: 390\n}}>\n    <p>Text</p>\n  </div>');
});

it.each([
  'meta.story({\n  render: () => <p>Text</p>\n})',
  'meta.story({\n  render: args => <p>Text</p>,\n  name: "Text"\n})',
])('finds where what is drawn ends: %j', (story) => {
  expect(shownCode(story, {})).toBe('<p>Text</p>');
});

it('writes fragments as <>', () => {
  expect(shownCode('<div>\n  <React.Fragment key=".0">\n    a\n  </React.Fragment>\n</div>', {})).toBe(
    '<div>\n  <>\n    a\n  </>\n</div>',
  );
});

it('does not change code with imports', () => {
  const code = shownCode('<Badge>Demo</Badge>', origins);
  expect(code).toContain('import');
  expect(shownCode(code, origins)).toBe(code);
});

it('truncates code that is too long', () => {
  const lines = shownCode('<p />\n'.repeat(10_000), {}).split('\n');
  expect(lines).toHaveLength(1001);
  expect(lines.at(-1)).toBe('…');
});

it('does not change other code', () => {
  expect(shownCode('<p>constructor()</p>', {})).toBe('<p>constructor()</p>');
  expect(shownCode('meta.story()', {})).toBe('meta.story()');
});
