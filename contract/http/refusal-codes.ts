import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './envelope.ts';

/** The part of an endpoint that decides; the endpoints of the back office have it as well. */
type Refusing = Omit<Endpoint, 'path' | 'access'> & { readonly access: string };

type Applies = (endpoint: Refusing) => boolean;

const always: Applies = () => true;
const hasBody: Applies = ({ body }) => body !== undefined;
const hasParameters: Applies = ({ query, params }) => query !== undefined || params !== undefined;
/** Lists and pages without items are empty results, not 404. */
const isList: Applies = ({ result }) =>
  result instanceof z.ZodMiniArray || (result instanceof z.ZodMiniObject && 'page' in result.shape);

const rules: readonly (readonly [ErrorCode, Applies])[] = [
  ['400', (endpoint) => hasBody(endpoint) || hasParameters(endpoint)],
  ['401', always],
  ['403', ({ confirmed }) => confirmed === true],
  [
    '404',
    (endpoint) =>
      endpoint.access === 'public' && endpoint.limit === undefined && !isList(endpoint) && hasParameters(endpoint),
  ],
  ['413', hasBody],
  ['414', hasParameters],
  ['415', hasBody],
  ['422', ({ idempotent }) => idempotent === true],
  ['423', ({ limit }) => limit === 'credentials'],
  ['429', ({ limit }) => limit !== undefined],
  ['500', always],
  ['503', always],
];

/** Returns the error codes that the OpenAPI document lists for an endpoint. */
export const refusalCodesOf = (endpoint: Refusing): readonly ErrorCode[] =>
  rules.flatMap(([code, applies]) => (applies(endpoint) ? [code] : []));
