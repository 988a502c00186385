import '../../styles/forms.css';
import '../../styles/contact.css';
import { OPERATOR } from '../../content/operator';
import { contact } from '../../content/pages/contact';
import { ContactForm } from './contact/contact-form';
import { ContactWays } from './contact/contact-ways';
import { ContentPage } from './content-page';
import { SectionFrame } from './sections/section-frame';

export default function ContactScreen() {
  return (
    <ContentPage
      page={contact}
      after={{
        who: (
          <>
            <ContactWays operator={OPERATOR} />
            <SectionFrame id="write" heading="Write a message">
              <ContactForm />
            </SectionFrame>
          </>
        ),
      }}
    />
  );
}
