import type { ReactNode } from 'react';
import { CalendarDays, ChevronDown, type DrawnIcon, Info, MapPin, TriangleAlert } from 'tapa-ui/icons';
import type {
  CardsSection,
  FeaturesSection,
  NoticeSection,
  Question,
  RichText,
  Section,
  TableSection,
} from '../../content/types';
import { IconChip, LinkTile, LinkTiles, MoreLink, PanelTitle } from '../../layout/parts';
import { DashboardPreview } from './dashboard-preview';
import { plainText, RichTextView } from './rich-text';
import { SampleListings } from './sample-listings';
import { SceneTile } from './scene-tile';

const WIDE: ReadonlySet<Section['kind']> = new Set(['dashboard', 'listings', 'tiles']);

export function SectionView({ section }: { section: Section }) {
  if (section.kind === 'notice') return <Notice section={section} />;
  return (
    <SectionFrame
      id={section.id}
      heading={section.heading}
      intro={section.intro}
      isWide={WIDE.has(section.kind)}
    >
      <SectionBody section={section} />
    </SectionFrame>
  );
}

function SectionBody({ section }: { section: Exclude<Section, { kind: 'notice' }> }) {
  switch (section.kind) {
    case 'prose':
      return (
        <div className="grid max-w-[68ch] grid-cols-1 gap-4 text-body-l">
          <Paragraphs texts={section.paragraphs} />
        </div>
      );
    case 'features':
      return <Features items={section.items} />;
    case 'steps':
      return (
        <ol role="list" className="grid gap-6">
          {section.items.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4">
              <span className="grid size-10 flex-none place-items-center rounded-pill border border-border-strong font-display text-title-panel">
                {index + 1}
              </span>
              <TitledText title={title} text={text} />
            </li>
          ))}
        </ol>
      );
    case 'list':
      return (
        <ul role="list" className="grid max-w-[68ch] gap-3 text-body-l">
          {section.items.map((text) => (
            <li key={plainText(text)} className="point">
              <RichTextView text={text} />
            </li>
          ))}
        </ul>
      );
    case 'tiles':
      return (
        <ul role="list" className="strip grid gap-4 *:snap-start md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {section.items.map((tile) => (
            <SceneTile key={tile.title} shape="aspect-video" {...tile}>
              <Where icon={MapPin}>{tile.place}</Where>
              <Where icon={CalendarDays}>{tile.season}</Where>
            </SceneTile>
          ))}
        </ul>
      );
    case 'table':
      return section.fold === undefined ? (
        <TextTable {...section} />
      ) : (
        <Disclosure id={`${section.id}-table`} title={section.fold}>
          <div className="pt-1 pb-5">
            <TextTable {...section} />
          </div>
        </Disclosure>
      );
    case 'faq':
      return <Faq items={section.items} />;
    case 'dashboard':
      return <DashboardPreview role={section.role} tab={section.tab} />;
    case 'listings':
      return <SampleListings />;
    case 'cards':
      return <Cards items={section.items} />;
  }
}

const Where = ({ icon: Icon, children }: { icon: DrawnIcon; children: string }) => (
  <p className="mt-1 flex gap-2 text-label">
    <Icon className="mt-0.5 icon-16 text-subtle" aria-hidden="true" />
    {children}
  </p>
);

const Paragraphs = ({ texts }: { texts: readonly RichText[] }) =>
  texts.map((text) => (
    <p key={plainText(text)}>
      <RichTextView text={text} />
    </p>
  ));

const TitledText = ({ title, text }: { title: string; text: RichText }) => (
  <div className="grid content-start gap-1">
    <PanelTitle>{title}</PanelTitle>
    <p className="text-item text-muted">
      <RichTextView text={text} />
    </p>
  </div>
);

export interface SectionFrameProps {
  id: string;
  heading: string;
  intro?: RichText | undefined;
  isWide?: boolean;
  children: ReactNode;
}

export function SectionFrame({ id, heading, intro, isWide = false, children }: SectionFrameProps) {
  return (
    <section
      id={id}
      // Without the picture of a dashboard, which is none on paper, its heading has nothing to announce.
      className={`grid scroll-mt-4 grid-cols-1 gap-5 border-t py-10 lg:py-12 print:has-[[inert]]:hidden ${isWide ? 'lg:gap-6' : 'lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16'}`}
      aria-labelledby={`${id}-heading`}
    >
      <div className="grid content-start gap-2">
        <h2
          id={`${id}-heading`}
          className="font-display text-figure-m leading-[1.25] text-balance"
          tabIndex={-1}
        >
          {heading}
        </h2>
        {intro ? (
          <p className="text-item text-muted">
            <RichTextView text={intro} />
          </p>
        ) : null}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

export function Notice({ section: { id, heading, text, tone = 'info' } }: { section: NoticeSection }) {
  const Icon = tone === 'warning' ? TriangleAlert : Info;
  return (
    <section
      id={id}
      className="group relative mb-10 flex scroll-mt-4 gap-4 rounded-panel border border-brand-soft-border bg-brand-soft p-5 data-[tone=warning]:border-warning-border data-[tone=warning]:bg-warning-soft lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16 lg:px-0"
      data-tone={tone}
      aria-labelledby={`${id}-heading`}
    >
      <Icon
        className="mt-0.5 icon-20 stroke-[1.75] text-on-brand-soft group-data-[tone=warning]:text-warning-text lg:absolute lg:start-5 lg:top-5"
        aria-hidden="true"
      />
      <div className="lg:contents">
        <PanelTitle as="h2" id={`${id}-heading`} className="lg:ps-14" tabIndex={-1}>
          {heading}
        </PanelTitle>
        <p className="mt-1 max-w-[76ch] text-item lg:mt-0 lg:pe-5">
          <RichTextView text={text} />
        </p>
      </div>
    </section>
  );
}

export function Faq({ items, open = false }: { items: readonly Question[]; open?: boolean }) {
  return items.map(({ id, question, answer }) => (
    <Disclosure key={id} id={id} title={question} open={open}>
      <div className="grid max-w-[68ch] justify-items-start gap-2 pt-1 pb-5 text-item text-muted">
        <Paragraphs texts={answer} />
        <MoreLink href={`#${id}`}>Link to this answer</MoreLink>
      </div>
    </Disclosure>
  ));
}

interface DisclosureProps {
  id: string;
  title: string;
  open?: boolean | undefined;
  children: ReactNode;
}

export const Disclosure = ({ id, title, open, children }: DisclosureProps) => (
  <details id={id} className="group scroll-mt-4 border-t" open={open}>
    <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 text-body-l font-semibold hover:text-brand-text [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronDown className="icon-20 stroke-[1.75] text-subtle group-open:rotate-180" aria-hidden="true" />
    </summary>
    {children}
  </details>
);

/** A grid of features: three in one row where their text has room, others in two columns. */
function Features({ items }: Pick<FeaturesSection, 'items'>) {
  const [columns, item] =
    items.length === 3
      ? ['lg:grid-cols-[repeat(auto-fit,minmax(calc(10*var(--tapa-rem,1rem)),1fr))]', 'lg:flex-col']
      : ['sm:grid-cols-2', ''];
  return (
    <ul role="list" className={`grid gap-x-10 gap-y-6 ${columns}`}>
      {items.map(({ icon, title, text }) => (
        <li key={title} className={`flex gap-4 ${item}`}>
          <IconChip icon={icon} />
          <TitledText title={title} text={text} />
        </li>
      ))}
    </ul>
  );
}

function Cards({ items }: Pick<CardsSection, 'items'>) {
  return (
    <LinkTiles className={items.length === 3 ? 'lg:grid-cols-3' : ''}>
      {items.map((item) => (
        <LinkTile key={item.title} hasArrow {...item} />
      ))}
    </LinkTiles>
  );
}

/**
 * A table of texts, whose rows become blocks with column names on small screens. Roles are explicit, because
 * `display: block` removes them. Not the library's `DataTable`: these pages do not load dashboards.css.
 */
function TextTable({ caption, columns, rows }: Pick<TableSection, 'caption' | 'columns' | 'rows'>) {
  return (
    <div className="@container relative overflow-x-auto">
      <table className="w-full border-collapse text-start @max-phone:block" role="table">
        <caption className="sr-only">{caption}</caption>
        {/* Where rows are blocks, for screen readers alone. */}
        <thead className="@max-phone:sr-only" role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column}
                className="pe-4 pb-2 text-caption font-semibold text-muted"
                scope="col"
                role="columnheader"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-phone:block" role="rowgroup">
          {rows.map(([name, ...cells]) => (
            <tr
              key={[name, ...cells].map(plainText).join('\n')}
              className="border-t align-top leading-[1.5715] @max-phone:block @max-phone:py-4 @max-phone:first:border-t-0"
              role="row"
            >
              <th
                className="py-3 pe-4 font-semibold @max-phone:block @max-phone:p-0 @max-phone:text-[length:var(--tapa-text-body-l)]"
                scope="row"
                role="rowheader"
              >
                <RichTextView text={name} />
              </th>
              {cells.map((cell, index) => {
                const column = columns[index + 1] ?? '';
                return (
                  <td
                    key={column}
                    className="py-3 pe-4 text-muted @max-phone:mt-2 @max-phone:block @max-phone:p-0 @max-phone:before:block @max-phone:before:text-caption @max-phone:before:font-semibold @max-phone:before:text-subtle @max-phone:before:content-[attr(data-label)/'']"
                    data-label={column}
                    role="cell"
                  >
                    <RichTextView text={cell} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
