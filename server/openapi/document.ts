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
  const { id, summary, access, query, body, result } = endpoint;
  return {
    operationId: id,
    summary,
    ...(access === 'member' && { security: [{ session: [] }] }),
    ...(query && { parameters: queryParameters(query) }),
    ...(body && { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } }),
    responses: {
      200: { description: '성공', content: json(jsonSchema(success(result), 'output')) },
      ...failureResponses(endpoint),
    },
  };
}

function queryParameters(query: z.ZodMiniType) {
  const { properties = {}, required = [] } = jsonSchema(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io });
  return described;
}

const json = (schema: object) => ({ 'application/json': { schema } });
