import * as z from 'zod/mini';
import type { Endpoint } from '#contract/http/endpoint.ts';
import { failure, success } from '#contract/http/envelope.ts';
import { idempotencyHeader } from '../http/once.ts';
import { secretHeader } from '../http/verification-secret.ts';
import { allowedValues } from '../http/route-path.ts';
import { failureResponses } from './failures.ts';

/** Returns the OpenAPI 3.1 document of these endpoints, generated from the schemas that validate them. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  return {
    openapi: '3.1.0',
    info: { title: 'Oak Resort Golf API', version: '1.0.0' },
    paths: groupByPath(endpoints),
    components: {
      schemas: { Failure: jsonSchema(failure, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function groupByPath(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    for (const { path, id } of pathsOf(endpoint))
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, id, path) };
  }
  return paths;
}

/**
 * Returns one path per value of a parameter with fixed values (an endpoint has one at most), since templates of the
 * same shape, such as `offers/{type}` and `offers/{id}`, are ambiguous in OpenAPI.
 */
function pathsOf(endpoint: Endpoint): { path: string; id: string }[] {
  const name = [...endpoint.path.matchAll(/\{(\w+)\}/g)]
    .map(([, parameter = '']) => parameter)
    .find((parameter) => allowedValues(endpoint, parameter));
  if (name === undefined) return [endpoint];
  return (allowedValues(endpoint, name) ?? []).map((value) => ({
    path: endpoint.path.replace(`{${name}}`, value),
    id: `${endpoint.id}_${value}`,
  }));
}

function operation(endpoint: Endpoint, id: string, path: string) {
  const { summary, access, idempotent, secret, params, query, body, result } = endpoint;
  const pathParameters = parametersOf('path', params).filter(({ name }) => path.includes(`{${name}}`));
  const parameters = [
    ...pathParameters,
    ...parametersOf('query', query),
    ...(idempotent ? [keyParameter] : []),
    ...(secret ? [secretParameter] : []),
  ];
  return {
    operationId: id,
    summary,
    ...(access === 'member' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: jsonContent(jsonSchema(body, 'input')) } }),
    responses: {
      200: { description: '성공', content: jsonContent(jsonSchema(success(result), 'output')) },
      ...failureResponses(endpoint),
    },
  };
}

function parametersOf(location: 'path' | 'query', schema: z.ZodMiniType | undefined) {
  if (!schema) return [];
  // A path parameter is documented as what it is parsed to (a number), a query as what may be sent (defaults left out).
  const { properties = {}, required = [] } = jsonSchema(schema, location === 'path' ? 'output' : 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: property,
  }));
}

const keyParameter = {
  name: idempotencyHeader.name,
  in: 'header',
  required: true,
  description: '같은 키와 본문으로 몇 번을 보내도 하루 안에는 한 번만 처리하고, 매번 같은 응답을 보냅니다.',
  schema: { type: 'string', pattern: idempotencyHeader.pattern },
} as const;

const secretParameter = {
  name: secretHeader.name,
  in: 'header',
  required: true,
  description: '본인확인을 요청할 때 받은 비밀값. 요청한 창만 결과를 받습니다.',
  schema: { type: 'string', pattern: secretHeader.pattern },
} as const;

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, { io });
  return converted;
}

const jsonContent = (schema: object) => ({ 'application/json': { schema } });
