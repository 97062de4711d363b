import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { failure, success } from '#contract/envelope.ts';
import { failureResponses } from './failures.ts';

/** The OpenAPI 3.1 document of these calls, generated from the schemas that validate them. */
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
  for (const each of endpoints) {
    paths[each.path] = { ...paths[each.path], [each.method.toLowerCase()]: operation(each) };
  }
  return paths;
}

function operation(endpoint: Endpoint) {
  const { id, summary, access, params, query, body, result } = endpoint;
  const parameters = [...parametersOf('path', params), ...parametersOf('query', query)];
  return {
    operationId: id,
    summary,
    ...(access === 'member' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } }),
    responses: {
      200: { description: '성공', content: json(jsonSchema(success(result), 'output')) },
      ...failureResponses(endpoint),
    },
  };
}

function parametersOf(place: 'path' | 'query', schema: z.ZodMiniType | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, place === 'path' ? 'output' : 'input');
  return Object.entries(properties).map(([name, described]) => ({ name, in: place, required: required.includes(name), schema: described }));
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io });
  return described;
}

const json = (schema: object) => ({ 'application/json': { schema } });
