// Native form submissions: a browser sends them if the site's script has not loaded or may not run.
import { type LeadKind, leadForm, leadKinds } from '@school/contracts';
import type { FastifyRequest } from 'fastify';

/** The kinds of request that have a form on the site, each with its endpoint. */
export const leadEndpoints = leadKinds.flatMap((kind) => {
  const { endpoint } = leadForm(kind);
  return endpoint === null ? [] : [{ kind, endpoint }];
});

export const FORM_CONTENT_TYPE = 'application/x-www-form-urlencoded';
/** The content types of HTML forms: a person reads the response. The forms of the site use the first one. */
const FORM_CONTENT_TYPES = [FORM_CONTENT_TYPE, 'multipart/form-data'];

const kinds = new Map<string, LeadKind>(leadEndpoints.map(({ kind, endpoint }) => [endpoint, kind]));

/** The kind of a native form submission; undefined for every other request. */
export function nativeForm(request: Pick<FastifyRequest, 'headers' | 'routeOptions'>): LeadKind | undefined {
  const contentType = request.headers['content-type']?.toLowerCase() ?? '';
  const isForm = FORM_CONTENT_TYPES.some((type) => contentType.startsWith(type));
  return isForm && request.routeOptions.url ? kinds.get(request.routeOptions.url) : undefined;
}
