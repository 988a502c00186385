import { CONTACT_TOPICS } from '../../../content/pages/contact';
import { email, type FormValues, required } from '../forms/rules';

export const CONTACT_RULES = {
  name: [required('Enter your name.')],
  email: [required('Enter the email that we should answer to.'), email],
  message: [required('Write your question.')],
};

/** A message as it is put together in the browser. */
export interface ContactMessage {
  subject: string;
  body: string;
}

/** Subject and text of a message from the values of the form; an unknown topic counts as the first. */
export function contactMessage({
  topic,
  name = '',
  email: address = '',
  message = '',
}: FormValues): ContactMessage {
  const { label } = CONTACT_TOPICS.find(({ value }) => value === topic) ?? CONTACT_TOPICS[0];
  return { subject: label, body: `${message.trim()}\n\n${name.trim()}\n${address.trim()}` };
}
