import { adaptElements } from './adapt-elements';
import type { Widget } from './widget';
import { createWidgetElement } from './widget-element';

adaptElements();

/** Registers a widget's element. The first of several versions on a page keeps the name. */
export function defineWidget<Data>(widget: Widget<Data>): void {
  if (!customElements.get(widget.tag)) customElements.define(widget.tag, createWidgetElement(widget));
}
