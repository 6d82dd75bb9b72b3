import { type LeadReceipt, RECEIPT_ENDPOINT, leadReceipt } from '@school/contracts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getJson } from '#src/lib/api.ts';

/**
 * The delays between requests for the state, in milliseconds. A mail usually leaves within a second. After the last
 * one, polling stops.
 */
const PAUSES = [1000, 1000, 2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000];

/** Whether the mails that are sent at once have been sent; further steps of an office take hours. */
const isSettled = (receipt: LeadReceipt | undefined): boolean =>
  Boolean(receipt?.deliveredAt && (receipt.confirmedAt ?? receipt.refusedAt));

/** The state of a request, polled until its mails are sent. @param id of the request, from the gateway's response. */
export const useReceipt = (id: string): UseQueryResult<LeadReceipt> =>
  useQuery({
    queryKey: [RECEIPT_ENDPOINT, id],
    queryFn: async ({ signal }) => leadReceipt.parse(await getJson(`${RECEIPT_ENDPOINT}/${id}`, signal)),
    staleTime: 0,
    networkMode: 'always',
    refetchInterval: ({ state }) =>
      isSettled(state.data) ? false : (PAUSES[state.dataUpdateCount + state.errorUpdateCount] ?? false),
  });
