import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { SiteHref } from '#src/lib/site-href.ts';
import styles from './button.module.css';
import { SiteLink } from './site-link.tsx';

interface Look {
  /**
   * `primary` for the next step of the page, and never twice in one view; `outline` for what stands beside it or leads
   * elsewhere; `paper` for the next step on dark and coloured backgrounds.
   */
  readonly variant?: 'primary' | 'outline' | 'paper' | undefined;
  readonly size?: 'regular' | 'small' | undefined;
}

function look({ variant = 'primary', size = 'regular' }: Look, className?: string): string {
  return [styles.button, styles[variant], styles[size], className].filter(Boolean).join(' ');
}

export function Button({ variant, size, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button type={type} className={look({ variant, size }, className)} {...rest} />;
}

interface LinkButtonProps extends Look {
  readonly href: SiteHref;
  readonly className?: string;
  readonly children: ReactNode;
  /** For a link with an effect besides navigation; it may call `preventDefault`. */
  readonly onClick?: (event: MouseEvent) => void;
}

export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <SiteLink className={look({ variant, size }, className)} {...rest} />;
}

/** A plain text link with an arrow. */
export function ArrowLink({
  href,
  children,
  ...rest
}: {
  readonly href: SiteHref;
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
}) {
  return (
    <SiteLink href={href} className={styles.arrow} {...rest}>
      {children}
    </SiteLink>
  );
}
