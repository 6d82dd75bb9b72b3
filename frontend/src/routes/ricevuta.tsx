import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#src/content/route-head.ts';
import { ReceiptPage } from '#src/features/receipt/receipt-page.tsx';

export const Route = createFileRoute('/ricevuta')({ head: () => routeHead('/ricevuta'), component: ReceiptPage });
