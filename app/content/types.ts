import type { CoverArtScene } from 'tapa-ui/cover-art';
import type { DrawnIcon } from 'tapa-ui/icons';
import type { PublicPath } from '../routes/table';
import type { SoldRole } from './example-accounts';

/** An address that content may link to: a public page, a place on it, or a search of it. */
export type InternalHref = PublicPath | `${PublicPath}#${string}` | `${PublicPath}?${string}`;

/** A link inside a text. */
export interface TextLink {
  readonly text: string;
  readonly href: InternalHref;
}

/** Words in another language than English (WCAG 3.1.2). */
export interface Phrase {
  readonly phrase: string;
  /** BCP 47 tag of the language, e.g. 'sm' for Samoan. */
  readonly lang: string;
}

/** A text: plain, or with links and phrases of other languages inside. */
export type RichText = string | readonly (string | TextLink | Phrase)[];

interface SectionBase {
  /** Anchor of the section; unique on its page. */
  readonly id: string;
  readonly heading: string;
  /** A line under the heading. */
  readonly intro?: RichText;
}

/** Running text. */
export interface ProseSection extends SectionBase {
  readonly kind: 'prose';
  readonly paragraphs: readonly RichText[];
}

/** The features of something: an icon, a name, a sentence. */
export interface FeaturesSection extends SectionBase {
  readonly kind: 'features';
  readonly items: readonly { readonly icon: DrawnIcon; readonly title: string; readonly text: RichText }[];
}

/** The steps to take, in order. */
export interface StepsSection extends SectionBase {
  readonly kind: 'steps';
  readonly items: readonly { readonly title: string; readonly text: RichText }[];
}

/** Short points without an order. */
export interface ListSection extends SectionBase {
  readonly kind: 'list';
  readonly items: readonly RichText[];
}

/** A picture, a name and a text: a link as a whole. */
export interface Tile {
  readonly scene: CoverArtScene;
  readonly title: string;
  readonly text: string;
  readonly href: InternalHref;
}

/** Things to learn, each with its picture. */
export interface TilesSection extends SectionBase {
  readonly kind: 'tiles';
  readonly items: readonly (Tile & { readonly place: string; readonly season: string })[];
}

/** A table whose first column names the row. */
export interface TableSection extends SectionBase {
  readonly kind: 'table';
  /** The line behind which it is folded. @default it stands open */
  readonly fold?: string;
  /** Says what the table holds, for readers who cannot see it at a glance. */
  readonly caption: string;
  readonly columns: readonly [string, ...string[]];
  readonly rows: readonly (readonly [RichText, ...RichText[]])[];
}

/** A question that opens on its answer; `id` is its anchor. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly RichText[];
}

/** Questions and answers. */
export interface FaqSection extends SectionBase {
  readonly kind: 'faq';
  readonly items: readonly Question[];
}

/** Where to go next. */
export interface CardsSection extends SectionBase {
  readonly kind: 'cards';
  readonly items: readonly {
    readonly icon?: DrawnIcon;
    readonly title: string;
    readonly text: string;
    readonly href: InternalHref;
  }[];
}

/** The dashboard of a role as its example account shows it. */
export interface DashboardSection extends SectionBase {
  readonly kind: 'dashboard';
  readonly role: SoldRole;
  /** The tab that is open. @default the first */
  readonly tab?: string;
}

/** Listings as travelers see them. */
export interface ListingsSection extends SectionBase {
  readonly kind: 'listings';
}

/** Something that the reader must know. */
export interface NoticeSection extends SectionBase {
  readonly kind: 'notice';
  /** @default 'info' */
  readonly tone?: 'info' | 'warning';
  readonly text: RichText;
}

/** One part of a page, shown by one component for each kind. */
export type Section =
  | ProseSection
  | FeaturesSection
  | StepsSection
  | ListSection
  | TilesSection
  | TableSection
  | FaqSection
  | CardsSection
  | DashboardSection
  | ListingsSection
  | NoticeSection;

/** The title and description of a page, in the browser's tab and in search engines. */
export interface PageMeta {
  /** Shown as '{title} · Tapa'. */
  readonly title: string;
  readonly description: string;
}

/** A public page. */
export interface PageContent extends PageMeta {
  readonly h1: string;
  /** The sentence or two under the heading. */
  readonly lede: RichText;
  /** The button under it: the first thing to do. */
  readonly action?: TextLink;
  /** Two pictures beside the heading; decoration. */
  readonly art?: readonly [CoverArtScene, CoverArtScene];
  readonly sections: readonly Section[];
}
