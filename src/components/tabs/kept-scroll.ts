'use client';
import { Component, type ReactNode, type RefObject } from 'react';

interface KeptScrollProps {
  /** The value of the open tab. */
  open: string;
  /** The open panel. */
  panel: RefObject<HTMLElement | null>;
  children: ReactNode;
}

type Release = () => void;

/**
 * Keeps the page where it is scrolled to while one panel takes the place of another. WebKit lays new container-query
 * containers out before their content: for that moment the page is too short to be scrolled, and jumps to its top.
 *
 * A class: it measures before React changes the page, when that costs nothing, and no hook is called then.
 */
export class KeptScroll extends Component<KeptScrollProps> {
  override getSnapshotBeforeUpdate({ open }: KeptScrollProps): Release | null {
    const parent = this.props.panel.current?.parentElement;
    return parent && open !== this.props.open ? holdHeight(parent) : null;
  }

  override componentDidUpdate(_props: KeptScrollProps, _state: unknown, release: Release | null): void {
    release?.();
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** Keeps an element as high as it is, until the function that it returns has laid it out with its new content. */
function holdHeight(element: HTMLElement): Release {
  const { style } = element;
  const own = style.minBlockSize;
  style.minBlockSize = `${element.offsetHeight}px`;
  // The height has to hold before the content changes: WebKit would read it after the container, and be short once more.
  layOut(element);
  return () => {
    layOut(element);
    style.minBlockSize = own;
  };
}

/** Reading a length lays the page out. */
const layOut = (element: HTMLElement): DOMRect => element.getBoundingClientRect();
