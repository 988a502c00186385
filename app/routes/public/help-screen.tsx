import { useRef, useState } from 'react';
import { Button } from 'tapa-ui/button';
import { EmptyState } from 'tapa-ui/empty-state';
import { foldText } from '../../content/fold-text';
import { page } from '../../content/pages/help';
import type { FaqSection, Question, Section } from '../../content/types';
import { ContentPage } from './content-page';
import { Field } from './forms/field';
import { type FormValues, formValues } from './forms/form-values';
import { useKeptEntries } from './forms/use-form';
import { plainText } from './rich-text';
import { Faq, SectionFrame } from './sections';

const isFaq = (section: Section): section is FaqSection => section.kind === 'faq';
const QUESTIONS = page.sections.filter(isFaq);
const REST = { ...page, sections: page.sections.filter((section) => !isFaq(section)) };

const OPEN_UP_TO = 3;

export default function HelpScreen() {
  const form = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useState('');
  const searchFor = ({ q = '' }: FormValues) => setSearch(q);
  useKeptEntries(form, 'help', searchFor);
  const found = searchQuestions(QUESTIONS, search);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  const isSearching = search.trim() !== '';
  return (
    <ContentPage page={REST}>
      <search className="grid min-h-26 max-w-[560px] gap-2">
        {/* Searches on input. Submitting does nothing, even before hydration. */}
        <form
          className="grid grid-cols-1 gap-5"
          ref={form}
          method="dialog"
          onChange={({ currentTarget }) => searchFor(formValues(currentTarget))}
        >
          <Field
            label="Search the answers"
            name="q"
            type="search"
            placeholder="cancel, points, password"
            autoComplete="off"
            enterKeyHint="search"
            required={false}
          />
        </form>
        <p className="text-muted" role="status">
          {isSearching ? `${count} ${count === 1 ? 'answer' : 'answers'} found` : ''}
        </p>
      </search>
      {count === 0 ? (
        <EmptyState
          title="No answer with these words"
          headingLevel={2}
          action={
            <Button variant="secondary" href="/contact">
              Ask us
            </Button>
          }
        >
          Try fewer or other words, or write to us.
        </EmptyState>
      ) : (
        found.map(({ id, heading, items }) => (
          <SectionFrame key={id} id={id} heading={heading}>
            <Faq items={items} open={isSearching && count <= OPEN_UP_TO} />
          </SectionFrame>
        ))
      )}
    </ContentPage>
  );
}

const searchText = ({ question, answer }: Question): string =>
  foldText([question, ...answer.map(plainText)].join(' '));

export function searchQuestions(sections: readonly FaqSection[], search: string): readonly FaqSection[] {
  const words = foldText(search).split(' ').filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      items: section.items.filter((item) => {
        const text = searchText(item);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}
