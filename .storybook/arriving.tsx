import { type ReactElement, useState } from 'react';
import { expect, userEvent, type within } from 'storybook/test';
import { Button } from '../src/components/button';
import { placesOf } from './story-checks';

interface ArrivingProps {
  /** What is shown, while its data is on the way and after. */
  children: (loading: boolean) => ReactElement;
}

/** Data that is on the way until a button lets it arrive. */
export function Arriving({ children }: ArrivingProps): ReactElement {
  const [loading, setLoading] = useState(true);
  return (
    <>
      {children(loading)}
      <Button onClick={() => setLoading(false)}>Let the data arrive</Button>
    </>
  );
}

interface ArrivingStory {
  canvas: Pick<ReturnType<typeof within>, 'getByRole' | 'getByText'>;
  canvasElement: HTMLElement;
}

/** Lets the data arrive: a text of it shows, and every part stands where its skeleton stood. */
export async function letArrive({ canvas, canvasElement }: ArrivingStory, text: string): Promise<void> {
  const before = placesOf(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Let the data arrive' }));
  await expect(canvas.getByText(text)).toBeVisible();
  await expect(placesOf(canvasElement)).toEqual(before);
}
