import { type LeadReceipt, RECEIPT_ENDPOINT, leadReceipt } from '@school/contracts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getJson } from '#src/lib/api.ts';

/** Between two looks at the state, in milliseconds: a mail usually leaves within a second. After the last it ends. */
const PAUSES = [1000, 1000, 2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000];

/** Whether the mails that leave at once have left; what an office does next takes hours. */
const isSettled = (receipt: LeadReceipt | undefined): boolean =>
  Boolean(receipt?.deliveredAt && (receipt.confirmedAt ?? receipt.refusedAt));

/** The state of a request, read until its mails have left. @param id of the request, as the gateway has answered. */
export const useReceipt = (id: string): UseQueryResult<LeadReceipt> =>
  useQuery({
    queryKey: [RECEIPT_ENDPOINT, id],
    queryFn: async ({ signal }) => leadReceipt.parse(await getJson(`${RECEIPT_ENDPOINT}/${id}`, signal)),
    staleTime: 0,
    networkMode: 'always',
    refetchInterval: ({ state }) =>
      isSettled(state.data) ? false : (PAUSES[state.dataUpdateCount + state.errorUpdateCount] ?? false),
  });
