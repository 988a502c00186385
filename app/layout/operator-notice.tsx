import { Banner } from 'tapa-ui/banner';
import type { PublicPath } from '../routes/table';

/** Tasks of whoever runs the marketplace before a page is for readers (app/README.md, Before you open). */
export const OPERATOR_NOTES: Partial<Record<string, string>> = {
  '/auth': 'The forms send nothing until AuthScreen is given onSignIn and onRegister.',
  '/contact':
    'The form sends nothing until ContactForm is connected. Your address goes into app/content/operator.ts.',
  '/terms':
    'A template: all of this page stands in app/content/pages/terms.ts. Have your text checked by a lawyer.',
  '/privacy':
    'The second part is a template: app/content/pages/privacy.ts. Only you know what your servers keep.',
  '/demo-portals': 'Demo accounts can be opened only where the demo API runs: npm start, npm run preview.',
} satisfies Partial<Record<PublicPath, string>>;

/** A note to whoever runs the marketplace. Only development builds show it: readers have no use for it. */
export function OperatorNotice({ path }: { path: string }) {
  const note = OPERATOR_NOTES[path];
  return note === undefined ? null : (
    <Banner tone="info">{note} Readers do not see this notice: see Before you open in app/README.md.</Banner>
  );
}
