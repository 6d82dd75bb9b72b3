/** @jest-environment ./infra/testing/browser-environment.mjs */
// The page of a receipt, and how long it polls. `fetch` is replaced, because jsdom has none.
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnPage } from '#src/testing/on-page.tsx';
import { noAnswer, problem } from '#src/testing/fake-gateway.ts';
import { ReceiptPage } from './receipt-page.tsx';

let ids = 0;
/** Each test has its own request, because query results are cached. */
const anId = () => `0193b7a0-5c1e-8f00-a000-${String((ids += 1)).padStart(12, '0')}`;
const received = {
  riferimento: 'TRA-7K3Q-F2MX',
  title: 'Richiesta di traduzione',
  receivedAt: '2026-11-26T09:41:00.000Z',
  deliveredAt: null,
  office: 'Ufficio traduzioni',
  confirmedAt: null,
  refusedAt: null,
  takenAt: null,
  answeredAt: null,
  dismissedAt: null,
  due: 'venerdì 27 novembre 2026 alle ore 10:41',
};
const delivered = { ...received, deliveredAt: '2026-11-26T09:42:00.000Z', confirmedAt: '2026-11-26T09:42:01.000Z' };

let asked: string[];
function answer(next: () => Response | Error): void {
  globalThis.fetch = async (path) => {
    asked.push(path as string);
    const given = next();
    if (given instanceof Error) throw given;
    return given;
  };
}
const open = (id: string) => renderOnPage(<ReceiptPage />, `/ricevuta#${id}`);

beforeEach(() => void (asked = []));
afterEach(() => void jest.useRealTimers());

it('changes from received to delivered, and stops polling once the mails are sent', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-26T09:42:03Z'), advanceTimers: true });
  const id = anId();
  answer(() => Response.json(received));
  await open(id);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Ricevuta'));
  answer(() => Response.json(delivered));
  await act(() => jest.advanceTimersByTimeAsync(1100));
  expect(screen.getByRole('status').textContent).toBe('Consegnata all’ufficio traduzioni alle 10:42');
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(asked).toEqual([`/api/ricevute/${id}`, `/api/ricevute/${id}`]);
});

it('stops polling after a time if the mail is not sent', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  answer(() => Response.json(received));
  await open(anId());
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  const times = asked.length;
  await act(() => jest.advanceTimersByTimeAsync(6_000_000));
  expect([times <= 11, asked.length]).toEqual([true, times]);
});

it('shows days later the events and the deadline of the reply', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T09:00:00Z'), advanceTimers: true });
  const taken = { ...delivered, takenAt: '2026-11-26T13:05:00.000Z' };
  answer(() => Response.json(taken));
  await open(anId());
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Presa in carico il 26 novembre alle 14:05'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ricevuta giovedì 26 novembre 2026 alle ore 10:41',
    'Consegnata all’ufficio traduzioni giovedì 26 novembre 2026 alle ore 10:42',
    'Conferma inviata per e-mail giovedì 26 novembre 2026 alle ore 10:42',
    'Presa in carico giovedì 26 novembre 2026 alle ore 14:05',
  ]);
  expect(screen.getByText('La risposta arriva entro venerdì 27 novembre 2026 alle ore 10:41.')).toBeTruthy();
});

it('says that a request was closed without an answer, and promises none', async () => {
  answer(() => Response.json({ ...delivered, dismissedAt: '2026-11-26T13:05:00.000Z' }));
  await open(anId());
  await screen.findByText('Chiusa senza risposta', { selector: 'strong' });
  expect(screen.queryByText(/La risposta arriva/)).toBeNull();
});

it('says that the confirmation was refused by the e-mail address', async () => {
  answer(() => Response.json({ ...delivered, confirmedAt: null, refusedAt: delivered.confirmedAt }));
  await open(anId());
  await screen.findByText(/non è arrivata nessuna conferma/);
});

it.each(['', 'pippo', '..', '0193b7a0-5c1e-8f00-a000-00000000000'])(
  'asks nobody for a link that is none: #%s',
  async (id) => {
    answer(() => problem(404));
    await open(id);
    await screen.findByRole('heading', { name: 'Questa ricevuta non c’è' });
    expect(asked).toEqual([]);
  },
);

it('says that an unknown request does not exist', async () => {
  answer(() => problem(404));
  await open(anId());
  await screen.findByRole('heading', { name: 'Questa ricevuta non c’è' });
});

it.each([
  ['no answer comes', noAnswer, 'La connessione non ha risposto. La richiesta è al sicuro.'],
  ['the state cannot be read', () => problem(503), 'Spiegazione della scuola.'],
])('says what to do while %s, and reads it at a press', async (_what, failure, words) => {
  answer(failure);
  await open(anId());
  await screen.findByText(words);
  answer(() => Response.json(delivered));
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await screen.findByText('TRA-7K3Q-F2MX');
});
