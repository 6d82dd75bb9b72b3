import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { SiteHref } from '#src/lib/site-href.ts';
import styles from './button.module.css';
import { SiteLink } from './site-link.tsx';

interface Look {
  /** `primary` once a screen; `outline` beside it; `paper` on ink and colour. */
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
  /** For a link that does more than lead to its page; it may prevent that. */
  readonly onClick?: (event: MouseEvent) => void;
}

export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <SiteLink className={look({ variant, size }, className)} {...rest} />;
}

/** A quiet link that leads on: words, then an arrow that leans forward. */
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
