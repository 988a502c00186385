import type { HTMLAttributes, RefAttributes } from 'react';
import type { TapaElement, TapaElements } from './elements.js';

export type {
  DashboardAction,
  DashboardAttributes,
  TapaElement,
  TapaElements,
  TapaEvent,
  TapaEvents,
  WidgetAction,
  WidgetAttributes,
  WidgetFailure,
} from './elements.js';

/** The elements as React's JSX knows them: with its own attributes, children and a `ref`. */
type ReactElements = {
  [Name in keyof TapaElements]: TapaElements[Name] & HTMLAttributes<TapaElement> & RefAttributes<TapaElement>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactElements {}
  }
}
