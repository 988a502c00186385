import { Fragment, type ReactNode } from 'react';
import { Button } from 'tapa-ui/button';
import { CoverArt } from 'tapa-ui/cover-art';
import type { PageContent } from '../../content/types';
import { useKeptParts } from '../../layout/kept-state';
import { usePageMeta } from '../../layout/page-meta';
import { useRouteFocus } from '../../layout/route-focus';
import { RichTextView } from './rich-text';
import { SectionView } from './sections';

export interface ContentPageProps {
  page: PageContent;
  /** Interactive part between the introduction and the sections. */
  children?: ReactNode;
  /** Elements after sections, by section id. */
  after?: Readonly<Record<string, ReactNode>>;
}

export function ContentPage({ page, children, after = {} }: ContentPageProps) {
  usePageMeta(page);
  useRouteFocus();
  useKeptParts();
  return (
    <div className="page-wrap pt-10 pb-20 md:pt-14">
      <div
        className={`grid grid-cols-1 items-center gap-8 pb-10 has-[+search]:pb-6! lg:gap-16 lg:pb-14 ${page.art ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : ''}`}
      >
        <div className="grid min-w-0 gap-3">
          <h1
            className="font-display text-title-page text-balance wrap-anywhere max-md:text-[calc(1.625*var(--tapa-rem,1rem))] lg:text-display-l"
            tabIndex={-1}
          >
            {page.h1}
          </h1>
          <p className="max-w-[60ch] text-lede text-muted">
            <RichTextView text={page.lede} />
          </p>
          {page.action ? (
            <Button href={page.action.href} variant="primary" size="lg" className="mt-2 justify-self-start">
              {page.action.text}
            </Button>
          ) : null}
        </div>
        {page.art ? (
          <PageCloth art={page.art} className={page.action ? 'max-lg:h-32' : 'max-lg:hidden'} />
        ) : null}
      </div>
      {children}
      {page.sections.map((section) => (
        <Fragment key={section.id}>
          <SectionView section={section} />
          {after[section.id]}
        </Fragment>
      ))}
    </div>
  );
}

function PageCloth({
  art: [first, second],
  className,
}: {
  art: NonNullable<PageContent['art']>;
  className: string;
}) {
  return (
    <div className={`cloth h-50 grid-cols-[1fr_72px_1fr] print:hidden ${className}`} aria-hidden="true">
      <CoverArt scene={first} />
      <span className="printed bg-art-dark" />
      <CoverArt scene={second} />
    </div>
  );
}
