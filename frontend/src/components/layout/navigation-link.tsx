import { SiteLink } from '#src/components/ui/site-link.tsx';
import type { NavigationEntry } from '#src/content/navigation.ts';

/** An entry of the menu or the footer; plain text if the owner has given no URL. */
export const NavigationLink = ({ label, href }: NavigationEntry) =>
  href === null ? <span>{label}</span> : <SiteLink href={href}>{label}</SiteLink>;
