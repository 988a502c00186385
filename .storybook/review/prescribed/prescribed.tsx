import { useState } from 'react';
import { SampleChip } from '../../../src/components/badge';
import { type Choice, Segments, Select } from '../choices';
import { ReviewPage, ReviewSection } from '../page';
import { type CatalogArea, type CatalogEntry, catalog } from './catalog';
import type { Origin } from './read-constants';
import { Value } from './value';
import './prescribed.css';

const ORIGINS: Readonly<Record<Origin, string>> = {
  spec: 'Specification',
  own: 'Our words',
};

type Kind = 'all' | 'prescribed' | 'own' | 'samples';

const KINDS: readonly Choice<Kind>[] = [
  { value: 'all', label: 'All' },
  { value: 'prescribed', label: 'Prescribed' },
  { value: 'own', label: 'Our words' },
  { value: 'samples', label: 'Sample' },
];

/** What of an area is shown. */
function narrowed({ title, prescribed, samples }: CatalogArea, kind: Kind): CatalogArea {
  const shows = ({ origin }: CatalogEntry) => kind === 'all' || (origin === 'own') === (kind === 'own');
  return {
    title,
    prescribed: kind === 'samples' ? [] : prescribed.filter(shows),
    samples: kind === 'all' || kind === 'samples' ? samples : [],
  };
}

/** The texts and numbers that are prescribed, those that may be edited, and sample data. */
export function Prescribed() {
  const [area, setArea] = useState('all');
  const [kind, setKind] = useState<Kind>('all');
  const areas = catalog
    .filter(({ title }) => area === 'all' || title === area)
    .map((part) => narrowed(part, kind))
    .filter(({ prescribed, samples }) => prescribed.length + samples.length > 0);
  return (
    <ReviewPage
      title="Prescribed and sample"
      lede="Read from the code, constant by constant. What cites the specification stays as it is, to the letter. Our words may be edited. Sample data only stands in for an answer that is missing, and always carries its chip."
      controls={
        <>
          <Select label="Part" value={area} onChange={setArea}>
            <option value="all">Everything</option>
            {catalog.map(({ title }) => (
              <option key={title} value={title}>
                {title}
              </option>
            ))}
          </Select>
          <Segments label="Show" choices={KINDS} value={kind} onChange={setKind} />
        </>
      }
    >
      {areas.map(({ title, prescribed, samples }) => (
        <ReviewSection key={title} title={title}>
          {prescribed.length > 0 ? (
            <ul className="prescribed-list review-surface">
              {prescribed.map((entry) => (
                <Entry key={`${entry.file} ${entry.name}`} entry={entry} />
              ))}
            </ul>
          ) : null}
          {samples.length > 0 ? (
            <ul className="prescribed-list review-surface" data-sample="">
              {samples.map((entry) => (
                <Entry key={entry.name} entry={entry} isSample />
              ))}
            </ul>
          ) : null}
        </ReviewSection>
      ))}
    </ReviewPage>
  );
}

function Entry({ entry, isSample = false }: { entry: CatalogEntry; isSample?: boolean }) {
  const { name, value, doc, origin, cites, file } = entry;
  return (
    <li>
      <div className="prescribed-what">
        <Value value={value} />
        {doc === '' ? null : <p>{doc}</p>}
      </div>
      <div className="prescribed-where">
        {isSample ? (
          <SampleChip />
        ) : (
          <span className="prescribed-origin" data-origin={origin}>
            {cites === '' ? ORIGINS[origin] : cites}
          </span>
        )}
        <code>{name}</code>
        <small>{file}</small>
      </div>
    </li>
  );
}
