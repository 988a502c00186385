import { foldText } from '../../../content/fold-text';
import type { FaqSection, Question } from '../../../content/types';
import { plainText } from '../rich-text';

const searchText = ({ question, answer }: Question): string =>
  foldText([question, ...answer.map(plainText)].join(' '));

/** The sections with the questions that hold every word of the search, in any order; all of them for no words. */
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
