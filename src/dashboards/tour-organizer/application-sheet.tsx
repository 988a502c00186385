'use client';
import { Avatar } from '../../components/avatar/index.js';
import { StatusBadge, statusLabel } from '../../components/badge/index.js';
import { SheetFields } from '../../components/side-sheet/index.js';
import { type Application, statusTone } from '../../domain/index.js';
import { statusMessages } from '../../i18n/compiled/en/domain.js';
import { listMessages } from '../../i18n/compiled/en/lists.js';
import { organizerApplicationsMessages } from '../../i18n/compiled/en/organizer.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { SheetContent } from '../shared/index.js';

const WORDS = { ...listMessages, ...organizerApplicationsMessages, ...statusMessages };

/** Returns the content of a sheet about an expert's application. */
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
          tone={statusTone('application', status)}
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
