// Stands for frontend/src/content/office-mailboxes.ts in Jest: the build hands it a part of the owner's file.
import school from '../../school.json' with { type: 'json' };

export const officeMailboxes = Object.fromEntries(
  Object.entries(school.offices).map(([office, { email }]) => [office, email]),
);
