import '../../styles/sections.css';
import type { ReactNode } from 'react';
import { ChevronDown, ChevronRight, Info, TriangleAlert } from 'tapa-ui/icons';
import type {
  CardsSection,
  FeaturesSection,
  NoticeSection,
  Question,
  RichText,
  Section,
  TableSection,
} from '../../content/types';
import { RouterLink } from '../../layout/router-link';
import { ContentIconPicture } from './content-icon';
import { DashboardPreview } from './dashboard-preview';
import { plainText, RichTextView } from './rich-text';

/** A section of a page. A notice frames itself; all others stand in the common frame. */
export function SectionView({ section }: { section: Section }) {
  if (section.kind === 'notice') return <Notice section={section} />;
  return (
    <SectionFrame
      id={section.id}
      heading={section.heading}
      intro={section.intro}
      isWide={section.kind === 'dashboard'}
    >
      <SectionBody section={section} />
    </SectionFrame>
  );
}

function SectionBody({ section }: { section: Exclude<Section, { kind: 'notice' }> }) {
  switch (section.kind) {
    case 'prose':
      return (
        <div className="app-prose">
          <Paragraphs texts={section.paragraphs} />
        </div>
      );
    case 'features':
      return <Features items={section.items} />;
    case 'steps':
      return (
        <ol className="app-steps">
          {section.items.map(({ title, text }) => (
            <li key={title} className="app-step">
              <TitledText title={title} text={text} />
            </li>
          ))}
        </ol>
      );
    case 'list':
      return (
        <ul className="app-points">
          {section.items.map((text) => (
            <li key={plainText(text)}>
              <RichTextView text={text} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <TextTable caption={section.caption} columns={section.columns} rows={section.rows} />;
    case 'faq':
      return <Faq items={section.items} />;
    case 'dashboard':
      return <DashboardPreview role={section.role} />;
    case 'cards':
      return <Cards items={section.items} />;
  }
}

const Paragraphs = ({ texts }: { texts: readonly RichText[] }) =>
  texts.map((text) => (
    <p key={plainText(text)}>
      <RichTextView text={text} />
    </p>
  ));

const TitledText = ({ title, text }: { title: string; text: RichText }) => (
  <>
    <h3 className="app-panel-title">{title}</h3>
    <p className="app-item-text">
      <RichTextView text={text} />
    </p>
  </>
);

export interface SectionFrameProps {
  /** Anchor of the section. */
  id: string;
  heading: string;
  intro?: RichText | undefined;
  /** True where the content has the page's whole width, below the heading. @default false */
  isWide?: boolean;
  children: ReactNode;
}

/** A part of a page: its heading beside its content where there is room, above it elsewhere. */
export function SectionFrame({ id, heading, intro, isWide = false, children }: SectionFrameProps) {
  return (
    <section
      id={id}
      className={isWide ? 'app-section app-section-wide' : 'app-section'}
      aria-labelledby={`${id}-heading`}
    >
      <div className="app-section-head">
        <h2 id={`${id}-heading`} className="app-section-title" tabIndex={-1}>
          {heading}
        </h2>
        {intro ? (
          <p className="app-section-intro">
            <RichTextView text={intro} />
          </p>
        ) : null}
      </div>
      <div className="app-section-body">{children}</div>
    </section>
  );
}

/** Something that the reader must know. */
export function Notice({ section: { id, heading, text, tone = 'info' } }: { section: NoticeSection }) {
  const Icon = tone === 'warning' ? TriangleAlert : Info;
  return (
    <section id={id} className="app-notice" data-tone={tone} aria-labelledby={`${id}-heading`}>
      <Icon className="app-icon app-notice-icon" aria-hidden="true" />
      <div>
        <h2 id={`${id}-heading`} className="app-panel-title" tabIndex={-1}>
          {heading}
        </h2>
        <p className="app-notice-text">
          <RichTextView text={text} />
        </p>
      </div>
    </section>
  );
}

export interface FaqProps {
  items: readonly Question[];
  /** Opens all answers, e.g. when a search has left only a few. @default false */
  open?: boolean;
}

/** Questions that open on their answers. Each has an anchor, which `useRouteFocus` opens. */
export function Faq({ items, open = false }: FaqProps) {
  return items.map(({ id, question, answer }) => (
    <details key={id} id={id} className="app-question" open={open}>
      <summary className="app-question-head">
        {question}
        <ChevronDown className="app-icon app-question-mark" aria-hidden="true" />
      </summary>
      <div className="app-answer">
        <Paragraphs texts={answer} />
        <RouterLink className="app-more" href={`#${id}`}>
          Link to this answer
        </RouterLink>
      </div>
    </details>
  ));
}

/** The features of something, in two columns where there is room. */
function Features({ items }: Pick<FeaturesSection, 'items'>) {
  return (
    <ul className="app-features">
      {items.map(({ icon, title, text }) => (
        <li key={title} className="app-feature">
          <span className="app-chip">
            <ContentIconPicture icon={icon} />
          </span>
          <div>
            <TitledText title={title} text={text} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Where to go next: joined tiles, each a link as a whole. */
function Cards({ items }: Pick<CardsSection, 'items'>) {
  return (
    <ul className="app-cards">
      {items.map(({ icon, title, text, href }) => (
        <li key={title} className="app-card">
          {icon ? <ContentIconPicture icon={icon} className="app-card-icon" /> : null}
          <h3 className="app-panel-title">
            <RouterLink className="app-stretched" href={href}>
              {title}
            </RouterLink>
          </h3>
          <p className="app-muted">{text}</p>
          <ChevronRight className="app-icon-16 app-icon-directional app-card-arrow" aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}

// Where rows are blocks, `display: block` takes a table's roles away: they are given by hand.
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/**
 * A table of texts; on small screens every row becomes a block with its column names. The library's `DataTable` pages
 * through rows of data in a panel, and its styles come with dashboards.css, which these pages do without.
 */
function TextTable({ caption, columns, rows }: Pick<TableSection, 'caption' | 'columns' | 'rows'>) {
  return (
    <div className="app-table-room">
      <table className="app-table" {...ROLES.table}>
        <caption className="app-table-caption">{caption}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {columns.map((column) => (
              <th key={column} scope="col" {...ROLES.columnHeader}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map(([name, ...cells]) => (
            <tr key={[name, ...cells].map(plainText).join('\n')} {...ROLES.row}>
              <th scope="row" {...ROLES.rowHeader}>
                <RichTextView text={name} />
              </th>
              {cells.map((cell, index) => {
                const column = columns[index + 1] ?? '';
                return (
                  <td key={column} data-label={column} {...ROLES.cell}>
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
