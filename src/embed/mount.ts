import { type ComponentChild, type ContainerNode, render } from 'preact';
import type { ReactElement } from 'react';

/** Draws into a container, synchronously; null takes away what is there. */
export function mount(view: ReactElement | null, container: ContainerNode): void {
  // The build aliases React to Preact, whose elements are the same under another type.
  render(view as unknown as ComponentChild, container);
}
