// The icons of the social networks, each with its accessible name.
import type { School } from '@school/catalog';

type Network = keyof School['social'];

const signs: Readonly<Record<Network, { readonly name: string; readonly path: string }>> = {
  facebook: { name: 'Facebook', path: 'M17 4h-2a4 4 0 0 0-4 4v13M7.5 12.5H16' },
  instagram: {
    name: 'Instagram',
    path: 'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4 4.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm5-1.200v.1',
  },
  linkedin: { name: 'LinkedIn', path: 'M6 10v10M6 5v.1M11 20V10m0 4.5a3.8 3.8 0 0 1 7.5 0V20' },
  youtube: {
    name: 'YouTube',
    path: 'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5Zm4 3.700v5.600l5-2.8Z',
  },
};

export function SocialIcon({ network }: { readonly network: Network }) {
  const { name, path } = signs[network];
  return (
    <>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      <span className="visually-hidden">{name}</span>
    </>
  );
}
