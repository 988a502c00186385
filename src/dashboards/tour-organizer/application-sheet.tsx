'use client';
import { Avatar } from '../../components/avatar/index.js';
import { StatusBadge, statusLabel } from '../../components/badge/index.js';
import { SheetFields } from '../../components/side-sheet/index.js';
import { type Application, statusTone } from '../../domain/index.js';
import type { SheetContent } from '../shared/index.js';
import { useWords } from './words.js';

/** Returns the content of a sheet about an expert's application. */
export function useApplicationSheet(): (application: Application) => SheetContent {
  const { t } = useWords();
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
