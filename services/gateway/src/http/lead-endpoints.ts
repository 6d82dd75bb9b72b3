import { leadForm, leadKinds } from '@school/contracts';

/** The kinds of request that have a form on the site, each with its endpoint. */
export const leadEndpoints = leadKinds.flatMap((kind) => {
  const { endpoint } = leadForm(kind);
  return endpoint === null ? [] : [{ kind, endpoint }];
});
