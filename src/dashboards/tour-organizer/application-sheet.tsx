'use client';
import { Avatar } from '../../components/avatar';
import { StatusBadge } from '../../components/badge';
import { SheetFields } from '../../components/side-sheet';
import { type Application, statusBadge, statusLabel } from '../../domain';
import { statusMessages } from '../../i18n/messages/en/domain';
import { applicationFields } from '../../i18n/messages/en/lists';
import { organizerApplicationsMessages } from '../../i18n/messages/en/tour-organizer';
import { useMessages } from '../../i18n/use-messages';
import type { SheetContent } from '../shared';

const WORDS = { ...applicationFields, ...organizerApplicationsMessages, ...statusMessages };

/** What a sheet says of an expert's application. */
export function useApplicationSheet(): (application: Application) => SheetContent {
  const t = useMessages(WORDS);
  return ({ applicantName, tourTitle, expertise, experience, status }) => ({
    title: applicantName,
    lead: <Avatar name={applicantName} size={40} tone="neutral" />,
    subtitle: tourTitle,
    children: (
      <>
        <StatusBadge
          status={status}
          tone={statusBadge('application', status).tone}
          className="t:justify-self-start"
        />
        <SheetFields
          fields={[
            { term: t['list.applicant'], value: applicantName },
            { term: t['list.tour'], value: tourTitle },
            { term: t['organizer.applications.expertise'], value: expertise },
            { term: t['organizer.applications.experience'], value: experience },
            { term: t['list.status'], value: statusLabel(status, t) },
          ]}
        />
      </>
    ),
  });
}
