import { useState } from 'react';
import { Button, ButtonRow } from 'tapa-ui/button';
import { OPERATOR } from '../../../content/operator';
import { CONTACT_NOT_CONNECTED, CONTACT_TOPICS } from '../../../content/pages/contact';
import { SelectField, TextAreaField, TextField } from '../forms/field';
import { useForm } from '../forms/use-form';
import { useKeptEntries } from '../forms/use-kept-entries';
import { CONTACT_RULES, type ContactMessage, contactMessage } from './contact-rules';

/** Puts a message together; sending it is left to the reader's own mail. */
export function ContactForm() {
  const [message, setMessage] = useState<ContactMessage>();
  const { errors, formProps } = useForm({
    rules: CONTACT_RULES,
    onValid: (values) => {
      setMessage(contactMessage(values));
      return undefined;
    },
  });
  useKeptEntries(formProps.ref, 'contact');
  return (
    <>
      <form className="app-form" {...formProps} onReset={() => setMessage(undefined)}>
        <SelectField label="What is it about?" name="topic">
          {CONTACT_TOPICS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <div className="app-field-row">
          <TextField label="Your name" name="name" autoComplete="name" error={errors.name} />
          <TextField label="Your email" name="email" type="email" autoComplete="email" error={errors.email} />
        </div>
        <TextAreaField
          label="Your message"
          name="message"
          rows={6}
          hint="Names of places, dates and a booking number help. No passwords or card numbers, please."
          error={errors.message}
        />
        <div className="app-form-end">
          <Button type="submit" variant="primary">
            Put my message together
          </Button>
          <p className="app-form-note">{CONTACT_NOT_CONNECTED}</p>
        </div>
      </form>
      {/* By a key, so that nothing that was said of the message before is said of this one. */}
      <div role="status">{message ? <ReadyMessage key={keyOf(message)} message={message} /> : null}</div>
    </>
  );
}

const keyOf = ({ subject, body }: ContactMessage): string => `${subject}\n${body}`;

function ReadyMessage({ message: { subject, body } }: { message: ContactMessage }) {
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${subject}\n\n${body}`);
      setCopied(true);
    } catch {
      setCopied(false); // Browsers refuse outside secure pages, and readers may refuse.
    }
  };
  return (
    <div className="app-form-result">
      <p>Your message is ready. It was not sent.</p>
      <blockquote className="app-message">
        <strong>{subject}</strong>
        {`\n\n${body}`}
      </blockquote>
      <ButtonRow>
        <Button onClick={copy}>Copy message</Button>
        {OPERATOR.email ? (
          <Button href={mailAddress(OPERATOR.email, subject, body)}>Open in my mail</Button>
        ) : null}
      </ButtonRow>
      {copied === undefined ? null : (
        <p>{copied ? 'Copied.' : 'Copying was not possible. Select the text and copy it by hand.'}</p>
      )}
    </div>
  );
}

const mailAddress = (to: string, subject: string, body: string): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
