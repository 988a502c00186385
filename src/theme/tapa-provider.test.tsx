import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Direction, TapaProvider, useDirection } from './tapa-provider';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Reading = () => <p>reads {useDirection()}</p>;

/** What the page's styles say, however they came to say so: an attribute, a rule, a language. */
const pageReads = (direction: Direction) =>
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ direction } as CSSStyleDeclaration);

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

describe('the direction', () => {
  it('is that of the page', async () => {
    pageReads('rtl');
    render(
      <TapaProvider>
        <Reading />
      </TapaProvider>,
    );
    await nextFrame();
    expect(screen.getByText('reads rtl')).toBeDefined();
  });

  it('is the given one, here and in providers inside, whatever the page reads', async () => {
    const asked = pageReads('rtl');
    render(
      <TapaProvider direction="ltr">
        <TapaProvider>
          <Reading />
        </TapaProvider>
      </TapaProvider>,
    );
    await nextFrame();
    expect(screen.getByText('reads ltr')).toBeDefined();
    expect(asked).not.toHaveBeenCalled();
  });
});
