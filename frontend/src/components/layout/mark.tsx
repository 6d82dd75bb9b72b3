/** The school's mark: a Roman umbrella pine in a postmark. */
export function Mark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <circle
        cx="24"
        cy="24"
        r="22.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="1.2 2.334"
        strokeLinecap="round"
      />
      <circle cx="24" cy="24" r="18.5" fill="currentColor" />
      <path
        fill="var(--mark-paper, var(--carta))"
        d="M10.5 21.6c.4-4 4.4-6.3 7.4-6 1.5-2.2 4-3 6.2-2.9 2.7 0 4.9 1.1 6.2 3 3.3-.2 6.7 2 7.2 5.9-2.9 1.8-6.3 2-9.3 1.7-.8
          1.8-2.1 2.7-3.3 3.3l.5 9.4h-2.9l.4-9.4c-1.4-.7-2.6-1.6-3.3-3.3-3.1.4-6.3 0-9.1-1.7z"
      />
    </svg>
  );
}
