import { inPascalCase } from './component-name.js';

/** 'price-tag' → 'Price tag'. */
const labelOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

export function componentFiles(name: string): Record<string, string> {
  const Name = inPascalCase(name);
  return {
    'index.tsx': `import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx.js';

export interface ${Name}Props extends ComponentPropsWithoutRef<'div'> {
  /** The text. */
  label: string;
}

/**
 * Describe here what it is for.
 *
 * @example
 * <${Name} label="${labelOf(name)}" />
 */
export const ${Name} = forwardRef<HTMLDivElement, ${Name}Props>(function ${Name}(
  { label, className, children, ...rest },
  ref,
) {
  return (
    <div
      data-slot="${name}"
      className={cx('t:root t:grid t:gap-2 t:text-body', className)}
      ref={ref}
      {...rest}
    >
      <bdi className="t:font-medium">{label}</bdi>
      {children}
    </div>
  );
});
`,
    [`${name}.stories.tsx`]: `import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { ${Name} } from './index.js';

const meta = preview.meta({
  title: 'components/${name}',
  id: 'components-${name}',
  component: ${Name},
  args: { label: '${labelOf(name)}' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${labelOf(name)}')).toBeVisible();
  },
});

export const Playground = meta.story({ args: { children: 'More about it' } });
`,
    [`${name}.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import * as stories from './${name}.stories';

<Meta of={stories} />

# ${labelOf(name)}

Describe here what it is for, and what to use instead where it is not.

<Canvas of={stories.Default} />

## Accessibility

Describe here its role, its name, and what screen readers announce.

## Keyboard

It takes no focus.

## Do and don't

- Do …
- Don't …

## Tokens

The colour \`text\`.

<Controls of={stories.Playground} />
`,
  };
}
