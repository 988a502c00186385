import type { Catalogue } from '../i18n/message.js';
import type {
  DashboardAction,
  WidgetAction,
  WidgetActionDetail,
  WidgetEvents,
  WidgetFailure,
} from './element/events.js';

// Types of the elements, without React's and without those of dashboards. Their code is not here: pages load it from the widgets' own server.

/** An element of Tapa's, once its code is there. */
export interface TapaElement extends HTMLElement {
  /** Raw data of any quality; null shows the skeleton. */
  data: unknown;
  /** The page's own wording: texts of the library by their keys. */
  messages: Catalogue | null | undefined;
  /** Reads its data again. */
  reload: () => void;
}

/** The reader pressed something, as `tapa-action` says it. */
export type TapaEvent = CustomEvent<WidgetActionDetail>;

export type { DashboardAction, WidgetAction, WidgetActionDetail, WidgetFailure };

/** Attributes of every element. */
interface SharedAttributes {
  /** Address of its data, JSON over http or https; relative to the page or not. */
  src?: string | undefined;
  /** Sends cookies with the call for `src`. */
  credentials?: 'include' | undefined;
  /** Its title. */
  heading?: string | undefined;
  /** Light or dark. @default the page's `color-scheme` */
  scheme?: 'light' | 'dark' | 'system' | undefined;
  /** Language and region: its words, its figures and dates, its direction; a BCP 47 tag. @default 'en-US', and the page's direction */
  locale?: string | undefined;
  /** Currency of every amount, as an ISO 4217 code: nothing is converted. @default 'USD' */
  currency?: string | undefined;
  /** IANA time zone that timestamps and today are read in. @default the reader's own */
  'time-zone'?: string | undefined;
  /** A value of the brand, for this element alone: `brand-color`, `brand-radius`, … */
  [brand: `brand-${string}`]: string | number | undefined;
}

/** Attributes of a widget. */
export interface WidgetAttributes extends SharedAttributes {
  /** Level of the title. @default 2 */
  'heading-level'?: 2 | 3 | 4 | 5 | undefined;
  /** Rows link to this address plus their id. @default rows are no links */
  'link-base'?: string | undefined;
  /** Where a plain link leads if the widget cannot be loaded. @default the widgets' own site, and no link where that is the page's */
  'fallback-href'?: string | undefined;
  /** Text of that link. @default the host of its address */
  'fallback-text'?: string | undefined;
}

/** Attributes of `<tapa-dashboard>`. */
export interface DashboardAttributes extends SharedAttributes {
  /** Whose dashboard. @default 'traveler' */
  kind?: 'traveler' | 'travel-agent' | 'tour-organizer' | 'corporate' | undefined;
  /** Address of `embed.html`. @default beside the element's code */
  frame?: string | undefined;
  /**
   * The actions that the page takes from it, each a `DashboardAction`, with spaces between: `approve decline undo`. Their buttons send
   * `tapa-action` and wait for what it answers. @default none: buttons do nothing, and Log out waits for nothing
   */
  actions?: string | undefined;
  /** Asks why before a request or an application is declined. @default it does not */
  'ask-why'?: boolean | '' | undefined;
  /**
   * Shows decisions on requests and applications at once, and takes them back if the page rejects them.
   * @default they show once the page has answered
   */
  optimistic?: boolean | '' | undefined;
}

/** The elements by their names, with their attributes. */
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
  /** Of elements, documents and windows. */
  interface GlobalEventHandlersEventMap extends TapaEvents {}
}
