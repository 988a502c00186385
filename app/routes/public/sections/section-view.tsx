import type { Section } from '../../../content/types';
import { Cards } from './cards';
import { DataTable } from './data-table';
import { Faq } from './faq';
import { Features } from './features';
import { Notice } from './notice';
import { Prose } from './prose';
import { SectionFrame } from './section-frame';
import { Steps } from './steps';
import { TextList } from './text-list';

/** A section of a page. A notice frames itself; all others stand in the common frame. */
export function SectionView({ section }: { section: Section }) {
  if (section.kind === 'notice') return <Notice section={section} />;
  return (
    <SectionFrame id={section.id} heading={section.heading} intro={section.intro}>
      <SectionBody section={section} />
    </SectionFrame>
  );
}

function SectionBody({ section }: { section: Exclude<Section, { kind: 'notice' }> }) {
  switch (section.kind) {
    case 'prose':
      return <Prose paragraphs={section.paragraphs} />;
    case 'features':
      return <Features items={section.items} />;
    case 'steps':
      return <Steps items={section.items} />;
    case 'list':
      return <TextList items={section.items} />;
    case 'table':
      return <DataTable caption={section.caption} columns={section.columns} rows={section.rows} />;
    case 'faq':
      return <Faq items={section.items} />;
    case 'cards':
      return <Cards items={section.items} />;
  }
}
