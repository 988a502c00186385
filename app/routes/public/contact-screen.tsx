import { type ReactNode, useState } from 'react';
import { ActionButton, useAction } from 'tapa-ui/action-button';
import { Button, ButtonRow } from 'tapa-ui/button';
import { OPERATOR, type Operator } from '../../content/operator';
import { CONTACT_NOT_CONNECTED, CONTACT_TOPICS, page } from '../../content/pages/contact';
import { TextLink } from '../../layout/parts';
import { ContentPage } from './content-page';
import { Field } from './forms/field';
import type { FormValues } from './forms/form-values';
import { email, required, useForm, useKeptEntries } from './forms/use-form';
import { SectionFrame } from './sections';

export default function ContactScreen() {
  return (
    <ContentPage
      page={page}
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

export function ContactWays({ operator: { name, email, phone, address } }: { operator: Operator }) {
  const ways: [term: string, value: ReactNode][] = [
    ['Name', name],
    ['Email', email && <TextLink href={`mailto:${email}`}>{email}</TextLink>],
    [
      'Phone',
      phone && (
        <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <bdi>{phone}</bdi>
        </TextLink>
      ),
    ],
    ['Post', address?.join(', ')],
  ];
  return (
    <SectionFrame id="ways" heading="Ways to reach us">
      {email || phone || address?.length ? (
        <dl className="grid gap-3">
          {ways.map(([term, value]) =>
            value ? (
              <div key={term} className="grid grid-cols-[96px_minmax(0,1fr)] gap-4 text-body-l">
                <dt className="text-muted">{term}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      ) : (
        <p className="max-w-[68ch] text-body-l">
          We have no address to show here yet. Your host, guide or agent can be reached through the details in
          your booking.
        </p>
      )}
    </SectionFrame>
  );
}

export const CONTACT_RULES = {
  name: [required('Enter your name.')],
  email: [required('Enter the email that we should answer to.'), email],
  message: [required('Write your question.')],
};

interface ContactMessage {
  subject: string;
  body: string;
}

export function contactMessage({
  topic,
  name = '',
  email: address = '',
  message = '',
}: FormValues): ContactMessage {
  const { label } = CONTACT_TOPICS.find(({ value }) => value === topic) ?? CONTACT_TOPICS[0];
  return { subject: label, body: `${message.trim()}\n\n${name.trim()}\n${address.trim()}` };
}

/** Composes a message for the reader to send from their own mail. */
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
      <form className="grid grid-cols-1 gap-5" {...formProps} onReset={() => setMessage(undefined)}>
        <Field as="select" label="What is it about?" name="topic">
          {CONTACT_TOPICS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
        <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
          <Field label="Your name" name="name" autoComplete="name" error={errors.name} />
          <Field label="Your email" name="email" type="email" autoComplete="email" error={errors.email} />
        </div>
        <Field
          as="textarea"
          className="resize-y py-2.5 leading-[1.6]"
          label="Your message"
          name="message"
          rows={6}
          hint="Names of places, dates and a booking number help. No passwords or card numbers, please."
          error={errors.message}
        />
        <div className="grid grid-cols-1 justify-items-start gap-3">
          <Button type="submit" variant="primary">
            Prepare message
          </Button>
          <p className="text-label text-muted">{CONTACT_NOT_CONNECTED}</p>
        </div>
      </form>
      {/* The key resets the result of copying for each message. */}
      <div role="status">
        {message ? <ReadyMessage key={`${message.subject}\n${message.body}`} message={message} /> : null}
      </div>
    </>
  );
}

function ReadyMessage({ message: { subject, body } }: { message: ContactMessage }) {
  const [copied, setCopied] = useState<boolean>();
  const copy = useAction(async () => navigator.clipboard.writeText(`${subject}\n\n${body}`), {
    onDone: () => setCopied(true),
    // Browsers refuse outside of secure contexts, and readers may refuse too.
    onError: () => setCopied(false),
  });
  return (
    <div className="mt-5 grid justify-items-start gap-3 rounded-card border border-brand-soft-border bg-brand-soft p-4 leading-[1.5715]">
      <p>Your message is ready. It was not sent.</p>
      <blockquote className="whitespace-pre-wrap wrap-anywhere">
        <strong>{subject}</strong>
        <span>{`\n\n${body}`}</span>
      </blockquote>
      <ButtonRow>
        <ActionButton action={copy} workingLabel="Copying">
          Copy message
        </ActionButton>
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
