import { pagerMessages } from '../../src/i18n/messages/en/components';
import { useMessages } from '../../src/i18n/use-messages';

// Components as the library has none. They stand apart from the stories: what is written in a story's file counts as its data.

/** Says something that is no message. */
export const HardCoded = () => <p title="Hard-coded title">Hard-coded text</p>;

/** Has room for a message in English only. */
export function CutWhenLonger() {
  const t = useMessages(pagerMessages);
  return <p style={{ inlineSize: '2.75em', overflow: 'hidden', whiteSpace: 'nowrap' }}>{t['pager.next']}</p>;
}
