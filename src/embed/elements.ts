import type { Catalogue } from '../i18n/message.js';
import type {
  DashboardAction,
  WidgetAction,
  WidgetActionDetail,
  WidgetEvents,
  WidgetFailure,
} from './element/events.js';

// Types without React and dashboards. Pages load the elements' code from the widgets' server.

/** An element of Tapa, once its code has loaded. */
export interface TapaElement extends HTMLElement {
  /** Raw data of any quality; null shows the skeleton. */
  data: unknown;
  /** Texts of the page's own, by the keys of the library's messages. */
  messages: Catalogue | null | undefined;
  /** Reads the data again. */
  reload: () => void;
}

/** A `tapa-action`: the reader pressed something. */
export type TapaEvent = CustomEvent<WidgetActionDetail>;

export type { DashboardAction, WidgetAction, WidgetActionDetail, WidgetFailure };

/** Attributes of every element. */
interface SharedAttributes {
  /** URL of its data, JSON over http or https; may be relative to the page. */
  src?: string | undefined;
  /** Sends cookies with the request for `src`. */
  credentials?: 'include' | undefined;
  /** Title of the element. */
  heading?: string | undefined;
  /** Light or dark. @default the page's `color-scheme` */
  scheme?: 'light' | 'dark' | 'system' | undefined;
  /** BCP 47 tag for texts, figures, dates and direction. @default 'en-US', with the page's direction */
  locale?: string | undefined;
  /** ISO 4217 code for all amounts, without conversion. @default 'USD' */
  currency?: string | undefined;
  /** IANA time zone for timestamps and today. @default the reader's own */
  'time-zone'?: string | undefined;
  /** Value of the brand for this element: `brand-color`, `brand-radius`, … */
  [brand: `brand-${string}`]: string | number | undefined;
}

/** Attributes of a widget. */
export interface WidgetAttributes extends SharedAttributes {
  /** Level of the title. @default 2 */
  'heading-level'?: 2 | 3 | 4 | 5 | undefined;
  /** Base URL for links of rows, followed by their id. @default rows are no links */
  'link-base'?: string | undefined;
  /** URL of the link that replaces a widget that cannot load. @default the widgets' site, if another */
  'fallback-href'?: string | undefined;
  /** Text of that link. @default the host of its URL */
  'fallback-text'?: string | undefined;
}

/** Attributes of `<tapa-dashboard>`. */
export interface DashboardAttributes extends SharedAttributes {
  /** Kind of dashboard. @default 'traveler' */
  kind?: 'traveler' | 'travel-agent' | 'tour-organizer' | 'corporate' | undefined;
  /** URL of `embed.html`. @default beside the element's code */
  frame?: string | undefined;
  /**
   * Names of the actions that the page handles: `approve decline undo`. Their buttons send `tapa-action` and
   * wait for its promise. @default none: buttons do nothing, and Log out waits for nothing
   */
  actions?: string | undefined;
  /** Asks for a reason before Decline. @default false */
  'ask-why'?: boolean | '' | undefined;
  /** Shows decisions at once, and reverts them if the page rejects them. @default after the page's answer */
  optimistic?: boolean | '' | undefined;
}

/** The elements' attributes, by element name. */
export interface TapaElements {
  'tapa-rewards': WidgetAttributes;
  'tapa-stat-strip': WidgetAttributes;
  'tapa-upcoming-trips': WidgetAttributes;
  'tapa-recommendations': WidgetAttributes;
  'tapa-tour-availability': WidgetAttributes;
  'tapa-dashboard': DashboardAttributes;
}

/** The events of every element. They bubble. */
export type TapaEvents = { [Name in keyof WidgetEvents]: CustomEvent<WidgetEvents[Name]> };

declare global {
  interface HTMLElementTagNameMap extends Record<keyof TapaElements, TapaElement> {}
  /** Applies to elements, documents and windows. */
  interface GlobalEventHandlersEventMap extends TapaEvents {}
}
