import '../../styles/forms.css';
import { useState } from 'react';
import { Button } from 'tapa-ui/button';
import { EmptyState } from 'tapa-ui/empty-state';
import { help } from '../../content/pages/help';
import type { FaqSection, Section } from '../../content/types';
import { ContentPage } from './content-page';
import { TextField } from './forms/field';
import { searchQuestions } from './help/search-questions';
import { Faq } from './sections/faq';
import { SectionFrame } from './sections/section-frame';

const isFaq = (section: Section): section is FaqSection => section.kind === 'faq';
const QUESTIONS = help.sections.filter(isFaq);
const REST = { ...help, sections: help.sections.filter((section) => !isFaq(section)) };

/** So few answers are shown open. */
const OPEN_UP_TO = 3;

export default function HelpScreen() {
  const [search, setSearch] = useState('');
  const found = searchQuestions(QUESTIONS, search);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  const isSearching = search.trim() !== '';
  return (
    <ContentPage page={REST}>
      <search className="app-help-search">
        <form className="app-form" onSubmit={(event) => event.preventDefault()}>
          <TextField
            label="Search the answers"
            name="q"
            type="search"
            placeholder="cancel, points, password"
            autoComplete="off"
            enterKeyHint="search"
            required={false}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </form>
        <p className="app-muted" role="status">
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
