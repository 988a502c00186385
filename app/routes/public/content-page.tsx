import '../../styles/page.css';
import { Fragment, type ReactNode } from 'react';
import { CoverArt } from 'tapa-ui/cover-art';
import type { PageContent } from '../../content/types';
import { useKeptParts } from '../../layout/kept-state';
import { usePageMeta } from '../../layout/page-meta';
import { useRouteFocus } from '../../layout/route-focus';
import { RichTextView } from './rich-text';
import { SectionView } from './sections';

export interface ContentPageProps {
  page: PageContent;
  /** Stands between the introduction and the sections: what can be done on the page. */
  children?: ReactNode;
  /** Stands after the section of that id. */
  after?: Readonly<Record<string, ReactNode>>;
}

/** A public page: heading, introduction, what can be done, sections. */
export function ContentPage({ page, children, after = {} }: ContentPageProps) {
  usePageMeta(page);
  useRouteFocus();
  useKeptParts();
  return (
    <div className="app-wrap app-page">
      <div className="app-page-head">
        <div className="app-page-intro">
          <h1 className="app-page-title" tabIndex={-1}>
            {page.h1}
          </h1>
          <p className="app-page-lede">
            <RichTextView text={page.lede} />
          </p>
        </div>
        {page.art ? <PageCloth art={page.art} /> : null}
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

/** A strip of the landing mosaic. */
function PageCloth({ art: [first, second] }: { art: NonNullable<PageContent['art']> }) {
  return (
    <div className="app-page-cloth" aria-hidden="true">
      <CoverArt scene={first} />
      <span className="app-page-cloth-pattern" />
      <CoverArt scene={second} />
    </div>
  );
}
